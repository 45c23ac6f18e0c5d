#include "games/nostromo/scenario/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

Patcher::Patcher(Flow& f, PatchReader& in)
    : f_(f), s_(f.s), in_(in), phase_{"placement", Step::turn_start, false, true} {}

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

Zone Patcher::to_room(const std::string& name, const std::string& place) {
  const int room = find_room(in_.spell(name));
  if (in_play(s_, room)) return room_zone(room);
  in_.complain(place, fmt::format("there is no room '{}' in this ship", name));
  return Zone::none;
}

void Patcher::opening() {
  Seat who = seat(0);
  in_.texts("alien", [&](const std::string& name, const std::string& place) { who = in_.seat(name, place); });
  set(s_, R::alien_seat, std::max(0, index(who)));
  set(s_, R::been_alien, in_.seats("been_alien") | 1 << std::max(0, index(who)));
  s_.waiting = 0;
  s_.chance = {};
  s_.frame_count = 0;
  push_frame(s_, Frame{static_cast<std::uint16_t>(Step::turn_start)});
  lay_out_round(f_);
}

void Patcher::ship() {
  const json* given = in_.raw("ship");
  if (!given) {
    if (flag(s_, kRandomShip)) store_ship(s_, f_.data.players[s_.seats].preset);
    return;
  }
  const auto plan = read_plan(*given, "/ship", ErrorCode::bad_scenario);
  const auto ok = plan ? check_ship(*plan, needs_of(f_.data, s_.seats), "/ship", ErrorCode::bad_scenario)
                       : Result<void>{};
  if (!plan || !ok) return in_.complain("/ship", (plan ? ok.error() : plan.error()).message);
  store_ship(s_, make_ship(*plan));
}

void Patcher::roles() {
  Seat android = Seat::table;
  in_.members("roles", [&](const std::string& name, const json& role, const std::string& place) {
    const Seat who = in_.seat(name, place);
    if (role == "android")
      android = who;
    else if (role != "crew" && !(role == "alien" && who == alien_seat(s_)))
      in_.complain(place, "a role is android or crew");
  });
  if (is_player(android) && !f_.data.players[s_.seats].android)
    in_.complain("/roles", "the android plays from five players on");
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

void Patcher::take_card(const std::string& name, Zone to, SeatMask known, const std::string& place) {
  const Kind card = in_.kind(name, "card", place);
  if (card == Kind::hidden) return;
  const int slot = find_piece(s_, zones::deck, card);
  if (slot < 0) return in_.complain(place, fmt::format("there are not that many cards '{}'", name));
  piece(s_, slot).known = known;
  move_to_bottom(f_.cat, s_, slot, to);
}

void Patcher::cards() {
  in_.members("hands", [&](const std::string& name, const json& list, const std::string& place) {
    const Seat who = in_.seat(name, place);
    if (who == alien_seat(s_) && !list.empty()) return in_.complain(place, "the Alien has no hand");
    if (is_player(who))
      in_.texts(list, place,
                [&](const std::string& card, const std::string& at) { take_card(card, hand_of(who), bit(who), at); });
  });
  in_.texts("discard",
            [&](const std::string& card, const std::string& at) { take_card(card, zones::discard, kEveryone, at); });
  shuffle(s_, zones::deck, 1);
  if (in_.has("deck")) deck();
}

void Patcher::deck() {
  int left = count(s_, zones::deck);
  in_.texts("deck", [&](const std::string& card, const std::string& at) {
    take_card(card, zones::deck, kNobody, at);
    --left;
  });
  while (left-- > 0) move_open(f_.cat, s_, top(s_, zones::deck), zones::box);
}

}  // namespace prowl::nostromo
