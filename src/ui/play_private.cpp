#include <algorithm>

#include <fmt/format.h>

#include "play.hpp"

namespace prowl::ui {

bool PlayScreen::placing() const {
  return mine_ && purpose_ == Purpose::answer && mine_->prompt.ask == Ask::secret &&
         std::any_of(mine_->view.options.begin(), mine_->view.options.end(), [&](const Action& a) { return !verb(a).commit || verb(a).name == "confirm"; });
}

std::optional<Action> PlayScreen::find_option(std::string_view name, int a, int b) const {
  if (!mine_) return std::nullopt;
  for (const Action& o : mine_->view.options)
    if (verb(o).name == name && o.a == a && o.b == b) return o;
  return std::nullopt;
}

// Everything but what has a button of its own in the bar below.
std::vector<OptionRow> PlayScreen::private_rows() {
  std::vector<OptionRow> rows;
  if (!mine_ || purpose_ == Purpose::look) return rows;
  for (const Action& a : mine_->view.options) {
    const std::string& name = verb(a).name;
    if (is_timeout(a) || name == "confirm" || (purpose_ == Purpose::react && name == "pass")) continue;
    rows.push_back(row(seat_, a));
  }
  return rows;
}

void PlayScreen::pick_token(const TableView& t, int nth) {
  const TokenView& token = t.tray[static_cast<std::size_t>(nth)];
  if (token.planned != Zone::none) {
    const int place = driver_->rules().catalogue.find_verb("place");
    driver_->retract(seat_, {static_cast<Verb>(place), static_cast<std::int16_t>(index(token.piece.kind)), static_cast<std::int16_t>(index(token.planned)), 0});
    refresh();
    mine_ = driver_->facts(seat_);
  }
  own_.token = token.piece.kind;
  own_.token_slot = nth;
  ctx_.invalidate();
}

// The first of one's own that still stands nowhere is picked up by itself.
void PlayScreen::next_token(const TableView& t) {
  own_.token = Kind::hidden;
  own_.token_slot = -1;
  for (std::size_t i = 0; i < t.tray.size(); ++i)
    if (t.tray[i].planned == Zone::none) {
      own_.token = t.tray[i].piece.kind;
      own_.token_slot = static_cast<int>(i);
      return;
    }
}

void PlayScreen::put_down(Zone z) {
  const auto a = find_option("place", index(own_.token), index(z));
  if (!a) return;
  act(seat_, *a);
  if (!mine_) return;
  next_token(make_table(*mine_, layout_, ctx_.texts));
  if (own_.token == Kind::hidden) ctx_.focus("option.confirm");
}

TableActs PlayScreen::private_acts(const TableView& t) {
  TableActs acts;
  acts.secret = true;
  acts.rows = private_rows();
  const bool token = placing() && own_.token != Kind::hidden;
  int number = 0;
  for (const auto& p : t.places) {
    const std::string key = number < 9 ? std::to_string(number + 1) : number == 9 ? "0" : "";
    ++number;
    PlaceAct place;
    if (placing()) {
      place.legal = token && find_option("place", index(own_.token), index(p.zone)).has_value();
      place.ghost = place.legal;
      place.press = [this, z = p.zone] { put_down(z); };
      place.drop = [this, z = p.zone, t](const std::string& id) {
        if (!id.starts_with("token.")) return;
        pick_token(t, std::stoi(id.substr(6)));
        put_down(z);
      };
      if (!token) place.reason = ctx_.texts.tr("match.pick_token");
    } else if (purpose_ != Purpose::look) {
      std::optional<Action> only;
      int n = 0;
      for (const Action& a : mine_->view.options)
        if (operand(a, Operand::zone) == index(p.zone)) only = a, ++n;
      place.legal = n == 1;
      if (only) place.press = [this, a = *only] { act(seat_, a); };
    }
    if (!place.legal && place.reason.empty()) continue;
    if (place.legal) place.hotkey = key;
    acts.choosing = acts.choosing || place.legal;
    acts.places[index(p.zone)] = std::move(place);
  }
  return acts;
}

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
  const auto boxes = split_row({r.x + hide_w + (wide ? 16 : 6), r.y, r.w - hide_w - (wide ? 16 : 6), r.h}, 2, wide ? 16 : 6);
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

void PlayScreen::private_bar(Builder& b, Rect r, const TableView&) {
  const Theme& th = b.theme();
  b.panel(r);
  const std::string& name = driver_->seats()[static_cast<std::size_t>(index(seat_))].name;
  const float words = b.wide() ? r.w * 0.34F : 0;
  if (b.wide()) {
    b.icon({r.x + 20, r.y + 28, 36, 36}, "eye_off", th.text);
    b.text({r.x + 72, r.y + 12, words - 84, 36}, b.tr("match.private.only", {{"who", name}}), {Face::semibold, 22, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({r.x + 72, r.y + 50, words - 84, 28}, b.tr("match.private.others"), {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  }
  const Rect area{r.x + words + 12, r.y + r.h * 0.15F, r.w - words - 32, r.h * 0.68F};
  ButtonOpt go;
  go.primary = true;
  go.px = 24;
  go.secret = true;
  const float width = std::min(336 * std::max(1.0F, b.text_scale()), area.w * 0.6F);
  const Rect button{area.right() - width, area.y, width, area.h};
  const Rect hint{area.x, area.y, area.w - width - 40, area.h};
  if (placing()) {
    const int confirm = driver_->rules().catalogue.find_verb("confirm");
    const Action a{static_cast<Verb>(confirm)};
    const Refusal no = driver_->why_not(seat_, a);
    go.id = "option.confirm";
    go.role = Role::option;
    go.text = b.tr("match.confirm");
    if (no) go.reason = describe().refusal(no);
    go.press = [this, a] { act(seat_, a); };
    if (no) b.text(hint, go.reason, {Face::medium, 20, rgb(0xffcf8f), Align::right, VAlign::middle, true, 0.6F});
    if (no && b.wide()) b.skin({hint.right() + 10, area.y + 9, 18, 44}, "chev", rgb(0x4f868c));
  } else if (purpose_ == Purpose::react) {
    go.id = "cancel";
    go.text = b.tr("match.private.cancel");
    go.press = [this] { settle(); };
    b.text(hint, b.tr("match.private.react_hint"), {Face::medium, 18, th.second, Align::right, VAlign::middle, true, 0.6F});
  } else if (purpose_ == Purpose::look) {
    go.id = "done";
    go.text = b.tr("match.private.done");
    go.press = [this] { settle(); };
  } else {
    b.text(area, b.tr("match.private.choose"), {Face::medium, 20, rgb(0xffcf8f), Align::right, VAlign::middle, true, 0.6F});
    return;
  }
  b.button(button, std::move(go));
}

void PlayScreen::role_box(Builder& b, Rect r, const TableView& t) {
  if (!t.role || r.w <= 0) return;
  const Colour c = tone_colour(b.theme(), t.role->tone);
  b.panel(r);
  b.icon({r.x + 20, r.y + r.h / 2 - 20, 40, 40}, t.role->icon, c);
  b.text({r.x + 76, r.y + 8, r.w - 90, 30}, t.role->title, {Face::heading, 18, c, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.label("role", {r.x + 76, r.y + 38, r.w - 88, r.h - 44}, t.role->rows.empty() ? std::string() : t.role->rows.front().text,
          {Face::semibold, 23, b.theme().text, Align::left, VAlign::middle, true, 0.65F}, true);
}

void PlayScreen::tray_token(Builder& b, Rect r, const TableView& t, int nth, bool large) {
  const Theme& th = b.theme();
  const TokenView& token = t.tray[static_cast<std::size_t>(nth)];
  const bool down = token.planned != Zone::none, held = nth == own_.token_slot && own_.token != Kind::hidden;
  const std::string id = fmt::format("token.{}", nth);
  const float size = large ? std::min(104.0F, r.h) : std::min(r.w - 4, r.h - 26);
  const Rect disc{large ? r.x : r.centre().x - size / 2, r.y + (large ? (r.h - size) / 2 : 0), size, size};
  if (held && !layout_.board.ghost.empty()) b.picture({disc.x - size * 0.16F, disc.y - size * 0.16F, size * 1.32F, size * 1.32F}, layout_.board.ghost);
  b.picture(disc, token.piece.picture);
  if (!token.piece.ring.empty()) b.skin(disc, token.piece.ring, seat_colour(driver_->seats()[static_cast<std::size_t>(index(seat_))]));
  if (down) b.icon({disc.right() - size * 0.32F, disc.bottom() - size * 0.32F, size * 0.3F, size * 0.3F}, "check", th.text);
  if (large) {
    const float x = disc.right() + 16, w = r.right() - x;
    b.text({x, r.y + 2, w, r.h * 0.38F}, token.title, {Face::semibold, 24, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({x, r.y + r.h * 0.38F, w, r.h * 0.32F}, held ? b.tr("match.token.held") : token.state, {Face::medium, 20, held || !down ? th.act : th.second, Align::left, VAlign::middle, true, 0.6F});
    b.text({x, r.y + r.h * 0.7F, w, r.h * 0.28F}, token.hint, {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
  } else {
    b.text({r.x - 4, disc.bottom() + 2, r.w + 8, 24}, token.piece.name, {Face::medium, 18, held ? th.act : th.second, Align::centre, VAlign::middle, false, 0.55F});
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
  b.label("question", {x, r.y + 18, r.right() - x - 24, r.h * 0.42F}, now, {Face::semibold, 30, th.text, Align::left, VAlign::middle, true, 0.45F}, true);
  const std::string next = purpose_ == Purpose::answer ? t.banner.next : b.tr("match.private.quiet");
  b.text({x, r.y + r.h * 0.54F, r.right() - x - 24, r.h * 0.34F}, next, {Face::medium, 21, th.second, Align::left, VAlign::middle, true, 0.6F});
}

void PlayScreen::tray(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  if (!placing() || t.tray.empty()) return question_box(b, r, t);
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 28}, b.tr("match.tokens"), {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
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
  const Arrangement& a = arrangements.at("private");
  const auto box = [&](std::string_view name) { return region(a, name, {b.width(), b.height()}); };
  draw_board_ground(b, box("board"), t, layout_, acts, hull_);
  begin_layer(b, b.full());
  draw_title(b, box("title"), t);
  if (b.wide()) {
    draw_tracks(b, box("tracks"), t, layout_);
    draw_stake(b, box("stake"), t);
  }
  end_layer(b);
  draw_board(b, box("board"), t, layout_, acts);
  callouts(b, box("board"), t);
  const int left = timer_ms_[static_cast<std::size_t>(index(seat_))];
  const Rect prompt = box("prompt");
  draw_banner(b, prompt, t, acts, left > 0 ? 96 : 0);
  if (left > 0) {
    const float size = prompt.h - 12;
    const Rect ring{prompt.right() - size - 16, prompt.y + 6, size, size};
    const int total = std::max(1, reg_of(public_, "timer"));
    const int seconds = (left + 999) / 1000;
    const float share = static_cast<float>(seconds) / static_cast<float>(total);
    b.gauge(ring, "timer", share, total, share < 0.34F ? b.theme().alarm : b.theme().act);
    b.label("timer", ring, std::to_string(seconds), {Face::title, size * 0.46F, b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
  }
  private_tools(b, box("tools"));
  undo_button(b, box("undo"));
  private_bar(b, box("actions"), t);
  if (b.wide()) {
    role_box(b, box("role"), t);
    hand_box(b, box("hand"), t, acts);
    tray(b, box("tray"), t);
  } else {
    draw_strip(b, box("strip"), t, acts);
    private_compact(b, t, acts);
  }
  card_zoom(b, t);
  b.skin(b.full(), "private_border", seat_colour(me));
}

}  // namespace prowl::ui
