#include <algorithm>

#include "ui/play/table/table_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kRailGap = 8, kRailHead = 56, kRailPad = 14, kLeastPile = 150, kRailLeastLog = 150;

// What is chosen among, with a way back where a verb was opened.
float rail_choices(Builder& b, Rect r, const TableScene& scene) {
  const TableView& t = scene.t;
  const TableActs& acts = scene.acts;
  const auto verb = std::find_if(t.verbs.begin(), t.verbs.end(),
                                 [&](const VerbView& v) { return v.id == scene.stage.choice().verb(); });
  const float back = scene.stage.choice().verb().empty() ? 0 : b.control(48) + kRailGap;
  const float title = kRailHead * (b.wide() ? 1 : std::max(1.0F, 0.8F * b.text_scale()));
  std::vector<OptionRow> rows = acts.rows;
  const std::string first = rows.empty() ? std::string() : rows.front().section;
  for (auto& row : rows)
    if (row.section == first) row.section.clear();
  const float h = std::min(
      r.h, std::max(title + option_column_height(b, r.w - 2 * kRailPad - 24, rows) + kRailPad + back, b.control(150)));
  const Rect box{r.x, r.y, r.w, h};
  b.panel(box, b.theme().act);
  const Rect in = box.inset(kRailPad, kRailPad - 4);
  const std::string head = !first.empty() ? first : verb != t.verbs.end() ? verb->text : b.tr("match.choose_one");
  b.label("decision", {in.x + 2, in.y, in.w - 4, title - 12}, head,
          {Face::title, 26, b.theme().text, Align::left, VAlign::middle, true, 0.5F});
  draw_option_rows(b, {in.x, in.y + title - 10, in.w, in.h - title + 10 - back}, "options", rows, false);
  if (back > 0)
    b.button({in.x, in.bottom() - back + kRailGap, in.w, back - kRailGap},
             {.id = "verb.back",
              .text = b.tr("match.verb.back"),
              .icon = b.wide() ? "chevron_l" : "",
              .press = [&stage = scene.stage] { stage.choice().open_verb(stage.choice().verb()); }});
  return box.bottom();
}

void rail_news(Builder& b, Rect r, const TableScene& scene) {
  const TableView& t = scene.t;
  const float go = b.control(64);
  b.panel(r, b.theme().alarm);
  const Rect in{r.x, r.y, r.w, r.h - go - kRailPad - kRailGap};
  if (t.stage)
    draw_stage(b, in, *t.stage, scene.layout(), t);
  else
    draw_last_words(b, in.inset(kRailPad + 6), scene);
  draw_going_on(b, {r.x + kRailPad, r.bottom() - go - kRailPad, r.w - 2 * kRailPad, go}, scene);
}

// Where the rail is no column: what can be done, then what must be reached and, with room, what happened.
void rail_below(Builder& b, Rect r, const TableScene& scene) {
  const TableActs& acts = scene.acts;
  if (!acts.rows.empty()) return;
  float y = r.y;
  if (!acts.verbs.empty()) {
    const float h = std::min(r.h, verbs_height(b, r.w, acts));
    draw_verbs(b, {r.x, y, r.w, h}, acts);
    y += h + kRailGap;
  }
  draw_task_lines_and_log(b, {r.x, y, r.w, r.bottom() - y}, scene.t, acts);
}

}  // namespace

// What goes on now, else what must be reached; below, what is left to draw, and what happened.
void draw_rail(Builder& b, Rect r, const TableScene& scene) {
  const TableView& t = scene.t;
  const TableActs& acts = scene.acts;
  const bool staged = t.stage && (t.stage->live || !scene.stage.telling().on());
  if (scene.waits() && b.wide() && staged) return rail_news(b, r, scene);
  float y = r.y;
  const auto rest = [&] { return Rect{r.x, y, r.w, r.bottom() - y}; };
  const bool watch = scene.session().watching(), live = t.stage && t.stage->live && b.wide(),
             going = scene.waits() || watch || scene.driver().bots_to_move();
  if (live) {
    const float h = std::min(620.0F, rest().h * (acts.rows.empty() ? 0.8F : 0.6F));
    b.panel({r.x, y, r.w, h}, b.theme().alarm);
    draw_stage(b, {r.x, y, r.w, h - 8}, *t.stage, scene.layout(), t);
    y += h + kRailGap;
  }
  if (!acts.rows.empty()) {
    y = rail_choices(b, b.wide() ? Rect{r.x, y, r.w, r.bottom() - y - (live ? 0 : kRailLeastLog + kRailGap)} : rest(),
                     scene) +
        kRailGap;
  } else if (going) {
    const bool told = !t.caption.empty() && places(scene.parts, Part::facts);  // in large on the board
    const float foot = b.control(56) + 8;
    const float h = std::min(rest().h, told ? foot + 14 : b.control(watch ? 190 : 210));
    const Rect box{r.x, y, r.w, h};
    b.panel(box, b.theme().fact);
    if (!told) draw_last_words(b, {box.x + kRailPad, box.y + 8, box.w - 2 * kRailPad, box.h - 20 - foot}, scene);
    draw_going_on(b, {box.x + kRailPad, box.bottom() - foot - 2, box.w - 2 * kRailPad, foot - 8}, scene);
    y += h + kRailGap;
  }
  if (!b.wide()) return rail_below(b, rest(), scene);
  // Where the tasks would be cramped, the pile gives way.
  bool pile = !t.piles.empty();
  if (acts.rows.empty() && !live) {
    if (tasks_height(b, r.w, t) * 0.86F > rest().h - kLeastPile - kRailGap - kRailLeastLog) pile = false;
    const float least = (pile ? kLeastPile + kRailGap : 0) + kRailLeastLog;
    const float h = std::min(tasks_height(b, r.w, t), rest().h - least);
    if (t.tasks.empty()) {
      y = draw_seats(b, rest(), t, acts) + kRailGap;
    } else if (h > 160) {
      draw_tasks(b, {r.x, y, r.w, h}, t);
      y += h + kRailGap;
    }
  }
  if (acts.rows.empty() && !live && pile && rest().h >= kLeastPile + kRailLeastLog) {
    draw_pile_panel(b, {r.x, y, r.w, kLeastPile + 10}, t.piles.front());
    y += kLeastPile + 10 + kRailGap;
  }
  if (rest().h >= 100) draw_log_panel(b, rest(), t, acts);
}

void draw_dock(Builder& b, const TableScene& scene) {
  const TableView& t = scene.t;
  TableActs& acts = scene.acts;
  const auto box = [&](std::string_view name) { return region_of(b, scene.arrangement, name); };
  const Rect member = box("member"), mates = box("mates");
  Rect verbs = box("verbs");
  const bool choosing = !acts.rows.empty() && std::all_of(acts.rows.begin(), acts.rows.end(),
                                                          [](const OptionRow& r) { return !r.portrait.empty(); });
  if (choosing) {
    draw_roster(b, {member.x, member.y, mates.right() - member.x, member.h}, acts.rows);
    return acts.rows.clear();
  }
  if (t.members.size() < 2) verbs.w = mates.right() - verbs.x;
  draw_member(b, member, t);
  acts.verbs.empty() ? draw_course(b, verbs, t, !acts.rows.empty()) : draw_verbs(b, verbs, acts);
  draw_mates(b, mates, t);
}

}  // namespace prowl::ui
