#include "tools/perft.hpp"

#include <bit>
#include <sstream>

#include <fmt/format.h>

namespace prowl::tools {
namespace {

struct Position {
  int seats = 0;
  int decisions = 0;  ///< so many uniform ones first, to reach what comes late in a turn
  int depth = 0;
};

constexpr int kLateDecisions = 40, kDeepest = 10;
constexpr std::uint64_t kEnough = 5'000;

std::vector<Seat> awaited(const State& s) {
  std::vector<Seat> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if (awaits(s, seat(i))) out.push_back(seat(i));
  if (awaits(s, Seat::table)) out.push_back(Seat::table);
  return out;
}

State after(const Game& game, const RuleSet& rules, State s, Seat who, const Action& a) {
  NullSink events;
  game.apply(rules, s, who, a, events);
  return s;
}

std::vector<Position> positions_in(const std::string& text) {
  std::vector<Position> out;
  std::istringstream in(text);
  Position p;
  for (std::uint64_t leaves = 0; in >> p.seats >> p.decisions >> p.depth >> leaves;) out.push_back(p);
  return out;
}

// As deep as can be counted in no time.
int fitting_depth(const OpenGame& open, const State& s) {
  int depth = 1;
  while (depth < kDeepest && perft(*open.game, *open.rules, s, depth + 1, kEnough) <= kEnough) ++depth;
  return depth;
}

std::vector<Position> usual_positions(const OpenGame& open, const Options& options) {
  std::vector<Position> out;
  for (int seats = open.game->min_seats; seats <= open.game->max_seats; ++seats)
    for (const int decisions : {0, kLateDecisions})
      out.push_back(
          {seats, decisions, fitting_depth(open, after_decisions(*open.game, *open.rules, options, seats, decisions))});
  return out;
}

}  // namespace

std::uint64_t perft(const Game& game, const RuleSet& rules, const State& s, int depth, std::uint64_t most) {
  if (depth == 0 || s.waiting == 0) return 1;
  std::uint64_t n = 0;
  const auto add = [&](Seat who, const Action& a, int left) {
    if (n <= most) n += perft(game, rules, after(game, rules, s, who, a), left, most - n);
  };
  if (awaits(s, Seat::chance)) {
    if (s.chance.bound == 0) add(Seat::chance, {kChanceEntropy, 1, 2, 3}, depth);
    for (std::int16_t i = 0; i < s.chance.bound; ++i) add(Seat::chance, {kChanceIndex, i, 0, 0}, depth);
    return n;
  }
  const Seat who = awaited(s).front();
  ActionList options;
  game.options(rules, s, who, options);
  for (const Action& a : options) add(who, a, depth - 1);
  return n;
}

State after_decisions(const Game& game, const RuleSet& rules, const Options& options, int seats, int decisions) {
  Rng rng(mix(1, static_cast<std::uint64_t>(seats)));
  const auto any = [&](const auto& list) -> const auto& {
    return list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
  };
  State s = *game.setup(rules, options, seats);
  while (decisions > 0 && s.waiting != 0) {
    if (awaits(s, Seat::chance)) {
      s = after(game, rules, s, Seat::chance, sample_chance(s, rng));
      continue;
    }
    const std::vector<Seat> asked = awaited(s);
    const Seat who = any(asked);
    ActionList legal;
    game.options(rules, s, who, legal);
    s = after(game, rules, s, who, any(legal));
    --decisions;
  }
  return s;
}

std::string perft_text(const OpenGame& open, const Options& options, const std::string& approved) {
  std::vector<Position> positions = positions_in(approved);
  if (positions.empty()) positions = usual_positions(open, options);
  std::string out;
  for (const Position& p : positions) {
    const State s = after_decisions(*open.game, *open.rules, options, p.seats, p.decisions);
    out += fmt::format("{} {} {} {}\n", p.seats, p.decisions, p.depth, perft(*open.game, *open.rules, s, p.depth));
  }
  return out;
}

}  // namespace prowl::tools
