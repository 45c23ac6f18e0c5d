#include "games/not_alone/rules/data/lens.hpp"

#include <algorithm>

namespace prowl::not_alone {

Places places_in(const State& s, Zone z) {
  Places m = 0;
  for (const int slot : slots(s, z)) m |= kPlaceOf[static_cast<std::size_t>(index(piece(s, slot).kind))];
  return m;
}

Hand hand_and_chosen(const State& s, Seat who) {
  Hand h;
  for (const int slot : slots(s, hand_of(who))) {
    const Piece& p = piece(s, slot);
    const Places place = kPlaceOf[static_cast<std::size_t>(index(p.kind))];
    h.all |= place;
    h.chosen |= p.marks != 0 ? place : 0;
    h.chosen_count += p.marks != 0;
  }
  return h;
}

Places target_places(const State& s) {
  if (!target_hunts(s)) return get(s, R::target_at);
  const bool others = in_force(s, Effect::scream) || in_force(s, Effect::toxin) || in_force(s, Effect::blind_target) ||
                      in_force(s, Effect::tremor) || in_force(s, Effect::blockade) || get(s, R::barred) != 0;
  return others && !flag(s, kCloneReplaces) ? get(s, R::target_at) : 0;
}

Places ineffective_places(const State& s) {
  Places m = get(s, R::ruined);
  if (in_force(s, Effect::blind_target) || in_force(s, Effect::toxin) || in_force(s, Effect::blockade) ||
      target_role(s) == TargetRole::web)
    m |= get(s, R::target_at);
  if (in_force(s, Effect::jamming)) m |= bit_of(kinds::ark);
  if (in_force(s, Effect::interference)) m |= bit_of(kinds::beach) | bit_of(kinds::wreck);
  return m & planet(s);
}

int due_tokens(const Data& d, const State& s) {
  const int due = kCreature | get(s, R::granted) | (artemia_space(d, s) ? kArtemia : 0);
  return due & available_tokens(d, s);
}

int available_tokens(const Data& d, const State& s) {
  int m = kCreature | get(s, R::granted);
  if (artemia_space(d, s) || has_trait(d, s, Trait::artemia_always)) m |= kArtemia;
  if (has_trait(d, s, Trait::web) || has_trait(d, s, Trait::twin)) m |= kTarget;
  for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
    if (token_at(s, token) != 0) m &= ~token_bit(token);
  return m;
}

int resist_places(const Data& d, const State& s, Seat who) {
  const int more = resists(s, who) == 0 ? avatar_amount(d, s, who, Trait::resist_more) : 0;
  return std::min(d.resist_places + more, count(s, discard_of(who)));
}

int catch_loss(const Data& d, const State& s, Places caught) {
  const int places = size_of(caught);
  if (places == 0) return 0;
  int n = places + (contains(caught, kinds::lair) ? d.lair_loss - 1 : 0) + trait_sum(d, s, Trait::extra_loss);
  n += strength(d, s, Effect::fierceness) * (flag(s, kFiercePlace) ? places : 1);
  return n + (in_force(s, Effect::frenzy) && s.seats == 2 ? 1 : 0);
}

int token_width(const Data& d, const State& s, Kind token) {
  if (token == kinds::target) return in_force(s, Effect::wide_target) ? 2 : 1;
  if (token != kinds::artemia) return 1;
  return in_force(s, Effect::wide_artemia) || has_trait(d, s, Trait::wide_artemia) ? 2 : 1;
}

}  // namespace prowl::not_alone
