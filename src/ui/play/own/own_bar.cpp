#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "ui/play/aid/aid_panel.hpp"
#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

// The one thing to do next, beside it what is done instead, and a word on them.
struct Bar {
  ButtonOpt go;
  std::optional<ButtonOpt> aside;
  std::string hint;
};

ButtonOpt back_button(const OwnScene& scene, std::string id, std::string_view text) {
  return {.id = std::move(id), .text = scene.texts().tr(text), .secret = true, .press = [&stage = scene.stage] {
            stage.session().ways().settle();
          }};
}

ButtonOpt end_button(const OwnScene& scene, const Action& end, const Refusal& no) {
  ButtonOpt o{.id = scene.session().option_id(end), .secret = true, .role = Role::option};
  o.text = scene.session().verb(end).name == "confirm" ? scene.texts().tr("match.confirm")
                                                       : scene.session().describe().action(scene.stage.seat(), end);
  if (no) {
    o.reason = scene.session().describe().refusal(no);
    o.rule = no.paragraph;
  }
  o.press = [&stage = scene.stage, end] { stage.carry_out(end); };
  return o;
}

// Whoever is alone passes the whole window, which is what others do at the table.
ButtonOpt pass_button(const OwnScene& scene) {
  return {.id = "continue",
          .text = scene.texts().tr("match.react.nothing"),
          .hotkey = "c",
          .secret = true,
          .press = [&stage = scene.stage] {
            stage.session().pass_window();
            stage.session().ways().settle();
          }};
}

// A card that was chosen is played or asked about, never forgotten. `end`: what would leave it unplayed.
Bar card_bar(const OwnScene& scene, const Action& card, std::optional<ButtonOpt> end) {
  Bar bar;
  bar.go = {.id = "card.play", .primary = true, .secret = true, .px = 24};
  bar.go.text = scene.session().describe().action(scene.stage.seat(), card);
  bar.go.press = [&stage = scene.stage, card] { stage.carry_out(card); };
  bar.aside = std::move(end);
  if (!bar.aside || bar.aside->id == "cancel") return bar;
  if (scene.stage.look().leaving) {
    const Kind k = scene.t.hand[static_cast<std::size_t>(scene.stage.choice().card())].kind;
    bar.hint = scene.texts().tr("match.private.leave", {{"card", scene.session().describe().kind(k)}});
    bar.aside->text = scene.texts().tr("match.private.leave.yes");
  } else {
    bar.aside->id = "leave";
    bar.aside->role = Role::button;
    bar.aside->press = [&stage = scene.stage] { stage.ask_to_leave(true); };
  }
  return bar;
}

// What there is to do but play a card: end the sequence, pass, or go away again.
std::optional<ButtonOpt> other_way(const OwnScene& scene) {
  if (const auto end = scene.stage.closing())
    return end_button(scene, *end, scene.session().driver().why_not(scene.stage.seat(), *end));
  if (scene.stage.purpose() == Purpose::look) return back_button(scene, "done", "match.private.done");
  if (scene.stage.purpose() == Purpose::answer) return std::nullopt;
  return scene.session().alone() ? pass_button(scene) : back_button(scene, "cancel", "match.private.cancel");
}

Bar bar_of(const OwnScene& scene) {
  auto other = other_way(scene);
  if (const auto card = scene.stage.choice().shown_action(scene.t)) {
    if (other && !other->reason.empty()) other.reset();
    return card_bar(scene, *card, std::move(other));
  }
  Bar bar;
  if (other) bar.go = std::move(*other);
  const bool react = scene.stage.purpose() == Purpose::react, alone = scene.session().alone();
  bar.go.primary = !(react && alone);
  bar.go.px = 24;
  if (!bar.go.reason.empty())
    bar.hint = bar.go.reason;
  else if (react)
    bar.hint = scene.texts().tr(alone ? "match.private.react_alone" : "match.private.react_hint");
  else if (bar.go.id.empty())
    bar.hint = scene.texts().tr("match.private.choose");
  return bar;
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
  if (!wide && b.button_width(hide) > hide_w) hide.icon.clear();
  b.button({r.x, r.y, hide_w, r.h}, std::move(hide));
  const Rect rest{r.x + hide_w + (wide ? 16 : 6), r.y, r.w - hide_w - (wide ? 16 : 6), r.h};
  std::vector<ButtonOpt> list;
  // A finger needs room; the menu has the rules too.
  if (rest.w + 6 >= 3 * (b.finger() + 6))
    list.push_back({.id = "tool.rules",
                    .icon = "rules",
                    .name = b.tr("match.rules"),
                    .hotkey = "f1",
                    .press = [&stage = scene.stage] {
                      stage.session().open_rules(std::string(stage.session().facts().prompt.paragraph));
                    }});
  list.push_back(aid_button(b, scene.session()));
  list.push_back({.id = "tool.menu",
                  .icon = "settings",
                  .name = b.tr("match.menu"),
                  .hotkey = "f10",
                  .press = [&stage = scene.stage] { stage.session().open_menu(); }});
  const auto boxes = split_row(rest, static_cast<int>(list.size()), wide && list.size() == 3 ? 16 : 6);
  for (std::size_t i = 0; i < list.size(); ++i) b.button(boxes[i], std::move(list[i]));
}

void draw_private_bar(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  b.panel(r);
  const std::string& name = scene.me().name;
  const bool roomy = b.wide() && r.w >= 700 && !scene.session().alone();
  const float words = roomy ? r.w * 0.34F : 0;
  if (roomy) {
    b.icon({r.x + 20, r.y + 28, 36, 36}, "eye_off", th.text);
    const bool both = r.w >= 900;
    b.text({r.x + 72, r.y + 12, words - 84, both ? 36.0F : 66.0F}, b.tr("match.private.only", {{"who", name}}),
           {Face::semibold, 22, th.text, Align::left, VAlign::middle, true, 0.6F});
    if (both)
      b.text({r.x + 72, r.y + 50, words - 84, 28}, b.tr("match.private.others"),
             {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  }
  Bar bar = bar_of(scene);
  const bool waits = bar.go.id.empty(), locked = !bar.go.reason.empty();
  Rect area{r.x + words + 12, r.y + r.h * 0.15F, r.w - words - 32, r.h * 0.68F};
  const TextOpt small{Face::medium,
                      20,
                      waits || locked || scene.stage.look().leaving ? th.colour("hint", rgb(0xffcf8f)) : th.second,
                      Align::right,
                      VAlign::middle,
                      true,
                      0.55F};
  if (waits) return void(b.text(area, bar.hint, small));
  const bool crowded = bar.aside && !roomy;
  if (bar.aside && !bar.hint.empty() && crowded) bar.aside->text = bar.hint;
  const float width = crowded || (!roomy && bar.hint.empty())
                          ? area.w
                          : std::min(336 * std::max(1.0F, b.text_scale()), area.w * 0.58F);
  Rect keys{area.right() - width, area.y, width, area.h};
  if (bar.aside) {
    const float w = std::min(b.button_width(*bar.aside), width * 0.45F);
    b.button({keys.x, keys.y, w, keys.h}, std::move(*bar.aside));
    keys = {keys.x + w + 12, keys.y, keys.w - w - 12, keys.h};
  }
  const Rect free{area.x, area.y, area.w - width - (roomy ? 40 : 10), area.h};
  if (!crowded && !bar.hint.empty()) b.text(free, bar.hint, small);
  if (locked && roomy) b.skin({free.right() + 10, area.y + 9, 18, 44}, "chev", th.colour("chev", rgb(0x4f868c)));
  b.button(keys, std::move(bar.go));
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
