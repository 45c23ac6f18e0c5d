#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "ui/app/context.hpp"
#include "ui/speech/page.hpp"
#include "ui/speech/voice.hpp"

namespace prowl::ui {

/// A widget in words: its name, what it is, what it shows, whether it can be pressed, the how many-th of how many like
/// it.
std::string widget_words(const Texts&, const std::vector<Widget>&, std::size_t which);
/// Why it can't be pressed, what its tip says and which paragraph of the rules says more.
std::string widget_details(const Texts&, const Widget&, const std::string& tip);

/// What stands on the screen now.
struct Seen {
  const Scene& scene;
  const std::string& focus;
  std::string place;  ///< Screen::place, with how deep it lies
  bool overlay = false, secret = false;
  bool alone = false;    ///< nobody else sits there who could overhear what is secret
  bool may_tell = true;  ///< that, or it is to be said all the same
  const std::vector<Notice>& notices;
};

/// Tells what is new on the screen: where one is, what has happened, what is asked, what the program says, and what has
/// the focus; in this order.
class Announcer {
 public:
  void look(const Texts&, const Seen&, SpokenPage, Voice&);
  /// As if nothing had been said yet.
  void restart() { *this = {}; }

 private:
  void place(const Texts&, const Seen&, const SpokenPage&, Voice&);
  void labels(const Seen&, const SpokenPage&, bool fresh, Voice&);
  void notices(const Seen&, Voice&);
  void focus(const Texts&, const Seen&, Voice&);

  std::string place_, title_, asked_, focus_, words_;
  bool secret_ = false, alone_ = false;
  std::map<std::string, std::string> labels_;
  std::vector<std::string> notices_;
};

}  // namespace prowl::ui
