#include "ai/levels.hpp"

#include <algorithm>
#include <optional>

#include "ai/plain.hpp"
#include "ai/search.hpp"
#include "prowl/ai/company.hpp"

namespace prowl::ai {

namespace {

class LevelBot final : public Bot {
 public:
  LevelBot(const Level& level, const Game& game, const RuleSet& rules, const Mind& mind)
      : level_(level), talk_(talk_of(level)), playout_(game, rules, mind), search_(playout_, level.habit / 100.0) {}

  Thought think(const View& v, Rng& own, const std::stop_token& stop) override {
    Thought t = by_itself(v, own, stop);
    if (playout_.mind().chase != nullptr && t.ideas.size() > 1) heed(t, v);
    return t;
  }

  // What it says is what it does or might have done, by what it sees alone.
  std::optional<Zone> say(const View& v, const Thought& t, const Action& chosen, Rng& own) override {
    const auto places = sayable(playout_.game(), playout_.rules(), v, v.seat);
    if (places.empty() || own.below(100) >= talk_.says) return std::nullopt;
    const Action told = own.below(100) < talk_.true_to_it ? chosen : drawn(might(v, t, own), v, own);
    const Zone where = playout_.mind().chase->about(told);
    return std::find(places.begin(), places.end(), where) == places.end() ? std::nullopt : std::optional(where);
  }

 private:
  Thought by_itself(const View& v, Rng& own, const std::stop_token& stop) {
    const int habits = level_.clumsy + level_.plain;
    if (v.options.size() == 1 || habits >= 100 || level_.playouts == 0) return by_habit(v, own, stop);
    Thought t = search(v, own, stop);
    if (habits > 0) blend(t, by_habit(v, own, stop), habits / 100.0);
    return t;
  }

  // Who does not mix, as the android of Nostromo, speaks as a plain player in its place would, and so is not told by
  // never being caught in a lie.
  Thought might(const View& v, const Thought& t, Rng& own) {
    if (std::none_of(t.ideas.begin(), t.ideas.end(), [](const Idea& i) { return i.chance >= 1; })) return t;
    if (playout_.mind().sensible == nullptr) return playout_.policy().think(v, own, {});
    return spread(v, playout_.policy().think(sensible(v), own, {}));
  }

  // Who hides goes rather where nobody else says they go; who hunts looks rather there.
  void heed(Thought& t, const View& v) const {
    const auto said = said_lately(playout_.rules(), v);
    if (said.empty()) return;
    const ai::Chase& chase = *playout_.mind().chase;
    const bool hunts = chase.hunter(v.masked) == v.seat;
    double sum = 0;
    for (Idea& i : t.ideas) {
      const Zone where = chase.about(i.action);
      const bool meant = std::any_of(said.begin(), said.end(), [&](const Event& e) {
        return where != Zone::none && e.who != v.seat && e.a == index(where);
      });
      if (meant) i.chance *= 1 + (hunts ? talk_.heeds : -talk_.heeds) / 100.0;
      sum += i.chance;
    }
    for (Idea& i : t.ideas) i.chance /= sum;
  }

  Thought search(const View& v, Rng& own, const std::stop_token& stop) {
    if (!asked_)
      solved_ = playout_.mind().solved ? playout_.mind().solved(playout_.game(), playout_.rules(), v.masked) : nullptr;
    asked_ = true;
    if (solved_)
      if (Thought t = solved_->think(v, own, stop); !t.ideas.empty()) return t;
    if (playout_.mind().sensible == nullptr) return search_.think(v, budget(v), own, stop);
    const View narrow = sensible(v);
    return spread(v, search_.think(narrow, budget(narrow), own, stop));
  }

  int budget(const View& v) const {
    const int wide = playout_.mind().wide;
    return level_.playouts * std::min(wide, static_cast<int>(v.options.size())) / wide;
  }

  View sensible(const View& v) const {
    View narrow = v;
    std::erase_if(narrow.options, [&](const Action& a) { return !playout_.mind().sensible(v, a); });
    return narrow;
  }

  // Options that were not thought of have no chance.
  static Thought spread(const View& v, Thought narrow) {
    Thought t;
    t.playouts = narrow.playouts;
    auto next = narrow.ideas.begin();
    for (const Action& a : v.options)
      t.ideas.push_back(next != narrow.ideas.end() && next->action == a ? *next++ : Idea{a});
    return t;
  }

  // Without looking ahead: as the plain player, or as it least would.
  Thought by_habit(const View& v, Rng& own, const std::stop_token& stop) {
    Thought t = playout_.policy().think(v, own, stop);
    if (level_.clumsy == 0 || t.ideas.size() == 1) return t;
    const auto slips = playout_.mind().clumsiness;
    const Clumsiness how = slips == nullptr ? Clumsiness{} : slips(v.masked);
    Thought slip = t;
    fumble(slip, how);
    blend(t, slip, std::min(1.0, level_.clumsy * how.often / 100.0 / (level_.clumsy + level_.plain)));
    return t;
  }

  static void fumble(Thought& t, const Clumsiness& how) {
    const auto less = [](const Idea& a, const Idea& b) { return a.chance < b.chance; };
    const double least = std::min_element(t.ideas.begin(), t.ideas.end(), less)->chance;
    const auto worst = static_cast<double>(
        std::count_if(t.ideas.begin(), t.ideas.end(), [&](const Idea& i) { return i.chance == least; }));
    const double share = how.worst / 100.0, idle = how.idle / 100.0;
    for (Idea& i : t.ideas) i.chance = (1 - idle) * ((1 - share) * i.chance + (i.chance == least ? share / worst : 0));
    t.ideas.front().chance += idle;
  }

  static void blend(Thought& t, const Thought& other, double share) {
    for (std::size_t i = 0; i < t.ideas.size(); ++i)
      t.ideas[i].chance = (1 - share) * t.ideas[i].chance + share * other.ideas[i].chance;
  }

  const Level level_;
  const Talk talk_;
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

Talk talk_of(const Level& level) {
  const auto* const at = std::find_if(kLevels.begin(), kLevels.end(),
                                      [&](const Level& l) { return l.name == level.name; });
  return at == kLevels.end() ? Talk{0, 100, 0} : kTalk[static_cast<std::size_t>(at - kLevels.begin())];
}

std::unique_ptr<Bot> make_runner_bot(const Game& game, const RuleSet& rules, const Mind& mind) {
  return mind.runner == nullptr ? nullptr : std::make_unique<RunnerBot>(game, rules, mind);
}

std::unique_ptr<Bot> make_level(const Level& level, const Game& game, const RuleSet& rules, const Mind& mind) {
  return std::make_unique<LevelBot>(level, game, rules, mind);
}

}  // namespace prowl::ai
