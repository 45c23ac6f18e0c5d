#include <algorithm>
#include <array>
#include <atomic>
#include <ctime>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#ifdef __linux__
#include <sched.h>
#endif

#include "prowl/match/playthrough.hpp"
#include "prowl/rules/expansions.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

constexpr std::size_t kSamples = 128;  // fit the second-level cache
constexpr std::uint64_t kSampleEvery = 61;

struct BenchArguments {
  double seconds = 0.4;
  int runs = 5;
  bool json = false;
};

void pin_to_one_core() {
#ifdef __linux__
  const int core = sched_getcpu();
  if (core < 0) return;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(static_cast<unsigned>(core), &set);
  sched_setaffinity(0, sizeof set, &set);
#endif
}

// Processor time: other programs on the same core don't count.
double since(std::clock_t start) { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

const volatile void* volatile g_escaped = nullptr;

// Keeps a result that nobody reads from being optimised away.
template <class T>
void keep(const T& value) {
  g_escaped = &value;
  std::atomic_signal_fence(std::memory_order_seq_cst);
}

class Bench {
 public:
  Bench(const OpenGame& open, Options options, const BenchArguments& a)
      : game_(*open.game), rules_(*open.rules), options_chosen_(std::move(options)), arguments_(a) {}

  Result<nlohmann::json> run() {
    for (int seats = game_.min_seats; seats <= game_.max_seats; ++seats) {
      auto state = game_.setup(rules_, options_chosen_, seats);
      if (!state) return tl::unexpected(state.error());
      starts_.push_back(*state);
    }
    collect_samples();
    std::vector<double> decisions, games;
    for (int i = 0; i < arguments_.runs; ++i) play(decisions, games);
    return nlohmann::json{{"decisions_per_s", median(decisions)},
                          {"games_per_s", median(games)},
                          {"state_bytes", sizeof(State)},
                          {"copy_ns", copy_ns()},
                          {"view_ns", view_ns()},
                          {"determinize_ns", determinize_ns()}};
  }

 private:
  // One whole match by uniform choices; `visit` sees every decision.
  template <class Visit>
  void play_one(const State& start, Visit visit) {
    State s = start;
    NullSink sink;
    while (s.waiting != 0) {
      if (awaits(s, Seat::chance)) {
        game_.apply(rules_, s, Seat::chance, sample_chance(s, rng_), sink);
        continue;
      }
      const Seat who = first_awaited(s);
      game_.options(rules_, s, who, options_);
      visit(s, who);
      game_.apply(rules_, s, who, options_[static_cast<std::size_t>(rng_.below(static_cast<int>(options_.size())))],
                  sink);
    }
  }

  void play(std::vector<double>& decisions, std::vector<double>& games) {
    std::uint64_t asked = 0, played = 0;
    const auto start = std::clock();
    while (since(start) < arguments_.seconds)
      for (const State& s : starts_) {
        play_one(s, [&](const State&, Seat) { ++asked; });
        ++played;
      }
    const double seconds = since(start);
    decisions.push_back(static_cast<double>(asked) / seconds);
    games.push_back(static_cast<double>(played) / seconds);
  }

  // Decisions far apart, so that all phases and seat counts are there.
  void collect_samples() {
    std::uint64_t n = 0;
    while (samples_.size() < kSamples)
      for (const State& s : starts_)
        play_one(s, [&](const State& at, Seat who) {
          if (n++ % kSampleEvery == 0 && samples_.size() < kSamples && is_player(who)) samples_.push_back({at, who});
        });
  }

  template <class Work>
  double nanoseconds(Work work) const {
    std::vector<double> runs;
    for (int i = 0; i < arguments_.runs; ++i) {
      std::uint64_t done = 0;
      const auto start = std::clock();
      while (since(start) < arguments_.seconds / 4)
        for (std::size_t k = 0; k < samples_.size(); ++k, ++done) work(k);
      runs.push_back(since(start) * 1e9 / static_cast<double>(done));
    }
    return median(runs);
  }

  double copy_ns() const {
    std::array<State, 4> to;  // with their sources in the first-level cache, as in a search
    return nanoseconds([&](std::size_t k) {
      to[k % to.size()] = samples_[k % to.size()].state;
      keep(to[k % to.size()]);
    });
  }

  // One in place of another, as in a playout.
  double view_ns() const {
    View v;
    return nanoseconds([&](std::size_t k) {
      make_view(game_, rules_, samples_[k].state, samples_[k].who, v);
      keep(v);
    });
  }

  double determinize_ns() const {
    std::vector<View> views;
    for (const auto& [state, who] : samples_) views.push_back(make_view(game_, rules_, state, who));
    Rng rng(1);
    return nanoseconds([&](std::size_t k) { keep(imagine_state(game_, rules_, views[k], rng)); });
  }

  struct Sample {
    State state;
    Seat who;
  };

  const Game& game_;
  const RuleSet& rules_;
  const Options options_chosen_;
  const BenchArguments& arguments_;
  Rng rng_{1};
  ActionList options_;
  std::vector<State> starts_;
  std::vector<Sample> samples_;
};

void print_bench(const Context& context, const nlohmann::json& j) {
  for (const auto& [id, g] : j["games"].items())
    context.out << fmt::format(
        "{}: {:.0f} decisions/s, {:.0f} games/s, state {} bytes, copy {:.0f} ns, view {:.0f} ns, determinize {:.0f} "
        "ns\n",
        id, g["decisions_per_s"].get<double>(), g["games_per_s"].get<double>(), g["state_bytes"].get<int>(),
        g["copy_ns"].get<double>(), g["view_ns"].get<double>(), g["determinize_ns"].get<double>());
  context.out << "signature " << j["signature"].get<std::string>() << '\n';
}

int run_bench(const Context& context, const BenchArguments& a) {
  pin_to_one_core();
  nlohmann::json out = {{"games", nlohmann::json::object()}};
  std::uint64_t sum = 0;
  for (const Game* game : context.games) {
    const auto open = open_game(context, std::string(game->id));
    if (!open) return context.wrong(open.error());
    const auto next = signature(*open->game, *open->rules, sum);
    if (!next) return context.wrong(next.error());
    sum = *next;
    std::vector<Expansion> rows = expansions_of(*open->rules);
    rows.insert(rows.begin(), {std::string(game->id), {}});
    for (const Expansion& row : rows) {
      auto figures = Bench(*open, row.options, a).run();
      if (!figures) return context.wrong(figures.error());
      out["games"][row.name] = std::move(*figures);
    }
  }
  out["signature"] = fmt::format("{:016x}", sum);
  if (a.json)
    context.print(out);
  else
    print_bench(context, out);
  return kGood;
}

}  // namespace

void add_bench(CLI::App& app, Context& context) {
  auto a = std::make_shared<BenchArguments>();
  auto* call = app.add_subcommand(
      "bench", "Speed of each game on one core, and one number for the rules as they are by default");
  call->add_option("--seconds", a->seconds, "Processor time of one run")->check(above_nothing());
  call->add_option("--runs", a->runs, "Runs a figure; the median counts")->check(at_least(1));
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] { context.run = [&context, a] { return run_bench(context, *a); }; });
}

}  // namespace prowl::tools
