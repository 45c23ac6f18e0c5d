#include "ui/kiosk/kiosk.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "prowl/core/chance.hpp"
#include "ui/kiosk/attract.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kMostTroubles = 20;

Error unknown_world(const KioskPlan& plan, const std::string& world) {
  return make_error(ErrorCode::bad_option, plan.file + "#/games", say("There is no game \"{}\".", world));
}

}  // namespace

Kiosk::Kiosk(AppContext& ctx, KioskPlan plan) : ctx_(ctx), plan_(std::move(plan)), count_(plan_.counters) {
  all_ = find_worlds(ctx_);
  open_house();
  fresh_.language = std::exchange(ctx_.platform.language, {});
  if (fresh_.language.empty()) fresh_.language = plan_.language;
  fresh_.ui_scale = plan_.ui_scale;
  fresh_.text_scale = plan_.text_scale;
  fresh_.lessons_offered = true;
  fresh_.fullscreen = true;
  const auto& levels = ctx_.platform.bot_levels;
  const bool known = levels.empty() || std::find(levels.begin(), levels.end(), plan_.bot_level) != levels.end();
  if (known) fresh_.bot_level = plan_.bot_level;
  ctx_.settings = fresh_;
  ctx_.settings_changed();
  for (const Error& e : plan_.faults) trouble(e);
  for (const std::string& world : plan_.worlds)
    if (std::none_of(all_.begin(), all_.end(), [&](const World& w) { return w.id == world; }))
      trouble(unknown_world(plan_, world));
  if (!plan_.bot_level.empty() && !known)
    trouble(
        make_error(ErrorCode::bad_option, plan_.file + "#/bot_level", say("There is no bot `{}`.", plan_.bot_level)));
  find_shown();
}

Kiosk::~Kiosk() { ctx_.house = {}; }

void Kiosk::open_house() {
  House& h = ctx_.house;
  h.visitors = true;
  h.take = [this](const Input& in) { return take(in); };
  h.wait_ms = [this] { return wait_ms(); };
  h.tick = [this](int ms) { return tick(ms); };
  h.foot_height = foot_height;
  h.draw_foot = [this](Builder& b, Rect r) { draw_foot(b, r); };
  h.home = [this] { return make_thanks(*this); };
  h.offers = [this](const std::string& world) { return shows(world); };
  h.just_play = [this](const std::string& world) {
    if (const World* w = find(world)) play(*w, {});
  };
  h.told = [this](const Error& e) { trouble(e); };
  h.failed = [this](const std::string& what) { failed(what); };
  ctx_.platform.clipboard = {};
  ctx_.platform.set_clipboard = {};
}

// One game at least stands on show, whatever the file says.
void Kiosk::find_shown() {
  worlds_.clear();
  const auto take = [&](const World& w) {
    if (std::find(hidden_.begin(), hidden_.end(), w.id) == hidden_.end()) worlds_.push_back(w);
  };
  for (const std::string& id : plan_.worlds)
    for (const World& w : all_)
      if (w.id == id) take(w);
  if (worlds_.empty()) std::for_each(all_.begin(), all_.end(), take);
  if (worlds_.empty()) worlds_ = all_;
}

bool Kiosk::shows(const std::string& world) const {
  return std::any_of(worlds_.begin(), worlds_.end(), [&](const World& w) { return w.id == world; });
}

const World* Kiosk::find(const std::string& world) const {
  const auto at = std::find_if(worlds_.begin(), worlds_.end(), [&](const World& w) { return w.id == world; });
  return at == worlds_.end() ? nullptr : &*at;
}

void Kiosk::show_world(const std::string& world, bool on) {
  std::erase(hidden_, world);
  if (!on && worlds_.size() > 1) hidden_.push_back(world);
  find_shown();
  rewind();
  ctx_.invalidate();
}

// --- the loop

std::unique_ptr<Screen> Kiosk::beginning() { return make_attract(*this); }

Kiosk::Stage Kiosk::stage() const {
  Stage found = Stage::attract;
  ctx_.stack.each([&](const Screen& s) {
    const std::string id = s.id();
    if (id == "kiosk.attract") found = invite_ms_ > 0 ? Stage::invite : Stage::attract;
    if (id == "kiosk.choice" || id == "kiosk.game" || id == "kiosk.together") found = Stage::choice;
    if (id == "kiosk.thanks") found = Stage::thanks;
    if (id == "kiosk.pin" || id == "kiosk.staff") found = Stage::staff;
    if (id.starts_with("lesson.")) found = Stage::lesson;
    if (id == "curtain") found = Stage::curtain;
    if (id == "table" || id == "private" || id == "score" || id == "replay") found = Stage::match;
  });
  return found;
}

void Kiosk::to_choice(std::optional<KioskAnswer> answer) {
  if (!std::exchange(visiting_, true)) ++visits_;
  answer_ = std::move(answer);
  invite_ms_ = 0;
  ctx_.stack.reset(make_choice(*this));
}

void Kiosk::to_thanks() { ctx_.stack.reset(make_thanks(*this)); }
void Kiosk::to_game(const World& w) { ctx_.stack.push(make_game_page(*this, w)); }
void Kiosk::to_together(const World& w) { ctx_.stack.push(make_together(*this, w)); }

void Kiosk::guide(const World& w, std::size_t lesson) {
  auto all = lessons_of(ctx_, w);
  if (lesson < all.size()) start_lesson(ctx_, w, std::move(all), lesson);
}

void Kiosk::play(const World& w, std::vector<std::string> names) {
  const auto rules = ctx_.rules(*w.game);
  if (!rules) return ctx_.notice(rules.error());
  std::vector<SeatInfo> seats;
  const int people = std::clamp(static_cast<int>(names.size()), 1, w.game->max_seats);
  const int all = std::clamp(people + (people == 1 ? 2 : 0), w.game->min_seats, w.game->max_seats);
  for (int i = 0; i < all; ++i) {
    seats.push_back(fresh_seat(seats, i < people ? "" : usual_level(ctx_)));
    if (static_cast<std::size_t>(i) < names.size()) seats.back().name = names[static_cast<std::size_t>(i)];
  }
  tidy_names(ctx_.texts, seats);
  auto match = Match::start(*w.game, *rules, w.options, std::move(seats), ctx_.fresh_seed());
  if (!match) return ctx_.notice(match.error());
  ctx_.stack.reset(make_match_screen(ctx_, *w.game, *rules, std::move(*match), ""));
}

void Kiosk::reset() {
  lessons_ += static_cast<int>(lines_of(ctx_.settings.lessons_done).size());
  const bool changed = ctx_.settings != fresh_;
  ctx_.settings = fresh_;
  if (changed) ctx_.settings_changed();
  ctx_.notices.clear();
  ctx_.unsaved.reset();
  ctx_.match_lost = false;
  ctx_.want_focus.clear();
  ctx_.forget_ui = true;
  answer_.reset();
  counting_ = visiting_ = false;
  idle_ms_ = left_ms_ = invite_ms_ = 0;
  ctx_.stack.reset(make_attract(*this));
  ctx_.invalidate();
}

void Kiosk::rewind() { picture_ = loops_ = 0; }

void Kiosk::turn_page() {
  ++picture_;
  if (picture_ < std::max<std::size_t>(1, plan_.scenes.size())) return;
  picture_ = 0;
  ++loops_;
}

// Eight pixels aside each time round, and back.
Point Kiosk::shift() const {
  constexpr Point kPlaces[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}, {-8, 0}, {-8, -8}, {0, -8}};
  return kPlaces[loops_ % std::size(kPlaces)];
}

void Kiosk::speak(const std::string& language) {
  ctx_.settings.language = language;
  ctx_.settings_changed();
}

void Kiosk::set_language(const std::string& code) {
  fresh_.language = code;
  speak(code);
}

// An exception while something is drawn or done: whoever was here has lost their match, but the window lives.
void Kiosk::failed(const std::string& what) {
  ++failures_;
  spdlog::error("{}", what);
  trouble(ctx_.texts.tr("kiosk.trouble.exception", {{"what", what}}));
  if (ctx_.stack.top() != nullptr && ctx_.stack.top()->id() == "kiosk.attract") turn_page();
  reset();
}

// --- the staff's

void Kiosk::trouble(const Error& e) {
  std::string words = ctx_.texts.error(e);
  if (std::none_of(troubles_.begin(), troubles_.end(), [&](const Trouble& t) { return t.text == words; }))
    spdlog::warn("{}", to_text(e));
  trouble(std::move(words));
}

void Kiosk::trouble(std::string text) {
  const auto same = std::find_if(troubles_.begin(), troubles_.end(), [&](const Trouble& t) { return t.text == text; });
  if (same != troubles_.end()) {
    ++same->times;
    same->at = ctx_.now();
    return;
  }
  if (troubles_.size() >= kMostTroubles) troubles_.erase(troubles_.begin());
  troubles_.push_back({std::move(text), 1, ctx_.now()});
}

void Kiosk::open_pin() {
  if (stage() == Stage::staff) return;
  if (counting_) stay();
  ctx_.stack.push(make_pin_pad(*this));
}

// Each wrong one costs twice as long as the one before.
bool Kiosk::try_pin(const std::string& pin) {
  constexpr int kLongest = 6;
  if (locked_ms_ > 0) return false;
  const bool right = ctx_.platform.check_pin && !plan_.pin.empty() && ctx_.platform.check_pin(pin, plan_.pin);
  wrong_ = right ? 0 : std::min(wrong_ + 1, kLongest);
  locked_ms_ = right ? 0 : 1000 << wrong_;
  if (!right && wrong_ > 2) trouble(ctx_.texts.tr("kiosk.trouble.pin"));
  return right;
}

std::uint64_t Kiosk::digest() const {
  std::uint64_t h = mix(static_cast<std::uint64_t>(ctx_.settings == fresh_), ctx_.stack.size());
  const auto add = [&](const std::string& text) {
    for (const char c : text) h = mix(h, static_cast<unsigned char>(c));
  };
  ctx_.stack.each([&](const Screen& s) { add(s.id() + " " + s.last_focus); });
  add(ctx_.texts.language());
  for (const Notice& n : ctx_.notices) add(n.text);
  for (const bool b : {ctx_.unsaved.has_value(), ctx_.match_lost, ctx_.quit, ctx_.private_view, answer_.has_value(),
                       counting_, visiting_})
    h = mix(h, b ? 1U : 0U);
  h = mix(h, static_cast<std::uint64_t>(idle_ms_ + left_ms_ + invite_ms_));
  return h;
}

}  // namespace prowl::ui
