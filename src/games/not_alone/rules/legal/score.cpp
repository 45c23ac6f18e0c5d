#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"

namespace prowl::not_alone {

// What was missing to the star.
std::vector<ScoreLine> score_lines(const State& s, Seat who) {
  if (!is_player(who)) return {};
  const int left = get(s, is_creature(s, who) ? R::assimilation : R::rescue);
  if (is_creature(s, who) || !has_city(s)) return {{is_creature(s, who) ? "assimilation" : "rescue", left, -left}};
  // The Hunted count the nearer of their two ways.
  const int defence = get(s, R::defence);
  if (defence < left) return {{"defence", defence, -defence}};
  return {{"rescue", left, -left}};
}

Outcome outcome_of(const State& s) {
  Outcome o;
  o.over = o.round_over = s.frame_count > 0 && top_frame(s).step == static_cast<std::uint16_t>(Step::over);
  if (!o.over) return o;
  const int side = get(s, R::last_side);
  o.side = kSides[static_cast<std::size_t>(side)];
  o.how = kHows[static_cast<std::size_t>(get(s, R::how))];
  o.side_wins[static_cast<std::size_t>(side)] = 1;
  o.rounds = 1;
  o.turns = o.longest = get(s, R::turn);
  for (int i = 0; i < s.seats; ++i) {
    for (const ScoreLine& line : score_lines(s, seat(i)))
      o.total[static_cast<std::size_t>(i)] = o.round_score[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(
          line.points);
    if (is_creature(s, seat(i)) == (static_cast<Side>(side) == Side::creature))
      o.winners = static_cast<SeatMask>(o.winners | bit(seat(i)));
  }
  return o;
}

}  // namespace prowl::not_alone
