#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/fate.hpp"

namespace prowl::fate {

// There are no points: all win or all lose, and the lines say how it stood.
std::vector<ScoreLine> score(const RuleSet&, const State& s, Seat who) {
  std::vector<ScoreLine> out;
  if (!is_player(who)) return out;
  out.push_back({"morale", get(s, R::morale), 0});
  out.push_back({"objectives", count(s, zones::objectives_done), 0});
  int items = 0;
  each_crew(s, [&](int crew) {
    if (seat_of_crew(s, crew) == who) items += items_of(s, crew);
  });
  out.push_back({"items", items, 0});
  return out;
}

Outcome outcome(const RuleSet&, const State& s) {
  Outcome o;
  o.over = s.frame_count == 0 || step_of(s) == Step::over;
  o.round_over = o.over;
  o.turns = get(s, R::turn);
  o.longest = o.turns;
  if (!o.over) return o;
  const int side = get(s, R::side), how = get(s, R::how);
  o.rounds = 1;
  if (side < 0 || how < 0) return o;
  o.side = kSides[static_cast<std::size_t>(side)];
  o.how = kHows[static_cast<std::size_t>(how)];
  o.side_wins[static_cast<std::size_t>(side)] = 1;
  if (static_cast<Side>(side) == Side::crew) o.winners = static_cast<SeatMask>((1U << s.seats) - 1U);
  return o;
}

}  // namespace prowl::fate
