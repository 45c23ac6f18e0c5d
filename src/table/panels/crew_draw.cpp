#include <algorithm>

#include "table/panels/member_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kCrewGap = 4;

std::string spoken(const MemberView& m) {
  std::string out = m.left_text;
  for (const auto* list : {&m.slots, &m.carried})
    for (const SlotView& s : *list)
      if (!s.picture.empty()) out += (out.empty() ? "" : ", ") + s.text + (s.figure.empty() ? "" : " " + s.figure);
  return m.where + (out.empty() ? "" : ". " + out);
}

using Slots = std::vector<const SlotView*>;

float units(const Slots& list) {
  float n = 0;
  for (const SlotView* s : list) n += s->figure.empty() ? 1.08F : 1.72F;
  return n;
}

void thing_row(Builder& b, Rect r, const Slots& list, float size) {
  float x = r.x;
  for (const SlotView* s : list) {
    const Rect box{x, r.y + (r.h - size) / 2, size, size};
    b.sight(box, index(s->kind));
    b.picture(box, s->picture);
    if (!s->figure.empty())
      b.text({x + size, r.y, size * 0.64F, r.h}, s->figure,
             {Face::title, size * 0.82F / b.text_scale(), b.theme().text, Align::left, VAlign::middle, false, 0.4F});
    x += size * (s->figure.empty() ? 1.08F : 1.72F);
  }
}

// All that somebody holds, as small pictures: items above what is carried where that makes them larger.
void things(Builder& b, Rect r, const MemberView& m, float most) {
  Slots items, carried;
  for (const SlotView& s : m.slots)
    if (!s.picture.empty()) items.push_back(&s);
  for (const SlotView& s : m.carried)
    if (!s.picture.empty()) carried.push_back(&s);
  const float one = std::min({most, r.h, r.w / std::max(units(items) + units(carried), 1.0F)});
  const float two = std::min({most, r.h / 2, r.w / std::max({units(items), units(carried), 1.0F})});
  if (items.empty() || one >= two) {
    items.insert(items.end(), carried.begin(), carried.end());
    return thing_row(b, r, items, one);
  }
  thing_row(b, {r.x, r.y, r.w, r.h / 2}, items, two);
  thing_row(b, {r.x, r.y + r.h / 2, r.w, r.h / 2}, carried, two);
}

void portrait(Builder& b, Rect r, const MemberView& m, Colour c) {
  b.cover(r, m.portrait, 0.8F);
  b.frame(r, c, 1.5F, 2);
}

// Portrait, name and whose it is; below, what they hold.
void mate(Builder& b, Rect r, const TableView& t, const MemberView& m) {
  const Theme& th = b.theme();
  const Colour c = member_colour(b, t, m);
  b.panel(r);
  b.fill({r.x, r.y + 12, 4, r.h - 12}, c);
  const float high = r.h - 12, wide = std::min(high * 0.8F, r.w * 0.3F);
  portrait(b, {r.x + 10, r.y + 6, wide, high}, m, c);
  const float x = r.x + wide + 20, room = r.right() - 8 - x, line = std::min(30.0F, r.h * 0.32F);
  const SeatInfo* who = seat_info(t, m.owner);
  const float badge = who == nullptr ? 0 : std::min(24.0F, line);
  // Where the name needs the line its owner's mark lies on the portrait.
  const TextOpt title{Face::title, b.least() / b.text_scale(), th.text};
  const bool aside = b.measure(m.name, title).w > room - badge - 6;
  if (who != nullptr)
    b.badge(aside ? Rect{r.x + 12, r.y + 4 + high - badge, badge, badge}
                  : Rect{r.right() - 8 - badge, r.y + 4 + (line - badge) / 2, badge, badge},
            *who);
  b.text({x, r.y + 4, room - (aside ? 0 : badge + 4), line}, m.name,
         {Face::title, std::min(26.0F, line * 0.96F), th.text, Align::left, VAlign::middle, false, 0.35F});
  const bool named = who != nullptr && r.w >= 260 && r.h >= 90;
  if (named) {
    const TextOpt o{Face::body, 18, th.second, Align::left, VAlign::middle, false, 0.5F};
    const std::string both = who->name + (m.where.empty() ? "" : ", " + m.where);
    // Whose it is, their mark tells too.
    b.text({x, r.y + 4 + line, room, 22}, m.where.empty() || b.measure(both, o).w <= room ? both : m.where, o);
  }
  const float top = r.y + 6 + line + (named ? 22 : 0);
  things(b, {x, top, room, r.bottom() - 5 - top}, m, 40);
  member_widget(b, r, m);
}

}  // namespace

const SeatInfo* seat_info(const TableView& t, Seat s) {
  for (const auto& v : t.seats)
    if (v.seat == s) return &v.info;
  return nullptr;
}

Colour member_colour(const Builder& b, const TableView& t, const MemberView& m) {
  const SeatInfo* who = seat_info(t, m.owner);
  return who != nullptr ? seat_colour(*who) : b.theme().line;
}

void member_widget(Builder& b, Rect r, const MemberView& m) {
  Widget w;
  w.id = "member." + m.id;
  w.role = Role::row;
  w.name = m.name;
  w.value = spoken(m);
  w.focusable = false;
  b.widget(r, std::move(w), m.note);
}

// One below the other while they are few, else in two columns.
void draw_mates(Builder& b, Rect r, const TableView& t) {
  std::vector<const MemberView*> mates;
  for (const MemberView& m : t.members)
    if (!m.active) mates.push_back(&m);
  if (mates.empty()) return;
  const std::size_t columns = mates.size() > 3 ? 2 : 1,
                    rows = std::max<std::size_t>(2, (mates.size() + columns - 1) / columns);
  const float w = (r.w - kCrewGap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
              h = (r.h - kCrewGap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  for (std::size_t i = 0; i < mates.size(); ++i)
    mate(b,
         {r.x + static_cast<float>(i % columns) * (w + kCrewGap),
          r.y + static_cast<float>(i / columns) * (h + kCrewGap), w, h},
         t, *mates[i]);
}

// In a small window: whose turn it is glows and tells its actions.
void draw_crew_row(Builder& b, Rect r, const TableView& t) {
  if (t.members.empty()) return;
  const Theme& th = b.theme();
  const auto boxes = split_row(r, static_cast<int>(t.members.size()), 6);
  for (std::size_t i = 0; i < t.members.size(); ++i) {
    const MemberView& m = t.members[i];
    const Rect box = boxes[i];
    const Colour c = member_colour(b, t, m);
    if (m.active) b.skin(box.inset(-16), "glow", c, 0.8F);
    b.skin(box, m.active ? "seat_lit" : "seat", c);
    const float high = box.h - 10, wide = std::min(high * 0.8F, box.w * 0.3F);
    portrait(b, {box.x + 6, box.y + 5, wide, high}, m, c);
    const float x = box.x + wide + 12, room = box.right() - 6 - x, line = box.h * 0.46F;
    const float pip = m.active ? std::min(line * 0.8F, room * 0.16F) : 0;
    if (m.active) {
      b.skin({box.right() - 8 - pip, box.y + 4 + (line - pip) / 2, pip, pip}, m.left > 0 ? "action" : "action_spent",
             th.act);
      b.text({box.right() - 10 - 2 * pip, box.y + 4, pip, line}, std::to_string(m.left),
             {Face::title, pip / b.text_scale(), th.act, Align::right, VAlign::middle, false, 0.4F});
    }
    b.text({x, box.y + 4, room - 2 * pip - 6, line}, m.name,
           {Face::title, 24, th.text, Align::left, VAlign::middle, false, 0.35F});
    things(b, {x, box.y + 4 + line, room, box.h - line - 9}, m, line);
    member_widget(b, box, m);
  }
}

namespace {

constexpr float kPortraitAbove = 0.32F;

// What they can do has room beside their portraits; else it stands below them.
bool roster_fits(const Builder& b, Rect box, const std::vector<OptionRow>& rows, const TextOpt& words) {
  const Size room{box.w - std::min((box.h - 24) * 0.8F, box.w * 0.36F) - 38, box.h - 94};
  return std::all_of(rows.begin(), rows.end(),
                     [&](const OptionRow& row) { return b.measure(row.detail, words, room.w).h <= room.h; });
}

}  // namespace

// Somebody to choose stands there as large as the dock is high.
void draw_roster(Builder& b, Rect r, const std::vector<OptionRow>& rows) {
  const Theme& th = b.theme();
  const auto boxes = split_row(r, static_cast<int>(std::max<std::size_t>(rows.size(), 3)), 8);
  const TextOpt words{.face = Face::body,
                      .px = 18,
                      .colour = th.second,
                      .valign = VAlign::top,
                      .wrap = true,
                      .min_scale = 0.6F,
                      .shortens = true};
  const bool below = !boxes.empty() && !roster_fits(b, boxes.front(), rows, words);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const OptionRow& row = rows[i];
    const Rect box = boxes[i];
    const bool lit = row.on || b.hovered(row.id) || b.focused(row.id);
    b.skin(box, lit ? "option_on" : "option", lit ? th.act : th.button_line);
    const float high = below ? box.h * kPortraitAbove : box.h - 24, wide = std::min(high * 0.8F, box.w * 0.36F);
    b.cover({box.x + 12, box.y + 12, wide, high}, row.portrait, 0.8F);
    b.frame({box.x + 12, box.y + 12, wide, high}, lit ? th.act : th.line, 2, 2);
    const float x = box.x + wide + 26, room = box.right() - 12 - x, name = below ? high * 0.56F : 44;
    b.text({x, box.y + 10, room, name}, row.text, {Face::title, 36, th.text, Align::left, VAlign::middle, false, 0.5F});
    b.text({x, box.y + 10 + name, room, 26}, row.note,
           {Face::semibold, 18, named_colour(th, "prompt"), Align::left, VAlign::middle, false, 0.5F});
    const float top = below ? box.y + high + 18 : box.y + 84;
    b.text({below ? box.x + 12 : x, top, below ? box.w - 24 : room, box.bottom() - 10 - top}, row.detail, words);
    Widget w;
    w.id = row.id;
    w.role = Role::option;
    w.name = row.text;
    w.value = row.note + ". " + row.detail;
    w.hotkey = std::to_string(i + 1);
    w.press = row.press;
    w.decides = row.decides;
    b.widget(box, std::move(w), row.detail);
  }
}

}  // namespace prowl::ui
