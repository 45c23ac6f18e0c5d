#include <bit>
#include <optional>
#include <ostream>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "ai/mind.hpp"
#include "ai/regression.hpp"
#include "tools/strength/contest.hpp"

namespace prowl::tools {
namespace {

constexpr int kMostMoves = 100'000;
constexpr double kPull = 1.0;

struct FitArguments {
  std::string game, preset, bots = "basic";
  int seats = 0, wander = 10;
  std::uint64_t games = 10'000, seed = 1;
  std::vector<std::string> options;
};

// Games among bots that wander off now and then, so that there is something to learn from mistakes too.
class School {
 public:
  School(const OpenGame& open, const ai::Mind& mind, const FitArguments& a) : open_(open), mind_(mind), a_(a) {}

  Result<std::vector<std::vector<double>>> learn() {
    auto bots = make_bots(*open_.game, *open_.rules, a_.bots, a_.seats);
    auto wish = table_wish(open_, "", a_.options, a_.seats);
    if (!bots || !wish) return tl::unexpected(bots ? wish.error() : bots.error());
    auto table = open_.game->setup(*open_.rules, wish->options, a_.seats);
    if (!table) return tl::unexpected(table.error());
    for (std::uint64_t g = 0; g < a_.games; ++g) match(*table, *bots, series_seed(a_.seed, g));
    std::vector<std::vector<double>> out;
    for (const auto& part : parts_) out.push_back(part ? part->solve(kPull) : std::vector<double>());
    return out;
  }

 private:
  struct Seen {
    int part;
    Seat who;
    ai::Features features;
  };

  void match(State s, const Bots& bots, std::uint64_t seed) {
    NullSink silence;
    Rng rng(seed);
    std::vector<Seen> seen;
    int turn = -1;
    for (int i = 0; i < kMostMoves && s.waiting != 0; ++i) {
      if (awaits(s, Seat::chance)) {
        open_.game->apply(*open_.rules, s, Seat::chance, sample_chance(s, rng), silence);
        continue;
      }
      if (open_.game->outcome(*open_.rules, s).round_over)
        judge(seen, s), turn = -1;
      else if (mind_.turn(s) != std::exchange(turn, mind_.turn(s)))
        look(seen, s);
      const Seat who = first_awaited(s);
      const View v = make_view(*open_.game, *open_.rules, s, who);
      const bool wanders = rng.below(100) < a_.wander;
      Bot& bot = *bots[static_cast<std::size_t>(is_player(who) ? index(who) : 0)];
      const Action move = wanders ? v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]
                                  : bot.decide(v, rng);
      open_.game->apply(*open_.rules, s, who, move, silence);
    }
    judge(seen, s);
  }

  void look(std::vector<Seen>& seen, const State& s) const {
    if (mind_.part == nullptr) return seen.push_back({0, Seat::table, mind_.features(*open_.rules, s, Seat::table)});
    for (int i = 0; i < s.seats; ++i)
      seen.push_back({mind_.part(s, seat(i)), seat(i), mind_.features(*open_.rules, s, seat(i))});
  }

  // What came of it at the end of the round.
  void judge(std::vector<Seen>& seen, const State& s) {
    const Outcome end = open_.game->outcome(*open_.rules, s);
    for (const Seen& look : seen) {
      const auto part = static_cast<std::size_t>(look.part);
      if (parts_.size() <= part) parts_.resize(part + 1);
      if (!parts_[part]) parts_[part].emplace(look.features.size());
      parts_[part]->add(look.features, mind_.part != nullptr ? mind_.payoff(*open_.rules, s, end, look.who)
                                       : end.side == open_.game->sides.front() ? 1
                                                                               : 0);
    }
    seen.clear();
  }

  const OpenGame& open_;
  const ai::Mind& mind_;
  const FitArguments& a_;
  std::vector<std::optional<ai::Regression>> parts_;
};

int run_fit(const Context& context, const FitArguments& a) {
  const auto open = open_game(context, a.game);
  if (!open) return context.wrong(open.error());
  const ai::Mind* mind = ai::mind_of(open->game->id);
  if (mind == nullptr || mind->features == nullptr)
    return context.wrong({ErrorCode::bad_option, a.game, "Nothing is learned for this game."});
  School school(*open, *mind, a);
  const auto weights = school.learn();
  if (!weights) return context.wrong(weights.error());
  for (const std::vector<double>& part : *weights) {
    std::string line;
    for (const double w : part) line += fmt::format("{}{:.5g}", line.empty() ? "" : ", ", w);
    context.out << "{" << line << "},\n";
  }
  return kGood;
}

}  // namespace

void add_fit(CLI::App& app, Context& context) {
  auto a = std::make_shared<FitArguments>();
  auto* call = app.add_subcommand("fit", "What a table is worth when a turn begins, learned from games among bots");
  call->add_option("game", a->game, "The game")->required();
  call->add_option("--seats", a->seats, "Number of players")->required()->check(at_least(1))->default_str("");
  call->add_option("--bots", a->bots, "Levels, comma between; they go round the seats");
  call->add_option("--games", a->games, "How many games")->check(at_least(1));
  call->add_option("--seed", a->seed, "Seed of the series")->check(any_seed());
  call->add_option("--wander", a->wander, "In how many of 100 decisions anything may be done")->check(between(0, 100));
  add_settings(*call, a->options);
  call->callback([&context, a] { context.run = [&context, a] { return run_fit(context, *a); }; });
}

}  // namespace prowl::tools
