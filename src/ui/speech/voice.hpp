#pragma once
#include <string>
#include <vector>

#include "prowl/ui/speech.hpp"

namespace prowl::ui {

/// What waits to be said, and who goes first. What follows a press cuts off what was said before, as whoever presses
/// has heard enough of it; what comes by itself waits for its turn; an alarm goes before everything.
class Voice {
 public:
  /// `secret`: for one person alone, and only while they look at it.
  void say(std::string text, bool secret = false);
  void alarm(std::string text);
  /// Somebody has pressed something.
  void pressed() { pressed_ = true; }
  /// Nobody may hear any more what was for one person alone: what waits of it is forgotten, and so is the last thing
  /// said.
  void hush();
  /// Says again what was said last.
  void repeat();
  bool silent() const { return waiting_.empty() && !hush_; }
  /// What waits; it has been said now.
  std::vector<Utterance> take();
  /// Whether a voice that is still talking has to stop, since this was asked last.
  bool take_hush();

 private:
  struct Line {
    std::string text;
    bool secret = false, alarm = false;
  };
  std::vector<Line> waiting_, last_;
  bool pressed_ = false, hush_ = false;
};

/// On one line, without blanks at its ends.
std::string one_utterance(std::string_view);

}  // namespace prowl::ui
