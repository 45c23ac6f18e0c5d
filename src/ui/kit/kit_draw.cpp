#include <algorithm>
#include <cmath>

#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

constexpr float kLine = 2;  // as thin as that, a box is a line

bool meet(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

std::string icon_asset(std::string_view name) {
  return name.find('/') == std::string_view::npos ? "common/icons/" + std::string(name) : std::string(name);
}

}  // namespace

float base_scale(Size window) {
  constexpr float kLeast = 0.6F;
  const auto [narrow, broad] = std::minmax(window.w, window.h);
  return std::max(std::min(broad / 1920, narrow / 1080), kLeast);
}

Builder::Builder(Scene& scene, Canvas& canvas, const Theme& theme, const Texts& texts, UiState& state, float ui_scale,
                 float text_scale, bool motion)
    : scene_(scene),
      canvas_(canvas),
      theme_(theme),
      texts_(texts),
      state_(state),
      text_scale_(text_scale),
      shrunk_(std::min(1.0F, ui_scale)),
      motion_(motion) {
  const Size window = canvas.size();
  base_ = base_scale(window) * shrunk_;
  u_ = base_ * std::max(1.0F, ui_scale);
  size_ = {window.w / u_, window.h / u_};
  see_width();
}

void Builder::see_width() {
  const float shrink = std::max(1.0F, text_scale_);
  wide_ = size_.w / shrink >= 1500 && size_.h / shrink >= 800;
}

Rect Builder::keep_side(float wide) {
  size_.w -= wide;
  see_width();
  return {size_.w, 0, wide, size_.h};
}

void Builder::push(Draw d) {
  if (!scroll_.empty() && d.op != Draw::Op::unclip && !meet(d.box, scroll_view_)) return;
  if (!motion_) d.key = 0;
  scene_.draws.push_back(std::move(d));
}

void Builder::picture(Rect r, std::string_view name, float alpha, std::uint64_t key, bool mirror, bool flip) {
  Draw d{.op = Draw::Op::picture, .box = device(r), .alpha = alpha, .key = key, .flip = flip};
  d.picture.name = name;
  d.picture.scale = u_;
  d.picture.mirror = mirror;
  push(std::move(d));
}

void Builder::cover(Rect r, std::string_view name, float aspect, float alpha) {
  const bool by_width = r.w / r.h > aspect;
  const float w = by_width ? r.w : r.h * aspect;
  const float h = by_width ? r.w / aspect : r.h;
  clip(r);
  picture({r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h}, name, alpha);
  unclip();
}

void Builder::skin(Rect r, std::string_view name, std::optional<Colour> accent, float alpha, std::uint64_t key) {
  Draw d{.op = Draw::Op::picture, .box = device(r), .alpha = alpha, .key = key};
  d.picture.name = theme_.skin(name);
  d.picture.scale = u_;
  d.picture.skin = true;
  if (accent) d.picture.accent = *accent;
  push(std::move(d));
  // With high contrast what is lit keeps a dark ground below its words.
  const bool lit = name == "button_on" || name == "button_hover" || name == "option_on" || name == "seat_lit";
  if (lit && theme_.named.contains("strong")) fill(r.inset(4), theme_.ground, 6, 0.5F);
}

void Builder::gauge(Rect r, std::string_view name, float v, int n, std::optional<Colour> accent) {
  skin(r, name, accent.value_or(theme_.act));
  if (scene_.draws.empty()) return;
  scene_.draws.back().picture.v = v;
  scene_.draws.back().picture.n = n;
}

void Builder::icon(Rect r, std::string_view name, std::optional<Colour> tint, float alpha) {
  skin(r, icon_asset(name), tint.value_or(theme_.text), alpha);
}

void Builder::svg(Rect r, std::string key, std::string source, float alpha, std::uint64_t motion_key) {
  Draw d{.op = Draw::Op::picture, .box = device(r), .alpha = alpha, .key = motion_key};
  d.picture.name = std::move(key);
  d.picture.svg = std::move(source);
  d.picture.scale = u_;
  push(std::move(d));
}

void Builder::turns_over(std::size_t first, std::uint64_t key) {
  if (!motion_ || key == 0) return;
  for (std::size_t i = first; i < scene_.draws.size(); ++i) {
    scene_.draws[i].key = key + (static_cast<std::uint64_t>(i - first) << 40);
    scene_.draws[i].flip = i == first;
  }
}

void Builder::travel(const std::vector<Point>& way) {
  if (scene_.draws.empty() || scene_.draws.back().key == 0) return;
  for (const Point& p : way) {
    const Rect at = device({p.x, p.y, 0, 0});
    scene_.draws.back().way.push_back({at.x, at.y});
  }
}

// A line never falls between two rows of pixels, nor does it get thinner than one.
void Builder::fill(Rect r, Colour c, float radius, float alpha) {
  Rect box = device(r);
  if (r.h > 0 && r.h <= kLine && radius <= 0) box.y = std::floor(box.y), box.h = std::max(1.0F, std::round(box.h));
  if (r.w > 0 && r.w <= kLine && radius <= 0) box.x = std::floor(box.x), box.w = std::max(1.0F, std::round(box.w));
  push({.op = Draw::Op::fill, .box = box, .colour = c, .radius = radius * u_, .alpha = alpha});
}

void Builder::frame(Rect r, Colour c, float thickness, float radius, float alpha) {
  push({.op = Draw::Op::frame,
        .box = device(r),
        .colour = c,
        .radius = radius * u_,
        .thickness = thickness * u_,
        .alpha = alpha});
}

// Clips stay balanced even where the area is scrolled out of sight, so they pass push().
void Builder::sketch(Rect r, Size window, const std::vector<Draw>& draws) {
  using Op = Draw::Op;
  const Rect at = device(r);
  if (!scroll_.empty() && !meet(at, scroll_view_)) return;
  const float k = std::min(at.w / window.w, at.h / window.h);
  const float x = at.x + (at.w - window.w * k) / 2, y = at.y + (at.h - window.h * k) / 2;
  clip(r);
  for (const Draw& from : draws) {
    if (from.op == Op::text || from.op == Op::begin_layer || from.op == Op::end_layer) continue;
    Draw d = from;
    d.box = {x + from.box.x * k, y + from.box.y * k, from.box.w * k, from.box.h * k};
    d.picture.scale *= k;
    d.radius *= k;
    d.thickness *= k;
    d.key = 0;
    d.flip = false;
    d.way.clear();
    scene_.draws.push_back(std::move(d));
  }
  unclip();
}

void Builder::clip(Rect r) { scene_.draws.push_back({.op = Draw::Op::clip, .box = device(r)}); }

void Builder::unclip() { scene_.draws.push_back({.op = Draw::Op::unclip}); }

std::string initial_of(std::string_view name) {
  if (name.empty()) return {};
  const auto number = name.find_last_not_of("0123456789") + 1;
  if (number > 0 && name.size() - number - 1 < 2) return std::string(name.substr(number));
  const auto lead = static_cast<unsigned char>(name[0]);
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  std::string letter(name.substr(0, length));
  if (length == 1 && letter[0] >= 'a' && letter[0] <= 'z') letter[0] = static_cast<char>(letter[0] - 'a' + 'A');
  return letter;
}

void Builder::badge(Rect r, const SeatInfo& seat) {
  badge(r, seat.shape, parse_colour(seat.colour, theme_.text), seat.name);
}

void Builder::badge(Rect r, std::string_view shape, Colour colour, std::string_view initial) {
  skin(r, "common/seats/" + std::string(shape.empty() ? "circle" : shape), colour);
  if (r.w < 26) return;
  const bool low = shape == "triangle", aside = shape == "crescent";
  const float dx = aside ? -0.07F : 0, dy = low || aside ? 0.07F : shape == "star" ? 0.02F : 0;
  const float share = aside || (low && r.w < 40) ? 0.36F : 0.46F;
  TextOpt opt{.face = Face::bold, .px = r.w * share / text_scale_, .colour = theme_.ink, .align = Align::centre};
  draw_text(r.moved(dx * r.w, dy * r.h), initial_of(initial), opt, r.w * share * u_, false);
}

std::vector<Rect> split_row(Rect r, int n, float gap) {
  std::vector<Rect> boxes;
  const float w = (r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(std::max(n, 1));
  for (int i = 0; i < n; ++i) boxes.push_back({r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h});
  return boxes;
}

std::vector<Rect> split_grid(Rect area, int n, float min_w, float h, float gap) {
  const int fit = std::max(1, static_cast<int>((area.w + gap) / (min_w + gap)));
  const int columns = std::min(fit, std::max(n, 1));
  std::vector<Rect> boxes;
  for (int i = 0; i < n; i += columns)
    for (const Rect& r :
         split_row({area.x, area.y + static_cast<float>(i / columns) * (h + gap), area.w, h}, columns, gap))
      if (static_cast<int>(boxes.size()) < n) boxes.push_back(r);
  return boxes;
}

}  // namespace prowl::ui
