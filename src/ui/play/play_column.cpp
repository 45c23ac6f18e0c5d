#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr float kHead = 56, kPad = 14;

float rows_height(const Builder& b, const std::vector<OptionRow>& rows) {
  float h = 10;
  std::string section;
  for (const auto& row : rows) {
    h += b.control(row.detail.empty() ? 52 : 100) + 8;
    if (row.section != section && !row.section.empty() && row.section != rows.front().section) h += b.control(40) + 8;
    section = row.section;
  }
  return h;
}

}  // namespace

// What is asked decides what stands here; its height follows.
float PlayScreen::action_height(const Builder& b, const TableActs& acts) const {
  const auto humans = static_cast<std::size_t>(driver_->awaited(true).size());
  if (news_ || driver_->bots_to_move() || watching()) return b.control(212);
  switch (public_.prompt.ask) {
    case Ask::reaction:
      return b.line(24) + b.line(18) * 2 + static_cast<float>((humans + 1) / 2) * (b.control(56) + 10) + b.control(64) +
             2 * kPad + 22;
    case Ask::open:
    case Ask::agreement:
    case Ask::table: return std::max(kHead + rows_height(b, acts.rows) + kPad, b.control(150));
    default: return b.control(150);
  }
}

void PlayScreen::caption_block(Builder& b, Rect r, const TableView& t) {
  const std::string last = t.log.empty() ? t.banner.now : t.log.back().text;
  const std::string before = t.log.size() < 2 ? std::string() : t.log[t.log.size() - 2].text;
  const float first = before.empty() ? 0 : std::min(b.line(18) * 2, r.h * 0.36F);
  if (first > 0)
    b.text({r.x, r.y, r.w, first}, before, {Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, true, 0.6F});
  b.label("caption", {r.x, r.y + first, r.w, r.h - first}, last,
          {Face::semibold, b.wide() ? 24.0F : 19.0F, b.theme().text, Align::left, VAlign::middle, true, 0.55F});
}

// The same for every hand: a button for each person who may react, and Continue.
void PlayScreen::reaction_block(Builder& b, Rect r) {
  const auto humans = driver_->awaited(true);
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
    const SeatInfo& info = driver_->seats()[static_cast<std::size_t>(index(humans[i]))];
    ButtonOpt o{.id = fmt::format("react.p{}", index(humans[i]) + 1),
                .name = b.tr("match.react.seat", {{"who", info.name}}),
                .hotkey = std::to_string(index(humans[i]) + 1)};
    o.press = [this, s = humans[i]] { become(s, Purpose::react); };
    draw_seat_button(b, boxes[i], info, std::move(o));
  }
  const float half = (r.w - 10) * 0.42F;
  b.button({r.x, r.bottom() - go, half, go}, stand_down_button(b));
  b.button({r.x + half + 10, r.bottom() - go, r.w - half - 10, go}, continue_button(b, [this] { continue_all(); }));
}

void PlayScreen::rows_block(Builder& b, Rect r, const TableActs& acts) {
  const auto humans = driver_->awaited(true);
  const bool seat = public_.prompt.ask == Ask::open && !humans.empty();
  std::vector<OptionRow> rows = acts.rows;
  const std::string first = rows.empty() ? std::string() : rows.front().section;
  for (auto& row : rows)
    if (row.section == first) row.section.clear();
  const std::string head = !first.empty()                         ? first
                           : public_.prompt.ask == Ask::agreement ? b.tr("match.agree")
                           : seat
                               ? b.tr("match.choose",
                                      {{"who", driver_->seats()[static_cast<std::size_t>(index(humans.front()))].name}})
                               : b.tr("match.options");
  const std::string count = b.trn("match.options.count", static_cast<long long>(acts.rows.size()));
  const float right = std::min(r.w * 0.36F, b.measure(count, {Face::medium, 18, b.theme().second}).w + 4);
  b.label("decision", {r.x, r.y, r.w - right - 12, kHead - 16}, head,
          {Face::heading, 26, b.theme().text, Align::left, VAlign::middle, true, 0.5F});
  b.text({r.right() - right, r.y, right, kHead - 16}, count,
         {Face::medium, 18, b.theme().second, Align::right, VAlign::middle, false, 0.6F});
  draw_option_rows(b, {r.x, r.y + kHead - 14, r.w, r.h - kHead + 14}, "options", rows, acts.secret);
}

void PlayScreen::action_panel(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const auto humans = driver_->awaited(true);
  const bool asks = !news_ && !driver_->bots_to_move() && !watching();
  const bool rows = asks && !acts.rows.empty();
  const Colour accent = rows && !humans.empty() && public_.prompt.ask == Ask::open
                            ? seat_colour(driver_->seats()[static_cast<std::size_t>(index(humans.front()))])
                            : b.theme().fact;
  if (rows) b.skin(r.inset(-16), "glow", accent, 0.7F);
  b.panel(r, accent);
  const Rect in = r.inset(kPad, kPad - 2);
  if (asks && public_.prompt.ask == Ask::reaction) return reaction_block(b, in);
  if (rows) return rows_block(b, in, acts);
  const float go = b.control(60);
  const bool buttons = news_ || watching();
  caption_block(b, {in.x, in.y, in.w, in.h - (buttons ? go + 10 : 0)}, t);
  const Rect foot{in.x, in.bottom() - go, in.w, go};
  if (news_)
    b.button(foot, continue_button(b, [this] { read_news(); }));
  else if (watching())
    watch_buttons(b, foot);
}

ColumnPlan PlayScreen::plan(const Builder& b, float height, const TableView& t, const TableActs& acts) const {
  return plan_column(b, height, action_height(b, acts), ctx_.settings.deduction, t);
}

bool PlayScreen::facts_open(const Builder& b, const TableView& t, const TableActs& acts) const {
  const Arrangement& a = arrangement(layout_, b.wide(), "table");
  return b.wide() && (has_rail(b) ||
                      (has_column(b) && (t.facts.empty() || plan(b, region_of(b, a, "column").h, t, acts).facts > 0)));
}

bool PlayScreen::cards_open(const Builder& b, const TableView& t, const TableActs& acts) const {
  if (t.markets.empty() && t.panels.empty()) return true;
  const Arrangement& a = arrangement(layout_, b.wide(), "table");
  if (!b.wide() || !has_column(b)) return false;
  const ColumnPlan p = plan(b, region_of(b, a, "column").h, t, acts);
  return p.markets && p.panels;
}

// What people may do, and below it the rest.
void PlayScreen::column(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (r.w <= 0) return;
  const ColumnPlan p = plan(b, r.h, t, acts);
  action_panel(b, {r.x, r.y, r.w, p.top}, t, acts);
  draw_column_rest(b, {r.x, r.y + p.top + kColumnGap, r.w, r.h - p.top - kColumnGap}, p, t, layout_, acts);
}

}  // namespace prowl::ui
