// What a question tells of its reason.
#include "given_table.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone::test {

namespace {

/// The prompt after these actions of the Creature, the first seat.
Prompt after(const Options& options, const char* given, const std::vector<std::string>& lines) {
  State s = table(options);
  NullSink sink;
  REQUIRE(game().patch(rules(), s, nlohmann::json::parse(given)).has_value());
  for (const auto& line : lines) {
    const auto move = parse_notation(rules().catalogue, line);
    REQUIRE(move);
    REQUIRE_FALSE(game().why_not(rules(), s, move->first, move->second));
    game().apply(rules(), s, move->first, move->second, sink);
  }
  return game().prompt(rules(), s);
}

void asks_for(const Prompt& p, std::string_view id, std::string_view card) {
  INFO(card);
  CHECK(p.id == id);
  CHECK(p.operands[0] == Operand::kind);
  CHECK(p.a == rules().catalogue.find_kind(std::string(card)));
}

}  // namespace

TEST_CASE("Who discards a Place is told which card or Evolution asks for it", "[not_alone]") {
  const char* given =
      R"({"phase": "hunting", "played": {"p2": ["lair"], "p3": ["rover"]}, "hunt": ["forbidden_zone"], "dealt": false})";
  asks_for(after({{"side", "1"}}, given, {"p1 announce forbidden_zone"}), "each_discards", "forbidden_zone");
  const char* copied =
      R"({"phase": "hunting", "played": {"p2": ["lair"], "p3": ["rover"]}, "hunt": ["flashback"], "hunt_discard": ["forbidden_zone"], "dealt": false})";
  asks_for(after({{"side", "1"}}, copied, {"p1 announce flashback"}), "each_discards", "forbidden_zone");
  const char* howls =
      R"({"phase": "hunting", "played": {"p2": ["lair"], "p3": ["rover"]}, "developed": ["howler"], "dealt": false})";
  asks_for(after({{"side", "1"}, {"sanctuary", "yes"}}, howls, {"p1 invoke howler", "p1 name p2", "p1 done"}),
           "each_discards", "howler");
}

}  // namespace prowl::not_alone::test
