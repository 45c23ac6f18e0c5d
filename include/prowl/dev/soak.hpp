#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "prowl/ui/app.hpp"

namespace prowl::ui {

/// Random visitors of a demo, with a clock that runs as fast as it can.
struct SoakPlan {
  int visits = 0;
  int inputs = 100;  ///< of a visit
  int hours = 0;     ///< after that, without anybody
  std::uint64_t seed = 1;
  std::vector<std::filesystem::path> folders;                ///< nothing in them may change
  std::function<void(int ms)> pass;                          ///< moves the clock of the platform on
  std::function<void(const Scene&, bool every_frame)> draw;  ///< shows it, for as long as it moves or once
  std::function<void()> settle;                              ///< waits until other threads read nothing
  std::function<void()> forget_caches;                       ///< drops what is kept to draw faster; so memory is told
  std::function<int()> ways_out;                             ///< how often the window was to be changed
};

struct SoakReport {
  int visits = 0;
  int inputs = 0;
  int residue = 0;                 ///< visits after which something was not as at the beginning
  int exits = 0;                   ///< inputs that led out without the PIN
  long memory_growth_kb = 0;       ///< of what is allocated, without what is kept to draw faster
  long resident_kb = 0;            ///< of the process, at the end
  double cpu_share = 0;            ///< of a core, of the hours
  std::vector<std::string> notes;  ///< what was left, or where it led out: the first few
};

/// Precondition: the App is a demo (Platform::kiosk).
SoakReport soak(App&, const SoakPlan&);
/// As a JSON object of one line.
std::string to_json(const SoakReport&, const SoakPlan&);

}  // namespace prowl::ui
