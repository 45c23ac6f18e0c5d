#include <algorithm>
#include <cmath>

#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

constexpr float kPad = 14, kPrimaryPad = 20;

std::string_view plate(const ButtonOpt& o, bool hover, bool held) {
  if (!o.reason.empty()) return "button_disabled";
  if (o.primary) return held ? "button_primary_pressed" : hover ? "button_primary_hover" : "button_primary";
  if (o.ghost && !hover && !held) return "button_ghost";
  if (held) return "button_pressed";
  if (o.on) return "button_on";
  return hover ? "button_hover" : "button";
}

float icon_size(const ButtonOpt& o, float text_scale) {
  return std::min(o.px * 1.5F, 44.0F) * std::max(1.0F, text_scale * 0.8F);
}

}  // namespace

void Builder::panel(Rect r, std::optional<Colour> accent) { skin(r, "panel", accent.value_or(theme_.fact)); }

void Builder::button_body(Rect r, const ButtonOpt& o, bool held) {
  const bool hover = hovered(o.id);
  if (o.primary && o.reason.empty()) skin(r.inset(-16), "glow", o.accent.value_or(theme_.act));
  Colour accent = o.accent.value_or(o.primary || o.on || o.ghost ? theme_.act : theme_.button_line);
  if (hover && !o.primary && !o.on) accent = theme_.hover_line;
  skin(r, plate(o, hover, held), accent);
}

void Builder::button_content(Rect r, const ButtonOpt& o) {
  const bool disabled = !o.reason.empty();
  const Colour ink = disabled ? theme_.disabled : o.primary ? theme_.on_primary : theme_.text;
  const float pad = o.primary ? kPrimaryPad : kPad;
  const float size = icon_size(o, text_scale_);
  const std::string icon_name = disabled && o.icon.empty() ? "lock" : o.icon;
  Rect inner = r.inset(std::min(pad, r.w * 0.12F), 2);
  if (o.text.empty()) {
    icon({r.centre().x - size / 2, r.centre().y - size / 2, size, size}, icon_name, ink);
    return;
  }
  TextOpt opt{.face = o.primary ? Face::bold : Face::semibold,
              .px = o.px,
              .colour = ink,
              .align = o.align,
              .wrap = true,
              .min_scale = 0.7F};
  const float before = icon_name.empty() ? 0 : size + 10;
  const float wanted = std::min(measure(o.text, opt).w + before, inner.w);
  const float start = o.align == Align::centre ? inner.x + (inner.w - wanted) / 2 : inner.x;
  if (!icon_name.empty()) icon({start, r.centre().y - size / 2, size, size}, icon_name, ink);
  opt.align = Align::left;
  const Rect words{start + before, inner.y, inner.right() - start - before, inner.h};
  if (o.note.empty()) {
    if (icon_name.empty()) opt.align = o.align;
    text(icon_name.empty() ? inner : words, o.text, opt);
    return;
  }
  text({words.x, words.y + words.h * 0.08F, words.w, words.h * 0.46F}, o.text, opt);
  TextOpt small{.face = Face::medium,
                .px = std::max(18.0F, o.px * 0.74F),
                .colour = o.primary ? theme_.on_primary
                          : o.on    ? theme_.text
                                    : theme_.dim,
                .wrap = true};
  text({words.x, words.y + words.h * 0.52F, words.w, words.h * 0.42F}, o.note, small);
}

void Builder::button(Rect r, ButtonOpt o) {
  const bool held = state_.pressed == o.id && hovered(o.id);
  button_body(r, o, held);
  const Rect content = o.primary || o.ghost ? r : r.moved(0, -1.5F);
  button_content(held ? content.moved(0, 3) : content, o);
  Widget w{.id = o.id,
           .role = o.role,
           .name = o.name.empty() ? o.text : o.name,
           .value = o.value,
           .reason = o.reason,
           .rule = o.rule};
  w.enabled = o.reason.empty();
  w.primary = o.primary;
  w.secret = o.secret;
  w.decides = o.decides;
  w.drag = o.drag;
  w.hotkey = o.hotkey;
  if (w.enabled) w.press = std::move(o.press);
  w.drop = std::move(o.drop);
  const std::string tip = o.tip.empty() && o.text.empty() ? w.name : o.tip;
  widget(r, std::move(w), tip);
}

float Builder::button_width(const ButtonOpt& o) const {
  const TextOpt opt{.face = o.primary ? Face::bold : Face::semibold, .px = o.px};
  const bool has_icon = !o.icon.empty() || !o.reason.empty();
  const float icon_w = has_icon ? icon_size(o, text_scale_) + (o.text.empty() ? 0 : 10) : 0;
  return measure(o.text, opt).w + icon_w + 2 * (o.primary ? kPrimaryPad : kPad) + 8;
}

void Builder::toggle(Rect r, std::string id, const std::string& name, bool on, std::function<void(bool)> set,
                     std::string reason) {
  const float scale = std::max(1.0F, text_scale_ * 0.8F), w = 76 * scale, h = 40 * scale;
  const Rect box{r.right() - w, r.centre().y - h / 2, w, h};
  skin(box, on ? "toggle_on" : "toggle_off", theme_.act, reason.empty() ? 1.0F : 0.5F);
  if (box.x - r.x > 60)
    text({r.x, r.y, box.x - r.x - 12, r.h}, tr(on ? "ui.on" : "ui.off"),
         {.face = Face::medium, .px = 18, .colour = theme_.dim, .align = Align::right, .min_scale = 0.6F});
  Widget widget_{
      .id = std::move(id), .role = Role::toggle, .name = name, .value = tr(on ? "ui.on" : "ui.off"), .reason = reason};
  widget_.enabled = reason.empty();
  if (widget_.enabled) widget_.press = [set, on] { set(!on); };
  widget(r, std::move(widget_));
}

void Builder::choice(Rect r, std::string id, const std::string& name, const std::vector<std::string>& values,
                     int current, std::function<void(int)> set, std::string reason) {
  const int count = static_cast<int>(values.size());
  const bool known = current >= 0 && current < count;
  const std::string shown = known ? values[static_cast<std::size_t>(current)] : std::string();
  const bool disabled = !reason.empty();
  skin(r, disabled ? "button_disabled" : "dropdown", hovered(id) ? theme_.hover_line : theme_.button_line);
  text({r.x + 14, r.y + 2, r.w - 54, r.h - 4}, shown,
       {.face = Face::medium, .colour = disabled ? theme_.disabled : theme_.text, .wrap = true, .min_scale = 0.7F});
  Widget w{.id = id, .role = Role::choice, .name = name, .value = shown, .reason = reason};
  w.enabled = !disabled;
  if (w.enabled) {
    w.press = [now = &state_, id, current] {
      now->open["dropdown"] = id;
      now->focus = "list." + std::to_string(std::max(current, 0));
    };
  }
  widget(r, std::move(w));
  const auto open = state_.open.find("dropdown");
  if (open != state_.open.end() && open->second == id) list_ = List{device(r), id, values, current, std::move(set)};
}

void Builder::slider(Rect r, std::string id, const std::string& name, int at, int count, const std::string& shown,
                     std::function<void(int)> set) {
  const int last = std::max(count - 1, 1);
  const float share = static_cast<float>(at) / static_cast<float>(last);
  const float words = std::min(r.w * 0.4F, 128 * std::max(1.0F, text_scale_));
  const Rect rail{r.x, r.centre().y - 5, r.w - words - 16, 10};
  skin(rail, "slider_rail");
  if (share > 0.02F) skin({rail.x, rail.y, rail.w * share, rail.h}, "slider_fill", theme_.act);
  skin({rail.x + (rail.w - 34) * share, r.centre().y - 17, 34, 34}, "slider_knob", theme_.act);
  text({rail.right() + 16, r.y, words, r.h}, shown,
       {.face = Face::semibold, .align = Align::right, .wrap = true, .min_scale = 0.6F});
  const auto go = [set, last, at](int to) {
    const int next = std::clamp(to, 0, last);
    if (next != at) set(next);
  };
  Widget w{.id = std::move(id), .role = Role::slider, .name = name, .value = shown};
  w.step = [go, at](int by) { go(at + by); };
  w.press = [] {};
  widget(r, std::move(w));
  extras_.back().slide = [go, last, wide = r.w, long_ = rail.w](float along) {
    go(static_cast<int>(std::lround(std::clamp(along * wide / long_, 0.0F, 1.0F) * static_cast<float>(last))));
  };
}

// Where one types.
std::string Builder::end_of(std::string words, const TextOpt& opt, float width) const {
  while (!words.empty() && measure(words, opt).w > width) {
    words.erase(0, 1);
    while (!words.empty() && (static_cast<unsigned char>(words.front()) & 0xC0U) == 0x80U) words.erase(0, 1);
  }
  return words;
}

void Builder::field(Rect r, std::string id, const std::string& name, const std::string& value,
                    const std::string& placeholder, std::function<void(const std::string&)> set, std::string reason) {
  const bool active = focused(id);
  skin(r, active ? "field_focus" : "field", active ? theme_.act : theme_.line);
  const Rect inner{r.x + 16, r.y + 2, r.w - 32, r.h - 4};
  TextOpt opt{.face = Face::medium, .colour = value.empty() ? theme_.dim : theme_.text};
  const std::string& shown = value.empty() && !active ? placeholder : value;
  const Rect line{inner.x, inner.y, inner.w - (value.empty() ? 0 : 4), inner.h};
  const float wide = measure(shown, opt).w;
  clip(inner);
  if (value.empty() && !active) opt.wrap = true, opt.min_scale = 0.6F;
  if (active && wide > line.w) {
    opt.align = Align::right;
    draw_text(line, end_of(shown, opt, line.w), opt, full_px(shown, opt), false);
  } else {
    opt.shortens = !value.empty();
    const std::size_t noted = scene_.clipped.size();
    text(line, shown, opt);
    if (!value.empty()) scene_.clipped.resize(noted);  // people's own words, of any length
  }
  unclip();
  if (active)
    fill({inner.x + std::min(value.empty() ? 0 : wide + 2, inner.w - 2), r.centre().y - 14, 2, 28}, theme_.act);
  Widget w{.id = std::move(id), .role = Role::field, .name = name, .value = value, .reason = reason};
  w.enabled = reason.empty();
  if (w.enabled) w.type = std::move(set);
  widget(r, std::move(w));
}

void Builder::tab(Rect r, std::string id, const std::string& words, bool on, std::function<void()> press) {
  skin(r, on ? "tab_on" : "tab_off", theme_.act);
  text(r.inset(18, 2), words,
       {.face = Face::semibold,
        .colour = on ? theme_.text : theme_.dim,
        .align = Align::centre,
        .wrap = true,
        .min_scale = 0.7F});
  Widget w{.id = std::move(id), .role = Role::tab, .name = words, .value = on ? tr("ui.on") : std::string()};
  w.press = std::move(press);
  widget(r, std::move(w));
}

}  // namespace prowl::ui
