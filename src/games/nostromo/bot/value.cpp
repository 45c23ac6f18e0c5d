#include "games/nostromo/bot/value.hpp"

#include <algorithm>

#include "games/nostromo/rules/data/lens.hpp"

namespace prowl::nostromo {

namespace {

constexpr int kParts = 3;
constexpr double kPointsApart = 14;

const std::vector<double> kLearned[] = {
#include "games/nostromo/bot/learned.inc"
};

// The others of the crew, as shares of what they could have at most.
struct Crew {
  double best = 0, elements = 0, ready = 0, near = 0, armed = 0, detects = 0;
};

Crew crew_beside(const State& s, Seat me) {
  Crew c;
  const double each = 1.0 / std::max(1, s.seats - 2);
  in_seat_order(s, [&](Seat who) {
    if (who == me || is_eliminated(s, who) || is_android(s, who)) return;
    const int n = kinds_in_hand(s, who);
    c.best = std::max(c.best, n / 5.0);
    c.elements += each * n / 5;
    c.ready += n == kCards ? 1 : 0;
    c.near += n == kCards - 1 ? each : 0;
    if (holds(s, who, kinds::flamethrower)) c.armed = (1 + n + (n == kCards ? 4 : 0)) / 10.0;
    if (holds(s, who, kinds::detector)) c.detects = (1 + n) / 6.0;
  });
  return c;
}

double cards_left(const State& s) {
  const bool last = two_players(s) || get(s, R::exhaustions) > 0;
  return (count(s, zones::deck) + (last ? 0 : count(s, zones::discard) + 12)) / 35.0;
}

void add_own(ai::Features& x, const State& s, Seat who) {
  const int kinds = takes_part(s, who) ? kinds_in_hand(s, who) : 0;
  const double k = kinds / 5.0, ready = kinds == kCards ? 1 : 0, e = get(s, R::eggs) / 6.0;
  const double flame = holds(s, who, kinds::flamethrower) ? 1 : 0, detector = holds(s, who, kinds::detector) ? 1 : 0;
  const double cards = takes_part(s, who) ? count(s, hand_of(who)) / 10.0 : 0;
  for (const double f :
       {k, k * k, ready, kinds == kCards - 1 ? 1.0 : 0.0, flame, detector, k * flame, ready * flame, k * detector,
        k * e, e * flame, cards, is_unmasked(s, who) ? 1.0 : 0.0, is_eliminated(s, who) ? 1.0 : 0.0})
    x.push_back(f);
}

}  // namespace

int part(const State& s, Seat who) { return who == alien_seat(s) ? 0 : is_android(s, who) ? 2 : 1; }

double payoff(const RuleSet&, const State& s, const Outcome& o, Seat who) {
  const bool alien_won = static_cast<Side>(get(s, R::last_side)) == Side::alien;
  if (two_players(s)) return (who == alien_seat(s)) == alien_won ? 1 : 0;
  const auto points = [&](int i) { return static_cast<double>(o.round_score[static_cast<std::size_t>(i)]); };
  double others = 0;
  for (int i = 0; i < s.seats; ++i) others += seat(i) == who ? 0 : points(i) / (s.seats - 1);
  return std::clamp(0.5 + (points(index(who)) - others) / kPointsApart, 0.0, 1.0);
}

ai::Features features(const RuleSet&, const State& s, Seat who) {
  const double e = get(s, R::eggs) / 6.0, left = cards_left(s), last = get(s, R::exhaustions) > 0 ? 1 : 0;
  const double locks = get(s, R::airlocks_now) != 0 ? 1 : 0;
  const Crew c = crew_beside(s, who);
  ai::Features x = {1,
                    e,
                    e * e,
                    e * e * e,
                    left,
                    left * left,
                    last,
                    locks,
                    c.best,
                    c.elements,
                    c.ready,
                    c.near,
                    c.armed,
                    c.detects,
                    c.ready * e,
                    c.elements * e,
                    c.best * left,
                    c.best * e,
                    locks * c.ready,
                    get(s, R::unmasked) != 0 ? 1.0 : 0.0,
                    get(s, R::eliminated) != 0 ? 1.0 : 0.0};
  add_own(x, s, who);
  if (!two_players(s)) return x;
  const double alive = living_characters(s) / 6.0;
  for (const double f : {alive, alive * alive, 1 / (1 + 6 * alive), alive * c.elements, alive * c.ready, alive * left})
    x.push_back(f);
  // What the crew has is its own affair: the same numbers for either seat.
  const Seat crew = alien_seat(s) == seat(0) ? seat(1) : seat(0);
  const double k = kinds_in_hand(s, crew) / 5.0;
  x.push_back(alive * k);
  x.push_back(alive * (holds(s, crew, kinds::flamethrower) ? 1 : 0));
  return x;
}

std::span<const double> weights(const State& s, Seat who) {
  return kLearned[static_cast<std::size_t>((s.seats - 2) * kParts + part(s, who))];
}

}  // namespace prowl::nostromo
