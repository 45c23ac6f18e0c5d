#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kOfferGap = 20, kLeastOfferWords = 96, kMostCard = 480;

const OptionRow* option_of(const TableActs& acts, Kind k) {
  for (const auto& row : acts.rows)
    if (row.about == k && row.press) return &row;
  return nullptr;
}

// What it does in full, and that it was not copied from a printed card.
void card_words(Builder& b, Rect r, const CardText& words, const TableLayout& l) {
  const Theme& th = b.theme();
  b.panel(r);
  const Rect in = r.inset(16, 10);
  const float foot = words.origin.empty() || in.h < 120 ? 0 : std::min(in.h * 0.4F, b.line(18) * 2);
  b.text({in.x, in.y, in.w, in.h - foot}, words.text,
         {Face::medium, 20, th.text, Align::left, VAlign::middle, true, 0.3F});
  if (foot <= 0) return;
  const float mark = 20;
  draw_origin(b, {in.x, in.bottom() - foot / 2 - mark / 2, mark, mark}, l);
  b.text({in.x + mark + 10, in.bottom() - foot, in.w - mark - 10, foot}, words.origin,
         {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.3F, 0, true});
}

void aside_box(Builder& b, Rect r, const OfferView::Aside& aside, const TableView& t, const TableLayout& l) {
  const auto who = std::find_if(t.seats.begin(), t.seats.end(),
                                [&](const SeatView& s) { return s.seat == aside.seat; });
  if (who == t.seats.end()) return;
  const Theme& th = b.theme();
  b.panel(r, seat_colour(who->info));
  const Rect in = r.inset(10, 8);
  const bool low = in.h < 84 * std::max(1.0F, b.text_scale());  // then the names alone
  const float w = std::min(std::min(in.h, low ? 60.0F : in.h) * kCardShape,
                           (in.w * 0.5F - 6 * static_cast<float>(aside.cards.size())) /
                               static_cast<float>(std::max<std::size_t>(aside.cards.size(), 1)));
  float x = in.x;
  std::string names, help;
  for (const CardView& c : aside.cards) {
    draw_card(b, {x, in.y + (in.h - w / kCardShape) / 2, w, w / kCardShape}, l, c.piece, c.words);
    x += w + 6;
    names += (names.empty() ? "" : ", ") + c.words.title;
    help += (help.empty() ? "" : "\n") + b.texts().labelled(c.words.title, c.words.text);
  }
  const Rect words{x + 6, in.y, in.right() - x - 6, in.h};
  const float name = low ? std::min(in.h * 0.46F, b.line(20)) : in.h * 0.3F, above = low ? name : in.h * 0.56F;
  b.text({words.x, words.y, words.w, name}, who->info.name,
         {Face::semibold, 20, seat_colour(who->info), Align::left, VAlign::middle, false, 0.5F});
  if (!low)
    b.text({words.x, words.y + name, words.w, above - name}, aside.note,
           {Face::medium, 18, th.second, Align::left, VAlign::middle, true, 0.5F});
  b.text({words.x, words.y + above, words.w, in.h - above}, names,
         {Face::medium, 18, th.text, Align::left, VAlign::middle, true, 0.5F});
  b.region(r, fmt::format("aside.p{}", index(aside.seat) + 1), who->info.name, b.texts().labelled(aside.note, names),
           help);
}

}  // namespace

// The cards that one chooses among, as large as there is room for, with what they do; others' below.
void draw_offer(Builder& b, Rect r, const OfferView& offer, const TableView& t, const TableLayout& l,
                const TableActs& acts) {
  const bool roomy = b.wide();
  Rect area = r.inset(roomy ? 40 : 8, roomy ? 40 : 6);
  if (!offer.asides.empty() && area.h > 300) {
    const int n = static_cast<int>(offer.asides.size()), rows = roomy && n > 3 ? 2 : 1;
    const float high = (roomy          ? 108.0F
                        : area.h > 380 ? 98.0F
                                       : 76.0F) *
                           static_cast<float>(rows) +
                       10 * static_cast<float>(rows - 1);
    const int columns = (n + rows - 1) / rows;
    const Rect strip{area.x, area.bottom() - high, area.w, high};
    const auto boxes = split_grid(strip, n, strip.w / static_cast<float>(columns) - 12,
                                  high / static_cast<float>(rows) - 10, 10);
    for (int i = 0; i < n; ++i)
      aside_box(b, boxes[static_cast<std::size_t>(i)], offer.asides[static_cast<std::size_t>(i)], t, l);
    area.h -= high + 16;
  }
  const auto n = static_cast<float>(offer.cards.size());
  const bool words = area.h > 360;
  const float pitch = std::min((area.w + kOfferGap) / n, kMostCard),
              under = words ? std::max(kLeastOfferWords, area.h * 0.27F) : 0;
  const float w = std::min(pitch - kOfferGap, (area.h - under - (words ? 14 : 0)) * kCardShape), h = w / kCardShape;
  float x = area.centre().x - (pitch * n - kOfferGap) / 2;
  const float y = area.y + (area.h - h - under - (words ? 14 : 0)) / 2;
  for (const CardView& c : offer.cards) {
    const OptionRow* option = option_of(acts, c.piece.kind);
    const std::string id = "offer." + c.words.kind;
    const Rect card{x + (pitch - kOfferGap - w) / 2, y, w, h},
        column{x, y, pitch - kOfferGap, h + under + (words ? 14 : 0)};
    const bool lit = b.hovered(id) || b.focused(id) ||
                     (option != nullptr && (b.hovered(option->id) || b.focused(option->id)));
    draw_card(b, card, l, c.piece, c.words, option == nullptr ? "plain" : lit ? "focus" : "legal");
    if (words) card_words(b, {column.x, card.bottom() + 14, column.w, under}, c.words, l);
    Widget k{
        .id = id, .role = Role::card, .name = c.words.title, .value = c.words.text, .focusable = option != nullptr};
    if (option != nullptr) k.press = option->press, k.decides = option->decides;
    b.widget(column, std::move(k), words ? std::string() : c.words.text);
    x += pitch;
  }
}

std::vector<Rect> growth_boxes(Rect r, int grown, int slots, float gap) {
  constexpr float kRoomy = 110, kMost = 150, kFree = 44;
  const auto all = static_cast<float>(slots), n = static_cast<float>(grown);
  const float equal = (r.w - gap * (all - 1)) / all, free = equal >= kRoomy ? equal : std::min(equal * 0.55F, kFree),
              own = grown > 0 ? std::min((r.w - gap * (all - 1) - free * (all - n)) / n, std::max(equal, kMost)) : 0;
  std::vector<Rect> out;
  float x = r.x;
  for (int i = 0; i < slots; ++i) {
    const float w = i < grown ? own : free;
    out.push_back({x, r.y, w, r.h});
    x += w + gap;
  }
  return out;
}

// What lies before oneself for good, with the places that are still free.
void draw_growths(Builder& b, Rect r, const SeatView& me, const TableLayout& l) {
  if (me.growth_slots == 0) return;
  const Theme& th = b.theme();
  const int slots = me.growth_slots;
  const std::string title = b.tr("match.growths", {{"n", static_cast<int>(me.growths.size())}, {"m", slots}});
  const Rect head{r.x, r.y, r.w, 34};
  b.text(head, title, {Face::heading, 24, th.text, Align::left, VAlign::middle, false, 0.5F, 0, false, true});
  b.region(head, "growths", title, "", title, true);
  const auto boxes = growth_boxes({r.x, r.y + 44, r.w, r.h - 44}, static_cast<int>(me.growths.size()), slots, 12);
  for (int i = 0; i < slots; ++i) {
    const Rect box = boxes[static_cast<std::size_t>(i)];
    const float w = std::min(box.w, std::min(box.h - 52, 130.0F) * kCardShape), h = w / kCardShape;
    const Rect card{box.centre().x - w / 2, box.y, w, h};
    if (i >= static_cast<int>(me.growths.size())) {
      b.skin(card, "seat_empty", th.line, 0.7F);
      continue;
    }
    const CardView& c = me.growths[static_cast<std::size_t>(i)];
    draw_card(b, card, l, c.piece, c.words, c.look);
    b.text({box.x - 6, card.bottom() + 2, box.w + 12, 24}, c.words.title,
           {Face::medium, 18, th.text, Align::centre, VAlign::middle, false, 0.5F, -0.6F, true});
    b.text({box.x - 5, card.bottom() + 26, box.w + 10, 24}, c.state,
           {Face::medium, 18, tone_colour(th, c.tone), Align::centre, VAlign::middle, true, 0.45F, 0, true});
    Widget k{.id = "growth." + c.words.kind,
             .role = Role::card,
             .name = c.words.title,
             .value = c.state + ". " + c.words.effect,
             .focusable = false,
             .secret = true};
    b.widget(box, std::move(k), c.words.text);
  }
}

}  // namespace prowl::ui
