// What a scenario gives must be a table of Fate: else it is refused with its place, and nothing changes.
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "games/fate/rules/fate.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::fate {
namespace {

const RuleSet& rules() {
  static const RuleSet loaded = kGame.load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

/// What patching a table of two says, as "pointer: message"; empty if it is taken.
std::string problem(const char* given) {
  State s = kGame.setup(rules(), {}, 2).value();
  const State before = s;
  const auto ok = kGame.patch(rules(), s, nlohmann::json::parse(given));
  if (ok) return {};
  CHECK(s == before);
  return to_text(ok.error());
}

bool says(const char* given, std::string_view words) {
  const std::string found = problem(given);
  INFO(given << " says " << found);
  return found.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("A table of Fate needs a card to draw") {
  CHECK(says(R"({"deck": []})", "deck: neither deck nor discard holds a card"));
  CHECK(problem(R"({"deck": [], "discard": ["hunt"]})").empty());
  CHECK(problem(R"({"deck": ["hunt"]})").empty());
}

TEST_CASE("A given that is no table of Fate is refused with its place") {
  CHECK(says(R"({"at": {"ripley": "pool"}})", "at/ripley: there is no space 'pool'"));
  CHECK(says(R"({"at": {"brett": "galley"}})", "at/brett"));
  CHECK(says(R"({"scrap": {"ripley": 21}})", "scrap"));
  CHECK(says(R"({"tokens": {"c1": "safe"}})", "tokens/c1"));
  CHECK(says(R"({"tokens": {"garage": "surprise_1", "workshop": "surprise_1"}})", "not that many"));
  CHECK(says(R"({"items": {"ripley": ["incinerator:3"]}})", "items/ripley"));
  CHECK(says(R"({"morale": 0})", "morale"));
  CHECK(says(R"({"deck": ["hunt", "hunt", "hunt"]})", "deck/2"));
}

}  // namespace prowl::fate
