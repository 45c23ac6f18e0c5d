#pragma once
#include <regex>
#include <set>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/core/result.hpp"
#include "scenario/expect.hpp"
#include "support/walk.hpp"

namespace prowl::test {

/// What a table says to those names of `expect`.
inline nlohmann::json described(std::span<const Field> known, const RuleSet& rules, const State& s,
                                std::span<const std::string_view> names) {
  nlohmann::json out = nlohmann::json::object();
  for (const Field& field : known)
    if (std::find(names.begin(), names.end(), field.name) != names.end())
      out[std::string(field.name)] = field.get(rules, s);
  return out;
}

inline void settle(const Table& t, State& s) {
  Rng rng(1);
  while (awaits(s, Seat::chance)) s = after(t, s, Seat::chance, sample_chance(s, rng));
}

/// Positions of random matches: at every number of players, at the presets, and at as many mixtures of options.
template <class Visit>
void at_positions(std::string_view game, int seeds, Visit visit) {
  int number = 0;
  for (const Table& t : all_tables()) {
    if (t.game->id != game) continue;
    for (int seed = 1; seed <= seeds; ++seed)
      for (const Table& played : {t, mixture(*t.game, t.rules, number++)})
        walk(played, static_cast<std::uint64_t>(seed), [&](const State& s, Rng&) { visit(played, s); });
  }
}

/// What is said when a fresh table is given that, and then should be as expected; empty if all is well. Each complaint
/// counts once.
inline std::string complaint(const Table& t, const nlohmann::json& given, const nlohmann::json& expect) {
  State fresh = *t.game->setup(*t.rules, t.options, t.seats);
  settle(t, fresh);
  if (auto ok = t.game->patch(*t.rules, fresh, given); !ok) return "given: " + to_text(ok.error());
  settle(t, fresh);
  auto ok = t.game->check(*t.rules, fresh, expect);
  return ok ? std::string() : "expect: " + to_text(ok.error());
}

/// Complaints by the name that they are about, each with the first table that makes it.
class Complaints {
 public:
  void add(const Table& t, const nlohmann::json& given, const nlohmann::json& expect) {
    ++asked_;
    const std::string text = complaint(t, given, expect);
    if (text.empty()) return;
    if (seen_.insert(sort_of(text)).second) UNSCOPED_INFO(t.name() << ": " << text << "\n  given " << given.dump());
  }
  void check(int least) const {
    CHECK(seen_.empty());
    CHECK(asked_ >= least);
  }

 private:
  // Where it goes wrong and why, without whom and how much it is about.
  static std::string sort_of(const std::string& text) {
    static const std::regex kNumbers("[0-9]+"), kLists("expected .*");
    return std::regex_replace(std::regex_replace(text.substr(0, text.find('\n')), kNumbers, "#"), kLists, "");
  }

  std::set<std::string> seen_;
  int asked_ = 0;
};

}  // namespace prowl::test
