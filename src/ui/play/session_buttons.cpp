#include "ui/play/session.hpp"

namespace prowl::ui {

ButtonOpt continue_button(const Builder& b, std::function<void()> press) {
  return {.id = "continue",
          .text = b.tr("match.continue"),
          .hotkey = "c",
          .primary = true,
          .px = 24,
          .press = std::move(press)};
}

void draw_undo(Builder& b, Rect r, UndoOpt o) {
  const std::string& why = o.text;
  const bool off = !o.press, hover = b.hovered("undo"), held = hover && b.state().pressed == "undo";
  b.skin(r,
         off     ? "button_disabled"
         : held  ? "button_pressed"
         : hover ? "button_hover"
                 : "button",
         hover ? b.theme().hover_line : b.theme().button_line);
  const Colour ink = off ? b.theme().disabled : b.theme().text;
  if (b.wide() && r.w >= 150) {
    b.icon({r.x + 16, r.y + 10, 30, 30}, off ? "lock" : "undo", ink);
    b.text({r.x + 56, r.y + 6, r.w - 66, 38}, b.tr("match.undo"),
           {Face::semibold, 21, ink, Align::left, VAlign::middle, false, 0.6F});
    b.text({r.x + 16, r.y + 38, r.w - 24, r.h - 42}, why,
           {.face = Face::medium,
            .px = 18,
            .colour = off ? b.theme().dim : b.theme().second,
            .wrap = true,
            .min_scale = 1,
            .shortens = true});
  } else {
    b.icon({r.centre().x - 16, r.centre().y - 17, 32, 32}, "undo", ink);
  }
  Widget w;
  w.id = "undo";
  w.name = b.tr("match.undo");
  w.value = off ? std::string() : why;
  w.reason = off ? why : std::string();
  w.enabled = !off;
  w.focusable = !off;
  w.secret = o.secret;
  w.hotkey = "ctrl+z";
  w.press = std::move(o.press);
  b.widget(r, std::move(w), off ? why : b.texts().labelled(b.tr("match.undo"), why));
}

}  // namespace prowl::ui
