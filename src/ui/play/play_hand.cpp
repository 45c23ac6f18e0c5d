#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {

// A list that one seat has scrolled must not stand there for the next.
std::string PlayScreen::own_scroll(std::string_view list) const {
  return fmt::format("{}.p{}", list, index(seat_) + 1);
}

void PlayScreen::goal_marks(Builder& b, Rect r, const TableView& t) {
  if (t.goal.empty()) return;
  int have = 0;
  std::string names;
  float x = r.right() - 40 * static_cast<float>(t.goal.size());
  for (const auto& g : t.goal) {
    have += g.have ? 1 : 0;
    if (!g.have) names += (names.empty() ? "" : ", ") + g.name;
    b.icon({x, r.y, 34, 34}, g.have ? g.icon : g.icon + "_off",
           g.have ? b.theme().colour("kind." + g.icon.substr(5)) : b.theme().dim);
    x += 40;
  }
  const std::string text = b.tr("match.goal", {{"n", have}, {"m", static_cast<int>(t.goal.size())}});
  const float w = 40 * static_cast<float>(t.goal.size());
  b.label("goal", {r.x, r.y, r.w - w - 14, 34}, text,
          {Face::medium, 19, b.theme().second, Align::right, VAlign::middle, false, 0.6F}, true);
}

void PlayScreen::hand_cards(Builder& b, Rect r, const TableView& t) {
  const auto n = static_cast<int>(t.hand.size());
  if (n == 0) {
    b.label("hand.empty", r, b.tr("match.hand.empty"),
            {Face::medium, 20, b.theme().dim, Align::centre, VAlign::middle, true, 0.7F}, true);
    return;
  }
  for (int i = 0; i < n; ++i)
    if (b.focused(fmt::format("card.{}", i))) own_.card = i;
  own_.card = std::clamp(own_.card, 0, n - 1);
  const float most = std::min(r.h / 1.4F, 186.0F), gap = 5;
  const float w = std::clamp((r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n), most * 0.8F, most);
  const float step = n > 1 ? std::min(w + gap, (r.w - w) / static_cast<float>(n - 1)) : 0;
  const auto draw = [&](int i) {
    const PieceView& p = t.hand[static_cast<std::size_t>(i)];
    const bool chosen = i == own_.card;
    const Rect card{r.x + static_cast<float>(i) * step, r.y + (chosen ? 0.0F : 8.0F), w, w * 1.4F};
    const CardText words = card_text(*mine_, ctx_.texts, p.kind);
    draw_card(b, card, layout_, p, words);
    if (p.marks != 0) b.icon({card.right() - 34, card.y + 6, 28, 28}, "swap", b.theme().act);
    if (chosen && n > 1) b.skin({card.x - 9, card.y - 9, card.w + 18, card.h + 18}, "card_focus");
    Widget k;
    k.id = fmt::format("card.{}", i);
    k.role = Role::card;
    k.name = p.name;
    k.value = words.title + ". " + words.text;
    k.secret = true;
    k.press = [this, i, chosen] {
      own_.zoom = chosen;
      if (chosen) ctx_.focus("card.zoom");
      own_.card = i;
      own_.recap_open = false;
      ctx_.invalidate();
    };
    b.widget({card.x, card.y, i + 1 < n && i != own_.card ? std::min(step, w) : w, card.h}, std::move(k));
  };
  for (int i = 0; i < n; ++i)
    if (i != own_.card) draw(i);
  draw(own_.card);
}

// The card as large as the window allows; any press puts it away.
void PlayScreen::card_zoom(Builder& b, const TableView& t) {
  if (!own_.zoom || t.hand.empty()) return;
  const PieceView& p = t.hand[static_cast<std::size_t>(own_.card)];
  const CardText words = card_text(*mine_, ctx_.texts, p.kind);
  b.skin(b.full(), "veil");
  const float k = std::min(1.0F, (b.height() - 60) / 672);
  const Rect card{b.width() / 2 - 250 * k - 230 * k, (b.height() - 672 * k) / 2, 480 * k, 672 * k};
  draw_card(b, card, layout_, p, words);
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
  w.press = [this] {
    own_.zoom = false;
    ctx_.focus(fmt::format("card.{}", own_.card));
    ctx_.invalidate();
  };
  b.widget(b.full(), std::move(w));
}

void PlayScreen::recap_box(Builder& b, Rect r) {
  b.skin(r, "well");
  const Theme& th = b.theme();
  b.text({r.x + 16, r.y + 8, r.w - 150, 30}, b.tr("match.recap"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.6F, 1.2F});
  ButtonOpt o;
  o.id = "recap.close";
  o.text = b.tr("match.recap.close");
  o.px = 18;
  o.secret = true;
  o.press = [this] {
    own_.recap_open = false;
    ctx_.invalidate();
  };
  const float w = std::min(b.button_width(o), r.w * 0.4F);
  b.button({r.right() - w - 8, r.y + 6, w, 44}, std::move(o));
  float y = r.y + 54;
  const auto room = static_cast<std::size_t>(std::max(1.0F, (r.h - 60) / b.line(18)));
  const std::size_t first = own_.recap.size() > room ? own_.recap.size() - room : 0;
  for (std::size_t i = first; i < own_.recap.size(); ++i) {
    b.label(fmt::format("recap.{}", i), {r.x + 18, y, r.w - 34, b.line(18)}, own_.recap[i],
            {Face::medium, 18, th.text, Align::left, VAlign::middle, true, 0.6F}, true);
    y += b.line(18);
  }
}

void PlayScreen::card_details(Builder& b, Rect r, const TableView& t) {
  if (own_.recap_open) return recap_box(b, r);
  if (t.hand.empty()) return;
  b.skin(r, "well");
  const Theme& th = b.theme();
  const CardText words = card_text(*mine_, ctx_.texts, t.hand[static_cast<std::size_t>(own_.card)].kind);
  const Colour c = th.colour(words.colour);
  b.icon({r.x + 16, r.y + 14, 36, 36}, words.icon, c);
  b.text({r.x + 62, r.y + 12, r.w - 150, 40}, words.title + ": " + words.effect,
         {Face::title, 32, c, Align::left, VAlign::middle, false, 0.28F, 1});
  if (!words.paragraph.empty() && ctx_.settings.show_rule_links) {
    const Rect link{r.right() - 88, r.y + 10, 76, 44};
    b.text(link, "§ " + words.paragraph, {Face::medium, 18, th.dim, Align::right, VAlign::middle, false, 0.6F});
    Widget k;
    k.id = "card.rule";
    k.role = Role::link;
    k.name = b.tr("match.rule_link", {{"n", words.paragraph}});
    k.secret = true;
    k.press = [this, p = words.paragraph] { open_rules(p); };
    b.widget(link, std::move(k));
  }
  const bool note = r.h >= 150 && !words.note.empty();
  b.text({r.x + 18, r.y + 54, r.w - 34, r.h - (note ? 92 : 62)}, words.text,
         {Face::body, 20, th.text, Align::left, VAlign::middle, true, 0.6F});
  if (note)
    b.text({r.x + 18, r.bottom() - 38, r.w - 34, 30}, words.note,
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
}

// A card and whoever may have it, noted on the card itself: nothing of it shows anywhere else.
void PlayScreen::swap_box(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  const int offer = driver_->rules().catalogue.find_verb("offer");
  if (offer < 0 || t.hand.empty()) return;
  std::vector<const SeatView*> partners;
  for (const auto& s : t.seats)
    if (s.seat != seat_ && s.hand >= 0 && !s.out) partners.push_back(&s);
  if (partners.empty()) return;
  b.icon({r.x + 4, r.y, 34, 34}, "swap", th.text);
  b.text({r.x + 50, r.y, r.w * 0.45F, 36}, b.tr("match.swap"),
         {Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.6F});
  b.text({r.x + r.w * 0.5F, r.y, r.w * 0.5F - 4, 36}, b.tr("match.swap.sealed"),
         {Face::medium, 18, th.dim, Align::right, VAlign::middle, true, 0.6F});
  const PieceView& card = t.hand[static_cast<std::size_t>(own_.card)];
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
    o.on = offered;
    o.secret = true;
    if (const Refusal no = driver_->why_not(seat_, a); no && !offered) o.reason = describe().refusal(no);
    o.press = [this, a, offered] {
      if (!offered) return act(seat_, a);
      driver_->retract(seat_, a);
      refresh();
      mine_ = driver_->facts(seat_);
    };
    draw_seat_button(b, box, s.info, std::move(o));
  }
  if (r.h >= 160)
    b.text({r.x + 6, r.y + 114, r.w - 12, 26}, b.tr("match.swap.how"),
           {Face::medium, 18, th.second, Align::left, VAlign::middle, true, 0.6F});
  if (r.h >= 160)
    b.text({r.x + 6, r.y + 140, r.w - 12, 26}, b.tr("match.swap.quiet"),
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.6F});
}

void PlayScreen::hand_box(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (r.w <= 0) return;
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 20, r.y + 12, 160, 34}, b.tr("match.hand"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.6F, 1.5F});
  goal_marks(b, {r.x + 180, r.y + 12, r.w - 196, 34}, t);
  const float cards = std::min(268.0F, r.h * 0.37F);
  hand_cards(b, {r.x + 14, r.y + 52, r.w - 28, cards - 8}, t);
  const bool place = placing();
  float y = r.y + 52 + cards + 26;
  const bool list = (place && own_.all_options) || (!place && purpose_ != Purpose::look);
  if (!place || !own_.all_options) {
    const float well = place || purpose_ == Purpose::look ? 184 : std::min(150.0F, r.h * 0.2F);
    card_details(b, {r.x + 14, y, r.w - 28, well}, t);
    y += well + 16;
  }
  if (place) {
    ButtonOpt o;
    o.id = "options.toggle";
    o.icon = "log";
    o.text = b.tr("match.all_options");
    o.px = 18;
    o.hotkey = "o";
    o.on = own_.all_options;
    o.secret = true;
    o.press = [this] {
      own_.all_options = !own_.all_options;
      ctx_.invalidate();
    };
    const float h = 44;
    const Rect foot{r.x + 16, r.bottom() - h - 12, std::min(b.button_width(o) + 10, r.w - 32), h};
    if (own_.all_options)
      draw_option_rows(b, {r.x + 16, y, r.w - 32, foot.y - y - 10}, own_scroll("options"), acts.rows, true);
    else if (foot.y - y > 110)
      swap_box(b, {r.x + 14, y, r.w - 28, foot.y - y - 4}, t);
    b.button(foot, std::move(o));
  } else if (list) {
    draw_option_rows(b, {r.x + 16, y, r.w - 32, r.bottom() - y - 12}, own_scroll("options"), acts.rows, true);
  }
}

// One strip for small windows: role, hand, what can be done; all of it scrolls.
void PlayScreen::private_compact(Builder& b, const TableView& t, const TableActs& acts) {
  if (!layout_.fans.empty()) return own_compact(b, t, acts);
  const Rect r = region_of(b, layout_.compact.at("private"), "hand");
  b.panel(r);
  const Rect view = r.inset(14, 10);
  const float w = b.begin_scroll(own_scroll("own"), view);
  Column c({view.x, view.y, w, 4000}, 10);
  if (t.role)
    b.label("role", c.next(b.line(18) * 2), t.role->rows.front().text,
            {Face::semibold, 18, b.theme().act, Align::left, VAlign::middle, true, 0.7F}, true);
  if (placing()) {
    const auto boxes = split_grid({view.x, c.y, w, 400}, static_cast<int>(t.tray.size()), 84, 92, 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) tray_token(b, boxes[i], t, static_cast<int>(i), false);
    if (!boxes.empty()) c.y = boxes.back().bottom() + 12;
  }
  goal_marks(b, c.next(36), t);
  hand_cards(b, c.next(t.hand.empty() ? 40 : 170), t);
  if (!t.hand.empty() || own_.recap_open) card_details(b, c.next(b.control(170)), t);
  if (placing()) swap_box(b, c.next(116), t);
  for (const auto& row : acts.rows) {
    ButtonOpt o;
    o.id = row.id;
    o.text = row.text;
    o.icon = row.icon;
    o.role = Role::option;
    o.align = Align::left;
    o.secret = true;
    o.press = row.press;
    o.px = 18;
    b.button(c.next(b.control(52)), std::move(o));
  }
  b.end_scroll(c.y);
}

}  // namespace prowl::ui
