#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
void draw_goal(Builder& b, Rect r, const OwnScene& scene) {
  if (scene.t.goal.empty()) return;
  int have = 0;
  std::string names;
  float x = r.right() - 40 * static_cast<float>(scene.t.goal.size());
  for (const auto& g : scene.t.goal) {
    have += g.have ? 1 : 0;
    if (!g.have) names += (names.empty() ? "" : ", ") + g.name;
    b.icon({x, r.y, 34, 34}, g.have ? g.icon : g.icon + "_off",
           g.have ? b.theme().colour("kind." + g.icon.substr(5)) : b.theme().dim);
    x += 40;
  }
  const std::string text = b.tr("match.goal", {{"n", have}, {"m", static_cast<int>(scene.t.goal.size())}});
  const float w = 40 * static_cast<float>(scene.t.goal.size());
  b.label("goal", {r.x, r.y, r.w - w - 14, 34}, text,
          {Face::medium, 19, b.theme().second, Align::right, VAlign::middle, false, 0.6F}, true);
}

void draw_hand_cards(Builder& b, Rect r, const OwnScene& scene) {
  HandChoice& choice = scene.stage.choice();
  const auto n = static_cast<int>(scene.t.hand.size());
  if (n == 0) {
    b.label("hand.empty", r, b.tr("match.hand.empty"),
            {Face::medium, 20, b.theme().dim, Align::centre, VAlign::middle, true, 0.7F}, true);
    return;
  }
  for (int i = 0; i < n; ++i)
    if (b.focused(fmt::format("card.{}", i))) choice.choose_card(i);
  choice.choose_card(std::clamp(choice.card(), 0, n - 1));
  const float most = std::min(r.h / 1.4F, 186.0F), gap = 5;
  const float w = std::clamp((r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n), most * 0.8F, most);
  const float step = n > 1 ? std::min(w + gap, (r.w - w) / static_cast<float>(n - 1)) : 0;
  const auto draw = [&](int i) {
    const PieceView& p = scene.t.hand[static_cast<std::size_t>(i)];
    const bool chosen = i == choice.card();
    const Rect card{r.x + static_cast<float>(i) * step, r.y + (chosen ? 0.0F : 8.0F), w, w * 1.4F};
    const CardText words = card_text(scene.mine(), scene.texts(), p.kind);
    draw_card(b, card, scene.layout(), p, words);
    if (p.marks != 0) b.icon({card.right() - 34, card.y + 6, 28, 28}, "swap", b.theme().act);
    if (chosen && n > 1) b.skin({card.x - 9, card.y - 9, card.w + 18, card.h + 18}, "card_focus");
    Widget k;
    k.id = fmt::format("card.{}", i);
    k.role = Role::card;
    k.name = p.name;
    k.value = words.title + ". " + words.text;
    k.secret = true;
    k.press = [&stage = scene.stage, i, chosen] {
      stage.choice().choose_card(i);
      stage.close_recap();
      stage.zoom(chosen);
    };
    b.widget({card.x, card.y, i + 1 < n && i != choice.card() ? std::min(step, w) : w, card.h}, std::move(k));
  };
  for (int i = 0; i < n; ++i)
    if (i != choice.card()) draw(i);
  draw(choice.card());
}

void draw_hand(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 20, r.y + 12, 160, 34}, b.tr("match.hand"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.6F, 1.5F});
  draw_goal(b, {r.x + 180, r.y + 12, r.w - 196, 34}, scene);
  const float cards = std::min(268.0F, r.h * 0.37F);
  draw_hand_cards(b, {r.x + 14, r.y + 52, r.w - 28, cards - 8}, scene);
  const bool place = scene.stage.placing();
  float y = r.y + 52 + cards + 26;
  const bool list = (place && scene.stage.look().all_options) || (!place && scene.stage.purpose() != Purpose::look);
  if (!place || !scene.stage.look().all_options) {
    const float well = place || scene.stage.purpose() == Purpose::look ? 184 : std::min(150.0F, r.h * 0.2F);
    draw_card_details(b, {r.x + 14, y, r.w - 28, well}, scene);
    y += well + 16;
  }
  if (place) {
    ButtonOpt o;
    o.id = "options.toggle";
    o.icon = "log";
    o.text = b.tr("match.all_options");
    o.px = 18;
    o.hotkey = "o";
    o.on = scene.stage.look().all_options;
    o.secret = true;
    o.press = [&stage = scene.stage] { stage.toggle_options(); };
    const float h = 44;
    const Rect foot{r.x + 16, r.bottom() - h - 12, std::min(b.button_width(o) + 10, r.w - 32), h};
    if (scene.stage.look().all_options)
      draw_option_rows(b, {r.x + 16, y, r.w - 32, foot.y - y - 10}, scene.stage.scroll_id("options"), scene.acts.rows,
                       true);
    else if (foot.y - y > 110)
      draw_swaps(b, {r.x + 14, y, r.w - 28, foot.y - y - 4}, scene);
    b.button(foot, std::move(o));
  } else if (list) {
    draw_option_rows(b, {r.x + 16, y, r.w - 32, r.bottom() - y - 12}, scene.stage.scroll_id("options"), scene.acts.rows,
                     true);
  }
}

}  // namespace prowl::ui
