#include <algorithm>
#include <functional>
#include <utility>

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

namespace {

constexpr float kCardGap = 5, kRowGap = 8, kCaption = 60, kLine = 32;
constexpr float kClose = 0.9F;  // a name may be drawn a little closer before it takes a second line

// A press shows it in full, a second one as large as the window allows.
void hand_widget(Builder& b, Rect r, const OwnScene& scene, int i) {
  const PieceView& p = scene.t.hand[static_cast<std::size_t>(i)];
  const CardText words = card_text(scene.mine(), scene.texts(), p.kind);
  const bool chosen = i == scene.stage.choice().card();
  b.widget(r, {.id = fmt::format("card.{}", i),
               .role = Role::card,
               .name = p.name,
               .value = words.title + ". " + words.text,
               .secret = true,
               .press = [&stage = scene.stage, i, chosen] {
                 stage.choice().choose_card(i);
                 stage.close_recap();
                 stage.zoom(chosen);
               }});
}

void offer_mark(Builder& b, Rect card, const PieceView& p) {
  if (p.marks != 0) b.icon({card.right() - 34, card.y + 6, 28, 28}, "swap", b.theme().act);
}

std::string short_name(const OwnScene& scene, int i, const CardText& words) {
  return words.effect.empty() ? scene.t.hand[static_cast<std::size_t>(i)].name : words.effect;
}

constexpr TextOpt kName{Face::title, 22, {}, Align::centre, VAlign::top, true, 0.4F};

// How the small cards stand: `w` and `h` of each with its name, of which `caption` is the name's.
struct SmallGrid {
  int columns = 1;
  float w = 0, h = 0, caption = 0;
  bool legible = true;  ///< no word of a name is wider than its card at the least size
  float card() const { return std::min(w, (h - caption) * 0.75F); }
  bool beats(const SmallGrid& o) const { return legible == o.legible ? card() > o.card() : legible; }
};

SmallGrid small_grid(Builder& b, Rect r, const OwnScene& scene, const std::vector<int>& which, int rows) {
  const auto n = static_cast<int>(which.size());
  SmallGrid g;
  g.columns = std::max((n + rows - 1) / rows, 3);
  g.w = std::min(130.0F, (r.w - kCardGap * static_cast<float>(g.columns - 1)) / static_cast<float>(g.columns));
  g.h = (r.h - kRowGap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  const TextOpt least = smallest(b, kName);
  bool one_line = true;
  for (const int i : which) {
    const PieceView& p = scene.t.hand[static_cast<std::size_t>(i)];
    const std::string name = short_name(scene, i, card_text(scene.mine(), scene.texts(), p.kind));
    one_line = one_line && b.measure(name, kName).w * kClose <= g.w;
    g.legible = g.legible && widest_word(b, name, least) + 4 <= g.w;
  }
  g.caption = std::min((one_line ? kLine : kCaption) * b.text_scale(), g.h * 0.45F);
  return g;
}

// Its picture and what it does in a word or two: no card covers another's name.
void small_card(Builder& b, Rect r, float caption, const OwnScene& scene, int i) {
  const PieceView& p = scene.t.hand[static_cast<std::size_t>(i)];
  const CardText words = card_text(scene.mine(), scene.texts(), p.kind);
  const float w = std::min(r.w, (r.h - caption) * 0.75F);
  const Rect card{r.centre().x - w / 2, r.y, w, w / 0.75F};
  draw_small_card(b, card, p);
  offer_mark(b, card, p);
  const std::string name = short_name(scene, i, words);
  TextOpt o = kName;
  o.colour = b.theme().colour(words.colour);
  o.shortens = true;
  o.px *= std::min(1.0F, r.w / std::max(1.0F, widest_word(b, name, o) + 4));
  b.text({r.x, card.bottom() + 2, r.w, r.bottom() - card.bottom() - 2}, name, o);
  hand_widget(b, r, scene, i);
}

void whole_card(Builder& b, Rect card, const OwnScene& scene, int i, bool framed) {
  const PieceView& p = scene.t.hand[static_cast<std::size_t>(i)];
  draw_card(b, card, scene.layout(), p, card_text(scene.mine(), scene.texts(), p.kind));
  offer_mark(b, card, p);
  if (framed) b.skin(card.inset(-9), "card_focus");
  hand_widget(b, card, scene, i);
}

// In as many rows as let all names be read and make them largest.
void small_cards(Builder& b, Rect r, const OwnScene& scene, const std::vector<int>& which,
                 const std::function<void(int)>& before) {
  const SmallGrid one = small_grid(b, r, scene, which, 1), two = small_grid(b, r, scene, which, 2);
  const SmallGrid& g = which.size() > 1 && two.beats(one) ? two : one;
  for (std::size_t i = 0; i < which.size(); ++i) {
    before(which[i]);
    const int at = static_cast<int>(i), column = at % g.columns, row = at / g.columns;
    small_card(b,
               {r.x + static_cast<float>(column) * (g.w + kCardGap), r.y + static_cast<float>(row) * (g.h + kRowGap),
                g.w, g.h},
               g.caption, scene, which[i]);
  }
}

}  // namespace

void draw_small_hand(Builder& b, Rect r, const OwnScene& scene, const std::vector<int>& which) {
  small_cards(b, r, scene, which, [](int) {});
}

// All whole where they have room side by side, else the chosen one, and of the others what they are called.
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
  const float most = std::min(r.h / 1.4F, 186.0F);
  const float side = (r.w - kCardGap * static_cast<float>(n - 1)) / static_cast<float>(n);
  if (side >= most * 0.8F) {
    const float w = std::min(side, most);
    for (int i = 0; i < n; ++i)
      whole_card(b,
                 {r.x + static_cast<float>(i) * (w + kCardGap), r.y + (i == choice.card() ? 0.0F : 8.0F), w, w * 1.4F},
                 scene, i, i == choice.card() && n > 1);
    return;
  }
  std::vector<int> others;
  for (int i = 0; i < n; ++i)
    if (i != choice.card()) others.push_back(i);
  // In the order of the hand, or Tab would never get past two cards that show themselves in turn.
  bool shown = false;
  const auto whole = [&] {
    if (!std::exchange(shown, true)) whole_card(b, {r.x, r.y, most, most * 1.4F}, scene, choice.card(), true);
  };
  small_cards(b, {r.x + most + 22, r.y, r.w - most - 22, r.h}, scene, others, [&](int next) {
    if (next > choice.card()) whole();
  });
  whole();
}

void draw_hand(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 20, r.y + 12, 160, 34}, b.tr("match.hand"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.6F, 1.5F});
  draw_goal(b, {r.x + 180, r.y + 12, r.w - 196, 34}, scene);
  if (of_life(scene)) return draw_life(b, {r.x + 16, r.y + 54, r.w - 32, r.h - 70}, scene);
  const float cards = scene.t.hand.empty() ? 44 : std::min(scene.t.hand.size() > 4 ? 292.0F : 268.0F, r.h * 0.4F);
  draw_hand_cards(b, {r.x + 14, r.y + 52, r.w - 28, cards - 8}, scene);
  const bool place = scene.stage.placing();
  float y = r.y + 52 + cards + 26;
  const bool list = (place && scene.stage.look().all_options) || (!place && scene.stage.purpose() != Purpose::look);
  const bool details = !scene.t.hand.empty() || scene.stage.look().recap_open;
  if (details && (!place || !scene.stage.look().all_options)) {
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
    else if (scene.t.hand.empty() && !scene.t.readings.empty() && foot.y - y > 160)
      draw_reading(b, {r.x + 20, y, r.w - 40, foot.y - y - 14}, scene.t.readings.front(), scene.t);
    else if (foot.y - y > 110)
      draw_swaps(b, {r.x + 14, y, r.w - 28, foot.y - y - 4}, scene);
    b.button(foot, std::move(o));
  } else if (list) {
    draw_option_rows(b, {r.x + 16, y, r.w - 32, r.bottom() - y - 12}, scene.stage.scroll_id("options"), scene.acts.rows,
                     true);
  }
}

}  // namespace prowl::ui
