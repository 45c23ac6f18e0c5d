#include "catch.hpp"
#include "core_fixture.hpp"

using namespace prowl;
using namespace prowl::test;

TEST_CASE("Every action prints and parses back", "[core]") {
  const auto c = small_catalogue();
  for (const auto* line :
       {"p2 play red board p3", "p8 bid -7", "table bid 0", "chance index 4", "chance entropy 1 -2 32767"}) {
    const auto parsed = parse_notation(c, line);
    REQUIRE(parsed);
    CHECK(to_notation(c, parsed->first, parsed->second) == line);
  }
}

TEST_CASE("A wrong line is refused with the word at fault", "[core]") {
  const auto c = small_catalogue();
  const auto message = [&](const char* line) { return parse_notation(c, line).error().message; };
  CHECK(message("p9 bid 1").find("p9") != std::string::npos);
  CHECK(message("p1 fly red").find("fly") != std::string::npos);
  CHECK(message("p1 play pink board p2").find("pink") != std::string::npos);
  CHECK(message("p1 play red nowhere p2").find("nowhere") != std::string::npos);
  CHECK(message("p1 bid 70000").find("70000") != std::string::npos);
  CHECK(message("p1 bid").find("more words") != std::string::npos);
  CHECK(message("p1 bid 1 2").find("too many") != std::string::npos);
  CHECK(message("").find("a seat, a verb") != std::string::npos);
}
