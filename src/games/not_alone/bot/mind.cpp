#include "ai/mind.hpp"

#include <array>

#include "games/not_alone/bot/basic.hpp"
#include "games/not_alone/bot/duel/exploit.hpp"
#include "games/not_alone/bot/duel/player.hpp"
#include "games/not_alone/bot/value.hpp"
#include "games/not_alone/sanctuary/bot/players.hpp"

namespace prowl::not_alone {

namespace {

int turn(const State& s) { return get(s, R::turn); }

// Before the reveal the Creature doesn't know which Places were laid down.
std::vector<int> chosen_places(const State& s, Seat me) {
  std::vector<int> out;
  if (!is_creature(s, me)) return out;
  in_left_order(s, [&](Seat prey) { out.push_back(played(s, prey)); });
  return out;
}

// The plain player draws a Place by the square of its appeal.
double plausible(const RuleSet& rules, const View& v, const State& world) {
  if (!is_creature(v.masked, v.seat) || get(v.masked, R::phase) >= 3) return 1;
  const ai::NotAloneFacts facts(rules, v);
  double weight = 1;
  in_left_order(world, [&](Seat prey) {
    double all = 0, here = 0;
    each_place(facts.possible(prey), [&](Kind p) {
      const double appeal = facts.appeal(prey, p) + 6;
      all += appeal * appeal;
      if (contains(played(world, prey), p)) here += appeal * appeal;
    });
    weight *= all > 0 ? here / all : 1;
  });
  return weight;
}

// The Hunted hide before the token is put.
std::vector<Action> replies(const View& v) {
  std::vector<Action> out;
  if (is_creature(v.masked, v.seat) || step_of(v.masked) != Step::choice) return out;
  // Where nobody of mine can be, one token is as good as another.
  const Places mine = hand(v.masked, v.seat);
  Places elsewhere = planet(v.masked) & ~mine;
  each_place(mine | (elsewhere & -elsewhere), [&](Kind place) {
    out.push_back({verbs::put, static_cast<std::int16_t>(index(kinds::creature)),
                   static_cast<std::int16_t>(index(zone_of(place)))});
  });
  return out;
}

SeatMask repliers(const State& s, Seat) { return bit(creature_seat(s)); }

// Giving up with Places left, and a token where no Hunted can be.
bool pointless(const View& v, const Action& a) {
  if (a.verb == verbs::give_up) return hand(v.masked, v.seat) != 0;
  if (a.verb != verbs::put || !is_place(zone(a.b))) return false;
  Places possible = 0;
  in_left_order(v.masked, [&](Seat prey) {
    possible |= get(v.masked, R::phase) >= 3 ? positions(v.masked, prey)
                                             : owned(v.masked, prey) & ~discard(v.masked, prey);
  });
  return !contains(possible, place_at(zone(a.b)));
}

std::vector<ai::Hiding> hiding(const State& world) {
  std::vector<ai::Hiding> out;
  bool all = true;
  in_left_order(world, [&](Seat prey) {
    const Places laid = played(world, prey);
    all = all && laid != 0;
    each_place(laid, [&](Kind place) { out.push_back({prey, zone_of(place)}); });
  });
  return all ? out : std::vector<ai::Hiding>();
}

std::optional<Zone> looks(const Event& e) {
  if (e.what != static_cast<std::uint16_t>(Ev::put) || kind(e.a) != kinds::creature) return std::nullopt;
  return zone(e.b);
}

std::vector<Zone> places(const State& s, Seat who) {
  std::vector<Zone> out;
  if (step_of(s) != Step::choice) return out;
  each_place(owned(s, who) & ~discard(s, who), [&](Kind place) { out.push_back(zone_of(place)); });
  return out;
}

Zone about(const Action& a) {
  if (a.verb == verbs::play || a.verb == verbs::lay) return zone_of(kind(a.a));
  return a.verb == verbs::put ? zone(a.b) : Zone::none;
}

constexpr ai::Chase kChase{.hunter = creature_seat, .hiding = hiding, .looks = looks, .places = places, .about = about};

// So that somebody new wins two matches of three: measured for each number of seats.
ai::Clumsiness clumsiness(const State& s) {
  constexpr std::array kBase = {37, 30, 38, 48, 56, 63}, kCity = {56, 33, 31, 30, 33, 35},
                       kOther = {38, 30, 31, 40, 45, 50};
  const auto& worst = !has_city(s) ? kBase : flag(s, kVariant) ? kOther : kCity;
  return {worst[static_cast<std::size_t>(s.seats - 2)], 0};
}

SeatMask first_side(const State& s) { return bit(creature_seat(s)); }

}  // namespace

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "not_alone",
                     .policy = make_basic,
                     .turn = turn,
                     .features = features,
                     .weights = weights,
                     .on_first_side = is_creature,
                     .wide = 6,
                     .mixes = ai::mixes,
                     .chosen = chosen_places,
                     .plausible = plausible,
                     .replies = replies,
                     .repliers = repliers,
                     .first_side = first_side,
                     .clumsiness = clumsiness,
                     .pointless = pointless,
                     .chase = &kChase,
                     .solved = duel::make_solved,
                     .exploit = duel::exploit};

}  // namespace prowl::not_alone
