#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

// Other seats that knew n such cards in this hand (from swaps) know one less afterwards, whichever of them left:
// like cards can't be told apart, so nobody may learn that there was another one.
void forget_one_like(State& s, Zone hand, int leaving) {
  const Piece& left = piece(s, leaving);
  const Seat owner = seat(index(hand) - index(zones::first_hand));
  unsigned unaware = 0xFFU & ~static_cast<unsigned>(left.known) & ~static_cast<unsigned>(bit(owner));
  for (const int slot : slots(s, hand)) {
    Piece& p = piece(s, slot);
    if (slot == leaving || p.kind != left.kind) continue;
    const unsigned learnt = p.known & unaware;
    p.known = static_cast<SeatMask>(p.known & ~learnt);
    unaware &= ~learnt;
  }
}

// Nostromo, gestion de la pioche; R81, R82. False: the round is over, or chance is asked.
bool refill(Flow& f) {
  State& s = f.s;
  add(s, R::exhaustions, 1);
  f.emit(Ev::deck_out, Seat::table, get(s, R::exhaustions));
  if (get(s, R::exhaustions) >= f.data.exhaustion_limit[s.seats] || count(s, zones::discard) == 0) {
    end_round(f, Side::alien, How::deck);
    return false;
  }
  f.emit(Ev::reshuffle, Seat::table, count(s, zones::discard));
  while (count(s, zones::discard) > 0) {
    const int slot = top(s, zones::discard);
    piece(s, slot).known = kNobody;
    move_piece(f.cat, s, slot, zones::deck);
  }
  await_entropy(s);
  return false;
}

void draw_one(Flow& f, Seat who) {
  State& s = f.s;
  const int slot = top(s, zones::deck);
  move_piece(f.cat, s, slot, hand_of(who));
  piece(s, slot).known = bit(who);
  f.emit(Ev::drew, who, index(piece(s, slot).kind), 0, 0, bit(who));
  if (count(s, hand_of(who)) == f.data.notice) f.emit(Ev::five_cards, who, f.data.notice);
}

}  // namespace

void push_draw(Flow& f, Seat who, int n) { f.push(Step::draw_cards, who, n); }

void discard_card(Flow& f, Seat who, Kind card) {
  State& s = f.s;
  const int slot = find_piece(s, hand_of(who), card);
  forget_one_like(s, hand_of(who), slot);
  f.emit(Ev::played, who, card);
  move_open(f.cat, s, slot, zones::discard);
}

void discard_hand(Flow& f, Seat who) {
  State& s = f.s;
  const int n = count(s, hand_of(who));
  if (n == 0) return;
  f.emit(Ev::discarded, who, n);
  while (count(s, hand_of(who)) > 0) move_open(f.cat, s, top(s, hand_of(who)), zones::discard);
}

namespace {

void run_draw_cards(Flow& f) {
  State& s = f.s;
  while (f.top().a > 0) {
    if (count(s, zones::deck) == 0 && !refill(f)) return;
    draw_one(f, seat(f.top().seat));
    --f.top().a;
    if (flag(s, kEager) && count(s, zones::deck) == 0 && !refill(f)) return;
  }
  pop_frame(s);
}

void answer_draw_cards(Flow& f, Seat, const Action& a) { shuffle(f.s, zones::deck, entropy_of(a)); }

constexpr StepRow kCardsRows[] = {
    {Step::draw_cards, "draw_cards", run_draw_cards, answer_draw_cards},
};

}  // namespace

std::span<const StepRow> cards_steps() { return kCardsRows; }

}  // namespace prowl::nostromo
