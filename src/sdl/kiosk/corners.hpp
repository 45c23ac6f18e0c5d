#pragma once
#include <cstdint>
#include <map>
#include <optional>

#include "prowl/ui/geometry.hpp"

namespace prowl::sdl {

/// The staff's sign on a touch screen: fingers on two far corners for some seconds.
class Corners {
 public:
  static constexpr std::int64_t kHoldMs = 5000;

  /// Places from 0 to 1.
  void down(std::int64_t finger, ui::Point, std::int64_t now_ms);
  void move(std::int64_t finger, ui::Point at, std::int64_t now_ms) { down(finger, at, now_ms); }
  void up(std::int64_t finger);
  /// Held long enough; once for each time.
  bool given(std::int64_t now_ms);

 private:
  void look(std::int64_t now_ms);

  std::map<std::int64_t, ui::Point> fingers_;
  std::optional<std::int64_t> since_;
};

}  // namespace prowl::sdl
