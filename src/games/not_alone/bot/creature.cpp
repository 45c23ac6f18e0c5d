#include <algorithm>

#include "games/not_alone/sanctuary/bot/players.hpp"

namespace prowl::ai {

using namespace not_alone;

namespace {

// Above kPass it is played.
constexpr Eager kEager[] = {
    {"despair", 48},    {"force_field", 52},    {"anticipation", 62}, {"ascendancy", 62},
    {"fierceness", 60}, {"forbidden_zone", 62}, {"persecution", 48},  {"mutation", 64},
    {"phobia", 55},     {"virus", 62},          {"clone", 76},        {"mirage", 58},
    {"scream", 62},     {"toxin", 58},          {"tracking", 58},     {"flashback", 56},
};

// The best that Detour could do: bring a Hunted, as yet safe, under the Creature token.
bool can_drive(const NotAloneFacts& f, const Data& d) {
  bool found = false;
  in_left_order(f.s, [&](Seat prey) {
    each_place(positions(f.s, prey), [&](Kind from) {
      if (!is_hit(f.s, prey, from) && (next_to(d, f.s, from) & creature_places(f.s) & ~get(f.s, R::barred)) != 0)
        found = true;
    });
  });
  return found;
}

int best_free_stand(const NotAloneFacts& f) {
  int best = 0;
  in_left_order(f.s, [&](Seat prey) {
    each_place(positions(f.s, prey), [&](Kind p) {
      if (!is_hit(f.s, prey, p)) best = std::max(best, f.appeal(prey, p));
    });
  });
  return best;
}

int card_worth(const NotAloneFacts& f, std::string_view card) {
  for (const Eager& e : kEager)
    if (e.card == card) return e.worth;
  if (card == "interference") return f.rescue() <= 4 ? 70 : f.owns_marker() ? 60 : 50;
  if (card == "stasis") return f.rescue() <= 6 ? 80 : 56;
  if (card == "cataclysm") return best_free_stand(f) >= 9 ? 66 : 40;
  if (card == "detour") return can_drive(f, data_of(f.rules)) ? 95 : 20;
  return kPass + 5;
}

int prize_of(const NotAloneFacts& f, Kind token, Kind place) {
  const bool covered = token != kinds::creature && contains(creature_places(f.s), place);
  return covered ? 1 : f.prize(place) + 1;
}

int name_worth(const NotAloneFacts& f, Seat prey) {
  return 20 + 10 * (3 - will(f.s, prey)) + 2 * count(f.s, hand_of(prey));
}

int drive_worth(const NotAloneFacts& f, Kind to) {
  return contains(creature_places(f.s), to) ? 100 : contains(get(f.s, R::artemia_at), to) ? 30 : 1;
}

}  // namespace

int creature_weight(const NotAloneFacts& f, const Action& a) {
  if (is_of_city(f, a)) return city_creature_weight(f, a);
  const auto place = [](int z) { return place_at(zone(z)); };
  switch (index(a.verb)) {
    case index(verbs::announce): return card_worth(f, f.rules.catalogue.kinds[static_cast<std::size_t>(a.a)].name);
    case index(verbs::put): return prize_of(f, kind(a.a), place(a.b));
    case index(verbs::put_two): return prize_of(f, kind(a.a), place(a.b)) + prize_of(f, kind(a.a), place(a.c));
    case index(verbs::name): return name_worth(f, seat(a.a));
    case index(verbs::ruin): return best_free_stand(f) > 0 && f.standing(place(a.a)) > 0 ? f.prize(place(a.a)) : 0;
    case index(verbs::move): return drive_worth(f, place(a.b));
    case index(verbs::pass): return 2;
    default: return 1;
  }
}

}  // namespace prowl::ai
