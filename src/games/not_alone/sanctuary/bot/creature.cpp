#include <algorithm>

#include "games/not_alone/rules/data/facts.hpp"
#include "games/not_alone/sanctuary/bot/players.hpp"
#include "games/not_alone/sanctuary/bot/worth.hpp"

namespace prowl::ai {

using namespace not_alone;

namespace {

// What is chosen openly stands on a scale where this is to let it be.
constexpr int kLeave = 1000;

int caught_count(const NotAloneFacts& f) {
  int n = 0;
  in_left_order(f.s, [&](Seat prey) { n += f.caught(prey) ? 1 : 0; });
  return n;
}

template <class Is>
bool any_prey(const NotAloneFacts& f, Is is) {
  bool any = false;
  in_left_order(f.s, [&](Seat prey) { any = any || is(prey); });
  return any;
}

// --- Evolutions

int least_rate(const NotAloneFacts& f) {
  int least = kLeave;
  for (const int slot : slots(f.s, zones::developed)) least = std::min(least, evolution_rate(f, piece(f.s, slot).kind));
  return least;
}

// What a DNA is good for, as long as it can be spent in time.
int dna_worth(const NotAloneFacts& f) { return 2 * turns_left(f); }

int develop_gain(const NotAloneFacts& f, Kind evolution) {
  const int rate = evolution_rate(f, evolution) -
                   (developed_count(f.s) < evolution_slots(f.data(), f.s) ? 0 : least_rate(f));
  return rate * turns_left(f) - dna_worth(f) * cost_of(f.data(), f.s, evolution);
}

int best_gain(const NotAloneFacts& f, int dna) {
  int best = 0;
  for (const int slot : slots(f.s, evolutions_of(f.v.seat))) {
    const Kind evolution = piece(f.s, slot).kind;
    if (cost_of(f.data(), f.s, evolution) <= dna) best = std::max(best, develop_gain(f, evolution));
  }
  return best;
}

int evolve_worth(const NotAloneFacts& f) {
  const int dna = evolve_gain(f.rules, f.s);
  return dna_worth(f) * dna + best_gain(f, get(f.s, R::dna) + dna);
}

// It brings Defence on.
int nest_worth(const NotAloneFacts& f) {
  const int dna = nest_gain(f.rules, f.s);
  const int brood = has_trait(f.data(), f.s, Trait::brood) ? dna_worth(f) : 0;
  const int growth = in_force(f.s, Effect::growth_spurt) ? best_gain(f, get(f.s, R::dna) + dna) : 0;
  const int step = defence_worth(f, f.data().sanctuary.nest_defence);
  return dna_worth(f) * dna + brood + growth - (step >= kWin ? kLeave : 12 * step);
}

// With nothing in hand that is worth saving for, or more than enough.
int draw_worth(const NotAloneFacts& f, int level) {
  int dearest = 0;
  for (const int slot : slots(f.s, evolutions_of(f.v.seat)))
    if (const Kind e = piece(f.s, slot).kind; develop_gain(f, e) > 0)
      dearest = std::max(dearest, cost_of(f.data(), f.s, e));
  if (turns_left(f) < 3 || get(f.s, R::dna) <= dearest) return -1;
  return (get(f.s, R::dna) >= 4) == (level == 2) ? 2 : 1;
}

// At the start as many of either level.
int start_worth(const NotAloneFacts& f, int level) {
  int of_level = 0;
  for (const int slot : slots(f.s, evolutions_of(f.v.seat)))
    of_level += level_of(piece(f.s, slot).kind) == level ? 1 : 0;
  return kLeave - 2 * of_level - (level == 2 ? 1 : 0);
}

int draw_weight(const NotAloneFacts& f, int level) {
  return main_step(f.s) == Step::found ? start_worth(f, level)
         : top_frame(f.s).pc == 2      ? kLeave + level
                                       : kLeave + draw_worth(f, level);
}

// --- what the Sanctuary and the Hunted may do

int move_city_worth(const NotAloneFacts& f, Kind to) {
  return kLeave + 2 * (siege(f, city_place(f.s)) - siege(f, to)) - 1;
}

int survivor_harm(const NotAloneFacts& f, Kind survivor) {
  int most = 0;
  in_left_order(f.s, [&](Seat prey) { most = std::max(most, rescue_worth(f, prey, survivor)); });
  return most;
}

int deny_worth(const NotAloneFacts& f, Kind place) {
  int n = 0;
  in_left_order(f.s, [&](Seat prey) { n += f.chance(prey, place) * f.appeal(prey, place) / 100; });
  return n;
}

int harm_of_move(const NotAloneFacts& f, Seat prey, Kind from, Kind to) {
  return f.appeal(prey, from) - f.appeal(prey, to);
}

// The most that moving somebody from a free Place to a free neighbour takes away.
int hypnotise_worth(const NotAloneFacts& f, Seat prey) {
  int most = 0;
  each_place(positions(f.s, prey), [&](Kind from) {
    if (!is_token_free(f.s, prey, from)) return;
    each_place(next_to(f.data(), f.s, from), [&](Kind to) {
      if (is_token_free(f.s, prey, to)) most = std::max(most, harm_of_move(f, prey, from, to));
    });
  });
  return most;
}

// --- naming somebody

int likely_catch(const NotAloneFacts& f, Seat prey) {
  return 100 / std::max(1, size_of(f.possible(prey))) + 5 * (3 - will(f.s, prey));
}

int prey_worth(const NotAloneFacts& f, Seat prey) {
  const int held = survivors_held(f.s, prey);
  return held == 0 ? 0 : kLeave + (held == 1 ? 10 : 5);
}

int creature_name_worth(const NotAloneFacts& f, Seat prey) {
  const Kind by = kind(top_frame(f.s).a);
  if (step_of(f.s) == Step::prey) return prey_worth(f, prey);
  if (step_of(f.s) == Step::move_who) return kLeave + hypnotise_worth(f, prey) - 3;
  const int prophets = with_trait(f.data(), f.s, Trait::prophecy);
  if (is_evolution(by) && (prophets & evolution_bit(by)) != 0) return likely_catch(f, prey);
  return 20 + 10 * (3 - will(f.s, prey)) + 3 * count(f.s, hand_of(prey));
}

int put_worth(const NotAloneFacts& f, Kind token, Kind place) {
  if (token == kinds::sanctuary)
    return step_of(f.s) == Step::drift ? kLeave - siege(f, place) : move_city_worth(f, place);
  return kLeave + 10 * f.prize(place) - 1;
}

int creature_choose_worth(const NotAloneFacts& f, Kind what) {
  if (step_of(f.s) == Step::territory) return kLeave + deny_worth(f, what);
  if (step_of(f.s) == Step::malice) return kLeave - f.appeal(seat(top_frame(f.s).a), what);
  return evolution_rate(f, what);
}

int creature_discard_worth(const NotAloneFacts& f, Kind what) {
  if (is_evolution(what)) return kLeave - evolution_rate(f, what);
  return kLeave + survivor_harm(f, what) - 9;
}

// What it would cost to leave the open choice alone.
int creature_decline_worth(const NotAloneFacts& f) {
  const Frame& top = top_frame(f.s);
  if (step_of(f.s) == Step::malice) return kLeave - f.appeal(seat(top.a), kind(top.b));
  if (step_of(f.s) != Step::put_token) return kLeave;
  int prize = 0;
  each_place(token_at(f.s, kind(top.a)), [&](Kind place) { prize += f.prize(place); });
  return kLeave + 10 * prize;
}

constexpr Eager kCityEager[] = {
    {"amnesia", 58},  {"isolation", 61}, {"tremor", 59},   {"feint", 66},
    {"quagmire", 50}, {"contagion", 59}, {"blockade", 60}, {"culling", 50},
};

int city_card_worth(const NotAloneFacts& f, std::string_view card) {
  const auto holds = [&](Seat prey) { return survivors_held(f.s, prey) > 0; };
  for (const Eager& e : kCityEager)
    if (e.card == card) return e.worth;
  if (card == "drift") return 40 + 4 * siege(f, city_place(f.s));
  if (card == "jamming") return 44 + defence_worth(f, any_prey(f, holds) ? 2 : 1) / 2;
  if (card == "frenzy") return f.s.seats == 2 ? 60 : 50 + 2 * f.s.seats;
  if (card == "abduction") return any_prey(f, [&](Seat prey) { return f.caught(prey) && holds(prey); }) ? 90 : 20;
  if (card == "hunger") return 30 + 30 * caught_count(f);
  if (card == "gestation") return turns_left(f) > 2 && evolve_worth(f) >= nest_worth(f) ? 70 : 30;
  if (card == "growth_spurt") return nest_worth(f) + best_gain(f, get(f.s, R::dna) + 3) > evolve_worth(f) ? 70 : 20;
  return kPass + 5;
}

int burying_worth(const NotAloneFacts& f, Kind card) {
  const std::string& name = f.rules.catalogue.kinds[static_cast<std::size_t>(index(card))].name;
  for (const std::string_view dull : {"despair", "persecution", "interference", "quagmire", "culling"})
    if (dull == name) return kLeave + 1;
  return 0;
}

}  // namespace

int city_creature_weight(const NotAloneFacts& f, const Action& a) {
  const auto place = [](int z) { return place_at(zone(z)); };
  switch (index(a.verb)) {
    case index(verbs::announce): return city_card_worth(f, f.rules.catalogue.kinds[static_cast<std::size_t>(a.a)].name);
    case index(verbs::evolve): return kLeave + evolve_worth(f);
    case index(verbs::nest): return kLeave + nest_worth(f);
    case index(verbs::develop): return kLeave + develop_gain(f, kind(a.a));
    case index(verbs::draw_evolution): return draw_weight(f, a.a);
    case index(verbs::name): return creature_name_worth(f, seat(a.a));
    case index(verbs::move): return kLeave + harm_of_move(f, seat(top_frame(f.s).a), place(a.a), place(a.b));
    case index(verbs::put): return put_worth(f, kind(a.a), place(a.b));
    case index(verbs::choose): return creature_choose_worth(f, kind(a.a));
    case index(verbs::discard): return creature_discard_worth(f, kind(a.a));
    case index(verbs::bury): return burying_worth(f, kind(a.a));
    case index(verbs::decline): return creature_decline_worth(f);
    case index(verbs::done): return step_of(f.s) == Step::name_seat ? 0 : kLeave;
    default: return 1;
  }
}

}  // namespace prowl::ai
