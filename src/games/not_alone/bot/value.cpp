#include "games/not_alone/bot/value.hpp"

#include <array>

#include "games/not_alone/rules/data/lens.hpp"

namespace prowl::not_alone {

namespace {

const std::vector<double> kLearned[] = {
#include "games/not_alone/bot/learned.inc"
};

// Sums over the Hunted, as shares of what they could have at most.
struct Crew {
  double will = 0, weary = 0, hand = 0, bare = 0, thin = 0, owned = 0, cards = 0, survivors = 0;
};

Crew crew_of(const State& s) {
  Crew c;
  const double each = 1.0 / (s.seats - 1);
  in_left_order(s, [&](Seat who) {
    const int places = count(s, hand_of(who)) + count(s, played_of(who));
    c.will += each * will(s, who) / 3;
    c.weary += will(s, who) <= 1 ? each : 0;
    c.hand += each * places / 5;
    c.bare += places <= 1 ? each : 0;
    c.thin += places <= 2 ? each : 0;
    c.owned += each * (size_of(owned(s, who)) - 5) / 5;
    c.cards += each * count(s, survival_of(who));
    c.survivors += each * count(s, rescued_of(who));
  });
  return c;
}

// Which are at work, and for how much longer; which may yet be.
void add_evolutions(ai::Features& x, const State& s, double left) {
  std::array<double, kEvolutions> held{}, grown{};
  const auto tally = [&](Zone where, auto& to) {
    for (const int slot : slots(s, where))
      if (const Kind k = piece(s, slot).kind; is_evolution(k))
        to[static_cast<std::size_t>(index(k) - index(kinds::first_evolution))] = 1;
  };
  tally(evolutions_of(creature_seat(s)), held);
  tally(zones::developed, grown);
  for (std::size_t i = 0; i < grown.size(); ++i)
    for (const double f : {held[i], grown[i], grown[i] * left}) x.push_back(f);
  const double dna = get(s, R::dna) / 10.0;
  x.push_back(dna * left);
  x.push_back(dna * dna);
  x.push_back(count(s, evolutions_of(creature_seat(s))) / 4.0);
}

}  // namespace

ai::Features features(const RuleSet&, const State& s, Seat) {
  const Crew c = crew_of(s);
  const double r = get(s, R::rescue) / 10.0, a = get(s, R::assimilation) / 10.0;
  const double hunt = count(s, hand_of(creature_seat(s))) / 3.0, marker = get(s, R::marker) != 0 ? 1 : 0;
  ai::Features x = {1,
                    r,
                    a,
                    r * r,
                    a * a,
                    r * a,
                    r * r * a,
                    r * a * a,
                    1 / (1 + 10 * r),
                    1 / (1 + 10 * a),
                    c.will,
                    c.weary,
                    c.hand,
                    c.bare,
                    c.thin,
                    c.owned,
                    c.cards,
                    hunt,
                    marker,
                    marker * r,
                    a * c.will,
                    a * c.hand,
                    r * c.hand,
                    r * c.will,
                    c.hand * c.will,
                    get(s, R::rescue) <= 6 ? 1.0 : 0.0};
  const double each = 1.0 / (s.seats - 1);
  each_place(planet(s), [&](Kind place) {
    double in_hand = 0;
    in_left_order(s, [&](Seat who) {
      if (contains(hand(s, who) | played(s, who), place)) in_hand += each;
    });
    x.push_back(in_hand);
    x.push_back(in_hand * a);
  });
  if (!has_city(s)) return x;
  const double d = get(s, R::defence) / 10.0, dna = get(s, R::dna) / 10.0;
  const double grown = count(s, zones::developed) / 4.0;
  for (const double more : {d, d * d, d * r, d * a, dna, grown, grown * a, grown * r, c.survivors, c.survivors * d,
                            1 / (1 + 10 * d), get(s, R::monoliths) / 4.0})
    x.push_back(more);
  add_evolutions(x, s, r);
  return x;
}

std::span<const double> weights(const State& s, Seat) {
  const int city = flag(s, kVariant) ? 2 : has_city(s) ? 1 : 0;
  return kLearned[static_cast<std::size_t>(city * 6 + s.seats - 2)];
}

}  // namespace prowl::not_alone
