#include "ui/play/session.hpp"

#include <algorithm>
#include <utility>

#include "prowl/ai/company.hpp"
#include "prowl/core/notation.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {

Session::Session(AppContext& ctx, std::unique_ptr<Driver> driver, TableLayout layout, Ways ways)
    : ctx_(ctx),
      driver_(std::move(driver)),
      layout_(std::move(layout)),
      table_(find_table(driver_->game().id) != nullptr ? *find_table(driver_->game().id) : GameTable{}),
      asking_(*driver_, table_, ctx.settings),
      ways_(std::move(ways)) {
  refresh();
  seen_.fill(facts_.view.events.size());
}

const Belief* Session::heat() {
  if (!heat_on_) return nullptr;
  if (!std::exchange(reckoned_, true)) {
    Rng rng(facts_.view.events.size());  // the number of moves would count those of others behind the curtain
    heat_ = believe(driver_->game(), driver_->rules(), facts_.view, rng);
  }
  return heat_ ? &*heat_ : nullptr;
}

void Session::toggle_heat() {
  heat_on_ = !heat_on_;
  ctx_.invalidate();
}

void Session::toggle_aid() {
  aid_ = {.on = !aid_.on};
  ctx_.invalidate();
}

std::vector<Zone> Session::sayable(Seat s) const {
  if (driver_->course() != nullptr) return {};
  return prowl::sayable(driver_->game(), driver_->rules(), driver_->table().view, s);
}

void Session::say(Seat s, Zone where) {
  driver_->say(s, where);
  refresh();
}

void Session::refresh() {
  reckoned_ = false;
  facts_ = driver_->table();
  facts_.prompt.ask = asked(facts_.prompt);
  const auto humans = people();
  if (facts_.prompt.ask == Ask::open && !humans.empty()) facts_.view.options = open_options(humans.front());
  ctx_.invalidate();
}

Ask Session::asked(const Prompt& p) const {
  const auto row = std::find_if(table_.asked_as.begin(), table_.asked_as.end(),
                                [&](const AskedAs& a) { return a.prompt == p.id; });
  return row == table_.asked_as.end() || (p.ask != Ask::open && p.ask != Ask::secret) ? p.ask : row->ask;
}

bool Session::secret_at_table() const { return facts_.prompt.ask == Ask::open && driver_->prompt().ask == Ask::secret; }

// Only what a spectator can work out: no option on the table may tell of a card that lies hidden.
ActionList Session::open_options(Seat who) const {
  ActionList out;
  driver_->game().options(rules(), facts_.view.masked, who, out);
  return out;
}

std::optional<Verb> Session::verb_for(std::span<const PromptVerb> list, const Prompt& p) const {
  return ui::verb_for(rules().catalogue, list, p);
}

int Session::operand(const Action& a, Operand wanted) const {
  const auto& spec = verb(a);
  const std::array<std::int16_t, 3> values{a.a, a.b, a.c};
  for (std::size_t i = 0; i < 3; ++i)
    if (spec.operands[i] == wanted) return values[i];
  return -1;
}

std::string option_id(const Catalogue& c, const Action& a) { return "option." + to_notation(c, a); }

bool Session::submit(Seat s, const Action& a) {
  const bool secret = driver_->prompt().ask == Ask::secret || verb(a).secret;
  const Refusal no = driver_->submit(s, a);
  if (no) {
    if (no.rule != kNotInLesson) ctx_.hint(describe().refusal(no), {driver_->game().id, std::string(no.paragraph)});
    ctx_.invalidate();
    return false;
  }
  refresh();
  if (secret && verb(a).commit) ctx_.sound(kSecretChoice);
  if (verb(a).commit && is_player(s)) driver_->set_clock(s, 0);
  return true;
}

std::optional<std::pair<Seat, Action>> Session::unasked() const {
  const bool open = facts_.prompt.ask == Ask::open && !secret_at_table();
  for (const Seat s : people()) {
    const Course* course = driver_->course();
    const auto a = course != nullptr ? course->instead(driver_->prompt(), driver_->options(s))
                                     : asking_.instead(s, facts_, open);
    if (a) return {{s, *a}};
  }
  return std::nullopt;
}

bool Session::pass_by() {
  const auto next = unasked();
  if (!next || driver_->submit(next->first, next->second)) return false;
  refresh();
  return true;
}

void Session::pass_window() {
  const Waiting before = facts_.waiting;
  asking_.passed(facts_);
  for (const Seat s : people()) {
    if ((before & wait_bit(s)) == 0 || driver_->prompt().ask != Ask::reaction) continue;
    const auto options = driver_->options(s);
    if (!options.empty()) driver_->submit(s, options.front());  // pass comes first in a reaction
  }
}

void Session::take_back(Seat s) {
  driver_->take_back(s);
  refresh();
  while (unasked() && driver_->take_back(s)) refresh();
}

void Session::commit(Seat s, const Action& a) {
  if (!ctx_.settings.confirm_commit || !verb(a).commit) return ways_.act(s, a);
  ctx_.stack.push(
      make_question(ctx_, describe().action(s, a), ctx_.texts.tr("match.yes"), [this, s, a] { ways_.act(s, a); }));
}

void Session::open_rules(const std::string& paragraph) const {
  ctx_.stack.push(make_rules_screen(ctx_, driver_->game(), paragraph));
}

std::unique_ptr<Screen> Session::log_screen() const {
  return make_log_screen(ctx_, driver_->game(), driver_->shared_rules(), driver_->seats(),
                         driver_->table().view.events);
}

void Session::open_log() const { ctx_.stack.push(log_screen()); }

void Session::open_menu() {
  MenuHooks hooks;
  hooks.game = &driver_->game();
  hooks.paragraph = std::string(facts_.prompt.paragraph);
  hooks.log = [this] { return log_screen(); };
  if (!table_.windows.empty()) hooks.asking = [this] { return make_asking_screen(*this); };
  hooks.leave = [this] { driver_->save(); };
  ctx_.stack.push(make_menu(ctx_, std::move(hooks)));
}

std::vector<std::string> Session::news_for(Seat s, const std::vector<Event>& events) {
  const std::size_t seen = seen_[static_cast<std::size_t>(index(s))];
  const Describe d = describe();
  std::vector<std::string> lines;
  for (std::size_t i = std::min(seen, events.size()); i < events.size(); ++i)
    if (std::string line = d.event(events[i]); !line.empty()) lines.push_back(std::move(line));
  has_looked(s, events);
  return lines;
}

}  // namespace prowl::ui
