#include <algorithm>

#include "table/turning.hpp"
#include "ui/screens/shelf/replay.hpp"

namespace prowl::ui {

Film::Film(Match match, std::shared_ptr<const RuleSet> rules) : replay_(std::move(match)), rules_(std::move(rules)) {
  look_through({});
  go_to(0);
}

void Film::look_through(Eyes eyes) {
  const std::size_t moves = replay_.at();
  eyes_ = eyes;
  told_ = replay_.history(eyes);
  find_stops();
  find_marks();
  const auto later = std::find_if(stops_.begin(), stops_.end(), [&](const Stop& s) { return s.moves > moves; });
  go_to(static_cast<std::size_t>(std::max<std::ptrdiff_t>(later - stops_.begin(), 1)) - 1);
}

void Film::find_stops() {
  std::vector<Event> events;
  for (const auto& t : told_) events.push_back(t.event);
  const auto turns = turns_of(rules_->catalogue, events);
  stops_.clear();
  for (std::size_t i = 0; i < told_.size(); ++i) {
    if (stops_.empty() || stops_.back().moves != told_[i].moves) stops_.push_back({told_[i].moves, 0, 0});
    stops_.back().events = i + 1;
    stops_.back().turn = turns[i];
  }
  if (stops_.empty() || (stops_.back().moves != replay_.length() && shows_more()))
    stops_.push_back({replay_.length(), told_.size(), stops_.empty() ? 0 : stops_.back().turn});
}

// Whether the end of the match looks different from its last stop: what somebody has half made in secret does not.
bool Film::shows_more() {
  if (replay_.over()) return true;
  replay_.go_to(stops_.back().moves);
  const State last = replay_.view({}).masked;
  replay_.go_to(replay_.length());
  return replay_.view({}).masked != last;
}

std::size_t Film::stop_of(std::size_t event) const {
  const auto at = std::find_if(stops_.begin(), stops_.end(), [&](const Stop& s) { return s.events > event; });
  return static_cast<std::size_t>(at - stops_.begin());
}

void Film::find_marks() {
  std::vector<Event> events;
  for (const auto& t : told_) events.push_back(t.event);
  const auto& specs = rules_->catalogue.events;
  marks_.clear();
  int round = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (specs[events[i].what].name == "round_start")
      marks_.push_back({.stop = stop_of(i), .event = i, .round = ++round});
    else if (specs[events[i].what].name == "turn_start")
      marks_.push_back({.stop = stop_of(i), .event = i, .turn = events[i].a});
  }
  if (round == 1) std::erase_if(marks_, [](const Mark& m) { return m.round > 0; });
  for (const TurningPoint& p : all_turning_points(match().game().id, rules_->catalogue, events))
    marks_.push_back({.stop = stop_of(p.at), .event = p.at, .turn = p.turn, .decided = events[p.at], .times = p.times});
  std::stable_sort(marks_.begin(), marks_.end(), [](const Mark& a, const Mark& b) { return a.event < b.event; });
}

void Film::go_to(std::size_t stop) {
  at_ = std::min(stop, stops_.size() - 1);
  replay_.go_to(stops_[at_].moves);
}

TableFacts Film::facts(Eyes eyes) const {
  TableFacts f{&match().game(),    rules_,           match().seats(),   match().options(),
               replay_.view(eyes), replay_.prompt(), replay_.outcome(), replay_.waiting()};
  f.view.options.clear();
  return f;
}

}  // namespace prowl::ui
