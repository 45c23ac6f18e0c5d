#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "prowl/core/chance.hpp"
#include "prowl/core/event.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::nostromo {

/// What a step works with.
struct Flow {
  const Data& data;
  const Catalogue& cat;
  State& s;
  EventSink& sink;

  void emit(Ev what, Seat who, int a = 0, int b = 0, int c = 0, SeatMask audience = kEveryone) const {
    sink.emit({static_cast<std::uint16_t>(what), who, audience, false, static_cast<std::int16_t>(a),
               static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)});
  }
  void emit(Ev what, Seat who, Kind a, Zone b = Zone::none, Zone c = Zone::none) const {
    emit(what, who, index(a), index(b), index(c));
  }
  Frame& top() const { return top_frame(s); }
  /// The main frame goes on with another step.
  void go(Step step) const { top() = Frame{static_cast<std::uint16_t>(step)}; }
};

/// A step runs while nobody is awaited; `answer` takes what an awaited seat (or chance) said. Either may change the
/// frames.
struct StepSpec {
  void (*run)(Flow&);
  void (*answer)(Flow&, Seat, const Action&);
};
const StepSpec& spec_of(Step);
/// Runs steps until somebody is awaited or the match is over.
void run(Flow&);

// --- round.cpp
void run_build_ship(Flow&);
void answer_build_ship(Flow&, Seat, const Action&);
void run_draw_alien(Flow&);
void answer_draw_alien(Flow&, Seat, const Action&);
void run_deal_roles(Flow&);
void answer_deal_roles(Flow&, Seat, const Action&);
void run_shuffle_deck(Flow&);
void answer_shuffle_deck(Flow&, Seat, const Action&);
void run_round_end(Flow&);
void answer_round_end(Flow&, Seat, const Action&);
/// All pieces to their places for a new round; the Alien is known. Cards lie in the deck, roles in the role pile.
void lay_out_round(Flow&);
/// The round ends at once, from anywhere.
void end_round(Flow&, Side, How);

// --- placement.cpp, swaps.cpp
void run_turn_start(Flow&);
void run_placement(Flow&);
void answer_placement(Flow&, Seat, const Action&);
void run_exchange(Flow&);
void answer_exchange(Flow&, Seat, const Action&);
void run_reoffer(Flow&);
void answer_reoffer(Flow&, Seat, const Action&);
void run_auto_place(Flow&);
void answer_auto_place(Flow&, Seat, const Action&);
void run_close(Flow&);
void answer_offer(Flow&, Seat, const Action&);

// --- windows.cpp, cards.cpp
void run_open_window(Flow&);  ///< the windows A to D and R of the main frame
void run_window(Flow&);
void answer_window(Flow&, Seat, const Action&);
void run_draw_cards(Flow&);
void answer_draw_cards(Flow&, Seat, const Action&);
/// The seat will draw `n` cards as soon as the present step is done with.
void push_draw(Flow&, Seat, int n);
/// A card of that kind leaves the hand face up.
void discard_card(Flow&, Seat, Kind);
void discard_hand(Flow&, Seat);

// --- hunt.cpp
void run_action(Flow&);
void answer_action(Flow&, Seat, const Action&);
void run_reveal(Flow&);
void run_equipment(Flow&);
void answer_equipment(Flow&, Seat, const Action&);
void run_claims(Flow&);
void run_kills(Flow&);
/// Puts an object on a floor or into a seat's hands.
void move_object(Flow&, Kind object, Zone to);
void give_object(Flow&, Kind object, Seat to, int bearer_candidates);
/// Takes a character off the board for this turn (or for good, two players).
void remove_character(Flow&, int id, Zone to);
/// The Alien has killed it: egg, or unmasking. The hand is discarded by the caller, once for each seat.
/// Returns whether its seat discards.
bool kill_character(Flow&, int id, Zone where);
/// Ends the round if the sixth egg lies or nobody is left alive.
bool alien_has_won(Flow&);

// --- dodge.cpp
void run_dodge(Flow&);
void answer_dodge(Flow&, Seat, const Action&);
void run_vent(Flow&);
void answer_vent(Flow&, Seat, const Action&);

// --- recovery.cpp, agreement.cpp
void run_hunt_end(Flow&);
void run_escape_check(Flow&);
void run_android_hunt(Flow&);
void run_lair(Flow&);
void run_draws(Flow&);
void run_pick_up(Flow&);
void run_homeward(Flow&);
void run_turn_end(Flow&);
void run_agreement(Flow&);
void answer_agreement(Flow&, Seat, const Action&);
/// One candidate may take it or leave it (claim) or takes it (pick-up); several must agree.
void push_agreement(Flow&, Kind object, int candidates);

// --- score.cpp
int round_points(const Data&, const State&, Seat);

inline SeatMask participants(const State& s) {
  int m = 0;
  in_seat_order(s, [&](Seat who) {
    if (!is_eliminated(s, who)) m |= bit(who);
  });
  return static_cast<SeatMask>(m);
}
inline void await_all(State& s, int mask) { s.waiting = static_cast<Waiting>(s.waiting | mask); }
WindowId window_of(Step);

}  // namespace prowl::nostromo
