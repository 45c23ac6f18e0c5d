#include "games/nostromo/rules/legal/refuse.hpp"

namespace prowl::nostromo {

namespace {

bool is_offered(const State& s, Seat who, Kind card, Seat partner) {
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind == card && (piece(s, slot).marks & bit(partner)) != 0) return true;
  return false;
}

bool another_is_offered(const State& s, Seat who, Kind card) {
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind != card && piece(s, slot).marks != 0) return true;
  return false;
}

}  // namespace

Rule check_place(const State& s, Seat who, Kind token, Zone room) {
  if (!is_token(token) || (is_character(token) && character_id(token) >= characters_in_play(s)) ||
      owner_of(s, token) != who)
    return Rule::not_your_token;
  if (!in_play(s, room)) return Rule::no_such_room;
  // A dead character (two players) is no longer at home either.
  return find_piece(s, home_of(who), token, 0) < 0 ? Rule::already_placed : Rule::ok;
}

// R16: decoys may stay at home, characters may not.
Rule check_confirm(const State& s, Seat who) {
  for (const int slot : slots(s, home_of(who)))
    if (is_character(piece(s, slot).kind) && piece(s, slot).marks == 0) return Rule::character_at_home;
  return Rule::ok;
}

// R23: one card for one card, so both need one.
Rule check_offer(const State& s, Seat who, Kind card, Seat partner) {
  if (get(s, R::swap_rounds) == 0) return Rule::swaps_off;
  if (!takes_part(s, partner) || partner == who) return Rule::no_partner;
  if (count(s, hand_of(who)) == 0 || count(s, hand_of(partner)) == 0) return Rule::swap_needs_card;
  if (!is_card(card) || !holds_card(s, who, card)) return Rule::not_in_hand;
  if (is_offered(s, who, card, partner)) return Rule::already_offered;
  return another_is_offered(s, who, card) ? Rule::one_card_offered : Rule::ok;
}

Rule check_time_up(const State& s) { return get(s, R::timer) > 0 ? Rule::ok : Rule::no_timer; }

Rule check_window_card(const Data& d, const State& s, WindowId w, Seat who, Kind card) {
  if (!is_card(card)) return Rule::malformed;
  if (card == kinds::reorganise) return Rule::needs_target;
  if (card == kinds::vents || card == kinds::hide)
    return get(s, R::barred) & characters_of(s, who) ? Rule::vented_in : Rule::dodge_only;
  if (!((d.windows[static_cast<std::size_t>(w)] >> index(card)) & 1U))
    return card != kinds::airlocks ? Rule::not_in_window
           : w == WindowId::a      ? Rule::airlocks_too_early
                                   : Rule::airlocks_window;
  if (card == kinds::airlocks && get(s, w == WindowId::b ? R::airlocks_now : R::airlocks_next) != 0)
    return Rule::airlocks_in_force;
  return holds_card(s, who, card) ? Rule::ok : Rule::not_in_hand;
}

// R61: the first accepted play of the turn counts, for the whole table.
Rule check_reorganise(const Data& d, const State& s, WindowId w, Seat who) {
  if (!((d.windows[static_cast<std::size_t>(w)] >> index(kinds::reorganise)) & 1U)) return Rule::not_in_window;
  if (get(s, R::o_this_turn) != 0) return Rule::one_reorganisation;
  return holds_card(s, who, kinds::reorganise) ? Rule::ok : Rule::not_in_hand;
}

// R60, R62, R63.
Rule check_take(const State& s, Seat who, Kind object) {
  const Seat from = holder(s, object);
  if (from == Seat::table) return Rule::floor_to_hand;
  if (from == who) return Rule::already_yours;
  if (is_unmasked(s, who)) return Rule::unmasked_take;
  return bearer_faces(s, object) ? Rule::holder_faces : Rule::ok;
}

Rule check_give(const State& s, Seat who, Kind object, Seat to) {
  if (!holds(s, who, object)) return Rule::not_held_by_you;
  if (!takes_part(s, to) || to == who) return Rule::no_receiver;
  return bearer_faces(s, object) ? Rule::holder_faces : Rule::ok;
}

Rule check_move(const State& s, Kind object, Zone room) {
  const Zone from = place_of(s, object);
  if (!is_room(from)) return Rule::object_held;
  if (!in_play(s, room)) return Rule::no_such_room;
  return from == room ? Rule::same_room : Rule::ok;
}

// R26, R27.
Rule check_visit(const State& s, Zone room) {
  if (!in_play(s, room)) return Rule::no_such_room;
  const Zone here = figure(s);
  if (get(s, R::airlocks_now) != 0 && is_room(here) && !((links(s, here) >> room_of(room)) & 1))
    return Rule::not_adjacent;
  return get(s, R::visits_left) == 1 && get(s, R::first_room) == index(room) ? Rule::visited_already : Rule::ok;
}

Rule check_dodge_card(const State& s, Seat who, Kind card) {
  if (card == kinds::airlocks || card == kinds::reorganise) return Rule::not_in_window;
  if (!is_card(card)) return Rule::malformed;
  return holds_card(s, who, card) ? Rule::ok : Rule::not_in_hand;
}

Rule check_save(const State& s, Seat who, Kind character) {
  if (!is_character(character) || character_id(character) >= characters_in_play(s) || owner_of(s, character) != who)
    return Rule::not_your_token;
  return ((get(s, R::facing) & bearers(s, kinds::detector)) >> character_id(character)) & 1 ? Rule::ok
                                                                                            : Rule::not_facing;
}

Rule check_vote(const State& s, Kind object, Seat taker) {
  const Frame& frame = top_frame(s);
  if (index(object) != frame.b) return is_locked(s, object) ? Rule::flame_locked : Rule::other_object;
  return is_player(taker) && ((frame.a >> index(taker)) & 1) ? Rule::ok : Rule::not_candidate;
}

}  // namespace prowl::nostromo
