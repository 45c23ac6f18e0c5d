// Going back through a match.
#include "catch.hpp"
#include "support/play_match.hpp"

namespace prowl::test {
TEST_CASE("A match goes on from where it stood, as it stood") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const Match m = play_match(t, uniform_choice(3), 200);
    std::vector<std::size_t> lengths;
    std::vector<std::uint64_t> hashes;
    m.retrace([&](const Match& then, const Move* next) {
      CHECK((next == nullptr) == (then.length() == m.length()));
      lengths.push_back(then.length());
      hashes.push_back(then.truth_hash());
    });
    REQUIRE(!lengths.empty());
    CHECK(lengths.back() == m.length());
    CHECK(hashes.back() == m.truth_hash());
    for (const std::size_t i : {std::size_t{0}, lengths.size() / 2, lengths.size() - 1}) {
      const Match back = m.back_to(lengths[i]);
      CHECK(back.length() == lengths[i]);
      CHECK(back.truth_hash() == hashes[i]);
      CHECK(Match::load(*t.game, t.rules, back.save(), "back").has_value());
    }
  }
}

}  // namespace prowl::test
