#include "nostromo/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

Patcher::Patcher(Flow& f, Reader& r, const RuleSet& rules)
    : f_(f), s_(f.s), r_(r), rules_(rules), phase_{"placement", Step::turn_start, false, true} {}

void Patcher::all() {
  opening();
  ship();
  roles();
  cards();
  objects();
  tokens();
  marks();
  start();
}

Seat Patcher::to_seat(std::string_view key, const std::string& name) {
  const auto who = parse_seat(name);
  if (who && is_player(*who) && index(*who) < s_.seats) return *who;
  r_.complain(key, fmt::format("there is no seat '{}' at this table", name));
  return Seat::table;
}

Kind Patcher::to_kind(std::string_view key, const std::string& name, std::string_view group) {
  const int k = rules_.catalogue.find_kind(name);
  if (k > 0 && rules_.catalogue.kinds[static_cast<std::size_t>(k)].group == group) return kind(k);
  r_.complain(key, fmt::format("there is no {} '{}'", group, name));
  return Kind::hidden;
}

Zone Patcher::to_room(std::string_view key, const std::string& name) {
  const int room = find_room(name);
  if (in_play(s_, room)) return room_zone(room);
  r_.complain(key, fmt::format("there is no room '{}' in this ship", name));
  return Zone::none;
}

int Patcher::seat_mask(std::string_view key) {
  std::vector<std::string> names;
  int m = 0;
  r_.optional(key, names);
  for (const auto& name : names)
    if (const Seat who = to_seat(key, name); is_player(who)) m |= bit(who);
  return m;
}

void Patcher::number(std::string_view key, R reg, int min, int max) {
  int n = get(s_, reg);
  if (r_.optional(key, n, min, max)) set(s_, reg, n);
}

void Patcher::truth(std::string_view key, R reg) {
  bool on = false;
  if (r_.optional(key, on)) set(s_, reg, on ? 1 : 0);
}

void Patcher::opening() {
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

void Patcher::ship() {
  const json* given = r_.raw("ship", false);
  if (!given) {
    if (flag(s_, kRandomShip)) store_ship(s_, f_.data.players[s_.seats].preset);
    return;
  }
  const auto plan = read_plan(*given, r_.place("ship"), ErrorCode::bad_scenario);
  const auto ok =
      plan ? check_ship(*plan, needs_of(f_.data, s_.seats), r_.place("ship"), ErrorCode::bad_scenario) : Result<void>{};
  if (!plan || !ok) return r_.complain("ship", (plan ? ok.error() : plan.error()).message);
  store_ship(s_, make_ship(*plan));
}

void Patcher::roles() {
  Seat android = Seat::table;
  members("roles", [&](const std::string& name, const json& role) {
    const Seat who = to_seat("roles", name);
    if (role == "android")
      android = who;
    else if (role != "crew" && !(role == "alien" && who == alien_seat(s_)))
      r_.complain("roles", "a role is android or crew");
  });
  if (is_player(android) && !f_.data.players[s_.seats].android)
    r_.complain("roles", "the android plays from five players on");
  if (two_players(s_)) return;
  for (const int slot : slots(s_, zones::roles))
    if (!is_player(android) && piece(s_, slot).kind == kinds::role_android) piece(s_, slot).kind = kinds::role_crew;
  deal_role(alien_seat(s_), kinds::role_alien, kEveryone);
  in_seat_order(s_,
                [&](Seat who) { deal_role(who, who == android ? kinds::role_android : kinds::role_crew, bit(who)); });
}

void Patcher::deal_role(Seat who, Kind role, SeatMask known) {
  const int slot = find_piece(s_, zones::roles, role);
  if (slot < 0) return;
  move_piece(f_.cat, s_, slot, role_of(who));
  piece(s_, slot).known = known;
}

void Patcher::take_card(std::string_view key, const std::string& name, Zone to, SeatMask known) {
  const Kind card = to_kind(key, name, "card");
  if (card == Kind::hidden) return;
  const int slot = find_piece(s_, zones::deck, card);
  if (slot < 0) return r_.complain(key, fmt::format("there are not that many cards '{}'", name));
  piece(s_, slot).known = known;
  move_to_bottom(f_.cat, s_, slot, to);
}

void Patcher::cards() {
  members("hands", [&](const std::string& name, const json& list) {
    const Seat who = to_seat("hands", name);
    if (who == alien_seat(s_)) return r_.complain("hands", "the Alien has no hand");
    if (is_player(who))
      texts("hands", list, [&](const std::string& card) { take_card("hands", card, hand_of(who), bit(who)); });
  });
  if (const json* list = r_.raw("discard", false))
    texts("discard", *list, [&](const std::string& card) { take_card("discard", card, zones::discard, kEveryone); });
  shuffle(s_, zones::deck, 1);
  if (const json* list = r_.raw("deck", false)) deck(*list);
}

void Patcher::deck(const json& list) {
  int left = count(s_, zones::deck);
  texts("deck", list, [&](const std::string& card) {
    take_card("deck", card, zones::deck, kNobody);
    --left;
  });
  while (left-- > 0) move_open(f_.cat, s_, top(s_, zones::deck), zones::box);
}

}  // namespace prowl::nostromo
