#include "ui/play/table/table_stage.hpp"

#include <algorithm>

#include "ui/play/aid/aid_panel.hpp"
#include "ui/play/practice/heat.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr int kAutoContinueMs = 3000;

// Every step of the card is done; only whose turn comes is still ahead.
void all_told(TableView& t) {
  if (t.stage) t.stage->now = static_cast<int>(t.stage->steps.size());
  std::erase_if(t.course, [](const PanelRow& row) { return !is_player(row.seat); });
}

}  // namespace

TableStage::TableStage(Session& session, Telling& telling) : session_(session), telling_(telling), choice_(session) {}

void TableStage::restart() {
  choice_.restart();
  idle_ms_ = 0;
}

void TableStage::open_drawer(std::string name) {
  drawer_ = std::move(name);
  session_.ctx().invalidate();
}

bool TableStage::back() {
  if (choice_.begun()) {
    choice_.restart();
    session_.ctx().invalidate();
    return true;
  }
  if (drawer_.empty()) return false;
  open_drawer({});
  return true;
}

// --- going on

void TableStage::next_moment() {
  if (telling_.on() && !telling_.held() && !telling_.next()) session_.ways().settle();
}

void TableStage::go_on() {
  if (telling_.on() || session_.driver().bots_to_move()) {
    if (!telling_.held()) session_.driver().hurry(true);
    telling_.drop();
  } else {
    session_.pass_window();
  }
  telling_.have_read();
  session_.ways().settle();
}

// The same whatever anybody holds.
void TableStage::stand_down_all() {
  Driver& driver = session_.driver();
  const int v = session_.rules().catalogue.find_verb("stand_down");
  telling_.have_read();
  for (const Seat s : session_.people())
    if (driver.prompt().ask == Ask::reaction && (driver.table().waiting & wait_bit(s)) != 0 && v >= 0)
      driver.submit(s, {static_cast<Verb>(v)});
  session_.ways().settle();
}

void TableStage::agree(const Action& a) {
  Driver& driver = session_.driver();
  telling_.have_read();
  for (const Seat s : session_.people()) {
    if ((driver.table().waiting & wait_bit(s)) == 0 || driver.prompt().ask != Ask::agreement) break;
    if (driver.submit(s, a)) break;
  }
  session_.ways().settle();
}

// --- time

bool TableStage::reacting() const { return session_.facts().prompt.ask == Ask::reaction && !session_.people().empty(); }

bool TableStage::tick(int elapsed_ms) {
  if (telling_.tick(elapsed_ms)) {
    next_moment();
    return true;
  }
  idle_ms_ = telling_.on() && !telling_.held() ? 0 : idle_ms_ + elapsed_ms;
  if (reacting() && !telling_.on() && session_.ctx().settings.auto_continue && idle_ms_ >= kAutoContinueMs) {
    go_on();
    return true;
  }
  // While bots act there is only the table.
  if (telling_.on() || !session_.driver().tick(elapsed_ms)) return false;
  session_.ways().settle();
  return true;
}

int TableStage::wait_ms() const {
  if (telling_.on() && !telling_.held()) return telling_.wait_ms();
  if (telling_.held()) return -1;
  if (reacting()) return session_.ctx().settings.auto_continue ? std::max(0, kAutoContinueMs - idle_ms_) : -1;
  return session_.driver().wait_ms();
}

bool TableStage::busy() const {
  const Driver& driver = session_.driver();
  if (driver.paused()) return false;
  return telling_.on() ? !telling_.held() && !telling_.stepped() : driver.bots_to_move();
}

// --- take back

// On the table only answers that were given, never a half-made secret one: that it exists would tell something. Time
// that has run out stays so. Seats answer in their order, so the last one of them has answered last.
UndoOpt TableStage::undo() {
  const Driver& driver = session_.driver();
  const Texts& texts = session_.ctx().texts;
  for (int i = driver.bots_to_move() ? 0 : static_cast<int>(driver.seats().size()); i-- > 0;) {
    const Seat who = seat(i);
    const auto a = driver.human(who) ? driver.can_take_back(who) : std::nullopt;
    if (!a || !session_.verb(*a).commit || session_.is_timeout(*a)) continue;
    const bool secret = driver.answered_in_secret(who) || session_.facts().prompt.ask == Ask::secret;
    const Describe d = session_.describe();
    return {.text = secret ? texts.tr("match.undo.answer", {{"who", d.seat(who)}}) : d.action(who, *a),
            .press = [this, who] {
              telling_.drop();
              session_.take_back(who);
              session_.ways().settle();
            }};
  }
  return {.text = texts.tr("match.undo.not_past")};
}

// --- what is shown

TableActs TableStage::acts(const TableView& t) {
  TableActs acts;
  Driver& driver = session_.driver();
  const AppContext& ctx = session_.ctx();
  if (ctx.settings.show_rule_links)
    acts.rule = [this](const std::string& paragraph) { session_.open_rules(paragraph); };
  const auto humans = session_.people();
  const Ask ask = session_.facts().prompt.ask;
  if (driver.any_human() && ask != Ask::secret && !driver.bots_to_move())
    acts.look = [this](Seat s) { session_.ways().become(s, Purpose::look); };
  acts.facts = ctx.settings.deduction;
  if (telling_.on()) return acts;
  if (choice_.open()) choice_.add_to(acts, t);
  // A hidden card may answer behind the curtain: that there is a way to it depends on what is asked alone.
  if (choice_.open() && session_.secret_at_table())
    acts.rows.push_back({.id = "private.more",
                         .text = ctx.texts.tr("match.private.more"),
                         .icon = "eye_off",
                         .press = [this, who = humans.front()] { session_.ways().become(who, Purpose::answer); }});
  if (ask == Ask::agreement && !humans.empty() && !driver.bots_to_move())
    for (const Action& a : driver.options(humans.front()))
      acts.rows.push_back({.id = session_.option_id(a),
                           .text = session_.describe().action(humans.front(), a),
                           .press = [this, a] { agree(a); }});
  return acts;
}

void TableStage::draw(Builder& b, const Placement& p, const TableScene& scene) {
  const Rect r = region_of(b, scene.arrangement, p.region);
  if (r.w <= 0) return;  // a layout that lacks a region costs that part
  const TableView& t = scene.t;
  switch (p.part) {
    case Part::board: return draw_board_part(b, r, t, scene.layout(), scene.acts);
    case Part::facts: return draw_facts(b, r, scene.keeps_below(p), t, scene.acts);
    case Part::tools: return draw_tools(b, r, scene);
    case Part::seats: return draw_seat_row(b, r, t.seats, scene.layout(), scene.acts);
    case Part::piles: return draw_piles(b, r, t);
    case Part::column: return draw_column(b, r, scene);
    case Part::crew:
      return t.members.empty() ? draw_seat_row(b, r, t.seats, scene.layout(), scene.acts) : draw_crew_row(b, r, t);
    case Part::dock: return draw_dock(b, scene);
    case Part::rail: return draw_rail(b, r, scene);
    case Part::side: return draw_side(b, r, scene);
    case Part::strip: return draw_strip(b, r, t, scene.acts);
    case Part::undo: return draw_undo(b, r, undo());
    case Part::bar: return draw_action_bar(b, r, scene);
    case Part::drawer: return draw_drawer(b, r, scene);
    default: return;  // of the frame
  }
}

// Who decides before all eyes.
Seat TableStage::advised() const {
  const auto people = session_.people();
  const Ask ask = session_.facts().prompt.ask;
  const bool here = (ask == Ask::open || ask == Ask::agreement) && !telling_.on() && !session_.driver().bots_to_move();
  return here && !people.empty() ? people.front() : Seat::table;
}

void TableStage::build(Builder& b) {
  AidPanel aid(b, session_, "table");
  const TableLayout& layout = session_.layout();
  TableView t = make_table(telling_.shown(), layout, session_.ctx().texts);
  if (telling_.on() && (!t.moment || t.moment->title.empty()) && t.stage && t.stage->live && !t.log.empty())
    t.caption = t.log.back().text;
  if (telling_.held()) all_told(t);
  const Aids aids = aids_of(session_, advised(), t);
  if (aids.belief && session_.heat() != nullptr) make_way(t);
  TableActs now = acts(t);
  choice_.show_walks(b, now, t);
  const Arrangement& a = arrangement(layout, b.shape(), "table");
  const Composition parts = compose(telling_.shown(), layout, "table", b.wide());
  const TableScene scene{*this, a, parts, t, now};
  draw_table_frame(b, layout, a, parts, t, now, session_.hull(), aids_width(b, aids));
  for (const Placement& p : parts) draw(b, p, scene);
  if (aids.belief && session_.heat_on())
    draw_session_heat(b, a, t, session_);
  else if (!telling_.on())
    draw_said(b, a, t, session_);
  draw_aids(b, region_of(b, a, "prompt"), session_, aids, 0);
  draw_moment(b, a, t, layout);
  aid.draw(b, telling_.shown(), t, now);
}

}  // namespace prowl::ui
