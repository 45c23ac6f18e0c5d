#pragma once
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/games/registry.hpp"

namespace prowl::nostromo::test {

inline const RuleSet& rules() {
  static const RuleSet set = [] {
    auto loaded = kGame.load(std::filesystem::path(PROWL_SOURCE_DIR) / "rules");
    if (!loaded) throw std::runtime_error(to_text(loaded.error()));
    return *loaded;
  }();
  return set;
}

/// Every option at a random value; a timer and random ships often enough to matter.
inline Options random_options(Rng& rng, int seats) {
  Options out;
  for (const OptionSpec& o : rules().options) {
    if (!o.choices.empty()) {
      std::string value = o.choices[static_cast<std::size_t>(rng.below(static_cast<int>(o.choices.size())))];
      out[o.name] = value == "custom" ? "random" : value;
    } else if (o.name == "alien") {
      out[o.name] = std::to_string(rng.below(seats + 1));
    } else if (o.name == "timer") {
      out[o.name] = rng.below(2) == 0 ? "0" : "30";
    } else if (o.name == "swap_rounds") {
      out[o.name] = std::to_string(rng.below(4));
    } else if (o.name == "airlocks") {
      out[o.name] = std::to_string(rng.below(11));
    }
  }
  return out;
}

inline State start(const Options& options, int seats) {
  auto s = kGame.setup(rules(), options, seats);
  if (!s) throw std::runtime_error(to_text(s.error()));
  return *s;
}

struct Step1 {
  Seat who;
  Action action;
};

/// A random awaited seat with a random legal action; chance first.
inline Step1 random_step(const State& s, Rng& rng, ActionList& list) {
  if (awaits(s, Seat::chance)) return {Seat::chance, sample_chance(s, rng)};
  if (awaits(s, Seat::table)) {
    kGame.options(rules(), s, Seat::table, list);
    return {Seat::table, list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))]};
  }
  int n = rng.below(std::popcount(static_cast<unsigned>(s.waiting & 0xFF))), i = 0;
  while (!((s.waiting >> i) & 1) || n-- > 0) ++i;
  kGame.options(rules(), s, seat(i), list);
  if (list.empty()) throw std::runtime_error("nothing to do for p" + std::to_string(i + 1));
  return {seat(i), list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))]};
}

inline bool is_over(const State& s) { return kGame.outcome(rules(), s).over; }

/// Plays a whole match; `each` sees every state in which somebody is awaited, before the next action.
inline State play(const Options& options, int seats, std::uint64_t seed,
                  const std::function<void(const State&, Rng&)>& each) {
  State s = start(options, seats);
  Rng rng(seed);
  ActionList list;
  NullSink sink;
  for (int n = 0; !is_over(s); ++n) {
    if (n > 200000) throw std::runtime_error("the match does not end");
    each(s, rng);
    const Step1 step = random_step(s, rng, list);
    kGame.apply(rules(), s, step.who, step.action, sink);
  }
  each(s, rng);
  return s;
}

}  // namespace prowl::nostromo::test
