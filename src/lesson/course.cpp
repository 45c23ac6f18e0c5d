#include "lesson/course.hpp"

#include <algorithm>

namespace prowl {

Course::Course(std::shared_ptr<const Lesson> lesson, const RuleSet& rules)
    : lesson_(std::move(lesson)), rules_(rules) {}

bool Course::fits(const LessonStep& step, const Action& a) const {
  return std::any_of(step.want.begin(), step.want.end(),
                     [&](const std::string& words) { return begins(rules_.catalogue, a, words); });
}

bool Course::wants(const Action& a) const { return !watching_ && step() != nullptr && fits(*step(), a); }

std::string Course::why_not(const Action& a) const {
  if (step() == nullptr || wants(a)) return {};
  if (watching_ || !step()->asks()) return "read";
  const auto& wrong = step()->wrong;
  const auto known = std::find_if(wrong.begin(), wrong.end(),
                                  [&](const LessonStep::Wrong& w) { return begins(rules_.catalogue, a, w.move); });
  return known == wrong.end() ? "no" : known->why;
}

bool Course::allow(const Action& a) {
  refused_ = why_not(a);
  return refused_.empty();
}

void Course::read_on() {
  ++at_;
  refused_.clear();
}

std::optional<Action> Course::instead(const Prompt& prompt, const ActionList& options) const {
  if (prompt.ask != Ask::reaction) return std::nullopt;
  const auto& steps = lesson_->steps;
  const auto next = std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(at_), steps.end(),
                                 [](const LessonStep& s) { return s.asks(); });
  if (next != steps.end() &&
      std::any_of(options.begin(), options.end(), [&](const Action& a) { return fits(*next, a); }))
    return std::nullopt;
  const int pass = rules_.catalogue.find_verb("pass");
  const auto way = std::find_if(options.begin(), options.end(), [&](const Action& a) { return index(a.verb) == pass; });
  return way == options.end() ? std::nullopt : std::optional(*way);
}

const std::string* Course::scripted(Seat s) const {
  const auto at = static_cast<std::size_t>(index(s));
  return said_[at] < lesson_->script[at].size() ? &lesson_->script[at][said_[at]] : nullptr;
}

Action Course::reply(Seat s, const ActionList& options) const {
  const auto find = [&](std::string_view words) {
    return std::find_if(options.begin(), options.end(),
                        [&](const Action& a) { return begins(rules_.catalogue, a, words); });
  };
  if (const std::string* line = scripted(s))
    if (const auto found = find(*line); found != options.end()) return *found;
  for (const std::string_view idle : {"pass", "decline", "done"})
    if (const auto found = find(idle); found != options.end()) return *found;
  return options.front();
}

void Course::saw(Seat s, const Action& a) {
  if (own(s)) {
    if (!wants(a)) return;
    ++at_;
    watching_ = true;
    refused_.clear();
    return;
  }
  if (const std::string* line = scripted(s); line != nullptr && begins(rules_.catalogue, a, *line))
    ++said_[static_cast<std::size_t>(index(s))];
}

}  // namespace prowl
