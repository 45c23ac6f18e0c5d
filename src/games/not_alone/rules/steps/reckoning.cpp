#include <algorithm>
#include <array>

#include "games/not_alone/rules/data/facts.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// The Places of a Hunted that the token hits, each once.
Places artemia_hits(const State& s, Seat who) {
  return has_seat(s, R::detecting, who) ? 0 : positions(s, who) & get(s, R::artemia_at);
}

Places catches(const State& s, Seat who) {
  return has_seat(s, R::dodging, who) ? 0 : positions(s, who) & creature_places(s);
}

/// Will that each seat loses, all at once.
using Losses = std::array<int, kMostSeats>;

// Sanctuary, Solidarity: the helper needs 2 Will; who is alone helps itself for nothing. Only what a catch costs is
// borne, not what a helper has taken on, and of somebody at 0 Will it costs none; each promise is one Will, in the
// order made.
void share_losses(const State& s, Losses& losses) {
  Losses caught = losses;
  for (int i = 0; i < kMostPromises; ++i) {
    const Promise p = promise(s, i);
    if (!is_player(p.helper) || (p.helper != p.helped && will(s, p.helper) < 2)) continue;
    int& left = caught[static_cast<std::size_t>(index(p.helped))];
    if (left == 0 || will(s, p.helped) == 0) continue;
    --left;
    --losses[static_cast<std::size_t>(index(p.helped))];
    if (p.helper != p.helped) ++losses[static_cast<std::size_t>(index(p.helper))];
  }
}

void recover_will(Flow& f, Seat who) {
  State& s = f.s;
  f.emit(Ev::zero_will, who);
  recover_all(f, who);
  if (!flag(s, kPlayedStays)) each_place(played(s, who), [&](Kind place) { retake_place(f, who, place); });
  gain_will(f, who, flag(s, kExpert) ? f.data.expert_will : f.data.will);
}

// Frame: a how many seats are done with, b how many of the present one's hits, pc 1 after the discard of a hit.
void run_artemia(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 1) {
    f.top().pc = 0;
    ++f.top().b;
    const Seat hit = nth_left(s, f.top().a + 1);
    if (lose_will(f, hit, strength(f.data, s, Effect::mutation) + trait_sum(f.data, s, Trait::sting))) return;
    if (in_force(s, Effect::contagion)) return f.push(Step::toxin, hit, 1);
  }
  for (; f.top().a < s.seats - 1; ++f.top().a, f.top().b = 0) {
    const Seat who = nth_left(s, f.top().a + 1);
    Places left = artemia_hits(s, who);
    for (int done = f.top().b; done > 0; --done) left &= left - 1;
    if (left == 0) continue;
    f.emit(Ev::artemia_hit, who, index(zone_of(lowest(left))));
    f.top().pc = 1;
    if (has_avatar(f.data, s, who, Trait::tough)) return;
    return f.push(Step::discard_one, who, index(kinds::artemia));
  }
  f.go(Step::creature);
}

void run_creature(Flow& f) {
  State& s = f.s;
  int caught = 0;
  Losses losses{};
  in_left_order(s, [&](Seat who) {
    const Places on = catches(s, who);
    if (on == 0) return;
    caught |= bit(who);
    losses[static_cast<std::size_t>(index(who))] = catch_loss(f.data, s, on);
  });
  share_losses(s, losses);
  bool over = false;
  in_left_order(s, [&](Seat who) {
    if (over) return;
    const int n = std::min(losses[static_cast<std::size_t>(index(who))], will(s, who));
    each_place(catches(s, who), [&](Kind place) { f.emit(Ev::caught, who, index(zone_of(place)), n); });
    over = lose_will(f, who, n);
  });
  if (over) return;
  for (int n = catch_steps(s, static_cast<SeatMask>(caught)); n > 0; --n)
    if (advance_assimilation(f)) return;
  f.go(Step::spoils);
  f.top().a = static_cast<std::int16_t>(caught);
}

// Once for all of them, after all losses.
void run_zero_will(Flow& f) {
  State& s = f.s;
  int broken = 0;
  in_left_order(s, [&](Seat who) {
    if (will(s, who) == 0) broken |= bit(who);
  });
  if (exhaust(f, broken)) return;
  end_phase(f);
  set(s, R::phase, 4);
  f.go(Step::w5);
}

constexpr StepRow kReckoningRows[] = {
    {{Step::artemia, "artemia", run_artemia}, 3},
    {{Step::creature, "creature", run_creature}, 3},
    {{Step::zero_will, "zero_will", run_zero_will}, 3},
};

}  // namespace

//
bool exhaust(Flow& f, int seats) {
  State& s = f.s;
  const bool first = get(s, R::exhausted) == 0;
  if (flag(s, kRecoverAtOnce)) set_bits(s, R::exhausted, seats);
  if (first && seats != 0 && (advance_assimilation(f) || assimilate_more(f))) return true;
  in_left_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(seats), who)) recover_will(f, who);
  });
  return false;
}

constinit const StepRows kReckoningSteps = kReckoningRows;

}  // namespace prowl::not_alone
