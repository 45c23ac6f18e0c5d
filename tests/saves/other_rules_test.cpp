#include "catch.hpp"
#include "match/null_match.hpp"

namespace prowl::test {

TEST_CASE("A match of other rule files loads as long as all comes out as it did, else they are the reason") {
  const std::string text = replaced(finished_save(), "rules 0000000000001234", "rules 0000000000009999");
  const auto loaded = Match::load(null_game(), null_rules(), text, "a.prowl");
  REQUIRE(loaded);
  CHECK(loaded->save() == finished_save());
  const std::string why = "a.prowl:3: This match was played with other rule files (0000000000009999)";
  const auto at = text.find("hash 32 ") + 8;
  CHECK(load_error(std::string(text).replace(at, 1, text[at] == '0' ? "1" : "0")).starts_with(why));
  CHECK(load_error(replaced(text, "p1 confirm", "p1 pass")).starts_with(why));
  CHECK(load_error(replaced(text, "p1 confirm", "p1 dance")).starts_with(why));
  CHECK(load_error(replaced(text, "pace=fast", "pace=flying")).starts_with(why));
}

TEST_CASE("What is not UTF-8 is no save") {
  const std::string text = replaced(finished_save(), "circle", "circ\xff");
  CHECK(load_error(text) == "a.prowl: The save is not UTF-8 text.");
}

}  // namespace prowl::test
