#include <chrono>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "tools/files.hpp"
#include "tools/terminal/terminal.hpp"

namespace prowl::tools {
namespace {

struct Arguments {
  std::string game, preset, bots = "human,basic", load, save, language = "en";
  int seats = 0;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> options;
};

std::string bot_of(const std::string& level) { return level == "human" ? "" : level; }

Result<Match> new_match(const Context& context, const CLI::App& call, const Arguments& a) {
  auto open = open_game(context, a.game);
  if (!open) return tl::unexpected(open.error());
  auto wish = table_wish(*open, a.preset, a.options, a.seats);
  if (!wish) return tl::unexpected(wish.error());
  const auto fits = call.count("--bots") > 0 ? fit_seats(a.bots, wish->seats) : Result<void>();
  if (!fits) return tl::unexpected(fits.error());
  ui::Texts texts(find_data("locale").value_or(""));
  texts.set_language(a.language);
  std::vector<SeatInfo> infos;
  for (int i = 0; i < wish->seats; ++i)
    infos.push_back({texts.tr("seat.number", {{"n", i + 1}}), bot_of(level_of(a.bots, i)), "#c0c0c0", "circle"});
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  return Match::start(*open->game, open->rules, std::move(wish->options), std::move(infos),
                      a.seed.value_or(static_cast<std::uint64_t>(now)));
}

// A loaded match keeps its own bots.
Result<Bots> bots_of(const Match& m) {
  std::string levels;
  for (const SeatInfo& s : m.seats()) levels += (levels.empty() ? "" : ",") + (s.bot.empty() ? "human" : s.bot);
  return make_bots(m.game(), m.rules(), levels, static_cast<int>(m.seats().size()), true);
}

// What a match in a save keeps as it is.
constexpr const char* kOfNewMatches[] = {"--seats", "--preset", "--bots", "--seed", "--option"};

Error at_save(const Error& e) { return placed("--save " + e.place, e); }

Result<void> check_files(const CLI::App& call, const Arguments& a) {
  if (a.game.empty() && a.load.empty())
    return fail(ErrorCode::bad_option, "play", "Which game, or which save to go on with (--load)?");
  for (const char* name : kOfNewMatches)
    if (!a.load.empty() && call.count(name) > 0)
      return fail(ErrorCode::bad_option, name, "A match that is loaded keeps what it began with.");
  return a.save.empty() ? Result<void>() : check_place(a.save, {a.load}).map_error(at_save);
}

// Stored before the first move: a place that can't be written is no surprise at the end.
Result<void> begin_save(const Arguments& a, const Match& match) {
  return a.save.empty() ? Result<void>() : write_atomic(to_path(a.save), match.save()).map_error(at_save);
}

int run_play(Context& context, const CLI::App& call, const Arguments& a) {
  if (const auto ok = check_files(call, a); !ok) return context.wrong(ok.error());
  auto match = a.load.empty() ? new_match(context, call, a) : open_match(context, a.load);
  if (!match) return context.wrong(in_option_file(match.error(), a.options));
  if (!a.load.empty() && !a.game.empty() && a.game != match->game().id)
    return context.wrong({ErrorCode::bad_option, a.load, fmt::format("This is a match of {}.", match->game().id)});
  auto bots = bots_of(*match);
  if (!bots) return context.wrong(bots.error());
  if (const auto ok = begin_save(a, *match); !ok) return context.wrong(ok.error());
  return Terminal(context, std::move(*match), std::move(*bots), {a.save, a.load}, a.language).play();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  auto a = std::make_shared<Arguments>();
  auto* call = app.add_subcommand("play", "The whole game in this terminal, people and bots in any mix");
  call->add_option("game", a->game, "The game; that of the save, with --load");
  add_seats(*call, a->seats);
  call->add_option("--preset", a->preset, "A named table of the game: its seats and options");
  call->add_option("--bots", a->bots, "Levels, comma between, `human` for a person; they go round the seats");
  call->add_option("--seed", a->seed, "For the same draws again")->check(any_seed());
  add_settings(*call, a->options);
  call->add_option("--lang", a->language, "Language of all texts")->check(CLI::IsMember({"en", "fr", "nl"}));
  call->add_option("--load", a->load, "Go on with this save")->transform(some_file());
  call->add_option("--save", a->save, "Store the match here when it stops")->transform(some_file());
  call->callback([&context, call, a] { context.run = [&context, call, a] { return run_play(context, *call, *a); }; });
}

}  // namespace prowl::tools
