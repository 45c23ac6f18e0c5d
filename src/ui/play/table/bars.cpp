#include <algorithm>

#include <fmt/format.h>

#include "ui/play/table/table_stage.hpp"

namespace prowl::ui {
namespace {

ButtonOpt pause_button(const Builder& b, Driver& driver) {
  return {.id = "watch.pause",
          .icon = driver.paused() ? "play" : "pause",
          .name = b.tr(driver.paused() ? "match.watch.go" : "match.watch.pause"),
          .hotkey = "space",
          .on = driver.paused(),
          .press = [&driver] { driver.pause(!driver.paused()); }};
}

std::string seat_id(std::string_view prefix, Seat s) { return fmt::format("{}.p{}", prefix, index(s) + 1); }

// The same for every hand: a button for each person who may react, and Continue.
void reaction_bar(Builder& b, Rect r, const TableScene& scene) {
  const Theme& th = b.theme();
  const auto humans = scene.session().people();
  const float pad = b.wide() ? 24 : 12;
  ButtonOpt stand_down = stand_down_button(b, scene.stage);
  const float go = b.wide() ? 240 : 190, narrow = b.wide() ? 168 : 134,
              two_lines = b.measure(stand_down.text, {.face = Face::semibold, .px = stand_down.px}).w / 2 + 28,
              never = std::clamp(two_lines, narrow, narrow * 1.4F);
  const auto n = static_cast<float>(std::max<std::size_t>(humans.size(), 1));
  const float free = r.w - pad - never - go - 44 - n * (b.wide() ? 122.0F : 92.0F);
  const float words = std::clamp(free, 92.0F, 300 * std::max(1.0F, b.text_scale() * 0.9F));
  b.text({r.x + pad, r.y + r.h * 0.14F, words - 8, r.h * 0.4F}, b.tr("match.react"),
         {.face = Face::semibold, .px = b.wide() ? 24.0F : 20.0F, .wrap = true, .min_scale = 0.5F, .spare = true});
  b.text({r.x + pad, r.y + r.h * 0.54F, words - 8, r.h * 0.34F}, b.tr("match.react.private"),
         {.face = Face::medium,
          .px = b.wide() ? 18.0F : 16.0F,
          .colour = th.dim,
          .wrap = true,
          .min_scale = 0.6F,
          .spare = true});
  const Rect seats{r.x + pad + words, r.y + r.h * 0.15F, r.w - pad - words - never - go - 44, r.h * 0.68F};
  const float w = std::min(b.wide() ? 156.0F : 120.0F, (seats.w - (n - 1) * 12) / n);
  for (std::size_t i = 0; i < humans.size(); ++i) {
    const SeatInfo& info = scene.session().info(humans[i]);
    const Rect box{seats.x + static_cast<float>(i) * (w + 12), seats.y, w, seats.h};
    ButtonOpt o;
    o.id = seat_id("react", humans[i]);
    o.name = b.tr("match.react.seat", {{"who", info.name}});
    o.hotkey = std::to_string(index(humans[i]) + 1);
    o.press = [&stage = scene.stage, s = humans[i]] { stage.session().ways().become(s, Purpose::react); };
    draw_seat_button(b, box, info, std::move(o));
  }
  const float x = r.right() - go - 24 + (b.wide() ? 0.0F : 12.0F);
  b.button({x - never - 12, seats.y, never, seats.h}, std::move(stand_down));
  b.button({x, seats.y, go, seats.h}, continue_button(b, [&stage = scene.stage] { stage.go_on(); }));
}

// Public, without a curtain: what the bots want stands at their seats; people answer once, together.
void agreement_bar(Builder& b, Rect r, const TableScene& scene) {
  const auto humans = scene.session().people();
  if (humans.empty()) return;
  const auto options = scene.driver().options(humans.front());
  const float words = r.w * (b.wide() ? 0.28F : 0.22F);
  b.label("agreement", {r.x + 20, r.y + 8, words - 30, r.h - 16}, b.tr("match.agree"),
          {Face::semibold, b.wide() ? 22.0F : 18.0F, b.theme().text, Align::left, VAlign::middle, true, 0.6F});
  const auto boxes = split_row({r.x + words, r.y + r.h * 0.15F, r.w - words - 20, r.h * 0.68F},
                               static_cast<int>(options.size()), 10);
  for (std::size_t i = 0; i < options.size(); ++i) {
    ButtonOpt o;
    o.id = scene.session().option_id(options[i]);
    o.text = scene.session().describe().action(humans.front(), options[i]);
    o.role = Role::option;
    o.primary = i + 1 == options.size() && options.size() == 2;
    o.hotkey = std::to_string(i + 1);
    if (const int s = scene.session().operand(options[i], Operand::seat); s >= 0)
      o.accent = blend(b.theme().button_line, seat_colour(scene.driver().seats()[static_cast<std::size_t>(s)]), 0.6F);
    if (o.primary) o.accent.reset();
    o.press = [&stage = scene.stage, a = options[i]] { stage.agree(a); };
    b.button(boxes[i], std::move(o));
  }
}

void decision_bar(Builder& b, Rect r, const TableScene& scene, Seat who) {
  const ActionList& options = scene.facts().view.options;
  std::vector<Action> plain;
  bool places = false;
  for (const Action& a : options) {
    if (scene.session().operand(a, Operand::zone) > 0)
      places = true;
    else
      plain.push_back(a);
  }
  const SeatInfo& info = scene.session().info(who);
  b.badge({r.x + 20, r.centre().y - 24, 48, 48}, info);
  const float words = r.w * (places ? 0.5F : 0.3F);
  b.label("decision", {r.x + 84, r.y + 8, words - 100, r.h - 16},
          b.tr(places ? "match.choose_place" : "match.choose", {{"who", info.name}}),
          {Face::semibold, b.wide() ? 24.0F : 18.0F, b.theme().text, Align::left, VAlign::middle, true, 0.6F});
  const auto n = static_cast<int>(plain.size());
  if (n == 0) return;
  const float width = std::min(r.w - words - 20, static_cast<float>(n) * 300);
  const auto boxes = split_row({r.right() - width - 20, r.y + r.h * 0.15F, width, r.h * 0.68F}, n, 12);
  for (int i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(i);
    ButtonOpt o;
    o.id = "do." + scene.session().option_id(plain[at]).substr(7);
    o.text = scene.session().describe().action(who, plain[at]);
    o.press = [&stage = scene.stage, who, a = plain[at]] { stage.session().commit(who, a); };
    o.primary = !places && i == n - 1;
    if (!places) o.hotkey = std::to_string(i + 1);
    if (!b.wide()) o.id = scene.session().option_id(plain[at]), o.role = Role::option;
    b.button(boxes[at], std::move(o));
  }
}

void table_bar(Builder& b, Rect r, const TableScene& scene) {
  const auto options = scene.driver().options(Seat::table);
  const float words = r.w * 0.3F;
  b.label("decision", {r.x + 20, r.y + 8, words - 30, r.h - 16}, b.tr("match.choose_one"),
          {Face::semibold, 22, b.theme().text, Align::left, VAlign::middle, true, 0.6F});
  const auto boxes = split_row({r.x + words, r.y + r.h * 0.15F, r.w - words - 20, r.h * 0.68F},
                               static_cast<int>(std::max<std::size_t>(options.size(), 1)), 10);
  for (std::size_t i = 0; i < options.size(); ++i) {
    ButtonOpt o;
    o.id = scene.session().option_id(options[i]);
    o.role = Role::option;
    o.text = scene.session().describe().action(Seat::table, options[i]);
    o.primary = i == 0 && options.size() == 1;
    o.press = [&stage = scene.stage, a = options[i]] { stage.session().ways().act(Seat::table, a); };
    b.button(boxes[i], std::move(o));
  }
}

// While nobody is asked: what happened last, large enough to read aloud.
void caption_bar(Builder& b, Rect r, const TableScene& scene) {
  const float buttons = scene.session().watching()
                            ? (b.wide() ? 480.0F : 300.0F)
                            : (b.wide() ? 320.0F : 250.0F) * std::max(1.0F, b.text_scale() * 0.8F);
  const Theme& th = b.theme();
  const std::string last = scene.t.log.empty() ? scene.t.banner.now : scene.t.log.back().text;
  const std::string before = quiet_words(scene);
  const bool two = !before.empty() && r.h >= 80;
  const Rect words{r.x + 24, r.y, r.w - 48 - buttons, r.h};
  if (two)
    b.text({words.x, words.y + 10, words.w, words.h * 0.3F}, before,
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.6F});
  b.label("caption",
          {words.x, two ? words.y + words.h * 0.36F : words.y + 4, words.w, two ? words.h * 0.56F : words.h - 8}, last,
          {Face::semibold, b.wide() ? 26.0F : 20.0F, th.text, Align::left, VAlign::middle, true, 0.6F});
  draw_going_on(b, {r.right() - buttons - 16, r.y + r.h * 0.15F, buttons, r.h * 0.68F}, scene);
}

}  // namespace

ButtonOpt stand_down_button(const Builder& b, TableStage& stage) {
  return {.id = "stand_down",
          .text = b.tr("match.react.never"),
          .tip = b.tr("match.react.never.tip"),
          .hotkey = "n",
          .px = 18,
          .press = [&stage] { stage.stand_down_all(); }};
}

void draw_going_on(Builder& b, Rect r, const TableScene& scene) {
  if (scene.session().watching() && scene.stage.telling().stepped()) return;  // a picture
  if (scene.session().watching()) return draw_watch_buttons(b, r, scene.session());
  const auto on = [&stage = scene.stage] { stage.go_on(); };
  if (scene.stage.telling().held()) return void(b.button(r, continue_button(b, on)));
  const float gap = 10, pause = std::min(r.h, 64.0F);
  b.button({r.x, r.y, pause, r.h}, pause_button(b, scene.driver()));
  b.button({r.x + pause + gap, r.y, r.w - pause - gap, r.h},
           {.id = "skip",
            .text = b.tr(scene.session().alone() ? "match.skip" : "match.skip.people"),
            .icon = "step",
            .tip = b.tr("match.skip.tip"),
            .hotkey = "c",
            .px = 21,
            .press = on});
}

void draw_watch_buttons(Builder& b, Rect r, const Session& session) {
  std::vector<Rect> boxes = split_row(r, 3, 10);
  const bool words = b.wide() && r.w >= 470;
  if (!words) boxes = {{r.x, r.y, 56, r.h}, {r.x + 64, r.y, 56, r.h}, {r.x + 128, r.y, r.w - 128, r.h}};
  ButtonOpt pause = pause_button(b, session.driver());
  if (words) pause.text = pause.name;
  b.button(boxes[0], std::move(pause));
  ButtonOpt step;
  step.id = "watch.step";
  step.icon = "step";
  step.text = words ? b.tr("match.watch.step") : "";
  step.name = b.tr("match.watch.step");
  step.hotkey = "right";
  step.press = [&driver = session.driver()] {
    driver.pause(true);
    driver.step();
  };
  b.button(boxes[1], std::move(step));
  std::vector<std::string> names;
  for (int i = 0; i < 5; ++i) names.push_back(b.tr(fmt::format("match.pace.{}", i)));
  b.choice(boxes[2], "watch.pace", b.tr("match.pace"), names, session.ctx().settings.bot_pace,
           [&ctx = session.ctx()](int i) {
             ctx.settings.bot_pace = i;
             ctx.settings_changed();
           });
}

void draw_action_bar(Builder& b, Rect r, const TableScene& scene) {
  b.panel(r);
  const auto humans = scene.session().people();
  if (scene.waits() || scene.driver().bots_to_move() || scene.session().watching()) return caption_bar(b, r, scene);
  switch (scene.facts().prompt.ask) {
    case Ask::reaction: return reaction_bar(b, r, scene);
    case Ask::agreement: return agreement_bar(b, r, scene);
    case Ask::open:
      if (!humans.empty()) return decision_bar(b, r, scene, humans.front());
      break;
    case Ask::table: return table_bar(b, r, scene);
    default: break;
  }
  caption_bar(b, r, scene);
}

}  // namespace prowl::ui
