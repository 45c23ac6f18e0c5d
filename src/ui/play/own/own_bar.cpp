#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

// The one thing to do next: end the sequence, play the card that is shown, or go away again.
ButtonOpt go_button(const OwnScene& scene) {
  const Texts& texts = scene.texts();
  ButtonOpt go{.primary = true, .secret = true, .px = 24};
  const auto end = scene.stage.closing();
  const Refusal no = end ? scene.session().driver().why_not(scene.stage.seat(), *end) : Refusal{};
  const auto card = scene.stage.choice().shown_action(scene.t);
  if (card && (!end || no)) {
    go.id = "card.play";
    go.text = scene.session().describe().action(scene.stage.seat(), *card);
    go.press = [&stage = scene.stage, a = *card] { stage.carry_out(a); };
  } else if (end) {
    go.id = scene.session().option_id(*end);
    go.role = Role::option;
    go.text = scene.session().verb(*end).name == "confirm"
                  ? texts.tr("match.confirm")
                  : scene.session().describe().action(scene.stage.seat(), *end);
    if (no) go.reason = scene.session().describe().refusal(no);
    go.press = [&stage = scene.stage, a = *end] { stage.carry_out(a); };
  } else if (scene.stage.purpose() == Purpose::react && scene.session().alone()) {
    go.id = "continue";
    go.text = texts.tr("match.react.nothing");
    go.hotkey = "c";
    go.primary = false;
    go.press = [&stage = scene.stage] {
      stage.session().pass_window();
      stage.session().ways().settle();
    };
  } else if (scene.stage.purpose() != Purpose::answer) {
    go.id = scene.stage.purpose() == Purpose::react ? "cancel" : "done";
    go.text = texts.tr(scene.stage.purpose() == Purpose::react ? "match.private.cancel" : "match.private.done");
    go.press = [&stage = scene.stage] { stage.session().ways().settle(); };
  }
  return go;
}

std::string hint_of(const OwnScene& scene, const ButtonOpt& go) {
  if (!go.reason.empty()) return go.reason;
  if (scene.stage.purpose() == Purpose::react)
    return scene.texts().tr(scene.session().alone() ? "match.private.react_alone" : "match.private.react_hint");
  return go.id.empty() ? scene.texts().tr("match.private.choose") : std::string();
}

}  // namespace

void draw_private_tools(Builder& b, Rect r, const OwnScene& scene) {
  const bool wide = b.wide();
  const float hide_w = wide ? 168 : r.w * 0.5F;
  ButtonOpt hide;
  hide.id = "hide";
  hide.icon = "eye_off";
  hide.text = b.tr("match.hide");
  hide.hotkey = "h";
  hide.px = wide ? 21 : 18;
  hide.accent = seat_colour(scene.me());
  hide.press = [&stage = scene.stage] { stage.session().ways().hide(); };
  b.button({r.x, r.y, hide_w, r.h}, std::move(hide));
  const auto boxes = split_row({r.x + hide_w + (wide ? 16 : 6), r.y, r.w - hide_w - (wide ? 16 : 6), r.h}, 2,
                               wide ? 16 : 6);
  ButtonOpt rules;
  rules.id = "tool.rules";
  rules.icon = "rules";
  rules.name = b.tr("match.rules");
  rules.hotkey = "f1";
  rules.press = [&stage = scene.stage] {
    stage.session().open_rules(std::string(stage.session().facts().prompt.paragraph));
  };
  b.button(boxes[0], std::move(rules));
  ButtonOpt menu;
  menu.id = "tool.menu";
  menu.icon = "settings";
  menu.name = b.tr("match.menu");
  menu.hotkey = "f10";
  menu.press = [&stage = scene.stage] { stage.session().open_menu(); };
  b.button(boxes[1], std::move(menu));
}

void draw_private_bar(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  b.panel(r);
  const std::string& name = scene.me().name;
  const bool roomy = b.wide() && r.w >= 700 && !scene.session().alone();
  const float words = roomy ? r.w * 0.34F : 0;
  if (roomy) {
    b.icon({r.x + 20, r.y + 28, 36, 36}, "eye_off", th.text);
    b.text({r.x + 72, r.y + 12, words - 84, 36}, b.tr("match.private.only", {{"who", name}}),
           {Face::semibold, 22, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({r.x + 72, r.y + 50, words - 84, 28}, b.tr("match.private.others"),
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  }
  ButtonOpt go = go_button(scene);
  const std::string hint = go.id.empty() && !roomy ? scene.t.banner.now : hint_of(scene, go);
  Rect area{r.x + words + 12, r.y + r.h * 0.15F, r.w - words - 32, r.h * 0.68F};
  const TextOpt small{Face::medium,
                      20,
                      go.reason.empty() && !go.id.empty() ? th.second : th.colour("hint", rgb(0xffcf8f)),
                      Align::right,
                      VAlign::middle,
                      true,
                      0.55F};
  const bool back = go.id == "card.play" && scene.stage.purpose() == Purpose::react;
  if (back) {
    const float w = std::min(170.0F, area.w * 0.4F);
    ButtonOpt o{.id = "cancel", .text = b.tr("match.private.cancel"), .secret = true, .press = [&stage = scene.stage] {
                  stage.session().ways().settle();
                }};
    b.button({area.x, area.y, w, area.h}, std::move(o));
    area = {area.x + w + 12, area.y, area.w - w - 12, area.h};
  }
  if (go.id.empty()) return void(b.text(area, hint, small));
  const float width = roomy                  ? std::min(336 * std::max(1.0F, b.text_scale()), area.w * 0.6F)
                      : hint.empty() || back ? area.w
                                             : area.w * 0.58F;
  const Rect free{area.x, area.y, area.w - width - (roomy ? 40 : 10), area.h};
  if (!hint.empty() && !back) b.text(free, hint, small);
  if (!go.reason.empty() && roomy)
    b.skin({free.right() + 10, area.y + 9, 18, 44}, "chev", th.colour("chev", rgb(0x4f868c)));
  b.button({area.right() - width, area.y, width, area.h}, std::move(go));
}

void draw_role(Builder& b, Rect r, const OwnScene& scene) {
  const TableView& t = scene.t;
  if (!t.role) return;
  const Colour c = tone_colour(b.theme(), t.role->tone);
  b.panel(r);
  b.icon({r.x + 20, r.y + r.h / 2 - 20, 40, 40}, t.role->icon, c);
  b.text({r.x + 76, r.y + 8, r.w - 90, 30}, t.role->title,
         {Face::heading, 18, c, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.label("role", {r.x + 76, r.y + 38, r.w - 88, r.h - 44},
          t.role->rows.empty() ? std::string() : t.role->rows.front().text,
          {Face::semibold, 23, b.theme().text, Align::left, VAlign::middle, true, 0.65F}, true);
}

}  // namespace prowl::ui
