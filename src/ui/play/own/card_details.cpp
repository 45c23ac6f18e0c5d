#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
// The card as large as the window allows; any press puts it away.
void draw_card_zoom(Builder& b, const OwnScene& scene) {
  if (!scene.stage.look().zoom || scene.t.hand.empty()) return;
  const PieceView& p = scene.t.hand[static_cast<std::size_t>(scene.stage.choice().card())];
  const CardText words = card_text(scene.mine(), scene.texts(), p.kind);
  b.skin(b.full(), "veil");
  const float k = std::min(1.0F, (b.height() - 60) / 672);
  const Rect card{b.width() / 2 - 250 * k - 230 * k, (b.height() - 672 * k) / 2, 480 * k, 672 * k};
  draw_card(b, card, scene.layout(), p, words);
  const Rect side{card.right() + 24, card.y, std::min(460.0F, b.width() - card.right() - 40), card.h};
  b.panel(side);
  b.text({side.x + 24, side.y + 20, side.w - 48, 60}, words.effect,
         {Face::title, 44, b.theme().colour(words.colour), Align::left, VAlign::middle, true, 0.5F, 1});
  b.text({side.x + 24, side.y + 90, side.w - 48, 40}, words.when,
         {Face::heading, 20, b.theme().fact, Align::left, VAlign::middle, true, 0.6F});
  b.text({side.x + 24, side.y + 140, side.w - 48, side.h - 260}, words.text,
         {Face::body, 24, b.theme().text, Align::left, VAlign::top, true, 0.5F});
  b.text({side.x + 24, side.bottom() - 110, side.w - 48, 90}, words.note.empty() ? words.origin : words.note,
         {Face::medium, 20, b.theme().dim, Align::left, VAlign::middle, true, 0.5F});
  Widget w;
  w.id = "card.zoom";
  w.role = Role::card;
  w.name = p.name;
  w.value = words.title + ". " + words.text;
  w.secret = true;
  w.press = [&stage = scene.stage] {
    stage.back();
    stage.session().ctx().focus(fmt::format("card.{}", stage.choice().card()));
  };
  b.widget(b.full(), std::move(w));
}

void draw_recap(Builder& b, Rect r, const OwnScene& scene) {
  const auto& recap = scene.stage.look().recap;
  b.skin(r, "well");
  const Theme& th = b.theme();
  b.text({r.x + 16, r.y + 8, r.w - 150, 30}, b.tr("match.recap"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.6F, 1.2F});
  ButtonOpt o;
  o.id = "recap.close";
  o.text = b.tr("match.recap.close");
  o.px = 18;
  o.secret = true;
  o.press = [&stage = scene.stage] { stage.close_recap(); };
  const float w = std::min(b.button_width(o), r.w * 0.4F);
  b.button({r.right() - w - 8, r.y + 6, w, 44}, std::move(o));
  float y = r.y + 54;
  const auto room = static_cast<std::size_t>(std::max(1.0F, (r.h - 60) / b.line(18)));
  const std::size_t first = recap.size() > room ? recap.size() - room : 0;
  for (std::size_t i = first; i < recap.size(); ++i) {
    b.label(fmt::format("recap.{}", i), {r.x + 18, y, r.w - 34, b.line(18)}, recap[i],
            {Face::medium, 18, th.text, Align::left, VAlign::middle, true, 0.6F}, true);
    y += b.line(18);
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
  b.text({r.x + 62, r.y + 12, r.w - 150, 40}, words.title + ": " + words.effect,
         {Face::title, 32, c, Align::left, VAlign::middle, false, 0.28F, 1});
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
  b.text({r.x + 18, r.y + 54, r.w - 34, r.h - (note ? 92 : 62)}, words.text,
         {Face::body, 20, th.text, Align::left, VAlign::middle, true, 0.6F});
  if (note)
    b.text({r.x + 18, r.bottom() - 38, r.w - 34, 30}, words.note,
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
}

}  // namespace prowl::ui
