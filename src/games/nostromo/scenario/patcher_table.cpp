#include "games/nostromo/scenario/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "games/nostromo/scenario/reading.hpp"
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

void Patcher::place_object(const std::string& name, const json& where, const std::string& place) {
  const Kind object = in_.kind(name, "object", place);
  if (object == Kind::hidden || !where.is_string())
    return in_.complain(place, "an object lies with a seat or in a room");
  const auto who = parse_seat(where.get<std::string>());
  if (!who) {
    if (const Zone room = to_room(where.get<std::string>(), place); room != Zone::none) move_object(f_, object, room);
  } else if (takes_part(s_, *who)) {
    give_object(f_, object, *who, characters_of(s_, *who));
  } else {
    in_.complain(place, "an object lies with a seat of the crew or in a room");
  }
}

void Patcher::objects() {
  in_.members("objects", [&](const std::string& name, const json& where, const std::string& place) {
    place_object(name, where, place);
  });
  in_.members("bearers", [&](const std::string& name, const json& who, const std::string& place) {
    const Kind object = in_.kind(name, "object", place);
    const Kind character = in_.kind(in_.text(who, place), "character", place);
    if (object != Kind::hidden && character != Kind::hidden) set(s_, bearer_reg(object), character_id(character));
  });
}

void Patcher::read_phase() {
  std::array<std::string_view, kPhases.size()> names{};
  std::transform(kPhases.begin(), kPhases.end(), names.begin(), [](const Phase& p) { return p.name; });
  phase_ = kPhases[in_.choice("phase", names, 0)];
}

void Patcher::tokens() {
  read_phase();
  in_.texts("dead", [&](const std::string& name, const std::string& place) {
    if (const Kind k = in_.kind(name, "character", place); k != Kind::hidden)
      put(find_piece(s_, home_of(owner_of(s_, k)), k), zones::dead);
  });
  set(s_, R::eliminated, in_.seats("eliminated"));
  in_.members("tokens", [&](const std::string& name, const json& places, const std::string& place) {
    const Seat who = in_.seat(name, place);
    if (!takes_part(s_, who)) return in_.complain(place, fmt::format("'{}' has no tokens to place", name));
    in_.members(places, place, [&](const std::string& group, const json& list, const std::string& at) {
      place_group(who, group, list, at);
    });
  });
  if (phase_.home) return;
  in_seat_order(s_, [&](Seat who) {
    if (!is_eliminated(s_, who)) leave_board(who);
  });
}

void Patcher::place_group(Seat who, const std::string& group, const json& list, const std::string& place) {
  if (group != "characters" && group != "decoys")
    return in_.complain(place, fmt::format("'{}' is neither characters nor decoys", group));
  if (!list.is_array() || static_cast<int>(list.size()) > characters_each(s_))
    return in_.complain(place, "expected an array of rooms, one a token at most");
  int id = first_character_of(s_, who);
  for (const json& one : list) {
    const Kind k = group == "decoys" ? decoy_kind(who) : character_kind(id++);
    if (one.is_null()) continue;
    const Zone room = one.is_string() ? to_room(one.get<std::string>(), place) : Zone::none;
    const int slot = find_piece(s_, home_of(who), k, 0);
    if (room == Zone::none || slot < 0)
      return in_.complain(place, fmt::format("a token of {} can't be placed", to_notation(who)));
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
  set_fields(fields(), in_);
  if (!two_players(s_)) set(s_, R::egg_supply, f_.data.eggs - get(s_, R::eggs));
  set(s_, R::flame_fired, get(s_, R::flame_lock));
  unmasked();
  in_.texts("visited", [&](const std::string& room, const std::string& place) {
    set(s_, R::first_room, index(to_room(room, place)));
  });
  in_.members("scores", [&](const std::string& name, const json& points, const std::string& place) {
    const Seat who = in_.seat(name, place);
    if (is_player(who)) set(s_, at(R::first_score, index(who)), in_.integer(points, place, -999, 999));
  });
  figure();
  visit();
}

void Patcher::unmasked() {
  set(s_, R::unmasked, in_.seats("unmasked") | get(s_, R::eliminated));
  for (int i = 0; i < s_.seats; ++i) {
    if (!has_bit(s_, R::unmasked, i)) continue;
    reveal(s_, role_of(seat(i)));
    if (!is_android(s_, seat(i))) in_.complain("/unmasked", fmt::format("p{} is not the android", i + 1));
  }
}

void Patcher::figure() {
  std::string room = "off_board";
  in_.texts("figure", [&](const std::string& name, const std::string&) { room = name; });
  if (room != "off_board") {
    const Zone to = to_room(room, "/figure");
    if (to == Zone::none) return;
    move_open(f_.cat, s_, find_piece(s_, nostromo::figure(s_), kinds::alien), to);
    set(s_, R::figure_at, index(to));
  } else if (phase_.step == Step::reveal) {
    in_.complain("/figure", "the room that the Alien visits is missing");
  }
}

void Patcher::visit() {
  const int visit = in_.integer("visit", 1, 1, 2);
  int left = 0;
  if (phase_.step == Step::reveal) left = 2 - visit;
  if (phase_.step == Step::action) left = visit == 2 ? 1 : 0;
  if (phase_.step == Step::window_b) left = 1;
  set(s_, R::visits_left, left);
}

void Patcher::start() {
  if (!in_.good()) return;
  if (phase_.open) {
    f_.go(Step::hunt_end);
    kSteps.now(s_).run(f_);
  }
  f_.go(phase_.step);
  kSteps.run(f_);
}

}  // namespace prowl::nostromo
