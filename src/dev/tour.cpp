#include <chrono>
#include <random>

#include <fmt/format.h>

#include "dev/tour_kiosk.hpp"
#include "prowl/dev/tour.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui/screens/access/access.hpp"
#include "ui/screens/keep.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/reference/rulebooks.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {
namespace fs = std::filesystem;

/// Matches of the tour's own, so that the user's stay out of the pictures and untouched.
class TourSaves {
 public:
  TourSaves(AppContext& ctx, const Game& game)
      : ctx_(ctx),
        kept_(std::move(ctx.saves)),
        dir_(fs::temp_directory_path() / fmt::format("prowl-tour-{:08x}", std::random_device{}())) {
    ctx_.saves = SaveFolder(dir_);
    auto rules = ctx_.rules(game);
    if (!rules) return;
    for (const int moves : {60, 240}) add(game, *rules, moves, "");
    add(game, *rules, kWhole, "Friday evening");
    (void)write_atomic(dir_ / "2026-01-01-broken.prowl", "not a match\n");
    date_all();
  }
  ~TourSaves() {
    ctx_.saves = std::move(kept_);
    std::error_code error;
    fs::remove_all(dir_, error);
  }

 private:
  // As if written at the time that the pictures show.
  void date_all() const {
    using std::chrono::system_clock;
    const auto ago = system_clock::now() - system_clock::from_time_t(static_cast<std::time_t>(ctx_.now()));
    const auto then = fs::file_time_type::clock::now() - std::chrono::duration_cast<fs::file_time_type::duration>(ago);
    std::error_code error;
    for (const auto& file : fs::directory_iterator(dir_, error)) fs::last_write_time(file.path(), then, error);
  }

  static constexpr int kWhole = 20'000;

  void add(const Game& game, const std::shared_ptr<const RuleSet>& rules, int moves, const std::string& name) {
    SetupPlan plan = default_plan(ctx_, game);
    tidy_names(ctx_.texts, plan.seats);
    auto match = Match::start(game, rules, plan.options, plan.seats, 7);
    if (!match) return;
    match->set_name(name);
    Rng rng(7);
    for (int i = 0; i < moves && !match->outcome().over; ++i) {
      for (int s = -2; s < static_cast<int>(plan.seats.size()); ++s) {
        const View v = s == -1 ? View{} : match->view(seat(s));
        if (v.options.empty()) continue;
        match->submit(seat(s), v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]);
        break;
      }
    }
    (void)ctx_.saves.store(ctx_.saves.new_id(game.id, ctx_.now()), *match);
  }

  AppContext& ctx_;
  SaveFolder kept_;
  fs::path dir_;
};

std::vector<Event> public_events(AppContext& ctx, const Game& game, const std::shared_ptr<const RuleSet>& rules,
                                 std::vector<SeatInfo>& seats) {
  for (const SaveInfo& save : ctx.saves.list()) {
    std::optional<Error> damaged;
    const auto text = ctx.saves.read(save.path, damaged);
    if (save.problem || !text) continue;
    auto match = Match::load(game, rules, *text, to_utf8(save.path));
    if (!match) continue;
    seats = match->seats();
    return match->view(Seat::table).events;
  }
  return {};
}

std::unique_ptr<Screen> finished_replay(AppContext& ctx, const Game& game, const std::shared_ptr<const RuleSet>& rules,
                                        ReplayFrom from) {
  for (const SaveInfo& save : ctx.saves.list()) {
    std::optional<Error> damaged;
    const auto text = ctx.saves.read(save.path, damaged);
    if (!save.finished || save.problem || !text) continue;
    return make_replay_screen(ctx, game, rules, *text, to_utf8(save.path), from).value_or(nullptr);
  }
  return nullptr;
}

/// A stop, what is pressed there by keyboard, and what is typed then.
struct Visit {
  TourStop stop;
  std::vector<std::string> press{};
  std::string typed{};
  bool waits = false;  ///< until nothing moves by itself, before and after
};

// How each lesson begins, and what it asks first.
void lesson_tour(AppContext& ctx, const World& world, std::vector<Visit>& visits) {
  const auto lessons = lessons_of(ctx, world);
  for (std::size_t i = 0; i < lessons.size(); ++i) {
    const auto begin = [&ctx, world, lessons, i] { return make_lesson(ctx, world, lessons, i).value_or(nullptr); };
    visits.push_back({{"lesson_" + lessons[i]->id, begin}});
    visits.push_back({{"lesson_" + lessons[i]->id + "_step", begin}, {"lesson.next"}});
  }
}

void settings_tour(AppContext& ctx, std::vector<Visit>& visits) {
  const auto settings = [&ctx] { return make_settings_screen(ctx); };
  visits.push_back({{"settings", settings}});
  visits.push_back({{"settings_play", settings}, {"page.play"}});
  visits.push_back({{"settings_list", settings}, {"settings.ui_scale"}});
  visits.push_back({{"settings_controls", settings}, {"page.controls"}});
  visits.push_back({{"settings_key", settings}, {"page.controls", "key.log"}});
  visits.push_back({{"settings_keep", [&ctx] { return make_keep_screen(ctx, [] {}); }}});
  visits.push_back({{"access_first", [&ctx] { return make_access(ctx, true); }}});
  visits.push_back({{"access", [&ctx] { return make_access(ctx, false); }}});
  visits.push_back({{"speech_keys", [&ctx] { return make_speech_keys(ctx); }}});
}

std::vector<Visit> shell_tour(AppContext& ctx, const Game& game) {
  const auto setup = [&] { return make_setup(ctx, game); };
  const auto shelf = [&] { return make_replays(ctx); };
  const auto rules = [&](std::string at) { return [&, at] { return make_rules_screen(ctx, game, at); }; };
  const auto loaded = ctx.rules(game);
  const auto cards = [&] { return make_cards(ctx, game); };
  const std::string card = loaded && !(*loaded)->cards.empty() ? (*loaded)->cards.front().id : std::string();
  const std::string ruling = loaded && !(*loaded)->rulings.empty() ? (*loaded)->rulings.front().id : std::string();
  std::vector<Visit> visits{
      {{"title", [&] { return make_title(ctx); }}},
      {{"setup", setup}},
      {{"setup_full", setup}, {"add.bot", "add.bot"}},
      {{"setup_list", setup}, {"seat.2.who"}},
      {{"setup_code", setup}, {"code"}},
      {{"learn", [&] { return make_learn(ctx); }}},
      {{"rules", [&] { return make_rulebooks(ctx, game); }}},
      {{"rules_paragraph", rules("4.2")}},
      {{"rules_ruling", rules(ruling)}, {"rules.tab.rulings"}},
      {{"rules_search", rules("")}, {"rules.search"}, "alien"},
      {{"cards", cards}},
      {{"cards_card", cards}, {"card." + card}},
      {{"cards_search", cards}, {"cards.search"}, "alien"},
      {{"replays", shelf}, {}, {}, true},
      {{"shelf_match", shelf}, {"more.3"}, {}, true},
      {{"shelf_name", shelf}, {"more.3", "sheet.copy"}, {}, true},
      {{"shelf_import", shelf}, {"import"}, {}, true},
      {{"menu",
        [&] {
          return make_menu(ctx, {.game = &game, .paragraph = "4.2", .log = [] { return nullptr; }, .leave = {}});
        }}},
      {{"question",
        [&] { return make_question(ctx, ctx.texts.tr("title.quit_question"), ctx.texts.tr("title.quit"), [] {}); }}},
  };
  settings_tour(ctx, visits);
  for (const World& world : find_worlds(ctx)) {
    if (world.game != &game) continue;
    lesson_tour(ctx, world, visits);
    if (!world.options.empty())
      visits.push_back({{"setup_" + world.id, [&ctx, world] { return make_setup(ctx, *world.game, world.options); }}});
  }
  const auto replay = [&ctx, &game, loaded](bool end) {
    return [&ctx, &game, loaded, end] { return finished_replay(ctx, game, *loaded, {.end = end}); };
  };
  if (loaded) {
    visits.push_back({{"replay", replay(false)}, std::vector<std::string>(12, "replay.step")});
    visits.push_back({{"replay_jump", replay(false)}, {"film.jump"}});
    visits.push_back({{"replay_seat", replay(true)}, {"replay.back", "replay.back", "film.eyes", "list.1"}});
    visits.push_back({{"replay_open", replay(true)}, {"replay.back"}});
  }
  if (loaded)
    visits.push_back({{"log", [&ctx, &game, shared = *loaded] {
                         std::vector<SeatInfo> seats;
                         auto events = public_events(ctx, game, shared, seats);
                         return make_log_screen(ctx, game, shared, seats, std::move(events));
                       }}});
  visits.push_back({{"shelf_deleted", shelf}, {"more.3", "sheet.delete"}, {}, true});
  return visits;
}

}  // namespace

void tour(App& client, const std::string& name, const std::function<void(const std::string& name)>& shot) {
  const Game* game = find_game(name);
  if (game == nullptr) return;
  App::Impl& app = client.inside();
  AppContext& ctx = app.ctx;
  const TourSaves saves(ctx, *game);
  const auto press = [&](const std::string& id) {
    ctx.focus(id);
    app.ctx.dirty = true;
    app.wait_over();
    app.handle({.type = Input::Type::key, .key = "enter"});
    app.rebuild();
  };
  const auto show = [&](const Visit& visit) {
    ctx.notices.clear();
    ctx.stack.reset(make_title(ctx));
    auto screen = visit.stop.make();
    if (screen == nullptr) return;
    if (visit.stop.name == "title")
      ctx.stack.reset(std::move(screen));
    else
      ctx.stack.push(std::move(screen));
    app.settle();
    if (visit.stop.name != "title") ctx.notices.clear();  // the title's own
    app.ui = UiState{};
    app.ui.touch = ctx.platform.touch;
    app.rebuild();
    const auto wait = [&] {
      for (int i = 0; i < 100 && visit.waits && ctx.stack.top()->busy(); ++i) {
        app.tick(1);
        app.rebuild();
      }
    };
    wait();
    for (const std::string& id : visit.press) press(id);
    wait();
    if (!visit.typed.empty()) {
      ctx.focus(visit.press.back());
      ctx.dirty = true;
      app.rebuild();
      app.handle({.type = Input::Type::text, .key = visit.typed});
    }
    app.rebuild();
    shot(visit.stop.name);
  };
  for (const Visit& visit : shell_tour(ctx, *game)) show(visit);
  kiosk_tour(app, *game, shot);
  for (const TourStop& stop : match_tour(ctx, *game)) show({stop});
  ctx.stack.reset(make_title(ctx));
  app.settle();
}

}  // namespace prowl::ui
