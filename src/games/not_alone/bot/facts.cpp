#include "games/not_alone/bot/facts.hpp"

#include <algorithm>

#include "games/not_alone/sanctuary/bot/worth.hpp"

namespace prowl::ai {

using namespace not_alone;

Places NotAloneFacts::possible(Seat prey) const {
  if (revealed()) return positions(s, prey);
  if (prey == v.seat) return hand(s, prey) | played(s, prey);
  const Places left = owned(s, prey) & ~discard(s, prey) & ~get(s, R::barred);
  return has_avatars(s) ? left & ~hand(s, prey) & ~get(s, R::territory) : left;
}

int NotAloneFacts::power(Seat prey, Kind place) const {
  const int discarded = count(s, discard_of(prey)), left = will(s, prey);
  const int hurry = rescue() <= 3 ? 8 : 0;
  if (contains(ineffective_places(s), place)) return 1;
  switch (index(place)) {
    case index(kinds::lair): return std::max(1, 2 + 2 * std::min(discarded, 5) - (left == 3 ? 0 : 4));
    case index(kinds::jungle): return 5;
    case index(kinds::river): return doubled(s, prey) ? 2 : 4;
    case index(kinds::beach): return owns_marker() ? 10 + hurry : 6;
    case index(kinds::rover): return gainable(s, prey) == 0 ? 2 : size_of(owned(s, prey)) < 8 ? 8 : 5;
    case index(kinds::swamp): return 5 + std::min(discarded, 2);
    case index(kinds::shelter): return 6;
    case index(kinds::wreck): return 11 + hurry;
    case index(kinds::source): return left == 1 ? 9 : left == 2 ? 6 : 4;
    case index(kinds::artefact): return doubled(s, prey) ? 2 : 6;
    default: return far_power(*this, prey, place);
  }
}

int NotAloneFacts::appeal(Seat prey, Kind place) const {
  return has_city(s) ? std::max(power(prey, place), city_appeal(*this, prey, place)) : power(prey, place);
}

int NotAloneFacts::chance(Seat prey, Kind place) const {
  const Places where = possible(prey);
  if (!contains(where, place)) return 0;
  int all = 0;
  each_place(where, [&](Kind p) { all += appeal(prey, p); });
  const int cards = std::max(1, revealed() ? size_of(where) : count(s, played_of(prey)));
  return std::min(1000, 1000 * cards * appeal(prey, place) / std::max(1, all));
}

int NotAloneFacts::prize(Kind place) const {
  int n = 0;
  in_left_order(s, [&](Seat prey) {
    const int foretold = get(s, R::prophesied) == index(prey) + 1 ? 10 : 0;
    const int worth = 10 + (will(s, prey) == 1 ? 10 : 0) + (place == kinds::lair ? 4 : 0) + foretold +
                      appeal(prey, place) / 2;
    n += chance(prey, place) * worth / 100;
  });
  return n;
}

int NotAloneFacts::standing(Kind place) const {
  int n = 0;
  in_left_order(s, [&](Seat prey) {
    for (int i = 0; i < 2; ++i)
      if (const Spot p = spot(s, prey, i); p.place == place && !p.resolved) ++n;
  });
  return n;
}

bool NotAloneFacts::under(Kind place) const { return contains(creature_places(s) | get(s, R::artemia_at), place); }

bool NotAloneFacts::caught(Seat prey) const {
  bool any = false;
  each_place(positions(s, prey), [&](Kind p) { any = any || creature_hits(s, prey, p); });
  return any;
}

bool NotAloneFacts::touched(Seat prey) const {
  bool any = false;
  each_place(positions(s, prey), [&](Kind p) { any = any || artemia_hits(s, prey, p); });
  return any;
}

}  // namespace prowl::ai
