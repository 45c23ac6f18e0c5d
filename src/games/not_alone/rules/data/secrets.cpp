#include <algorithm>

#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"

namespace prowl::not_alone {

namespace {

// What the reserve still holds follows from what has been gained from it.
void add_reserve(const State& s, std::vector<Kind>& out) {
  each_place(planet(s) & ~kStartPlaces, [&](Kind place) {
    int left = place == kinds::monolith ? get(s, R::monoliths) : get(s, R::copies);
    for (int i = 0; i < s.seats && left > 0; ++i) left -= contains(owned(s, seat(i)), place);
    out.insert(out.end(), static_cast<std::size_t>(left), place);
  });
}

}  // namespace

std::vector<Kind> inventory(const Catalogue&, const State& s) {
  std::vector<Kind> out;
  out.reserve(kMaxPieces);
  each_place(planet(s), [&](Kind place) { out.push_back(place); });
  add_reserve(s, out);
  for (int i = 0; i < s.seats; ++i)
    each_place(owned(s, seat(i)), [&](Kind place) { out.push_back(own_kind(seat(i), place)); });
  for (const Kind k : {kinds::creature, kinds::target, kinds::artemia, kinds::marker}) out.push_back(k);
  const auto each = [&](Kind first, int n) {
    for (int i = 0; i < n; ++i) out.push_back(kind(index(first) + i));
  };
  if (!flag(s, kNoCards)) {
    each(kinds::first_hunt, kHuntCards);
    each(kinds::first_survival, kSurvivalCards);
    each(kinds::first_more_hunt, has_city(s) ? kMoreHunt : 0);
    each(kinds::first_more_survival, has_city(s) ? kMoreSurvival : 0);
  }
  if (has_city(s) || flag(s, kVariant)) {
    each(kinds::first_avatar, kAvatars);
    each(kinds::first_evolution, kEvolutions);
  }
  if (!has_city(s)) return out;
  each(kinds::first_survivor, kSurvivors);
  out.push_back(kinds::sanctuary);
  return out;
}

namespace {

// What a Hunted can't have laid down: a Force Field Place, nor that of a Territory where by public facts it had two
// others in hand.
Places never_laid(const State& s, Seat who) {
  const Places barred = get(s, R::barred), territory = get(s, R::territory);
  const bool enough = size_of(owned(s, who) & ~(barred | territory)) - count(s, discard_of(who)) >= 2;
  return enough ? barred | territory : barred;
}

}  // namespace

KindSet fits(const Catalogue& c, const State& s, const Piece& where) {
  KindSet out = c.alike(where.back);
  const bool face_down = where.zone >= zones::first_played && where.zone < zones::first_discard;
  if (!face_down) return out;
  const Seat who = seat(index(where.zone) - index(zones::first_played));
  each_place(never_laid(s, who), [&](Kind place) { out.remove(own_kind(who, place)); });
  return out;
}

namespace {

/// Gives the hand of a seat that has chosen enough Places that it may have chosen.
void make_choosable(State& s, Seat who, int n) {
  const Places barred = get(s, R::barred);
  for (const int slot : slots(s, hand_of(who))) {
    if (size_of(hand(s, who) & ~barred) >= n) return;
    if (!contains(barred, place_of(piece(s, slot).kind))) continue;
    for (const int other : slots(s, discard_of(who)))
      if (!contains(barred, place_of(piece(s, other).kind)) && contains(barred, place_of(piece(s, slot).kind)))
        std::swap(piece(s, slot).kind, piece(s, other).kind);
  }
}

void mark_some(State& s, Zone z, int n, Places without, Rng& rng) {
  std::vector<int> free;
  for (const int slot : slots(s, z))
    if (!contains(without, place_of(piece(s, slot).kind))) free.push_back(slot);
  for (; n > 0 && !free.empty(); --n) {
    const auto i = static_cast<std::size_t>(rng.below(static_cast<int>(free.size())));
    piece(s, free[i]).marks = 1;
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Seats that have answered have put something aside (marks).
void answer_for(const Data& d, State& s, Seat who, Rng& rng) {
  switch (step_of(s)) {
    case Step::choice:
      if (count(s, played_of(who)) > 0) return;
      make_choosable(s, who, required(s, who));
      return mark_some(s, hand_of(who), required(s, who), closed_to(s, who), rng);
    case Step::each_discards:
      if (must_discard(d, s, top_frame(s), who)) mark_some(s, hand_of(who), 1, 0, rng);
      return;
    case Step::each_shows:
      if (must_show(d, s, top_frame(s), who)) mark_some(s, hand_of(who), 1, 0, rng);
      return;
    case Step::river_keep:
      if (has_seat(s, R::river, who)) mark_some(s, played_of(who), 1, 0, rng);
      return;
    default: return;
  }
}

}  // namespace

void imagine(const RuleSet& rules, State& s, Seat viewer, Rng& rng) {
  if (s.frame_count == 0 || get(s, R::creature) < 0) return;
  const Frame& top = top_frame(s);
  for (int i = 0; i < s.seats; ++i) {
    const Seat who = seat(i);
    if (!is_hunted(s, who)) continue;
    // Under Smokescreen the Hunted see each other's discards.
    for (const int slot : slots(s, discard_of(who)))
      if (Piece& p = piece(s, slot); p.known != kEveryone)
        p.known = static_cast<SeatMask>(p.known | discard_audience(s));
    if (who != viewer && !awaits(s, who)) answer_for(data_of(rules), s, who, rng);
  }
  if (step_of(s) == Step::shelter && seat(top.seat) != viewer)
    mark_some(s, survival_of(seat(top.seat)), count(s, survival_of(seat(top.seat))) - top.b, 0, rng);
}

}  // namespace prowl::not_alone
