#include "not_alone/lens.hpp"

namespace prowl::not_alone {

Places places_in(const State& s, Zone z) {
  Places m = 0;
  for (const int slot : slots(s, z)) {
    const Kind place = place_of(piece(s, slot).kind);
    if (is_place(place)) m |= bit_of(place);
  }
  return m;
}

Places chosen(const State& s, Seat who) {
  Places m = 0;
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).marks != 0) m |= bit_of(place_of(piece(s, slot).kind));
  return m;
}

int chosen_count(const State& s, Seat who) {
  int n = 0;
  for (const int slot : slots(s, hand_of(who))) n += piece(s, slot).marks != 0;
  return n;
}

Places target_places(const State& s) {
  if (!in_force(s, Effect::clone)) return get(s, R::target_at);
  const bool others = in_force(s, Effect::scream) || in_force(s, Effect::toxin) || in_force(s, Effect::blind_target) ||
                      get(s, R::barred) != 0;
  return others && !flag(s, kCloneReplaces) ? get(s, R::target_at) : 0;
}

Places ineffective_places(const State& s) {
  Places m = get(s, R::ruined);
  if (in_force(s, Effect::blind_target) || in_force(s, Effect::toxin)) m |= get(s, R::target_at);
  if (in_force(s, Effect::interference)) m |= bit_of(kinds::beach) | bit_of(kinds::wreck);
  return m;
}

int available_tokens(const Data& d, const State& s) {
  int m = kCreature | get(s, R::granted);
  if (artemia_space(d, s)) m |= kArtemia;
  for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
    if (token_at(s, token) != 0) m &= ~token_bit(token);
  return m;
}

}  // namespace prowl::not_alone
