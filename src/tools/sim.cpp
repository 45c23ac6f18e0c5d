#include <algorithm>
#include <chrono>
#include <map>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "prowl/match/playthrough.hpp"
#include "tools/parallel.hpp"
#include "tools/strength/contest.hpp"

namespace prowl::tools {
namespace {

struct SimArguments {
  std::string game, preset, bots = "random", shard = "1/1";
  int seats = 0, jobs = 0;
  std::uint64_t games = 100, seed = 1;
  std::vector<std::string> options;
  bool json = false;
};

// Sums only, so that the shards of one seed add up.
struct Totals {
  std::uint64_t games = 0, stuck = 0, decisions = 0, digest = 0, rounds = 0, turns = 0;
  int longest = 0;
  std::map<std::string, std::uint64_t> wins, how;

  void add(const Totals& t) {
    games += t.games, stuck += t.stuck, decisions += t.decisions, digest += t.digest;
    rounds += t.rounds, turns += t.turns;
    longest = std::max(longest, t.longest);
    for (const auto& [side, n] : t.wins) wins[side] += n;
    for (const auto& [way, n] : t.how) how[way] += n;
  }
};

void add_game(Totals& t, const Game& game, const RuleSet& rules, const Playthrough& run) {
  ++t.games;
  t.stuck += run.stuck;
  t.decisions += run.decisions;
  t.digest += record_digest(rules.catalogue, run.record, run.end);
  for (const Outcome& round : run.rounds) {
    ++t.wins[std::string(round.side)];
    ++t.how[std::string(round.how)];
  }
  const Outcome end = game.outcome(rules, run.end);
  t.rounds += static_cast<std::uint64_t>(end.rounds);
  t.turns += static_cast<std::uint64_t>(end.turns);
  t.longest = std::max(t.longest, end.longest);
}

Result<Totals> simulate(const SimArguments& a, const OpenGame& open, const Options& options, const Shard& shard) {
  auto bots = make_bots(*open.game, *open.rules, a.bots, a.seats);
  if (!bots) return tl::unexpected(bots.error());
  Totals totals;
  for (const auto& side : open.game->sides) totals.wins[std::string(side)] = 0;
  for (std::uint64_t g = shard.number - 1; g < a.games; g += shard.of) {
    const std::uint64_t seed = series_seed(a.seed, g);
    auto run = play_through(*open.game, *open.rules, options, a.seats, seed, bot_choice(*bots, seed), kMaxDecisions);
    if (!run) return tl::unexpected(run.error());
    add_game(totals, *open.game, *open.rules, *run);
  }
  return totals;
}

// The shard is cut further, a part for each thread.
Result<Totals> simulate_on_all(const SimArguments& a, const OpenGame& open, const Options& options,
                               const Shard& shard) {
  const std::size_t threads = std::clamp<std::size_t>(a.games, 1, threads_for(a.jobs));
  std::vector<Result<Totals>> parts(threads);
  in_parallel(threads, threads, [&](std::size_t i) {
    parts[i] = simulate(a, open, options, {shard.number + i * shard.of, shard.of * threads});
  });
  Totals totals;
  for (const auto& part : parts) {
    if (!part) return tl::unexpected(part.error());
    totals.add(*part);
  }
  return totals;
}

nlohmann::json to_json(const SimArguments& a, const Totals& t, double seconds) {
  const auto share = [&](std::uint64_t n) {
    return t.rounds == 0 ? 0.0 : static_cast<double>(n) / static_cast<double>(t.rounds);
  };
  nlohmann::json wins = nlohmann::json::object(), how = nlohmann::json::object();
  for (const auto& [side, n] : t.wins) wins[side] = share(n);
  for (const auto& [way, n] : t.how) how[way] = share(n);
  return {{"game", a.game},
          {"seats", a.seats},
          {"bots", a.bots},
          {"seed", a.seed},
          {"shard", a.shard},
          {"games", t.games},
          {"stuck", t.stuck},
          {"digest", fmt::format("{:016x}", t.digest)},
          {"wins", wins},
          {"won", t.wins},
          {"how", how},
          {"rounds", t.rounds},
          {"turns", {{"mean", share(t.turns)}, {"max", t.longest}, {"sum", t.turns}}},
          {"decisions", t.decisions},
          {"seconds", seconds},
          {"decisions_per_s", seconds > 0 ? static_cast<double>(t.decisions) / seconds : 0.0}};
}

void print_sim(const Context& context, const nlohmann::json& j) {
  context.out << fmt::format("{} of {} with {} ({}), {} stuck, digest {}\n",
                             counted(j["games"].get<std::uint64_t>(), "game"), j["game"].get<std::string>(),
                             counted(j["seats"].get<std::uint64_t>(), "seat"), j["bots"].get<std::string>(),
                             j["stuck"].get<int>(), j["digest"].get<std::string>());
  for (const char* part : {"wins", "how"})
    for (const auto& [name, share] : j[part].items())
      context.out << fmt::format("{:5.1f} % {} {}\n", 100 * share.get<double>(), part, name);
  context.out << fmt::format("{}, {:.1f} turns a round, {} at most\n",
                             counted(j["rounds"].get<std::uint64_t>(), "round"), j["turns"]["mean"].get<double>(),
                             j["turns"]["max"].get<int>());
  context.out << fmt::format("{} decisions in {:.2f} s, {:.0f} a second\n", j["decisions"].get<std::uint64_t>(),
                             j["seconds"].get<double>(), j["decisions_per_s"].get<double>());
}

int run_sim(const Context& context, SimArguments a) {
  const auto open = open_game(context, a.game);
  if (!open) return context.wrong(open.error());
  const auto wish = table_wish(*open, a.preset, a.options, a.seats);
  if (!wish) return context.wrong(wish.error());
  a.seats = wish->seats;
  const auto shard = parse_shard(a.shard);
  if (!shard) return context.wrong(shard.error());
  const auto start = std::chrono::steady_clock::now();
  const auto totals = simulate_on_all(a, *open, wish->options, *shard);
  if (!totals) return context.wrong(in_option_file(totals.error(), a.options));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const auto j = to_json(a, *totals, seconds.count());
  if (a.json)
    context.print(j);
  else
    print_sim(context, j);
  return totals->stuck == 0 ? kGood : kNo;
}

}  // namespace

void add_sim(CLI::App& app, Context& context) {
  auto a = std::make_shared<SimArguments>();
  auto* call = app.add_subcommand("sim",
                                  "Games among bots: results, lengths, shares of won rounds, a digest of all records");
  call->add_option("game", a->game, "The game")->required();
  add_seats(*call, a->seats);
  call->add_option("--preset", a->preset, "A named table of the game: its seats and options");
  call->add_option("--bots", a->bots, "Levels, comma between; they go round the seats");
  call->add_option("--games", a->games, "How many games")->check(at_least(1));
  call->add_option("--seed", a->seed, "Seed of the series")->check(any_seed());
  call->add_option("--shard", a->shard, "i/n: only every n-th game; digests and sums of the shards add up");
  call->add_option("--jobs", a->jobs, "Threads; 0: one for each core")->check(at_least(0));
  add_settings(*call, a->options);
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_sim(context, *a); }; });
}

}  // namespace prowl::tools
