#include <algorithm>
#include <chrono>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "prowl/rules/strict_json.hpp"
#include "tools/files.hpp"
#include "tools/terminal/terminal.hpp"

namespace prowl::tools {
namespace {

struct Arguments {
  std::string game, preset, bots, load, save, language = "en";
  int seats = 0;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> options;
};

ui::Texts texts_in(const std::string& language) {
  ui::Texts texts(find_data("locale").value_or(""));
  texts.set_language(language);
  return texts;
}

// Errors in the language of the call.
int tell_wrong(const Context& context, const Arguments& a, const Error& e) {
  context.err << error_words(texts_in(a.language), e) << '\n';
  return kWrong;
}

// The level that was chosen last in the window, as its settings have it; else the middle one.
std::string usual_level() {
  const auto levels = bot_levels();
  std::string last;
  if (const auto folder = user_dir(UserDir::config))
    if (const auto settings = load_json(to_utf8(*folder / "settings.json")))
      if (const auto at = settings->find("bot_level"); at != settings->end() && at->is_string()) at->get_to(last);
  return std::find(levels.begin(), levels.end(), last) != levels.end() ? last : std::string(levels[levels.size() / 2]);
}

// One person, and bots at all other seats.
std::string usual_bots(int seats) {
  const std::string level = usual_level();
  std::string out = "human";
  for (int i = 1; i < seats; ++i) out += "," + level;
  return out;
}

std::string bot_of(const std::string& level) { return level == "human" ? "" : level; }

Result<Match> new_match(const Context& context, const Arguments& a) {
  auto open = open_game(context, a.game);
  if (!open) return tl::unexpected(open.error());
  auto wish = table_wish(*open, a.preset, a.options, a.seats);
  if (!wish) return tl::unexpected(wish.error());
  const std::string bots = a.bots.empty() ? usual_bots(wish->seats) : a.bots;
  if (const auto fits = fit_seats(bots, wish->seats); !fits) return tl::unexpected(fits.error());
  const ui::Texts texts = texts_in(a.language);
  std::vector<SeatInfo> infos;
  for (int i = 0; i < wish->seats; ++i)
    infos.push_back({texts.tr("seat.number", {{"n", i + 1}}), bot_of(level_of(bots, i)), "#c0c0c0", "circle"});
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

// The save may be called by the name of the expansion that it is played with.
Result<void> check_game(const Context& context, const Arguments& a, const Match& match) {
  if (a.load.empty() || a.game.empty()) return {};
  const auto open = open_game(context, a.game);
  if (!open) return tl::unexpected(open.error());
  const Options& has = match.options();
  const bool all = std::all_of(open->options.begin(), open->options.end(), [&](const auto& wanted) {
    const auto at = has.find(wanted.first);
    return at != has.end() && at->second == wanted.second;
  });
  if (all && open->game->id == match.game().id) return {};
  return fail(ErrorCode::bad_option, a.load, say("This is a match of {}, not of {}.", match.game().id, a.game));
}

// Stored before the first move: a place that can't be written is no surprise at the end.
Result<void> begin_save(const Arguments& a, const Match& match) {
  return a.save.empty() ? Result<void>() : write_atomic(to_path(a.save), match.save()).map_error(at_save);
}

int run_play(Context& context, const CLI::App& call, const Arguments& a) {
  if (const auto ok = check_files(call, a); !ok) return tell_wrong(context, a, ok.error());
  auto match = a.load.empty() ? new_match(context, a) : open_match(context, a.load);
  if (!match) return tell_wrong(context, a, in_option_file(match.error(), a.options));
  if (const auto ok = check_game(context, a, *match); !ok) return tell_wrong(context, a, ok.error());
  auto bots = bots_of(*match);
  if (!bots) return tell_wrong(context, a, bots.error());
  if (const auto ok = begin_save(a, *match); !ok) return tell_wrong(context, a, ok.error());
  return Terminal(context, std::move(*match), std::move(*bots), {a.save, a.load}, a.language).play();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  auto a = std::make_shared<Arguments>();
  auto* call = app.add_subcommand("play", "The whole game in this terminal, people and bots in any mix");
  call->add_option("game", a->game, "The game; that of the save, with --load");
  add_seats(*call, a->seats);
  call->add_option("--preset", a->preset, "A named table of the game: its seats and options");
  call->add_option(
          "--bots", a->bots,
          "Levels, comma between, `human` for a person; they go round the seats. Left out: one person, and bots of "
          "the level that was chosen last in the window, or of the middle one")
      ->default_str("");
  call->add_option("--seed", a->seed, "For the same draws again")->check(any_seed());
  add_settings(*call, a->options);
  call->add_option("--lang", a->language, "Language of all texts")->check(CLI::IsMember({"en", "fr", "nl"}));
  call->add_option("--load", a->load, "Go on with this save")->transform(some_file());
  call->add_option("--save", a->save, "Store the match here when it stops")->transform(some_file());
  call->callback([&context, call, a] { context.run = [&context, call, a] { return run_play(context, *call, *a); }; });
}

}  // namespace prowl::tools
