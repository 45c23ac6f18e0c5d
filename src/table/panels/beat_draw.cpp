#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastHead = 196, kMostHead = 0.25F, kNumber = 84, kEdge = 20;

struct Beat {
  float w, h, cell, base, amp;
  std::string out;

  Beat(float width, float height, int max)
      : w(width),
        h(height),
        cell(width / static_cast<float>(std::max(max, 1))),
        base(height * 0.62F),
        amp(height * 0.5F),
        out(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.1f}\" height=\"{1:.1f}\" viewBox=\"0 0 "
                        "{0:.1f} {1:.1f}\">",
                        width, height)) {}

  float x(int n) const { return cell * static_cast<float>(n); }
  // One beat a point: a small wave, the peak, its echo, a slow one.
  std::string beats(int from, int to) const {
    constexpr std::pair<float, float> kShape[] = {{0.10F, 0},      {0.17F, -0.10F}, {0.24F, 0},     {0.34F, 0},
                                                  {0.39F, 0.16F},  {0.46F, -1},     {0.53F, 0.42F}, {0.58F, 0},
                                                  {0.70F, -0.17F}, {0.80F, -0.12F}, {0.88F, 0},     {1, 0}};
    std::string d = fmt::format("M{:.1f} {:.1f}", x(from), base);
    for (int i = from; i < to; ++i) {
      const float k = amp * (0.86F + 0.14F * std::sin(static_cast<float>(i) * 1.7F));
      for (const auto& [dx, dy] : kShape) d += fmt::format("L{:.1f} {:.1f}", x(i) + cell * dx, base + k * dy);
    }
    return d;
  }
  void path(const std::string& d, Colour c, float width, float alpha) {
    out += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-opacity=\"{}\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>",
        d, to_hex(c), width, alpha);
  }
  void line(float x1, float y1, float x2, float y2, Colour c, float width, float alpha) {
    path(fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", x1, y1, x2, y2), c, width, alpha);
  }
  void box(float left, float right, Colour c) {
    out += fmt::format(
        "<rect x=\"{:.1f}\" y=\"3\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"3\" fill=\"{}\" fill-opacity=\"0.2\" "
        "stroke=\"{}\" stroke-width=\"1.6\" stroke-opacity=\"0.9\"/>",
        left, right - left, h - 6, to_hex(c), to_hex(c));
  }
};

// What is left beats, what is at stake beats red, what is lost is a flat line.
std::string pulse(const TrackView& t, Size s, const Theme& th) {
  Beat p(s.w, s.h, t.max);
  const Colour beat = t.alarm ? th.alarm_text : th.fact, white = rgb(0xffffff);
  for (int i = 0; i <= t.max; ++i) p.line(p.x(i), 6, p.x(i), s.h - 6, th.fact, 1, i % 5 == 0 ? 0.26F : 0.1F);
  const int safe = t.ghost ? std::clamp(*t.ghost, 0, t.value) : t.value;
  if (safe < t.value) p.box(p.x(safe), p.x(t.value), th.alarm);
  const std::string sound = p.beats(0, safe), risk = p.beats(safe, t.value);
  for (const auto& [width, alpha] : {std::pair{12.0F, 0.05F}, {8.0F, 0.09F}, {5.0F, 0.18F}})
    p.path(sound, beat, width, alpha);
  p.path(sound, blend(beat, white, 0.3F), 2.6F, 1);
  if (safe < t.value) {
    p.path(risk, th.alarm, 9, 0.14F);
    p.path(risk, th.alarm_text, 2.6F, 1);
  }
  if (t.lost > 0) p.box(p.x(t.value), p.x(std::min(t.max, t.value + t.lost)), th.alarm);
  p.line(p.x(t.value), p.base, s.w, p.base, th.dim, 2, 0.7F);
  for (int i = t.value; i < t.max; ++i) {
    const float x = p.x(i) + p.cell / 2;
    p.line(x - 4, p.base - 4, x + 4, p.base + 4, th.dim, 1.6F, 0.8F);
    p.line(x - 4, p.base + 4, x + 4, p.base - 4, th.dim, 1.6F, 0.8F);
  }
  return p.out + "</svg>";
}

// Returns where it ends.
float head(Builder& b, Rect r, const TrackView& t) {
  const Theme& th = b.theme();
  const TextOpt title{Face::title, 24, th.second, Align::left, VAlign::middle, false, 0.5F},
      caption{Face::body, 18, th.second, Align::left, VAlign::middle, false, 0.4F};
  const float most = std::max(kLeastHead, r.w * kMostHead),
              words = std::clamp(std::max(b.measure(t.title, title).w, b.measure(t.caption, caption).w) + 4,
                                 kLeastHead - kNumber - kEdge, most - kNumber - kEdge);
  b.text({r.x + kEdge, r.y + r.h * 0.1F, words, r.h * 0.44F}, t.title, title);
  b.text({r.x + kEdge, r.y + r.h * 0.52F, words, r.h * 0.36F}, t.caption, caption);
  b.text({r.x + kEdge + words, r.y, kNumber - 6, r.h}, std::to_string(t.value),
         {Face::title, std::min(76.0F, r.h * 0.95F), t.alarm ? th.alarm_text : th.text, Align::centre, VAlign::middle,
          false, 0.5F});
  return kEdge + words + kNumber;
}

}  // namespace

void draw_beat(Builder& b, Rect r, const TrackView& t) {
  const Theme& th = b.theme();
  b.skin(r, "well");
  const float left_part = head(b, r, t);
  const Rect line{r.x + left_part, r.y + 4, r.w - left_part - 36, r.h - 8};
  const std::string svg = pulse(t, {line.w, line.h}, th);
  b.svg(line, "beat:" + svg, svg);
  const float cell = line.w / static_cast<float>(std::max(t.max, 1)), base = line.y + line.h * 0.62F;
  const auto x = [&](int n) { return line.x + cell * static_cast<float>(n); };
  const int safe = t.ghost ? std::clamp(*t.ghost, 0, t.value) : t.value;
  for (int n = 5; n <= t.max && r.h >= 60; n += 5)
    if (n <= safe || n > t.value)
      b.text({x(n) - 46, line.bottom() - 22, 40, 22}, std::to_string(n),
             {Face::semibold, 18, n > t.value ? th.dim : th.second, Align::right, VAlign::middle, false, 0.6F});
  // The marker steps along as its number falls.
  const float now = x(t.value);
  b.fill({now - 3.5F, line.y, 7, line.h}, th.ground, 0, 1);
  b.fill({now - 1.5F, line.y, 3, line.h}, rgb(0xffffff));
  b.skin({now - 10, base - 12, 20, 24}, "marker", rgb(0xffffff), 1, 0x55100000ULL);
  const std::string& words = t.lost > 0 ? t.lost_text : safe < t.value ? t.ghost_text : std::string();
  if (!words.empty()) {
    const TextOpt o{
        Face::semibold, t.lost > 0 ? 26.0F : 18.0F, th.alarm_text, Align::centre, VAlign::middle, false, 0.5F};
    const float high = t.lost > 0 ? std::min(34.0F, line.h - 8) : 24, w = std::min(b.measure(words, o).w + 16, 420.0F),
                left = std::clamp(x(t.lost > 0 ? t.value : safe) + 6, line.x, line.right() - w);
    b.fill({left, line.y + 3, w, high}, rgb(0x2a0807), 3, 0.9F);
    b.text({left + 8, line.y + 3, w - 16, high}, words, o);
  }
  speak(b, r, "track." + t.id, t.title, fmt::format("{}/{} {} {}", t.value, t.max, t.caption, words));
}

}  // namespace prowl::ui
