// What the table of Not Alone shows at every moment of random games, whatever the options.
#include "catch.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "support/walk.hpp"

namespace prowl::not_alone {
namespace {

template <class See>
void each_moment(See see) {
  for (const test::Table& t : test::all_tables()) {
    if (t.game->id != "not_alone") continue;
    INFO(t.name());
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
      test::walk(t, seed, [&](const State& s, Rng& rng) {
        if (rng.below(4) == 0) see(t, s);
      });
  }
}

void check_token(const State& s, Kind token) {
  const Places on = token_at(s, token);
  CHECK(find_piece(s, on == 0 ? zones::tokens : zone_of(lowest(on)), token) >= 0);
}

}  // namespace

TEST_CASE("What a Hunted owns lies in its hand, before it or in its discard, each Place once", "[not_alone]") {
  each_moment([](const test::Table&, const State& s) {
    in_left_order(s, [&](Seat who) {
      CHECK((hand(s, who) | played(s, who) | discard(s, who)) == owned(s, who));
      CHECK(count(s, hand_of(who)) + count(s, played_of(who)) + count(s, discard_of(who)) == size_of(owned(s, who)));
      CHECK((owned(s, who) & 31) == 31);
    });
  });
}

TEST_CASE("Will stays between none and all, and is none only while it is being paid or lost", "[not_alone]") {
  each_moment([](const test::Table& t, const State& s) {
    in_left_order(s, [&](Seat who) {
      CHECK(will(s, who) >= 0);
      CHECK(will(s, who) <= data_of(*t.rules).will);
      if (will(s, who) == 0) CHECK((owed(s, who) > 0 || get(s, R::phase) == 3));
    });
  });
}

TEST_CASE("Tokens lie where the registers say", "[not_alone]") {
  each_moment([](const test::Table&, const State& s) {
    for (const Kind token : {kinds::creature, kinds::target, kinds::artemia}) check_token(s, token);
    CHECK(size_of(get(s, R::creature_at)) <= 1);
    CHECK(find_piece(s, get(s, R::marker) != 0 ? zone_of(kinds::beach) : zones::tokens, kinds::marker) >= 0);
  });
}

TEST_CASE(
    "Positions stand from the reveal to the end of the turn, Force Field Places are never among the face-down ones",
    "[not_alone]") {
  each_moment([](const test::Table&, const State& s) {
    in_left_order(s, [&](Seat who) {
      CHECK((positions(s, who) != 0) == (get(s, R::phase) >= 3));
      if (get(s, R::phase) < 3 && !flag(s, kForceFieldPrinted)) CHECK((played(s, who) & get(s, R::barred)) == 0);
    });
  });
}

TEST_CASE("Every Hunt and Survival card is there once", "[not_alone]") {
  each_moment([](const test::Table&, const State& s) {
    int cards = 0;
    for (int slot = 0; slot < s.piece_count; ++slot) cards += is_card(piece(s, slot).kind);
    const int hunt = flag(s, kNoCards) ? 0 : kHuntCards + (has_city(s) ? kMoreHunt : 0);
    const int survival = flag(s, kNoCards) ? 0 : kSurvivalCards + (has_city(s) ? kMoreSurvival : 0);
    CHECK(cards == hunt + survival);
    const int in_zones = count(s, zones::hunt_deck) + count(s, zones::hunt_discard) + count(s, zones::hunt_played) +
                         count(s, hand_of(creature_seat(s)));
    CHECK(in_zones == hunt);
  });
}

}  // namespace prowl::not_alone
