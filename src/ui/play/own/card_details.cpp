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
