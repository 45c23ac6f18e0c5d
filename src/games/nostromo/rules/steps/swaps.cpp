#include <algorithm>
#include <vector>

#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

struct Offer {
  int slot = -1;
  unsigned accepts = 0;
};

Offer offer_of(const State& s, Seat who) {
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).marks != 0) return {slot, piece(s, slot).marks};
  return {};
}

void hand_over(Flow& f, int slot, Seat from, Seat to) {
  move_piece(f.cat, f.s, slot, hand_of(to));
  piece(f.s, slot).known = static_cast<SeatMask>(bit(from) | bit(to));
}

void swap_cards(Flow& f, Seat a, Seat b, const Offer& from_a, const Offer& from_b) {
  const Kind gives = piece(f.s, from_a.slot).kind, gets = piece(f.s, from_b.slot).kind;
  hand_over(f, from_a.slot, a, b);
  hand_over(f, from_b.slot, b, a);
  const auto partners = static_cast<SeatMask>(bit(a) | bit(b));
  f.sink.emit({static_cast<std::uint16_t>(Ev::swap), a, partners, true, static_cast<std::int16_t>(index(gives)),
               static_cast<std::int16_t>(index(b)), static_cast<std::int16_t>(index(gets))});
}

bool is_offered(const State& s, Seat who, Kind card, Seat partner) {
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind == card && (piece(s, slot).marks & bit(partner)) != 0) return true;
  return false;
}

// Whose time ran out takes no part in later rounds (R23).
unsigned swappers(const State& s) {
  const int late = get(s, R::swap_round) > 1 ? get(s, R::timed_out) : 0;
  return static_cast<unsigned>(holders_of_cards(s) & ~late);
}

bool another_is_offered(const State& s, Seat who, Kind card) {
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind != card && piece(s, slot).marks != 0) return true;
  return false;
}

}  // namespace

void make_offer(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  int chosen = -1;
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind == kind(a.a) && (chosen < 0 || piece(s, slot).marks != 0)) chosen = slot;
  piece(s, chosen).marks = static_cast<std::uint8_t>(piece(s, chosen).marks | bit(seat(a.b)));
}

// R23: one card for one card, so both need one.
Rule check_offer(const State& s, Seat who, Kind card, Seat partner) {
  if (get(s, R::swap_rounds) == 0) return Rule::swaps_off;
  if (!takes_part(s, partner) || partner == who) return Rule::no_partner;
  if (count(s, hand_of(who)) == 0 || count(s, hand_of(partner)) == 0) return Rule::swap_needs_card;
  if ((swappers(s) & bit(partner)) == 0) return Rule::no_partner;
  if (!is_card(card) || !holds_card(s, who, card)) return Rule::not_in_hand;
  if (is_offered(s, who, card, partner)) return Rule::already_offered;
  return another_is_offered(s, who, card) ? Rule::one_card_offered : Rule::ok;
}

// One look at the hand, instead of check_offer for each card and partner.
void list_offers(const Lister& l) {
  const State& s = l.s;
  if (get(s, R::swap_rounds) == 0) return;
  unsigned held = 0, offered = 0;
  std::array<unsigned, kCards + 1> to{};
  for (const int slot : slots(s, hand_of(l.who))) {
    const Piece& p = piece(s, slot);
    if (!is_card(p.kind)) continue;
    const auto card = static_cast<unsigned>(index(p.kind));
    held |= 1U << card;
    offered |= p.marks != 0 ? 1U << card : 0;
    to[card] |= p.marks;
  }
  if (held == 0) return;
  const unsigned partners = swappers(s) & ~unsigned{bit(l.who)};
  // One kind is offered at most, so that with two of them nothing is open.
  if ((offered & (offered - 1)) != 0) return;
  for (unsigned cards = offered != 0 ? offered : held; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards);
    const unsigned open = partners & ~to[static_cast<std::size_t>(card)];
    for (unsigned left = open; left != 0; left &= left - 1) l.add(verbs::offer, card, std::countr_zero(left));
  }
}

namespace {

// Chance is asked whether or not anything was offered: its being asked tells nothing (R23).
void run_exchange(Flow& f) {
  State& s = f.s;
  const bool open = get(s, R::swap_rounds) >= get(s, R::swap_round) && std::popcount(participants(s)) >= 2;
  if (open && std::popcount(static_cast<unsigned>(holders_of_cards(s))) >= 2) return await_entropy(s);
  f.go(Step::auto_place);
}

void answer_exchange(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  std::array<Offer, kMaxSeats> offers{};
  for (int i = 0; i < s.seats; ++i) offers[static_cast<std::size_t>(i)] = offer_of(s, seat(i));
  std::array<std::pair<int, int>, 28> pairs{};
  std::size_t n = 0;
  const auto accepts = [&](int x, int y) { return (offers[static_cast<std::size_t>(x)].accepts >> y) & 1U; };
  for (int i = 0; i < s.seats; ++i)
    for (int j = i + 1; j < s.seats; ++j)
      if (accepts(i, j) && accepts(j, i)) pairs[n++] = {i, j};
  Rng rng(entropy_of(a));
  for (std::size_t i = n; i > 1; --i)
    std::swap(pairs[i - 1], pairs[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
  int done = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const auto [x, y] = pairs[i];
    if (done & (1 << x | 1 << y)) continue;
    swap_cards(f, seat(x), seat(y), offers[static_cast<std::size_t>(x)], offers[static_cast<std::size_t>(y)]);
    done |= 1 << x | 1 << y;
  }
  for (const Offer& o : offers)
    if (o.slot >= 0) piece(s, o.slot).marks = 0;
  add(s, R::swap_round, 1);
  f.go(Step::reoffer);
}

// Options swap_rounds=2, 3: the same secret question again.
void run_reoffer(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 1) return f.go(Step::exchange);
  if (get(s, R::swap_round) > get(s, R::swap_rounds) || std::popcount(swappers(s)) < 2) return f.go(Step::auto_place);
  f.top().pc = 1;
  for (int i = 0; i < s.seats; ++i) forget(s, hand_of(seat(i)), bit(seat(i)));
  await_all(s, static_cast<int>(swappers(s)));
}

void answer_reoffer(Flow& f, Seat who, const Action& a) {
  if (a.verb == verbs::offer) return make_offer(f, who, a);
  answered(f.s, who);
}

void list_reoffer(const Lister& l) {
  l.add(verbs::confirm);
  if (check_time_up(l.s) == Rule::ok) l.add(verbs::time_up);
  list_offers(l);
}

Rule refuse_reoffer(const Question& q, const Action& a) {
  if (a.verb == verbs::offer) return check_offer(q.s, q.who, kind(a.a), seat(a.b));
  if (a.verb == verbs::confirm) return Rule::ok;
  if (a.verb == verbs::time_up) return check_time_up(q.s);
  return a.verb == verbs::place ? Rule::placement_final : Rule::not_now;
}

Prompt prompt_reoffer(const State& s) {
  return make_prompt(Ask::secret, "swap_again", Seat::table, "4.1b", {Operand::amount}, get(s, R::turn));
}

constexpr StepRow kSwapsRows[] = {
    {Step::exchange, "exchange", run_exchange, answer_exchange},
    {Step::reoffer, "reoffer", run_reoffer, answer_reoffer, list_reoffer, refuse_reoffer, prompt_reoffer},
};

}  // namespace

std::span<const StepRow> swaps_steps() { return kSwapsRows; }

}  // namespace prowl::nostromo
