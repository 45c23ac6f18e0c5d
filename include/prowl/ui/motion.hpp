#pragma once
#include <cstdint>
#include <vector>

#include "prowl/ui/scene.hpp"

namespace prowl::ui {

/// Where a drawing operation stands at a moment.
struct Placed {
  Rect box{};
  float alpha = 1;                   ///< on top of the draw's own
  const Picture* picture = nullptr;  ///< what to show instead of the draw's picture while it turns over; else nullptr
};

/// Lets keyed draws travel from where they stood in the last scene to where they stand in this one. It remembers the
/// last scene only, so what a scene no longer holds is gone at once.
class Motion {
 public:
  static constexpr float kDuration = 220;  ///< ms; along a way as many times as long as it is far

  /// A new scene is shown from now on. Without `animate` everything stands at its place at once.
  void show(const std::vector<Draw>& draws, float now_ms, bool animate);
  /// `index` counts the draws of the scene last shown.
  Placed placed(std::size_t index, const Draw&, float now_ms) const;
  bool moving(std::size_t index, float now_ms) const;
  bool running(float now_ms) const { return now_ms < end_; }

 private:
  struct Track {
    std::uint64_t key = 0;
    int nth = 0;            ///< among the draws with this key
    std::size_t index = 0;  ///< in the scene
    Rect from{}, to{};
    Picture picture{}, before{};
    bool turns = false, fades = false;
    float start = -1e9F;
    std::vector<Point> way{};  ///< centres from the old place to the new one; empty: straight
    float lasts = kDuration;   ///< ms
  };
  const Track* find(std::size_t index) const;
  Track continued(Track, const Draw&, float now_ms) const;
  Rect box_at(const Track&, float now_ms) const;

  std::vector<Track> tracks_;  ///< sorted by index
  float end_ = -1e9F;
  bool first_ = true;
};

}  // namespace prowl::ui
