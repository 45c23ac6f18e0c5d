#include "prowl/dev/flow.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "dev/tour_position.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

constexpr int kMostPresses = 20000;

/// One match on the screens, played by its people to the end.
class Walk {
 public:
  Walk(App::Impl& app, PlayScreen& play, std::unique_ptr<Bot> mind, std::uint64_t seed, FlowReport& report)
      : app_(app), play_(play), mind_(std::move(mind)), rng_(seed), report_(report) {}

  /// False: it came to no end.
  bool run() {
    for (int i = 0; i < kMostPresses; ++i) {
      watch();
      if (driver().outcome().over && play_.stage() == PlayScreen::Stage::score) return true;
      stop();
    }
    return false;
  }

 private:
  using Stage = PlayScreen::Stage;
  Driver& driver() { return play_.driver(); }

  // Whatever goes on by itself goes on to its end.
  void watch() {
    for (int i = 0; i < kMostPresses; ++i) {
      app_.rebuild();
      const int ms = app_.wait_ms();
      if (ms < 0 || !play_.busy()) return;
      report_.shown_ms += ms;
      app_.tick(ms);
    }
  }

  void stop() {
    switch (play_.stage()) {
      case Stage::curtain: report_.wait_ms += play_.guard_ms(); return carry_on("curtain.confirm");
      case Stage::score: return end_of_round();
      case Stage::private_view: return decide(play_.seat_shown());
      case Stage::table: return at_table();
    }
  }

  void end_of_round() {
    carry_on("score.go");
    if (play_.stage() == Stage::score) act_for_table();
  }

  void at_table() {
    const Ask ask = play_.asked();
    const auto people = driver().awaited(true);
    if (ask == Ask::reaction && !people.empty()) return bar(people);
    if (ask == Ask::agreement && !people.empty()) return decide(people.front());
    if (ask == Ask::open && !people.empty()) return decide(people.front());
    if (ask == Ask::table) return act_for_table();
    stands_still();
  }

  void stands_still() {
    ++report_.stops_without_choice;
    carry_on("continue");
  }

  void act_for_table() {
    const ActionList options = driver().options(Seat::table);
    if (options.empty()) return stands_still();
    const Action a = pick(driver().table().view, options);
    if (options.size() > 1) ++report_.decisions;
    if (!press(option(a), options.size() > 1)) past(Seat::table, a);
  }

  // The same bar for all people: whoever wants to play presses their seat, the rest goes on.
  void bar(const std::vector<Seat>& people) {
    const std::string turn = fmt::format("{} {}", driver().outcome().rounds, reg_of(driver().table(), "turn"));
    const std::string phase = fmt::format("{} {}", turn, play_.phase());
    if (open_bar_ != phase) {
      open_bar_ = phase;
      report_.bars_per_phase = std::max(report_.bars_per_phase, ++bars_[phase]);
      report_.bars_per_turn = std::max(report_.bars_per_turn, ++bars_["turn " + turn]);
    }
    bool choice = false;
    for (const Seat s : people) {
      const View v = driver().facts(s).view;
      const bool could = std::any_of(v.options.begin(), v.options.end(), [&](const Action& a) { return plays(a); });
      choice = choice || could;
      if (!could) continue;
      const Action a = pick(v, v.options);
      if (!plays(a)) continue;
      wanted_ = a;
      return carry_on(fmt::format("react.p{}", index(s) + 1));
    }
    open_bar_.clear();
    if (choice)
      ++report_.decisions;
    else
      ++report_.stops_without_choice;
    carry_on("continue");
  }

  bool plays(const Action& a) { return is_play(driver().rules().catalogue, a); }

  void decide(Seat s) {
    const View v = driver().facts(s).view;
    if (v.options.empty()) return stands_still();
    count_decision(s, v.options.size());
    const Action a = wanted_ ? *wanted_ : pick(v, v.options);
    wanted_.reset();
    const bool pass = driver().prompt().ask == Ask::reaction && !plays(a);
    if (pass && press("continue", true)) return;
    if (!perform(a)) past(s, a);
  }

  // One for each question to a seat, however many steps its answer takes.
  void count_decision(Seat s, std::size_t options) {
    const Prompt p = driver().prompt();
    const std::string key = fmt::format("{} {} {} {} {} {}", index(s), p.id, p.a, p.b, p.c,
                                        reg_of(driver().table(), "turn"));
    if (key == asked_) return;
    asked_ = key;
    if (options > 1)
      ++report_.decisions;
    else
      ++report_.stops_without_choice;
  }

  Action pick(const View& v, const ActionList& options) {
    return mind_ && !v.options.empty()
               ? mind_->decide(v, rng_)
               : options[static_cast<std::size_t>(rng_.below(static_cast<int>(options.size())))];
  }

  std::string option(const Action& a) { return option_id(driver().rules().catalogue, a); }

  // By its row, which may lie in a folded list or behind a verb; else by the button that stands for it.
  bool perform(const Action& a) {
    const std::string row = option(a);
    if (press(row, true) || press("do." + row.substr(7), true)) return true;
    if (find("options.toggle") != nullptr && press("options.toggle", true) && press(row, true)) return true;
    for (const std::string& first : openers())
      if (press(first, true) && press(row, true)) return true;
    // A hidden card answers what the table asks.
    if (!press("private.more", false)) return false;
    wanted_ = a;
    return true;
  }

  // What is pressed before an option is there: a verb, or what is to be put somewhere.
  std::vector<std::string> openers() const {
    std::vector<std::string> out;
    for (const Widget& w : app_.scene.widgets)
      if ((w.id.starts_with("verb.") || w.id.starts_with("token.")) && w.enabled && w.id != "verb.back")
        out.push_back(w.id);
    return out;
  }

  void past(Seat s, const Action& a) {
    ++report_.unreached;
    ++report_.presses_choosing;
    play_.act(s, a);
  }

  const Widget* find(std::string_view id) const {
    const int at = find_widget(app_.scene.widgets, id);
    return at < 0 ? nullptr : &app_.scene.widgets[static_cast<std::size_t>(at)];
  }

  void carry_on(const std::string& id) {
    if (!press(id, false)) ++report_.stops_without_choice;
  }

  bool press(const std::string& id, bool choosing) {
    const Widget* w = find(id);
    if (w == nullptr || !w->enabled || !w->press) return false;
    ++(choosing ? report_.presses_choosing : report_.presses_carrying_on);
    app_.ctx.focus(id);
    app_.ctx.invalidate();
    app_.rebuild();
    app_.wait_over();
    app_.handle({.type = Input::Type::key, .key = "enter"});
    app_.rebuild();
    return true;
  }

  App::Impl& app_;
  PlayScreen& play_;
  std::unique_ptr<Bot> mind_;
  Rng rng_;
  FlowReport& report_;
  std::optional<Action> wanted_;  ///< why somebody pressed their seat on the bar
  std::string asked_, open_bar_;
  std::map<std::string, int> bars_;
};

// One match from its beginning to its end.
Result<void> play_one(App::Impl& app, const World& world, const FlowPlan& plan, std::uint64_t seed,
                      FlowReport& report) {
  AppContext& ctx = app.ctx;
  Options options = world.options;
  for (const auto& [name, value] : plan.options) options[name] = value;
  auto rules = ctx.rules(*world.game);
  if (!rules) return tl::unexpected(rules.error());
  auto layout = load_layout(ctx.platform.assets_dir, world.game->id, options);
  if (!layout) return tl::unexpected(layout.error());
  const auto bots = static_cast<SeatMask>(0xFF << plan.people);
  auto match = Match::start(*world.game, *rules, options, tour_people(plan.seats, bots), seed);
  if (!match) return tl::unexpected(match.error());
  auto driver = std::make_unique<Driver>(ctx, std::move(*match), *rules, "");
  driver->think_inline(true);
  auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(*layout));
  PlayScreen& play = *screen;
  ctx.stack.reset(std::move(screen));
  app.settle();
  auto mind = ctx.platform.bots ? ctx.platform.bots("basic", *world.game, **rules) : nullptr;
  if (!Walk(app, play, std::move(mind), seed, report).run()) ++report.unfinished;
  return {};
}

}  // namespace

Result<FlowReport> flow(App& client, FlowPlan plan) {
  App::Impl& app = client.inside();
  const auto worlds = find_worlds(app.ctx);
  const auto world = std::find_if(worlds.begin(), worlds.end(), [&](const World& w) { return w.id == plan.world; });
  if (world == worlds.end()) return fail(ErrorCode::not_found, plan.world, "There is no such game.");
  if (plan.seats == 0) plan.seats = std::max(world->game->min_seats, plan.people);
  if (plan.people < 1 || plan.people > plan.seats)
    return fail(ErrorCode::bad_option, "--people", "There must be at least one person, and a seat for each.");
  FlowReport report{.seats = plan.seats};
  for (int i = 0; i < plan.games; ++i)
    if (auto played = play_one(app, *world, plan, plan.seed + static_cast<std::uint64_t>(i), report); !played)
      return tl::unexpected(played.error());
  return report;
}

std::string to_json(const FlowReport& r, const FlowPlan& plan) {
  const auto seconds = [](std::int64_t ms) { return static_cast<double>(ms) / 1000; };
  const nlohmann::ordered_json json{{"game", plan.world},
                                    {"seats", r.seats},
                                    {"people", plan.people},
                                    {"games", plan.games},
                                    {"seed", plan.seed},
                                    {"decisions", r.decisions},
                                    {"presses_choosing", r.presses_choosing},
                                    {"presses_carrying_on", r.presses_carrying_on},
                                    {"stops_without_choice", r.stops_without_choice},
                                    {"bars_per_phase", r.bars_per_phase},
                                    {"bars_per_turn", r.bars_per_turn},
                                    {"wait_s", seconds(r.wait_ms)},
                                    {"shown_s", seconds(r.shown_ms)},
                                    {"unreached", r.unreached},
                                    {"unfinished", r.unfinished}};
  return json.dump(2);
}

}  // namespace prowl::ui
