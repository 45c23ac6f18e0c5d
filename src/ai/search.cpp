#include "ai/search.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "ai/mean.hpp"

namespace prowl::ai {

namespace {

State after(const Playout& p, const State& world, Seat who, const Action& a) {
  State s = world;
  NullSink silence;
  p.game().apply(p.rules(), s, who, a, silence);
  return s;
}

Thought blank(const View& v) {
  Thought t;
  for (const Action& a : v.options) t.ideas.push_back({a});
  return t;
}

void take_best(Thought& t, const std::vector<Mean>& means, const std::vector<std::size_t>& alive) {
  for (std::size_t i = 0; i < means.size(); ++i)
    if (means[i].weight > 0) t.ideas[i].worth = means[i].of(0);
  const auto best = std::max_element(alive.begin(), alive.end(),
                                     [&](auto a, auto b) { return means[a].of(0) < means[b].of(0); });
  t.ideas[*best].chance = 1;
}

// How near to the equilibrium is near enough: what is sampled is less exact.
constexpr double kGap = 0.0005;
constexpr int kRounds = 4000;
// With so few rows the exact solver is the faster one.
constexpr int kSmall = 32;

// What options are worth in one world, less the mean of all: what strikes all of them alike is out.
class Contrast {
 public:
  explicit Contrast(std::size_t options) : worth_(options), seen_(options) {}
  double& operator[](std::size_t option) { return worth_[option]; }
  void next_world() {
    const double mean = std::accumulate(worth_.begin(), worth_.end(), 0.0) / static_cast<double>(worth_.size());
    for (std::size_t i = 0; i < worth_.size(); ++i) seen_[i].add(worth_[i] - mean);
  }
  double trust() const {
    Luck luck;
    for (const Mean& m : seen_) luck.add(m, 0);
    return luck.trust();
  }

 private:
  std::vector<double> worth_;
  std::vector<Mean> seen_;
};

// What one rival's choices have done to each of the options, less what the option does by itself.
struct Effects {
  std::map<int, std::vector<Mean>> rows;

  void add(int choice, std::size_t option, std::size_t options, double worth) {
    auto& row = rows[choice];
    row.resize(options);
    row[option].add(worth);
  }

  Luck luck(const std::vector<double>& base) const {
    Luck out;
    for (const auto& [choice, means] : rows)
      for (std::size_t c = 0; c < base.size(); ++c) out.add(means[c], base[c]);
    return out;
  }

  Matrix matrix(const std::vector<double>& base, double share, double doubt) const {
    Matrix m(static_cast<int>(rows.size()), static_cast<int>(base.size()));
    int r = 0;
    for (const auto& [choice, means] : rows) {
      for (std::size_t c = 0; c < base.size(); ++c)
        m.at(r, static_cast<int>(c)) = share * means[c].trust(doubt) * (means[c].of(base[c]) - base[c]);
      ++r;
    }
    return m;
  }
};

}  // namespace

State Search::world(const View& v, Rng& rng) const { return imagine_state(playout_.game(), playout_.rules(), v, rng); }

std::optional<RootGame> Search::root(const View& v, int budget, Rng& rng, const std::stop_token& stop) const {
  const Mind& mind = playout_.mind();
  if (v.options.size() < 2 || mind.mixes == nullptr || !mind.mixes(v)) return std::nullopt;
  if (mind.replies != nullptr)
    if (const auto replies = mind.replies(v); !replies.empty()) return against_replies(v, replies, budget, rng, stop);
  if (mind.chosen != nullptr) return against_chosen(v, budget, rng, stop);
  return std::nullopt;
}

Thought Search::think(const View& v, int budget, Rng& rng, const std::stop_token& stop) const {
  const auto game = root(v, budget, rng, stop);
  if (!game) return best(v, budget, rng, stop);
  Thought t = blank(v);
  t.playouts = game->playouts;
  const Mix mix = game->games.size() == 1 && game->games.front().rows <= kSmall
                      ? solve_exact(game->games.front()).cols
                      : solve_by_regret(game->games, kGap, kRounds).cols;
  const Thought plain = playout_.policy().think(v, rng, stop);
  for (std::size_t i = 0; i < t.ideas.size(); ++i) {
    t.ideas[i].chance = game->trust * mix[i] + (1 - game->trust) * plain.ideas[i].chance;
    t.ideas[i].worth = std::clamp(game->worth[i], 0.0, 1.0);
  }
  return t;
}

Thought Search::best(const View& v, int budget, Rng& rng, const std::stop_token& stop) const {
  Thought t = blank(v);
  std::vector<Mean> means(v.options.size());
  std::vector<std::size_t> alive(v.options.size());
  std::iota(alive.begin(), alive.end(), std::size_t{0});
  if (alive.size() == 1) {
    t.ideas.front().chance = 1;
    return t;
  }
  int rounds = 0;
  for (std::size_t n = alive.size(); n > 1; n = (n + 1) / 2) ++rounds;
  while (alive.size() > 1 && !stop.stop_requested()) {
    const int worlds = std::max(1, budget / rounds / static_cast<int>(alive.size()));
    for (int w = 0; w < worlds && !stop.stop_requested(); ++w) {
      const State world_now = world(v, rng);
      const std::uint64_t luck = rng.next();
      for (const std::size_t i : alive) {
        means[i].add(playout_(after(playout_, world_now, v.seat, v.options[i]), v.seat, luck));
        ++t.playouts;
      }
    }
    std::stable_sort(alive.begin(), alive.end(), [&](auto a, auto b) { return means[a].of(0) > means[b].of(0); });
    alive.resize((alive.size() + 1) / 2);
  }
  take_best(t, means, alive);
  return t;
}

RootGame Search::against_chosen(const View& v, int budget, Rng& rng, const std::stop_token& stop) const {
  RootGame out;
  const std::size_t n = v.options.size();
  std::vector<Mean> all(n), usual(n);
  std::vector<Effects> rivals;
  Contrast contrast(n);
  const auto plausible = playout_.mind().plausible;
  for (int w = 0; w < std::max(1, budget / static_cast<int>(n)) && !stop.stop_requested(); ++w) {
    const State world_now = world(v, rng);
    const std::vector<int> chosen = playout_.mind().chosen(world_now, v.seat);
    const double weight = plausible == nullptr ? 1 : plausible(playout_.rules(), v, world_now);
    const std::uint64_t luck = rng.next();
    rivals.resize(chosen.size());
    for (std::size_t i = 0; i < n; ++i) {
      const double worth = playout_(after(playout_, world_now, v.seat, v.options[i]), v.seat, luck);
      contrast[i] = worth;
      all[i].add(worth);
      usual[i].add(worth, weight);
      for (std::size_t r = 0; r < chosen.size(); ++r) rivals[r].add(chosen[r], i, n, worth);
      ++out.playouts;
    }
    contrast.next_world();
  }
  std::vector<double> base(n);
  for (std::size_t i = 0; i < n; ++i) base[i] = all[i].of(0.5);
  for (std::size_t i = 0; i < n; ++i) out.worth.push_back(usual[i].of(base[i]));
  double by_others = 0;
  for (const Effects& e : rivals) {
    const Luck luck = e.luck(base);
    by_others += luck.trust() / static_cast<double>(rivals.size());
    out.games.push_back(e.matrix(base, 1 - habit_, luck.doubt()));
  }
  out.trust = std::max(contrast.trust(), by_others);
  if (out.games.empty()) out.games.emplace_back(1, static_cast<int>(n));
  for (int r = 0; r < out.games.front().rows; ++r)
    for (std::size_t c = 0; c < n; ++c)
      out.games.front().at(r, static_cast<int>(c)) += (1 - habit_) * base[c] + habit_ * out.worth[c];
  return out;
}

RootGame Search::against_replies(const View& v, const std::vector<Action>& replies, int budget, Rng& rng,
                                 const std::stop_token& stop) const {
  RootGame out;
  const std::size_t n = v.options.size();
  const SeatMask who = playout_.mind().repliers(v.masked, v.seat);
  std::vector<Mean> effects(n * replies.size()), usual(n);
  Contrast contrast(n);
  // What a reply does is seen in half of the budget, what is usual in all of it.
  const int plain_worlds = budget / 2 / static_cast<int>(n);
  const int worlds = std::max(1, (budget - plain_worlds * static_cast<int>(n)) / static_cast<int>(effects.size() + n));
  for (int w = 0; w < worlds + plain_worlds && !stop.stop_requested(); ++w) {
    const State world_now = world(v, rng);
    const std::uint64_t luck = rng.next();
    for (std::size_t i = 0; i < n; ++i) {
      const State then = after(playout_, world_now, v.seat, v.options[i]);
      const double plain = playout_(then, v.seat, luck);
      usual[i].add(contrast[i] = plain);
      ++out.playouts;
      for (std::size_t r = 0; w < worlds && r < replies.size(); ++r) {
        effects[r * n + i].add(playout_(then, v.seat, luck, Reply{who, replies[r]}) - plain);
        ++out.playouts;
      }
    }
    contrast.next_world();
  }
  Luck luck;
  for (const Mean& e : effects) luck.add(e, 0);
  const double doubt = luck.doubt();
  out.trust = std::max(contrast.trust(), luck.trust());
  Matrix m(static_cast<int>(replies.size()), static_cast<int>(n));
  for (std::size_t k = 0; k < effects.size(); ++k)
    m.pays[k] = usual[k % n].of(0.5) + (1 - habit_) * effects[k].trust(doubt) * effects[k].of(0);
  for (const Mean& u : usual) out.worth.push_back(u.of(0.5));
  out.games.push_back(std::move(m));
  return out;
}

}  // namespace prowl::ai
