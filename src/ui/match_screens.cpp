#include "match_screens.hpp"

#include <spdlog/spdlog.h>

#include "play.hpp"

namespace prowl::ui {
namespace {

// A broken layout must not cost a match: without it the plain regions still show every option.
TableLayout layout_of(AppContext& ctx, const Game& game) {
  auto layout = load_layout(ctx.platform.assets_dir, game.id);
  if (layout) return std::move(*layout);
  spdlog::error("{}", to_text(layout.error()));
  ctx.notice(to_text(layout.error()), true);
  TableLayout plain;
  plain.game = std::string(game.id);
  for (auto* arrangements : {&plain.wide, &plain.compact})
    for (const char* screen : {"table", "private"}) (*arrangements)[screen] = {};
  return plain;
}

}  // namespace

std::unique_ptr<Screen> make_match_screen(AppContext& ctx, const Game& game, std::shared_ptr<const RuleSet> rules, Match match,
                                          std::string save_id) {
  auto driver = std::make_unique<Driver>(ctx, std::move(match), std::move(rules), std::move(save_id));
  driver->save();
  return std::make_unique<PlayScreen>(ctx, std::move(driver), layout_of(ctx, game));
}

Result<std::unique_ptr<Screen>> start_match_screen(AppContext& ctx, const Game& game, Options options, std::vector<SeatInfo> seats) {
  auto rules = ctx.rules(game);
  if (!rules) return tl::unexpected(rules.error());
  auto match = Match::start(game, *rules, std::move(options), std::move(seats), ctx.fresh_seed());
  if (!match) return tl::unexpected(match.error());
  return make_match_screen(ctx, game, *rules, std::move(*match), ctx.saves.new_id(game.id, ctx.now()));
}

}  // namespace prowl::ui
