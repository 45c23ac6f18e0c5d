#pragma once
#include <bit>
#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/legal/refuse.hpp"
#include "rules/steps.hpp"

namespace prowl::fate {

/// What a step works with. An event's `who` is the seat of the crew member whose deed it is, or the table. Told when it
/// has happened: what the table sees at that moment is what the event says.
struct Flow : FlowOf<Data, Step, Ev> {
  bool looked = false;  ///< at the objectives, since anything moved that they ask for
  Seat seat_of(int crew) const { return seat_of_crew(s, crew); }
};

using StepRow = StepRowOf<Step, Flow, Question, Lister, Rule>;
/// Every step of the game.
extern const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps;

// The families, each with its steps at the end of the file of its name.
std::span<const StepRow> opening_steps();
std::span<const StepRow> turn_steps();
std::span<const StepRow> trade_steps();
std::span<const StepRow> ability_steps();
std::span<const StepRow> encounter_steps();
std::span<const StepRow> alien_steps();
std::span<const StepRow> arrival_steps();
std::span<const StepRow> ash_steps();
std::span<const StepRow> goals_steps();

// --- opening.cpp
/// Puts a crew member into a slot and aboard.
void seat_crew(Flow&, int slot, int crew);
/// Everything on the board as a match starts; decks are stacked unshuffled.
void lay_out(Flow&);
/// Objectives for the table face up, a mission face down; the rest back to the box.
void deal_goals(Flow&);
/// One token from the top of the stack, face down.
bool place_token(Flow&, Zone room);

// --- turn.cpp
void next_turn(Flow&);

// --- encounter.cpp
/// The zone is shuffled before anything else goes on.
void push_shuffle(Flow&, Zone);
/// Brings the discard pile back if the deck has run out; true when it must be shuffled first.
bool refill(Flow&);

// --- alien.cpp
/// The Alien meets all crew in its space. `walked_in`: they came to it, so the acting crew member's turn is over.
void start_encounter(Flow&, int loss, bool walked_in);
/// Moves the Alien at once, wherever it stands.
void jump_alien(Flow&, Zone to);
/// All crew of the mask must flee.
void make_flee(Flow&, int mask);
/// A walking figure's target (the nearest of `goals`) or the way there, whichever its step asks for.
void list_walk(const Lister&, Zone from, unsigned goals);
Rule refuse_walk(const Question&, const Action&, Zone from, unsigned goals);

// --- arrival.cpp
void move_crew(Flow&, int crew, Zone to);
/// A crew member comes into a space: what lies in wait there happens before anything else goes on.
void push_enter(Flow&, int crew);

// --- ash.cpp
void place_ash(Flow&, Zone to);

// --- morale.cpp
/// Takes morale off, one less under a flashlight; `affected`: the crew it happens to.
void lose_morale(Flow&, int amount, int affected);
/// The same, whatever anybody holds.
void lose_morale_as_is(Flow&, int amount);
/// Has anybody a Flashlight that counts for those affected?
bool flashlight_helps(const State&, int affected);
/// Mask of the crew members whose Electric Prod may be used for those affected.
int prod_holders(const State&, int affected);
/// One use of a worn item; gone after the last.
void spend_use(Flow&, int crew, Kind item);

// --- goals.cpp
/// Marks the objectives that are met now; the last one makes the mission due. Looks at them only where crew or things
/// have moved since, as `move_crew`, `move_thing` and `move_scrap` say.
void check_objectives(Flow&);
/// Ends the match if the mission is met; true if so.
bool check_mission(Flow&);
/// Between two effects: objectives, the mission's reveal, victory. True when the step must wait for what came of it.
bool settle(Flow&);
/// The match ends at once, from anywhere.
void end_match(Flow&, Side, How);

// --- things
/// `n` pieces of scrap (as many as there are) from one place to another; returns how many.
int move_scrap(Flow&, Zone from, Zone to, int n);
void move_thing(Flow&, int slot, Zone to);

/// Is the space the last of three on a way to flee?
bool ends_a_flee(const Data&, Zone from, Zone to);
/// Precondition: one bit is set.
constexpr Zone only(unsigned mask) { return zone(std::countr_zero(mask)); }
template <class Use>
void each_bit(unsigned mask, Use use) {
  for (; mask != 0; mask &= mask - 1) use(std::countr_zero(mask));
}

}  // namespace prowl::fate
