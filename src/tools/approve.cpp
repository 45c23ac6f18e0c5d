#include <algorithm>
#include <ostream>
#include <set>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "prowl/core/notation.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"
#include "tools/files.hpp"
#include "tools/golden.hpp"
#include "tools/perft.hpp"

namespace prowl::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kSeeds = 2, kOptionGames = 4;
constexpr std::uint64_t kChoices = 0x901d;

Result<Playthrough> play(const OpenGame& open, const Golden& golden, std::uint64_t seed, const Decide& decide) {
  auto run = play_through(*open.game, *open.rules, golden.settings, golden.seats, seed, decide, kMaxDecisions);
  if (run && run->stuck) return fail(ErrorCode::bad_rules, golden.name, "This playthrough never ends.");
  return run;
}

Result<std::string> record_text(const OpenGame& open, const Golden& golden) {
  auto run = play(open, golden, golden.seed, uniform_choice(mix(golden.seed, kChoices)));
  if (!run) return tl::unexpected(run.error());
  for (std::size_t i = 0; i < run->record.seats.size(); ++i)
    run->record.seats[i] = {fmt::format("Seat {}", i + 1), "random", "#808080", "circle"};
  return write_record(run->record, open.rules->catalogue, run->hashes, false);
}

// The options, in their order, where each kind of question is met for the first time.
Result<std::string> options_text(const OpenGame& open, const Golden& golden) {
  std::string out;
  std::set<std::string_view> met;
  for (std::uint64_t seed = golden.seed; seed < golden.seed + kOptionGames; ++seed) {
    const Decide choices = uniform_choice(mix(seed, kChoices));
    const Decide decide = [&](const View& v) {
      const auto id = open.game->prompt(*open.rules, v.masked).id;
      if (met.insert(id).second) {
        out += fmt::format("{}\n", id);
        for (const Action& a : v.options) out += fmt::format("  {}\n", to_notation(open.rules->catalogue, v.seat, a));
      }
      return choices(v);
    };
    if (auto run = play(open, golden, seed, decide); !run) return tl::unexpected(run.error());
  }
  return out;
}

// Its texts are those of one folder: another one by mistake is not filled with them.
Result<void> check_goldens(const Context& context, const fs::path& folder) {
  if (auto ok = check_folder(folder); !ok) return ok;
  std::error_code error;
  const auto has = [&](const Game* game) { return fs::is_directory(folder / to_path(game->id), error); };
  if (fs::is_empty(folder, error) || std::any_of(context.games.begin(), context.games.end(), has)) return {};
  return fail(ErrorCode::bad_option, to_utf8(folder), "There are no golden texts in this folder, and it is not empty.");
}

int approve(const Context& context, const std::string& folder) {
  if (const auto ok = check_goldens(context, to_path(folder)); !ok) return context.wrong(ok.error());
  int changed = 0, all = 0;
  for (const Game* game : context.games) {
    const auto open = open_game(context, std::string(game->id));
    if (!open) return context.wrong(open.error());
    for (const Golden& golden : goldens_of(*open)) {
      const auto path = to_path(folder) / to_path(golden.name);
      const auto before = read_file(path);
      const auto text = golden_text(*open, golden, before.value_or(""));
      if (!text) return context.wrong(text.error());
      ++all;
      if (before && *before == *text) continue;
      if (auto ok = write_atomic(path, *text); !ok) return context.wrong(ok.error());
      ++changed;
      context.out << to_utf8(path) << '\n';
    }
  }
  context.out << fmt::format("{} of {} golden texts rewritten\n", changed, all);
  return kGood;
}

}  // namespace

std::vector<Golden> goldens_of(const OpenGame& open) {
  std::vector<Golden> out;
  std::vector<Expansion> games = expansions_of(*open.rules);
  games.insert(games.begin(), Expansion{});
  for (const Expansion& e : games) {
    const std::string prefix = e.name.empty() ? "" : e.name + "-";
    for (int seats = open.game->min_seats; seats <= open.game->max_seats; ++seats) {
      for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
        out.push_back({fmt::format("{}/{}{}-{}.prowl", open.game->id, prefix, seats, seed), Golden::record, seats, seed,
                       e.options});
      out.push_back(
          {fmt::format("{}/{}options-{}.txt", open.game->id, prefix, seats), Golden::options, seats, 1, e.options});
    }
    out.push_back({fmt::format("{}/{}perft.txt", open.game->id, prefix), Golden::counts, 0, 1, e.options});
  }
  return out;
}

Result<std::string> golden_text(const OpenGame& open, const Golden& golden, const std::string& approved) {
  switch (golden.what) {
    case Golden::record: return record_text(open, golden);
    case Golden::options: return options_text(open, golden);
    case Golden::counts: return perft_text(open, golden.settings, approved);
  }
  return {};
}

void add_approve(CLI::App& app, Context& context) {
  auto folder = std::make_shared<std::string>("tests/golden");
  auto* call = app.add_subcommand("approve", "Rewrites the golden texts, after a change of the rules that was meant");
  call->add_option("folder", *folder, "Where they lie; tests/golden if left out")->transform(some_file());
  call->callback([&context, folder] { context.run = [&context, folder] { return approve(context, *folder); }; });
}

}  // namespace prowl::tools
