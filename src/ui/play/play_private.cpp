#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {

void PlayScreen::private_tools(Builder& b, Rect r) {
  const bool wide = b.wide();
  const float hide_w = wide ? 168 : r.w * 0.5F;
  ButtonOpt hide;
  hide.id = "hide";
  hide.icon = "eye_off";
  hide.text = b.tr("match.hide");
  hide.hotkey = "h";
  hide.px = wide ? 21 : 18;
  hide.accent = seat_colour(driver_->seats()[static_cast<std::size_t>(index(seat_))]);
  hide.press = [this] { become(seat_, purpose_); };
  b.button({r.x, r.y, hide_w, r.h}, std::move(hide));
  const auto boxes = split_row({r.x + hide_w + (wide ? 16 : 6), r.y, r.w - hide_w - (wide ? 16 : 6), r.h}, 2,
                               wide ? 16 : 6);
  ButtonOpt rules;
  rules.id = "tool.rules";
  rules.icon = "rules";
  rules.name = b.tr("match.rules");
  rules.hotkey = "f1";
  rules.press = [this] { open_rules(std::string(public_.prompt.paragraph)); };
  b.button(boxes[0], std::move(rules));
  ButtonOpt menu;
  menu.id = "tool.menu";
  menu.icon = "settings";
  menu.name = b.tr("match.menu");
  menu.hotkey = "f10";
  menu.press = [this] { open_menu(); };
  b.button(boxes[1], std::move(menu));
}

// The one thing to do next: end the sequence, play the card that is shown, or go away again.
ButtonOpt PlayScreen::private_go(const TableView& t) {
  const Texts& texts = ctx_.texts;
  ButtonOpt go{.primary = true, .secret = true, .px = 24};
  const auto end = closing();
  const Refusal no = end ? driver_->why_not(seat_, *end) : Refusal{};
  const auto card = shown_action(t);
  if (card && (!end || no)) {
    go.id = "card.play";
    go.text = describe().action(seat_, *card);
    go.press = [this, a = *card] { act_own(a); };
  } else if (end) {
    go.id = option_id(*end);
    go.role = Role::option;
    go.text = verb(*end).name == "confirm" ? texts.tr("match.confirm") : describe().action(seat_, *end);
    if (no) go.reason = describe().refusal(no);
    go.press = [this, a = *end] { act_own(a); };
  } else if (purpose_ != Purpose::answer) {
    go.id = purpose_ == Purpose::react ? "cancel" : "done";
    go.text = texts.tr(purpose_ == Purpose::react ? "match.private.cancel" : "match.private.done");
    go.press = [this] { settle(); };
  }
  return go;
}

std::string PlayScreen::private_hint(const ButtonOpt& go) const {
  if (!go.reason.empty()) return go.reason;
  if (purpose_ == Purpose::react) return ctx_.texts.tr("match.private.react_hint");
  return go.id.empty() ? ctx_.texts.tr("match.private.choose") : std::string();
}

void PlayScreen::private_bar(Builder& b, Rect r, const TableView& t) {
  if (r.w <= 0) return;
  const Theme& th = b.theme();
  b.panel(r);
  const std::string& name = driver_->seats()[static_cast<std::size_t>(index(seat_))].name;
  const bool roomy = b.wide() && r.w >= 700;
  const float words = roomy ? r.w * 0.34F : 0;
  if (roomy) {
    b.icon({r.x + 20, r.y + 28, 36, 36}, "eye_off", th.text);
    b.text({r.x + 72, r.y + 12, words - 84, 36}, b.tr("match.private.only", {{"who", name}}),
           {Face::semibold, 22, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({r.x + 72, r.y + 50, words - 84, 28}, b.tr("match.private.others"),
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  }
  ButtonOpt go = private_go(t);
  const std::string hint = go.id.empty() && !roomy ? t.banner.now : private_hint(go);
  Rect area{r.x + words + 12, r.y + r.h * 0.15F, r.w - words - 32, r.h * 0.68F};
  const TextOpt small{Face::medium,
                      20,
                      go.reason.empty() && !go.id.empty() ? th.second : th.colour("hint", rgb(0xffcf8f)),
                      Align::right,
                      VAlign::middle,
                      true,
                      0.55F};
  const bool back = go.id == "card.play" && purpose_ == Purpose::react;
  if (back) {
    const float w = std::min(170.0F, area.w * 0.4F);
    ButtonOpt o{.id = "cancel", .text = b.tr("match.private.cancel"), .secret = true, .press = [this] { settle(); }};
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

void PlayScreen::role_box(Builder& b, Rect r, const TableView& t) {
  if (!t.role || r.w <= 0) return;
  const Colour c = tone_colour(b.theme(), t.role->tone);
  b.panel(r);
  b.icon({r.x + 20, r.y + r.h / 2 - 20, 40, 40}, t.role->icon, c);
  b.text({r.x + 76, r.y + 8, r.w - 90, 30}, t.role->title,
         {Face::heading, 18, c, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.label("role", {r.x + 76, r.y + 38, r.w - 88, r.h - 44},
          t.role->rows.empty() ? std::string() : t.role->rows.front().text,
          {Face::semibold, 23, b.theme().text, Align::left, VAlign::middle, true, 0.65F}, true);
}

void PlayScreen::tray_token(Builder& b, Rect r, const TableView& t, int nth, bool large) {
  const Theme& th = b.theme();
  const TokenView& token = t.tray[static_cast<std::size_t>(nth)];
  const bool down = token.planned != Zone::none, held = nth == own_.token_slot;
  const std::string id = fmt::format("token.{}", nth);
  const float size = large ? std::min(104.0F, r.h) : std::min(r.w - 4, r.h - 26);
  const Rect disc{large ? r.x : r.centre().x - size / 2, r.y + (large ? (r.h - size) / 2 : 0), size, size};
  if (held && !layout_.board.ghost.empty())
    b.picture({disc.x - size * 0.16F, disc.y - size * 0.16F, size * 1.32F, size * 1.32F}, layout_.board.ghost);
  b.picture(disc, token.piece.picture);
  if (!token.piece.ring.empty())
    b.skin(disc, token.piece.ring, seat_colour(driver_->seats()[static_cast<std::size_t>(index(seat_))]));
  if (down)
    b.icon({disc.right() - size * 0.32F, disc.bottom() - size * 0.32F, size * 0.3F, size * 0.3F}, "check", th.text);
  if (large) {
    const float x = disc.right() + 16, w = r.right() - x;
    b.text({x, r.y + 2, w, r.h * 0.38F}, token.title,
           {Face::semibold, 24, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({x, r.y + r.h * 0.38F, w, r.h * 0.32F}, held ? b.tr("match.token.held") : token.state,
           {Face::medium, 20, held || !down ? th.act : th.second, Align::left, VAlign::middle, true, 0.6F});
    b.text({x, r.y + r.h * 0.7F, w, r.h * 0.28F}, token.hint,
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  } else {
    b.text({r.x - 4, disc.bottom() + 2, r.w + 8, 24}, token.piece.name,
           {Face::medium, 18, held ? th.act : th.second, Align::centre, VAlign::middle, false, 0.55F});
  }
  Widget w;
  w.id = id;
  w.role = Role::token;
  w.name = token.title;
  w.value = held ? b.tr("match.token.held") : token.state;
  w.secret = true;
  w.drag = true;
  w.press = [this, t, nth] { pick_token(t, nth); };
  b.widget(large ? r : Rect{r.x, r.y, r.w, r.h}, std::move(w));
}

// What is asked, with the piece that it is about.
void PlayScreen::question_box(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  b.panel(r, th.act);
  float x = r.x + 24;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto value = i == 0 ? public_.prompt.a : i == 1 ? public_.prompt.b : public_.prompt.c;
    if (public_.prompt.operands[i] != Operand::kind || value <= 0) continue;
    Piece p;
    p.kind = kind(value);
    const PieceView v = piece_view(*mine_, layout_, describe(), p, 0);
    if (v.picture.empty() || v.shape == "card") continue;
    const Rect disc{x, r.centre().y - 56, 112, 112};
    b.picture(disc, v.picture);
    if (!v.ring.empty()) b.skin(disc, v.ring, seat_colour(driver_->seats()[static_cast<std::size_t>(index(seat_))]));
    x += 132;
  }
  const std::string now = purpose_ == Purpose::look ? b.tr("match.private.look") : t.banner.now;
  b.label("question", {x, r.y + 18, r.right() - x - 24, r.h * 0.42F}, now,
          {Face::semibold, 30, th.text, Align::left, VAlign::middle, true, 0.45F}, true);
  const std::string next = purpose_ == Purpose::answer ? t.banner.next : b.tr("match.private.quiet");
  b.text({x, r.y + r.h * 0.54F, r.right() - x - 24, r.h * 0.34F}, next,
         {Face::medium, 21, th.second, Align::left, VAlign::middle, true, 0.6F});
}

void PlayScreen::tray(Builder& b, Rect r, const TableView& t) {
  if (r.w <= 0) return;
  if (r.h > r.w) return token_column(b, r, t);
  const Theme& th = b.theme();
  if (!placing() || t.tray.empty()) return question_box(b, r, t);
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 28}, b.tr("match.tokens"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  const auto n = static_cast<int>(t.tray.size());
  const Rect inner{r.x + 20, r.y + 42, r.w - 40, r.h - 50};
  const auto boxes = split_row(inner, n, n <= 2 ? 40 : n <= 4 ? 20 : 8);
  for (int i = 0; i < n; ++i) tray_token(b, boxes[static_cast<std::size_t>(i)], t, i, n <= 4);
  if (n == 2) b.fill({r.centre().x - 1, r.y + 44, 2, 88}, th.colour("divider"));
}

void PlayScreen::build_private(Builder& b) {
  TableView t = make_table(*mine_, layout_, ctx_.texts);
  if (!is_player(t.banner.actor)) {
    t.banner.actor = seat_;
    t.banner.tone = Tone::seat;
    t.banner.turn = ctx_.texts.tr("match.turn_of", {{"who", describe().seat(seat_)}});
  }
  const TableActs acts = private_acts(t);
  const SeatInfo& me = driver_->seats()[static_cast<std::size_t>(index(seat_))];
  const auto& arrangements = b.wide() ? layout_.wide : layout_.compact;
  const auto own = arrangements.find(t.arrangement);
  const Arrangement& a = own != arrangements.end() ? own->second : arrangements.at("private");
  const auto box = [&](std::string_view name) { return region_of(b, a, name); };
  const int left = driver_->clock(seat_);
  const Rect prompt = box("prompt");
  table_frame(b, a, t, acts, left > 0 ? 96 : 0);
  if (left > 0) {
    const float size = prompt.h - 12;
    const Rect ring{prompt.right() - size - 16, prompt.y + 6, size, size};
    const int total = std::max(1, reg_of(public_, "timer"));
    const int seconds = (left + 999) / 1000;
    const float share = static_cast<float>(seconds) / static_cast<float>(total);
    b.gauge(ring, "timer", share, total, share < 0.34F ? b.theme().alarm : b.theme().act);
    b.label("timer", ring, std::to_string(seconds),
            {Face::title, size * 0.46F, b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
  }
  private_tools(b, box("tools"));
  undo_button(b, box("undo"));
  private_bar(b, box("actions"), t);
  if (b.wide()) {
    draw_seat_row(b, box("seats"), t, layout_, acts);
    role_box(b, box("role"), t);
    hand_box(b, box("hand"), t, acts);
    tray(b, box("tray"), t);
    own_boxes(b, a, t, acts);
  } else {
    draw_strip(b, box("strip"), t, acts);
    private_compact(b, t, acts);
  }
  card_zoom(b, t);
  b.skin(b.full(), "private_border", seat_colour(me));
}

}  // namespace prowl::ui
