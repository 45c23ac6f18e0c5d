#include <algorithm>

#include <fmt/format.h>

#include "table/panels/member_draw.hpp"
#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kSlotGap = 4, kVerb = 56;

struct VerbGrid {
  std::size_t columns, rows;
  float most;  ///< height of a verb, where there is room
};

VerbGrid verb_grid(const Builder& b, float w, const TableActs& acts) {
  const std::size_t columns = w < 400 * b.text_scale() ? 1 : 2;
  return {columns, (acts.verbs.size() + columns - 1) / columns, std::max(kVerb, b.finger())};
}

// From the right: what is left glows, what is spent is crossed.
float action_pips(Builder& b, float right, float y, float size, const MemberView& m) {
  for (int i = m.of; i-- > 0;) {
    right -= size + 4;
    b.skin({right, y, size, size}, i < m.left ? "action" : "action_spent", b.theme().act);
  }
  return right;
}

void draw_slot(Builder& b, Rect r, const SlotView& s) {
  const Theme& th = b.theme();
  const bool full = !s.picture.empty();
  b.sight(r, index(s.kind));
  b.fill(r, full ? th.raised : th.ground, 6, full ? 0.9F : 0.6F);
  b.frame(r, s.ready ? th.act : full ? th.button_line : th.line, s.ready ? 2.0F : 1.2F, 6);
  const float words = std::min(50.0F, r.h * 0.46F);
  if (full) {
    const float size = std::min(r.h - words - 8, s.figure.empty() ? r.w - 8 : r.w * 0.5F),
                shift = s.figure.empty() ? 0 : r.w / 2 - size / 2 - 4;
    const float top = r.y + 4 + (r.h - words - 8 - size) / 2;
    b.picture({r.centre().x - size / 2 - shift, top, size, size}, s.picture);
    if (!s.figure.empty())
      b.text(
          {r.x + size + 4, top, r.w - size - 8, size}, s.figure,
          {Face::title, std::min(40.0F, size) / b.text_scale(), th.text, Align::centre, VAlign::middle, false, 0.4F});
  } else {
    b.icon({r.centre().x - 12, r.y + (r.h - words) / 2 - 12, 24, 24}, s.icon.empty() ? "add" : s.icon, th.dim);
  }
  b.text({r.x + 4, r.bottom() - words - 2, r.w - 8, words}, s.text,
         {Face::body, 18, full ? th.text : th.dim, Align::centre, VAlign::middle, true, 0.44F, 0, true});
  for (int i = 0; i < s.uses; ++i) {
    const Rect pip{r.x + 7 + static_cast<float>(i) * 16, r.y + 7, 13, 13};
    if (i < s.uses - s.used)
      b.fill(pip, th.act, 3);
    else
      b.frame(pip, th.dim, 1.5F, 3);
  }
}

void slots(Builder& b, Rect r, const std::vector<SlotView>& list, float width) {
  for (std::size_t i = 0; i < list.size(); ++i)
    draw_slot(b, {r.x + static_cast<float>(i) * (width + kSlotGap), r.y, width, r.h}, list[i]);
}

}  // namespace

void draw_member(Builder& b, Rect r, const TableView& t) {
  const auto at = std::find_if(t.members.begin(), t.members.end(), [](const MemberView& m) { return m.active; });
  if (at == t.members.end()) return;
  const MemberView& m = *at;
  const Theme& th = b.theme();
  const SeatInfo* who = seat_info(t, m.owner);
  const Colour c = member_colour(b, t, m);
  b.panel(r, c);
  b.fill({r.x, r.y + 16, 4, r.h - 16}, c);
  const float h = r.h - 28, w = h * 0.8F;
  const Rect face{r.x + 16, r.y + 14, w, h};
  b.picture(face, m.portrait, 1, 0x55200000ULL, false, true);
  b.frame(face, c, 2, 2);
  const float x = face.right() + 20, room = r.right() - 20 - x;
  const TextOpt title{Face::title, 40, th.text, Align::left, VAlign::middle, false, 0.5F};
  const float name = std::min(b.measure(m.name, title).w + 2, room * 0.34F);
  b.text({x, r.y + 12, name, 44}, m.name, title);
  float left = x + name + 14;
  const float pips = action_pips(b, r.right() - 16, r.y + 14, 40, m) - 10;
  if (who != nullptr) {
    b.badge({left, r.y + 20, 28, 28}, *who);
    left += 36;
    const TextOpt o{Face::medium, 20, th.second, Align::left, VAlign::middle, false, 0.6F};
    const float nw = std::min(b.measure(who->name, o).w + 2, pips - left);
    if (nw >= b.measure(who->name, o).w * o.min_scale) b.text({left, r.y + 12, nw, 44}, who->name, o);
    left += nw + 10;
  }
  // The pictures tell it too.
  const TextOpt words{Face::medium, 20, th.text, Align::right, VAlign::middle, false, 0.6F};
  if (b.measure(m.left_text, words).w <= pips - left) b.text({left, r.y + 12, pips - left, 44}, m.left_text, words);
  b.fill({x, r.y + 62, room, 1}, th.text, 0, 0.14F);
  const float carry = m.carried.empty() ? 0 : room * 0.36F, own = room - carry - 8;
  b.text({x, r.y + 66, own, 28}, m.slots_text, {Face::body, 18, th.second, Align::left, VAlign::middle, false, 0.5F});
  b.text({x + own + 8, r.y + 66, carry, 28}, m.carried_text,
         {Face::body, 18, th.second, Align::left, VAlign::middle, false, 0.5F});
  const auto n = static_cast<float>(std::max<std::size_t>(m.slots.size(), 1)),
             k = static_cast<float>(std::max<std::size_t>(m.carried.size(), 1));
  const float top = r.y + 96, high = r.bottom() - 14 - top;
  slots(b, {x, top, own, high}, m.slots, (own - kSlotGap * (n - 1)) / n);
  slots(b, {x + own + 8, top, carry, high}, m.carried, (carry - kSlotGap * (k - 1)) / k);
  member_widget(b, r, m);
}

namespace {

// Its sign, what it is, and at the right what it brings.
struct CourseRow {
  Builder& b;
  const PanelRow& row;
  bool tight;  ///< the panel is narrow
  TextOpt lead{Face::semibold, tight ? 18.0F : 20.0F, b.theme().text, Align::left, VAlign::middle, false, 0.5F},
      text{Face::body, 18, b.theme().second, Align::left, VAlign::middle, false, 0.5F};
  float left = tight ? 32 : 38, gap = tight ? 7 : 12;

  float lead_width(float w) const { return std::min(b.measure(row.lead, lead).w + 4, (w - left) * 0.55F); }
  float wanted() const { return left + gap + b.measure(row.lead, lead).w + 4 + b.measure(row.text, text).w; }
  void draw(Rect r, const TableView& t) const {
    const SeatInfo* who = seat_info(t, row.seat);
    const Rect sign{r.x, r.centre().y - 13, 26, 26};
    who != nullptr ? b.badge(sign, *who) : b.icon(sign, row.icon, b.theme().second);
    const float w = lead_width(r.w), x = left + w + gap;
    b.text({r.x + left, r.y, w, r.h}, row.lead, lead);
    b.text({r.x + x, r.y, r.w - x, r.h}, row.text, text);
  }
};

// What is still to come, one below the other. What is too long for the panel is left to the card that lies open.
void course_rows(Builder& b, Rect r, const TableView& t) {
  const bool tight = std::any_of(t.course.begin(), t.course.end(), [&](const PanelRow& row) {
    return CourseRow{b, row, false}.wanted() > r.w;
  });
  std::vector<CourseRow> rows;
  for (const PanelRow& row : t.course)
    if (const CourseRow c{b, row, tight}; !t.stage || c.wanted() <= r.w * 1.03F) rows.push_back(c);
  const float pitch = std::min(36.0F * std::max(1.0F, b.text_scale()),
                               r.h / static_cast<float>(std::max<std::size_t>(rows.size(), 1)));
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].draw({r.x, r.y + static_cast<float>(i) * pitch, r.w, pitch}, t);
}

// The last of the log, newest below.
void last_rows(Builder& b, Rect r, const TableView& t) {
  constexpr std::size_t kRows = 2;
  const std::size_t rows = std::min(t.log.size(), kRows);
  for (std::size_t i = 0; i < rows; ++i) {
    const bool newest = i + 1 == rows;
    b.text({r.x, newest ? r.bottom() - r.h * 0.64F : r.y, r.w, r.h * (newest ? 0.64F : 0.36F)},
           t.log[t.log.size() - rows + i].text,
           {newest ? Face::semibold : Face::body, newest ? 22.0F : 18.0F, newest ? b.theme().text : b.theme().second,
            Align::left, VAlign::middle, true, 0.6F});
  }
}

}  // namespace

// While nothing can be done here: what comes next, else what must be reached, else what happened last.
void draw_course(Builder& b, Rect r, const TableView& t, bool choosing) {
  b.panel(r);
  const Rect in = r.inset(18, 12);
  const bool live = t.stage && t.stage->live, tasks = choosing && !live && !t.tasks.empty(),
             course = !tasks && !t.course.empty();
  if (!course && !tasks) return last_rows(b, in, t);
  b.text({in.x, in.y, in.w, 28}, b.tr(course ? "match.next" : "match.tasks"),
         {Face::title, 20, b.theme().second, Align::left, VAlign::middle, false, 0.6F});
  const Rect rest{in.x, in.y + 30, in.w, in.h - 30};
  if (course) return course_rows(b, rest, t);
  const auto rows = static_cast<float>(t.tasks.size());
  draw_task_rows(b, {rest.x - 12, rest.y - 6, rest.w + 24, rest.h}, std::min(b.control(34), rest.h / rows), t);
}

float verbs_height(const Builder& b, float w, const TableActs& acts) {
  const VerbGrid g = verb_grid(b, w, acts);
  return 16 + static_cast<float>(g.rows) * (g.most + 10);
}

void draw_verbs(Builder& b, Rect r, const TableActs& acts) {
  if (acts.verbs.empty()) return;
  const Theme& th = b.theme();
  b.panel(r);
  const auto [columns, rows, most] = verb_grid(b, r.w, acts);
  const Rect in = r.inset(8, 8);
  const auto high = static_cast<float>(rows);
  // Where a finger finds them too low they are a list that it pushes.
  const bool scrolls = (in.h + 4) / high - 4 < b.finger();
  const float room_w = scrolls ? b.begin_scroll("verbs", in) : in.w,
              pitch = scrolls ? b.finger() + 4 : (in.h + 4) / high,
              w = (room_w - 4 * static_cast<float>(columns - 1)) / static_cast<float>(columns),
              h = std::min(pitch - 4, most);
  for (std::size_t i = 0; i < acts.verbs.size(); ++i) {
    const OptionRow& v = acts.verbs[i];
    const bool off = v.press == nullptr, lit = !off && (v.on || b.hovered(v.id) || b.focused(v.id));
    const Rect box{in.x + static_cast<float>(i / rows) * (w + 4), in.y + static_cast<float>(i % rows) * pitch, w, h};
    b.skin(box, off ? "option_off" : lit ? "option_on" : "option", lit ? th.act : off ? th.line : th.button_line);
    if (!off) b.fill({box.x, box.y + 9, 4, box.h - 10}, th.act);
    const Colour ink = off ? th.dim : th.text;
    b.icon({box.x + 13, box.centre().y - 13, 26, 26}, v.icon, off ? th.dim : th.act);
    std::string side = off ? v.reason : v.note;
    const TextOpt name{off ? Face::body : Face::semibold, 20, ink, Align::left, VAlign::middle, true, 0.45F};
    // Where it finds no room, the tooltip says it.
    const TextOpt note{
        Face::body, 18, off ? th.dim : named_colour(th, "prompt"), Align::right, VAlign::middle, true, 0.5F, 0, true};
    const float room = box.w - 52, whole = b.measure(v.text, name).w + 3;
    // A long name needs the line for itself.
    if (whole > room * (off ? 0.62F : 0.8F) && whole + b.measure(side, note).w + 10 > room) side.clear();
    const float beside = side.empty() ? 0 : b.measure(side, note).w + 10;
    const float words = std::min(whole, room - std::min(beside, room * 0.38F));
    b.text({box.x + 48, box.y, words, box.h}, v.text, name);
    if (!side.empty()) b.text({box.x + 54 + words, box.y + 1, room - words - 6, box.h - 2}, side, note);
    Widget k;
    k.id = v.id;
    k.role = Role::option;
    k.name = v.text;
    k.value = v.note;
    k.reason = v.reason;
    k.rule = v.rule;
    k.enabled = !off;
    k.hotkey = v.hotkey;
    k.press = v.press;
    k.decides = v.decides;
    b.widget(box, std::move(k), off ? v.reason : v.detail);
  }
  if (scrolls) b.end_scroll(in.y + high * pitch - 4);
}

}  // namespace prowl::ui
