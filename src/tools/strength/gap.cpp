#include <algorithm>
#include <chrono>
#include <map>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "ai/search.hpp"
#include "tools/strength/contest.hpp"

namespace prowl::tools {
namespace {

// What is near: the gap as a share of the payoff range, and the time it took.
constexpr double kTarget = 0.001, kMostMs = 100;
constexpr int kMostRounds = 200'000, kMostPlies = 20'000;
constexpr std::uint64_t kOfMatch = 3;

struct GapArguments {
  std::string game, shard = "1/1";
  int seats = 0, budget = 4000;
  std::uint64_t positions = 100, seed = 1;
  std::vector<std::string> options;
  bool joint = false, json = false;
};

// A root game, how near to its equilibrium the solver came, and how long that took.
struct Measure {
  double gap = 0, ms = 0;  ///< gap as a share of the payoff range
  int rows = 0;            ///< of all its matrices
};

// One matrix with a row for each way in which the others can have chosen together.
ai::Matrix joined(const std::vector<ai::Matrix>& games) {
  ai::Matrix all = games.front();
  for (std::size_t g = 1; g < games.size(); ++g) {
    const ai::Matrix &before = all, &next = games[g];
    ai::Matrix m(before.rows * next.rows, next.cols);
    for (int r = 0; r < m.rows; ++r)
      for (int c = 0; c < m.cols; ++c) m.at(r, c) = before.at(r / next.rows, c) + next.at(r % next.rows, c);
    all = std::move(m);
  }
  return all;
}

double range_of(const std::vector<ai::Matrix>& games) {
  double sum = 0;
  for (const ai::Matrix& m : games) sum += m.range();
  return sum;
}

class Sampler {
 public:
  Sampler(const OpenGame& open, const ai::Mind& mind, const GapArguments& a)
      : open_(open), a_(a), playout_(*open.game, *open.rules, mind), search_(playout_) {}

  Result<std::vector<Measure>> sample(const Options& options, const Shard& shard) {
    std::vector<Measure> out;
    auto table = open_.game->setup(*open_.rules, options, a_.seats);
    if (!table) return tl::unexpected(table.error());
    const std::uint64_t matches = (a_.positions + kOfMatch - 1) / kOfMatch;
    for (std::uint64_t g = shard.number - 1; g < matches; g += shard.of) match(*table, series_seed(a_.seed, g), out);
    return out;
  }

 private:
  // A few positions of one match.
  void match(State s, std::uint64_t seed, std::vector<Measure>& out) {
    NullSink silence;
    Rng rng(seed);
    std::uint64_t taken = 0;
    for (int i = 0; i < kMostPlies && s.waiting != 0; ++i) {
      if (awaits(s, Seat::chance)) {
        open_.game->apply(*open_.rules, s, Seat::chance, sample_chance(s, rng), silence);
        continue;
      }
      const Seat who = first_awaited(s);
      const View v = make_view(*open_.game, *open_.rules, s, who);
      if (taken < kOfMatch && rng.below(8) == 0)
        if (const auto root = search_.root(v, a_.budget, rng, {}); root && range_of(root->games) > 0) {
          out.push_back(measure(a_.joint ? std::vector{joined(root->games)} : root->games));
          ++taken;
        }
      open_.game->apply(*open_.rules, s, who, playout_.policy().decide(v, rng), silence);
    }
  }

  static Measure measure(const std::vector<ai::Matrix>& games) {
    const double range = range_of(games);
    int rows = 0;
    for (const ai::Matrix& m : games) rows += m.rows;
    const auto start = std::chrono::steady_clock::now();
    const ai::Equilibria found = ai::solve_by_regret(games, kTarget * range, kMostRounds);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    return {found.gap / range, took.count(), rows};
  }

  const OpenGame& open_;
  const GapArguments& a_;
  ai::Playout playout_;
  ai::Search search_;
};

template <class Value>
double percentile(std::vector<Measure> all, double share, Value value) {
  if (all.empty()) return 0;
  std::sort(all.begin(), all.end(), [&](const Measure& a, const Measure& b) { return value(a) < value(b); });
  return value(all[std::min(all.size() - 1, static_cast<std::size_t>(share * static_cast<double>(all.size())))]);
}

int run_gap(const Context& context, const GapArguments& a) {
  const auto open = open_game(context, a.game);
  if (!open) return context.wrong(open.error());
  const auto wish = table_wish(*open, "", a.options, a.seats);
  if (!wish) return context.wrong(wish.error());
  const ai::Mind* mind = ai::mind_of(open->game->id);
  if (mind == nullptr || mind->mixes == nullptr)
    return context.wrong({ErrorCode::bad_option, a.game, "Nothing is chosen in secret against one another here."});
  const auto shard = parse_shard(a.shard);
  if (!shard) return context.wrong(shard.error());
  const auto all = Sampler(*open, *mind, a).sample(wish->options, *shard);
  if (!all) return context.wrong(in_option_file(all.error(), a.options));
  const auto gap = [](const Measure& m) { return m.gap; };
  const auto ms = [](const Measure& m) { return m.ms; };
  const auto rows = [](const Measure& m) { return static_cast<double>(m.rows); };
  const auto is_near = [](const Measure& m) { return m.gap <= kTarget && m.ms <= kMostMs; };
  const nlohmann::json j = {{"game", a.game},
                            {"seats", a.seats},
                            {"others", a.seats - 1},
                            {"shard", a.shard},
                            {"joint", a.joint},
                            {"positions", all->size()},
                            {"rows_median", percentile(*all, 0.5, rows)},
                            {"rows_most", percentile(*all, 1, rows)},
                            {"near", std::count_if(all->begin(), all->end(), is_near)},
                            {"gap_median", percentile(*all, 0.5, gap)},
                            {"gap_p99", percentile(*all, 0.99, gap)},
                            {"ms_median", percentile(*all, 0.5, ms)},
                            {"ms_p99", percentile(*all, 0.99, ms)}};
  if (a.json)
    context.print(j);
  else
    context.out << fmt::format("{} with {}: gap {:.5f} of the range at the 99th percentile, {:.2f} ms\n",
                               counted(all->size(), "position"), counted(static_cast<std::uint64_t>(a.seats), "seat"),
                               j["gap_p99"].get<double>(), j["ms_p99"].get<double>());
  return kGood;
}

}  // namespace

void add_gap(CLI::App& app, Context& context) {
  auto a = std::make_shared<GapArguments>();
  auto* call = app.add_subcommand("gap", "How near to equilibrium a turn's game is solved, and in what time");
  call->add_option("game", a->game, "The game")->required();
  call->add_option("--seats", a->seats, "Number of players")->required()->check(at_least(1))->default_str("");
  call->add_option("--positions", a->positions, "About how many positions, three of a game among plain players")
      ->check(at_least(1));
  call->add_option("--budget", a->budget, "Games played on in the head for each")->check(at_least(1));
  call->add_option("--seed", a->seed, "Seed of the series")->check(any_seed());
  call->add_option("--shard", a->shard, "i/n: only every n-th game; positions and near of the shards add up");
  add_settings(*call, a->options);
  call->add_flag(
      "--joint", a->joint,
      "One matrix with a row for each way in which the others can choose together, not one for each of them");
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_gap(context, *a); }; });
}

}  // namespace prowl::tools
