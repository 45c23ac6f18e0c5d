#include "ui/play/driver.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "prowl/match/pace.hpp"
#include "prowl/rules/files.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {

namespace {

constexpr int kQuitPatience = 60;
constexpr int kShortPatience = 150;  // what a quick level may think for
constexpr std::string_view kQuickLevel = "skilled";

// What the course of a lesson has the others do.
class ScriptedBot final : public Bot {
 public:
  explicit ScriptedBot(std::shared_ptr<const Course> course) : course_(std::move(course)) {}
  Thought think(const View& v, Rng&, const std::stop_token&) override {
    const Action chosen = course_->reply(v.seat, v.options);
    Thought t;
    for (const Action& a : v.options) t.ideas.push_back({a, a == chosen ? 1.0 : 0.0});
    return t;
  }

 private:
  std::shared_ptr<const Course> course_;
};

SeatMask humans_of(const std::vector<SeatInfo>& seats) {
  SeatMask m = 0;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].bot.empty()) m = static_cast<SeatMask>(m | bit(seat(static_cast<int>(i))));
  return m;
}

}  // namespace

Driver::Driver(AppContext& ctx, Match match, std::shared_ptr<const RuleSet> rules, std::string save_id)
    : ctx_(ctx),
      match_(std::move(match)),
      rules_(std::move(rules)),
      save_id_(std::move(save_id)),
      bot_seed_(ctx.platform.entropy ? ctx.platform.entropy() : 1) {
  public_events_ = match_.view(Seat::table).events.size();
}

Driver::~Driver() {
  if (save_failed_) ctx_.unsaved.reset();
  if (!save_id_.empty()) ctx_.saves.release(save_id_);
  if (!thinking_) return;
  thinking_->drop();
  thinking_->wait_for(kQuitPatience);
}

void Driver::follow(std::shared_ptr<Course> course) {
  course_ = std::move(course);
  think_inline(true);
}

TableFacts Driver::facts(Seat s) const {
  return {&match_.game(), rules_,          match_.seats(),   match_.options(),
          match_.view(s), match_.prompt(), match_.outcome(), match_.waiting()};
}

TableFacts Driver::moment(const View& v) const {
  return {&match_.game(), rules_, match_.seats(), match_.options(), v, {}, {}, 0};
}

std::vector<TurnReview> Driver::look_back(Seat me) const {
  Reviewer r(match_.game(), match_.rules(), me);
  match_.retrace([&](const Match& then, const Move* next) {
    const Action* own = next != nullptr && next->who == me ? &next->action : nullptr;
    r.see(then.view(Seat::table), then.view(me), then.length(), own);
  });
  return r.turns();
}

std::unique_ptr<Screen> Driver::play_on_from(std::size_t moves) const {
  return make_match_screen(ctx_, match_.game(), rules_, match_.back_to(moves),
                           ctx_.saves.new_id(match_.game().id, ctx_.now()));
}

ActionList Driver::options(Seat s) const { return match_.view(s).options; }

SeatMask Driver::humans() const { return humans_of(match_.seats()); }

bool Driver::human(Seat s) const { return has(humans(), s); }

std::vector<Seat> Driver::awaited(bool humans) const {
  std::vector<Seat> out;
  for (int i = 0; i < static_cast<int>(match_.seats().size()); ++i)
    if ((match_.waiting() & wait_bit(seat(i))) != 0 && human(seat(i)) == humans) out.push_back(seat(i));
  return out;
}

std::optional<Seat> Driver::next_bot() const {
  if (course_ && course_->reading()) return std::nullopt;
  const auto bots = awaited(false);
  // What belongs to all is decided by a bot where no person plays.
  const bool all = bots.empty() && !any_human() && (match_.waiting() & wait_bit(Seat::table)) != 0 &&
                   match_.prompt().ask == Ask::table;
  if (all && !match_.outcome().round_over && !match_.outcome().over) return Seat::table;
  // In a reaction window people come first: bots are asked after Continue.
  if (bots.empty() || (match_.prompt().ask == Ask::reaction && !awaited(true).empty())) return std::nullopt;
  return bots.front();
}

Refusal Driver::submit(Seat s, const Action& a) {
  const bool chosen = course_ && course_->own(s) && course_->instead(prompt(), options(s)) != a;
  if (chosen && !match_.why_not(s, a) && !course_->allow(a))
    return {.rule = kNotInLesson, .paragraph = {}, .operands = {}};
  const Refusal no = perform(s, a);
  if (!no) moved();
  return no;
}

Refusal Driver::perform(Seat s, const Action& a) {
  const Refusal no = match_.submit(s, a, witness_);
  if (!no && course_) course_->saw(s, a);
  return no;
}

std::optional<Action> Driver::take_back(Seat s) {
  auto a = match_.take_back(s);
  if (a) moved();
  return a;
}

bool Driver::retract(Seat s, const Action& a) {
  const bool ok = !course_ && match_.retract(s, a);
  if (ok) moved();
  return ok;
}

void Driver::say(Seat s, Zone where) {
  match_.say(s, where);
  think_again();
  moved();
}

// What a bot has done in secret it may do otherwise as long as nobody has seen more than that it has.
void Driver::think_again() {
  const Catalogue& words = match_.rules().catalogue;
  for (int i = 0; i < static_cast<int>(match_.seats().size()); ++i) {
    const Seat s = seat(i);
    if (human(s)) continue;
    for (auto last = match_.can_take_back(s); last && words.verb_of(*last).secret; last = match_.can_take_back(s)) {
      if (!match_.take_back(s)) break;
      if (answering_ == s) answering_ = Seat::table;
    }
  }
}

void Driver::moved() {
  const std::size_t events = match_.view(Seat::table).events.size();
  if (events != public_events_) cooldown_ms_ = ctx_.platform.robot ? 0 : pace_ms(ctx_.settings.bot_pace);
  public_events_ = events;
  drop_thinking();
  std::erase_if(decisions_, [&](const Decision& d) { return d.at >= match_.length(); });
  save();
  ctx_.invalidate();
}

bool Driver::save() {
  if (save_id_.empty()) return true;
  const auto stored = ctx_.saves.store(save_id_, match_);
  if (stored && *stored != save_id_) ctx_.notice(ctx_.texts.tr("saving.forked"), true);
  return told(stored);
}

bool Driver::told(const Result<std::string>& stored) {
  if (!stored) {
    if (!save_failed_) {
      spdlog::warn("{}", to_text(stored.error()));
      ctx_.notice("match.save_failed", stored.error());
    }
    ctx_.unsaved = Unsaved{stored.error(), [this] { return save(); },
                           [this](const std::filesystem::path& folder) { return save_elsewhere(folder); }};
  } else {
    save_id_ = *stored;
    if (save_failed_) ctx_.notice(ctx_.texts.tr("saving.works_again"));
    if (save_failed_) ctx_.unsaved.reset();
  }
  save_failed_ = !stored;
  return !save_failed_;
}

Result<void> Driver::save_elsewhere(const std::filesystem::path& folder) {
  const auto stored = ctx_.saves.store_in(folder, save_id_, match_);
  if (!stored) return tl::unexpected(stored.error());
  told(stored);
  ctx_.saves.also(folder);
  add_line(ctx_.settings.saves_folders, to_utf8(folder));
  ctx_.settings_changed();
  return {};
}

std::shared_ptr<Bot> Driver::bot(Seat s) {
  if (!is_player(s)) s = is_player(match_.prompt().actor) ? match_.prompt().actor : seat(0);
  auto& b = bots_[static_cast<std::size_t>(index(s))];
  if (!b && course_) b = std::make_shared<ScriptedBot>(course_);
  if (!b && ctx_.platform.bots)
    b = ctx_.platform.bots(match_.seats()[static_cast<std::size_t>(index(s))].bot, match_.game(), match_.rules());
  return b;
}

void Driver::start_thinking(Seat s) {
  View v = match_.view(s);
  const Rng own = bot_rng(bot_seed_, s, v);
  thinking_ = std::make_shared<Thinking>(s, std::move(v), own, bot(s), rules_);
  thinking_->began = ctx_.clock();
  if (answering_ != s) answer_began_ = thinking_->began;
  Thinking::begin(thinking_, inline_ ? nullptr : wake());
}

std::function<void()> Driver::wake() const {
  return ctx_.platform.wake ? ctx_.platform.wake : [] {};
}

// A bot that still thinks is left to it; the seat gets a new one.
void Driver::drop_thinking() {
  const auto job = std::exchange(thinking_, nullptr);
  if (!job || job->done()) return;
  job->drop();
  bots_.fill(nullptr);
}

int Driver::patience_left() const {
  const bool quick = is_player(thinking_->who) &&
                     match_.seats()[static_cast<std::size_t>(index(thinking_->who))].bot == kQuickLevel;
  const int left = (quick ? kShortPatience : kPatience) - since(thinking_->began);
  return std::max(0, decides_unseen() ? std::min(left, answer_left()) : left);
}

int Driver::since(std::int64_t began) const { return static_cast<int>(ctx_.clock() - began); }

int Driver::answer_left() const { return answer_ms(match_.prompt().ask) - since(answer_began_); }

// In however many steps it answers.
int Driver::held_ms() const {
  return decides_unseen() && !is_half_made(thinking_->answer()) ? std::max(0, answer_left()) : 0;
}

bool Driver::is_half_made(const Action& a) const { return prowl::is_half_made(match_.rules().catalogue.verb_of(a)); }

bool Driver::decides_unseen() const {
  return answer_ms(match_.prompt().ask) > 0 && any_human() && !ctx_.platform.robot && !inline_;
}

void Driver::remember(const Thinking& job) {
  if (job.thought().ideas.size() < 2) return;
  decisions_.push_back({job.who, match_.length(), job.answer(), job.thought()});
}

bool Driver::finish_thinking() {
  const auto job = std::exchange(thinking_, nullptr);
  remember(*job);
  answering_ = is_half_made(job->answer()) ? job->who : Seat::table;
  if (steps_ > 0) --steps_;
  if (job->said()) match_.say(job->who, *job->said());
  const Refusal no = perform(job->who, job->answer());
  if (no) {
    spdlog::error("bot of seat {} chose an illegal action ({})", index(job->who), no.rule);
    if (perform(job->who, job->view.options.front())) return false;
  }
  moved();
  return true;
}

bool Driver::tick(int elapsed_ms) {
  cooldown_ms_ = hurry_ ? 0 : std::max(0, cooldown_ms_ - elapsed_ms);
  if (!thinking_) {
    const auto who = next_bot();
    if (!who) return false;
    start_thinking(*who);
  }
  if (!thinking_->done()) {
    if (patience_left() == 0) thinking_->hasten();
    return false;
  }
  if (cooldown_ms_ > 0 || held_ms() > 0 || (paused_ && steps_ == 0)) return false;
  return finish_thinking();
}

int Driver::wait_ms() const {
  if (!thinking_) return next_bot() ? 0 : -1;
  if (!thinking_->done()) return thinking_->hastened() ? -1 : std::max(1, patience_left());
  if (paused_ && steps_ == 0) return -1;
  return std::max(hurry_ ? 0 : cooldown_ms_, held_ms());
}

}  // namespace prowl::ui
