#pragma once
#include <optional>

#include "lesson/lesson.hpp"

namespace prowl {

/// How far somebody has come in a lesson, and what the others do in it. It is told of every move and holds no match.
class Course {
 public:
  Course(std::shared_ptr<const Lesson>, const RuleSet&);

  const Lesson& lesson() const { return *lesson_; }
  std::size_t at() const { return at_; }
  /// The step that the learner is at; none: there are no more.
  const LessonStep* step() const { return at_ < lesson_->steps.size() ? &lesson_->steps[at_] : nullptr; }
  /// What was asked for is done, and the table goes on until the learner is asked again.
  bool watching() const { return watching_; }
  /// A step that is only to be read keeps the table still.
  bool reading() const { return step() != nullptr && !watching_ && !step()->asks(); }

  /// The learner is asked again, or the match is over: on with the next step.
  void rest() { watching_ = false; }
  /// It has been read. Precondition: reading().
  void read_on();

  /// Whose decisions the learner takes.
  bool own(Seat s) const { return s == lesson_->you || s == Seat::table; }
  bool wants(const Action&) const;
  /// Why this legal move of the learner is not made: the last part of the key of the words. Empty: it is.
  std::string why_not(const Action&) const;
  /// False, and `refused` says why, for a move of the learner that is not wanted.
  bool allow(const Action&);
  const std::string& refused() const { return refused_; }
  /// What the learner need not be asked for: passing in a window of cards where the next step that asks wants something
  /// else.
  std::optional<Action> instead(const Prompt&, const ActionList&) const;
  /// The next move of another seat: what stands in the script, else to pass, else the first.
  Action reply(Seat, const ActionList&) const;
  /// Every move, once it is made.
  void saw(Seat, const Action&);

 private:
  bool fits(const LessonStep&, const Action&) const;
  const std::string* scripted(Seat) const;

  std::shared_ptr<const Lesson> lesson_;
  const RuleSet& rules_;
  std::size_t at_ = 0;
  std::array<std::size_t, kMaxSeats> said_{};  ///< how many moves of its script each seat has made
  bool watching_ = true;
  std::string refused_;
};

}  // namespace prowl
