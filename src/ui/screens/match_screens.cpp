#include "ui/screens/match_screens.hpp"

#include <spdlog/spdlog.h>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {
namespace {

/// Enough to go on with a match: prompt, options and hand.
Arrangement plain_arrangement(Size drawn) {
  Arrangement a;
  a.drawn = drawn;
  const float w = drawn.w, h = drawn.h;
  a.regions = {
      {"prompt", {{8, 6, w - 260, 90}, "ft"}},        {"tools", {{w - 244, 6, 236, 90}, "rt"}},
      {"right", {{8, 104, w * 0.4F, h - 220}, "lf"}}, {"hand", {{w * 0.4F + 16, 104, w * 0.6F - 24, h - 220}, "ff"}},
      {"undo", {{8, h - 108, 216, 92}, "lb"}},        {"actions", {{232, h - 108, w - 240, 92}, "fb"}}};
  return a;
}

// A broken layout must not cost a match.
TableLayout layout_of(AppContext& ctx, const Game& game, const Options& options) {
  auto layout = load_layout(ctx.platform.assets_dir, game.id, options);
  if (layout) return std::move(*layout);
  spdlog::error("{}", to_text(layout.error()));
  ctx.notice(layout.error());
  TableLayout plain;
  plain.game = std::string(game.id);
  plain.plain = true;
  for (const char* screen : {"table", "private"}) {
    plain.wide[screen] = plain_arrangement({1920, 1080});
    plain.compact[screen] = plain_arrangement({960, 540});
  }
  return plain;
}

}  // namespace

std::unique_ptr<Screen> make_match_screen(AppContext& ctx, const Game& game, std::shared_ptr<const RuleSet> rules,
                                          Match match, std::string save_id) {
  Options options = match.options();
  if (ctx.house.visitors) save_id.clear();
  auto driver = std::make_unique<Driver>(ctx, std::move(match), std::move(rules), std::move(save_id));
  driver->save();
  return std::make_unique<PlayScreen>(ctx, std::move(driver), layout_of(ctx, game, options));
}

Result<std::unique_ptr<Screen>> start_match_screen(AppContext& ctx, const Game& game, Options options,
                                                   std::vector<SeatInfo> seats) {
  auto rules = ctx.rules(game);
  if (!rules) return tl::unexpected(rules.error());
  auto match = Match::start(game, *rules, std::move(options), std::move(seats), ctx.fresh_seed());
  if (!match) return tl::unexpected(match.error());
  return make_match_screen(ctx, game, *rules, std::move(*match), ctx.saves.new_id(game.id, ctx.now()));
}

namespace {

bool failed(AppContext& ctx, const Error& e) { return ctx.notice(e), false; }

}  // namespace

Result<OpenedSave> open_save(AppContext& ctx, const SaveInfo& save, bool say_so) {
  if (save.problem) return tl::unexpected(*save.problem);
  const Game* game = find_game(save.header.game);
  if (game == nullptr)
    return fail(ErrorCode::bad_save, "", ctx.texts.tr("replays.unknown_game", {{"game", save.header.game}}));
  auto rules = ctx.rules(*game);
  if (!rules) return tl::unexpected(rules.error());
  std::optional<Error> damaged;
  auto text = ctx.saves.read(save.path, damaged);
  if (!text) return tl::unexpected(text.error());
  if (damaged && say_so) ctx.notice("saving.earlier", *damaged);
  return OpenedSave{game, *rules, std::move(*text)};
}

Result<Match> load_match(const OpenedSave& s, const SaveInfo& save) {
  return Match::load(*s.game, s.rules, s.text, to_utf8(save.path));
}

namespace {

std::optional<Error> already_here(AppContext& ctx, const Match& match, const std::string& file) {
  if (match.outcome().over) return {};
  for (const SaveInfo& save : ctx.saves.list()) {
    if (save.finished || save.header.game != match.game().id) continue;
    const auto opened = open_save(ctx, save, false);
    const auto other = opened ? load_match(*opened, save) : tl::unexpected(opened.error());
    if (other && other->record().seed == match.record().seed && other->options() == match.options())
      return make_error(ErrorCode::bad_save, file, say("This match is on the shelf already, and still runs."));
  }
  return {};
}

}  // namespace

std::optional<Error> check_import(AppContext& ctx, std::string_view text, const std::filesystem::path& path) {
  auto header = ctx.saves.header(text, to_utf8(path));
  if (!header) return header.error();
  const Game* game = find_game(header->game);
  if (game == nullptr)
    return make_error(ErrorCode::bad_save, to_utf8(path), say("There is no game \"{}\" here.", header->game));
  const auto rules = ctx.rules(*game);
  if (!rules) return rules.error();
  const auto match = Match::load(*game, *rules, text, to_utf8(path));
  return match ? already_here(ctx, *match, to_utf8(path)) : match.error();
}

namespace {

// Claimed already, so that nobody writes between reading and going on.
bool go_on(AppContext& ctx, const SaveInfo& save, const std::string& id) {
  auto opened = open_save(ctx, save);
  auto match = opened ? load_match(*opened, save) : tl::unexpected(opened.error());
  if (!match) return ctx.saves.release(id), failed(ctx, match.error());
  if (save.header.rules_hash != opened->rules->hash) ctx.notice(ctx.texts.tr("saving.other_rules"));
  ctx.stack.push(make_match_screen(ctx, *opened->game, opened->rules, std::move(*match), id));
  return true;
}

// Only what is wrong is read whole, for the line that says it.
std::optional<Error> problem_of(AppContext& ctx, const SaveInfo& save) {
  const Game* game = !save.problem ? find_game(save.header.game) : nullptr;
  const auto rules = game != nullptr ? ctx.rules(*game) : fail(ErrorCode::not_found, {}, std::string());
  if (rules && save.header.rules_hash == (*rules)->hash &&
      game->setup(**rules, save.header.options, static_cast<int>(save.header.seats.size())))
    return {};
  const auto opened = open_save(ctx, save);
  const auto match = opened ? load_match(*opened, save) : tl::unexpected(opened.error());
  if (match) return {};
  return match.error();
}

}  // namespace

std::vector<SaveInfo> list_saves(AppContext& ctx, bool deleted) {
  auto saves = deleted ? ctx.saves.deleted() : ctx.saves.list();
  for (SaveInfo& save : saves) save.problem = problem_of(ctx, save);
  return saves;
}

bool open_match(AppContext& ctx, const SaveInfo& save, bool as_replay) {
  if (as_replay) {
    const auto opened = open_save(ctx, save);
    if (!opened) return failed(ctx, opened.error());
    auto screen = make_replay_screen(ctx, *opened->game, opened->rules, opened->text, to_utf8(save.path));
    if (!screen) return failed(ctx, screen.error());
    ctx.stack.push(std::move(*screen));
    return true;
  }
  const std::string id = ctx.saves.id_of(save.path);
  if (ctx.saves.claim(id)) return go_on(ctx, save, id);
  return ctx.notice(ctx.texts.tr("saving.open_elsewhere")), false;
}

}  // namespace prowl::ui
