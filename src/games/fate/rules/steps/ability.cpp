#include "games/fate/rules/steps/deeds.hpp"

namespace prowl::fate {

namespace {

Rule check_ability(const Question& q, Ability ability) {
  const Placard& placard = q.data.crew[static_cast<std::size_t>(me(q.s))];
  if (placard.ability != ability) return Rule::not_your_ability;
  if (placard.per_turn > 0 && get(q.s, R::ability_uses) >= placard.per_turn) return Rule::used_this_turn;
  return needs_action(q.s);
}

Rule check_send(const Question& q, const Action& a) {
  const int crew = crew_id(kind(a.a));
  if (const Rule no = check_ability(q, Ability::send); no != Rule::ok) return no;
  if (crew == me(q.s)) return Rule::not_yourself;
  if (!is_aboard(q.s, crew)) return Rule::not_aboard;
  return are_adjacent(q.data, crew_at(q.s, crew), zone(a.b)) ? Rule::ok : Rule::not_adjacent;
}

void send(Flow& f, const Action& a) {
  const int crew = crew_id(kind(a.a));
  add(f.s, R::ability_uses, 1);
  move_crew(f, crew, zone(a.b));
  tell(f, Ev::sent, my_kind(f), a.a, a.b);
  push_enter(f, crew);
}

void list_send(const Lister& l, const Stock&, const Stock&) {
  if (check_ability(l, Ability::send) != Rule::ok) return;
  each_crew(l.s, [&](int crew) {
    if (crew == me(l.s)) return;
    each_bit(links(l.data, crew_at(l.s, crew)), [&](int z) { l.add(verbs::send, index(crew_kind(crew)), z); });
  });
}

Rule check_look(const Question& q, const Action&) { return check_ability(q, Ability::look); }

void look(Flow& f, const Action&) {
  add(f.s, R::ability_uses, 1);
  f.push(Step::look, 0);
}

void list_look(const Lister& l, const Stock&, const Stock&) { l.offer(check_look, verbs::look); }

Rule check_salvage(const Question& q, const Action&) {
  const Rule no = check_ability(q, Ability::salvage);
  return no != Rule::ok || count(q.s, zones::scrap_pile) > 0 ? no : Rule::pile_empty;
}

void salvage(Flow& f, const Action&) {
  add(f.s, R::ability_uses, 1);
  move_scrap(f, zones::scrap_pile, my_bag(f.s), 1);
  tell(f, Ev::salvaged, my_kind(f));
}

void list_salvage(const Lister& l, const Stock&, const Stock&) { l.offer(check_salvage, verbs::salvage); }

// The ability that Blow It Out gives everybody.
Rule check_scout(const Question& q, const Action&) {
  if (mission(q.s) != kinds::blow_out) return Rule::mission_only;
  return first_of({scrap_of(q.s, me(q.s)) >= q.data.scout_cost ? Rule::ok : Rule::no_scrap, needs_action(q.s)});
}

void scout(Flow& f, const Action&) {
  move_scrap(f, my_bag(f.s), zones::scrap_pile, f.data.scout_cost);
  f.push(Step::scout, 0);
}

void list_scout(const Lister& l, const Stock&, const Stock&) { l.offer(check_scout, verbs::scout); }

constexpr Deed kAbilityDeeds[] = {
    {verbs::send, check_send, send, list_send, {}, Ability::send},
    {verbs::look, check_look, look, list_look, {}, Ability::look},
    {verbs::salvage, check_salvage, salvage, list_salvage, {}, Ability::salvage},
    {verbs::scout, check_scout, scout, list_scout},
};

// --- the top card of the deck, seen: it stays, or goes where the ability says
Verb other_verb(const State& s) { return step_of(s) == Step::look ? verbs::discard : verbs::bottom; }

void run_peek(Flow& f) {
  if (refill(f)) return;
  const int slot = top(f.s, zones::deck);
  piece(f.s, slot).known = kEveryone;
  tell(f, step_of(f.s) == Step::look ? Ev::looked : Ev::scouted, my_kind(f), index(piece(f.s, slot).kind));
  await(f.s, active_seat(f.s));
}

void answer_peek(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  const int slot = top(f.s, zones::deck);
  const int card = index(piece(f.s, slot).kind);
  pop_frame(f.s);
  if (a.verb == verbs::keep) return tell(f, Ev::kept, card);
  if (a.verb == verbs::bottom) {
    move_to_bottom(f.cat, f.s, slot, zones::deck);
    return tell(f, Ev::card_bottom, card);
  }
  move_open(f.cat, f.s, slot, zones::discard);
  tell(f, Ev::card_discarded, card);
}

void list_peek(const Lister& l) {
  l.add(verbs::keep);
  l.add(other_verb(l.s));
}

Rule refuse_peek(const Question& q, const Action& a) {
  return a.verb == verbs::keep || a.verb == other_verb(q.s) ? Rule::ok : Rule::not_now;
}

Prompt prompt_peek(const State& s) {
  const bool look = step_of(s) == Step::look;
  return make_prompt(Ask::open, look ? "look" : "scout", active_seat(s), look ? "3.6" : "6.2",
                     {Operand::kind, Operand::kind}, index(crew_kind(me(s))),
                     index(piece(s, top(s, zones::deck)).kind));
}

constexpr StepRow kAbilityRows[] = {
    {Step::look, "look", run_peek, answer_peek, list_peek, refuse_peek, prompt_peek},
    {Step::scout, "scout", run_peek, answer_peek, list_peek, refuse_peek, prompt_peek},
};

}  // namespace

Deeds ability_deeds() { return kAbilityDeeds; }

std::span<const StepRow> ability_steps() { return kAbilityRows; }

}  // namespace prowl::fate
