#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

enum MovePc : std::uint8_t { kHold, kStep, kHurry, kMoved };

Seat pilot(const Data& d, const State& s) {
  Seat found = Seat::table;
  in_left_order(s, [&](Seat who) {
    if (has_avatar(d, s, who, Trait::hold_city) && count(s, hand_of(who)) > 0) found = who;
  });
  return found;
}

// Sanctuary, phase 5, 1.
void run_move_city(Flow& f) {
  State& s = f.s;
  set(s, R::phase, 5);
  const Seat holder = pilot(f.data, s);
  if (f.top().pc == kHold && is_player(holder)) return await(s, holder);
  if (f.top().pc <= kStep) {
    move_city(f, next_city_place(s));
    f.top().pc = kHurry;
  }
  if (f.top().pc == kHurry && has_trait(f.data, s, Trait::hurry)) return await(s, creature_seat(s));
  f.go(Step::reveal_survivors);
}

void answer_move_city(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (f.top().pc == kHurry) {
    f.top().pc = kMoved;
    if (a.verb == verbs::put) move_city(f, place_at(zone(a.b)));
    return;
  }
  f.top().pc = kStep;
  if (a.verb == verbs::decline) return;
  f.top().pc = kHurry;
  discard_place(f, who, kind(a.a));
  f.emit(Ev::sanctuary_stays, who);
}

// Sanctuary, phase 5, 2; then Keen-scented.
void run_reveal_survivors(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 0) {
    f.top().pc = 1;
    reveal_survivors(f);
    if (has_trait(f.data, s, Trait::change_survivor) && count(s, zones::survivors) > 0)
      return await(s, creature_seat(s));
  }
  f.go(Step::w6);
}

void answer_reveal_survivors(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::decline) return;
  f.emit(Ev::lost_survivor, Seat::table, kind(a.a));
  move_open(f.cat, f.s, find_piece(f.s, zones::survivors, kind(a.a)), zones::survivor_discard);
  reveal_survivors(f);
}

void run_end_phase_5(Flow& f) {
  discard_hunts(f);
  close_turn(f);
}

void list_move_city(const Lister& l) {
  is_hunted(l.s, l.who) ? l.each_of(verbs::discard, hand(l.s, l.who)) : offer_moves_of_city(l);
}

Rule refuse_move_city(const Check& c, const Action& a) {
  if (is_hunted(c.s, c.who)) return one_of(a, verbs::discard, contains(hand(c.s, c.who), kind(a.a)), Rule::not_in_hand);
  if (a.verb != verbs::put) return Rule::not_now;
  if (kind(a.a) != kinds::sanctuary) return Rule::token_unavailable;
  return ok_if(is_place(zone(a.b)) && place_at(zone(a.b)) == next_city_place(c.s), Rule::not_next);
}

Prompt prompt_move_city(const State& s) {
  const Seat asked = first_asked(s);
  return is_hunted(s, asked) ? secret(asked, "pilot", "6.13") : open(asked, "beater", "6.14");
}

constexpr StepRow kPhase5Rows[] = {
    {{Step::move_city, "move_sanctuary", run_move_city, answer_move_city, list_move_city, refuse_move_city,
      prompt_move_city},
     5,
     always},
    {{Step::reveal_survivors, "reveal_survivors", run_reveal_survivors, answer_reveal_survivors,
      [](const Lister& l) { l.offer_in(verbs::discard, zones::survivors); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::discard, is_survivor(kind(a.a)) && lies_in(c.s, zones::survivors, kind(a.a)),
                      Rule::not_revealed);
      },
      [](const State& s) { return open(first_asked(s), "keen_scented", "6.14"); }},
     5,
     always},
    {{Step::end_phase_5, "turn_end", run_end_phase_5}, 5},
};

}  // namespace

constinit const StepRows kPhase5Steps = kPhase5Rows;

}  // namespace prowl::not_alone
