#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

// What led to the question, with the piece that it is about; the headline asks it.
void question_box(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  b.panel(r, th.act);
  float x = r.x + 24;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto value = i == 0   ? scene.session().facts().prompt.a
                       : i == 1 ? scene.session().facts().prompt.b
                                : scene.session().facts().prompt.c;
    if (scene.session().facts().prompt.operands[i] != Operand::kind || value <= 0) continue;
    Piece p;
    p.kind = kind(value);
    const PieceView v = piece_view(scene.mine(), scene.layout(), scene.session().describe(), p, 0);
    if (v.picture.empty() || v.shape == "card") continue;
    const Rect disc{x, r.centre().y - 56, 112, 112};
    b.picture(disc, v.picture);
    if (!v.ring.empty()) b.skin(disc, v.ring, seat_colour(scene.me()));
    x += 132;
  }
  b.label("question", {x, r.y + 18, r.right() - x - 24, r.h * 0.42F}, news_of(b, scene),
          {Face::semibold, 30, th.text, Align::left, VAlign::middle, true, 0.45F}, true);
  if (scene.session().alone()) return;
  b.text({x, r.y + r.h * 0.54F, r.right() - x - 24, r.h * 0.34F}, b.tr("match.private.quiet"),
         {Face::medium, 21, th.second, Align::left, VAlign::middle, true, 0.6F});
}

void token_column(Builder& b, Rect r, const OwnScene& scene) {
  const Theme& th = b.theme();
  if (scene.t.tray.empty()) return;
  b.panel(r, scene.t.role ? tone_colour(th, scene.t.role->tone) : th.act);
  const auto n = static_cast<float>(std::max<std::size_t>(scene.t.tray.size(), 3));
  const float step = (r.h - 24) / n, wide = r.w - 20;
  const TextOpt state{Face::medium, 18, th.text, Align::centre, VAlign::top, true, 0.55F};
  float lines = 0;  // of the longest state: the discs leave it room
  for (const TokenView& token : scene.t.tray) lines = std::max(lines, b.measure(token.state, state, wide).h);
  for (std::size_t i = 0; i < scene.t.tray.size(); ++i) {
    const TokenView& token = scene.t.tray[i];
    const bool held = static_cast<int>(i) == scene.stage.choice().token();
    const Rect box{r.x + 8, r.y + 12 + static_cast<float>(i) * step, r.w - 16, step - 8};
    const Colour c = token.colour.empty() ? th.text : named_colour(th, token.colour);
    if (held) b.skin(box.inset(-12), "glow", c, 0.6F), b.skin(box, "option_on", c);
    const float size = std::max(24.0F, std::min({box.w - 12, box.h * 0.52F, box.h - 46 - lines}));
    b.picture({box.centre().x - size / 2, box.y + 10, size, size}, token.piece.picture,
              token.planned == Zone::none && !held ? 0.8F : 1.0F);
    b.text({box.x + 2, box.y + size + 14, box.w - 4, 28}, token.piece.name,
           {Face::semibold, 18, c, Align::centre, VAlign::middle, false, 0.5F});
    b.text({box.x + 2, box.y + size + 42, wide, box.h - size - 46}, token.state, state);
    Widget w;
    w.id = fmt::format("token.{}", i);
    w.role = Role::token;
    w.name = token.piece.name;
    w.value = token.state;
    w.secret = true;
    w.drag = true;
    w.press = [&stage = scene.stage, t = scene.t, i] { stage.choice().pick_token(t, static_cast<int>(i)); };
    b.widget(box, std::move(w), token.hint);
  }
}

}  // namespace

void draw_tray_token(Builder& b, Rect r, const OwnScene& scene, int nth, bool large) {
  const Theme& th = b.theme();
  const TokenView& token = scene.t.tray[static_cast<std::size_t>(nth)];
  const bool down = token.planned != Zone::none, held = nth == scene.stage.choice().token();
  const std::string id = fmt::format("token.{}", nth), now = held ? b.tr("match.token.held") : token.state;
  const float size = large ? std::min(104.0F, r.h) : std::min(r.w - 4, r.h - 26);
  const Rect disc{large ? r.x : r.centre().x - size / 2, r.y + (large ? (r.h - size) / 2 : 0), size, size};
  if (held && !scene.layout().board.ghost.empty())
    b.picture({disc.x - size * 0.16F, disc.y - size * 0.16F, size * 1.32F, size * 1.32F}, scene.layout().board.ghost);
  b.picture(disc, token.piece.picture);
  if (!token.piece.ring.empty()) b.skin(disc, token.piece.ring, seat_colour(scene.me()));
  if (down)
    b.icon({disc.right() - size * 0.32F, disc.bottom() - size * 0.32F, size * 0.3F, size * 0.3F}, "check", th.text);
  if (large) {
    const float x = disc.right() + 16, w = r.right() - x;
    const TextOpt title{Face::semibold, 24, th.text, Align::left, VAlign::middle, true, 0.6F};
    const bool brief = b.measure(token.title, title).w * 0.8F > w && r.h * 0.38F < 2 * b.line(18);
    b.text({x, r.y + 2, w, r.h * 0.38F}, brief ? token.piece.name : token.title, title);
    const TextOpt hint{Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F};
    const TextOpt state{Face::medium, 20, held || !down ? th.act : th.second, Align::left, VAlign::middle, true, 0.6F};
    // Where the state or the hint needs two lines the hint is told by the tooltip.
    const bool full = (b.measure(now, state).w > w * 1.06F && r.h * 0.32F < 2 * b.line(18)) ||
                      (b.measure(token.hint, hint).w > w && r.h * 0.28F < 2 * b.line(18));
    b.text({x, r.y + r.h * 0.38F, w, r.h * (full ? 0.6F : 0.32F)}, now, state);
    if (!full) b.text({x, r.y + r.h * 0.7F, w, r.h * 0.28F}, token.hint, hint);
  } else {
    b.text({r.x - 4, disc.bottom() + 2, r.w + 8, 24}, token.piece.name,
           {Face::medium, 18, held ? th.act : th.second, Align::centre, VAlign::middle, false, 0.55F, 0, true});
  }
  Widget w;
  w.id = id;
  w.role = Role::token;
  w.name = token.title;
  w.value = now;
  w.secret = true;
  w.drag = true;
  w.press = [&stage = scene.stage, t = scene.t, nth] { stage.choice().pick_token(t, nth); };
  b.widget(r, std::move(w), token.hint);
}

void draw_tray(Builder& b, Rect r, const OwnScene& scene) {
  if (r.h > r.w) return token_column(b, r, scene);
  const Theme& th = b.theme();
  if (!scene.stage.placing() || scene.t.tray.empty()) return question_box(b, r, scene);
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 28}, b.tr("match.tokens"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  const auto n = static_cast<int>(scene.t.tray.size());
  const float side = b.finger() > 0 ? 8 : 20;
  const Rect inner{r.x + side, r.y + 42, r.w - 2 * side, r.h - 50};
  const auto boxes = split_row(inner, n, n <= 2 ? 40 : n <= 4 ? 20 : 8);
  for (int i = 0; i < n; ++i) draw_tray_token(b, boxes[static_cast<std::size_t>(i)], scene, i, n <= 4);
  if (n == 2) b.fill({r.centre().x - 1, r.y + 44, 2, 88}, th.colour("divider"));
}

}  // namespace prowl::ui
