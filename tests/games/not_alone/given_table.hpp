// Tables of Not Alone that a scenario patches: what it says of them, and what is wrong with it.
#pragma once
#include <string>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::not_alone::test {

inline const Game& game() { return *find_game("not_alone"); }

inline const RuleSet& rules() {
  static const RuleSet loaded = game().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

/// A dealt table.
inline State table(const Options& options, int seats = 3) {
  State s = game().setup(rules(), options, seats).value();
  Rng rng(1);
  NullSink sink;
  while (awaits(s, Seat::chance)) game().apply(rules(), s, Seat::chance, sample_chance(s, rng), sink);
  return s;
}

/// What patching it says, as "pointer: message"; empty if it is taken. A refused patch changes nothing.
inline std::string problem_at(State s, const char* given) {
  const State before = s;
  const auto ok = game().patch(rules(), s, nlohmann::json::parse(given));
  if (ok) return {};
  CHECK(s == before);
  return to_text(ok.error());
}

/// The same for `expect` on a table with these names.
inline std::string difference_at(State s, const char* given, const char* expect) {
  REQUIRE(game().patch(rules(), s, nlohmann::json::parse(given)).has_value());
  const auto ok = game().check(rules(), s, nlohmann::json::parse(expect));
  return ok ? std::string() : to_text(ok.error());
}

inline void begins(const std::string& text, const std::string& place) {
  INFO(text);
  CHECK(text.starts_with(place + ": "));
}

}  // namespace prowl::not_alone::test
