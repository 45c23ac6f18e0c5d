#pragma once
#include "games/not_alone/rules/legal/lister.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

struct StepRow : StepRowOf<Step, Flow, Check, Lister, Rule> {
  int phase = 0;                             ///< of the turn that it is a step of; 0: it stands above one, or before
  bool (*may_pass)(const State&) = nullptr;  ///< whether `decline` answers the question; null: never
};
using StepRows = std::span<const StepRow>;

// The steps of each family, in the file of that name.
extern const StepRows kTurnSteps, kWindowSteps, kChoiceSteps, kTokenSteps, kRevealSteps, kResolveSteps, kSufferSteps,
    kPowerSteps, kReckoningSteps, kPickSteps, kPositionSteps, kDeckSteps, kCardSteps;
// Sanctuary.
extern const StepRows kFoundSteps, kActionSteps, kHuntSteps, kSpoilSteps, kPhase5Steps, kEvolveSteps, kBonusSteps,
    kCityPickSteps;

extern const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps;
/// Whether `decline` answers the question that is asked now.
inline bool may_pass(const State& s) {
  const StepRow& step = kSteps.now(s);
  return step.may_pass != nullptr && step.may_pass(s);
}
inline const StepRow& row_of(Step step) { return kSteps.rows()[static_cast<std::size_t>(step)]; }

/// The step of the turn of that name, where a scenario may start; null: there is none.
const StepRow* turn_step(std::string_view name);

// --- what many rows share
/// The frame's seat is asked; its answer ends the frame.
inline void ask(Flow& f) { await(f.s, f.seat_of_frame()); }
inline void ask_chance(Flow& f) { await_entropy(f.s); }
inline bool always(const State&) { return true; }
/// A Place or card out of a set, by the one verb that this step takes.
inline Rule one_of(const Action& a, Verb verb, bool is_in, Rule otherwise) {
  return a.verb != verb ? Rule::not_now : is_in ? Rule::ok : otherwise;
}

inline bool lies_in(const State& s, Zone z, Kind k) { return find_piece(s, z, k) >= 0; }

inline Seat frame_seat(const State& s) { return seat(top_frame(s).seat); }
/// The table while nobody is.
Seat first_asked(const State&);
/// Nothing secret is in the choice of the seat.
inline Prompt open(Seat who, std::string_view id, std::string_view paragraph) {
  return {Ask::open, id, who, paragraph};
}
inline Prompt secret(Seat who, std::string_view id, std::string_view paragraph) {
  return {Ask::secret, id, who, paragraph};
}
/// Under the curtain where a secret card could be played or shown.
inline Prompt secret_if(bool hides, Seat who, std::string_view id, std::string_view paragraph) {
  return hides ? secret(who, id, paragraph) : open(who, id, paragraph);
}
/// With the arguments of its text.
inline Prompt with(Prompt p, Operand type, int a, Operand second = Operand::none, int b = 0) {
  p.operands = {type, second, Operand::none};
  p.a = static_cast<std::int16_t>(a);
  p.b = static_cast<std::int16_t>(b);
  return p;
}

}  // namespace prowl::not_alone
