#include "sdl/dev/tour_looks.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "prowl/dev/tour.hpp"
#include "sdl/video/handles.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/theme.hpp"

namespace prowl::sdl {
namespace {

constexpr double kCounts = 0.9;  // of the ground
// Of what words reach: initials and numbers of up to three letters, as WCAG has it for large ones.
constexpr double kFewer = 0.64;

ui::Colour pixel(const SDL_Surface& s, int x, int y) {
  const auto* p = static_cast<const std::uint8_t*>(s.pixels) + y * s.pitch + x * 3;
  return {p[0], p[1], p[2]};
}

/// Where its letters are.
SDL_Rect letters(SdlCanvas& canvas, const ui::Draw& d) {
  const ui::Size set = canvas.measure(d.style, d.text, d.style.wrap ? d.box.w : 0);
  // A line stands on its capitals; what its font keeps free above and below is no part of it.
  const bool line = set.h < d.style.px * 1.6F;
  const float w = std::min(set.w, d.box.w), h = std::min(line ? d.style.px * 0.72F : set.h, d.box.h);
  const float x = d.style.align == ui::Align::left    ? d.box.x
                  : d.style.align == ui::Align::right ? d.box.right() - w
                                                      : d.box.x + (d.box.w - w) / 2;
  const float y = d.style.valign == ui::VAlign::top      ? d.box.y
                  : d.style.valign == ui::VAlign::bottom ? d.box.bottom() - h
                                                         : d.box.y + (d.box.h - h) / 2;
  return {static_cast<int>(x), static_cast<int>(y), static_cast<int>(w), static_cast<int>(h)};
}

bool same_words(const ui::Draw& a, const ui::Draw& b) {
  return b.op == ui::Draw::Op::text && a.text == b.text && std::abs(a.box.x - b.box.x) < 8 &&
         std::abs(a.box.y - b.box.y) < 8;
}

// A dark copy below the words themselves.
bool is_shadow(const std::vector<ui::Draw>& draws, std::size_t at) {
  for (std::size_t i = at + 1; i < std::min(at + 4, draws.size()); ++i)
    if (same_words(draws[at], draws[i])) return true;
  return false;
}

/// What lies over a text, as a dialog does, and the edges that it is cut at.
struct Cover {
  std::vector<ui::Rect> over;
  ui::Rect clip;
  bool shows(ui::Point p) const {
    return clip.contains(p) && std::none_of(over.begin(), over.end(), [&](const ui::Rect& r) { return r.contains(p); });
  }
};

Cover cover_of(const std::vector<ui::Draw>& draws, std::size_t at, ui::Rect clip) {
  Cover cover{{}, clip};
  for (std::size_t i = at + 1; i < draws.size(); ++i) {
    const ui::Draw& d = draws[i];
    if (d.op == ui::Draw::Op::picture || (d.op == ui::Draw::Op::fill && d.alpha > 0.2F)) cover.over.push_back(d.box);
  }
  return cover;
}

double stands_out(const SDL_Surface& ground, const SDL_Rect& box, const ui::Draw& d, const Cover& cover) {
  const float alpha = d.alpha * static_cast<float>(d.style.colour.a) / 255;
  ui::Colour ink = d.style.colour;
  ink.a = 255;
  std::vector<double> ratios;
  std::size_t asked = 0;
  const int step = std::max(1, box.h / 12);
  for (int y = std::max(0, box.y); y < std::min(ground.h, box.y + box.h); y += step)
    for (int x = std::max(0, box.x); x < std::min(ground.w, box.x + box.w); x += step) {
      ++asked;
      if (!cover.shows({static_cast<float>(x), static_cast<float>(y)})) continue;
      const ui::Colour below = pixel(ground, x, y);
      ratios.push_back(ui::contrast(ui::blend(below, ink, alpha), below));
    }
  if (4 * ratios.size() < 3 * asked) return 21;  // what is partly hidden is no longer to be read
  if (ratios.empty()) return 21;
  const auto at = ratios.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(ratios.size()) * (1 - kCounts));
  std::nth_element(ratios.begin(), at, ratios.end());
  return *at;
}

}  // namespace

std::vector<std::string> faint_texts(SdlCanvas& canvas, Painter& painter, const ui::Scene& scene, double least) {
  const int w = static_cast<int>(canvas.size().w), h = static_cast<int>(canvas.size().h);
  std::vector<std::string> faint;
  const SurfacePtr ground(SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24));
  ui::Scene bare = scene;
  std::erase_if(bare.draws, [](const ui::Draw& d) { return d.op == ui::Draw::Op::text; });
  canvas.draw_complete(bare);
  if (!ground || !painter.read(*ground)) return faint;
  const ui::Rect window{0, 0, canvas.size().w, canvas.size().h};
  ui::Rect clip = window;
  for (std::size_t i = 0; i < scene.draws.size(); ++i) {
    const ui::Draw& d = scene.draws[i];
    if (d.op == ui::Draw::Op::clip) clip = d.box;
    if (d.op == ui::Draw::Op::unclip) clip = window;
    if (d.op != ui::Draw::Op::text || is_shadow(scene.draws, i)) continue;
    const SDL_Rect box = letters(canvas, d);
    const double wanted = ui::are_words(d.text) ? least : least * kFewer;
    if (const double is = stands_out(*ground, box, d, cover_of(scene.draws, i, clip)); is < wanted)
      faint.push_back(fmt::format("faint ({:.1f} : 1, {}): {}", is, ui::to_hex(d.style.colour), d.text));
  }
  return faint;
}

std::vector<std::string> draw_and_check(SdlCanvas& canvas, const ui::Scene& scene, bool are_read, bool touch) {
  (void)canvas.take_clipped();  // of what was drawn before
  canvas.draw_complete(scene);
  std::vector<std::string> out = ui::scene_problems(scene, canvas.size(), are_read, touch);
  for (const std::string& text : scene.clipped) out.push_back("clipped: " + text);
  for (const std::string& text : canvas.take_clipped()) out.push_back("does not fit: " + text);
  return out;
}

void show_as_seen(SDL_Surface& s, ui::Vision vision) {
  for (int y = 0; y < s.h; ++y)
    for (int x = 0; x < s.w; ++x) {
      auto* p = static_cast<std::uint8_t*>(s.pixels) + y * s.pitch + x * 3;
      const ui::Colour c = ui::seen_by(vision, {p[0], p[1], p[2]});
      p[0] = c.r, p[1] = c.g, p[2] = c.b;
    }
}

}  // namespace prowl::sdl
