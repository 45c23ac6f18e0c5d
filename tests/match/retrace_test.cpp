// Going back through a match.
#include <bit>

#include "catch.hpp"
#include "prowl/match/match.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

Match played(const Table& t, std::size_t most) {
  Match m = *Match::start(*t.game, t.rules, t.options, std::vector<SeatInfo>(static_cast<std::size_t>(t.seats)), 7);
  Rng rng(3);
  while (m.waiting() != 0 && m.length() < most) {
    const int i = std::countr_zero(m.waiting());
    const Seat who = i < t.seats ? seat(i) : Seat::table;
    const View v = m.view(who);
    m.submit(who, v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]);
  }
  return m;
}

}  // namespace

TEST_CASE("A match goes on from where it stood, as it stood") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const Match m = played(t, 200);
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
