#include <algorithm>

#include "prowl/rules/utf8.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastOfFew = 0.61F, kCapital = 0.75F, kHang = 0.2F;  // kHang: may hang out of a low box
constexpr float kSqueezedPx = 11;  // of 1080p: what the tour calls small, but still better than cut

// Letters of a title are as large as those of other words, whatever its face.
float least_of(const std::string& s, const TextOpt& opt, const Theme& theme, float least) {
  return least * (are_words(s) ? 1 : kLeastOfFew) / (opt.face == Face::title ? theme.title_scale : 1);
}

// With high contrast every light colour goes as far towards white as it takes on the lightest ground.
Colour strong(const Theme& theme, Colour c) {
  constexpr double kEnough = 10.8, kDark = 3;
  if (!theme.named.contains("strong") || contrast(c, theme.ground) < kDark) return c;
  const std::uint8_t alpha = c.a;
  for (float share = 0.1F; share < 1 && contrast(c, theme.raised) < kEnough; share += 0.1F)
    c = blend(c, rgb(0xffffff), share);
  c.a = alpha;
  return c;
}

// In device px, as measured; a last line's descenders may hang out.
bool line_fits(Size line, Size room, float px) { return line.w <= room.w + 1 && px * kCapital <= room.h; }
bool block_fits(Size block, Size room, float px) {
  return block.w <= room.w + 1 && block.h - px * kHang <= room.h + 0.5F;
}

}  // namespace

TextStyle Builder::style(const TextOpt& opt, float px, bool wrap) const {
  return {.face = theme_.faces[static_cast<std::size_t>(opt.face)],
          .px = opt.face == Face::title ? px * theme_.title_scale : px,
          .colour = strong(theme_, opt.colour),
          .tracking = opt.tracking * u_ * text_scale_,
          .align = opt.align,
          .valign = opt.valign,
          .wrap = wrap,
          .min_scale = opt.min_scale};
}

void Builder::draw_text(Rect r, const std::string& s, const TextOpt& opt, float px, bool wrap) {
  Draw d{.op = Draw::Op::text, .box = device(r), .text = s};
  d.style = style(opt, px, wrap);
  d.style.min_scale = std::max(opt.min_scale, std::min(1.0F, least_of(s, opt, theme_, least_px()) / px));
  push(std::move(d));
}

float Builder::full_px(const std::string& s, const TextOpt& opt) const {
  return std::max(opt.px * u_ * text_scale_, least_of(s, opt, theme_, least_px()));
}

Size Builder::measure(const std::string& s, const TextOpt& opt, float width) const {
  const Size size = canvas_.measure(style(opt, full_px(s, opt), width > 0), s, width * u_);
  return {size.w / u_, size.h / u_};
}

// As much of its beginning as has room, with dots behind it.
Size Builder::shortened(Rect r, const std::string& s, const TextOpt& opt, float px) {
  const float w = r.w * u_, h = r.h * u_;
  for (std::string part = s; !part.empty();) {
    part = without_last(std::move(part));
    const std::string shown = part.substr(0, part.find_last_not_of(" :,") + 1) + "…";
    const Size line = canvas_.measure(style(opt, px, false), shown, 0);
    const bool wraps = opt.wrap && line.w > w + 1;
    const Size size = wraps ? canvas_.measure(style(opt, px, true), shown, w) : line;
    if (size.w > w + 1 || (wraps && size.h - px * kHang > h + 0.5F)) continue;
    draw_text(r, shown, opt, px, wraps);
    return {size.w / u_, size.h / u_};
  }
  return {};
}

// Large text may shrink to what is normal before it counts as clipped, and what was raised to the least size to what
// was asked; what may be left out never shrinks below that size.
float Builder::least_share(const std::string& s, const TextOpt& opt, float full) const {
  const float asked = opt.px * u_ * text_scale_ / full,
              floor = opt.spare ? least_of(s, opt, theme_, least_px()) : kSqueezedPx * base_;
  return std::max(std::min(opt.min_scale, 1 / text_scale_) * asked, std::min(1.0F, floor / full));
}

// At its least size, for there it needs the least room.
bool Builder::has_room(Rect r, const std::string& s, const TextOpt& opt) const {
  const Size room{r.w * u_, r.h * u_};
  const float full = full_px(s, opt), px = full * least_share(s, opt, full);
  const Size line = canvas_.measure(style(opt, px, false), s, 0);
  return line_fits(line, room, px) ||
         (opt.wrap && block_fits(canvas_.measure(style(opt, px, true), s, room.w), room, px));
}

// Order of preference: one line, several lines, both again a little smaller. What still does not fit is drawn and
// noted, or left out.
Size Builder::text(Rect r, const std::string& s, TextOpt opt) {
  if (s.empty()) return {};
  constexpr float kStep = 0.97F;
  const Size room{r.w * u_, r.h * u_};
  const float full = full_px(s, opt);
  opt.min_scale = least_share(s, opt, full);
  // No step passes over the least size: what just fits at it need not be smaller.
  const float least = least_of(s, opt, theme_, least_px()) / full;
  const auto smaller = [&](float share) {
    const float next = share * kStep;
    return std::max(share > least && next < least ? least : next, opt.min_scale);
  };
  for (float share = 1;; share = smaller(share)) {
    const float px = full * share;
    const bool last = share <= opt.min_scale;
    const Size line = canvas_.measure(style(opt, px, false), s, 0);
    if (line_fits(line, room, px) && s.find('\n') == std::string::npos) {
      draw_text(r, s, opt, px, false);
      return {line.w / u_, line.h / u_};
    }
    if (opt.wrap) {
      const Size block = canvas_.measure(style(opt, px, true), s, room.w);
      const bool fits = block_fits(block, room, px);
      if (fits || last) {
        if (!fits && opt.spare) return {};
        if (!fits) scene_.clipped.push_back(s);
        if (!fits && opt.shortens) return shortened(r, s, opt, std::max(px, full * least));
        draw_text(r, s, opt, px, true);
        return {block.w / u_, block.h / u_};
      }
    } else if (last) {
      if (opt.spare) return {};
      scene_.clipped.push_back(s);
      if (opt.shortens) return shortened(r, s, opt, std::max(px, full * least));
      draw_text(r, s, opt, px, false);
      return {line.w / u_, line.h / u_};
    }
  }
}

Size Builder::heading(Rect r, const std::string& s, float px, Face face, std::optional<Colour> colour) {
  const TextOpt opt{.face = face,
                    .px = px,
                    .colour = colour.value_or(theme_.text),
                    .wrap = true,
                    .min_scale = 0.6F,
                    .tracking = face == Face::body ? 0 : 1.5F};
  const Size size = text(r, s, opt);
  widget(r, {.id = "heading." + s, .role = Role::heading, .name = s, .focusable = false});
  return size;
}

Size Builder::label(std::string id, Rect r, const std::string& s, TextOpt opt, bool secret) {
  const Size size = text(r, s, opt);
  widget(r, {.id = std::move(id), .role = Role::label, .name = s, .focusable = false, .secret = secret});
  return size;
}

}  // namespace prowl::ui
