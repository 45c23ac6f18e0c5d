#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr float kHead = 44, kLift = 26;

float aspect_of(const TableLayout& l, const PieceView& p) {
  const auto face = l.faces.find(p.card);
  return face == l.faces.end() ? 0.714F : face->second.size.w / face->second.size.h;
}

PieceView card_of(const TableFacts& f, const TableLayout& l, const Describe& d, const TableView& t, Kind k) {
  Piece p;
  p.kind = k;
  PieceView v = piece_view(f, l, d, p, 0);
  v.key = 0;
  for (const auto& place : t.places)
    if (place.kind == k) v.label = place.number;
  for (const auto& own : t.hand)
    if (own.kind == k) v.label = own.label;
  return v;
}

void heading(Builder& b, Rect r, const std::string& title, const std::string& note) {
  const TextOpt head{Face::heading, 24, b.theme().text, Align::left, VAlign::middle, false, 0.6F};
  const float w = std::min(b.measure(title, head).w + 4, r.w);
  b.text({r.x, r.y, w, r.h}, title, head);
  if (!note.empty() && r.w - w > 60)
    b.text({r.x + w + 16, r.y, r.w - w - 16, r.h}, note,
           {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.6F});
}

// An icon, what may happen, and at the right what it means.
float detail_row(Builder& b, Rect r, const PanelRow& row, const SeatInfo* who) {
  const Theme& th = b.theme();
  const Colour c = tone_colour(th, row.tone, who);
  if (!row.icon.empty())
    b.icon({r.x, r.y + r.h / 2 - 14, 28, 28}, row.icon, row.colour.empty() ? c : named_colour(th, row.colour));
  const float x = r.x + (row.icon.empty() ? 0 : 38), room = r.right() - x;
  const TextOpt lead{Face::semibold, 18, th.text, Align::left, VAlign::middle, true, 0.6F};
  const float w = row.sub.empty() ? room : std::min(b.measure(row.text, lead).w + 4, room * 0.6F);
  b.text({x, r.y, w, r.h}, row.text, lead);
  if (!row.sub.empty())
    b.text({x + w + 10, r.y, room - w - 10, r.h}, row.sub,
           {Face::medium, 18, tone_colour(th, row.sub_tone, who), Align::right, VAlign::middle, true, 0.45F});
  return r.bottom();
}

void possible(Builder& b, Rect r, const BoxView& box, Colour c) {
  const Theme& th = b.theme();
  if (box.level == 2)
    b.fill(r, c, 7);
  else
    b.fill(r, th.ground, 7, 0.55F);
  if (box.level != 1) b.frame(r, box.level == 2 ? c : th.line, 1.2F, 7);
  const Colour ink = box.level == 2 ? th.ink : box.level == 1 ? th.second : th.dim;
  b.text(r, box.level == 0 ? "–" : box.text,
         {box.level == 2 ? Face::bold : Face::medium, 18, ink, Align::centre, VAlign::middle, false, 0.6F});
}

void guess_box(Builder& b, Rect r, const PanelRow& row, const TableView& t) {
  const auto who = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& s) { return s.seat == row.seat; });
  if (who == t.seats.end()) return;
  const Theme& th = b.theme();
  const Colour c = seat_colour(who->info);
  b.panel(r, c);
  const Rect in = r.inset(16, 12);
  const bool narrow = in.w < 230;  // then Will stands below the name
  const float pip = std::clamp(in.w * 0.085F, 18.0F, 30.0F), top = std::min(narrow ? 44.0F : 56.0F, in.h * 0.34F),
              pips = static_cast<float>(who->pips.size()) * pip;
  b.badge({in.x, in.y, top, top}, who->info);
  const float x = in.x + top + 12;
  b.text({x, in.y, in.right() - x - (narrow ? 0 : pips + 6), top * 0.52F}, who->info.name,
         {Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.4F});
  if (!narrow)
    b.text({x, in.y + top * 0.52F, in.right() - x, top * 0.48F}, who->state,
           {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.4F});
  for (std::size_t i = 0; i < who->pips.size(); ++i)
    b.picture(
        {in.right() - pips + static_cast<float>(i) * pip, in.y - 2 + (narrow ? top * 0.52F : 0), pip + 2, pip + 2},
        who->pips[i]);
  const float h = std::min(48.0F, (in.h - top - 18) / 2);
  std::string open;
  const auto cells = split_grid({in.x, in.bottom() - 2 * h - 6, in.w, 2 * h + 6}, static_cast<int>(row.boxes.size()),
                                in.w / 5 - 7, h, 6);
  for (std::size_t i = 0; i < row.boxes.size() && i < cells.size(); ++i) {
    possible(b, cells[i], row.boxes[i], c);
    if (row.boxes[i].level == 2) open += (open.empty() ? "" : ", ") + row.boxes[i].text;
  }
  Widget w;
  w.id = fmt::format("guess.p{}", index(row.seat) + 1);
  w.role = Role::region;
  w.name = who->info.name;
  w.value = who->state + ". " + who->pips_text + ". " + b.tr("match.maybe", {{"places", open}});
  w.secret = true;
  w.focusable = false;
  b.widget(r, std::move(w));
}

// On each place the shapes of those who may be there.
void maybe_marks(Builder& b, Rect board, const TableView& t, const TableLayout& l) {
  const BoardFrame frame(board, t, l.board, b.wide());
  for (const auto& p : t.places) {
    if (p.maybe.empty()) continue;
    const Rect tile = frame.tile(p);
    const auto n = static_cast<float>(p.maybe.size());
    const float size = std::min({26.0F, std::max(16.0F, tile.w * 0.12F), (tile.w - 16) / n - 4}),
                w = n * (size + 4) + 10;
    const Rect pill{tile.centre().x - w / 2, tile.bottom() - std::max(tile.h * 0.35F, size + 34), w, size + 8};
    b.fill(pill, b.theme().ground, pill.h / 2, 0.82F);
    float x = pill.x + 7;
    for (const Seat s : p.maybe)
      for (const auto& v : t.seats)
        if (v.seat == s)
          b.skin({x, pill.y + 4, size, size}, "common/seats/" + v.info.shape, seat_colour(v.info)), x += size + 4;
  }
}

}  // namespace

// What is pointed at, else the chosen card.
Kind PlayScreen::shown_kind(Builder& b, const TableView& t, const TableActs& acts) const {
  const auto pointed = [&](const std::string& id) { return b.hovered(id) || (b.state().keyboard && b.focused(id)); };
  for (const auto& row : acts.rows)
    if (row.about != Kind::hidden && pointed(row.id)) return row.about;
  for (const auto& p : t.places)
    if (p.kind != Kind::hidden && pointed(p.id)) return p.kind;
  for (std::size_t i = 0; i < t.hand.size(); ++i)
    if (pointed(fmt::format("card.{}", i))) return t.hand[i].kind;
  if (t.hand.empty()) return Kind::hidden;
  if (own_.card >= 0) return t.hand[std::min(static_cast<std::size_t>(own_.card), t.hand.size() - 1)].kind;
  const Chooser c = chooser();
  const auto first = std::find_if(t.hand.begin(), t.hand.end(), [&](const PieceView& p) {
    return c.next({}, {{Operand::kind, index(p.kind)}}).has_value();
  });
  return (first == t.hand.end() ? t.hand.front() : *first).kind;
}

void PlayScreen::focus_card(Builder& b, Rect r, const TableView& t, Kind k) {
  if (r.w <= 0 || k == Kind::hidden) return;
  const PieceView p = card_of(*mine_, layout_, describe(), t, k);
  const float aspect = aspect_of(layout_, p), w = std::min(r.w, r.h * aspect);
  draw_card(b, {r.centre().x - w / 2, r.y + (r.h - w / aspect) / 2, w, w / aspect}, layout_, p,
            card_text(*mine_, ctx_.texts, k), "focus");
}

void PlayScreen::focus_details(Builder& b, Rect r, const TableView& t, Kind k) {
  if (r.w <= 0) return;
  if (own_.recap_open) return recap_box(b, r);
  if (k == Kind::hidden) return;
  const Theme& th = b.theme();
  const CardText words = card_text(*mine_, ctx_.texts, k);
  const auto found = std::find_if(t.details.begin(), t.details.end(), [&](const DetailView& d) { return d.kind == k; });
  const DetailView d = found != t.details.end() ? *found : DetailView{};
  b.panel(r, th.act);
  const Rect in = r.inset(24, 18);
  const float tag = d.tag.empty() ? 0 : std::min(b.measure(d.tag, {Face::medium, 18, th.second}).w + 4, in.w * 0.45F);
  b.label("details.title", {in.x, in.y, in.w - tag - 12, 38}, words.title,
          {Face::heading, 30, th.text, Align::left, VAlign::middle, false, 0.5F}, true);
  if (tag > 0)
    b.text({in.right() - tag, in.y, tag, 38}, d.tag,
           {Face::medium, 18, th.second, Align::right, VAlign::middle, false, 0.6F});
  // A whole sentence takes two lines; all of them get lower where there are many.
  const auto tall = [&](const PanelRow& row) {
    return row.sub.empty() && b.measure(row.text, {Face::semibold, 18, th.text}).w > in.w - 40 ? 54.0F : 38.0F;
  };
  const float stock = d.stock.empty() ? 0 : 106;
  float rows = 0;
  for (const auto& row : d.rows) rows += tall(row);
  const float share = std::min(1.0F, (in.h - 44 - stock - 66) / std::max(rows, 1.0F));
  rows *= share;
  const Rect text{in.x, in.y + 44, in.w, in.h - 44 - rows - stock - 10};
  b.label("details.text", text, words.text, {Face::medium, 20, th.text, Align::left, VAlign::top, true, 0.6F}, true);
  float y = text.bottom() + 4;
  if (!d.stock.empty()) {
    b.text({in.x, y, in.w, 28}, d.stock_title, {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.7F});
    const auto n = static_cast<float>(d.stock.size()), w = std::min(in.w / std::max(n, 1.0F), 148.0F);
    for (std::size_t i = 0; i < d.stock.size(); ++i) {
      const Rect box{in.x + static_cast<float>(i) * w, y + 32, w - 8, 66};
      draw_card(b, {box.x, box.y, 56, 66}, layout_, d.stock[i], card_text(*mine_, ctx_.texts, d.stock[i].kind));
      if (box.w < 124) {  // too many for words: their numbers
        b.text({box.x + 60, box.y, box.w - 60, box.h}, std::to_string(d.stock[i].count),
               {Face::semibold, 20, th.second, Align::left, VAlign::middle, false, 0.5F});
        continue;
      }
      b.text({box.x + 64, box.y + 6, box.w - 64, 26}, d.stock[i].name,
             {Face::semibold, 18, th.text, Align::left, VAlign::middle, false, 0.5F});
      b.text({box.x + 64, box.y + 34, box.w - 64, 26}, b.trn("match.left", d.stock[i].count),
             {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.5F});
    }
    y += stock;
  }
  if (!d.rows.empty()) b.fill({in.x, y, in.w, 1}, th.line, 0, 0.8F);
  y += 2;
  for (const auto& row : d.rows) {
    const auto who = std::find_if(t.seats.begin(), t.seats.end(),
                                  [&](const SeatView& s) { return s.seat == row.seat; });
    y = detail_row(b, {in.x, y, in.w, tall(row) * share}, row, who == t.seats.end() ? nullptr : &who->info);
  }
}

void PlayScreen::fan_card(Builder& b, Rect card, Rect reach, const TableView& t, int nth) {
  const PieceView& p = t.hand[static_cast<std::size_t>(nth)];
  const std::string id = fmt::format("card.{}", nth);
  const CardText words = card_text(*mine_, ctx_.texts, p.kind);
  const std::string why = why_not_card(t, p);
  const bool playable = chooser().next(own_.picks, {{Operand::kind, index(p.kind)}}).has_value();
  const bool chosen = nth == own_.card;
  draw_card(b, card, layout_, p, words,
            p.lit || (chosen && why.empty()) ? "focus"
            : playable                       ? "legal"
            : !why.empty()                   ? "off"
                                             : "plain");
  if (p.lit) b.icon({card.right() - 42, card.y + 10, 32, 32}, "check", b.theme().act);
  if (!why.empty()) b.icon({card.right() - 40, card.y + 10, 28, 28}, "lock", b.theme().text);
  Widget k;
  k.id = id;
  k.role = Role::card;
  k.name = p.name;
  k.value = words.effect.empty() ? words.text : words.effect;
  if (p.lit) k.value += ". " + b.tr("match.card.laid");
  if (!why.empty()) k.value += ". " + why;
  k.secret = true;
  k.drag = playable;
  k.press = [this, t, nth] { press_card(t, nth); };
  const auto a = layout_.wide.find(t.arrangement);
  const bool told = b.wide() && a != layout_.wide.end() && a->second.regions.contains("details");  // what it does
                                                                                                   // stands beside it
  b.widget(reach, std::move(k), why.empty() && !told ? words.text : why);
}

// Side by side, overlapping where there are many; in a narrow region one below the other.
void PlayScreen::fan_box(Builder& b, Rect r, const TableView& t, const FanView& fan) {
  if (r.w <= 0) return;
  heading(b, {r.x, r.y, r.w, 34}, fan.title, fan.note);
  const auto n = static_cast<int>(fan.count), first = static_cast<int>(fan.first);
  const Rect area{r.x, r.y + kHead, r.w, r.h - kHead};
  if (n == 0) {
    b.label("fan.empty." + fan.id, {area.x, area.y, area.w, std::min(60.0F, area.h)}, b.tr("match.hand.empty"),
            {Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, true, 0.7F}, true);
    return;
  }
  const float aspect = aspect_of(layout_, t.hand[fan.first]), gap = 14;
  const bool down = area.h > area.w * 1.6F;
  const float most = (area.h - kLift) * aspect,
              apart = (area.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
  const float w = down ? std::min(area.w, area.h * aspect) : std::clamp(apart, most * 0.76F, most);
  const float h = w / aspect, length = down ? area.h - h : area.w - w;
  const float step = n > 1 ? std::min((down ? h : w) + gap, length / static_cast<float>(n - 1)) : 0;
  const auto draw = [&](int i) {
    const float at = static_cast<float>(i) * step;
    const bool up = first + i == own_.card || t.hand[static_cast<std::size_t>(first + i)].lit;
    const Rect card = down ? Rect{area.x, area.y + at, w, h} : Rect{area.x + at, area.y + (up ? 0 : kLift), w, h};
    const bool covered = i + 1 < n && first + i != own_.card;
    fan_card(b, card,
             down ? Rect{card.x, card.y, w, covered ? std::min(step, h) : h}
                  : Rect{card.x, card.y, covered ? std::min(step, w) : w, h},
             t, first + i);
  };
  for (int i = 0; i < n; ++i)
    if (first + i != own_.card) draw(i);
  if (own_.card >= first && own_.card < first + n) draw(own_.card - first);
}

// Those without a region of their own side by side, as wide as their share; what is empty takes no room.
void PlayScreen::fan_strip(Builder& b, Rect r, const Arrangement& a, const TableView& t) {
  if (r.w <= 0) return;
  struct Part {
    const FanView* fan;
    float share;
  };
  std::vector<Part> parts;
  float all = 0;
  for (const auto& fan : t.fans) {
    const auto look = std::find_if(layout_.fans.begin(), layout_.fans.end(),
                                   [&](const FanLook& f) { return f.group == fan.id; });
    if (a.regions.contains("fan." + fan.id) || look == layout_.fans.end() ||
        (fan.count == 0 && look != layout_.fans.begin()))
      continue;
    parts.push_back({&fan, static_cast<float>(look->share)});
    all += parts.back().share;
  }
  if (parts.empty()) return;
  constexpr float kBetween = 18;
  const float unit = (r.w - kBetween * static_cast<float>(parts.size() - 1)) / all;
  float x = r.x;
  for (const Part& part : parts) {
    fan_box(b, {x, r.y, part.share * unit, r.h}, t, *part.fan);
    x += part.share * unit + kBetween;
  }
}

void PlayScreen::token_column(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  if (t.tray.empty()) return;
  b.panel(r, t.role ? tone_colour(th, t.role->tone) : th.act);
  const auto n = static_cast<float>(std::max<std::size_t>(t.tray.size(), 3));
  const float step = (r.h - 24) / n;
  for (std::size_t i = 0; i < t.tray.size(); ++i) {
    const TokenView& token = t.tray[i];
    const bool held = static_cast<int>(i) == own_.token_slot;
    const Rect box{r.x + 8, r.y + 12 + static_cast<float>(i) * step, r.w - 16, step - 8};
    const Colour c = token.colour.empty() ? th.text : named_colour(th, token.colour);
    if (held) b.skin(box.inset(-12), "glow", c, 0.6F), b.skin(box, "option_on", c);
    const float size = std::min(box.w - 12, box.h * 0.52F);
    b.picture({box.centre().x - size / 2, box.y + 10, size, size}, token.piece.picture,
              token.planned == Zone::none && !held ? 0.8F : 1.0F);
    b.text({box.x + 2, box.y + size + 14, box.w - 4, 28}, token.piece.name,
           {Face::semibold, 18, c, Align::centre, VAlign::middle, false, 0.5F});
    b.text({box.x + 2, box.y + size + 42, box.w - 4, box.bottom() - box.y - size - 46}, token.state,
           {Face::medium, 18, th.text, Align::centre, VAlign::top, true, 0.55F});
    Widget w;
    w.id = fmt::format("token.{}", i);
    w.role = Role::token;
    w.name = token.piece.name;
    w.value = token.state;
    w.secret = true;
    w.drag = true;
    w.press = [this, t, i] { pick_token(t, static_cast<int>(i)); };
    b.widget(box, std::move(w), token.hint);
  }
}

// A box a seat: where it may be as far as everybody can tell.
void PlayScreen::guess_boxes(Builder& b, Rect r, const TableView& t) {
  if (r.w <= 0 || t.facts.empty()) return;
  const PanelView& p = t.facts.front();
  const auto n = static_cast<int>(
      std::count_if(p.rows.begin(), p.rows.end(), [](const PanelRow& row) { return !row.boxes.empty(); }));
  if (n == 0) return;
  const auto boxes = n <= 3 ? split_row(r, n, 16) : split_grid(r, n, r.w / 3 - 12, (r.h - 12) / 2, 12);
  std::size_t at = 0;
  for (const auto& row : p.rows)
    if (!row.boxes.empty()) guess_box(b, boxes[at++], row, t);
}

void PlayScreen::choice_box(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (r.w <= 0) return;
  const SeatInfo& me = driver_->seats()[static_cast<std::size_t>(index(seat_))];
  b.panel(r, seat_colour(me));
  const Rect in = r.inset(14, 12);
  if (acts.rows.empty()) {
    b.label("question", in, purpose_ == Purpose::look ? b.tr("match.private.look") : t.banner.now,
            {Face::semibold, 22, b.theme().text, Align::left, VAlign::top, true, 0.6F}, true);
    return;
  }
  draw_option_rows(b, in, own_scroll("options"), acts.rows, true);
}

void PlayScreen::only_pill(Builder& b, Rect r) {
  if (r.w <= 0) return;
  const SeatInfo& me = driver_->seats()[static_cast<std::size_t>(index(seat_))];
  const Colour c = seat_colour(me);
  b.fill(r, b.theme().ground, r.h / 2, 0.85F);
  b.frame(r, c, 2, r.h / 2);
  b.icon({r.x + 14, r.centre().y - 13, 26, 26}, "eye_off", c);
  b.label("only", {r.x + 48, r.y, r.w - 62, r.h}, b.tr("match.private.only", {{"who", me.name}}),
          {Face::semibold, 18, c, Align::left, VAlign::middle, false, 0.5F}, true);
}

// What a private screen of hands and choices is made of; each part stands where the arrangement has a region for it.
void PlayScreen::own_boxes(Builder& b, const Arrangement& a, const TableView& t, const TableActs& acts) {
  const auto box = [&](std::string_view name) { return region_of(b, a, name); };
  const Kind k = shown_kind(b, t, acts);
  if (ctx_.settings.deduction) maybe_marks(b, box("board"), t, layout_);
  focus_card(b, box("focus"), t, k);
  focus_details(b, box("details"), t, k);
  if (const Rect r = box("facts"); r.w > 0 && !t.facts.empty() && ctx_.settings.deduction)
    draw_panel(b, r, t.facts.front(), t);
  if (ctx_.settings.deduction) guess_boxes(b, box("guess"), t);
  choice_box(b, box("options"), t, acts);
  for (const auto& fan : t.fans) fan_box(b, box("fan." + fan.id), t, fan);
  fan_strip(b, box("fans"), a, t);
  growth_box(b, box("growths"), t);
  only_pill(b, box("only"));
}

// The same for small windows, one below the other in a strip.
void PlayScreen::own_compact(Builder& b, const TableView& t, const TableActs& acts) {
  const Rect r = region_of(b, layout_.compact.at("private"), "hand");
  b.panel(r);
  const Rect view = r.inset(12, 10);
  const float w = b.begin_scroll(own_scroll("own"), view);
  float y = view.y;
  if (placing() && !t.tray.empty()) {
    const auto boxes = split_grid({view.x, y, w, 92}, static_cast<int>(t.tray.size()), 84, 92, 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) tray_token(b, boxes[i], t, static_cast<int>(i), false);
    y += 104;
  }
  y = draw_option_column(b, view.x, y, w, acts.rows, true) + 8;
  for (const auto& fan : t.fans) {
    if (fan.count == 0) continue;
    fan_box(b, {view.x, y, w, 220}, t, fan);
    y += 232;
  }
  const Kind k = shown_kind(b, t, acts);
  if (k != Kind::hidden || own_.recap_open)
    focus_details(b, {view.x, y, w, b.control(420)}, t, k), y += b.control(420) + 8;
  b.end_scroll(y);
}

}  // namespace prowl::ui
