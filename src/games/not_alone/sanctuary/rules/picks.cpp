#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

void answer_drift(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  move_city(f, place_at(zone(a.b)));
}

void answer_inhibit(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  suppress(f, kind(a.a));
}

void answer_archive(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  pop_frame(s);
  f.emit(Ev::recovered, who, kind(a.a));
  move_open(f.cat, s, find_piece(s, zones::survival_discard, kind(a.a)), survival_of(who));
}

// Sanctuary, Camouflage: nobody sees either card.
void answer_camouflage(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  pop_frame(s);
  f.emit(Ev::swapped, who, a.a, a.b, 0, bit(who));
  const int out = find_own(s, played_of(who), who, kind(a.a)), in = find_own(s, hand_of(who), who, kind(a.b));
  forget(s, played_of(who), bit(who));
  forget(s, hand_of(who), bit(who));
  move_piece(f.cat, s, out, hand_of(who));
  move_piece(f.cat, s, in, played_of(who));
}

void answer_which_token(Flow& f, Seat who, const Action& a) {
  const int by = f.top().a;
  answered(f.s, who);
  pop_frame(f.s);
  f.push(Step::put_token, creature_seat(f.s), a.a, by);
}

// Frame's b: how much Will.
void answer_heal_one(Flow& f, Seat who, const Action& a) {
  const int n = f.top().b;
  answered(f.s, who);
  pop_frame(f.s);
  gain_will(f, seat(a.a), n);
}

Rule refuse_drift(const Check& c, const Action& a) {
  if (a.verb != verbs::put) return Rule::not_now;
  if (kind(a.a) != kinds::sanctuary) return Rule::token_unavailable;
  if (!is_place(zone(a.b))) return Rule::no_such_place;
  if (!contains(city_loop(c.s), place_at(zone(a.b)))) return Rule::not_on_loop;
  return ok_if(contains(next_to(c.data, c.s, city_place(c.s)), place_at(zone(a.b))), Rule::not_adjacent);
}

Rule refuse_archive(const Check& c, const Action& a) {
  const Kind k = kind(a.a);
  const bool other = is_survival(k) && index(k) != top_frame(c.s).a;
  return one_of(a, verbs::choose, other && lies_in(c.s, zones::survival_discard, k), Rule::not_in_discard);
}

void list_camouflage(const Lister& l) {
  each_place(played(l.s, l.who), [&](Kind away) {
    each_place(hand(l.s, l.who), [&](Kind in) { l.offer(verbs::swap, index(away), index(in)); });
  });
}

Rule refuse_camouflage(const Check& c, const Action& a) {
  if (a.verb != verbs::swap) return Rule::not_now;
  if (!contains(played(c.s, c.who), kind(a.a))) return Rule::nothing_played;
  if (!contains(hand(c.s, c.who), kind(a.b))) return Rule::not_in_hand;
  if (contains(get(c.s, R::territory), kind(a.b))) return Rule::territory;
  return ok_if(!contains(get(c.s, R::barred), kind(a.b)) || flag(c.s, kForceFieldPrinted), Rule::force_field);
}

Rule refuse_which_token(const Check& c, const Action& a) {
  const Kind k = kind(a.a);
  const bool covers = (k == kinds::target || k == kinds::artemia) && contains(token_at(c.s, k), city_place(c.s));
  return one_of(a, verbs::choose, covers, Rule::no_token_here);
}

Rule refuse_heal_one(const Check& c, const Action& a) {
  if (a.verb != verbs::heal) return Rule::not_now;
  if (!is_hunted(c.s, seat(a.a))) return Rule::not_hunted;
  if (will(c.s, seat(a.a)) == 0) return Rule::heal_zero;
  return ok_if(will(c.s, seat(a.a)) < c.data.will, Rule::heal_full);
}

constexpr StepRow kCityPicksRows[] = {
    {{Step::drift, "drift", ask, answer_drift, offer_moves_of_city, refuse_drift,
      [](const State& s) { return open(frame_seat(s), "drift", "6.11"); }}},
    {{Step::inhibit, "inhibit", ask, answer_inhibit,
      [](const Lister& l) { l.offer_evolutions(verbs::choose, awake(l.s)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::choose, is_evolution(kind(a.a)) && (awake(c.s) & evolution_bit(kind(a.a))) != 0,
                      Rule::asleep);
      },
      [](const State& s) { return open(frame_seat(s), "inhibitor", "6.12"); }}},
    {{Step::archive, "archive", ask, answer_archive,
      [](const Lister& l) { l.offer_in(verbs::choose, zones::survival_discard); }, refuse_archive,
      [](const State& s) { return open(frame_seat(s), "archive", "6.12"); }}},
    {{Step::camouflage, "camouflage", ask, answer_camouflage, list_camouflage, refuse_camouflage,
      [](const State& s) { return secret(frame_seat(s), "camouflage", "6.12"); }}},
    {{Step::which_token, "which_token", ask, answer_which_token,
      [](const Lister& l) { l.offer(verbs::choose, kinds::target), l.offer(verbs::choose, kinds::artemia); },
      refuse_which_token, [](const State& s) { return open(frame_seat(s), "shield_which", "6.12"); }}},
    {{Step::heal_one, "heal_one", ask, answer_heal_one, [](const Lister& l) { l.offer_seats(verbs::heal); },
      refuse_heal_one, [](const State& s) { return open(frame_seat(s), "first_aid", "6.12"); }}},
};

}  // namespace

constinit const StepRows kCityPickSteps = kCityPicksRows;

}  // namespace prowl::not_alone
