#include "prowl/match/replay.hpp"

#include <algorithm>

#include "catch.hpp"
#include "support/play_match.hpp"

namespace prowl::test {
namespace {

/// What everybody saw at one moment.
struct Moment {
  std::size_t moves;
  std::vector<View> views;
};

std::vector<Eyes> all_eyes(const Match& m) {
  std::vector<Eyes> out{{}};
  for (int i = 0; i < static_cast<int>(m.seats().size()); ++i) out.push_back({seat(i), false});
  return out;
}

std::vector<Moment> moments_of(const Match& m, int one_in) {
  std::vector<Moment> out;
  Rng rng(5);
  m.retrace([&](const Match& then, const Move*) {
    if (rng.below(one_in) != 0) return;
    out.push_back({then.length(), {}});
    for (const Eyes& e : all_eyes(m)) out.back().views.push_back(then.view(e.seat));
  });
  return out;
}

bool same(const View& a, const View& b) {
  return a.masked == b.masked && a.events == b.events && a.options == b.options && a.info_key() == b.info_key();
}

}  // namespace

TEST_CASE("A replay of a finished match shows each seat what it saw then, to and fro") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const Match m = play_match(t, uniform_choice(3), 4000);
    if (!m.outcome().over) continue;
    Replay replay(m);
    auto moments = moments_of(m, 100);
    std::reverse(moments.begin(), moments.end());
    if (!moments.empty()) moments.push_back(moments.front());
    for (const Moment& then : moments) {
      INFO("after " << then.moves << " moves");
      replay.go_to(then.moves);
      const auto eyes = all_eyes(m);
      for (std::size_t i = 0; i < eyes.size(); ++i) CHECK(same(replay.view(eyes[i]), then.views[i]));
    }
  }
}

TEST_CASE("Once the match is over nothing is hidden from a replay that shows all") {
  for (const Table& t : all_tables()) {
    const Match m = play_match(t, uniform_choice(3), 4000);
    if (!m.outcome().over) continue;
    Replay replay(m);
    replay.go_to(replay.length() / 2);
    const View v = replay.view({Seat::table, true});
    for (int i = 0; i < v.masked.piece_count; ++i) CHECK(piece(v.masked, i).kind != Kind::hidden);
  }
}

TEST_CASE("A replay of a running match is the table's, whoever asks") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const Match m = play_match(t, uniform_choice(3), 40);
    if (m.outcome().over) continue;
    Replay replay(m);
    replay.go_to(m.length());
    const View table = m.view(Seat::table);
    for (const Eyes& e : all_eyes(m)) CHECK(same(replay.view(e), table));
    CHECK(same(replay.view({Seat::table, true}), table));
    CHECK(replay.history({Seat::table, true}).size() == table.events.size());
  }
}

}  // namespace prowl::test
