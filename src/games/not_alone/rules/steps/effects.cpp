#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

void do_effect(Flow& f, const Play& p) {
  const auto e = static_cast<Effect>(p.n);
  put_in_force(f.s, e);
  if (e == Effect::smokescreen) in_left_order(f.s, [&](Seat who) { forget(f.s, discard_of(who), hunted_mask(f.s)); });
  // Their order is that of the Target step (5.3).
  if (const int code = suffer_code(e); code != 0) set(f.s, R::suffer, get(f.s, R::suffer) << 4 | code);
  // a token that already covers one Place is put anew; on two it stays.
  const Kind token = e == Effect::wide_artemia ? kinds::artemia : kinds::target;
  const bool widens = e == Effect::wide_artemia || e == Effect::wide_target;
  if (widens && size_of(token_at(f.s, token)) == 1) lift_token(f, token);
}

//
void do_take_up(Flow& f, const Play& p) {
  if (p.n == 1) return take_up(f, p.who);
  in_left_order(f.s, [&](Seat who) { take_up(f, who); });
}

void do_bar(Flow& f, const Play& p) { f.push(Step::put_two, p.who, index(kinds::target)); }

int strippable(const Data& d, const State& s, int n) {
  int m = 0;
  in_left_order(s, [&](Seat who) {
    if (count(s, hand_of(who)) > n && !has_avatar(d, s, who, Trait::overlooked)) m |= bit(who);
  });
  return m;
}

void do_anticipate(Flow& f, const Play& p) { f.push(Step::name_seat, p.who, index(p.card)); }

// The frame's b: how many stay in hand.
void do_choose_hand(Flow& f, const Play& p) {
  if (strippable(f.data, f.s, p.n) != 0) f.push(Step::name_seat, p.who, index(p.card), p.n);
}

void do_all_discard(Flow& f, const Play&) { f.push(Step::each_discards, Seat::table); }

void do_ruin(Flow& f, const Play& p) { f.push(Step::ruin, p.who); }

void do_divert(Flow& f, const Play& p) { f.push(Step::move_who, p.who); }

void do_hunt_limit(Flow& f, const Play& p) { set(f.s, R::hunt_limit_next, p.n); }

void do_copy(Flow&, const Play&) {}

// Not at 0 Will, before the step that gives it all back.
void do_heal(Flow& f, const Play& p) {
  if (will(f.s, p.who) > 0) gain_will(f, p.who, p.n);
}

void do_marker(Flow& f, const Play& p) { set_marker(f, p.who, true); }

void do_sacrifice(Flow& f, const Play& p) { f.push(Step::discard_one, p.who, index(p.card)); }

void do_recover(Flow& f, const Play& p) { push_recover(f, p.who, p.n, p.card); }

void do_creature_loses(Flow& f, const Play& p) { f.push(Step::strike_back, p.who, p.n); }

void do_swap(Flow& f, const Play& p) { f.push(Step::swap_place, p.who); }

void do_dodge(Flow& f, const Play& p) {
  set_bits(f.s, R::dodging, bit(p.who));
  f.emit(Ev::ignores, p.who, kinds::creature);
}

void do_detect(Flow& f, const Play& p) {
  set_bits(f.s, R::detecting, bit(p.who));
  f.emit(Ev::ignores, p.who, kinds::artemia);
}

// Drone and Gate are played while the player's position is being resolved; the frame says which.
void do_gain(Flow& f, const Play& p) { f.push(Step::gain, p.who, f.s.frames[0].b); }

void do_copy_near(Flow& f, const Play& p) { f.push(Step::copy_near, p.who, f.s.frames[0].b); }

void do_shift_creature(Flow& f, const Play& p) {
  f.push(Step::put_token, p.who, index(kinds::creature), index(p.card));
}

void do_shift_artemia(Flow& f, const Play& p) { f.push(Step::put_token, p.who, index(kinds::artemia), index(p.card)); }

void do_launch(Flow& f, const Play& p) {
  set_marker(f, p.who, false);
  advance_rescue(f);
}

void do_retake(Flow& f, const Play& p) { f.push(Step::retake, p.who); }

constexpr std::array<void (*)(Flow&, const Play&), static_cast<std::size_t>(Op::draw_survivor)> kRun = {
    do_effect,         do_take_up,        do_bar,        do_anticipate, do_choose_hand, do_choose_hand, do_all_discard,
    do_ruin,           do_divert,         do_hunt_limit, do_copy,       do_heal,        do_marker,      do_sacrifice,
    do_recover,        do_creature_loses, do_swap,       do_dodge,      do_detect,      do_gain,        do_copy_near,
    do_shift_creature, do_shift_artemia,  do_launch,     do_retake};

// The token that comes with the card: put at once where the Creature has put the others already (5.1, states 5 and 6).
void bring_token(Flow& f, const Card& card) {
  State& s = f.s;
  if (!is_token(card.symbol)) return;
  set_bits(s, R::granted, token_bit(card.symbol));
  if (card.symbol == kinds::target) set(s, R::target_role, 0);
  const bool absent = token_at(s, card.symbol) == 0;
  if (main_step(s) == Step::w3 && absent) f.push(Step::put_token, creature_seat(s), index(card.symbol));
}

// The further card of an Evolution is one of phase 2 without a symbol.
bool is_extra(const Flow& f, Kind card) {
  const Kind acts = effective_card(f.s, card);
  return has_extra_hunt(f.s) && f.data.card(acts).phase == 2 && f.data.card(acts).symbol == Kind::hidden;
}

void count_hunt(Flow& f, Kind card) {
  if (is_extra(f, card))
    set(f.s, R::extra_hunt, 0);
  else
    add(f.s, R::hunts_played, 1);
}

void leave_hand(Flow& f, Seat who, Kind card) {
  State& s = f.s;
  const bool hunts = is_hunt(card);
  f.emit(Ev::announced, who, index(card), card == effective_card(s, card) ? 0 : index(effective_card(s, card)));
  if (hunts)
    count_hunt(f, card);
  else
    set_bits(s, R::survival_played, bit(who));
  move_open(f.cat, s, find_piece(s, hunts ? hand_of(who) : survival_of(who), card),
            hunts ? zones::hunt_played : zones::survival_discard);
}

void run_card(Flow& f) {
  const Frame frame = f.top();
  const Card& card = f.data.card(kind(frame.a));
  if (frame.pc < card.deeds.size()) {
    ++f.top().pc;
    const Deed& deed = card.deeds[frame.pc];
    if (deed.op >= Op::draw_survivor) return do_city_deed(f, {seat(frame.seat), deed.n, kind(frame.a)}, deed.op);
    return kRun[static_cast<std::size_t>(deed.op)](f, {seat(frame.seat), deed.n, kind(frame.a)});
  }
  pop_frame(f.s);
  bring_token(f, card);
}

constexpr StepRow kRows[] = {
    {{Step::card, "card", run_card}},
};

}  // namespace

Kind effective_card(const State& s, Kind card) {
  if (card != kinds::flashback) return card;
  const int slot = top(s, zones::hunt_discard);
  return slot < 0 ? Kind::hidden : piece(s, slot).kind;
}

void start_card(Flow& f, Seat who, Kind card) {
  State& s = f.s;
  leave_hand(f, who, card);
  const Kind acts = effective_card(s, card);
  // who plays a Survival card after choosing may choose anew.
  if (is_survival(card) && main_step(s) == Step::w2) take_up(f, who);
  f.push(Step::card, who, index(acts), index(card));
}

constinit const StepRows kCardSteps = kRows;

}  // namespace prowl::not_alone
