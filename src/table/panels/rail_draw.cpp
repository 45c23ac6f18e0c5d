#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kHead = 44, kTask = 92, kMet = 46, kPip = 18, kPart = 28;
constexpr int kMostPips = 6;

// Accents of capitals stand above them: a line as high as that has words no larger.
TextOpt title_in(const Builder& b, float high, float px, Colour c) {
  constexpr float kAccents = 1.12F;
  return {Face::title, std::min(px, high / kAccents / b.text_scale()), c, Align::left, VAlign::middle, false, 0.45F};
}

void panel_head(Builder& b, Rect r, const std::string& title, const std::string& note, Colour c) {
  const TextOpt o{Face::medium, 18, b.theme().second, Align::right, VAlign::middle, false, 0.6F};
  const float w = note.empty() ? 0 : std::min(b.measure(note, o).w + 2, r.w * 0.5F);
  b.text({r.x + 16, r.y + 8, r.w - 44 - w, 30}, title,
         {Face::title, 24, c, Align::left, VAlign::middle, false, 0.5F, 0.5F});
  if (w > 0) b.text({r.right() - 16 - w, r.y + 8, w, 30}, note, o);
}

// Beside its picture; a mission with its parts has as much room as it needs.
Rect words_box(Rect r, const TaskView& t) {
  const float h = std::min(r.h, kTask) - 12, w = t.hidden ? h * 0.72F : h * 1.1F;
  return {r.x + 24 + w, r.y, r.right() - 14 - r.x - 24 - w, r.h};
}

float parts_height(const Builder& b, const TaskView& t) {
  if (t.met || t.parts.empty()) return 0;
  return (kPart * static_cast<float>(t.parts.size()) + (t.pictures.empty() ? 0 : 34)) * std::max(1.0F, b.text_scale());
}

float task_height(Builder& b, float width, const TaskView& t) {
  if (t.met) return kMet;
  if (t.parts.empty()) return kTask;
  const float room = words_box({0, 0, width, kTask}, t).w;
  const float
      text = b.measure(t.text, {Face::body, 18, b.theme().second, Align::left, VAlign::middle, true, 0.6F}, room).h;
  return std::max(kTask, 34 + text + 6) + parts_height(b, t) + 8 * std::max(1.0F, b.text_scale());
}

void number_disc(Builder& b, Rect r, const TaskView& t) {
  if (t.number.empty()) return;
  const Theme& th = b.theme();
  b.fill(r.inset(-1.5F), th.ground, r.w / 2 + 1.5F);
  b.fill(r, t.met ? named_colour(th, "met_low") : th.text, r.w / 2);
  if (t.met)
    b.icon(r.inset(r.w * 0.22F), "check", named_colour(th, "met"));
  else
    b.text(r, t.number, {Face::title, r.h * 0.8F / b.text_scale(), th.ink, Align::centre, VAlign::middle, false, 0.5F});
}

// Boxes filled as far as it has come, then the same in words.
void task_state(Builder& b, Rect r, const TaskView& t) {
  const Theme& th = b.theme();
  const Colour c = named_colour(th, "met");
  float x = r.x;
  for (const auto& picture : t.pictures) {
    b.picture({x, r.centre().y - 13, 26, 26}, picture);
    x += 30;
  }
  const TextOpt words{Face::body, 18, th.second, Align::left, VAlign::middle, false, 0.5F};
  const float pips = static_cast<float>(t.of) * (kPip + 2) + 6;
  const bool boxes = t.of <= kMostPips && pips + b.measure(t.state, words).w + 8 <= r.right() - x;
  for (int i = 0; i < t.of && boxes; ++i) {
    const Rect pip{x, r.centre().y - kPip / 2 + 1, kPip - 3, kPip - 3};
    if (i < t.done)
      b.fill(pip, c, 3);
    else
      b.frame(pip, th.dim, 1.5F, 3);
    x += kPip + 2;
  }
  b.text({x + (x > r.x ? 6.0F : 0.0F), r.y, r.right() - x, r.h}, t.state, words);
}

// What it takes, each with a box that is ticked while it holds; then the time that is left.
void task_parts(Builder& b, Rect r, const TaskView& t) {
  const Theme& th = b.theme();
  const Colour done = named_colour(th, "met");
  const float rows = static_cast<float>(t.parts.size()) + (t.pictures.empty() ? 0 : 1.2F),
              pitch = std::min(kPart * std::max(1.0F, b.text_scale()), r.h / rows);
  float y = r.y;
  for (const TaskPart& part : t.parts) {
    const Rect box{r.x, y + pitch / 2 - 9, 18, 18};
    if (part.met)
      b.icon(box, "check", done);
    else
      b.frame(box.inset(1), th.dim, 1.5F, 3);
    const TextOpt state{Face::title, 22, part.met ? done : th.text, Align::right, VAlign::middle, false, 0.5F};
    const float w = part.state.empty() ? 0 : b.measure(part.state, state).w + 4;
    b.text({r.x + 28, y, r.w - 36 - w, pitch}, part.text,
           {Face::medium, 18, part.met ? done : th.text, Align::left, VAlign::middle, false, 0.6F});
    if (w > 0) b.text({r.right() - w, y, w, pitch}, part.state, state);
    y += pitch;
  }
  if (t.pictures.empty()) return;
  float x = r.x;
  for (const auto& picture : t.pictures) {
    b.picture({x, y + 2, 28, 28}, picture);
    x += 32;
  }
  b.text({x + 6, y, r.right() - x - 6, r.bottom() - y}, t.state,
         {Face::semibold, 18, th.alarm_text, Align::left, VAlign::middle, false, 0.6F});
}

void draw_task(Builder& b, Rect r, const TaskView& t) {
  const Theme& th = b.theme();
  b.fill(r.inset(8, 2), t.met ? named_colour(th, "met_low") : th.text, 4, t.met ? 0.4F : 0.05F);
  const float below = parts_height(b, t);
  const float h = (t.met ? r.h : std::min(r.h - below, kTask)) - 12, w = t.hidden ? h * 0.72F : h * 1.1F;
  const Rect thumb{r.x + 12, r.y + 6, w, h};
  if (t.hidden) {
    b.picture(thumb, t.picture);
  } else {
    b.cover(thumb, t.picture, 328.0F / 226);
    b.frame(thumb, rgb(0x000000), 1.5F, 2, 0.7F);
  }
  number_disc(b, {r.x + 15, r.y + 9, 24, 24}, t);
  const float x = thumb.right() + 12, room = r.right() - 14 - x;
  const Colour ink = t.met ? named_colour(th, "met") : t.number.empty() ? named_colour(th, "prompt") : th.text;
  if (t.met) {
    b.text({x, r.y + 4, room - 34, r.h - 8}, t.title, {Face::title, 24, ink, Align::left, VAlign::middle, false, 0.5F});
    b.icon({r.right() - 46, r.centre().y - 14, 28, 28}, "check", ink);
  } else if (!t.parts.empty()) {
    const TextOpt words{Face::body, 18, th.second, Align::left, VAlign::middle, true, 0.6F};
    b.text({x, r.y + 4, room, 28}, t.title, title_in(b, 28, 24, ink));
    // Its parts say it too.
    if (const Rect text{x, r.y + 32, room, r.h - below - 40}; b.measure(t.text, words, room).h <= text.h + 4)
      b.text(text, t.text, words);
    task_parts(b, {r.x + 16, r.bottom() - below - 6, r.w - 32, below}, t);
  } else {
    const bool state = !t.state.empty() || !t.pictures.empty();
    b.text({x, r.y + 4, room, 26}, t.title, title_in(b, 26, 24, ink));
    b.text({x, r.y + 30, room, state ? r.h - 64 : r.h - 36}, t.text,
           {Face::body, 18, th.second, Align::left, VAlign::middle, true, 0.5F});
    if (state) task_state(b, {x, r.bottom() - 34, room, 26}, t);
  }
  Widget w2;
  w2.id = "task." + t.id;
  w2.role = Role::row;
  w2.name = t.title;
  w2.value = t.text + " " + (t.met ? b.tr("match.task.met") : t.state);
  for (const TaskPart& part : t.parts)
    w2.value += (w2.value.empty() ? "" : ". ") + part.text + " " + (part.met ? b.tr("match.task.met") : part.state);
  w2.focusable = false;
  b.widget(r, std::move(w2), t.text);
}

void step_row(Builder& b, Rect r, const PanelRow& row, bool now, bool done) {
  const Theme& th = b.theme();
  if (now) b.frame(r.inset(2), rgb(0xffffff), 3, 6);
  b.icon({r.x + 12, r.centre().y - 13, 26, 26}, done ? "check" : row.icon,
         named_colour(th, done                 ? "met"
                          : row.colour.empty() ? "text"
                                               : row.colour));
  const TextOpt name{Face::semibold, 20, th.text, Align::left, VAlign::middle, false, 0.6F};
  const TextOpt words{Face::medium, 18, th.text, Align::right, VAlign::middle, true, 0.5F, 0, false, true};
  TextOpt least = words;
  least.px = b.least() / b.text_scale();
  // The name is smaller where the words beside it would else not find room.
  const float whole = b.measure(row.lead, name).w + 4, most = std::min(whole, r.w * 0.45F);
  const bool close = b.measure(row.text, least, r.w - most - 68).h > r.h;
  const float w = close ? std::min(most, std::max(whole * 0.6F, r.w * 0.25F)) : most;
  b.text({r.x + 48, r.y, w, r.h}, row.lead, name);
  b.text({r.x + 56 + w, r.y, r.w - w - 68, r.h}, row.text, words);
}

}  // namespace

float tasks_height(Builder& b, float width, const TableView& t) {
  float h = kHead + 10;
  for (const auto& task : t.tasks) h += task_height(b, width, task);
  return h;
}

float task_lines_height(const Builder& b, const TableView& t) {
  return b.control(34) * static_cast<float>(t.tasks.size()) + 12;
}

void draw_task_lines_and_log(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  constexpr float kGap = 8, kLeastLog = 150;
  if (r.h < b.control(34) * 2) return;
  if (!b.roomy()) return draw_task_lines(b, r, t);
  const float h = std::min(r.h, task_lines_height(b, t)), y = r.y + h + kGap;
  draw_task_lines(b, {r.x, r.y, r.w, h}, t);
  if (r.bottom() - y >= kLeastLog) draw_log_panel(b, {r.x, y, r.w, r.bottom() - y}, t, acts);
}

void draw_task_lines(Builder& b, Rect r, const TableView& t) {
  if (t.tasks.empty()) return;
  const float pitch = std::min(b.control(34), (r.h - 12) / static_cast<float>(t.tasks.size()));
  b.panel({r.x, r.y, r.w, pitch * static_cast<float>(t.tasks.size()) + 12});
  draw_task_rows(b, r, pitch, t);
}

void draw_task_rows(Builder& b, Rect r, float pitch, const TableView& t) {
  const Theme& th = b.theme();
  float y = r.y + 6;
  for (const TaskView& task : t.tasks) {
    const float disc = pitch * 0.62F, x = r.x + 12;
    const Colour ink = task.met ? named_colour(th, "met") : task.number.empty() ? named_colour(th, "prompt") : th.text;
    if (task.met)
      b.icon({x, y + (pitch - disc) / 2, disc, disc}, "check", ink);
    else if (task.number.empty())
      b.icon({x, y + (pitch - disc) / 2, disc, disc}, "flag", ink);
    else
      number_disc(b, {x, y + (pitch - disc) / 2, disc, disc}, task);
    const std::string state = task.met || task.hidden ? std::string()
                              : task.of > 0           ? fmt::format("{}/{}", task.done, task.of)
                                                      : std::string();
    const float w = state.empty() ? 0 : pitch * 1.4F;
    b.text({x + disc + 8, y, r.right() - 12 - w - x - disc - 8, pitch}, task.title, title_in(b, pitch, 22, ink));
    if (w > 0)
      b.text({r.right() - 12 - w, y, w, pitch}, state,
             {Face::title, 22, th.second, Align::right, VAlign::middle, false, 0.45F});
    speak(b, {r.x, y, r.w, pitch}, "task." + task.id, task.title, task.text + " " + task.state);
    y += pitch;
  }
}

void draw_caption(Builder& b, Rect r, const std::string& text) {
  if (text.empty()) return;
  b.panel(r, b.theme().alarm);
  b.label("caption", r.inset(20, 12), text,
          {Face::semibold, 28, b.theme().text, Align::left, VAlign::middle, true, 0.55F});
}

// What happened before may have what the last leaves free.
void draw_last_words(Builder& b, Rect r, const std::string& before, const std::string& last, float px) {
  const TextOpt quiet{Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, true, 0.6F},
      loud{Face::semibold, px, b.theme().text, Align::left, VAlign::middle, true, 0.55F};
  const float most = std::max(r.h * 0.36F, r.h - b.measure(last, loud, r.w).h - 4),
              first = before.empty() ? 0 : std::min(b.measure(before, quiet, r.w).h + 6, most);
  if (first > 0) b.text({r.x, r.y, r.w, first}, before, quiet);
  b.label("caption", {r.x, r.y + first, r.w, r.h - first}, last, loud);
}

// Where they are many, all are a little lower.
void draw_tasks(Builder& b, Rect r, const TableView& t) {
  if (t.tasks.empty()) return;
  b.panel(r);
  panel_head(b, r, b.tr("match.tasks"), t.tasks_note, b.theme().text);
  const float share = std::min(1.0F, (r.h - kHead - 10) / (tasks_height(b, r.w, t) - kHead - 10));
  float y = r.y + kHead;
  for (const auto& task : t.tasks) {
    const float h = task_height(b, r.w, task) * share;
    draw_task(b, {r.x, y, r.w, h}, task);
    y += h;
  }
}

void draw_pile_panel(Builder& b, Rect r, const PileView& p) {
  if (r.h < 90) return;
  const Theme& th = b.theme();
  b.panel(r);
  panel_head(b, r, p.title, p.note, th.text);
  const float h = r.h - kHead - 18, w = h * 0.714F;
  for (int layer = std::min(p.count, 3) - 1; layer >= 0 && p.face; --layer) {
    PieceView back = *p.face;
    if (back.key != 0) back.key -= static_cast<std::uint64_t>(layer);
    draw_mini_card(b, {r.x + 16 + static_cast<float>(layer) * 3, r.y + kHead + 6 - static_cast<float>(layer) * 3, w, h},
                   back);
  }
  if (p.count == 0) b.skin({r.x + 16, r.y + kHead + 4, w, h}, "well");
  const Rect plate{r.x + 16 + w / 2 - 30, r.y + kHead + 4 + h / 2 - 20, 60, 40};
  b.fill(plate, th.ground, 4, 0.86F);
  b.text(plate, std::to_string(p.count), {Face::title, 40, th.text, Align::centre, VAlign::middle, false, 0.5F});
  const float x = r.x + w + 42,
              pitch = (r.h - kHead - 12) / static_cast<float>(std::max<std::size_t>(p.rows.size(), 1));
  float y = r.y + kHead;
  std::string spoken;
  for (const auto& row : p.rows) {
    const Colour c = named_colour(th, row.colour);
    b.icon({x, y + pitch / 2 - 12, 24, 24}, row.icon, c);
    const float words = 104;
    b.text({x + 32, y, words, pitch}, row.text,
           {Face::semibold, 18, th.text, Align::left, VAlign::middle, false, 0.5F});
    b.text({r.right() - 50, y, 34, pitch}, row.sub,
           {Face::title, 24, th.text, Align::right, VAlign::middle, false, 0.5F});
    const auto n = static_cast<float>(row.boxes.size());
    const float left = x + 36 + words, room = r.right() - 54 - left, step = n > 0 ? std::min(16.0F, room / n) : 0;
    for (std::size_t i = 0; i < row.boxes.size(); ++i) {
      const Rect box{left + static_cast<float>(i) * step, y + pitch / 2 - 9, std::max(step - 4, 2.0F), 18};
      if (row.boxes[i].level == 2)
        b.fill(box, c, 2);
      else
        b.frame(box, th.line, 1.2F, 2);
    }
    spoken += " " + row.text + " " + row.sub + ".";
    y += pitch;
  }
  Widget widget;
  widget.id = "pile." + p.id;
  widget.role = Role::label;
  widget.name = p.title;
  widget.value = fmt::format("{}. {}{}", p.count, p.note, spoken);
  widget.focusable = false;
  b.widget(r, std::move(widget));
}

// The card as large as there is room, its steps over the rows of its frame.
float draw_stage(Builder& b, Rect r, const StageView& s, const TableLayout& l, const TableView& t) {
  const auto face = l.faces.find(s.card.card);
  const Size drawn = face == l.faces.end() ? Size{360, 504} : face->second.size;
  const float w = std::min(r.w - 32, (r.h - 90) * drawn.w / drawn.h), h = w * drawn.h / drawn.w;
  const Rect card{r.centre().x - w / 2, r.y + 14, w, h};
  const std::size_t ground = b.scene().draws.size();
  draw_card(b, card, l, s.card, s.words);
  b.turns_over(ground, s.card.key);
  const float q = w / drawn.w;
  for (std::size_t i = 0; i < s.steps.size(); ++i)
    step_row(b, {card.x + 16 * q, card.y + (310 + 58 * static_cast<float>(i)) * q, 328 * q, 52 * q}, s.steps[i],
             static_cast<int>(i) == s.now, static_cast<int>(i) < s.now);
  std::string spoken;
  for (const auto& step : s.steps) spoken += b.texts().labelled(step.lead, step.text) + ". ";
  b.region(card, "stage", s.words.title, spoken, s.words.text);
  float y = card.bottom() + 10;
  for (const LogLine& line : s.lines) {
    const TextOpt o{Face::medium, 18, b.theme().text, Align::left, VAlign::middle, true, 0.7F};
    const float high = std::max(30.0F, b.measure(line.text, o, r.w - 76).h + 8);
    if (y + high > r.bottom() - 4) break;
    const SeatInfo* who = nullptr;
    for (const auto& v : t.seats)
      if (v.seat == line.who) who = &v.info;
    if (!line.icon.empty())
      b.icon({r.x + 22, y + high / 2 - 11, 22, 22}, line.icon,
             named_colour(b.theme(), line.colour.empty() ? "second" : line.colour));
    else if (who != nullptr)
      b.badge({r.x + 22, y + high / 2 - 11, 22, 22}, *who);
    else
      b.icon({r.x + 22, y + high / 2 - 10, 20, 20}, "check", b.theme().second);
    b.text({r.x + 56, y, r.w - 76, high}, line.text, o);
    y += high;
  }
  return y;
}

void draw_legend(Builder& b, Rect r, const TableView& t) {
  if (t.legend.empty()) return;
  b.skin(r, "well", {}, 0.86F);
  const float pitch = (r.h - 12) / static_cast<float>(t.legend.size());
  float y = r.y + 6;
  for (const FactView& f : t.legend) {
    if (f.colour.empty())
      b.picture({r.x + 10, y + pitch / 2 - 12, 24, 24}, f.icon);
    else
      b.skin({r.x + 10, y + pitch / 2 - 12, 24, 24}, f.icon, named_colour(b.theme(), f.colour));
    b.text({r.x + 42, y, r.w - 48, pitch}, f.text,
           {Face::body, 18, b.theme().second, Align::left, VAlign::middle, false, 0.55F});
    y += pitch;
  }
}

}  // namespace prowl::ui
