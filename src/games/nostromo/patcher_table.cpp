#include "nostromo/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

constexpr std::array<Phase, 12> kPhases = {{
    {"placement", Step::turn_start, false, true},
    {"window_a", Step::window_a},
    {"hunt", Step::action},
    {"window_r", Step::reveal},
    {"window_b", Step::window_b},
    {"hunt_end", Step::hunt_end},
    {"escape_check", Step::escape_check, true},
    {"window_c", Step::window_c, true},
    {"recovery", Step::android_hunt, true},
    {"draws", Step::draws, true},
    {"pick_up", Step::pick_up, true},
    {"window_d", Step::window_d, true, true},
}};

}  // namespace

void Patcher::place_object(const std::string& name, const json& place) {
  const Kind object = to_kind("objects", name, "object");
  if (object == Kind::hidden || !place.is_string())
    return r_.complain("objects", "an object lies with a seat or in a room");
  const auto who = parse_seat(place.get<std::string>());
  if (!who) {
    if (const Zone room = to_room("objects", place.get<std::string>()); room != Zone::none)
      move_object(f_, object, room);
  } else if (takes_part(s_, *who)) {
    give_object(f_, object, *who, characters_of(s_, *who));
  } else {
    r_.complain("objects", "an object lies with a seat of the crew or in a room");
  }
}

void Patcher::objects() {
  members("objects", [&](const std::string& name, const json& place) { place_object(name, place); });
  members("bearers", [&](const std::string& name, const json& who) {
    const Kind object = to_kind("bearers", name, "object");
    const Kind character = to_kind("bearers", who.is_string() ? who.get<std::string>() : "", "character");
    if (object != Kind::hidden && character != Kind::hidden) set(s_, bearer_reg(object), character_id(character));
  });
}

void Patcher::read_phase() {
  std::array<std::string_view, kPhases.size()> names{};
  std::transform(kPhases.begin(), kPhases.end(), names.begin(), [](const Phase& p) { return p.name; });
  std::size_t i = 0;
  r_.get_name("phase", i, names, false);
  phase_ = kPhases[i];
}

void Patcher::tokens() {
  read_phase();
  std::vector<std::string> dead;
  r_.optional("dead", dead);
  for (const auto& name : dead)
    if (const Kind k = to_kind("dead", name, "character"); k != Kind::hidden)
      put(find_piece(s_, home_of(owner_of(s_, k)), k), zones::dead);
  const int eliminated = seat_mask("eliminated");
  set(s_, R::eliminated, eliminated);
  members("tokens", [&](const std::string& name, const json& places) {
    const Seat who = to_seat("tokens", name);
    if (!takes_part(s_, who) || !places.is_object())
      return r_.complain("tokens", fmt::format("'{}' has no tokens to place", name));
    for (const auto& [group, list] : places.items()) place_group(who, group, list);
  });
  if (phase_.home) return;
  in_seat_order(s_, [&](Seat who) {
    if (!is_eliminated(s_, who)) leave_board(who);
  });
}

void Patcher::place_group(Seat who, const std::string& group, const json& list) {
  if (group != "characters" && group != "decoys")
    return r_.complain("tokens", fmt::format("'{}' is neither characters nor decoys", group));
  if (!list.is_array() || static_cast<int>(list.size()) > characters_each(s_))
    return r_.complain("tokens", "expected an array of rooms, one a token at most");
  int id = first_character_of(s_, who);
  for (const json& place : list) {
    const Kind k = group == "decoys" ? decoy_kind(who) : character_kind(id++);
    if (place.is_null()) continue;
    const Zone room = place.is_string() ? to_room("tokens", place.get<std::string>()) : Zone::none;
    const int slot = find_piece(s_, home_of(who), k, 0);
    if (room == Zone::none || slot < 0)
      return r_.complain("tokens", fmt::format("a token of {} can't be placed", to_notation(who)));
    if (phase_.step == Step::turn_start)
      piece(s_, slot).marks = static_cast<std::uint8_t>(room_of(room) + 1);
    else if (!phase_.home)
      put(slot, room);
  }
}

void Patcher::put(int slot, Zone to) {
  if (slot < 0) return;
  move_piece(f_.cat, s_, slot, to);
  if (to == zones::dead || to == zones::gone) piece(s_, slot).known = kEveryone;
}

void Patcher::leave_board(Seat who) {
  for (int slot = top(s_, home_of(who)); slot >= 0; slot = top(s_, home_of(who))) {
    const bool character = is_character(piece(s_, slot).kind);
    put(slot, character ? zones::gone : zones::aside);
    if (character) set_bit(s_, R::removed, index(who));
  }
}

void Patcher::marks() {
  number("turn", R::turn, 1, 1000);
  number("eggs", R::eggs, 0, f_.data.eggs - 1);
  if (!two_players(s_)) set(s_, R::egg_supply, f_.data.eggs - get(s_, R::eggs));
  number("exhaustions", R::exhaustions, 0, 9);
  truth("airlocks_now", R::airlocks_now);
  truth("airlocks_next", R::airlocks_next);
  truth("reorganised", R::o_this_turn);
  truth("flame_locked", R::flame_lock);
  set(s_, R::flame_fired, get(s_, R::flame_lock));
  set(s_, R::standing, seat_mask("standing"));
  unmasked();
  std::string room;
  if (r_.optional("visited", room)) set(s_, R::first_room, index(to_room("visited", room)));
  members("scores", [&](const std::string& name, const json& points) {
    const Seat who = to_seat("scores", name);
    if (!is_player(who) || !points.is_number_integer()) return r_.complain("scores", "expected points by seat");
    set(s_, at(R::first_score, index(who)), points.get<int>());
  });
  figure();
  visit();
}

void Patcher::unmasked() {
  set(s_, R::unmasked, seat_mask("unmasked") | get(s_, R::eliminated));
  for (int i = 0; i < s_.seats; ++i) {
    if (!has_bit(s_, R::unmasked, i)) continue;
    reveal(s_, role_of(seat(i)));
    if (!is_android(s_, seat(i))) r_.complain("unmasked", fmt::format("p{} is not the android", i + 1));
  }
}

void Patcher::figure() {
  std::string room;
  if (r_.optional("figure", room) && room != "off_board") {
    const Zone to = to_room("figure", room);
    if (to == Zone::none) return;
    move_open(f_.cat, s_, find_piece(s_, nostromo::figure(s_), kinds::alien), to);
    set(s_, R::figure_at, index(to));
  } else if (phase_.step == Step::reveal) {
    r_.complain("figure", "the room that the Alien visits is missing");
  }
}

void Patcher::visit() {
  int visit = 1;
  r_.optional("visit", visit, 1, 2);
  int left = 0;
  if (phase_.step == Step::reveal) left = 2 - visit;
  if (phase_.step == Step::action) left = visit == 2 ? 1 : 0;
  if (phase_.step == Step::window_b) left = 1;
  set(s_, R::visits_left, left);
}

void Patcher::start() {
  if (!r_.errors().empty()) return;
  if (phase_.open) run_hunt_end(f_);
  f_.go(phase_.step);
  run(f_);
}

}  // namespace prowl::nostromo
