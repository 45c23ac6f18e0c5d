#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// Small fixed generator: the picture must be the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : x_(seed) {}
  float between(float a, float b) {
    x_ = x_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return a + (b - a) * static_cast<float>(x_ >> 40) / 16777216.F;
  }
  int below(int n) { return std::min(n - 1, static_cast<int>(between(0, static_cast<float>(n)))); }

 private:
  std::uint64_t x_;
};

/// Writes SVG; `u` is the size of a design px in the picture.
struct Pen {
  std::string out;
  float u = 1;

  template <class... A>
  void put(fmt::format_string<A...> f, A&&... a) {
    fmt::format_to(std::back_inserter(out), f, std::forward<A>(a)...);
  }
  void rect(Rect r, std::string_view fill, float opacity = 1) {
    put("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\" fill-opacity=\"{:.3f}\"/>\n",
        r.x, r.y, r.w, r.h, fill, opacity);
  }
  void line(Point a, Point b, std::string_view c, float w, float opacity = 1) {
    put("<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2f}\" "
        "stroke-opacity=\"{:.3f}\"/>\n",
        a.x, a.y, b.x, b.y, c, w, opacity);
  }
  void stroke(const std::string& d, std::string_view c, float w, float opacity) {
    put("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2f}\" stroke-opacity=\"{:.3f}\" "
        "stroke-linejoin=\"round\"/>\n",
        d, c, w, opacity);
  }
  void lamp(Point p, std::string_view id, std::string_view core, float glow, float r) {
    put("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"url(#{})\"/>\n", p.x, p.y, glow, id);
    put("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"{}\"/>\n", p.x, p.y, r, core);
  }
};

}  // namespace prowl::ui
