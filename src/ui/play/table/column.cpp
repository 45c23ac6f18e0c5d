#include <algorithm>

#include <fmt/format.h>

#include "ui/play/table/table_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kColumnHead = 56, kPad = 14;

// What is asked decides what stands here; its height follows.
float action_height(const Builder& b, float width, const TableScene& scene) {
  const auto humans = static_cast<std::size_t>(scene.session().people().size());
  if (scene.waits() || scene.driver().bots_to_move() || scene.session().watching()) return b.control(212);
  switch (scene.facts().prompt.ask) {
    case Ask::reaction:
      return b.line(24) + b.line(18) * 2 + static_cast<float>((humans + 1) / 2) * (b.control(56) + 10) + b.control(64) +
             2 * kPad + 22;
    case Ask::open:
    case Ask::agreement:
    case Ask::table:
      return std::max(kColumnHead + option_column_height(b, width - 2 * kPad - 24, scene.acts.rows) + kPad,
                      b.control(150));
    default: return b.control(150);
  }
}

// The same for every hand: a button for each person who may react, and Continue.
void reaction_block(Builder& b, Rect r, const TableScene& scene) {
  const auto humans = scene.session().people();
  Column c(r, 10);
  b.text(c.next(b.line(24)), b.tr("match.react"),
         {Face::heading, 24, b.theme().text, Align::left, VAlign::middle, false, 0.6F});
  b.text(c.next(b.line(18) * 2 - 10), b.tr("match.react.private"),
         {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.6F});
  const float go = b.control(64);
  const Rect seats{r.x, c.y, r.w, r.bottom() - go - 10 - c.y};
  const auto rows = static_cast<float>((humans.size() + 1) / 2);
  const float h = std::min(b.control(56), rows > 0 ? (seats.h + 10) / rows - 10 : seats.h);
  const auto boxes = split_grid(seats, static_cast<int>(humans.size()), seats.w / 2 - 10, h, 10);
  for (std::size_t i = 0; i < humans.size(); ++i) {
    const SeatInfo& info = scene.session().info(humans[i]);
    ButtonOpt o{.id = fmt::format("react.p{}", index(humans[i]) + 1),
                .name = b.tr("match.react.seat", {{"who", info.name}}),
                .hotkey = std::to_string(index(humans[i]) + 1)};
    o.press = [&stage = scene.stage, s = humans[i]] { stage.session().ways().become(s, Purpose::react); };
    draw_seat_button(b, boxes[i], info, std::move(o));
  }
  ButtonOpt stand_down = stand_down_button(b, scene.stage);
  const float two_lines = b.measure(stand_down.text, {.face = Face::semibold, .px = stand_down.px}).w / 2 + 44,
              half = std::clamp(two_lines, (r.w - 10) * 0.42F, (r.w - 10) * 0.52F);
  b.button({r.x, r.bottom() - go, half, go}, std::move(stand_down));
  b.button({r.x + half + 10, r.bottom() - go, r.w - half - 10, go},
           continue_button(b, [&stage = scene.stage] { stage.go_on(); }));
}

void rows_block(Builder& b, Rect r, const TableScene& scene) {
  const TableActs& acts = scene.acts;
  const auto humans = scene.session().people();
  const bool seat = scene.facts().prompt.ask == Ask::open && !humans.empty();
  std::vector<OptionRow> rows = acts.rows;
  const std::string first = rows.empty() ? std::string() : rows.front().section;
  for (auto& row : rows)
    if (row.section == first) row.section.clear();
  const std::string head = !first.empty()                               ? first
                           : scene.facts().prompt.ask == Ask::agreement ? b.tr("match.agree")
                           : seat ? b.tr("match.choose", {{"who", scene.session().info(humans.front()).name}})
                                  : b.tr("match.options");
  const std::string count = b.trn("match.options.count", static_cast<long long>(acts.rows.size()));
  const float right = std::min(r.w * 0.36F, b.measure(count, {Face::medium, 18, b.theme().second}).w + 4);
  b.label("decision", {r.x, r.y, r.w - right - 12, kColumnHead - 16}, head,
          {Face::heading, 26, b.theme().text, Align::left, VAlign::middle, true, 0.5F});
  b.text({r.right() - right, r.y, right, kColumnHead - 16}, count,
         {Face::medium, 18, b.theme().second, Align::right, VAlign::middle, false, 0.6F, 0, true});
  draw_option_rows(b, {r.x, r.y + kColumnHead - 14, r.w, r.h - kColumnHead + 14}, "options", rows, acts.secret);
}

void action_panel(Builder& b, Rect r, const TableScene& scene) {
  const TableActs& acts = scene.acts;
  const auto humans = scene.session().people();
  const bool asks = !scene.waits() && !scene.driver().bots_to_move() && !scene.session().watching();
  const bool rows = asks && !acts.rows.empty();
  const Colour accent = rows && !humans.empty() && scene.facts().prompt.ask == Ask::open
                            ? seat_colour(scene.session().info(humans.front()))
                            : b.theme().fact;
  if (rows) b.skin(r.inset(-16), "glow", accent, 0.7F);
  b.panel(r, accent);
  const Rect in = r.inset(kPad, kPad - 2);
  if (asks && scene.facts().prompt.ask == Ask::reaction) return reaction_block(b, in, scene);
  if (rows) return rows_block(b, in, scene);
  const float go = b.control(60);
  const bool buttons = scene.waits() || scene.driver().bots_to_move() || scene.session().watching();
  draw_last_words(b, {in.x, in.y, in.w, in.h - (buttons ? go + 10 : 0)}, scene);
  if (buttons) draw_going_on(b, {in.x, in.bottom() - go, in.w, go}, scene);
}

ColumnPlan plan(const Builder& b, Rect r, const TableScene& scene) {
  return plan_column(b, r.h, action_height(b, r.w, scene), scene.session().ctx().settings.deduction, scene.t);
}

// The column shows options and, as far as there is room, deductions and open cards.
std::optional<ColumnPlan> column_plan(const Builder& b, const TableScene& scene) {
  for (const Placement& p : scene.parts)
    if (p.part == Part::column) return plan(b, region_of(b, scene.arrangement, p.region), scene);
  return std::nullopt;
}

}  // namespace

// The same whatever is chosen: who is waited for is known to everybody.
std::string quiet_words(const TableScene& scene) {
  const auto who = scene.waits() ? std::nullopt : scene.driver().next_bot();
  if (who && is_player(*who))
    return scene.session().ctx().texts.tr("match.thinking", {{"who", scene.session().describe().seat(*who)}});
  const auto& log = scene.t.log;
  return log.size() < 2 ? std::string() : log[log.size() - 2].text;
}

void draw_last_words(Builder& b, Rect r, const TableScene& scene) {
  if (!scene.t.log.empty())
    draw_last_words(b, r, quiet_words(scene), scene.t.log.back().text, b.wide() ? 24.0F : 19.0F);
}

bool options_stand_open(const TableScene& scene) {
  return places(scene.parts, Part::column) || places(scene.parts, Part::rail);
}

bool facts_stand_open(const Builder& b, const TableScene& scene) {
  if (!b.roomy()) return false;
  const auto p = column_plan(b, scene);
  return places(scene.parts, Part::rail) || (p && (scene.t.facts.empty() || p->facts > 0));
}

bool cards_stand_open(const Builder& b, const TableScene& scene) {
  if (scene.t.markets.empty() && scene.t.panels.empty()) return true;
  const auto p = b.roomy() ? column_plan(b, scene) : std::nullopt;
  return p && p->markets && p->panels;
}

// What people may do, and below it the rest.
void draw_column(Builder& b, Rect r, const TableScene& scene) {
  const ColumnPlan p = plan(b, r, scene);
  action_panel(b, {r.x, r.y, r.w, p.top}, scene);
  draw_column_rest(b, {r.x, r.y + p.top + kColumnGap, r.w, r.h - p.top - kColumnGap}, p, scene.t, scene.layout(),
                   scene.acts);
}

}  // namespace prowl::ui
