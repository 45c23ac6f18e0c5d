#include <algorithm>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
// A line for each place: how likely, as a bar and a number, and why.
void draw_reading(Builder& b, Rect r, const PanelView& p) {
  const Theme& th = b.theme();
  if (!p.icon.empty()) b.icon({r.x, r.y + 2, 30, 30}, p.icon, tone_colour(th, p.tone));
  const TextOpt head{Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.6F};
  const float title = std::min(b.measure(p.title, head).w + 8, r.w * 0.62F);
  b.text({r.x + 42, r.y, title, 34}, p.title, head);
  b.text({r.x + 50 + title, r.y, r.w - title - 50, 34}, p.note,
         {Face::medium, 18, th.second, Align::right, VAlign::middle, true, 0.6F, 0, true});
  const float least = b.line(19), room = r.h - 42;
  const auto n = std::clamp(static_cast<std::size_t>(room / least), std::size_t{1},
                            std::max<std::size_t>(p.rows.size(), 1));
  const float h = std::min(b.control(44), room / static_cast<float>(n));
  std::string spoken;
  float y = r.y + 42;
  for (std::size_t i = 0; i < std::min(n, p.rows.size()); ++i) {
    const PanelRow& row = p.rows[i];
    const float name = r.w * 0.28F, number = 58 * b.text_scale(), bar = r.w * 0.14F;
    b.text({r.x, y, name, h}, row.text, {Face::semibold, 19, th.text, Align::left, VAlign::middle, false, 0.5F});
    const Rect line{r.x + name + 8, y + h / 2 - 7, bar, 14};
    b.fill(line, th.ground, 7, 0.8F);
    if (row.share > 0)
      b.fill({line.x, line.y, std::max(14.0F, bar * static_cast<float>(std::min(row.share, 100)) / 100), line.h},
             blend(th.second, th.alarm, std::min(1.0F, static_cast<float>(row.share) / 50)), 7);
    b.text({line.right() + 10, y, number, h}, row.lead,
           {Face::semibold, 19, th.text, Align::left, VAlign::middle, false, 0.6F});
    const float x = line.right() + 12 + number;
    b.text({x, y, r.right() - x, h}, row.sub, {Face::medium, 18, th.second, Align::right, VAlign::middle, false, 0.5F});
    spoken += (spoken.empty() ? "" : ". ") + row.text + ": " + row.lead + ", " + row.sub;
    y += h;
  }
  b.region(r, "panel." + p.id, p.title, spoken, p.note, true);
}

}  // namespace prowl::ui
