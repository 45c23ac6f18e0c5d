#include "ui/screens/waiting.hpp"

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "table/table_view.hpp"

namespace prowl::ui {

Result<WaitingMatch> read_waiting(AppContext& ctx, const SaveInfo& save) {
  if (save.problem) return tl::unexpected(*save.problem);
  const Game* game = find_game(save.header.game);
  if (game == nullptr)
    return fail(ErrorCode::bad_save, to_utf8(save.path), say("There is no game \"{}\" here.", save.header.game));
  std::optional<Error> damaged;
  const auto rules = ctx.rules(*game);
  if (!rules) return tl::unexpected(rules.error());
  const auto text = ctx.saves.read(save.path, damaged);
  if (!text) return tl::unexpected(text.error());
  const auto match = Match::load(*game, *rules, *text, to_utf8(save.path));
  if (!match) return tl::unexpected(match.error());
  const Describe say = ctx.describe(*game, **rules, match->seats());
  const auto layout = load_layout(ctx.platform.assets_dir, game->id);
  if (!layout) return tl::unexpected(layout.error());
  const TableFacts table{game,
                         *rules,
                         match->seats(),
                         match->options(),
                         match->view(Seat::table),
                         match->prompt(),
                         match->outcome(),
                         match->waiting()};
  return WaitingMatch{save, make_table(table, *layout, ctx.texts).subtitle,
                      say.prompt(match->prompt(), "turn", match->waiting())};
}

}  // namespace prowl::ui
