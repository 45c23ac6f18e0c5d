#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace prowl::sdl {

/// A rasterised picture: straight ARGB8888, cut to what is not transparent.
struct Pixels {
  int w = 0, h = 0;  ///< of the whole picture
  int x = 0, y = 0;  ///< of the part that is kept
  int part_w = 0, part_h = 0;
  std::unique_ptr<std::uint32_t[]> data;  ///< part_w * part_h
  std::size_t count() const { return static_cast<std::size_t>(part_w) * static_cast<std::size_t>(part_h); }
};

/// A rectangle of a picture's part that is opaque, or that has to be blended. What no span covers is transparent.
struct Span {
  int x = 0, y = 0, w = 0, h = 0;
  bool opaque = false;
};
std::vector<Span> spans_of(const Pixels&);

}  // namespace prowl::sdl
