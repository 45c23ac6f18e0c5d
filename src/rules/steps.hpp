#pragma once
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>

#include "prowl/core/chance.hpp"
#include "prowl/core/event.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

// A game's flow is a table of steps, one row each, that its families of steps (files) bring together. The top frame
// says which step runs. `Data` are the game's numbers, `Step`, `Ev` and `Rule` its enumerations.

inline void await_all(State& s, int mask) { s.waiting = static_cast<Waiting>(s.waiting | mask); }

/// Of a question with arguments.
inline Prompt make_prompt(Ask ask, std::string_view id, Seat actor, std::string_view paragraph,
                          std::array<Operand, 3> operands = {}, int a = 0, int b = 0, int c = 0) {
  return {ask,
          id,
          actor,
          paragraph,
          operands,
          static_cast<std::int16_t>(a),
          static_cast<std::int16_t>(b),
          static_cast<std::int16_t>(c)};
}

/// What a step works with.
template <class Data, class Step, class Ev>
struct FlowOf {
  const Data& data;
  const Catalogue& cat;
  State& s;
  EventSink& sink;

  void emit(Ev what, Seat who, int a = 0, int b = 0, int c = 0, SeatMask audience = kEveryone) const {
    sink.emit({static_cast<std::uint16_t>(what), who, audience, false, static_cast<std::int16_t>(a),
               static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)});
  }
  Frame& top() const { return top_frame(s); }
  /// The frame goes on with another step. Precondition: it is the only one.
  void go(Step step) const { top() = Frame{static_cast<std::uint16_t>(step)}; }
  /// The step runs before anything else goes on.
  void push(Step step, int seat = 0, int a = 0, int b = 0, int pc = 0) const {
    push_frame(s, Frame{static_cast<std::uint16_t>(step), static_cast<std::int8_t>(seat), static_cast<std::uint8_t>(pc),
                        static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)});
  }
  void push(Step step, Seat who, int a = 0, int b = 0, int pc = 0) const { push(step, index(who), a, b, pc); }
};

/// Whose answer to the present step is in question. Works on a View's state too.
template <class Data>
struct QuestionOf {
  const Data& data;
  const Catalogue& cat;
  const State& s;
  Seat who;
};

/// The same while what is legal is being listed.
template <class Data>
struct ListerOf : QuestionOf<Data> {
  ActionList& out;

  void add(Verb v, int a = 0, int b = 0, int c = 0) const {
    out.push_back({v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)});
  }
  void add(Verb v, Kind a, Zone b = Zone::none) const { add(v, index(a), index(b)); }
  /// Adds it unless `check`, which answers with a Rule, has something against it.
  template <class Check>
  void offer(Check check, Verb v, int a = 0, int b = 0) const {
    const Action action{v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0};
    if (check(*this, action) == decltype(check(*this, action)){}) out.push_back(action);
  }
};

/// A step as a row. What it never needs is null.
template <class Step, class Flow, class Question, class Lister, class Rule>
struct StepRowOf {
  Step step{};
  std::string_view name;
  void (*run)(Flow&) = nullptr;  ///< while nobody is awaited; a step without it is the end of the match
  void (*answer)(Flow&, Seat, const Action&) = nullptr;      ///< takes what an awaited seat (or chance) said
  void (*list)(const Lister&) = nullptr;                     ///< what the awaited seat may say
  Rule (*refuse)(const Question&, const Action&) = nullptr;  ///< why it may not say this
  Prompt (*prompt)(const State&) = nullptr;
};

/// The rows of all families, found by their step.
template <class Row, std::size_t kSteps>
class StepTable {
 public:
  StepTable(std::initializer_list<std::span<const Row>> families) {
    for (const auto& family : families)
      for (const Row& row : family) rows_[static_cast<std::size_t>(row.step)] = row, ++given_;
  }

  [[nodiscard]] const Row& now(const State& s) const { return rows_[top_frame(s).step]; }
  [[nodiscard]] const std::array<Row, kSteps>& rows() const { return rows_; }
  /// Rows that the families brought; as many as there are steps.
  [[nodiscard]] std::size_t given() const { return given_; }

  /// Runs steps until somebody is awaited or the match is over.
  template <class Flow>
  void run(Flow& f) const {
    while (f.s.waiting == 0 && now(f.s).run != nullptr) now(f.s).run(f);
  }

  /// Game::apply. Chance and the table have answered with one action; of a player the step knows.
  template <class Flow>
  void apply(Flow f, Seat who, const Action& a) const {
    if (!is_player(who)) answered(f.s, who);
    if (who == Seat::chance) f.s.chance = {};
    now(f.s).answer(f, who, a);
    run(f);
  }

  /// Game::options.
  template <class Lister>
  void list(const Lister& lister) const {
    lister.out.clear();
    if (lister.who == Seat::chance || !awaits(lister.s, lister.who)) return;
    if (const auto list = now(lister.s).list) list(lister);
  }

  /// Game::prompt.
  [[nodiscard]] Prompt prompt(const State& s) const {
    const auto ask = s.frame_count > 0 ? now(s).prompt : nullptr;
    return ask != nullptr ? ask(s) : Prompt{};
  }

 private:
  std::array<Row, kSteps> rows_{};
  std::size_t given_ = 0;
};

}  // namespace prowl
