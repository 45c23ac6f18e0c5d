#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "tools/strength/contest.hpp"

namespace prowl::tools {
namespace {

struct DuelArguments {
  std::string game, preset, shard = "1/1";
  Contest contest;
  std::vector<std::string> options;
  bool json = false;
};

int run_duel(const Context& context, DuelArguments a) {
  const auto open = open_game(context, a.game);
  if (!open) return context.wrong(open.error());
  const auto wish = table_wish(*open, a.preset, a.options, a.contest.seats);
  if (!wish) return context.wrong(wish.error());
  a.contest.seats = wish->seats;
  a.contest.options = wish->options;
  const auto shard = parse_shard(a.shard);
  if (!shard) return context.wrong(shard.error());
  a.contest.shard = *shard;
  const auto points = hold(*open, a.contest);
  if (!points) return context.wrong(in_option_file(points.error(), a.options));
  nlohmann::json j = to_json(*points);
  j.update({{"game", a.game},
            {"seats", a.contest.seats},
            {"a", a.contest.a},
            {"b", a.contest.b},
            {"seed", a.contest.seed},
            {"shard", a.shard}});
  if (a.json)
    context.print(j);
  else
    context.out << fmt::format("{} against {}: {:.1f} % of the points ({:.1f} to {:.1f}) in {} of matches\n",
                               a.contest.a, a.contest.b, 100 * points->mean(), 100 * j["low"].get<double>(),
                               100 * j["high"].get<double>(), counted(points->pairs, "pair"));
  return kGood;
}

}  // namespace

void add_duel(CLI::App& app, Context& context) {
  auto a = std::make_shared<DuelArguments>();
  auto* call = app.add_subcommand("duel", "Two levels against one another, with sides and seats swapped");
  call->add_option("game", a->game, "The game")->required();
  call->add_option("--a", a->contest.a, "A level")->required();
  call->add_option("--b", a->contest.b, "The other level")->required();
  add_seats(*call, a->contest.seats);
  call->add_option("--preset", a->preset, "A named table of the game: its seats and options");
  call->add_option("--games", a->contest.games, "How many pairs of matches")->check(at_least(1));
  call->add_option("--seed", a->contest.seed, "Seed of the series")->check(any_seed());
  call->add_option("--shard", a->shard, "i/n: only every n-th pair; pairs, sum and squares of the shards add up");
  add_settings(*call, a->options);
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_duel(context, *a); }; });
}

}  // namespace prowl::tools
