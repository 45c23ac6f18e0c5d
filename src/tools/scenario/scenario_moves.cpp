#include "tools/scenario/scenario_moves.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "prowl/core/notation.hpp"

namespace prowl::tools {
namespace {

constexpr std::size_t kMostMoves = 20;
}  // namespace

std::string legal_moves(const OpenGame& open, const State& s, Seat who) {
  ActionList list;
  open.game->options(*open.rules, s, who, list);
  if (list.empty()) return fmt::format(" {} may do nothing.", to_notation(who));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < std::min(list.size(), kMostMoves); ++i) {
    lines.push_back(fmt::format("`{}`", to_notation(open.rules->catalogue, list[i])));
  }
  const std::string more = list.size() > kMostMoves ? fmt::format(" and {} more", list.size() - kMostMoves) : "";
  return fmt::format(" {} may: {}{}.", to_notation(who), fmt::join(lines, ", "), more);
}

std::optional<std::vector<Move>> taken_back(const OpenGame& open, const Lately& lately, Seat who,
                                            const std::optional<Action>& action) {
  Match match = Match::at_table(*open.game, open.rules, {}, std::vector<SeatInfo>(lately.before.seats), lately.before,
                                0);
  for (const Move& m : lately.moves)
    if (match.submit(m.who, m.action)) return std::nullopt;
  const bool done = action ? match.retract(who, *action) : match.take_back(who).has_value();
  if (!done) return std::nullopt;
  return match.record().moves;
}

}  // namespace prowl::tools
