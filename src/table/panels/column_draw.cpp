#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastLog = 148, kLeastRest = 106, kLeastTop = 280;

}  // namespace

// Beside what people may do and what lies open for them, the deductions stand where there is room; else they are a
// drawer.
ColumnPlan plan_column(const Builder& b, float height, float top, bool deductions, const TableView& t) {
  ColumnPlan plan;
  plan.top = b.roomy() ? top : height;
  if (!b.roomy()) return plan;
  float fixed = 0, more = 0, boxes = 0;
  for (const auto& m : t.markets) {
    fixed += market_height(b, m, false) + kColumnGap;
    more += market_height(b, m, true) - market_height(b, m, false);
  }
  for (const auto& p : t.panels) boxes += note_height(b, p) + kColumnGap;
  // What is asked comes first; a long list of options scrolls.
  const float least = std::min(top, b.control(kLeastTop));
  plan.panels = least + fixed + boxes <= height;
  plan.markets = least + fixed <= height;
  fixed = (plan.markets ? fixed : 0) + (plan.panels ? boxes : 0);
  const float facts = t.facts.empty() || !deductions ? 0 : panel_height(t.facts.front()) + kColumnGap;
  const bool crowded = !t.markets.empty() || !t.panels.empty();
  if (facts > 0 && (!crowded || top + fixed + facts <= height)) plan.facts = facts - kColumnGap;
  const float below = fixed + (plan.facts > 0 ? facts : 0) + (crowded ? 0 : kLeastLog + kColumnGap);
  plan.top = std::min(top, height - below);
  // Large cards where they don't cost the log its place.
  const float spare = height - below - plan.top;
  plan.large = plan.markets && more > 0 && more <= spare &&
               (spare - more >= kLeastLog + kColumnGap || spare < kLeastRest);
  return plan;
}

void draw_column_rest(Builder& b, Rect r, const ColumnPlan& plan, const TableView& t, const TableLayout& l,
                      const TableActs& acts) {
  if (!b.roomy()) return;
  Column c(r, kColumnGap);
  if (plan.markets)
    for (const auto& m : t.markets) draw_market(b, c.next(market_height(b, m, plan.large)), m, l, acts);
  if (plan.panels)
    for (const auto& p : t.panels) draw_note_panel(b, c.next(note_height(b, p)), p);
  if (plan.facts > 0) draw_panel(b, c.next(plan.facts), t.facts.front(), t);
  if (c.left() >= kLeastRest - kColumnGap) draw_log_panel(b, {r.x, c.y, r.w, c.left()}, t, acts);
}

}  // namespace prowl::ui
