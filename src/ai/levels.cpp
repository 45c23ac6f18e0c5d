#include "ai/levels.hpp"

#include <algorithm>
#include <optional>

#include "ai/plain.hpp"
#include "ai/search.hpp"

namespace prowl::ai {

namespace {

class LevelBot final : public Bot {
 public:
  LevelBot(const Level& level, const Game& game, const RuleSet& rules, const Mind& mind)
      : level_(level), playout_(game, rules, mind), search_(playout_) {}

  Thought think(const View& v, Rng& own, const std::stop_token& stop) override {
    if (v.options.size() == 1 || level_.playouts == 0) return plainly(v, own, stop);
    Thought t = search(v, own, stop);
    if (level_.plain > 0) blend(t, playout_.policy().think(v, own, stop));
    return t;
  }

 private:
  Thought search(const View& v, Rng& own, const std::stop_token& stop) {
    if (!asked_)
      solved_ = playout_.mind().solved ? playout_.mind().solved(playout_.game(), playout_.rules(), v.masked) : nullptr;
    asked_ = true;
    return solved_ ? solved_->think(v, own, stop) : search_.think(v, level_.playouts, own, stop);
  }

  // Without looking ahead: as the plain player, or as it least would.
  Thought plainly(const View& v, Rng& own, const std::stop_token& stop) {
    Thought t = playout_.policy().think(v, own, stop);
    if (level_.clumsy == 0 || t.ideas.size() == 1) return t;
    const auto less = [](const Idea& a, const Idea& b) { return a.chance < b.chance; };
    const double least = std::min_element(t.ideas.begin(), t.ideas.end(), less)->chance;
    const auto worst = static_cast<double>(
        std::count_if(t.ideas.begin(), t.ideas.end(), [&](const Idea& i) { return i.chance == least; }));
    const double clumsy = level_.clumsy / 100.0, any = (1 - clumsy) / static_cast<double>(t.ideas.size());
    for (Idea& i : t.ideas) i.chance = any + (i.chance == least ? clumsy / worst : 0);
    return t;
  }

  void blend(Thought& t, const Thought& plain) const {
    const double share = level_.plain / 100.0;
    for (std::size_t i = 0; i < t.ideas.size(); ++i)
      t.ideas[i].chance = (1 - share) * t.ideas[i].chance + share * plain.ideas[i].chance;
  }

  const Level& level_;
  Playout playout_;
  Search search_;
  std::unique_ptr<Bot> solved_;
  bool asked_ = false;
};

class RunnerBot final : public Plain {
 public:
  RunnerBot(const Game& game, const RuleSet& rules, const Mind& mind)
      : game_(game), rules_(rules), runner_(mind.runner(game, rules)) {}

  Action decide(const View& v, Rng& own, const std::stop_token&) override {
    return runner_->decide(imagine_state(game_, rules_, v, own), v.seat, v.options, own);
  }

 private:
  const Game& game_;
  const RuleSet& rules_;
  std::unique_ptr<Runner> runner_;
};

}  // namespace

std::unique_ptr<Bot> make_runner_bot(const Game& game, const RuleSet& rules, const Mind& mind) {
  return mind.runner == nullptr ? nullptr : std::make_unique<RunnerBot>(game, rules, mind);
}

std::unique_ptr<Bot> make_level(const Level& level, const Game& game, const RuleSet& rules, const Mind& mind) {
  return std::make_unique<LevelBot>(level, game, rules, mind);
}

}  // namespace prowl::ai
