#include "ui/play/play.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::ui {
namespace {

constexpr int kAutoContinueMs = 3000, kWatchScoreMs = 9000, kTimerStep = 200;
constexpr std::size_t kRecapLines = 6;

}  // namespace

PlayScreen::PlayScreen(AppContext& ctx, std::unique_ptr<Driver> driver, TableLayout layout)
    : ctx_(ctx), driver_(std::move(driver)), layout_(std::move(layout)) {
  if (!layout_.moments.empty()) driver_->set_witness([this](const View& v) { witness(v); });
  refresh();
  seen_.fill(public_.view.events.size());
  told_ = public_.view.events.size();
  paused_at_ = told_;
  settle();
}

std::string PlayScreen::id() const {
  switch (stage_) {
    case Stage::table: return "table";
    case Stage::curtain: return "curtain";
    case Stage::private_view: return "private";
    case Stage::score: return "score";
  }
  return "table";
}

std::string PlayScreen::place() const { return fmt::format("{} {}", id(), index(seat_)); }

void PlayScreen::build(Builder& b) {
  switch (stage_) {
    case Stage::table: return build_table(b);
    case Stage::curtain:
      return draw_curtain(
          b, layout_.curtain, driver_->seats()[static_cast<std::size_t>(index(seat_))], [this] { confirm(); },
          change_buttons());
    case Stage::private_view: return build_private(b);
    case Stage::score: return build_score(b);
  }
}

void PlayScreen::refresh() {
  public_ = driver_->table();
  public_.prompt.ask = asked(public_.prompt);
  at_table_ = public_.prompt.ask == Ask::open && driver_->prompt().ask == Ask::secret;
  const auto humans = driver_->awaited(true);
  if (public_.prompt.ask == Ask::open && !humans.empty()) public_.view.options = open_options(humans.front());
  ctx_.invalidate();
}

// How this screen asks: the layout may take a secret decision to the table, or an open one behind the curtain.
Ask PlayScreen::asked(const Prompt& p) const {
  const auto named = [&](const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), p.id) != list.end();
  };
  if (p.ask == Ask::secret && named(layout_.at_table)) return Ask::open;
  return p.ask == Ask::open && named(layout_.in_private) ? Ask::secret : p.ask;
}

void PlayScreen::leave_private() {
  mine_.reset();
  own_ = Own{};
}

void PlayScreen::go_table() {
  leave_private();
  stage_ = Stage::table;
  seat_ = Seat::table;
}

// Where the match stands decides where the screen goes; never what somebody holds.
void PlayScreen::settle() {
  refresh();
  go_table();
  idle_ms_ = 0;
  news_ = false;
  told_ = std::min(told_, public_.view.events.size());
  paused_at_ = std::min(paused_at_, public_.view.events.size());
  begin_moments();
  if (telling()) return void(news_ = true);
  if (public_.outcome.round_over || public_.outcome.over) {
    stage_ = Stage::score;
    return;
  }
  if (pause_due()) return void(news_ = true);
  if (public_.prompt.ask != Ask::secret || driver_->bots_to_move()) return;
  const auto humans = driver_->awaited(true);
  if (humans.empty()) return;
  // What happened since is for everybody to see before the next seat is called.
  news_ = public_.view.events.size() > told_;
  if (!news_) become(humans.front(), Purpose::answer);
}

// While it is being told: at once to its end.
void PlayScreen::read_news() {
  if (telling() && !held()) {
    moment_ = moments_.size() - 1;
    if (!held()) next_moment();
    return ctx_.invalidate();
  }
  moments_.clear();
  told_ = public_.view.events.size();
  paused_at_ = told_;
  settle();
}

void PlayScreen::become(Seat s, Purpose why) {
  leave_private();
  stage_ = Stage::curtain;
  seat_ = s;
  purpose_ = why;
  drawer_.clear();
  ctx_.focus("curtain.confirm");
  ctx_.invalidate();
}

void PlayScreen::confirm() {
  if (stage_ != Stage::curtain) return;
  mine_ = driver_->facts(seat_);
  stage_ = Stage::private_view;
  own_ = Own{};
  const auto& events = mine_->view.events;
  auto& seen = seen_[static_cast<std::size_t>(index(seat_))];
  const Describe d = describe();
  for (std::size_t i = std::min(seen, events.size()); i < events.size(); ++i)
    if (std::string line = d.event(events[i]); !line.empty()) own_.recap.push_back(std::move(line));
  if (own_.recap.size() > kRecapLines)
    own_.recap.erase(own_.recap.begin(), own_.recap.end() - static_cast<std::ptrdiff_t>(kRecapLines));
  own_.recap_open = !own_.recap.empty();
  seen = events.size();
  start_timer();
  next_token(make_table(*mine_, layout_, ctx_.texts));
  ctx_.invalidate();
}

void PlayScreen::hide() {
  if (stage_ != Stage::private_view) return;
  keep_clock();
  become(seat_, purpose_);
}

// Between moves only time changes.
void PlayScreen::keep_clock() {
  if (stage_ == Stage::private_view && driver_->clock(seat_) > 0) driver_->save();
}

int PlayScreen::operand(const Action& a, Operand wanted) const {
  const auto& spec = verb(a);
  const std::array<std::int16_t, 3> values{a.a, a.b, a.c};
  for (std::size_t i = 0; i < 3; ++i)
    if (spec.operands[i] == wanted) return values[i];
  return -1;
}

std::string PlayScreen::option_id(const Action& a) const {
  const std::string line = to_notation(driver_->rules().catalogue, seat(0), a);
  return "option." + line.substr(line.find(' ') + 1);
}

OptionRow PlayScreen::row(Seat s, const Action& a) {
  OptionRow r;
  r.id = option_id(a);
  r.text = describe().action(s, a);
  r.press = [this, s, a] { commit(s, a); };
  if (const int k = operand(a, Operand::kind); k > 0) {
    const auto& spec = driver_->rules().catalogue.kinds[static_cast<std::size_t>(k)];
    if (spec.group == "card") r.icon = "kind_" + spec.name;
  }
  return r;
}

void PlayScreen::ask_then(std::string text, std::function<void()> yes) {
  ctx_.stack.push(make_question(ctx_, std::move(text), ctx_.texts.tr("match.yes"), std::move(yes)));
}

// A private view can't stand behind a question, so only open decisions are asked twice.
void PlayScreen::commit(Seat s, Action a) {
  if (!ctx_.settings.confirm_commit || !verb(a).commit || stage_ == Stage::private_view) return act(s, a);
  ask_then(describe().action(s, a), [this, s, a] { act(s, a); });
}

void PlayScreen::act(Seat s, Action a) {
  if (stage_ != Stage::private_view) told_ = public_.view.events.size();
  const Prompt before = driver_->prompt();
  const Refusal no = driver_->submit(s, a);
  if (no) {
    ctx_.notice(describe().refusal(no));
    ctx_.invalidate();
    return;
  }
  refresh();
  const bool same = purpose_ == Purpose::answer && public_.prompt.id == before.id &&
                    std::tie(public_.prompt.a, public_.prompt.b, public_.prompt.c) ==
                        std::tie(before.a, before.b, before.c);
  // Who alone goes on deciding in secret stays where they are.
  const bool alone = driver_->awaited(true) == std::vector{s} && !driver_->bots_to_move();
  const bool still = stage_ == Stage::private_view && s == seat_ &&
                     (asked(driver_->prompt()) == Ask::secret || driver_->prompt().ask == Ask::secret) &&
                     (public_.waiting & wait_bit(s)) != 0 && (same || alone);
  if (verb(a).commit && is_player(s)) driver_->set_clock(s, 0);
  if (!still) return settle();
  purpose_ = Purpose::answer;
  mine_ = driver_->facts(s);
  seen_[static_cast<std::size_t>(index(s))] = mine_->view.events.size();
  own_.recap_open = false;
}

void PlayScreen::continue_all() {
  if (news_) return read_news();
  const Waiting before = public_.waiting;
  told_ = public_.view.events.size();
  for (const Seat s : driver_->awaited(true)) {
    if ((before & wait_bit(s)) == 0 || driver_->prompt().ask != Ask::reaction) continue;
    const auto options = driver_->options(s);
    if (!options.empty()) driver_->submit(s, options.front());  // pass comes first in a reaction
  }
  settle();
}

// The standing order of everybody at the table: no more questions of this kind this turn. The same whatever anybody
// holds.
void PlayScreen::stand_down_all() {
  const int v = driver_->rules().catalogue.find_verb("stand_down");
  told_ = public_.view.events.size();
  for (const Seat s : driver_->awaited(true))
    if (driver_->prompt().ask == Ask::reaction && (driver_->table().waiting & wait_bit(s)) != 0 && v >= 0)
      driver_->submit(s, {static_cast<Verb>(v)});
  settle();
}

// Agreement: one decision for all people at the table.
void PlayScreen::decide_for_all(Action a) {
  told_ = public_.view.events.size();
  for (const Seat s : driver_->awaited(true)) {
    if ((driver_->table().waiting & wait_bit(s)) == 0 || driver_->prompt().ask != Ask::agreement) break;
    if (driver_->submit(s, a)) break;
  }
  settle();
}

bool PlayScreen::handle(const Input& in) {
  using Type = Input::Type;
  const bool away = in.type == Type::focus_lost || in.type == Type::minimised || in.type == Type::slept;
  if (away) hide();
  if (in.type == Type::quit) keep_clock();
  if (in.type == Input::Type::key && stage_ == Stage::private_view && in.key == "h") {
    hide();
    return true;
  }
  return false;
}

bool PlayScreen::back() {
  if (stage_ == Stage::private_view && own_.zoom) {
    own_.zoom = false;
    ctx_.invalidate();
  } else if (stage_ == Stage::private_view) {
    hide();
  } else if (stage_ == Stage::table && (!own_.verb.empty() || !own_.walked.empty() || !own_.picks.empty())) {
    own_ = Own{};
    ctx_.invalidate();
  } else if (!drawer_.empty()) {
    drawer_.clear();
    ctx_.invalidate();
  } else if (stage_ == Stage::curtain && purpose_ != Purpose::answer) {
    settle();
  } else {
    open_menu();
  }
  return true;
}

void PlayScreen::open_rules(const std::string& paragraph) {
  ctx_.stack.push(make_rules_screen(ctx_, driver_->game(), paragraph));
}

void PlayScreen::open_log() {
  ctx_.stack.push(
      make_log_screen(ctx_, driver_->game(), driver_->shared_rules(), driver_->seats(), public_.view.events));
}

void PlayScreen::open_menu() {
  MenuHooks hooks;
  hooks.game = &driver_->game();
  hooks.paragraph = std::string(public_.prompt.paragraph);
  hooks.log = [this] {
    return make_log_screen(ctx_, driver_->game(), driver_->shared_rules(), driver_->seats(),
                           driver_->table().view.events);
  };
  hooks.leave = [this] { driver_->save(); };
  ctx_.stack.push(make_menu(ctx_, std::move(hooks)));
}

// --- time

std::optional<Action> PlayScreen::timeout_action() const {
  if (!mine_) return std::nullopt;
  for (const Action& a : mine_->view.options)
    if (is_timeout(a)) return a;
  return std::nullopt;
}

// Whoever owes an answer spends time, whatever they came to look at.
void PlayScreen::start_timer() {
  if (!timeout_action())
    driver_->set_clock(seat_, 0);
  else if (driver_->clock(seat_) <= 0)
    driver_->set_clock(seat_, std::max(1, reg_of(public_, "timer")) * 1000);
}

bool PlayScreen::tick_timer(int elapsed_ms) {
  const int before = driver_->clock(seat_), left = std::max(0, before - elapsed_ms);
  if (before <= 0) return false;
  driver_->set_clock(seat_, left);
  if (left > 0) return left / 1000 != before / 1000;
  if (const auto a = timeout_action()) act(seat_, *a);
  return true;
}

bool PlayScreen::tick_watch(int elapsed_ms) {
  idle_ms_ += elapsed_ms;
  if (stage_ == Stage::score && watching() && !driver_->paused() && public_.prompt.ask == Ask::table &&
      idle_ms_ >= kWatchScoreMs) {
    const auto options = driver_->options(Seat::table);
    if (!options.empty()) act(Seat::table, options.front());
    return true;
  }
  const bool reaction = stage_ == Stage::table && public_.prompt.ask == Ask::reaction &&
                        !driver_->awaited(true).empty();
  if (telling() && !held()) idle_ms_ = 0;
  if ((reaction || news_) && ctx_.settings.auto_continue && idle_ms_ >= kAutoContinueMs) {
    continue_all();
    return true;
  }
  return false;
}

bool PlayScreen::tick(int elapsed_ms) {
  if (stage_ == Stage::private_view) return tick_timer(elapsed_ms);
  if (stage_ == Stage::curtain) return false;
  if (tick_moments(elapsed_ms)) return true;
  bool changed = tick_watch(elapsed_ms);
  // While bots act there is only the table.
  if (stage_ == Stage::table && !news_ && driver_->tick(elapsed_ms)) {
    settle();
    changed = true;
  }
  return changed;
}

int PlayScreen::wait_ms() const {
  if (stage_ == Stage::private_view) return driver_->clock(seat_) > 0 ? kTimerStep : -1;
  if (stage_ == Stage::score) return watching() && !public_.outcome.over && !driver_->paused() ? 500 : -1;
  if (stage_ != Stage::table) return -1;
  if (telling() && !held()) return stepped_ || driver_->paused() ? -1 : std::max(0, moment_length() - moment_ms_);
  const bool reaction = public_.prompt.ask == Ask::reaction && !driver_->awaited(true).empty();
  if (reaction || news_) return ctx_.settings.auto_continue ? std::max(0, kAutoContinueMs - idle_ms_) : -1;
  return driver_->wait_ms();
}

bool PlayScreen::busy() const {
  return stage_ == Stage::table && !driver_->paused() &&
         (news_ ? telling() && !held() && !stepped_ : driver_->bots_to_move());
}

std::string PlayScreen::first_focus() const {
  if (stage_ == Stage::curtain) return "curtain.confirm";
  if (stage_ == Stage::score) return "score.go";
  return {};
}

// --- take back

// On the table only answers that were given, never a half-made secret one: that it exists would tell something. Time
// that has run out stays so.
Seat PlayScreen::undo_seat() const {
  if (stage_ == Stage::private_view) {
    const auto a = purpose_ == Purpose::answer ? driver_->can_take_back(seat_) : std::nullopt;
    const auto end = closing();
    return a && (end ? a->verb != end->verb : !verb(*a).commit) ? seat_ : Seat::table;
  }
  if (driver_->bots_to_move()) return Seat::table;
  // Seats answer in their order, so the last one of them has answered last.
  for (int i = static_cast<int>(driver_->seats().size()); i-- > 0;) {
    const auto a = driver_->human(seat(i)) ? driver_->can_take_back(seat(i)) : std::nullopt;
    if (a && verb(*a).commit && !is_timeout(*a)) return seat(i);
  }
  return Seat::table;
}

// Whose secret answer is not final may think again while others still owe theirs.
std::vector<ButtonOpt> PlayScreen::change_buttons() {
  std::vector<ButtonOpt> out;
  if (purpose_ != Purpose::answer) return out;
  for (int i = 0; i < static_cast<int>(driver_->seats().size()); ++i) {
    const Seat s = seat(i);
    const auto a = driver_->human(s) ? driver_->can_take_back(s) : std::nullopt;
    if (!a || !verb(*a).secret || !verb(*a).commit) continue;
    const std::string words = ctx_.texts.tr("match.curtain.change", {{"who", describe().seat(s)}});
    out.push_back({.id = fmt::format("change.p{}", i + 1),
                   .text = words,
                   .icon = "undo",
                   .ghost = true,
                   .px = 18,
                   .press = [this, s] {
                     driver_->take_back(s);
                     refresh();
                     become(s, Purpose::answer);
                   }});
  }
  return out;
}

void PlayScreen::undo(Seat who) {
  moments_.clear();
  driver_->take_back(who);
  if (stage_ != Stage::private_view) return settle();
  refresh();
  mine_ = driver_->facts(seat_);
  next_token(make_table(*mine_, layout_, ctx_.texts));
}

std::string PlayScreen::undo_text(Seat s, const Action& a) const {
  if (stage_ == Stage::private_view || (!verb(a).secret && public_.prompt.ask != Ask::secret))
    return describe().action(s, a);
  return ctx_.texts.tr("match.undo.answer", {{"who", describe().seat(s)}});
}

}  // namespace prowl::ui
