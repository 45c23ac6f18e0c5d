#include <algorithm>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

void share_bar(Builder& b, Rect r, int share) {
  const Theme& th = b.theme();
  b.fill(r, th.ground, 7, 0.8F);
  if (share > 0)
    b.fill({r.x, r.y, std::max(14.0F, r.w * static_cast<float>(std::min(share, 100)) / 100), r.h},
           blend(th.second, th.alarm, std::min(1.0F, static_cast<float>(share) / 50)), 7);
}

// From the right, in their order.
void shapes(Builder& b, Rect r, const std::vector<Seat>& seats, const TableView& t) {
  const float size = std::min({r.h - 6, 26.0F, r.w / static_cast<float>(seats.size()) - 4});
  float x = r.right() - (size + 4) * static_cast<float>(seats.size());
  for (const Seat s : seats)
    for (const auto& v : t.seats)
      if (v.seat == s)
        b.skin({x, r.centre().y - size / 2, size, size}, "common/seats/" + v.info.shape, seat_colour(v.info)),
            x += size + 4;
}

constexpr TextOpt kWhat{Face::semibold, 19, {}, Align::left, VAlign::middle, false, 0.5F};

// What: how likely, as a bar and a number; then who, or why. Without a chance the words have the room.
void reading_row(Builder& b, Rect r, const PanelRow& row, const TableView& t, float column) {
  const Theme& th = b.theme();
  const float name = row.share < 0 ? std::min(b.measure(row.text, kWhat).w + 4, r.w * 0.36F) : column;
  TextOpt what = kWhat;
  what.colour = th.text;
  b.text({r.x, r.y, name, r.h}, row.text, what);
  float x = r.x + name + 8;
  if (row.share >= 0) {
    const float number = 62 * b.text_scale(), bar = r.w * 0.2F;
    share_bar(b, {x, r.centre().y - 7, bar, 14}, row.share);
    b.text({x + bar + 10, r.y, number, r.h}, row.lead,
           {Face::semibold, 19, th.text, Align::left, VAlign::middle, false, 0.6F});
    x += bar + number + 16;
  }
  const Rect rest{x, r.y, r.right() - x, r.h};
  if (!row.seats.empty()) return shapes(b, rest, row.seats, t);
  b.text(rest, row.sub, {Face::medium, 18, tone_colour(th, row.sub_tone), Align::right, VAlign::middle, true, 0.5F});
}

}  // namespace

// A line for each place, or each person.
void draw_reading(Builder& b, Rect r, const PanelView& p, const TableView& t) {
  const Theme& th = b.theme();
  if (!p.icon.empty()) b.icon({r.x, r.y + 2, 30, 30}, p.icon, tone_colour(th, p.tone));
  const TextOpt head{Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.6F};
  const float title = std::min(b.measure(p.title, head).w + 8, p.note.empty() ? r.w - 42 : r.w * 0.62F);
  b.text({r.x + 42, r.y, title, 34}, p.title, head);
  b.text({r.x + 50 + title, r.y, r.w - title - 50, 34}, p.note,
         {Face::medium, 18, th.second, Align::right, VAlign::middle, true, 0.6F, 0, true});
  const float least = b.line(19), room = r.h - 42;
  const auto n = std::clamp(static_cast<std::size_t>(room / least), std::size_t{1},
                            std::max<std::size_t>(p.rows.size(), 1));
  const float h = std::min(b.control(44), room / static_cast<float>(n));
  std::string spoken;
  float column = r.w * 0.32F;
  for (const PanelRow& row : p.rows) column = std::max(column, b.measure(row.text, kWhat).w + 4);
  column = std::min(column, r.w * 0.38F);
  for (std::size_t i = 0; i < std::min(n, p.rows.size()); ++i) {
    const PanelRow& row = p.rows[i];
    reading_row(b, {r.x, r.y + 42 + static_cast<float>(i) * h, r.w, h}, row, t, column);
    spoken += (spoken.empty() ? "" : ". ") +
              b.texts().labelled(row.text, (row.lead.empty() ? "" : row.lead + ", ") + row.sub);
  }
  b.region(r, "panel." + p.id, p.title, spoken, p.note, true);
}

}  // namespace prowl::ui
