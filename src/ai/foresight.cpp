#include "prowl/ai/foresight.hpp"

#include <algorithm>
#include <map>

#include "ai/search.hpp"

namespace prowl {
namespace {

// Budgets: for the choice at hand, for each further step of the plan, worlds for the risks, worlds that must agree for
// the plan to go on.
constexpr int kFirst = 240, kNext = 90, kRisks = 60, kAlike = 6;
constexpr std::size_t kOptions = 3, kSteps = 12;
// More moves than a turn takes.
constexpr int kMostMoves = 200;

const ai::Outlook* outlook_of(const Game& game) {
  const ai::Mind* mind = ai::mind_of(game.id);
  return mind == nullptr ? nullptr : mind->outlook;
}

// What lies hidden with that back is the box less what is seen, each copy as likely as the others.
std::map<Kind, int> unseen(const Game& game, const RuleSet& rules, const State& s, Back back) {
  std::map<Kind, int> out;
  for (const Kind k : game.inventory(rules.catalogue, s))
    if (rules.catalogue.alike(back).contains(k)) ++out[k];
  for (int i = 0; i < s.piece_count; ++i)
    if (const auto seen = out.find(piece(s, i).kind); seen != out.end()) --seen->second;
  return out;
}

std::vector<Odds> listed(const ai::Outlook& outlook, const RuleSet& rules, const std::map<Kind, int>& copies) {
  int all = 0;
  for (const auto& [kind, n] : copies) all += n;
  std::vector<Odds> out;
  for (const auto& [kind, n] : copies)
    if (n > 0) out.push_back({kind, n, static_cast<double>(n) / all, outlook.sort(rules, kind)});
  std::stable_sort(out.begin(), out.end(), [](const Odds& a, const Odds& b) { return a.copies > b.copies; });
  return out;
}

/// Notes which of the risks come true.
class Watch final : public EventSink {
 public:
  explicit Watch(std::span<const ai::Outlook::Risk> risks) : risks_(risks), met_(risks.size()) {}
  void emit(const Event& e) override {
    for (std::size_t i = 0; i < risks_.size(); ++i)
      if (risks_[i].happens(e)) met_[i] = true;
  }
  bool met(std::size_t i) const { return met_[i]; }

 private:
  std::span<const ai::Outlook::Risk> risks_;
  std::vector<bool> met_;
};

}  // namespace

bool foresees(const Game& game) { return outlook_of(game) != nullptr; }

bool foresees(const Game& game, const View& v) { return foresees(game) && outlook_of(game)->acts(v.masked); }

std::vector<std::string_view> risk_names(const Game& game) {
  std::vector<std::string_view> out;
  for (const auto& r : outlook_of(game)->risks) out.push_back(r.name);
  return out;
}

std::vector<Odds> odds_of_next(const Game& game, const RuleSet& rules, const View& v) {
  const ai::Outlook& outlook = *outlook_of(game);
  const State& s = v.masked;
  if (!outlook.comes(s)) return {};
  std::map<Kind, int> copies;
  if (const int slot = top(s, outlook.pile); slot < 0) {
    for (const int other : slots(s, outlook.refill)) ++copies[piece(s, other).kind];
  } else if (piece(s, slot).kind != Kind::hidden) {
    copies[piece(s, slot).kind] = 1;
  } else {
    copies = unseen(game, rules, s, piece(s, slot).back);
  }
  return listed(outlook, rules, copies);
}

struct Foreseer::Impl {
  const Game& game;
  const RuleSet& rules;
  const ai::Mind& mind;
  ai::Playout playout;
  ai::Search search;
  Foresight told{};

  Impl(const Game& g, const RuleSet& r)
      : game(g), rules(r), mind(*ai::mind_of(g.id)), playout(g, r, mind), search(playout) {}

  void take_options(const Thought&);
  void reckon_risks(const View&, Rng&, const std::stop_token&);
  void make_plan(const View&, Thought, Rng&, const std::stop_token&);
  bool alike(const std::vector<State>&, Seat) const;
  void find_gain(const State& before, const State& after);
};

namespace {

bool better(const Idea& a, const Idea& b) { return a.chance != b.chance ? a.chance > b.chance : a.worth > b.worth; }

const Idea& best_of(const Thought& t) { return *std::min_element(t.ideas.begin(), t.ideas.end(), better); }

}  // namespace

void Foreseer::Impl::take_options(const Thought& t) {
  std::vector<Idea> ideas = t.ideas;
  std::stable_sort(ideas.begin(), ideas.end(), better);
  if (ideas.size() > kOptions) ideas.resize(kOptions);
  for (const Idea& i : ideas) told.options.push_back({i, std::vector<double>(mind.outlook->risks.size())});
  told.playouts = t.playouts;
}

// Every option meets the same worlds with the same luck.
void Foreseer::Impl::reckon_risks(const View& v, Rng& rng, const std::stop_token& stop) {
  const int turn = mind.turn(v.masked);
  for (; told.worlds < kRisks && !(told.worlds > 0 && stop.stop_requested()); ++told.worlds) {
    const State world = imagine_state(game, rules, v, rng);
    const std::uint64_t luck = rng.next();
    for (Foresight::Option& o : told.options) {
      Watch watch(mind.outlook->risks);
      State s = world;
      Rng own(luck);
      game.apply(rules, s, v.seat, o.idea.action, watch);
      for (int i = 0; i < kMostMoves && s.waiting != 0 && mind.turn(s) == turn; ++i) playout.step(s, own, watch);
      for (std::size_t i = 0; i < o.risks.size(); ++i) o.risks[i] += watch.met(i) ? 1 : 0;
    }
  }
  for (Foresight::Option& o : told.options)
    for (double& r : o.risks) r /= std::max(1, told.worlds);
}

bool Foreseer::Impl::alike(const std::vector<State>& worlds, Seat me) const {
  const auto key = [&](const State& s) { return hash_of(mask(rules.catalogue, s, me)); };
  return std::all_of(worlds.begin(), worlds.end(), [&](const State& s) { return key(s) == key(worlds.front()); });
}

// As long as nobody could tell the worlds apart, what is best in one is best in all.
void Foreseer::Impl::make_plan(const View& v, Thought t, Rng& rng, const std::stop_token& stop) {
  std::vector<State> worlds;
  for (int i = 0; i < kAlike; ++i) worlds.push_back(imagine_state(game, rules, v, rng));
  const State before = worlds.front();
  State after = before;
  Seat who = v.seat;
  NullSink silence;
  for (std::size_t n = 0; n < kSteps; ++n) {
    const Action a = best_of(t).action;
    told.plan.push_back({who, a});
    for (State& s : worlds) game.apply(rules, s, who, a, silence);
    const State& now = worlds.front();
    if (now.waiting == 0 || mind.turn(now) != mind.turn(before) || !mind.outlook->acts(now)) break;
    if (!alike(worlds, v.seat)) {
      told.turns_over = true;
      break;
    }
    after = now;
    who = first_awaited(now);
    t = search.think(make_view(game, rules, now, who), kNext, rng, stop);
    if (stop.stop_requested()) break;
  }
  find_gain(before, after);
}

void Foreseer::Impl::find_gain(const State& before, const State& after) {
  for (const ai::Outlook::Gauge& g : mind.outlook->gauges) {
    const int was = g.read(rules, before), is = g.read(rules, after);
    if ((is - was) * g.better <= 0) continue;
    told.gain = Foresight::Gain{g.name, was, is};
    return;
  }
}

Foreseer::Foreseer(const Game& game, const RuleSet& rules) : impl_(new Impl(game, rules)) {}
Foreseer::~Foreseer() = default;

Thought Foreseer::think(const View& v, Rng& own, const std::stop_token& stop) {
  impl_->told = {};
  impl_->told.next = odds_of_next(impl_->game, impl_->rules, v);
  Thought t = impl_->search.think(v, kFirst, own, stop);
  impl_->take_options(t);
  impl_->reckon_risks(v, own, stop);
  impl_->make_plan(v, t, own, stop);
  return t;
}

const Foresight& Foreseer::told() const { return impl_->told; }

}  // namespace prowl
