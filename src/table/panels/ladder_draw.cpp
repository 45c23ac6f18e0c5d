#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

/// The spaces of a track, its end on top: space 0 is the end.
struct Ladder {
  const TrackView& t;
  Rect r;
  bool words = true, gifts = true, briefs = true;
  float top = 0, pitch = 0, x = 0;

  Ladder(const TrackView& track, Rect box)
      : t(track), r(box), words(box.w >= 100), gifts(box.w >= 92), briefs(box.w >= 150) {
    top = r.y + (words ? 82 : 36);
    pitch = (r.bottom() - (words ? 52 : 44) - top) / static_cast<float>(std::max(t.max, 1));
    x = briefs ? r.x + 24 : gifts ? r.x + r.w * 0.36F : r.centre().x;
  }
  float y(int at) const { return top + pitch * static_cast<float>(at); }
  float node() const { return std::clamp(pitch * 0.72F, 14.0F, 38.0F); }
  Rect box(int at, float size) const { return {x - size / 2, y(at) - size / 2, size, size}; }
};

const SpaceView* space_at(const TrackView& t, int at) {
  const auto found = std::find_if(t.spaces.begin(), t.spaces.end(), [&](const SpaceView& s) { return s.at == at; });
  return found == t.spaces.end() ? nullptr : &*found;
}

// What is behind the counter has been walked; what it gave is pale, unless it stays.
void draw_space(Builder& b, const Ladder& d, int at) {
  const Theme& th = b.theme();
  const TrackView& t = d.t;
  const SpaceView* gift = space_at(t, at);
  const bool walked = at >= t.value, stays = gift != nullptr && gift->stays;
  const std::string& picture = stays    ? (walked ? t.look.mark_lit : t.look.mark)
                               : walked ? t.look.node_lit
                                        : t.look.node;
  const float size = d.node();
  b.picture(d.box(at, size), picture);
  if (at != t.value && size >= 20 && !stays && walked) {
    const Rect disc = d.box(at, size * 0.8F);
    b.fill(disc, named_colour(th, t.look.tone), disc.h / 2, 0.5F);
  }
  if (at != t.value && size >= 20 && !stays)
    b.text(d.box(at, size), std::to_string(at),
           {Face::semibold, std::min(18.0F, size * 0.56F) / b.text_scale(), walked ? rgb(0) : th.text, Align::centre,
            VAlign::middle, false, 0.5F});
  if (gift == nullptr || !d.gifts) return;
  const float icon = std::min(d.pitch * 0.86F, d.briefs ? 26.0F : 40.0F);
  const Rect box{d.briefs ? d.x + 16 : d.r.right() - icon - 14, d.y(at) - icon / 2, icon, icon};
  const bool used = walked && !stays;
  b.picture(box, gift->picture, used ? 0.32F : 1);
  if (walked && stays) b.frame(box.inset(-3), th.act, 2, 9);
  if (used)
    b.icon({box.right() - icon * 0.42F, box.bottom() - icon * 0.42F, icon * 0.46F, icon * 0.46F}, "check", th.second);
  const float left = box.right() + 4, right = d.briefs ? d.r.right() - 2 : box.right();
  if (d.briefs && d.pitch > b.line(kLeastPx) * 0.8F)  // else a line would lie in the next one
    b.text({left, d.y(at) - d.pitch / 2, right - left, d.pitch}, gift->brief,
           {Face::medium, kLeastPx, used ? th.dim : th.text, Align::left, VAlign::middle, false, 0.5F});
  Widget w;
  w.id = fmt::format("track.{}.{}", t.id, at);
  w.role = Role::label;
  w.name = std::to_string(at);
  w.value = gift->text;
  w.focusable = false;
  b.widget({d.x - size / 2, d.y(at) - d.pitch / 2, right - d.x + size / 2, d.pitch}, std::move(w),
           b.texts().labelled(std::to_string(at), gift->text));
}

}  // namespace

void draw_ladder(Builder& b, Rect r, const TrackView& t) {
  const Theme& th = b.theme();
  const Ladder d(t, r);
  const Colour colour = named_colour(th, t.look.tone);
  b.skin(r, "panel_alert", colour);
  speak(b, r, "track." + t.id, t.title, fmt::format("{}/{} {} {}", t.value, t.max, t.caption, t.ghost_text));
  if (d.words)
    b.text({r.x + 3, r.y + 8, r.w - 6, 28}, t.title,
           {Face::heading, 20, colour, Align::centre, VAlign::middle, false, 0.35F, -0.6F});
  b.fill({d.x - 3, d.y(0), 6, d.y(t.max) - d.y(0)}, th.line, 3);
  b.fill({d.x - 3, d.y(t.value), 6, d.y(t.max) - d.y(t.value)}, colour, 3);
  const float star = d.words ? 84.0F : 48.0F;
  if (!t.look.end.empty()) b.picture(d.box(0, star), t.look.end);
  for (int at = t.max; at > 0; --at) draw_space(b, d, at);
  const float size = std::min(58.0F, std::max(d.pitch * 1.1F, 34.0F));
  if (t.ghost) b.picture(d.box(*t.ghost, size), t.look.counter, 0.5F);
  b.picture(d.box(t.value, size), t.look.counter, 1, 0x55000000ULL + std::hash<std::string>{}(t.id) % 0xFFFF);
  if (d.words)
    b.text({r.x + 6, r.bottom() - 48, r.w - 12, 46}, t.caption,
           {Face::semibold, 18, th.text, Align::centre, VAlign::middle, true, 0.5F});
  else
    b.text({r.x + 2, r.bottom() - 26, r.w - 4, 24}, std::to_string(t.value),
           {Face::semibold, 20, th.text, Align::centre, VAlign::middle, false, 0.5F});
}

}  // namespace prowl::ui
