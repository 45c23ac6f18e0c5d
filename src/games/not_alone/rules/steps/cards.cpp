#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

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
    return row_of(deed.op).run(f, {seat(frame.seat), deed.n, kind(frame.a)});
  }
  pop_frame(f.s);
  bring_token(f, card);
}

constexpr StepRow kCardsRows[] = {
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

constinit const StepRows kCardSteps = kCardsRows;

namespace {

std::array<DeedRow, static_cast<std::size_t>(Op::count)> deeds_by_op() {
  std::array<DeedRow, static_cast<std::size_t>(Op::count)> rows{};
  for (const DeedRows& family : {kBaseDeeds, kCityDeeds})
    for (const DeedRow& row : family) rows[static_cast<std::size_t>(row.op)] = row;
  return rows;
}

const auto kDeeds = deeds_by_op();

}  // namespace

const DeedRow& row_of(Op op) { return kDeeds[static_cast<std::size_t>(op)]; }

const DeedRow* deed_named(std::string_view name) {
  for (const DeedRow& row : kDeeds)
    if (row.name == name) return &row;
  return nullptr;
}

}  // namespace prowl::not_alone
