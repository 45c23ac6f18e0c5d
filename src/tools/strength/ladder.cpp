#include <algorithm>
#include <optional>
#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "tools/strength/contest.hpp"

namespace prowl::tools {
namespace {

struct LadderArguments {
  std::string game, preset, shard = "1/1";
  int seats = 0;
  std::uint64_t games = 100, seed = 1;
  std::vector<std::string> options, levels;
  bool json = false;
};

// The level below, and those that every level is held against.
std::vector<std::string> rivals_of(std::size_t level) {
  std::vector<std::string> out;
  if (level > 0) out.emplace_back(bot_levels()[level - 1]);
  for (const auto plain : plain_bots()) out.emplace_back(plain);
  return out;
}

std::optional<Error> unknown_level(const std::vector<std::string>& wished) {
  for (const std::string& name : wished)
    if (std::find(bot_levels().begin(), bot_levels().end(), name) == bot_levels().end())
      return Error{ErrorCode::bad_option, "--levels",
                   fmt::format("There is no level `{}`; there is {}.", name, fmt::join(bot_levels(), ", "))};
  return std::nullopt;
}

int run_ladder(const Context& context, const LadderArguments& a) {
  const auto open = open_game(context, a.game);
  if (!open) return context.wrong(open.error());
  const auto wish = table_wish(*open, a.preset, a.options, a.seats);
  if (!wish) return context.wrong(wish.error());
  const auto shard = parse_shard(a.shard);
  if (!shard) return context.wrong(shard.error());
  if (const auto unknown = unknown_level(a.levels)) return context.wrong(*unknown);
  nlohmann::json rungs = nlohmann::json::array();
  for (std::size_t i = 0; i < bot_levels().size(); ++i) {
    const std::string level(bot_levels()[i]);
    if (!a.levels.empty() && std::find(a.levels.begin(), a.levels.end(), level) == a.levels.end()) continue;
    for (const std::string& over : rivals_of(i)) {
      const auto points = hold(*open, {level, over, wish->seats, wish->options, a.games, a.seed, *shard});
      if (!points) return context.wrong(in_option_file(points.error(), a.options));
      nlohmann::json rung = to_json(*points);
      rung.update({{"level", level}, {"over", over}});
      if (!a.json)
        context.out << fmt::format("{:8} over {:8} {:5.1f} % ({:.1f} to {:.1f})\n", level, over, 100 * points->mean(),
                                   100 * rung["low"].get<double>(), 100 * rung["high"].get<double>());
      rungs.push_back(std::move(rung));
    }
  }
  if (a.json) context.print(rungs);
  return kGood;
}

}  // namespace

void add_ladder(CLI::App& app, Context& context) {
  auto a = std::make_shared<LadderArguments>();
  auto* call = app.add_subcommand("ladder", "Every level against the one below and against the plain players");
  call->add_option("game", a->game, "The game")->required();
  add_seats(*call, a->seats);
  call->add_option("--preset", a->preset, "A named table of the game: its seats and options");
  call->add_option("--levels", a->levels, "Only these levels")->delimiter(',')->default_str("");
  call->add_option("--games", a->games, "How many pairs of matches each")->check(at_least(1));
  call->add_option("--seed", a->seed, "Seed of the series")->check(any_seed());
  call->add_option("--shard", a->shard, "i/n: only every n-th pair; pairs, sum and squares of the shards add up");
  add_settings(*call, a->options);
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_ladder(context, *a); }; });
}

namespace {

int list(const Context& context, const std::string& game, bool json) {
  const auto open = open_game(context, game);
  if (!open) return context.wrong(open.error());
  nlohmann::json names = nlohmann::json::array();
  for (const auto level : bot_levels()) names.push_back(level);
  if (json) context.print(names);
  for (const auto level : bot_levels())
    if (!json) context.out << level << '\n';
  return kGood;
}

}  // namespace

void add_levels(CLI::App& app, Context& context) {
  auto game = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  auto* call = app.add_subcommand("levels", "The levels of a game's bots, weakest first");
  call->add_option("game", *game, "The game")->required();
  call->add_flag("--json", *json, "JSON");
  call->callback(
      [&context, game, json] { context.run = [&context, game, json] { return list(context, *game, *json); }; });
}

}  // namespace prowl::tools
