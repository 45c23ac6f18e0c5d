#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
// A card and whoever may have it, noted on the card itself: nothing of it shows anywhere else.
void draw_swaps(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  const int offer = scene.session().driver().rules().catalogue.find_verb("offer");
  if (offer < 0 || scene.t.hand.empty()) return;
  std::vector<const SeatView*> partners;
  for (const auto& s : scene.t.seats)
    if (s.seat != scene.stage.seat() && s.hand >= 0 && !s.out) partners.push_back(&s);
  if (partners.empty()) return;
  b.icon({r.x + 4, r.y, 34, 34}, "swap", th.text);
  const TextOpt title{Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.6F};
  const float w = std::min(b.measure(b.tr("match.swap"), title).w + 4, r.w - 54);
  b.text({r.x + 50, r.y, w, 36}, b.tr("match.swap"), title);
  b.text({r.x + 62 + w, r.y, r.w - 66 - w, 36}, b.tr("match.swap.sealed"),
         {Face::medium, 18, th.dim, Align::right, VAlign::middle, true, 0.6F, 0, true});
  const PieceView& card = scene.t.hand[static_cast<std::size_t>(scene.stage.choice().card())];
  const auto n = static_cast<int>(partners.size());
  const auto boxes = split_row({r.x + 6, r.y + 44, r.w - 12, 60}, n, 12);
  for (int i = 0; i < n; ++i) {
    const SeatView& s = *partners[static_cast<std::size_t>(i)];
    const Rect box = boxes[static_cast<std::size_t>(i)];
    const Action a{static_cast<Verb>(offer), static_cast<std::int16_t>(index(card.kind)),
                   static_cast<std::int16_t>(index(s.seat)), 0};
    const bool offered = has(static_cast<SeatMask>(card.marks), s.seat);
    ButtonOpt o;
    o.id = fmt::format("swap.p{}", index(s.seat) + 1);
    o.name = b.tr("match.swap.with", {{"card", card.name}, {"who", s.info.name}});
    o.tip = o.name + "\n" + b.tr("match.swap.sealed");
    o.on = offered;
    o.secret = true;
    if (const Refusal no = scene.session().driver().why_not(scene.stage.seat(), a); no && !offered) {
      o.reason = scene.session().describe().refusal(no);
      o.rule = no.paragraph;
    }
    o.press = [&stage = scene.stage, a, offered] { offered ? void(stage.retract(a)) : void(stage.act(a)); };
    draw_seat_button(b, box, s.info, std::move(o));
  }
  if (r.h >= 160)
    b.text({r.x + 6, r.y + 114, r.w - 12, 26}, b.tr("match.swap.how"),
           {Face::medium, 18, th.second, Align::left, VAlign::middle, true, 0.6F});
  if (r.h >= 160)
    b.text({r.x + 6, r.y + 140, r.w - 12, 26}, b.tr("match.swap.quiet"),
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
}

}  // namespace prowl::ui
