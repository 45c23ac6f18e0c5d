#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "games/nostromo/rules/legal/refuse.hpp"
#include "rules/steps.hpp"

namespace prowl::nostromo {

/// What a step works with.
struct Flow : FlowOf<Data, Step, Ev> {
  using FlowOf::emit;
  void emit(Ev what, Seat who, Kind a, Zone b = Zone::none, Zone c = Zone::none) const {
    emit(what, who, index(a), index(b), index(c));
  }
};

using StepRow = StepRowOf<Step, Flow, Question, Lister, Rule>;
/// Every step of the game.
extern const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps;

// The families, each with its steps at the end of the file of its name.
std::span<const StepRow> round_steps();
std::span<const StepRow> placement_steps();
std::span<const StepRow> swaps_steps();
std::span<const StepRow> windows_steps();
std::span<const StepRow> cards_steps();
std::span<const StepRow> hunt_steps();
std::span<const StepRow> dodge_steps();
std::span<const StepRow> kills_steps();
std::span<const StepRow> recovery_steps();
std::span<const StepRow> agreement_steps();

// --- round.cpp
/// All pieces to their places for a new round; the Alien is known. Cards lie in the deck, roles in the role pile.
void lay_out_round(Flow&);
/// The round ends at once, from anywhere.
void end_round(Flow&, Side, How);

// --- placement.cpp
/// Whether time can run out at all (option timer).
Rule check_time_up(const State&);

// --- swaps.cpp: offers are made while tokens are being placed, too
void make_offer(Flow&, Seat, const Action&);
Rule check_offer(const State&, Seat who, Kind card, Seat partner);
void list_offers(const Lister&);

// --- cards.cpp
/// The seat will draw `n` cards as soon as the present step is done with.
void push_draw(Flow&, Seat, int n);
/// A card of that kind leaves the hand face up.
void discard_card(Flow&, Seat, Kind);
void discard_hand(Flow&, Seat);

// --- hunt.cpp
/// The visit is over; after the first action comes window B, after the second the hunt ends.
void after_action(Flow&);
/// Puts an object on a floor or into a seat's hands.
void move_object(Flow&, Kind object, Zone to);
void give_object(Flow&, Kind object, Seat to, int bearer_candidates);

// --- kills.cpp
/// Takes a character off the board for this turn (or for good, two players).
void remove_character(Flow&, int id, Zone to);
/// The Alien has killed it: egg, or unmasking. The hand is discarded by the caller, once for each seat.
/// Returns whether its seat discards.
bool kill_character(Flow&, int id, Zone where);
/// Ends the round if the sixth egg lies or nobody is left alive.
bool alien_has_won(Flow&);

// --- agreement.cpp
/// One candidate may take it or leave it (claim) or takes it (pick-up); several must agree.
void push_agreement(Flow&, Kind object, int candidates);

// --- score.cpp
int round_points(const Data&, const State&, Seat);

/// Seats that take part. Precondition: the Alien is known.
inline SeatMask participants(const State& s) {
  return static_cast<SeatMask>(((1 << s.seats) - 1) & ~bit(alien_seat(s)) & ~get(s, R::eliminated));
}
/// Those of them with a card in hand.
inline int holders_of_cards(const State& s) {
  int m = 0;
  for (int i = 0; i < s.seats; ++i) m |= (count(s, hand_of(seat(i))) > 0) << i;
  return m & participants(s);
}
/// Calls `use` with the characters that face the Alien and their seats, in seat order.
template <class Use>
void each_facing(const State& s, Use use) {
  in_seat_order(s, [&](Seat who) {
    const int first = first_character_of(s, who);
    for (int id = first; id < first + characters_each(s); ++id)
      if (has_bit(s, R::facing, id)) use(who, id);
  });
}

}  // namespace prowl::nostromo
