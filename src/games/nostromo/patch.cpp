#include <algorithm>

#include <fmt/format.h>

#include "nostromo/flow.hpp"
#include "nostromo/nostromo.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

struct Phase {
  std::string_view name;
  Step step;
  bool open = false;    ///< all tokens are face up
  bool home = false;    ///< tokens are at home
};
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

/// Sets up a round as the keys of `given` say; errors are noted at their place in `r`.
class Patcher {
 public:
  Patcher(Flow& f, Reader& r, const RuleSet& rules) : f_(f), s_(f.s), r_(r), rules_(rules) {}

  void all() {
    opening();
    ship();
    roles();
    cards();
    objects();
    tokens();
    marks();
    start();
  }

 private:
  // --- names
  Seat to_seat(std::string_view key, const std::string& name) {
    const auto who = parse_seat(name);
    if (who && is_player(*who) && index(*who) < s_.seats) return *who;
    r_.complain(key, fmt::format("there is no seat '{}' at this table", name));
    return Seat::table;
  }

  Kind to_kind(std::string_view key, const std::string& name, std::string_view group) {
    const int k = rules_.catalogue.find_kind(name);
    if (k > 0 && rules_.catalogue.kinds[static_cast<std::size_t>(k)].group == group) return kind(k);
    r_.complain(key, fmt::format("there is no {} '{}'", group, name));
    return Kind::hidden;
  }

  Zone to_room(std::string_view key, const std::string& name) {
    const int room = find_room(name);
    if (in_play(s_, room)) return room_zone(room);
    r_.complain(key, fmt::format("there is no room '{}' in this ship", name));
    return Zone::none;
  }

  int seat_mask(std::string_view key) {
    std::vector<std::string> names;
    int m = 0;
    r_.optional(key, names);
    for (const auto& name : names)
      if (const Seat who = to_seat(key, name); is_player(who)) m |= bit(who);
    return m;
  }

  /// Calls `use(name, value)` for the members of an object.
  template <class Use>
  void members(std::string_view key, Use use) {
    const json* o = r_.raw(key, false);
    if (!o) return;
    if (!o->is_object()) return r_.complain(key, "expected an object");
    for (const auto& [name, value] : o->items()) use(name, value);
  }

  template <class Use>
  void texts(std::string_view key, const json& list, Use use) {
    if (!list.is_array()) return r_.complain(key, "expected an array of names");
    for (const json& item : list)
      if (item.is_string()) use(item.get<std::string>());
      else r_.complain(key, "expected an array of names");
  }

  void number(std::string_view key, R reg, int min, int max) {
    int n = get(s_, reg);
    if (r_.optional(key, n, min, max)) set(s_, reg, n);
  }

  void truth(std::string_view key, R reg) {
    bool on = false;
    if (r_.optional(key, on)) set(s_, reg, on ? 1 : 0);
  }

  // --- parts
  void opening() {
    std::string alien = "p1";
    r_.optional("alien", alien);
    const Seat who = to_seat("alien", alien);
    set(s_, R::alien_seat, std::max(0, index(who)));
    set(s_, R::been_alien, seat_mask("been_alien") | 1 << std::max(0, index(who)));
    number("round", R::round, 1, get(s_, R::rounds));
    s_.waiting = 0;
    s_.chance = {};
    s_.frame_count = 0;
    push_frame(s_, Frame{static_cast<std::uint16_t>(Step::turn_start)});
    lay_out_round(f_);
  }

  void ship() {
    const json* given = r_.raw("ship", false);
    if (!given) {
      if (flag(s_, kRandomShip)) store_ship(s_, f_.data.players[s_.seats].preset);
      return;
    }
    const auto plan = read_plan(*given, r_.place("ship"), ErrorCode::bad_scenario);
    const auto ok = plan ? check_ship(*plan, needs_of(f_.data, s_.seats), r_.place("ship"), ErrorCode::bad_scenario) : Result<void>{};
    if (!plan || !ok) return r_.complain("ship", (plan ? ok.error() : plan.error()).message);
    store_ship(s_, make_ship(*plan));
  }

  void roles() {
    Seat android = Seat::table;
    members("roles", [&](const std::string& name, const json& role) {
      const Seat who = to_seat("roles", name);
      if (role == "android") android = who;
      else if (role != "crew" && !(role == "alien" && who == alien_seat(s_))) r_.complain("roles", "a role is android or crew");
    });
    if (is_player(android) && !f_.data.players[s_.seats].android) r_.complain("roles", "the android plays from five players on");
    if (two_players(s_)) return;
    for (const int slot : slots(s_, zones::roles))
      if (!is_player(android) && piece(s_, slot).kind == kinds::role_android) piece(s_, slot).kind = kinds::role_crew;
    deal_role(alien_seat(s_), kinds::role_alien, kEveryone);
    in_seat_order(s_, [&](Seat who) { deal_role(who, who == android ? kinds::role_android : kinds::role_crew, bit(who)); });
  }

  void deal_role(Seat who, Kind role, SeatMask known) {
    const int slot = find_piece(s_, zones::roles, role);
    if (slot < 0) return;
    move_piece(f_.cat, s_, slot, role_of(who));
    piece(s_, slot).known = known;
  }

  void take_card(std::string_view key, const std::string& name, Zone to, SeatMask known) {
    const Kind card = to_kind(key, name, "card");
    if (card == Kind::hidden) return;
    const int slot = find_piece(s_, zones::deck, card);
    if (slot < 0) return r_.complain(key, fmt::format("there are not that many cards '{}'", name));
    piece(s_, slot).known = known;
    move_to_bottom(f_.cat, s_, slot, to);
  }

  void cards() {
    members("hands", [&](const std::string& name, const json& list) {
      const Seat who = to_seat("hands", name);
      if (who == alien_seat(s_)) return r_.complain("hands", "the Alien has no hand");
      if (is_player(who)) texts("hands", list, [&](const std::string& card) { take_card("hands", card, hand_of(who), bit(who)); });
    });
    if (const json* list = r_.raw("discard", false))
      texts("discard", *list, [&](const std::string& card) { take_card("discard", card, zones::discard, kEveryone); });
    shuffle(s_, zones::deck, 1);
    const json* list = r_.raw("deck", false);
    if (!list) return;
    int left = count(s_, zones::deck);
    texts("deck", *list, [&](const std::string& card) {
      take_card("deck", card, zones::deck, kNobody);
      --left;
    });
    while (left-- > 0) move_open(f_.cat, s_, top(s_, zones::deck), zones::box);
  }

  void objects() {
    members("objects", [&](const std::string& name, const json& place) {
      const Kind object = to_kind("objects", name, "object");
      if (object == Kind::hidden || !place.is_string()) return r_.complain("objects", "an object lies with a seat or in a room");
      const auto who = parse_seat(place.get<std::string>());
      if (!who) {
        if (const Zone room = to_room("objects", place.get<std::string>()); room != Zone::none) move_object(f_, object, room);
      } else if (takes_part(s_, *who)) {
        give_object(f_, object, *who, characters_of(s_, *who));
      } else {
        r_.complain("objects", "an object lies with a seat of the crew or in a room");
      }
    });
    members("bearers", [&](const std::string& name, const json& who) {
      const Kind object = to_kind("bearers", name, "object");
      const Kind character = to_kind("bearers", who.is_string() ? who.get<std::string>() : "", "character");
      if (object != Kind::hidden && character != Kind::hidden) set(s_, bearer_reg(object), character_id(character));
    });
  }

  void read_phase() {
    std::array<std::string_view, kPhases.size()> names{};
    std::transform(kPhases.begin(), kPhases.end(), names.begin(), [](const Phase& p) { return p.name; });
    std::size_t i = 0;
    r_.get_name("phase", i, names, false);
    phase_ = kPhases[i];
  }

  void tokens() {
    read_phase();
    std::vector<std::string> dead;
    r_.optional("dead", dead);
    for (const auto& name : dead)
      if (const Kind k = to_kind("dead", name, "character"); k != Kind::hidden) put(find_piece(s_, home_of(owner_of(s_, k)), k), zones::dead);
    const int eliminated = seat_mask("eliminated");
    set(s_, R::eliminated, eliminated);
    members("tokens", [&](const std::string& name, const json& places) {
      const Seat who = to_seat("tokens", name);
      if (!takes_part(s_, who) || !places.is_object()) return r_.complain("tokens", fmt::format("'{}' has no tokens to place", name));
      for (const auto& [group, list] : places.items()) place_group(who, group, list);
    });
    if (phase_.home) return;
    in_seat_order(s_, [&](Seat who) {
      if (!is_eliminated(s_, who)) leave_board(who);
    });
  }

  void place_group(Seat who, const std::string& group, const json& list) {
    if (group != "characters" && group != "decoys") return r_.complain("tokens", fmt::format("'{}' is neither characters nor decoys", group));
    if (!list.is_array() || static_cast<int>(list.size()) > characters_each(s_)) return r_.complain("tokens", "expected an array of rooms, one a token at most");
    int id = first_character_of(s_, who);
    for (const json& place : list) {
      const Kind k = group == "decoys" ? decoy_kind(who) : character_kind(id++);
      if (place.is_null()) continue;
      const Zone room = place.is_string() ? to_room("tokens", place.get<std::string>()) : Zone::none;
      const int slot = find_piece(s_, home_of(who), k, 0);
      if (room == Zone::none || slot < 0) return r_.complain("tokens", fmt::format("a token of {} can't be placed", to_notation(who)));
      if (phase_.step == Step::turn_start) piece(s_, slot).marks = static_cast<std::uint8_t>(room_of(room) + 1);
      else if (!phase_.home) put(slot, room);
    }
  }

  void put(int slot, Zone to) {
    if (slot < 0) return;
    move_piece(f_.cat, s_, slot, to);
    if (to == zones::dead || to == zones::gone) piece(s_, slot).known = kEveryone;
  }

  /// What is still at home was not placed, or has left the board this turn.
  void leave_board(Seat who) {
    for (int slot = top(s_, home_of(who)); slot >= 0; slot = top(s_, home_of(who))) {
      const bool character = is_character(piece(s_, slot).kind);
      put(slot, character ? zones::gone : zones::aside);
      if (character) set_bit(s_, R::removed, index(who));
    }
  }

  void marks() {
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
    set(s_, R::unmasked, seat_mask("unmasked") | get(s_, R::eliminated));
    for (int i = 0; i < s_.seats; ++i) {
      if (!has_bit(s_, R::unmasked, i)) continue;
      reveal(s_, role_of(seat(i)));
      if (!is_android(s_, seat(i))) r_.complain("unmasked", fmt::format("p{} is not the android", i + 1));
    }
    std::string room;
    if (r_.optional("visited", room)) set(s_, R::first_room, index(to_room("visited", room)));
    members("scores", [&](const std::string& name, const json& points) {
      const Seat who = to_seat("scores", name);
      if (!is_player(who) || !points.is_number_integer()) return r_.complain("scores", "expected points by seat");
      set(s_, at(R::first_score, index(who)), points.get<int>());
    });
    figure_and_visit();
  }

  void figure_and_visit() {
    std::string room;
    if (r_.optional("figure", room) && room != "off_board") {
      const Zone to = to_room("figure", room);
      if (to == Zone::none) return;
      move_open(f_.cat, s_, find_piece(s_, figure(s_), kinds::alien), to);
      set(s_, R::figure_at, index(to));
    } else if (phase_.step == Step::reveal) {
      r_.complain("figure", "the room that the Alien visits is missing");
    }
    int visit = 1;
    r_.optional("visit", visit, 1, 2);
    const int left = phase_.step == Step::reveal ? 2 - visit : phase_.step == Step::action ? (visit == 2 ? 1 : 0) : phase_.step == Step::window_b ? 1 : 0;
    set(s_, R::visits_left, left);
  }

  void start() {
    if (!r_.errors().empty()) return;
    if (phase_.open) run_hunt_end(f_);
    f_.go(phase_.step);
    run(f_);
  }

  Flow& f_;
  State& s_;
  Reader& r_;
  const RuleSet& rules_;
  Phase phase_ = kPhases[0];
};

}  // namespace

Result<void> patch(const RuleSet& rules, State& s, const json& given) {
  if (!given.is_object()) return fail(ErrorCode::bad_scenario, "given", "expected an object");
  State patched = s;
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  Reader reader(given, "given", "", ErrorCode::bad_scenario);
  Patcher(flow, reader, rules).all();
  if (auto ok = reader.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::nostromo
