#include <algorithm>

#include <fmt/format.h>

#include "app_impl.hpp"
#include "match_screens.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "setup.hpp"

namespace prowl::ui {
namespace {
namespace fs = std::filesystem;

/// Matches of the tour's own, so that the user's stay out of the pictures and untouched.
class TourSaves {
 public:
  TourSaves(AppContext& ctx, const Game& game)
      : ctx_(ctx), kept_(ctx.saves), dir_(fs::temp_directory_path() / fmt::format("prowl-tour-{:x}", ctx.platform.entropy ? ctx.platform.entropy() : 0)) {
    ctx_.saves = SaveFolder(dir_);
    auto rules = ctx_.rules(game);
    if (!rules) return;
    for (const int moves : {60, 240}) add(game, *rules, moves);
    (void)write_atomic(dir_ / "2026-01-01-broken.prowl", "not a match\n");
  }
  ~TourSaves() {
    ctx_.saves = kept_;
    std::error_code error;
    fs::remove_all(dir_, error);
  }

 private:
  void add(const Game& game, const std::shared_ptr<const RuleSet>& rules, int moves) {
    SetupPlan plan = practice_plan(ctx_, game);
    tidy_names(ctx_.texts, plan.seats);
    auto match = Match::start(game, rules, plan.options, plan.seats, 7);
    if (!match) return;
    Rng rng(7);
    for (int i = 0; i < moves; ++i) {
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

std::vector<Event> public_events(AppContext& ctx, const Game& game, const std::shared_ptr<const RuleSet>& rules, std::vector<SeatInfo>& seats) {
  for (const SaveInfo& save : ctx.saves.list()) {
    std::string note;
    const auto text = ctx.saves.read(save.path, note);
    if (!save.problem.empty() || !text) continue;
    auto match = Match::load(game, rules, *text, to_utf8(save.path));
    if (!match) continue;
    seats = match->seats();
    return match->view(Seat::table).events;
  }
  return {};
}

std::vector<TourStop> shell_tour(AppContext& ctx, const Game& game) {
  std::vector<TourStop> stops;
  stops.push_back({"title", [&] { return make_title(ctx); }});
  stops.push_back({"setup", [&] { return make_setup(ctx, game); }});
  stops.push_back({"settings", [&] { return make_settings_screen(ctx); }});
  stops.push_back({"rules", [&] { return make_rules_screen(ctx, game, ""); }});
  stops.push_back({"rules_paragraph", [&] { return make_rules_screen(ctx, game, "4.2"); }});
  stops.push_back({"rules_ruling", [&] { return make_rules_screen(ctx, game, "R42"); }});
  stops.push_back({"replays", [&] { return make_replays(ctx); }});
  stops.push_back({"menu", [&] { return make_menu(ctx, {.game = &game, .paragraph = "4.2", .log = [] { return nullptr; }, .leave = {}}); }});
  stops.push_back({"question", [&] { return make_question(ctx, ctx.texts.tr("title.quit_question"), ctx.texts.tr("title.quit"), [] {}); }});
  if (auto rules = ctx.rules(game))
    stops.push_back({"log", [&ctx, &game, rules = *rules] {
                       std::vector<SeatInfo> seats;
                       auto events = public_events(ctx, game, rules, seats);
                       return make_log_screen(ctx, game, rules, seats, std::move(events));
                     }});
  return stops;
}

}  // namespace

void App::tour(const std::string& name, const std::function<void(const std::string& name)>& shot) {
  const Game* game = name.empty() ? all_games().front() : find_game(name);
  if (game == nullptr) return;
  AppContext& ctx = impl_->ctx;
  const TourSaves saves(ctx, *game);
  const auto show = [&](const TourStop& stop) {
    ctx.notices.clear();
    ctx.stack.reset(make_title(ctx));
    auto screen = stop.make();
    if (screen == nullptr) return;
    if (stop.name == "title")
      ctx.stack.reset(std::move(screen));
    else
      ctx.stack.push(std::move(screen));
    impl_->settle();
    impl_->rebuild();
    shot(stop.name);
  };
  for (const TourStop& stop : shell_tour(ctx, *game)) show(stop);
  for (const TourStop& stop : match_tour(ctx, *game)) show(stop);
  ctx.stack.reset(make_title(ctx));
  impl_->settle();
}

}  // namespace prowl::ui
