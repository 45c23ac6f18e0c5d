#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"
#include "ui/play/zoom.hpp"

namespace prowl::ui {
// Any press puts it away.
void draw_card_zoom(Builder& b, const OwnScene& scene) {
  const int nth = scene.stage.choice().card();
  if (!scene.stage.look().zoom || nth < 0 || nth >= static_cast<int>(scene.t.hand.size())) return;
  draw_large_card(b, scene.session(), scene.mine(), scene.t.hand[static_cast<std::size_t>(nth)], true,
                  [&stage = scene.stage] {
                    stage.back();
                    stage.session().ctx().focus(fmt::format("card.{}", stage.choice().card()));
                  });
}

void draw_recap(Builder& b, Rect r, const OwnScene& scene) {
  const auto& recap = scene.stage.look().recap;
  b.skin(r, "well");
  const Theme& th = b.theme();
  ButtonOpt o;
  o.id = "recap.close";
  o.text = b.tr("match.recap.close");
  o.px = 18;
  o.secret = true;
  o.press = [&stage = scene.stage] { stage.close_recap(); };
  const float w = std::min(b.button_width(o), r.w * 0.4F);
  b.text({r.x + 16, r.y + 8, r.w - w - 32, 40}, b.tr("match.recap"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, true, 0.6F, 1.2F});
  b.button({r.right() - w - 8, r.y + 6, w, 44}, std::move(o));
  // The last ones, each in as many lines as it needs.
  const TextOpt words{Face::medium, 18, th.text, Align::left, VAlign::middle, true, 0.6F};
  const auto high = [&](const std::string& text) { return std::max(b.line(18), b.measure(text, words, r.w - 34).h); };
  std::size_t first = recap.size();
  for (float left = r.h - 60; first > 0 && (first == recap.size() || high(recap[first - 1]) <= left); --first)
    left -= high(recap[first - 1]);
  float y = r.y + 54;
  for (std::size_t i = first; i < recap.size(); ++i) {
    b.label(fmt::format("recap.{}", i), {r.x + 18, y, r.w - 34, high(recap[i])}, recap[i], words, true);
    y += high(recap[i]);
  }
}

void draw_card_details(Builder& b, Rect r, const OwnScene& scene) {
  if (scene.stage.look().recap_open) return draw_recap(b, r, scene);
  if (scene.t.hand.empty()) return;
  b.skin(r, "well");
  const Theme& th = b.theme();
  const CardText words = card_text(scene.mine(), scene.texts(),
                                   scene.t.hand[static_cast<std::size_t>(scene.stage.choice().card())].kind);
  const Colour c = th.colour(words.colour);
  b.icon({r.x + 16, r.y + 14, 36, 36}, words.icon, c);
  // The text says what it does too.
  const TextOpt head{Face::title, 32, c, Align::left, VAlign::middle, false, 0.28F, 1};
  const std::string whole = b.texts().labelled(words.title, words.effect);
  const bool narrow = b.measure(whole, head).w * b.least() > (r.w - 150) * head.px * b.text_scale();
  b.text({r.x + 62, r.y + 12, r.w - 150, 40}, narrow ? words.title : whole, head);
  if (!words.paragraph.empty() && scene.session().ctx().settings.show_rule_links) {
    const Rect link{r.right() - 88, r.y + 10, 76, 44};
    b.text(link, "§ " + words.paragraph, {Face::medium, 18, th.dim, Align::right, VAlign::middle, false, 0.6F});
    Widget k;
    k.id = "card.rule";
    k.role = Role::link;
    k.name = b.tr("match.rule_link", {{"n", words.paragraph}});
    k.secret = true;
    k.press = [&stage = scene.stage, p = words.paragraph] { stage.session().open_rules(p); };
    b.widget(link, std::move(k));
  }
  const bool note = r.h >= 150 && !words.note.empty();
  const TextOpt small{Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F};
  const float foot = note ? std::clamp(b.measure(words.note, small, r.w - 34).h, 30.0F, r.h * 0.3F) + 8 : 8;
  b.text({r.x + 18, r.y + 54, r.w - 34, r.h - 54 - foot}, words.text,
         {Face::body, 20, th.text, Align::left, VAlign::middle, true, 0.6F});
  if (note) b.text({r.x + 18, r.bottom() - foot, r.w - 34, foot - 8}, words.note, small);
}

}  // namespace prowl::ui
