#include <algorithm>

#include <fmt/format.h>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr float kGap = 8, kHead = 56, kPad = 14, kLeastPile = 150, kLeastLog = 150;

float rows_height(const Builder& b, const std::vector<OptionRow>& rows) {
  float h = 10;
  std::string section = rows.empty() ? std::string() : rows.front().section;
  for (const auto& row : rows) {
    h += b.control(row.detail.empty() ? 52 : 100) + 8;
    if (row.section != section && !row.section.empty()) h += b.control(40) + 8;
    section = row.section;
  }
  return h;
}

// From where it begins, so many steps on.
std::vector<Zone> way_of(const WalkView& w, std::size_t steps) {
  std::vector<Zone> out;
  if (w.from != Zone::none) out.push_back(w.from);
  for (std::size_t i = 0; i < steps && i < w.steps.size(); ++i) out.push_back(w.steps[i]);
  return out;
}

}  // namespace

// Whether people decide something on the table now: a seat before all eyes, or all together.
bool PlayScreen::decides_here() const {
  if (stage_ != Stage::table) return false;
  if (public_.prompt.ask == Ask::table) return driver_->any_human() && !public_.outcome.round_over;
  return public_.prompt.ask == Ask::open && !driver_->awaited(true).empty();
}

// Something happened that people should see before anybody goes on; not in the middle of what they decide together.
bool PlayScreen::pause_due() const {
  if (layout_.pauses.empty() || !driver_->any_human() || (public_.prompt.ask != Ask::open && !driver_->bots_to_move()))
    return false;
  const auto& events = public_.view.events;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(std::min(paused_at_, events.size())), events.end(),
                     [&](const Event& e) {
                       return std::find(layout_.pauses.begin(), layout_.pauses.end(),
                                        driver_->rules().catalogue.events[e.what].name) != layout_.pauses.end();
                     });
}

// --- verbs

// What pointing at the board means: the options of the verb that was chosen, else those of the one that needs no
// choosing.
std::vector<Verb> PlayScreen::pointed_verbs() const {
  const auto& catalogue = driver_->rules().catalogue;
  std::vector<Verb> out;
  if (mine_) return out;
  const auto add = [&](std::string_view name) {
    if (const int v = catalogue.find_verb(name); v >= 0) out.push_back(static_cast<Verb>(v));
  };
  if (own_.verb.empty()) {
    if (const auto direct = layout_.direct.find(public_.prompt.id); direct != layout_.direct.end()) add(direct->second);
    return out;
  }
  const TableView t = make_table(public_, layout_, ctx_.texts);
  for (const Action& a : of_verb(t, public_.view.options))
    if (std::find(out.begin(), out.end(), a.verb) == out.end()) out.push_back(a.verb);
  return out;
}

ActionList PlayScreen::of_verb(const TableView& t, const ActionList& options) const {
  const auto at = std::find_if(t.verbs.begin(), t.verbs.end(), [&](const VerbView& v) { return v.id == own_.verb; });
  ActionList out;
  if (at == t.verbs.end()) return out;
  for (const Action& a : at->actions)
    if (std::find(options.begin(), options.end(), a) != options.end()) out.push_back(a);
  return out;
}

void PlayScreen::open_verb(const std::string& id) {
  const std::string before = own_.verb;
  own_ = Own{};
  if (before != id) own_.verb = id;
  ctx_.invalidate();
}

// A verb with one option does it; one with several opens them as rows, lit on the board.
void PlayScreen::verb_rows(TableActs& acts, const TableView& t) {
  for (const VerbView& v : t.verbs) {
    OptionRow r;
    r.text = v.text;
    r.note = v.note;
    r.icon = v.icon;
    r.reason = v.actions.empty() ? v.reason : std::string();
    r.on = v.id == own_.verb;
    r.id = "verb." + v.id;
    if (v.actions.size() == 1) {
      r.id = option_id(v.actions.front());
      r.press = [this, a = v.actions.front()] { decide(a); };
    } else if (!v.actions.empty()) {
      r.press = [this, id = v.id] { open_verb(id); };
    }
    acts.verbs.push_back(std::move(r));
  }
  if (!own_.verb.empty()) acts.rows = choice_rows(t, of_verb(t, public_.view.options));
}

// --- walks

// Those that go on from the places pointed at so far.
std::vector<const WalkView*> PlayScreen::walks_left(const TableView& t) const {
  std::vector<const WalkView*> out;
  for (const WalkView& w : t.walks)
    if (w.steps.size() >= own_.walked.size() && std::equal(own_.walked.begin(), own_.walked.end(), w.steps.begin()))
      out.push_back(&w);
  return out;
}

// The next step, or where a walk ends at once.
void PlayScreen::walk_to(const TableView& t, Zone z) {
  std::vector<const WalkView*> ends;
  for (const WalkView* w : walks_left(t))
    if (w->steps.back() == z) ends.push_back(w);
  if (ends.size() == 1) return decide(ends.front()->action);
  if (!ends.empty()) {
    own_.walked.clear();
    return point({{Operand::zone, index(z)}});
  }
  own_.walked.push_back(z);
  const auto left = walks_left(t);
  if (left.size() == 1 && left.front()->steps.size() == own_.walked.size()) return decide(left.front()->action);
  ctx_.invalidate();
}

// The ends have keys, in the order of their rows; the same on a row that alone ends there.
void PlayScreen::number_ends(TableActs& acts, const std::vector<const WalkView*>& walks) {
  int number = 0;
  for (const WalkView* w : walks) {
    PlaceAct& end = acts.places[index(w->steps.back())];
    if (!end.hotkey.empty() || number > 9) continue;
    end.hotkey = number < 9 ? std::to_string(number + 1) : "0";
    ++number;
    const auto same = std::count_if(walks.begin(), walks.end(),
                                    [&](const WalkView* o) { return o->steps.back() == w->steps.back(); });
    for (OptionRow& row : acts.rows)
      if (same == 1 && row.id == option_id(w->action)) row.hotkey = end.hotkey;
  }
}

// The way of the option that is pointed at in the list.
void PlayScreen::show_walks(Builder& b, TableActs& acts, const TableView& t) const {
  for (const WalkView& w : t.walks)
    if (const std::string id = option_id(w.action); b.hovered(id) || (b.focused(id) && b.state().keyboard))
      acts.paths.push_back({way_of(w, w.steps.size()), Tone::act});
}

void PlayScreen::light_walks(TableActs& acts, const TableView& t) {
  if (t.walks.empty()) return;
  const auto left = walks_left(t);
  acts.choosing = true;
  for (const auto& p : t.places) {
    const bool walked = std::find(own_.walked.begin(), own_.walked.end(), p.zone) != own_.walked.end();
    const WalkView* ending = nullptr;
    bool next = false;
    for (const WalkView* w : left) {
      if (w->steps.back() == p.zone) ending = w;
      next = next || (w->steps.size() > own_.walked.size() && w->steps[own_.walked.size()] == p.zone);
    }
    PlaceAct& place = acts.places[index(p.zone)];
    place.focus = walked;
    place.legal = ending != nullptr || next;
    place.hotkey.clear();
    place.press = nullptr;
    if (!place.legal) continue;
    place.reason.clear();
    place.press = [this, t, z = p.zone] { walk_to(t, z); };
    if (ending != nullptr) place.way = way_of(*ending, ending->steps.size());
  }
  number_ends(acts, left);
  if (own_.walked.empty() || left.empty()) return;
  acts.paths.push_back({way_of(*left.front(), own_.walked.size()), Tone::act});
}

// --- the rail

// What is chosen among, with a way back where a verb was opened.
float PlayScreen::rail_choices(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const auto verb = std::find_if(t.verbs.begin(), t.verbs.end(), [&](const VerbView& v) { return v.id == own_.verb; });
  const float back = own_.verb.empty() ? 0 : b.control(48) + kGap;
  const float title = kHead * (b.wide() ? 1 : std::max(1.0F, 0.8F * b.text_scale()));
  const float h = std::min(r.h, std::max(title + rows_height(b, acts.rows) + kPad + back, b.control(150)));
  const Rect box{r.x, r.y, r.w, h};
  b.panel(box, b.theme().act);
  const Rect in = box.inset(kPad, kPad - 4);
  std::vector<OptionRow> rows = acts.rows;
  const std::string first = rows.empty() ? std::string() : rows.front().section;
  for (auto& row : rows)
    if (row.section == first) row.section.clear();
  const std::string head = !first.empty() ? first : verb != t.verbs.end() ? verb->text : t.banner.now;
  b.label("decision", {in.x + 2, in.y, in.w - 4, title - 12}, head,
          {Face::title, 26, b.theme().text, Align::left, VAlign::middle, true, 0.5F});
  draw_option_rows(b, {in.x, in.y + title - 10, in.w, in.h - title + 10 - back}, "options", rows, false);
  if (back > 0)
    b.button({in.x, in.bottom() - back + kGap, in.w, back - kGap},
             {.id = "verb.back", .text = b.tr("match.verb.back"), .icon = "chevron_l", .px = 20, .press = [this] {
                open_verb(own_.verb);
              }});
  return box.bottom();
}

void PlayScreen::rail_news(Builder& b, Rect r, const TableView& t) {
  const float go = b.control(64);
  b.panel(r, b.theme().alarm);
  const Rect in{r.x, r.y, r.w, r.h - go - kPad - kGap};
  if (t.stage)
    draw_stage(b, in, *t.stage, layout_, t);
  else
    caption_block(b, in.inset(kPad + 6), t);
  b.button({r.x + kPad, r.bottom() - go - kPad, r.w - 2 * kPad, go}, continue_button(b, [this] { read_news(); }));
}

// What goes on now, else what must be reached; below, what is left to draw, and what happened.
void PlayScreen::rail(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (r.w <= 0) return;
  const bool staged = t.stage && (t.stage->live || !telling());
  if (news_ && b.wide() && staged) return rail_news(b, r, t);
  float y = r.y;
  const auto rest = [&] { return Rect{r.x, y, r.w, r.bottom() - y}; };
  const bool watch = watching(), live = t.stage && t.stage->live && b.wide();
  if (live) {
    const float h = std::min(620.0F, rest().h * (acts.rows.empty() ? 0.8F : 0.6F));
    b.panel({r.x, y, r.w, h}, b.theme().alarm);
    draw_stage(b, {r.x, y, r.w, h - 8}, *t.stage, layout_, t);
    y += h + kGap;
  }
  if (!acts.rows.empty()) {
    y = rail_choices(b, b.wide() ? Rect{r.x, y, r.w, r.bottom() - y - (live ? 0 : kLeastLog + kGap)} : rest(), t,
                     acts) +
        kGap;
  } else if (news_ || watch || (driver_->bots_to_move() && !b.wide())) {
    const float h = std::min(rest().h, b.control(watch ? 190 : 210));
    const Rect box{r.x, y, r.w, h};
    b.panel(box, b.theme().fact);
    const float foot = news_ || watch ? b.control(56) + 8 : 0;
    caption_block(b, {box.x + kPad, box.y + 8, box.w - 2 * kPad, box.h - 20 - foot}, t);
    const Rect go{box.x + kPad, box.bottom() - foot - 2, box.w - 2 * kPad, foot - 8};
    if (news_)
      b.button(go, continue_button(b, [this] { read_news(); }));
    else if (watch)
      watch_buttons(b, go);
    y += h + kGap;
  }
  if (!b.wide()) {
    if (!acts.rows.empty()) return;
    if (!acts.verbs.empty()) {
      const float h = std::min(rest().h, 420.0F);
      draw_verbs(b, {r.x, y, r.w, h}, acts);
      y += h + kGap;
    }
    if (rest().h >= b.control(34) * 2) draw_task_lines(b, rest(), t);
    return;
  }
  // Where the tasks would be cramped, the pile gives way.
  bool pile = !t.piles.empty();
  if (acts.rows.empty() && !live) {
    if (tasks_height(b, r.w, t) * 0.86F > rest().h - kLeastPile - kGap - kLeastLog) pile = false;
    const float least = (pile ? kLeastPile + kGap : 0) + kLeastLog;
    const float h = std::min(tasks_height(b, r.w, t), rest().h - least);
    if (t.tasks.empty()) {
      y = draw_seats(b, rest(), t, acts) + kGap;
    } else if (h > 160) {
      draw_tasks(b, {r.x, y, r.w, h}, t);
      y += h + kGap;
    }
  }
  if (acts.rows.empty() && !live && pile && rest().h >= kLeastPile + kLeastLog) {
    draw_pile_panel(b, {r.x, y, r.w, kLeastPile + 10}, t.piles.front());
    y += kLeastPile + 10 + kGap;
  }
  if (rest().h >= 100) draw_log_panel(b, rest(), t, acts);
}

}  // namespace prowl::ui
