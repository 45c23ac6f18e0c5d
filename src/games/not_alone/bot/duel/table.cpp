#include "games/not_alone/bot/duel/table.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

namespace prowl::not_alone::duel {

namespace {

double best_of(const Spots& some, const Values& v) {
  double best = 1;
  for (const Spot& s : some) best = std::min(best, v.at(s));
  return best;
}

// What a Place is worth in each case; only the Lair asks where the token lies.
struct Row {
  double caught = 0, touched = 0, free = 0;
  std::vector<double> copying;
};

Row row_of(const Spot& s, Kind place, const Values& v) {
  Row r;
  r.caught = v.at(caught(s, place));
  if (has_artemia(s)) r.touched = best_of(touched(s, place), v);
  if (!copies(place)) {
    r.free = best_of(free(s, place, Kind::hidden), v);
    return r;
  }
  r.copying.assign(kBasePlaces + 1, 0);
  each_place(kBasePlanet, [&](Kind token) {
    r.copying[static_cast<std::size_t>(index(token))] = best_of(free(s, place, token), v);
  });
  return r;
}

// All that can come of a duel from its beginning.
std::vector<bool> reachable(const Spot& start) {
  std::vector<bool> seen(numbers());
  std::vector<Spot> open;
  const auto reach = [&](const Spot& s) {
    if (s.assimilation <= 0 || s.rescue <= 0 || seen[number_of(s)]) return;
    seen[number_of(s)] = true;
    open.push_back(s);
  };
  const auto all = [&](const Spots& some) { std::for_each(some.begin(), some.end(), reach); };
  reach(start);
  while (!open.empty()) {
    const Spot s = open.back();
    open.pop_back();
    all(recoveries(s));
    each_place(s.hand, [&](Kind place) {
      reach(caught(s, place));
      if (has_artemia(s)) all(touched(s, place));
      each_place(copies(place) ? kBasePlanet : 1, [&](Kind token) { all(free(s, place, token)); });
    });
  }
  return seen;
}

/// Backward induction, layer by layer of the Rescue counter, that can be left and taken up again at any Spot.
class Induction {
 public:
  explicit Induction(const Spot& start) : wanted_(reachable(start)) {}

  /// False: it was to stop.
  bool go_on(const std::stop_token& stop) {
    const std::size_t layer = numbers() / kMostRescue;
    for (; first_ < numbers(); first_ += layer, at_ = 0) {
      for (; at_ < 2 * layer; ++at_) {
        if (at_ % kSpotsAtOnce == 0 && stop.stop_requested()) return false;
        const std::size_t n = first_ + at_ % layer;
        if (wanted_[n]) at_ < layer ? choose(n) : recover(n);
      }
    }
    return true;
  }
  const Values& values() const { return values_; }

 private:
  static constexpr std::size_t kSpotsAtOnce = 64;

  void choose(std::size_t n) {
    const Spot s = spot_of(n);
    turn_[n] = s.hand == 0 ? 2.0F : static_cast<float>(worth_of_turn(s, values_));
  }
  void recover(std::size_t n) {
    const Spot s = spot_of(n);
    float best = turn_[n];
    for (const Spot& other : recoveries(s))
      best = std::min(best, other.assimilation <= 0 ? 1.0F : turn_[number_of(other)]);
    values_.set(s, best);
  }

  std::vector<bool> wanted_;
  Values values_;
  std::vector<float> turn_ = std::vector<float>(numbers());
  std::size_t first_ = 0, at_ = 0;
};

}  // namespace

ai::Matrix turn_matrix(const Spot& s, const Values& v) {
  const std::vector<Tokens> tokens = tokens_of(s);
  ai::Matrix m(size_of(s.hand), static_cast<int>(tokens.size()));
  int r = 0;
  each_place(s.hand, [&](Kind place) {
    const Row row = row_of(s, place, v);
    for (int c = 0; c < m.cols; ++c) {
      const Tokens& t = tokens[static_cast<std::size_t>(c)];
      m.at(r, c) = t.creature == place  ? row.caught
                   : t.artemia == place ? row.touched
                   : copies(place)      ? row.copying[static_cast<std::size_t>(index(t.creature))]
                                        : row.free;
    }
    ++r;
  });
  return m;
}

double worth_of_turn(const Spot& s, const Values& v) { return ai::solve_exact(turn_matrix(s, v)).value; }

std::shared_ptr<const Values> exact_values(const Spot& start, const std::stop_token& stop) {
  static std::timed_mutex guard;
  static std::map<std::size_t, std::shared_ptr<Induction>> known;
  std::unique_lock lock(guard, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(5)))
    if (stop.stop_requested()) return nullptr;
  auto& found = known[number_of(start)];
  if (!found) found = std::make_shared<Induction>(start);
  if (!found->go_on(stop)) return nullptr;
  return {found, &found->values()};
}

}  // namespace prowl::not_alone::duel
