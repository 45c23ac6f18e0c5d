#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Keeps presses from what they were not meant for: that which came up under the pointer a moment ago, and the second
/// of two quick ones when the first has changed what it would do. Times are of AppContext::clock().
class PressGuard {
 public:
  /// The scene as it will stand; `place`: see Screen::place(). True: another picture than before.
  bool stands(std::string place, const std::vector<Widget>&, const std::vector<WidgetExtra>&);
  /// It can be seen now.
  void shown(std::int64_t now);
  /// As if it had come up just now; as if everything had been there for long.
  void renew(std::int64_t now);
  void over();
  /// People have moved things themselves, and look at where they lie.
  void moved_by_hand() { gone_.clear(); }

  /// The whole picture is too fresh.
  bool fresh(std::int64_t now, int guard_ms) const;
  /// Another thing could be pressed here a moment ago.
  bool fresh_at(Point, const std::string& id, std::int64_t now, int guard_ms) const;
  /// Pressed a moment ago by the same `hand` (a key, or "" for the pointer), and by now it would do something else.
  /// `step`: see Screen::step().
  bool again(const std::string& hand, const std::string& id, std::size_t step, std::int64_t now, int guard_ms) const;
  void pressed(std::string hand, std::string id, std::size_t step) {
    last_ = {std::move(hand), std::move(id), step, {}};
  }
  void forget_press() { last_.reset(); }

 private:
  struct Thing {
    std::string id;
    Rect box;
    bool operator==(const Thing&) const = default;
  };
  struct Gone {
    std::vector<Thing> things;
    std::optional<std::int64_t> since;  ///< empty: nobody has seen yet that it is gone
  };
  struct Press {
    std::string hand, id;
    std::size_t step = 0;
    std::optional<std::int64_t> since;  ///< what it has done can be seen
  };

  std::string place_;
  std::optional<std::int64_t> shown_at_;
  std::vector<Thing> there_;
  std::vector<Gone> gone_;
  std::optional<Press> last_;
};

}  // namespace prowl::ui
