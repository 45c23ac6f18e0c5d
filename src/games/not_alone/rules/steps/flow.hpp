#pragma once
#include "games/not_alone/rules/data/lens.hpp"
#include "rules/steps.hpp"

namespace prowl::not_alone {

/// What a step works with.
struct Flow : FlowOf<Data, Step, Ev> {
  using FlowOf::emit;
  void emit(Ev what, Seat who, Kind a, SeatMask audience = kEveryone) const {
    emit(what, who, index(a), 0, 0, audience);
  }
  Seat seat_of_frame() const { return seat(top().seat); }
};

/// Runs steps until somebody is awaited or the game is over.
void run(Flow&);

inline bool is_over(const State& s) { return step_of(s) == Step::over; }

// --- turn.cpp
/// What lasted until the end of the turn is over; the next one begins.
void close_turn(Flow&);
void discard_hunts(Flow&);
/// A phase before the last one of the turn is over.
void end_phase(Flow&);
/// The Hunted get their cards; the Creature is known.
void lay_out(Flow&);

// --- windows.cpp
/// Seats that a window asks: public facts only.
int able_to_react(const State&);

// --- cards.cpp
/// Announces a card and begins what it does; its frame goes on top.
void start_card(Flow&, Seat, Kind card);
/// The card whose deeds count: that on top of the Hunt discard for Flashback; hidden when there is none.
Kind effective_card(const State&, Kind card);

// --- choice.cpp
/// Face-down Places go back to hand.
void take_up(Flow&, Seat);

// --- tokens.cpp
void put_token(Flow&, Seat, Kind token, Places where);
void lift_token(Flow&, Kind token);
/// Places that a Hologram or Wrong Track may shift the token to.
Places shift_targets(const Data&, const State&, Kind token);
/// Of these, where it may lie beside the other tokens (option token_sharing).
Places open_shifts(const Data&, const State&, Kind token);

// --- reveal.cpp
void reveal_played(Flow&);

// --- powers.cpp
/// The powers that a position gives, usable or not: the Place's own, and what the Lair copies.
Places powers_at(const State&, Kind place);
/// The powers that the Gate gives there.
Places powers_near(const Data&, const State&, Kind place);
/// The powers that a Relay or a Survivor copies.
Places powers_copied(const State&, Kind by);
/// Carries out `use`, `gain`, `heal`, `draw` and their whole forms. `card`: the Place that was played.
void use_power(Flow&, Seat, const Action&, Kind card, Kind position, bool copied = false);
void gain_place(Flow&, Seat, Kind place);

// --- reckoning.cpp
/// These Hunted have lost their last Will: Assimilation moves once a turn, and they recover. True: the game is over.
bool exhaust(Flow&, int seats);

// --- picks.cpp
/// Asks for `n` Places to be taken back from the discard (as many as there are); `card`: the played Place that counts
/// as one of them, or hidden. `by`: the Place or card that allows it.
void push_recover(Flow&, Seat, int n, Kind by, Kind card = Kind::hidden);

// --- decks.cpp
/// Those drawn can be marked, for a choice among them.
void push_draw_survival(Flow&, Seat, int n, bool mark = false);

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

// --- deeds.cpp
/// Whether the token lies on the city's Place and can be shifted away from it.
bool may_leave_city(const Data&, const State&, Kind token);

// --- setup.cpp
/// The pieces of Sanctuary or of its variant go to where a match begins.
void add_city_pieces(State&, const Data&, const Catalogue&);

// --- moves.cpp
/// One step of Defence with what its space gives; `who` decides for the Hunted. True: the game is over.
bool advance_defence(Flow&, Seat who);
/// An Evolution that serves once a turn makes the first such step of the turn worth more. True: the game is over.
bool assimilate_more(Flow&);
void gain_dna(Flow&, int n);
void lose_dna(Flow&, int n);
void draw_survivors(Flow&, Seat, int n);
/// A Survivor held goes to the discard, face up.
void lose_survivor(Flow&, Seat, Kind);
/// The one on top of the deck, if there is one.
void reveal_survivor(Flow&);
/// Fills the row up.
void reveal_survivors(Flow&);
void move_city(Flow&, Kind to);
/// Survival cards, unless none may be drawn now.
void draw_survival_now(Flow&, Seat, int n);
/// A developed Evolution goes; `by_hunted`: the Hunted make it go. True: it left the Creature's side at all.
void lose_evolution(Flow&, Kind, bool by_hunted);
void suppress(Flow&, Kind evolution);
/// At the start of a turn all developed Evolutions are in force.
void wake_evolutions(Flow&);
bool can_draw_evolution(const State&, int level);

// --- actions.cpp
constexpr bool is_city_action(Verb v) {
  return v == verbs::rescue || v == verbs::replace || v == verbs::fortify || v == verbs::treat;
}
/// Carries out `rescue`, `replace`, `fortify`, `treat` of the position that is being resolved.
void act_for_city(Flow&, Seat, const Action&, int position);
/// Takes a Place back instead of the power.
void take_back_instead(Flow&, Seat, Kind place);
/// Discards all Survivors of the seat for a step of Defence.
void shelter_all(Flow&, Seat);

// --- hunt.cpp
void invoke(Flow&, Seat, Kind evolution);
/// What naming a seat does for an Evolution or a card of Sanctuary (Step::name_seat); false: it is another's.
bool name_for_city(Flow&, const Frame&, Seat who, Seat named);
void show_to_creature(Flow&, Seat, int slot);
/// The Target token has been placed without a Hunt card: what for?
void give_role(Flow&, Seat);
void swap_hunt_tokens(Flow&, Seat, Kind creature_to);

// --- evolve.cpp
void develop(Flow&, Kind evolution);
void develop_with_room(Flow&, Kind evolution);

}  // namespace prowl::not_alone
