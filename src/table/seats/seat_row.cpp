#include <algorithm>

#include "table/seats/seat_chip.hpp"

namespace prowl::ui {
namespace {

constexpr float kGap = 16, kFull = 140;
// A seat with growths stands first and takes what the others leave, within these parts of the row.
constexpr float kLeastLair = 0.44F, kSlimLair = 0.37F, kMostLair = 0.6F, kMostChip = 400;
constexpr std::size_t kMany = 4;

// The hunter: a hand of backs and the card that counts now.
void hunter_chip(Builder& b, Rect r, const SeatView& s) {
  const float h = r.h - 60, card = s.spot ? h * 0.72F : 0;
  const Rect hand{r.x + 16, r.y + 110, r.w - 32 - card - 14, r.h - 122};
  if (!s.closed.empty()) {
    chip_backs(b, hand, s.closed.front().cards);
    chip_stat(b, r.x + 16, r.y + 78, hand.w, s.closed.front().fact, true);
  }
  if (!s.spot) return;
  const Rect spot{r.right() - 18 - card, r.y + 40, card, h};
  b.text({spot.x - 30, r.y + 10, spot.w + 36, 26}, s.spot_title,
         {Face::medium, 18, b.theme().second, Align::right, VAlign::middle, false, 0.5F});
  draw_mini_card(b, spot, *s.spot);
  const Rect foot{spot.x + 5, spot.y + spot.h * 0.62F, spot.w - 10, spot.h * 0.2F};
  b.text(foot, s.spot->name, {Face::heading, 18, b.theme().text, Align::centre, VAlign::middle, true, 0.5F, 0, true});
  b.text(foot.moved(0, foot.h), s.spot_note,
         {Face::medium, 18, named_colour(b.theme(), s.spot->label.empty() ? "second" : s.spot->label), Align::centre,
          VAlign::middle, false, 0.5F});
}

void full_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  chip_ground(b, r, s);
  chip_badge(b, {r.x + 14, r.y + 14, 52, 52}, s);
  const float x = r.x + 78, pips = chip_pips(b, r.right() - 14, r.y + 12, std::min(34.0F, r.w * 0.1F), s);
  const float name_end = s.spot ? r.right() - (r.h - 60) * 0.72F - 30 : pips - 6;
  b.text({x, r.y + 12, name_end - x, 32}, s.info.name,
         {Face::semibold, 24, th.text, Align::left, VAlign::middle, false, 0.6F});
  const float state_end = s.spot ? name_end : r.right() - 12;
  TextOpt state{Face::medium, 18, tone_colour(th, s.tone, &s.info), Align::left, VAlign::middle, true, 0.6F};
  state.spare = s.spot.has_value();
  // A long one has two lines where the chip is high; what stands below moves down.
  const bool two = !s.spot && s.closed.empty() && r.h >= kFull + b.line(18) &&
                   b.measure(s.state, state).w > state_end - x;
  const float more = two ? b.line(18) - 4 : 0;
  b.text({x, r.y + 42, state_end - x, 26 + more}, s.state, state);
  if (s.spot || !s.closed.empty()) {
    hunter_chip(b, r, s);
  } else {
    const float room = (r.w - 32) / static_cast<float>(std::max<std::size_t>(s.stats.size(), 1));
    for (std::size_t i = 0; i < s.stats.size(); ++i)
      chip_stat(b, r.x + 16 + room * static_cast<float>(i), r.y + 78 + more, room - 8, s.stats[i], true);
    chip_thumbs(b, {r.x + 16, r.y + 116 + more, r.w - 32, std::min(52.0F, r.h - 128 - more)}, s, 0.84F);
  }
  chip_widget(b, r, s, acts);
}

void folded_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  chip_ground(b, r, s);
  const float row = r.h / 2, size = std::min(44.0F, row * 0.98F);
  chip_badge(b, {r.x + 10, r.y + 6, size, size}, s);
  const float spot = s.spot ? (r.h - 12) * 0.72F : 0;
  const float end = spot > 0 ? r.right() - spot - 16 : r.right() - 12;
  const TextOpt state{Face::medium, 18, tone_colour(th, s.tone, &s.info), Align::left, VAlign::middle, true, 0.45F, 0,
                      true};
  const float x = r.x + size + 20, large = std::min({28.0F, row * 0.66F, r.w * 0.09F});
  // A long state runs below the pips, which stand beside the name alone.
  const bool below = spot == 0 && x + b.measure(s.state, state).w > r.right() - 16 - chip_pips_width(large, s);
  const float pip = below ? std::min(large, row * 0.5F) : large, line = below ? row * 0.56F + 4 : row;
  const float pips = chip_pips(b, r.right() - 10, r.y + (line - pip) / 2 + 2, pip, s);
  b.text({x, r.y + 4, std::min(pips, end) - x - 6, row * 0.56F}, s.info.name,
         {Face::semibold, 20, th.text, Align::left, VAlign::middle, false, 0.6F});
  b.text({x, r.y + 3 + row * 0.52F, (below ? end : std::min(pips, end)) - x - 6, row * 0.44F}, s.state, state);
  float at = r.x + 12;
  for (const auto& hand : s.closed) at += chip_stat(b, at, r.y + row + (row - 26) / 2 - 2, 60, hand.fact, false) + 10;
  for (const auto& f : s.stats) at += chip_stat(b, at, r.y + row + (row - 26) / 2 - 2, 60, f, false) + 10;
  if (s.closed.empty() && !s.thumbs.empty()) chip_thumbs(b, {at + 4, r.y + row + 2, end - at - 4, row - 9}, s, 0.84F);
  if (s.spot) draw_mini_card(b, {r.right() - spot - 8, r.y + 6, spot, r.h - 12}, *s.spot);
  chip_widget(b, r, s, acts);
}

void slim_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  chip_ground(b, r, s);
  const float size = std::min(32.0F, r.h - 12);
  chip_badge(b, {r.x + 8, r.centre().y - size / 2, size, size}, s);
  float x = r.x + size + 12;
  const float pip = std::min(18.0F, (r.w - size - 20) / 5);
  const float pips = chip_pips(b, r.right() - 6, r.centre().y - pip / 2, pip, s, pip * 4);
  // What has grown, small; what sleeps is pale.
  const float grown = (r.h - 14) * 0.714F + 3;
  float right = pips - 4;
  for (auto g = s.growths.rbegin(); g != s.growths.rend() && right - grown > x + 40; ++g) {
    right -= grown;
    b.picture({right, r.y + 7, grown - 3, r.h - 14}, g->piece.picture, g->look == "awake" ? 1 : 0.45F);
    b.frame({right, r.y + 7, grown - 3, r.h - 14}, g->look == "awake" ? chip_colour(b, s) : b.theme().line, 2, 5);
  }
  const std::string figure = !s.closed.empty() ? s.closed.front().fact.text
                             : s.stats.empty() ? std::string()
                                               : s.stats.front().text;
  const TextOpt o{Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, false, 0.6F};
  const float w = b.measure(figure, o).w + 6, room = right - x;
  const TextOpt named{Face::medium, 18, b.theme().second, Align::left, VAlign::middle, false, 0.55F};
  // A name that is too long for it, the badge stands for.
  if (const float name = room - w - 10; name >= 56 && b.measure(s.info.name, named).w * named.min_scale <= name) {
    b.text({x, r.y, name, r.h}, s.info.name, named);
    x += name + 10;
  }
  b.text({x, r.y, std::max(20.0F, right - x + 2), r.h}, figure, o);
  chip_widget(b, r, s, acts);
}

}  // namespace

namespace {

// Side by side in one row, or two.
void seat_rows(Builder& b, Rect r, const std::vector<const SeatView*>& seats, const TableActs& acts) {
  const auto n = static_cast<int>(seats.size());
  if (n == 0) return;
  const int rows = r.h >= kFull * std::max(1.0F, b.text_scale()) && r.w / static_cast<float>(n) >= 240 ? 1 : 2,
            columns = (n + rows - 1) / rows;
  const float h = (r.h - kGap / 2 * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  for (int i = 0; i < n; ++i) {
    const auto row = split_row({r.x, r.y + static_cast<float>(i / columns) * (h + kGap / 2), r.w, h}, columns, kGap);
    const Rect box = row[static_cast<std::size_t>(i % columns)];
    const SeatView& s = *seats[static_cast<std::size_t>(i)];
    if (s.character)
      rows == 1 ? character_chip(b, box, s, acts) : folded_character_chip(b, box, s, acts);
    else
      rows == 1 ? full_chip(b, box, s, acts) : folded_chip(b, box, s, acts);
  }
}

}  // namespace

void draw_seat_row(Builder& b, Rect r, std::span<const SeatView> seats, const TableLayout& l, const TableActs& acts) {
  const auto n = static_cast<int>(seats.size());
  if (n == 0) return;
  if (r.h < kFull / 2 * std::max(1.0F, b.text_scale())) {
    const auto boxes = split_row(r, n, 6);
    for (int i = 0; i < n; ++i)
      slim_chip(b, boxes[static_cast<std::size_t>(i)], seats[static_cast<std::size_t>(i)], acts);
    return;
  }
  std::vector<const SeatView*> others;
  const SeatView* grown = nullptr;
  for (const SeatView& s : seats)
    if (s.growth_slots > 0)
      grown = &s;
    else
      others.push_back(&s);
  if (grown != nullptr) {
    const float spare = r.w - static_cast<float>(others.size()) * kMostChip,
                w = std::clamp(spare, r.w * (others.size() > kMany ? kSlimLair : kLeastLair), r.w * kMostLair);
    growth_chip(b, {r.x, r.y, w, r.h}, *grown, l, acts);
    r = {r.x + w + kGap, r.y, r.w - w - kGap, r.h};
  }
  seat_rows(b, r, others, acts);
}

}  // namespace prowl::ui
