#include "sdl/video/pixels.hpp"

#include <algorithm>

namespace prowl::sdl {
namespace {

constexpr int kTile = 32;
// Below this a single blend is quicker than several copies.
constexpr int kWorthSplitting = 96 * 96;

enum class Look : unsigned char { empty, opaque, mixed };

Look look_at(const Pixels& p, int x0, int y0, int x1, int y1) {
  std::uint32_t every = 0xff000000U, any = 0;
  for (int y = y0; y < y1; ++y) {
    const std::uint32_t* row = p.data.get() + static_cast<std::ptrdiff_t>(y) * p.part_w;
    for (int x = x0; x < x1; ++x) {
      every &= row[x];
      any |= row[x];
    }
    if (every >> 24 != 0xff && any >> 24 != 0) return Look::mixed;
  }
  return any >> 24 == 0 ? Look::empty : Look::opaque;
}

// Runs of like tiles of one row of tiles.
std::vector<Span> row_of(const Pixels& p, int y0, int y1) {
  std::vector<Span> row;
  Look before = Look::empty;
  for (int x0 = 0; x0 < p.part_w; x0 += kTile) {
    const int x1 = std::min(x0 + kTile, p.part_w);
    const Look look = look_at(p, x0, y0, x1, y1);
    if (look != Look::empty && look == before)
      row.back().w += x1 - x0;
    else if (look != Look::empty)
      row.push_back({x0, y0, x1 - x0, y1 - y0, look == Look::opaque});
    before = look;
  }
  return row;
}

// Joins spans of this row to those that end right above them.
void stack_onto(std::vector<Span>& spans, const std::vector<Span>& row) {
  for (const Span& s : row) {
    const auto above = std::find_if(spans.begin(), spans.end(), [&](const Span& a) {
      return a.x == s.x && a.w == s.w && a.opaque == s.opaque && a.y + a.h == s.y;
    });
    if (above != spans.end())
      above->h += s.h;
    else
      spans.push_back(s);
  }
}

}  // namespace

std::vector<Span> spans_of(const Pixels& p) {
  if (p.part_w * p.part_h < kWorthSplitting) {
    const bool opaque = look_at(p, 0, 0, p.part_w, p.part_h) == Look::opaque;
    return {{0, 0, p.part_w, p.part_h, opaque}};
  }
  std::vector<Span> spans;
  for (int y0 = 0; y0 < p.part_h; y0 += kTile) stack_onto(spans, row_of(p, y0, std::min(y0 + kTile, p.part_h)));
  return spans;
}

}  // namespace prowl::sdl
