#include "games/fate/bot/plan.hpp"

#include <algorithm>
#include <numeric>

namespace prowl::fate {

namespace {

int total(const std::vector<Worker>& crew) {
  return std::accumulate(crew.begin(), crew.end(), 0, [](int sum, const Worker& w) { return sum + w.cost; });
}

bool anyone_has(const State& s, Kind k) { return holders_of(s, k) != 0; }

// Each room with a token left is looked into.
void add_token_jobs(const State& s, std::vector<Job>& jobs) {
  for (int z = 1; z <= kRooms; ++z)
    for (const int slot : slots(s, zone(z))) {
      const Kind k = piece(s, slot).kind;
      if (k != Kind::hidden && !is_token(k)) continue;
      jobs.push_back({Job::What::look_into, zone(z), Kind::hidden});
      break;
    }
}

}  // namespace

int FatePlan::plan_objectives(const State& s, Start& start) const {
  auto& [crew, floor] = start;
  std::vector<Job> jobs;
  std::vector<Objective> meetings;
  for (const int slot : slots(s, zones::objectives)) {
    const Objective& o = objective_of(data_, piece(s, slot).kind);
    if (o.goal == Goal::all_crew) meetings.push_back(o);
    if (o.goal == Goal::bring) jobs.push_back({Job::What::bring, o.room, o.item});
    if (o.goal == Goal::drop_coolant)
      for (int n = count_kind(s, o.room, kinds::coolant); n < o.count; ++n)
        jobs.push_back({Job::What::store_coolant, o.room, Kind::hidden});
  }
  errands_.share_out(std::move(jobs), start);
  for (const Objective& o : meetings)
    for (Worker& w : crew) {
      w.cost += errands_.fetch_scrap(w, floor, o.scrap_each);
      w.cost += errands_.far(w.at, o.room);
      w.at = o.room;
    }
  return total(crew);
}

int FatePlan::gather(Start& start, Zone room) const {
  for (Worker& w : start.crew) w.cost += errands_.far(w.at, room);
  return total(start.crew);
}

int FatePlan::plan_narcissus(const State& s, Start& start) const {
  std::vector<Job> jobs;
  for (int n = count_kind(s, zones::docking, kinds::coolant); n < slot_count(s); ++n)
    jobs.push_back({Job::What::store_coolant, zones::docking, Kind::hidden});
  for (const Kind item : {kinds::cat_carrier, kinds::incinerator})
    if (!anyone_has(s, item)) jobs.push_back({Job::What::hold, Zone::none, item});
  errands_.share_out(std::move(jobs), start);
  return gather(start, zones::docking);
}

int FatePlan::plan_blow_up(const State&, Start& start) const {
  for (Worker& w : start.crew) {
    w.cost += errands_.fetch_coolant(w, start.floor, Zone::none);
    w.cost += errands_.fetch_scrap(w, start.floor, 1);
  }
  return gather(start, zones::airlock);
}

int FatePlan::plan_blow_out(const State& s, Start& start) const {
  errands_.share_out(
      {{Job::What::stand, zones::airlock, Kind::hidden}, {Job::What::stand, zones::bridge, Kind::hidden}}, start);
  return total(start.crew) + std::max(0, errands_.far(alien_at(s), zones::docking) - 1);
}

int FatePlan::plan_sympathies(const State& s, Start& start) const {
  std::vector<Job> jobs;
  for (int n = get(s, R::ash_damage); n < 3; ++n) jobs.push_back({Job::What::feed_ash, ash_at(s), Kind::hidden});
  errands_.share_out(std::move(jobs), start);
  errands_.share_out({{Job::What::burn, alien_at(s), kinds::incinerator}}, start);
  return total(start.crew);
}

int FatePlan::plan_cut_off(const State& s, Start& start) const {
  std::vector<Job> jobs;
  add_token_jobs(s, jobs);
  errands_.share_out(std::move(jobs), start);
  return total(start.crew);
}

int FatePlan::effort(const State& s) const {
  Start start = start_of(s);
  switch (index(mission(s))) {
    case index(Kind::hidden): return plan_objectives(s, start);
    case index(kinds::sympathies): return plan_sympathies(s, start);
    case index(kinds::narcissus): return plan_narcissus(s, start);
    case index(kinds::blow_out): return plan_blow_out(s, start);
    case index(kinds::blow_up): return plan_blow_up(s, start);
    default: return plan_cut_off(s, start);
  }
}

}  // namespace prowl::fate
