#include "games/fate/bot/errands.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace prowl::fate {

namespace {

constexpr int kLong = 12;  // when something can't be had now

template <class List>
auto& of(List& list, Zone z) {
  return list[static_cast<std::size_t>(index(z))];
}

void take_coolant(Floor& floor, Zone z) {
  if (--of(floor.coolant, z) == 0) floor.coolant_at &= ~zone_bit(z);
}

int take_scrap(Floor& floor, Zone z) {
  floor.scrap_at &= ~zone_bit(z);
  return std::exchange(of(floor.scrap, z), std::uint8_t{0});
}

void note(Floor& floor, Zone z, Kind k) {
  if (k == kinds::scrap) {
    ++of(floor.scrap, z);
    floor.scrap_at |= zone_bit(z);
  } else if (k == kinds::coolant) {
    ++of(floor.coolant, z);
    floor.coolant_at |= zone_bit(z);
  } else if (is_item(k)) {
    auto& at = floor.item_at[static_cast<std::size_t>(item_id(k))];
    if (at == 0) at = static_cast<std::uint8_t>(index(z));
  }
}

std::vector<Worker> workers_of(const State& s) {
  std::vector<Worker> out;
  out.reserve(kCrew);
  each_crew(s, [&](int crew) {
    Worker w;
    w.id = crew;
    w.at = crew_at(s, crew);
    for (const int slot : slots(s, bag_of(crew))) {
      const Kind k = piece(s, slot).kind;
      if (k == kinds::scrap)
        ++w.scrap;
      else if (k == kinds::coolant)
        w.coolant = true;
      else
        w.items |= 1U << static_cast<unsigned>(index(k));
    }
    out.push_back(w);
  });
  return out;
}

Floor floor_of(const State& s) {
  Floor out;
  for (int z = 1; z <= kSpaces; ++z) {
    if (crafts_in(s, zone(z))) out.crafts_at |= zone_bit(zone(z));
    for (const int slot : slots(s, zone(z))) note(out, zone(z), piece(s, slot).kind);
  }
  return out;
}

}  // namespace

Start start_of(const State& s) { return {workers_of(s), floor_of(s)}; }

int Errands::walk(Worker& w, Zone to) const { return far(std::exchange(w.at, to), to); }

Zone Errands::nearest_of(unsigned mask, Zone from) const {
  Zone best = Zone::none;
  for (; mask != 0; mask &= mask - 1) {
    const Zone z = zone(std::countr_zero(mask));
    if (best == Zone::none || far(from, z) < far(from, best)) best = z;
  }
  return best;
}

// Nothing lies about: a canister is worth two pieces in the Workshop. 0 when there is no canister either.
int Errands::swap_coolant(Worker& w, Floor& floor) const {
  int cost = 0;
  if (!w.coolant) {
    const Zone best = nearest_of(floor.coolant_at, w.at);
    if (best == Zone::none) return 0;
    cost = walk(w, best) + 1;
    take_coolant(floor, best);
  }
  cost += walk(w, zones::workshop) + 1;
  w.coolant = false;
  w.scrap += 2;
  return cost;
}

// Heaps one after the other, the one with the best yield for its way first.
int Errands::fetch_scrap(Worker& w, Floor& floor, int need) const {
  int cost = 0;
  for (int missing = need - w.scrap; missing > 0; missing = need - w.scrap) {
    Zone best = Zone::none;
    int best_score = -1'000;
    for (unsigned m = floor.scrap_at; m != 0; m &= m - 1) {
      const Zone z = zone(std::countr_zero(m));
      const int score = 6 * std::min<int>(of(floor.scrap, z), missing) - 2 * far(w.at, z);
      if (score > best_score) best = z, best_score = score;
    }
    if (best == Zone::none) {
      const int swap = swap_coolant(w, floor);
      if (swap > 0) {
        cost += swap;
        continue;
      }
      w.scrap = need;
      return cost + kLong;
    }
    cost += walk(w, best) + 1;
    w.scrap += take_scrap(floor, best);
  }
  return cost;
}

int Errands::fetch_coolant(Worker& w, Floor& floor, Zone not_from) const {
  if (w.coolant) return 0;
  w.coolant = true;
  const Zone best = nearest_of(floor.coolant_at & ~zone_bit(not_from), w.at);
  if (best == Zone::none) return kLong;
  take_coolant(floor, best);
  return walk(w, best) + 1;
}

int Errands::fetch_item(Worker& w, Floor& floor, Kind item) const {
  if (w.has(item)) return 0;
  w.items |= 1U << static_cast<unsigned>(index(item));
  if (const int at = floor.item_at[static_cast<std::size_t>(item_id(item))]; at != 0) return walk(w, zone(at)) + 1;
  const int price = cost_of(data_, w.id, item);
  int cost = fetch_scrap(w, floor, price) + 1;
  w.scrap -= price;
  if ((floor.crafts_at & zone_bit(w.at)) == 0)
    cost += walk(w, nearest_of(floor.crafts_at & ((2U << kRooms) - 1), w.at));
  return cost;
}

int Errands::look_into(Worker& w, Zone room) const {
  const int way = far(w.at, room);
  const bool tracker = w.has(kinds::motion_tracker);
  // On the token's own room: out and back in.
  const int cost = tracker ? std::max(0, way - 2) + 1 : way == 0 ? 2 : way;
  if (cost > 1 || !tracker) w.at = room;
  return cost + 1;
}

int Errands::run(const Job& job, Worker& w, Floor& floor) const {
  int cost = 0;
  switch (job.what) {
    case Job::What::bring: cost = fetch_item(w, floor, job.item); return cost + walk(w, job.room);
    case Job::What::store_coolant:
      cost = fetch_coolant(w, floor, job.room);
      w.coolant = false;
      return cost + walk(w, job.room) + 1;
    case Job::What::stand: return walk(w, job.room) + 3;  // one crew member a post
    case Job::What::look_into: return look_into(w, job.room);
    case Job::What::hold: return fetch_item(w, floor, job.item);
    case Job::What::feed_ash:
      cost = fetch_coolant(w, floor, Zone::none);
      w.coolant = false;
      return cost + far(w.at, job.room) + 2;
    case Job::What::burn: cost = fetch_item(w, floor, job.item); return cost + std::max(0, far(w.at, job.room) - 3) + 1;
  }
  return cost;
}

void Errands::share_out(std::vector<Job> jobs, Start& start) const {
  auto& [workers, floor] = start;
  while (!jobs.empty()) {
    std::size_t best_job = 0, best_worker = 0;
    int best = -1;
    Worker end{};
    Floor rest;
    for (std::size_t j = 0; j < jobs.size(); ++j)
      for (std::size_t i = 0; i < workers.size(); ++i) {
        if (best >= 0 && workers[i].cost >= best) continue;
        Worker w = workers[i];
        Floor f = floor;
        w.cost += run(jobs[j], w, f);
        if (best >= 0 && w.cost >= best) continue;
        best = w.cost, best_job = j, best_worker = i;
        end = w, rest = f;
      }
    workers[best_worker] = end;
    floor = rest;
    jobs.erase(jobs.begin() + static_cast<std::ptrdiff_t>(best_job));
  }
}

}  // namespace prowl::fate
