#pragma once
#include "games/not_alone/rules/data/lens.hpp"
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
  void emit(Ev what, Seat who, Kind a, SeatMask audience = kEveryone) const {
    emit(what, who, index(a), 0, 0, audience);
  }
  Frame& top() const { return top_frame(s); }
  /// The main frame goes on with another step. Precondition: nothing runs above it.
  void go(Step step) const { top() = Frame{static_cast<std::uint16_t>(step)}; }
  void push(Step step, Seat who, int a = 0, int b = 0, int pc = 0) const {
    push_frame(s, Frame{static_cast<std::uint16_t>(step), static_cast<std::int8_t>(index(who)),
                        static_cast<std::uint8_t>(pc), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
  }
  Seat seat_of_frame() const { return seat(top().seat); }
};

/// A step runs while nobody is awaited; `answer` takes what an awaited seat (or chance) said. Either may change the
/// frames.
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
/// A phase before the last one of the turn is over.
void end_phase(Flow&);
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
/// The powers that a position gives, usable or not: the Place's own, and what the Lair copies.
Places powers_at(const State&, Kind place);
/// The powers that the Gate gives there.
Places powers_near(const Data&, const State&, Kind place);
/// The powers that a Relay or a Survivor copies.
Places powers_copied(const State&, Kind by);
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
/// These Hunted have lost their last Will: Assimilation moves once a turn, and they recover. True: the game is over.
bool exhaust(Flow&, int seats);

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
/// Asks for `n` Places to be taken back from the discard (as many as there are); `card`: the played Place that counts
/// as one of them, or hidden. `by`: the Place or card that allows it.
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
bool lose_will(Flow&, Seat, int n);  ///< true: the game is over (R-01)
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

// --- Sanctuary. A "may" is passed by with `decline`.

// sanctuary_setup.cpp
void run_found(Flow&);
void answer_found(Flow&, Seat, const Action&);
/// The pieces of Sanctuary or of its variant go to where a match begins.
void add_city_pieces(State&, const Data&, const Catalogue&);

// sanctuary_moves.cpp
/// One step of Defence with what its space gives; `who` decides for the Hunted. True: the game is over.
bool advance_defence(Flow&, Seat who);
/// An Evolution that serves once a turn makes the first such step of the turn worth more. True: the game is over.
bool assimilate_more(Flow&);
void gain_dna(Flow&, int n);
void lose_dna(Flow&, int n);
void draw_survivors(Flow&, Seat, int n);
/// A Survivor held goes to the discard, face up.
void lose_survivor(Flow&, Seat, Kind);
void reveal_survivors(Flow&);
void move_city(Flow&, Kind to);
/// Survival cards, unless none may be drawn now.
void draw_survival_now(Flow&, Seat, int n);
/// A developed Evolution goes; `by_hunted`: the Hunted make it go. True: it left the Creature's side at all.
void lose_evolution(Flow&, Kind, bool by_hunted);
void suppress(Flow&, Kind evolution);
/// At the start of a turn all developed Evolutions are in force.
void wake_evolutions(Flow&);
void run_bonus(Flow&);
void run_draw_evolution(Flow&);
void answer_draw_evolution(Flow&, Seat, const Action&);
bool can_draw_evolution(const State&, int level);

// sanctuary_actions.cpp
constexpr bool is_city_action(Verb v) {
  return v == verbs::rescue || v == verbs::replace || v == verbs::fortify || v == verbs::treat;
}
/// Carries out `rescue`, `replace`, `fortify`, `treat` of the position that is being resolved.
void act_for_city(Flow&, Seat, const Action&, int position);
/// Takes a Place back instead of the power.
void take_back_instead(Flow&, Seat, Kind place);
void run_fortify(Flow&);
void answer_fortify(Flow&, Seat, const Action&);
void run_pick_survivor(Flow&);
void answer_pick_survivor(Flow&, Seat, const Action&);
void run_discard_survivor(Flow&);
void answer_discard_survivor(Flow&, Seat, const Action&);
void run_copy_city(Flow&);
void answer_copy_city(Flow&, Seat, const Action&);
void run_gain_place(Flow&);
void answer_gain_place(Flow&, Seat, const Action&);
void run_pick_evolution(Flow&);
void answer_pick_evolution(Flow&, Seat, const Action&);
void answer_malice(Flow&, Seat, const Action&);
/// Discards all Survivors of the seat for a step of Defence.
void shelter_all(Flow&, Seat);

// sanctuary_hunt.cpp
void invoke(Flow&, Seat, Kind evolution);
/// What naming a seat does for an Evolution or a card of Sanctuary (Step::name_seat); false: it is another's.
bool name_for_city(Flow&, const Frame&, Seat who, Seat named);
void show_to_creature(Flow&, Seat, int slot);
void run_each_shows(Flow&);
void answer_each_shows(Flow&, Seat, const Action&);
void run_peek_random(Flow&);
void answer_peek_random(Flow&, Seat, const Action&);
void run_territory(Flow&);
void answer_territory(Flow&, Seat, const Action&);
void answer_role(Flow&, Seat, const Action&);
/// The Target token has been placed without a Hunt card: what for?
void give_role(Flow&, Seat);
void run_after_reveal(Flow&);
void swap_hunt_tokens(Flow&, Seat, Kind creature_to);

// sanctuary_spoils.cpp
void run_spoils(Flow&);
void run_prey(Flow&);
void answer_prey(Flow&, Seat, const Action&);
void run_optimise(Flow&);
void answer_optimise(Flow&, Seat, const Action&);

// sanctuary_phase_5.cpp
void run_move_city(Flow&);
void answer_move_city(Flow&, Seat, const Action&);
void run_reveal_survivors(Flow&);
void answer_reveal_survivors(Flow&, Seat, const Action&);
void run_evolution(Flow&);
void answer_evolution(Flow&, Seat, const Action&);
void run_end_phase_5(Flow&);
void develop(Flow&, Kind evolution);
void develop_with_room(Flow&, Kind evolution);
/// What lasted until the end of the turn is over; the next one begins.
void close_turn(Flow&);
void discard_hunts(Flow&);

// sanctuary_deeds.cpp
void answer_drift(Flow&, Seat, const Action&);
void answer_inhibit(Flow&, Seat, const Action&);
void answer_archive(Flow&, Seat, const Action&);
void answer_camouflage(Flow&, Seat, const Action&);
void answer_which_token(Flow&, Seat, const Action&);
void answer_heal_one(Flow&, Seat, const Action&);
/// One deed of a card: who played it, its number, and the card.
struct Play {
  Seat who;
  int n;
  Kind card;
};
void do_city_deed(Flow&, const Play&, Op);

}  // namespace prowl::not_alone
