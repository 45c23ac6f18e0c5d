#include "games/not_alone/bot/duel/player.hpp"

#include <algorithm>

#include "games/not_alone/bot/duel/table.hpp"

namespace prowl::not_alone::duel {

namespace {

class Solved final : public Bot {
 public:
  Solved(const Game& game, const RuleSet& rules) : game_(game), rules_(rules) {}

  Thought think(const View& v, Rng& own, const std::stop_token& stop) override {
    Thought t;
    if (!values_) values_ = exact_values(start_of(v.masked), stop);
    if (!values_) return t;
    for (const Action& a : v.options) t.ideas.push_back({a});
    solve(read(v.masked));
    if (is_creature(v.masked, v.seat))
      hunt(v, t);
    else if (step_of(v.masked) == Step::choice)
      hide(v, t, own);
    else
      best(t, [&](const Action& a) { return 1 - values_->at(after(v, a, own)); });
    return t;
  }

 private:
  void solve(const Spot& s) {
    if (s == spot_ || s.hand == 0) return;
    spot_ = s;
    tokens_ = tokens_of(s);
    turn_ = ai::solve_exact(turn_matrix(s, *values_));
  }

  Spot after(const View& v, const Action& a, Rng& own) const {
    NullSink silence;
    State s = imagine_state(game_, rules_, v, own);
    game_.apply(rules_, s, v.seat, a, silence);
    return read(s);
  }

  template <class Worth>
  static void best(Thought& t, Worth worth) {
    for (Idea& i : t.ideas) i.worth = worth(i.action);
    std::max_element(t.ideas.begin(), t.ideas.end(), [](const Idea& a, const Idea& b) {
      return a.worth < b.worth;
    })->chance = 1;
  }

  // Artemia's token is drawn among those that go with the Creature's.
  void hunt(const View& v, Thought& t) const {
    const Places lying = get(v.masked, R::creature_at);
    double sum = 0;
    for (Idea& i : t.ideas) {
      const Kind token = kind(i.action.a), place = place_at(zone(i.action.b));
      i.worth = turn_.value;
      for (std::size_t c = 0; c < tokens_.size(); ++c) {
        const bool here = token == kinds::creature
                              ? tokens_[c].creature == place
                              : tokens_[c].artemia == place && contains(lying, tokens_[c].creature);
        if (here) i.chance += turn_.cols[c];
      }
      sum += i.chance;
    }
    for (Idea& i : t.ideas) i.chance = sum > 0 ? i.chance / sum : 1.0 / static_cast<double>(t.ideas.size());
  }

  void hide(const View& v, Thought& t, Rng& own) const {
    best(t, [&](const Action& a) {
      if (a.verb == verbs::lay) return 1 - turn_.value;
      const Spot then = after(v, a, own);
      return then.assimilation <= 0 ? 0.0 : 1 - worth_of_turn(then, *values_);
    });
    const auto taken = std::find_if(t.ideas.begin(), t.ideas.end(), [](const Idea& i) { return i.chance > 0; });
    if (taken->action.verb != verbs::lay) return;
    std::size_t row = 0;
    each_place(spot_.hand, [&](Kind place) {
      for (Idea& i : t.ideas)
        if (i.action.verb == verbs::lay && i.action.a == index(place)) i.chance = turn_.rows[row];
      ++row;
    });
  }

  const Game& game_;
  const RuleSet& rules_;
  std::shared_ptr<const Values> values_;
  Spot spot_;
  std::vector<Tokens> tokens_;
  ai::Equilibrium turn_;
};

}  // namespace

std::unique_ptr<Bot> make_solved(const Game& game, const RuleSet& rules, const State& table) {
  if (!is_duel(table)) return nullptr;
  return std::make_unique<Solved>(game, rules);
}

}  // namespace prowl::not_alone::duel
