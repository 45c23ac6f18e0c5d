#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

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

// An icon, what may happen, and at the right what it means; below it where both have no room beside each other.
float detail_row(Builder& b, Rect r, const PanelRow& row, const SeatInfo* who) {
  const Theme& th = b.theme();
  const Colour c = tone_colour(th, row.tone, who);
  if (!row.icon.empty())
    b.icon({r.x, r.y + r.h / 2 - 14, 28, 28}, row.icon, row.colour.empty() ? c : named_colour(th, row.colour));
  const float x = r.x + (row.icon.empty() ? 0 : 38), room = r.right() - x;
  const TextOpt lead{Face::semibold, 18, th.text, Align::left, VAlign::middle, true, 0.6F};
  TextOpt sub{Face::medium, 18, tone_colour(th, row.sub_tone, who), Align::right, VAlign::middle, true, 0.45F};
  const float line = b.line(18);
  if (!row.sub.empty() && r.h >= 2 * line && b.measure(row.text, lead).w + b.measure(row.sub, sub).w + 14 > room) {
    sub.align = Align::left;
    b.text({x, r.y, room, line}, row.text, lead);
    const float from = b.measure(row.sub, sub).w <= room ? x : r.x;
    b.text({from, r.y + line, r.right() - from, r.h - line}, row.sub, sub);
    return r.bottom();
  }
  const float w = row.sub.empty() ? room : std::min(b.measure(row.text, lead).w + 4, room * 0.6F);
  b.text({x, r.y, w, r.h}, row.text, lead);
  if (!row.sub.empty()) b.text({x + w + 10, r.y, room - w - 10, r.h}, row.sub, sub);
  return r.bottom();
}

// Cards with name and number side by side, each as wide as its words; too many for words have their numbers alone.
void draw_stock(Builder& b, Rect r, const OwnScene& scene, const std::vector<PieceView>& stock) {
  constexpr float kCard = 56, kGap = 8, kApart = 16;
  const Theme& th = b.theme();
  const TextOpt name{Face::semibold, 18, th.text, Align::left, VAlign::middle, false, 0.5F},
      left{Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.5F};
  std::vector<float> wide;
  float sum = 0;
  for (const PieceView& p : stock)
    sum += wide.emplace_back(kCard + kGap + kApart +
                             std::max(b.measure(p.name, name).w, b.measure(b.trn("match.left", p.count), left).w));
  const bool words = sum <= r.w + kApart;
  float x = r.x;
  for (std::size_t i = 0; i < stock.size(); ++i) {
    const float w = words ? wide[i] : std::min(r.w / static_cast<float>(stock.size()), 140.0F);
    draw_card(b, {x, r.y, kCard, r.h}, scene.layout(), stock[i], card_text(scene.mine(), scene.texts(), stock[i].kind));
    const Rect box{x + kCard + kGap, r.y, w - kCard - kGap, r.h};
    if (words) {
      b.text({box.x, box.y + 6, box.w, 26}, stock[i].name, name);
      b.text({box.x, box.y + 34, box.w, 26}, b.trn("match.left", stock[i].count), left);
    } else {
      b.text(box, std::to_string(stock[i].count),
             {Face::semibold, 20, th.second, Align::left, VAlign::middle, false, 0.5F});
    }
    x += w;
  }
}

}  // namespace

Kind shown_kind(Builder& b, const OwnScene& scene) {
  const TableView& t = scene.t;
  HandChoice& choice = scene.stage.choice();
  const auto pointed = [&](const std::string& id) { return b.hovered(id) || (b.state().keyboard && b.focused(id)); };
  for (const auto& row : scene.acts.rows)
    if (row.about != Kind::hidden && pointed(row.id)) return row.about;
  for (const auto& p : t.places)
    if (p.kind != Kind::hidden && pointed(p.id)) return p.kind;
  for (std::size_t i = 0; i < t.hand.size(); ++i)
    if (pointed(fmt::format("card.{}", i))) return t.hand[i].kind;
  if (t.hand.empty()) return Kind::hidden;
  if (choice.card() >= 0) return t.hand[std::min(static_cast<std::size_t>(choice.card()), t.hand.size() - 1)].kind;
  const auto first = std::find_if(t.hand.begin(), t.hand.end(), [&](const PieceView& p) { return choice.means(p); });
  return (first == t.hand.end() ? t.hand.front() : *first).kind;
}

void draw_focus_card(Builder& b, Rect r, const OwnScene& scene, Kind k) {
  if (k == Kind::hidden) return;
  const PieceView p = card_of(scene.mine(), scene.layout(), scene.session().describe(), scene.t, k);
  const float aspect = card_aspect(scene.layout(), p), w = std::min(r.w, r.h * aspect);
  draw_card(b, {r.centre().x - w / 2, r.y + (r.h - w / aspect) / 2, w, w / aspect}, scene.layout(), p,
            card_text(scene.mine(), scene.texts(), k), "focus");
}

void draw_focus_details(Builder& b, Rect r, const OwnScene& scene, Kind k) {
  if (scene.stage.look().recap_open) return draw_recap(b, r, scene);
  if (k == Kind::hidden) return;
  const Theme& th = b.theme();
  const CardText words = card_text(scene.mine(), scene.texts(), k);
  const auto found = std::find_if(scene.t.details.begin(), scene.t.details.end(),
                                  [&](const DetailView& d) { return d.kind == k; });
  const DetailView d = found != scene.t.details.end() ? *found : DetailView{};
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
    const float lead = b.measure(row.text, {Face::semibold, 18, th.text}).w, room = in.w - 40,
                sub = row.sub.empty() ? 0 : b.measure(row.sub, {Face::medium, 18, th.text}).w + 14;
    return lead + sub > room ? std::max(54.0F, b.line(18) * 2) : 38.0F;
  };
  const float stock = d.stock.empty() ? 0 : 106;
  float rows = 0;
  for (const auto& row : d.rows) rows += tall(row);
  const float told = b.measure(words.text, {.face = Face::medium, .px = 20, .wrap = true}, in.w).h + 6;
  const float share = std::clamp((in.h - 54 - stock - told) / std::max(rows, 1.0F), 0.5F, 1.0F);
  rows *= share;
  const Rect text{in.x, in.y + 44, in.w, in.h - 44 - rows - stock - 10};
  b.label("details.text", text, words.text, {Face::medium, 20, th.text, Align::left, VAlign::top, true, 0.6F}, true);
  float y = text.bottom() + 4;
  if (!d.stock.empty()) {
    b.text({in.x, y, in.w, 28}, d.stock_title, {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.7F});
    draw_stock(b, {in.x, y + 32, in.w, 66}, scene, d.stock);
    y += stock;
  }
  if (!d.rows.empty()) b.fill({in.x, y, in.w, 1}, th.line, 0, 0.8F);
  y += 2;
  for (const auto& row : d.rows) {
    const auto who = std::find_if(scene.t.seats.begin(), scene.t.seats.end(),
                                  [&](const SeatView& s) { return s.seat == row.seat; });
    y = detail_row(b, {in.x, y, in.w, tall(row) * share}, row, who == scene.t.seats.end() ? nullptr : &who->info);
  }
}

}  // namespace prowl::ui
