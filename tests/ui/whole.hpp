#pragma once
#include <sstream>
#include <string>

#include "match_fixture.hpp"

namespace prowl::ui::test {

/// All that a canvas paints from: two scenes with the same words give the same frame.
inline std::string painted(const Scene& s) {
  std::string out = to_hex(s.background) + "\n";
  for (const Draw& d : s.draws) {
    const Picture& p = d.picture;
    const TextStyle& t = d.style;
    out += fmt::format("{} {} {} {} {} | {} {} {} {} {} {} {} {} | {} {} {} {} {} {} {} {} {} | {} {} {} {} {} {}",
                       static_cast<int>(d.op), d.box.x, d.box.y, d.box.w, d.box.h, p.name, p.svg, to_hex(p.accent),
                       p.scale, p.skin, p.v, p.n, p.mirror, d.text, static_cast<int>(t.face), t.px, to_hex(t.colour),
                       t.tracking, static_cast<int>(t.align), static_cast<int>(t.valign), t.wrap, t.min_scale,
                       to_hex(d.colour), d.radius, d.thickness, d.alpha, d.key, d.flip);
    for (const Point& at : d.way) out += fmt::format(" {},{}", at.x, at.y);
    out += "\n";
  }
  return out;
}

inline std::string words_of(const Rect& r) { return fmt::format("[{} {} {} {}]", r.x, r.y, r.w, r.h); }

/// Everything of a widget: what can be seen, read by a robot or a screen reader, pointed at and pressed.
inline std::string words_of(const Widget& w, const WidgetExtra& e) {
  return fmt::format("{} {} | {} | {} | {} | {} | {} {} | {}{}{}{}{}{} | {} | {}{}{}{}{} | {} | {} {}\n", w.id,
                     role_name(w.role), w.name, w.value, w.reason, w.rule, words_of(w.box), words_of(w.seen), w.enabled,
                     w.focusable, w.primary, w.secret, w.decides, w.drag, w.hotkey, static_cast<bool>(w.press),
                     static_cast<bool>(w.step), static_cast<bool>(w.drop), static_cast<bool>(w.type),
                     static_cast<bool>(e.slide), e.tip, e.scroll, words_of(e.clip));
}

/// All that a client shows, offers, sounds, says or waits for at this moment.
inline std::string whole(Client& c) {
  App::Impl& app = c.impl;
  if (app.ctx.dirty) app.rebuild();
  const Screen* top = app.ctx.stack.top();
  std::string out = fmt::format("screen {} {} {} waits {} guard {}\n", app.ctx.stack.size(), top->id(), top->place(),
                                app.wait_ms(), top->guard_ms());
  out += painted(app.scene);
  for (std::size_t i = 0; i < app.scene.widgets.size(); ++i) out += words_of(app.scene.widgets[i], app.extras[i]);
  for (const std::string& text : app.scene.clipped) out += "clipped " + text + "\n";
  for (const ScrollInfo& s : app.scrolls)
    out += fmt::format("scroll {} {} {} {} at {}\n", s.id, words_of(s.view), s.content, s.visible, app.ui.scroll[s.id]);
  for (const Sight& s : app.sights) out += fmt::format("sight {} {}\n", words_of(s.clip), s.kind);
  for (const Notice& n : app.ctx.notices)
    out += fmt::format("notice {} {} {} {} {}\n", n.text, n.alarm, n.left_ms, n.detail, n.rule.paragraph);
  for (const std::string& sound : std::exchange(app.ctx.sounds, {})) out += "sound " + sound + "\n";
  app.ctx.settings.speech = true;
  const Spoken spoken = app.take_spoken();
  for (const Utterance& u : spoken.lines) out += fmt::format("said {} {}\n", u.text, u.cuts);
  return out + fmt::format("hush {} focus {} hover {} told {}\n", spoken.hush, app.ui.focus, app.ui.hover, app.ui.told);
}

/// The first lines in which they differ, or nothing.
inline std::string first_difference(const std::string& one, const std::string& other) {
  std::istringstream a(one), b(other);
  for (std::string x, y; a || b; x.clear(), y.clear()) {
    std::getline(a, x);
    std::getline(b, y);
    if (x != y) return x + "\n" + y;
  }
  return {};
}

}  // namespace prowl::ui::test
