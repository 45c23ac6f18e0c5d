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

int holders_of_cards(const State& s) {
  int m = 0;
  in_seat_order(s, [&](Seat who) {
    if (!is_eliminated(s, who) && count(s, hand_of(who)) > 0) m |= bit(who);
  });
  return m;
}

}  // namespace

void answer_offer(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  int chosen = -1;
  for (const int slot : slots(s, hand_of(who)))
    if (piece(s, slot).kind == kind(a.a) && (chosen < 0 || piece(s, slot).marks != 0)) chosen = slot;
  piece(s, chosen).marks = static_cast<std::uint8_t>(piece(s, chosen).marks | bit(seat(a.b)));
}

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
  if (get(s, R::swap_round) > get(s, R::swap_rounds)) return f.go(Step::auto_place);
  f.top().pc = 1;
  for (int i = 0; i < s.seats; ++i) forget(s, hand_of(seat(i)), bit(seat(i)));
  await_all(s, holders_of_cards(s));
}

void answer_reoffer(Flow& f, Seat who, const Action& a) {
  if (a.verb == verbs::offer) return answer_offer(f, who, a);
  answered(f.s, who);
}

}  // namespace prowl::nostromo
