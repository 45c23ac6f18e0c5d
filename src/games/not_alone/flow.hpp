#pragma once
#include "not_alone/lens.hpp"
#include "prowl/core/chance.hpp"
#include "prowl/core/event.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::not_alone {

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
  void emit(Ev what, Seat who, Kind a, SeatMask audience = kEveryone) const { emit(what, who, index(a), 0, 0, audience); }
  Frame& top() const { return top_frame(s); }
  /// The main frame goes on with another step. Precondition: nothing runs above it.
  void go(Step step) const { top() = Frame{static_cast<std::uint16_t>(step)}; }
  void push(Step step, Seat who, int a = 0, int b = 0, int pc = 0) const {
    push_frame(s, Frame{static_cast<std::uint16_t>(step), static_cast<std::int8_t>(index(who)),
                        static_cast<std::uint8_t>(pc), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
  }
  Seat seat_of_frame() const { return seat(top().seat); }
};

/// A step runs while nobody is awaited; `answer` takes what an awaited seat (or chance) said. Either may change the frames.
struct StepSpec {
  void (*run)(Flow&);
  void (*answer)(Flow&, Seat, const Action&);
};
const StepSpec& spec_of(Step);
/// Runs steps until somebody is awaited or the game is over.
void run(Flow&);

inline void await_all(State& s, int mask) { s.waiting = static_cast<Waiting>(s.waiting | mask); }
inline bool is_over(const State& s) { return step_of(s) == Step::over; }

// --- turn.cpp
void run_draw_creature(Flow&);
void answer_draw_creature(Flow&, Seat, const Action&);
void run_shuffle_hunt(Flow&);
void answer_shuffle_hunt(Flow&, Seat, const Action&);
void run_shuffle_survival(Flow&);
void answer_shuffle_survival(Flow&, Seat, const Action&);
void run_choose_side(Flow&);
void answer_choose_side(Flow&, Seat, const Action&);
void run_deal(Flow&);
void run_turn_start(Flow&);
void run_end_turn(Flow&);
/// The Hunted get their cards; the Creature is known.
void lay_out(Flow&);

// --- windows.cpp
void run_open_window(Flow&);
void run_window(Flow&);
void answer_window(Flow&, Seat, const Action&);
/// Seats that a window asks: public facts only.
int able_to_react(const State&);

// --- effects.cpp
/// Announces a card and begins what it does; its frame goes on top.
void start_card(Flow&, Seat, Kind card);
void run_card(Flow&);
/// The card whose deeds count: that on top of the Hunt discard for Flashback; hidden when there is none.
Kind effective_card(const State&, Kind card);

// --- choice.cpp
void run_choice(Flow&);
void answer_choice(Flow&, Seat, const Action&);
/// Face-down Places go back to hand.
void take_up(Flow&, Seat);

// --- tokens.cpp
void run_hunt(Flow&);
void answer_hunt(Flow&, Seat, const Action&);
void run_put_token(Flow&);
void answer_put_token(Flow&, Seat, const Action&);
void run_put_two(Flow&);
void answer_put_two(Flow&, Seat, const Action&);
void put_token(Flow&, Seat, Kind token, Places where);
void lift_token(Flow&, Kind token);
/// Places that a Hologram or Wrong Track may shift the token to.
Places shift_targets(const Data&, const State&, Kind token);

// --- reveal.cpp, resolve.cpp
void run_river_keep(Flow&);
void answer_river_keep(Flow&, Seat, const Action&);
void run_reveal(Flow&);
void run_resolve(Flow&);
void answer_resolve(Flow&, Seat, const Action&);
void run_scream(Flow&);
void answer_scream(Flow&, Seat, const Action&);
void run_toxin(Flow&);
void answer_toxin(Flow&, Seat, const Action&);

// --- powers.cpp
/// The powers that a position gives: the Place's own, and what the Lair copies.
Places powers_at(const State&, Kind place);
/// The powers that the Gate gives there.
Places powers_near(const Data&, const State&, Kind place);
/// Carries out `use`, `gain`, `heal`, `draw` and their whole forms. `card`: the Place that was played.
void use_power(Flow&, Seat, const Action&, Kind card, Kind position);
void run_gain(Flow&);
void answer_gain(Flow&, Seat, const Action&);
void run_copy_near(Flow&);
void answer_copy_near(Flow&, Seat, const Action&);
void run_shelter(Flow&);
void answer_shelter(Flow&, Seat, const Action&);
void gain_place(Flow&, Seat, Kind place);

// --- reckoning.cpp
void run_artemia(Flow&);
void run_creature(Flow&);
void run_zero_will(Flow&);

// --- picks.cpp
void run_ask(Flow&);  ///< asks the frame's seat; its answer ends the frame
void answer_name(Flow&, Seat, const Action&);
void run_keep_two(Flow&);
void answer_keep_two(Flow&, Seat, const Action&);
void run_each_discards(Flow&);
void answer_each_discards(Flow&, Seat, const Action&);
void run_discard_one(Flow&);
void answer_discard_one(Flow&, Seat, const Action&);
void run_recover(Flow&);
void answer_recover(Flow&, Seat, const Action&);
void run_strike_back(Flow&);
void answer_strike_back(Flow&, Seat, const Action&);
void answer_ruin(Flow&, Seat, const Action&);
void answer_move_who(Flow&, Seat, const Action&);
void answer_move_where(Flow&, Seat, const Action&);
void answer_swap_place(Flow&, Seat, const Action&);
void run_retake(Flow&);
void answer_retake(Flow&, Seat, const Action&);
/// Asks for `n` Places to be taken back from the discard (as many as there are); `card`: the played Place that counts as
/// one of them, or hidden. `by`: the Place or card that allows it.
void push_recover(Flow&, Seat, int n, Kind by, Kind card = Kind::hidden);

// --- decks.cpp
/// Those drawn can be marked, for a choice among them.
void push_draw_survival(Flow&, Seat, int n, bool mark = false);
void run_draw_survival(Flow&);
void answer_draw_survival(Flow&, Seat, const Action&);
void run_refill(Flow&);
void answer_refill(Flow&, Seat, const Action&);

// --- moves.cpp
/// The counters move one step; true: the game is over.
bool advance_rescue(Flow&);
bool advance_assimilation(Flow&);
void lose_will(Flow&, Seat, int n);
void gain_will(Flow&, Seat, int n);
void set_will(State&, Seat, int n);
/// A Place of the hand goes to the discard, face up (Smokescreen: to the Hunted alone).
void discard_place(Flow&, Seat, Kind place);
void discard_survival(Flow&, Seat, Kind card);
/// A discarded Place returns to hand.
void recover_place(Flow&, Seat, Kind place, Ev what = Ev::recovered);
void recover_all(Flow&, Seat);
/// A played Place returns to hand.
void retake_place(Flow&, Seat, Kind place);
void set_marker(Flow&, Seat, bool on);
void end_game(Flow&, Side, How);

}  // namespace prowl::not_alone
