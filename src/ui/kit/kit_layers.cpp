#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

constexpr float kBar = 12, kBarGap = 12;

bool inside(Rect inner, Rect outer) {
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.right() <= outer.right() + 1 &&
         inner.bottom() <= outer.bottom() + 1;
}

}  // namespace

void Builder::widget(Rect r, Widget w, std::string tip) {
  w.box = device(r);
  WidgetExtra extra{.tip = std::move(tip),
                    .scroll = scroll_,
                    .clip = scroll_.empty() ? w.box : w.box.common(scroll_view_),
                    .slide = {}};
  w.seen = extra.clip;
  scene_.widgets.push_back(std::move(w));
  extras_.push_back(std::move(extra));
}

void Builder::sight(Rect r, int kind) {
  if (kind <= 0) return;
  const Rect box = device(r);
  sights_.push_back({scroll_.empty() ? box : box.common(scroll_view_), kind});
}

void Builder::region(Rect r, std::string id, std::string name, std::string value, std::string tip, bool secret) {
  widget(r,
         {.id = std::move(id),
          .role = Role::region,
          .name = std::move(name),
          .value = std::move(value),
          .focusable = false,
          .secret = secret},
         std::move(tip));
}

float Builder::begin_scroll(std::string id, Rect view) {
  scroll_clip_ = scene_.draws.size();
  clip(view.inset(-8, 0));  // room for focus rings at the sides
  scroll_view_ = device(view.inset(-8, 0));
  scrolls_.push_back({id, device(view), 0, view.h});
  shift_ = state_.scroll[id];
  scroll_ = std::move(id);
  return view.w - kBar - kBarGap;
}

void Builder::end_scroll(float bottom) {
  ScrollInfo& info = scrolls_.back();
  const float top = info.view.y / u_;
  info.content = bottom - top;
  float& at = state_.scroll[info.id];
  const float legal = std::clamp(at, 0.0F, std::max(0.0F, info.content - info.visible));
  if (legal != at) again_ = true;
  at = legal;
  if (info.content > info.visible + 1) hide_cut_rows();
  scroll_.clear();
  shift_ = 0;
  unclip();
  if (info.content > info.visible + 1) scrollbar(info);
}

// Words count as rows of their own where they stand in no widget. What fills most of the view is no row, nor is a card
// that would leave a large gap: the upper part of one shows what it is.
void Builder::hide_cut_rows() {
  constexpr float kMostWidget = 0.66F, kMostCard = 0.2F, kMostWords = 0.5F;
  const Rect view = scroll_view_;
  std::vector<Rect> rows;
  const auto add = [&](const Rect& r, float most) {
    if (r.h > 0 && r.h <= view.h * most) rows.push_back(r);
  };
  for (std::size_t i = 0; i < extras_.size(); ++i)
    if (const Role role = scene_.widgets[i].role; extras_[i].scroll == scroll_ && role != Role::region)
      add(scene_.widgets[i].box, role == Role::card ? kMostCard : kMostWidget);
  for (std::size_t i = scroll_clip_; i < scene_.draws.size(); ++i)
    if (scene_.draws[i].op == Draw::Op::text) add(scene_.draws[i].box, kMostWords);
  float top = view.y, bottom = view.bottom();
  const auto cut = [](const Rect& r, float at) { return r.y < at - 1 && r.bottom() > at + 1; };
  for (bool again = true; again;) {
    again = false;
    for (const Rect& r : rows) {
      if (cut(r, bottom)) bottom = r.y, again = true;
      if (cut(r, top)) top = r.bottom(), again = true;
    }
  }
  if (bottom - top < view.h / 3) return;
  scroll_view_ = {view.x, top, view.w, bottom - top};
  scene_.draws[scroll_clip_].box = scroll_view_;
  for (std::size_t i = 0; i < extras_.size(); ++i)
    if (extras_[i].scroll == scroll_)
      scene_.widgets[i].seen = extras_[i].clip = scene_.widgets[i].box.common(scroll_view_);
}

void Builder::scrollbar(const ScrollInfo& info) {
  const Rect view = design(info.view);
  const Rect rail{view.right() - kBar, view.y, kBar, view.h};
  skin(rail, "scroll_rail");
  const float size = std::max(44.0F, rail.h * info.visible / info.content);
  const float range = info.content - info.visible;
  const float at = state_.scroll[info.id] / range;
  skin({rail.x, rail.y + (rail.h - size) * at, kBar, size}, "scrollbar");
  widget(rail.inset(-6, 0),
         {.id = "scroll." + info.id, .role = Role::region, .name = tr("ui.scroll"), .focusable = false});
  extras_.back().slide = [state = &state_, id = info.id, range](float share) {
    state->scroll[id] = std::clamp(share, 0.0F, 1.0F) * range;
  };
}

void Builder::cover_widgets() {
  scene_.widgets.clear();
  extras_.clear();
  scrolls_.clear();
  sights_.clear();
  list_.reset();
}

void Builder::drop_widgets(std::size_t first) {
  scene_.widgets.resize(std::min(first, scene_.widgets.size()));
  extras_.resize(std::min(first, extras_.size()));
}

void Builder::ring(const Widget& w, const WidgetExtra& extra) {
  const Rect box = design(w.box).inset(-9);
  if (!extra.scroll.empty()) {
    const auto area = std::find_if(scrolls_.begin(), scrolls_.end(),
                                   [&](const ScrollInfo& s) { return s.id == extra.scroll; });
    if (area != scrolls_.end()) clip(design(area->view).inset(-12, -2));
  }
  skin(box, w.role == Role::card || w.role == Role::token ? "card_focus" : "focus");
  if (!extra.scroll.empty()) unclip();
}

// Four buttons by where they sit, the one that is meant filled: so it reads alike on every controller.
void Builder::pad_glyph(const Widget& w, std::string_view which) {
  constexpr float kSize = 34;
  const Rect box = design(w.box);
  const Rect at{std::min(box.right() - kSize * 0.5F, size_.w - kSize - 4),
                std::min(box.bottom() - kSize * 0.6F, size_.h - kSize - 4), kSize, kSize};
  picture(at, fmt::format("common/icons/pad_{}", which));
}

void Builder::tooltip(const Widget& w, const WidgetExtra& extra) {
  const bool refused = !w.enabled && !w.reason.empty(), keys = !state_.pad && !state_.touch;
  std::string words = refused ? w.reason : extra.tip;
  if (words.empty()) return;
  if (keys && !refused && is_key_action(w.hotkey))
    words = tr("ui.tip_key", {{"tip", words}, {"key", key_name(w.hotkey)}});
  if (keys && !w.rule.empty()) words += "\n" + tr("ui.rule_key", {{"key", key_name("f1")}});
  const TextOpt opt{.face = Face::medium, .px = 18, .wrap = true};
  const float limit = std::min(460 * std::max(1.0F, text_scale_), size_.w - 48);
  const Size one = measure(words, opt);
  const bool single = one.w <= limit;
  const Size size = single ? one : measure(words, opt, limit);
  const Rect at = design(w.box);
  Rect box{at.centre().x - size.w / 2 - 18, at.bottom() + 12, size.w + 36, size.h + 24};
  if (box.bottom() > size_.h - 8) box.y = at.y - 12 - box.h;
  box.x = std::clamp(box.x, 8.0F, std::max(8.0F, size_.w - box.w - 8));
  box.y = std::max(box.y, 8.0F);
  skin(box.inset(-16).moved(0, 6), "shadow");
  skin(box, "tooltip", w.enabled ? theme_.fact : theme_.act);
  text(box.inset(17, 10), words, opt);
}

// The ghost of what is dragged: the art inside the widget's box, at the pointer.
void Builder::dragged() {
  const auto it = std::find_if(scene_.widgets.begin(), scene_.widgets.end(),
                               [&](const Widget& w) { return w.id == state_.dragged; });
  if (it == scene_.widgets.end()) return;
  const Rect box = it->box;
  const float dx = state_.pointer.x - box.centre().x, dy = state_.pointer.y - box.centre().y;
  std::vector<Draw> ghost;
  for (const Draw& d : scene_.draws)
    if ((d.op == Draw::Op::picture || d.op == Draw::Op::text) && inside(d.box, box)) ghost.push_back(d);
  for (Draw& d : ghost) {
    d.box = d.box.moved(dx, dy);
    d.key = 0;
    d.alpha *= 0.9F;
    scene_.draws.push_back(std::move(d));
  }
}

void Builder::dropdown_list() {
  const List list = std::move(*list_);
  list_.reset();
  cover_widgets();
  const auto close = [state = &state_, id = list.id] {
    state->open.erase("dropdown");
    state->focus = id;
  };
  widget(full(),
         {.id = "list.close", .role = Role::region, .name = tr("ui.close"), .focusable = false, .press = close});
  const Rect at = design(list.box);
  const float row = control(48), count = static_cast<float>(list.values.size());
  float wide = at.w;
  for (const std::string& v : list.values) wide = std::max(wide, button_width({.text = v, .icon = "check"}) + 60);
  wide = std::min(wide, size_.w - 32);
  const float high = std::min(count * (row + 4) + 28, size_.h - 32);
  Rect box{std::clamp(at.x, 16.0F, std::max(16.0F, size_.w - wide - 16)), at.bottom() + 6, wide, high};
  if (box.bottom() > size_.h - 16) box.y = std::max(16.0F, size_.h - 16 - high);
  skin(box.inset(-16).moved(0, 6), "shadow");
  skin(box, "panel", theme_.act);
  Rect view = box.inset(14, 12);
  const float inner = begin_scroll("dropdown", view);
  for (std::size_t i = 0; i < list.values.size(); ++i) {
    const bool on = static_cast<int>(i) == list.current;
    button({view.x, view.y + static_cast<float>(i) * (row + 4), inner, row}, {.id = "list." + std::to_string(i),
                                                                              .text = list.values[i],
                                                                              .icon = on ? "check" : "",
                                                                              .value = on ? tr("ui.on") : "",
                                                                              .on = on,
                                                                              .align = Align::left,
                                                                              .role = Role::option,
                                                                              .press = [close, set = list.set, i] {
                                                                                close();
                                                                                set(static_cast<int>(i));
                                                                              }});
  }
  end_scroll(view.y + count * (row + 4) - 4);
}

std::string Builder::key_name(std::string_view key) const {
  return key_names_ ? key_names_(key) : key_label(texts_, {}, std::string(key));
}

// A finger hides what is under it: its own is told when it has gone.
bool Builder::tells(const std::string& id) const {
  if (state_.keyboard && id == state_.focus) return false;
  return id == state_.told ||
         (id == state_.hover && id != state_.used && state_.pointed && state_.dragged.empty() && state_.pointer.x >= 0);
}

void Builder::finish() {
  if (list_) dropdown_list();
  for (std::size_t i = 0; i < scene_.widgets.size(); ++i)
    if (state_.keyboard && scene_.widgets[i].id == state_.focus) {
      const Widget w = scene_.widgets[i];
      ring(w, extras_[i]);
      if (state_.pad) pad_glyph(w, "south");
      // A focus that nobody has moved there covers nothing.
      if (state_.told == w.id && (state_.hover.empty() || state_.hover == w.id)) tooltip(w, extras_[i]);
    }
  for (std::size_t i = 0; i < scene_.widgets.size(); ++i)
    if (tells(scene_.widgets[i].id)) tooltip(scene_.widgets[i], extras_[i]);
  if (state_.pad)
    for (std::size_t i = 0; i < scene_.widgets.size(); ++i)
      if (scene_.widgets[i].id == "back" && scene_.widgets[i].id != state_.focus) {
        const Widget w = scene_.widgets[i];
        pad_glyph(w, "east");
      }
  if (!state_.dragged.empty()) dragged();
}

}  // namespace prowl::ui
