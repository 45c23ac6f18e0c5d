#include "games/fate/bot/plan.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace prowl::fate {

/// A crew member as the plan moves it on: where it will be, after how many actions, with what.
struct FatePlan::Worker {
  int id = 0;
  Zone at{};
  int cost = 0, scrap = 0;
  bool coolant = false;
  unsigned items = 0;  ///< bit of the kind's index

  bool has(Kind k) const { return ((items >> index(k)) & 1U) != 0; }
};

/// What lies about; the plan uses it up.
struct FatePlan::Floor {
  std::array<int, kSpaces + 1> scrap{}, coolant{};
  std::array<unsigned, kSpaces + 1> items{};
  std::array<bool, kSpaces + 1> crafts{};
};

namespace {

constexpr int kLong = 12;  // when something can't be had now

template <class T>
T& of(std::array<T, kSpaces + 1>& list, Zone z) {
  return list[static_cast<std::size_t>(index(z))];
}

}  // namespace

std::vector<FatePlan::Worker> FatePlan::workers(const State& s) const {
  std::vector<Worker> out;
  for (int i = 0; i < slot_count(s); ++i) {
    Worker w;
    w.id = crew_in_slot(s, i);
    w.at = crew_at(s, w.id);
    for (const int slot : slots(s, bag_of(w.id))) {
      const Kind k = piece(s, slot).kind;
      if (k == kinds::scrap)
        ++w.scrap;
      else if (k == kinds::coolant)
        w.coolant = true;
      else
        w.items |= 1U << static_cast<unsigned>(index(k));
    }
    out.push_back(w);
  }
  return out;
}

FatePlan::Floor FatePlan::floor_of(const State& s) const {
  Floor out;
  for (int z = 1; z <= kSpaces; ++z) out.crafts[static_cast<std::size_t>(z)] = crafts_in(s, zone(z));
  for (int z = 1; z <= kSpaces; ++z)
    for (const int slot : slots(s, zone(z))) {
      const Kind k = piece(s, slot).kind;
      const auto i = static_cast<std::size_t>(z);
      if (k == kinds::scrap)
        ++out.scrap[i];
      else if (k == kinds::coolant)
        ++out.coolant[i];
      else if (is_item(k))
        out.items[i] |= 1U << static_cast<unsigned>(index(k));
    }
  return out;
}

// Nothing lies about: a canister is worth two pieces in the Workshop. 0 when there is no canister either.
int FatePlan::swap_coolant(Worker& w, Floor& floor) const {
  int cost = 0;
  if (!w.coolant) {
    int best = 0;
    for (int z = 1; z <= kSpaces; ++z)
      if (floor.coolant[static_cast<std::size_t>(z)] > 0 && (best == 0 || far(w.at, zone(z)) < far(w.at, zone(best))))
        best = z;
    if (best == 0) return 0;
    cost = far(w.at, zone(best)) + 1;
    w.at = zone(best);
    --floor.coolant[static_cast<std::size_t>(best)];
  }
  cost += far(w.at, zones::workshop) + 1;
  w.at = zones::workshop;
  w.coolant = false;
  w.scrap += 2;
  return cost;
}

// Heaps one after the other, the one with the best yield for its way first.
int FatePlan::fetch_scrap(Worker& w, Floor& floor, int need) const {
  int cost = 0;
  for (int missing = need - w.scrap; missing > 0; missing = need - w.scrap) {
    int best = 0, best_score = -1'000;
    for (int z = 1; z <= kSpaces; ++z) {
      const int there = floor.scrap[static_cast<std::size_t>(z)];
      if (there == 0) continue;
      const int score = 6 * std::min(there, missing) - 2 * far(w.at, zone(z));
      if (score > best_score) best = z, best_score = score;
    }
    if (best == 0) {
      const int swap = swap_coolant(w, floor);
      if (swap > 0) {
        cost += swap;
        continue;
      }
      w.scrap = need;
      return cost + kLong;
    }
    cost += far(w.at, zone(best)) + 1;
    w.at = zone(best);
    w.scrap += std::exchange(floor.scrap[static_cast<std::size_t>(best)], 0);
  }
  return cost;
}

int FatePlan::fetch_coolant(Worker& w, Floor& floor, Zone not_from) const {
  if (w.coolant) return 0;
  int best = 0;
  for (int z = 1; z <= kSpaces; ++z)
    if (floor.coolant[static_cast<std::size_t>(z)] > 0 && zone(z) != not_from &&
        (best == 0 || far(w.at, zone(z)) < far(w.at, zone(best))))
      best = z;
  w.coolant = true;
  if (best == 0) return kLong;
  const int cost = far(w.at, zone(best)) + 1;
  --floor.coolant[static_cast<std::size_t>(best)];
  w.at = zone(best);
  return cost;
}

int FatePlan::fetch_item(Worker& w, Floor& floor, Kind item) const {
  if (w.has(item)) return 0;
  w.items |= 1U << static_cast<unsigned>(index(item));
  for (int z = 1; z <= kSpaces; ++z)
    if ((floor.items[static_cast<std::size_t>(z)] >> index(item)) & 1U) {
      const int cost = far(w.at, zone(z)) + 1;
      w.at = zone(z);
      return cost;
    }
  const int price = craft_cost(rules_, crew_kind(w.id), item);
  int cost = fetch_scrap(w, floor, price) + 1;
  w.scrap -= price;
  if (!floor.crafts[static_cast<std::size_t>(index(w.at))]) {
    Zone best = Zone::none;
    for (int z = 1; z <= kRooms; ++z)
      if (floor.crafts[static_cast<std::size_t>(z)] && (best == Zone::none || far(w.at, zone(z)) < far(w.at, best)))
        best = zone(z);
    cost += far(w.at, best);
    w.at = best;
  }
  return cost;
}

namespace {

/// A job that one of the workers does; returns the actions that it takes and leaves the worker where it ends.
template <class Worker, class Floor>
using Job = std::function<int(Worker&, Floor&)>;

// Whoever would be done first takes the job that is done first, again and again.
template <class Worker, class Floor>
void share_out(std::vector<Job<Worker, Floor>> jobs, std::vector<Worker>& workers, Floor& floor) {
  while (!jobs.empty()) {
    std::size_t best_job = 0, best_worker = 0;
    int best = -1;
    Worker end{};
    Floor rest;
    for (std::size_t j = 0; j < jobs.size(); ++j)
      for (std::size_t i = 0; i < workers.size(); ++i) {
        Worker w = workers[i];
        Floor f = floor;
        w.cost += jobs[j](w, f);
        if (best >= 0 && w.cost >= best) continue;
        best = w.cost, best_job = j, best_worker = i;
        end = w, rest = f;
      }
    workers[best_worker] = end;
    floor = rest;
    jobs.erase(jobs.begin() + static_cast<std::ptrdiff_t>(best_job));
  }
}

}  // namespace

int FatePlan::total(const std::vector<Worker>& crew) {
  int sum = 0;
  for (const Worker& w : crew) sum += w.cost;
  return sum;
}

int FatePlan::plan_objectives(const State& s, std::vector<Worker>& crew, Floor& floor) const {
  std::vector<Job<Worker, Floor>> jobs;
  std::vector<Objective> meetings;
  for (const int slot : slots(s, zones::objectives)) {
    const Objective o = objective_facts(rules_, piece(s, slot).kind);
    if (o.goal == Goal::all_crew) meetings.push_back(o);
    if (o.goal == Goal::bring)
      jobs.push_back([this, o](Worker& w, Floor& f) {
        const int cost = fetch_item(w, f, o.item) + far(w.at, o.room);
        w.at = o.room;
        return cost;
      });
    if (o.goal == Goal::drop_coolant)
      for (int n = of(floor.coolant, o.room); n < o.count; ++n)
        jobs.push_back([this, o](Worker& w, Floor& f) {
          const int cost = fetch_coolant(w, f, o.room) + far(w.at, o.room) + 1;
          w.at = o.room;
          w.coolant = false;
          return cost;
        });
  }
  share_out(std::move(jobs), crew, floor);
  for (const Objective& o : meetings)
    for (Worker& w : crew) {
      w.cost += fetch_scrap(w, floor, o.scrap_each) + far(w.at, o.room);
      w.at = o.room;
    }
  return total(crew);
}

// Each room with a token left is looked into.
auto FatePlan::token_jobs(const State& s) const -> std::vector<std::function<int(Worker&, Floor&)>> {
  std::vector<Job<Worker, Floor>> jobs;
  for (int z = 1; z <= kRooms; ++z)
    for (const int slot : slots(s, zone(z))) {
      const Kind k = piece(s, slot).kind;
      if (k != Kind::hidden && !is_token(k)) continue;
      jobs.push_back([this, z](Worker& w, Floor&) {
        // On the token's own room: out and back in.
        const int way = far(w.at, zone(z));
        const int cost = w.has(kinds::motion_tracker) ? std::max(0, way - 2) + 1 : way == 0 ? 2 : way;
        if (cost > 1 || !w.has(kinds::motion_tracker)) w.at = zone(z);
        return cost + 1;
      });
      break;
    }
  return jobs;
}

int FatePlan::plan_mission(const State& s, std::vector<Worker>& crew, Floor& floor) const {
  const Kind mission = fate::mission(s);
  std::vector<Job<Worker, Floor>> jobs;
  const auto gather = [&](Zone room) {
    for (Worker& w : crew) w.cost += far(w.at, room), w.at = room;
  };
  const auto hold = [&](Kind item) {
    if (!anyone_has(s, item)) jobs.push_back([this, item](Worker& w, Floor& f) { return fetch_item(w, f, item); });
  };
  const auto stand_in = [&](Zone room) {
    jobs.push_back([this, room](Worker& w, Floor&) {
      const int cost = far(w.at, room);
      w.at = room;
      w.cost += 3;  // one crew member a post
      return cost;
    });
  };
  int extra = 0;
  if (mission == kinds::narcissus) {
    for (int n = of(floor.coolant, zones::docking); n < static_cast<int>(crew.size()); ++n)
      jobs.push_back([this](Worker& w, Floor& f) {
        const int cost = fetch_coolant(w, f, zones::docking) + far(w.at, zones::docking) + 1;
        w.at = zones::docking;
        w.coolant = false;
        return cost;
      });
    hold(kinds::cat_carrier);
    hold(kinds::incinerator);
    share_out(std::move(jobs), crew, floor);
    gather(zones::docking);
  } else if (mission == kinds::blow_up) {
    for (Worker& w : crew) w.cost += fetch_coolant(w, floor, Zone::none) + fetch_scrap(w, floor, 1);
    gather(zones::airlock);
  } else if (mission == kinds::blow_out) {
    stand_in(zones::airlock);
    stand_in(zones::bridge);
    share_out(std::move(jobs), crew, floor);
    extra = std::max(0, far(alien_at(s), zones::docking) - 1);
  } else if (mission == kinds::sympathies) {
    const Zone ash = ash_at(s);
    for (int n = get(s, R::ash_damage); n < 3; ++n)
      jobs.push_back([this, ash](Worker& w, Floor& f) {
        const int cost = fetch_coolant(w, f, Zone::none) + far(w.at, ash) + 2;
        w.coolant = false;
        return cost;
      });
    share_out(std::move(jobs), crew, floor);
    const Zone alien = alien_at(s);
    jobs.clear();
    jobs.push_back([this, alien](Worker& w, Floor& f) {
      return fetch_item(w, f, kinds::incinerator) + std::max(0, far(w.at, alien) - 3) + 1;
    });
    share_out(std::move(jobs), crew, floor);
  } else if (mission == kinds::cut_off) {
    jobs = token_jobs(s);
    share_out(std::move(jobs), crew, floor);
  }
  return extra + total(crew);
}

int FatePlan::effort(const State& s) const {
  auto crew = workers(s);
  Floor floor = floor_of(s);
  return mission(s) != Kind::hidden ? plan_mission(s, crew, floor) : plan_objectives(s, crew, floor);
}

}  // namespace prowl::fate
