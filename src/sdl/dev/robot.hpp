#pragma once
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include <pcg_random.hpp>

#include "prowl/core/result.hpp"
#include "prowl/dev/robot_script.hpp"
#include "sdl/app/client.hpp"

namespace prowl::sdl {

/// A script that does not hold, and why.
inline tl::unexpected<Error> broken(std::string why) { return fail(ErrorCode::bad_scenario, "", std::move(why)); }

/// Runs a script against the real window with real SDL events.
class Robot {
 public:
  Robot(Client&, std::vector<ui::RobotStep>, std::string file, std::filesystem::path shots);

  /// Error at the first line that does not hold: "file:line" and what is there instead.
  Result<void> run();
  /// One step a line, as they come, and nothing but what hands do: `key`, `pad`, `type`, `wait`, `shot`. Each is
  /// answered by a line when the program has nothing left to do: "ok", or what is wrong. False: the program is still
  /// there when the lines have ended.
  bool follow(std::istream&, std::ostream&);

 private:
  Result<void> perform(const ui::RobotStep&);
  Result<void> pointer(const ui::RobotStep&);
  Result<void> checks(const ui::RobotStep&);
  Result<void> tidy();
  Result<void> files(const ui::RobotStep&);
  Result<void> window(const ui::RobotStep&);
  void flow(const ui::RobotStep&, std::size_t index);
  Result<void> bound(const ui::RobotStep&, std::size_t index);

  Result<ui::Widget> widget(const std::string& name);
  Result<ui::Point> place_of(const ui::Widget&);
  Result<ui::Point> brought_into_view(const ui::Widget&);
  Result<void> click(const std::string& name, bool enabled);
  Result<void> drag(const std::string& from, const std::string& to);
  Result<void> list_options(bool by_keys);
  Result<void> press(const std::string& name);
  Result<void> choose(const ui::RobotStep&);
  Result<void> focus(const std::string& name);
  Result<void> type(const std::string& text);
  Result<void> key(const std::string& name);
  Result<void> pad(const std::string& button);
  Result<void> wait_idle();

  Result<void> tap(const std::string& name, int held_ms);
  Result<void> mean(const std::string& name);
  Result<void> swipe(ui::Point from, float up);
  Result<ui::Point> pushed_into_view(const std::string& name);
  void finger(std::uint32_t type, ui::Point);
  void move_to(ui::Point);
  void button(bool down, ui::Point);
  void settle();
  /// After `wait MS` a press comes just then; else when whatever stands there takes it.
  void before_press();
  /// Goes on until it holds, or the program has nothing left to do.
  bool holds(const std::function<bool()>&);
  const ui::Scene& scene() { return client_.app().scene(); }

  Client& client_;
  std::vector<ui::RobotStep> steps_;
  std::string file_;
  std::filesystem::path shots_;
  std::size_t at_ = 0;
  std::vector<int> rounds_;  ///< by step, of the loops
  enum class Hand : unsigned char { keys, pad, touch };
  Hand hand_ = Hand::keys;
  bool timed_ = false;  ///< the step before was `wait MS`
  pcg32 random_{1};
};

}  // namespace prowl::sdl
