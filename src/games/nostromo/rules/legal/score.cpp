#include "games/nostromo/rules/nostromo.hpp"

#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

int objects_of(const State& s, Seat who) { return holds(s, who, kinds::flamethrower) + holds(s, who, kinds::detector); }

bool is_alien_side(const State& s, Seat who) { return who == alien_seat(s) || is_android(s, who); }

// Nostromo, fin de manche et décompte des points; R83 to R85.
std::vector<ScoreLine> score_lines(const Data& d, const State& s, Seat who) {
  std::vector<ScoreLine> out;
  if (two_players(s) || !is_player(who)) return out;
  const bool alien_won = static_cast<Side>(get(s, R::last_side)) == Side::alien;
  const int eggs = get(s, R::eggs), objects = objects_of(s, who), cards = kinds_in_hand(s, who);
  if (is_eliminated(s, who)) return {{"eliminated", 0, 0}};
  if (is_alien_side(s, who))
    out.push_back(alien_won ? ScoreLine{"alien_won", 1, d.scoring.alien_wins} : ScoreLine{"eggs", eggs, eggs});
  else if (has_bit(s, R::escaped, index(who)))
    out.push_back({"escaped", 1, d.scoring.escape});
  else
    out.push_back({"elements", cards, cards});
  if (who != alien_seat(s)) out.push_back({"objects", objects, objects * d.scoring.object});
  return out;
}

}  // namespace

int round_points(const Data& d, const State& s, Seat who) {
  int sum = 0;
  for (const ScoreLine& line : score_lines(d, s, who)) sum += line.points;
  return sum;
}

std::vector<ScoreLine> score(const RuleSet& rules, const State& s, Seat who) {
  return score_lines(data_of(rules), s, who);
}

Outcome outcome(const RuleSet&, const State& s) {
  Outcome o;
  const Step step = s.frame_count > 0 ? step_of(s) : Step::over;
  o.over = step == Step::over;
  o.round_over = o.over || step == Step::round_end;
  const int side = get(s, R::last_side), how = get(s, R::how);
  if (side >= 0) o.side = kSides[static_cast<std::size_t>(side)];
  if (how >= 0) o.how = kHows[static_cast<std::size_t>(how)];
  o.side_wins = {get(s, R::wins_alien), get(s, R::wins_crew)};
  o.rounds = get(s, R::wins_alien) + get(s, R::wins_crew);
  o.turns = get(s, R::turns_total);
  o.longest = get(s, R::longest);
  int best = -1;
  for (int i = 0; i < s.seats; ++i) {
    const auto k = static_cast<std::size_t>(i);
    o.round_score[k] = static_cast<std::int16_t>(get(s, at(R::first_round, i)));
    o.total[k] = static_cast<std::int16_t>(get(s, at(R::first_score, i)));
    best = std::max(best, static_cast<int>(o.total[k]));
  }
  if (!o.over) return o;
  for (int i = 0; i < s.seats; ++i) {
    const bool wins = two_players(s) ? (seat(i) == alien_seat(s)) == (side == static_cast<int>(Side::alien))
                                     : o.total[static_cast<std::size_t>(i)] == best;
    if (wins) o.winners = static_cast<SeatMask>(o.winners | bit(seat(i)));
  }
  return o;
}

}  // namespace prowl::nostromo
