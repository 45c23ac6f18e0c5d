#pragma once
#include "games/fate/rules/data/lens.hpp"
#include "prowl/core/chance.hpp"
#include "prowl/core/event.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::fate {

/// What a step works with.
struct Flow {
  const Data& data;
  const Catalogue& cat;
  State& s;
  EventSink& sink;

  /// Operands as the event's; `who` is the seat of the crew member whose deed it is, or the table. Told when it has
  /// happened: what the table sees at that moment is what the event says.
  void emit(Ev what, Seat who, int a = 0, int b = 0, int c = 0) const {
    sink.emit({static_cast<std::uint16_t>(what), who, kEveryone, false, static_cast<std::int16_t>(a),
               static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)});
  }
  Frame& top() const { return top_frame(s); }
  /// The frame goes on with another step of the turn. Precondition: it is the only one.
  void go(Step step) const { top() = Frame{static_cast<std::uint16_t>(step)}; }
  void push(Step step, int seat = 0, int a = 0, int b = 0) const {
    push_frame(s, Frame{static_cast<std::uint16_t>(step), static_cast<std::int8_t>(seat), 0,
                        static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
  }
  Seat seat_of(int crew) const { return seat_of_crew(s, crew); }
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

// --- opening.cpp
void run_crew(Flow&);
void answer_crew(Flow&, Seat, const Action&);
void run_prepare(Flow&);
void run_first(Flow&);
void answer_first(Flow&, Seat, const Action&);
/// Puts a crew member into a slot and aboard.
void seat_crew(Flow&, int slot, int crew);
/// Everything on the board as a match starts; decks are stacked unshuffled.
void lay_out(Flow&);
/// Objectives for the table face up, a mission face down; the rest back to the box.
void deal_goals(Flow&);
/// What a trade has seen so far (its frame's b): gives come first, then takes, so that it ends.
enum TradeDone : int { kTraded = 1, kTaking = 2, kScrapTraded = 4 };

/// One token from the top of the stack, face down.
bool place_token(Flow&, Zone room);

// --- turn.cpp
void run_turn_start(Flow&);
void run_act(Flow&);
void answer_act(Flow&, Seat, const Action&);
void run_trade(Flow&);
void answer_trade(Flow&, Seat, const Action&);
void run_look(Flow&);
void answer_look(Flow&, Seat, const Action&);
void run_scout(Flow&);
void answer_scout(Flow&, Seat, const Action&);
void run_token_back(Flow&);

// --- encounter.cpp
void run_draw(Flow&);
void run_place(Flow&);
void run_effect(Flow&);
void run_alien(Flow&);
void run_ash(Flow&);
void run_card_end(Flow&);
void run_shuffle(Flow&);
void answer_shuffle(Flow&, Seat, const Action&);
/// The zone is shuffled before anything else goes on.
void push_shuffle(Flow&, Zone);
/// Brings the discard pile back if the deck has run out; true when it must be shuffled first.
bool refill(Flow&);
/// The discarded cards of a type go back into the deck.
void return_cards(Flow&, CardType);

// --- alien.cpp
void run_alien_walk(Flow&);
void answer_alien_walk(Flow&, Seat, const Action&);
void run_encounter(Flow&);
void answer_encounter(Flow&, Seat, const Action&);
void run_flee(Flow&);
void answer_flee(Flow&, Seat, const Action&);
void run_walk(Flow&);
void run_enter(Flow&);
/// The Alien meets all crew in its space. `walked_in`: they came to it, so the acting crew member's turn is over.
void start_encounter(Flow&, int loss, bool walked_in);
/// Moves the Alien at once, wherever it stands.
void jump_alien(Flow&, Zone to);
void move_crew(Flow&, int crew, Zone to);
/// A crew member comes into a space: what lies in wait there happens before anything else goes on.
void push_enter(Flow&, int crew);
/// All crew of the mask must flee.
void make_flee(Flow&, int mask);

// --- ash.cpp
void run_ash_walk(Flow&);
void answer_ash_walk(Flow&, Seat, const Action&);
void run_ash_toll(Flow&);
void answer_ash_toll(Flow&, Seat, const Action&);
void run_ash_meet(Flow&);
void answer_ash_meet(Flow&, Seat, const Action&);
void run_ash_push(Flow&);
void answer_ash_push(Flow&, Seat, const Action&);
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
/// Marks the objectives that are met now; the last one makes the mission due.
void check_objectives(Flow&);
/// Ends the match if the mission is met; true if so.
bool check_mission(Flow&);
/// Between two effects: objectives, the mission's reveal, victory. True when the step must wait for what came of it.
bool settle(Flow&);
void run_leave_out(Flow&);
void answer_leave_out(Flow&, Seat, const Action&);
/// The match ends at once, from anywhere.
void end_match(Flow&, Side, How);

// --- things
/// `n` pieces of scrap (as many as there are) from one place to another; returns how many.
int move_scrap(Flow&, Zone from, Zone to, int n);
void move_thing(Flow&, int slot, Zone to);

}  // namespace prowl::fate
