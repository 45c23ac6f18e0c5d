#include "games/fate/rules/steps/deeds.hpp"

namespace prowl::fate {

namespace {

/// What an action may be spent on, in the order in which it is offered.
std::array<Deeds, 3> all_deeds() { return {handling_deeds(), tools_deeds(), ability_deeds()}; }

const auto kTurnDeeds = [] {
  std::array<const Deed*, verbs::count> by_verb{};
  for (const Deeds deeds : all_deeds())
    for (const Deed& deed : deeds) by_verb[static_cast<std::size_t>(index(deed.verb))] = &deed;
  return by_verb;
}();
/// Null: it is none.
const Deed* find_deed(Verb verb) { return kTurnDeeds[static_cast<std::size_t>(index(verb))]; }

// The Self-Destruct Track: one token leaves as its holder's turn starts; ruling F11.
bool count_down(Flow& f) {
  State& s = f.s;
  if (get(s, R::countdown) < 0 || get(s, R::holder) != get(s, R::active)) return true;
  if (get(s, R::countdown) > 0) {
    add(s, R::countdown, -1);
    move_piece(f.cat, s, find_piece(s, zones::countdown, kinds::countdown), zones::box);
    f.emit(Ev::countdown, Seat::table, get(s, R::countdown));
    if (get(s, R::countdown) > 0 || !flag(s, kStrictCountdown)) return true;
  }
  end_match(f, Side::ship, How::self_destruct);
  return false;
}

void end_phase(Flow& f) {
  tell(f, Ev::phase_end, my_kind(f));
  if (get(f.s, R::skip_card) == 0) return f.go(Step::draw);
  tell(f, Ev::no_card, my_kind(f));
  next_turn(f);
}

}  // namespace

void next_turn(Flow& f) {
  set(f.s, R::active, (get(f.s, R::active) + 1) % slot_count(f.s));
  f.go(Step::turn_start);
}

namespace {

void run_turn_start(Flow& f) {
  State& s = f.s;
  add(s, R::turn, 1);
  for (const R r : {R::ability_uses, R::phase_over, R::skip_card}) set(s, r, 0);
  set(s, R::actions, f.data.crew[static_cast<std::size_t>(me(f.s))].actions);
  tell(f, Ev::turn_start, get(s, R::turn), my_kind(f));
  if (count_down(f)) f.go(Step::act);
}

void run_act(Flow& f) {
  if (settle(f)) return;
  if (get(f.s, R::phase_over) != 0) return end_phase(f);
  await(f.s, active_seat(f.s));
}

void answer_act(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::pass) return end_phase(f);
  const bool free = a.verb == verbs::craft && crafts_freely(f.data, me(f.s));
  if (!free) add(f.s, R::actions, -1);
  find_deed(a.verb)->run(f, a);
}

void list_act(const Lister& l) {
  const bool spent = get(l.s, R::actions) == 0;
  const Stock mine = stock_in(l.s, my_bag(l.s)), floor = spent ? Stock{} : stock_in(l.s, here(l.s));
  const Ability ability = ability_of(l.data, me(l.s));
  l.add(verbs::pass);
  for (const Deed& deed : handling_deeds())
    if (!spent || deed.verb == verbs::craft) deed.list(l, mine, floor);
  if (spent) return;
  if (mine.things != 0)
    for (const Deed& deed : tools_deeds())
      if (mine.has(deed.item)) deed.list(l, mine, floor);
  for (const Deed& deed : ability_deeds())
    if (deed.ability == Ability::none || deed.ability == ability) deed.list(l, mine, floor);
}

Rule refuse_act(const Question& q, const Action& a) {
  if (a.verb == verbs::pass) return Rule::ok;
  const Deed* deed = find_deed(a.verb);
  return deed != nullptr ? deed->check(q, a) : Rule::not_now;
}

Prompt prompt_act(const State& s) {
  return make_prompt(Ask::open, "act", active_seat(s), "3.1", {Operand::amount, Operand::kind}, get(s, R::actions),
                     index(crew_kind(me(s))));
}

constexpr StepRow kTurnRows[] = {
    {Step::turn_start, "turn_start", run_turn_start},
    {Step::act, "act", run_act, answer_act, list_act, refuse_act, prompt_act},
};

}  // namespace

std::span<const StepRow> turn_steps() { return kTurnRows; }

}  // namespace prowl::fate
