#include "ui/play/table/watched.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr float kWatchedGap = 8, kWatchedPad = 20, kWatchedLeastLog = 150, kPile = 160;

/// What a panel of it is drawn from.
struct Watched {
  const TableView& t;
  const TableLayout& layout;
  const Arrangement& arrangement;
  TableActs acts{};
};

// What happened last, large enough to be read aloud, and before it what led there.
void news(Builder& b, Rect r, const Watched& w) {
  b.panel(r, b.theme().fact);
  const auto& log = w.t.log;
  if (log.empty()) return;
  const bool two = log.size() > 1 && r.h - 24 >= b.line(18) + b.line(24);
  draw_last_words(b, r.inset(kWatchedPad, 12), two ? log[log.size() - 2].text : std::string(), log.back().text, 24);
}

void column(Builder& b, Rect r, const Watched& w) {
  const ColumnPlan p = plan_column(b, r.h, b.control(150), w.acts.facts, w.t);
  news(b, {r.x, r.y, r.w, p.top}, w);
  draw_column_rest(b, {r.x, r.y + p.top + kColumnGap, r.w, r.h - p.top - kColumnGap}, p, w.t, w.layout, w.acts);
}

// What goes on, or what must be reached and what is left to draw; below it what happened.
void rail(Builder& b, Rect r, const Watched& w) {
  const TableView& t = w.t;
  float y = r.y;
  const auto rest = [&] { return Rect{r.x, y, r.w, r.bottom() - y}; };
  if (t.stage && t.stage->live && b.wide()) {
    const Rect card{r.x, y, r.w, r.h - kWatchedLeastLog - kWatchedGap};
    b.panel(card, b.theme().alarm);
    draw_stage(b, card, *t.stage, w.layout, t);
    y = card.bottom() + kWatchedGap;
    return draw_log_panel(b, rest(), t, w.acts);
  }
  if (!b.wide()) {
    const float h = std::min(r.h, b.control(150));
    news(b, {r.x, y, r.w, h}, w);
    y += h + kWatchedGap;
    return draw_task_lines_and_log(b, rest(), t, w.acts);
  }
  if (t.tasks.empty()) {
    y = draw_seats(b, rest(), t, w.acts) + kWatchedGap;
  } else {
    const float all = tasks_height(b, r.w, t), lines = task_lines_height(b, t),
                room = rest().h - kWatchedLeastLog - kWatchedGap;
    const bool whole = all * 0.86F <= room;
    const float h = std::min(whole ? all : lines, room);
    whole ? draw_tasks(b, {r.x, y, r.w, h}, t) : draw_task_lines(b, {r.x, y, r.w, h}, t);
    y += h + kWatchedGap;
  }
  if (!t.piles.empty() && rest().h >= kPile + kWatchedGap + kWatchedLeastLog) {
    draw_pile_panel(b, {r.x, y, r.w, kPile}, t.piles.front());
    y += kPile + kWatchedGap;
  }
  if (rest().h >= 100) draw_log_panel(b, rest(), t, w.acts);
}

void dock(Builder& b, const Watched& w) {
  const auto box = [&](std::string_view name) { return region_of(b, w.arrangement, name); };
  const Rect mates = box("mates");
  Rect course = box("verbs");
  if (w.t.members.size() < 2) course.w = mates.right() - course.x;
  draw_member(b, box("member"), w.t);
  draw_course(b, course, w.t, false);
  draw_mates(b, mates, w.t);
}

void side(Builder& b, Rect r, const Watched& w) {
  const float end = draw_seats(b, r, w.t, w.acts) + kWatchedGap;
  if (r.bottom() - end >= 90) draw_log_panel(b, {r.x, end, r.w, r.bottom() - end}, w.t, w.acts);
}

void draw(Builder& b, const Placement& p, const Watched& w) {
  const Rect r = region_of(b, w.arrangement, p.region);
  if (r.w <= 0) return;
  switch (p.part) {
    case Part::board: return draw_board_part(b, r, w.t, w.layout, w.acts);
    case Part::facts: {
      const auto at = w.arrangement.regions.find(p.region);
      return draw_facts(b, r, at->second.anchor.ends_with('b'), w.t, w.acts);
    }
    case Part::seats: return draw_seat_row(b, r, w.t.seats, w.layout, w.acts);
    case Part::piles: return draw_piles(b, r, w.t);
    case Part::column: return column(b, r, w);
    case Part::crew:
      return w.t.members.empty() ? draw_seat_row(b, r, w.t.seats, w.layout, w.acts) : draw_crew_row(b, r, w.t);
    case Part::dock: return dock(b, w);
    case Part::rail: return rail(b, r, w);
    case Part::side: return side(b, r, w);
    case Part::strip: return draw_strip(b, r, w.t, w.acts);
    case Part::bar: return news(b, r, w);
    default: return;  // of the frame, or a way to do something
  }
}

}  // namespace

void draw_watched(Builder& b, const AppContext& ctx, const TableFacts& facts, const TableLayout& layout,
                  HullCache& hull, const WatchActs& acts) {
  const TableView t = make_table(facts, layout, ctx.texts);
  const bool own = arrangements(layout, b.shape()).contains("watched");
  const Arrangement& a = arrangement(layout, b.shape(), own ? "watched" : "table");
  Watched w{t, layout, a};
  w.acts.facts = ctx.settings.deduction;
  w.acts.rule = acts.rule;
  const Composition parts = compose(facts, layout, "table", b.wide());
  draw_table_frame(b, layout, a, parts, t, w.acts, hull);
  for (const Placement& p : parts) {
    if (p.part != Part::tools)
      draw(b, p, w);
    else if (const Rect r = region_of(b, a, p.region); acts.tools && r.w > 0)
      acts.tools(b, r);
  }
  draw_moment(b, a, t, layout);
}

}  // namespace prowl::ui
