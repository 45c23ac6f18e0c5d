#include "ui/play/own/private_stage.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "ui/play/aid/aid_panel.hpp"
#include "ui/play/practice/heat.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr int kTimerStep = 200;
constexpr std::size_t kRecapLines = 6;

}  // namespace

PrivateStage::PrivateStage(Session& session, Seat seat, Purpose why)
    : session_(session), seat_(seat), purpose_(why), choice_(*this, session) {
  fetch();
  look_.recap = session.news_for(seat, mine_.view.events);
  if (look_.recap.size() > kRecapLines)
    look_.recap.erase(look_.recap.begin(), look_.recap.end() - static_cast<std::ptrdiff_t>(kRecapLines));
  look_.recap_open = !look_.recap.empty();
  start_timer();
  choice_.next_token(view());
}

void PrivateStage::fetch() {
  const std::vector<PieceView> before = mine_.game == nullptr ? std::vector<PieceView>() : view().hand;
  mine_ = session_.driver().facts(seat_);
  choice_.hand_changed(before, view().hand);
  look_.leaving = false;
  choice_.offer(seat_, purpose_ == Purpose::look ? ActionList{} : mine_.view.options);
  session_.ctx().invalidate();
}

std::optional<Action> PrivateStage::closing() const {
  if (purpose_ != Purpose::answer || session_.asked(mine_.prompt) != Ask::secret) return std::nullopt;
  const auto verb = session_.verb_for(session_.table().closing, mine_.prompt);
  return verb ? std::optional(Action{*verb}) : std::nullopt;
}

// Who alone goes on deciding in secret stays where they are.
bool PrivateStage::act(const Action& a) {
  const Driver& driver = session_.driver();
  const Prompt before = driver.prompt();
  if (!session_.submit(seat_, a)) return true;
  const TableFacts& now = session_.facts();
  const bool same = purpose_ == Purpose::answer && now.prompt.id == before.id &&
                    std::tie(now.prompt.a, now.prompt.b, now.prompt.c) == std::tie(before.a, before.b, before.c);
  const bool alone = session_.people() == std::vector{seat_} && !driver.bots_to_move();
  const bool secret = session_.asked(driver.prompt()) == Ask::secret || driver.prompt().ask == Ask::secret;
  // What follows may leave no choice; who ends a sequence does so themselves.
  const bool forced = !same && session_.pass_by();
  if (forced || !secret || (now.waiting & wait_bit(seat_)) == 0 || !(same || alone)) {
    session_.ways().settle();
    return false;
  }
  purpose_ = Purpose::answer;
  fetch();
  session_.has_looked(seat_, mine_.view.events);
  look_.recap_open = false;
  return true;
}

void PrivateStage::carry_out(const Action& a) {
  choice_.clear();
  if (!act(a)) return;
  const TableView t = view();
  choice_.next_token(t);
  const auto end = closing();
  if (!end || choice_.picked() || session_.driver().why_not(seat_, *end)) return;
  session_.ctx().focus(choice_.shown_action(t) ? "card.play" : session_.option_id(*end));
}

bool PrivateStage::retract(const Action& a) {
  if (!session_.driver().retract(seat_, a)) return false;
  session_.refresh();
  fetch();
  return true;
}

UndoOpt PrivateStage::undo() {
  const auto a = purpose_ == Purpose::answer ? session_.driver().can_take_back(seat_) : std::nullopt;
  const auto end = closing();
  if (!a || (end ? a->verb == end->verb : session_.verb(*a).commit))
    return {.text = session_.ctx().texts.tr("match.undo.nothing"), .secret = true};
  return {.text = session_.describe().action(seat_, *a), .secret = true, .press = [this] {
            session_.take_back(seat_);
            fetch();
            choice_.next_token(view());
          }};
}

bool PrivateStage::back() {
  if (!look_.zoom) return false;
  look_.zoom = false;
  session_.ctx().invalidate();
  return true;
}

void PrivateStage::toggle_options() {
  look_.all_options = !look_.all_options;
  session_.ctx().invalidate();
}

void PrivateStage::ask_to_leave(bool on) {
  look_.leaving = on;
  session_.ctx().invalidate();
}

void PrivateStage::close_recap() {
  look_.recap_open = false;
  session_.ctx().invalidate();
}

void PrivateStage::zoom(bool on) {
  look_.zoom = on;
  if (on) session_.ctx().focus("card.zoom");
}

std::string PrivateStage::scroll_id(std::string_view list) const {
  return fmt::format("{}.p{}", list, index(seat_) + 1);
}

// --- time

void PrivateStage::keep_clock() {
  if (session_.driver().clock(seat_) > 0) session_.driver().save();
}

std::optional<Action> PrivateStage::timeout_action() const {
  for (const Action& a : mine_.view.options)
    if (session_.is_timeout(a)) return a;
  return std::nullopt;
}

// Whoever owes an answer spends time, whatever they came to look at.
void PrivateStage::start_timer() {
  Driver& driver = session_.driver();
  if (!timeout_action())
    driver.set_clock(seat_, 0);
  else if (driver.clock(seat_) <= 0)
    driver.set_clock(seat_, std::max(1, reg_of(session_.facts(), "timer")) * 1000);
}

bool PrivateStage::tick(int elapsed_ms) {
  Driver& driver = session_.driver();
  const int before = driver.clock(seat_), left = std::max(0, before - elapsed_ms);
  if (before <= 0) return false;
  driver.set_clock(seat_, left);
  if (left > 0) return left / 1000 != before / 1000;
  if (const auto a = timeout_action()) act(*a);
  return true;
}

int PrivateStage::wait_ms() const { return session_.driver().clock(seat_) > 0 ? kTimerStep : -1; }

void PrivateStage::draw_timer(Builder& b, Rect prompt) const {
  if (session_.driver().clock(seat_) <= 0) return;
  const float size = prompt.h - 12;
  const Rect ring{prompt.right() - size - 16, prompt.y + 6, size, size};
  const int total = std::max(1, reg_of(session_.facts(), "timer"));
  const int seconds = (session_.driver().clock(seat_) + 999) / 1000;
  const float share = static_cast<float>(seconds) / static_cast<float>(total);
  b.gauge(ring, "timer", share, total, share < 0.34F ? b.theme().alarm : b.theme().act);
  b.label("timer", ring, std::to_string(seconds),
          {Face::title, size * 0.46F, b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
}

// --- what is shown

TableActs PrivateStage::acts(const TableView& t) {
  TableActs acts;
  acts.secret = true;
  if (session_.ctx().settings.show_rule_links)
    acts.rule = [this](const std::string& paragraph) { session_.open_rules(paragraph); };
  if (purpose_ != Purpose::look) choice_.add_to(acts, t);
  return acts;
}

void PrivateStage::draw(Builder& b, const Placement& p, const OwnScene& scene) {
  const Rect r = region_of(b, scene.arrangement, p.region);
  if (r.w <= 0) return;  // a layout that lacks a region costs that part
  const TableView& t = scene.t;
  switch (p.part) {
    case Part::board: return draw_board_part(b, r, t, scene.layout(), scene.acts);
    case Part::timer: return draw_timer(b, r);
    case Part::tools: return draw_private_tools(b, r, scene);
    case Part::undo: return draw_undo(b, r, undo());
    case Part::bar: return draw_private_bar(b, r, scene);
    case Part::seats: return draw_seat_row(b, r, t.seats, scene.layout(), scene.acts);
    case Part::strip: return draw_strip(b, r, t, scene.acts);
    case Part::role: return draw_role(b, r, scene);
    case Part::hand: return draw_hand(b, r, scene);
    case Part::tray: return draw_tray(b, r, scene);
    case Part::own_strip: return draw_own_strip(b, r, scene);
    default: return draw_own_part(b, r, p, scene);
  }
}

void PrivateStage::build(Builder& b) {
  AidPanel aid(b, session_, "private");
  const TableLayout& layout = session_.layout();
  TableView t = view();
  const Aids aids = aids_of(session_, purpose_ == Purpose::look ? Seat::table : seat_, t);
  if (aids.belief && session_.heat() != nullptr) make_way(t);
  const TableActs now = acts(t);
  const std::string screen = arrangements(layout, b.shape()).contains(t.arrangement) ? t.arrangement : "private";
  const Arrangement& a = arrangement(layout, b.shape(), screen);
  const Composition parts = compose(mine_, layout, screen, b.wide());
  const OwnScene scene{*this, a, parts, t, now};
  const bool timed = session_.driver().clock(seat_) > 0;
  const float clock = timed ? 96 : 0;
  draw_table_frame(b, layout, a, parts, t, now, session_.hull(), clock + aids_width(b, aids));
  for (const Placement& p : parts) draw(b, p, scene);
  if (aids.belief && session_.heat_on())
    draw_session_heat(b, a, t, session_);
  else
    draw_said(b, a, t, session_);
  draw_aids(b, region_of(b, a, "prompt"), session_, aids, clock);
  draw_card_zoom(b, scene);
  b.skin(b.full(), "private_border", seat_colour(scene.me()));
  aid.draw(b, mine_, t, now);
}

}  // namespace prowl::ui
