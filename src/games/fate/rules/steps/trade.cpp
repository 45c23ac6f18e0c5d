#include "games/fate/rules/steps/deeds.hpp"

namespace prowl::fate {

namespace {

/// What a trade has seen so far: gives come first, then takes, so that it ends.
enum Done : int { kTraded = 1, kTaking = 2, kScrapTraded = 4 };

// Frame: a the partner, b what has been done.
int partner(const State& s) { return top_frame(s).a; }
bool has_done(const State& s, Done what) { return (top_frame(s).b & what) != 0; }
void note(Flow& f, int done) { f.top().b = static_cast<std::int16_t>(f.top().b | kTraded | done); }
void tell_both(Flow& f, Ev what, int a, int b) { tell(f, what, a, b, index(crew_kind(partner(f.s)))); }

Rule check_done(const Question& q, const Action&) {
  const int other = partner(q.s);
  if (!has_done(q.s, kTraded)) return Rule::trade_empty;
  return items_of(q.s, other) <= q.data.item_limit && coolant_of(q.s, other) <= q.data.coolant_limit
             ? Rule::ok
             : Rule::trade_limits;
}

void finish(Flow& f, const Action&) { pop_frame(f.s); }

void list_done(const Lister& l, const Stock&, const Stock&) { l.offer(check_done, verbs::done); }

Rule check_give(const Question& q, const Action& a) {
  if (!is_portable(kind(a.a))) return Rule::malformed;
  if (!holds(q.s, me(q.s), kind(a.a))) return Rule::not_held;
  return has_done(q.s, kTaking) ? Rule::takes_begun : Rule::ok;
}

void give(Flow& f, const Action& a) {
  note(f, 0);
  move_thing(f, worn_piece(f.s, my_bag(f.s), kind(a.a), true), bag_of(partner(f.s)));
  tell_both(f, Ev::gave, my_kind(f), a.a);
}

void list_give(const Lister& l, const Stock& mine, const Stock&) {
  if (!has_done(l.s, kTaking)) each_bit(mine.things, [&](int k) { l.add(verbs::give, k); });
}

Rule check_take(const Question& q, const Action& a) {
  if (!is_portable(kind(a.a))) return Rule::malformed;
  if (!holds(q.s, partner(q.s), kind(a.a))) return Rule::partner_lacks;
  return fits_in_bag(q.data, stock_in(q.s, my_bag(q.s)), kind(a.a));
}

void take(Flow& f, const Action& a) {
  note(f, kTaking);
  move_thing(f, worn_piece(f.s, bag_of(partner(f.s)), kind(a.a), false), my_bag(f.s));
  tell_both(f, Ev::took, my_kind(f), a.a);
}

void list_take(const Lister& l, const Stock& mine, const Stock& theirs) {
  each_bit(theirs.things, [&](int k) {
    if (fits_in_bag(l.data, mine, kind(k)) == Rule::ok) l.add(verbs::take, k);
  });
}

Rule check_scrap(const Question& q, const Action& a, int from, Rule lacking) {
  if (a.a < 1) return Rule::bad_amount;
  if (has_done(q.s, kScrapTraded)) return Rule::scrap_once;
  return a.a > scrap_of(q.s, from) ? lacking : Rule::ok;
}

void list_scrap(const Lister& l, Verb v, int most) {
  if (!has_done(l.s, kScrapTraded)) add_amounts(l, v, most);
}

Rule check_give_scrap(const Question& q, const Action& a) { return check_scrap(q, a, me(q.s), Rule::no_scrap); }

void give_scrap(Flow& f, const Action& a) {
  note(f, kScrapTraded);
  move_scrap(f, my_bag(f.s), bag_of(partner(f.s)), a.a);
  tell_both(f, Ev::gave_scrap, a.a, my_kind(f));
}

void list_give_scrap(const Lister& l, const Stock& mine, const Stock&) { list_scrap(l, verbs::give_scrap, mine.scrap); }

Rule check_take_scrap(const Question& q, const Action& a) {
  return check_scrap(q, a, partner(q.s), Rule::partner_lacks);
}

void take_scrap(Flow& f, const Action& a) {
  note(f, kScrapTraded);
  move_scrap(f, bag_of(partner(f.s)), my_bag(f.s), a.a);
  tell_both(f, Ev::took_scrap, a.a, my_kind(f));
}

void list_take_scrap(const Lister& l, const Stock&, const Stock& theirs) {
  list_scrap(l, verbs::take_scrap, theirs.scrap);
}

constexpr Deed kTradeDeeds[] = {
    {verbs::done, check_done, finish, list_done},
    {verbs::give, check_give, give, list_give},
    {verbs::take, check_take, take, list_take},
    {verbs::give_scrap, check_give_scrap, give_scrap, list_give_scrap},
    {verbs::take_scrap, check_take_scrap, take_scrap, list_take_scrap},
};

void run_trade(Flow& f) { await(f.s, active_seat(f.s)); }

void answer_trade(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  find_deed(kTradeDeeds, a.verb)->run(f, a);
}

void list_trade(const Lister& l) {
  const Stock mine = stock_in(l.s, my_bag(l.s)), theirs = stock_in(l.s, bag_of(partner(l.s)));
  for (const Deed& deed : kTradeDeeds) deed.list(l, mine, theirs);
}

Rule refuse_trade(const Question& q, const Action& a) {
  const Deed* deed = find_deed(kTradeDeeds, a.verb);
  return deed != nullptr ? deed->check(q, a) : Rule::trade_open;
}

Prompt prompt_trade(const State& s) {
  return make_prompt(Ask::open, "trade", active_seat(s), "3.5", {Operand::kind, Operand::kind}, index(crew_kind(me(s))),
                     index(crew_kind(partner(s))));
}

constexpr StepRow kTradeRows[] = {
    {Step::trade, "trade", run_trade, answer_trade, list_trade, refuse_trade, prompt_trade},
};

}  // namespace

std::span<const StepRow> trade_steps() { return kTradeRows; }

}  // namespace prowl::fate
