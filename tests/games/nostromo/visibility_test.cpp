#include "table.hpp"

// The table of what is public (P), for its owner only (O) and for nobody (X), row by row, through the phases of a turn.

namespace prowl::nostromo::test {

namespace {

using nlohmann::json;

json base(std::string_view phase) {
  return {{"phase", phase},
          {"roles", {{"p5", "android"}}},
          {"tokens",
           {{"p2", {{"characters", {"cargo"}}, {"decoys", {"mess"}}}},
            {"p3", {{"characters", {"mess"}}, {"decoys", {"cargo"}}}},
            {"p4", {{"characters", {"computer"}}, {"decoys", {"lair"}}}},
            {"p5", {{"characters", {"mess"}}}}}},
          {"hands", {{"p2", {"hide", "draw"}}, {"p3", {"vents"}}, {"p4", {"airlocks"}}, {"p5", {"reorganise"}}}},
          {"discard", {"draw", "hide"}},
          {"objects", {{"detector", "p3"}}},
          {"eggs", 2}};
}

json with(json given, std::string_view key, json value) {
  given[std::string(key)] = std::move(value);
  return given;
}

json hunting(json given) { return with(with(std::move(given), "visited", "hangar"), "figure", "hangar"); }

Table dodging(json given = base("hunt")) {
  Table t(given);
  t.play("p1 visit cargo");
  t.until("dodge");
  return t;
}

Table ended() {
  Table t(with(with(base("window_c"), "deck", json::array()), "discard", json::array()));
  t.until("next_round");
  return t;
}

/// One table in each column of the visibility table.
template <class Check>
void in_every_phase(Check check) {
  for (const auto* phase : {"placement", "window_a", "hunt", "window_c", "window_d"}) {
    CAPTURE(phase);
    check(Table(base(phase)), false);
  }
  check(Table(hunting(base("window_b"))), false);
  check(dodging(), false);
  check(ended(), true);
}

int known(const State& seen, Zone z) {
  int n = 0;
  for (const int slot : slots(seen, z)) n += piece(seen, slot).kind != Kind::hidden;
  return n;
}

int characters_seen(const State& seen, Zone z) {
  int n = 0;
  for (const int slot : slots(seen, z)) n += is_character(piece(seen, slot).kind);
  return n;
}

}  // namespace

TEST_CASE("Ship, figure, eggs, objects, deck size, exhaustions and airlocks are public in every phase",
          "[nostromo][visibility]") {
  in_every_phase([](const Table& t, bool) {
    for (const int who : kViewers) {
      const State seen = t.seen_by(who);
      CHECK(seen.regs == t.s.regs);
      CHECK(count(seen, zones::deck) == count(t.s, zones::deck));
      for (const Kind k : {kinds::flamethrower, kinds::detector}) CHECK(find_piece(seen, place_of(t.s, k), k) >= 0);
      CHECK(find_piece(seen, figure(t.s), kinds::alien) >= 0);
    }
  });
}

TEST_CASE("The Alien's role is public, every other role is its owner's until the end of the round",
          "[nostromo][visibility]") {
  in_every_phase([](const Table& t, bool open) {
    for (const int who : kViewers)
      for (int owner = 0; owner < 5; ++owner) {
        CAPTURE(who, owner);
        CHECK(known(t.seen_by(who), role_of(seat(owner))) == (owner == 0 || owner == who || open ? 1 : 0));
      }
  });
}

TEST_CASE("The android's role is public once it is unmasked", "[nostromo][visibility]") {
  const Table t(with(base("window_a"), "unmasked", {"p5"}));
  for (const int who : kViewers) {
    CHECK(is_android(t.seen_by(who), seat(4)));
    for (const int owner : {1, 2, 3}) CHECK(known(t.seen_by(who), role_of(seat(owner))) == (who == owner ? 1 : 0));
  }
}

TEST_CASE("Nothing tells the crew or the Alien which seat is the android", "[nostromo][visibility]") {
  for (const auto* phase : {"placement", "window_a", "hunt", "window_c", "window_d"}) {
    const Table one(base(phase)), other(with(base(phase), "roles", {{"p4", "android"}}));
    for (const int who : {-2, 0, 1, 2}) CHECK(one.key(who) == other.key(who));
  }
}

TEST_CASE("Hand sizes and played cards are public, hands are their owner's until the end of the round",
          "[nostromo][visibility]") {
  in_every_phase([](const Table& t, bool open) {
    for (const int who : kViewers) {
      const State seen = t.seen_by(who);
      CHECK(known(seen, zones::discard) == count(t.s, zones::discard));
      for (int owner = 1; owner < 5; ++owner) {
        const Zone hand = hand_of(seat(owner));
        CHECK(count(seen, hand) == count(t.s, hand));
        CHECK(known(seen, hand) == (who == owner || open ? count(t.s, hand) : 0));
      }
    }
  });
}

TEST_CASE("Nobody sees into the deck, in any phase", "[nostromo][visibility]") {
  in_every_phase([](const Table& t, bool) {
    for (const int who : kViewers) CHECK(known(t.seen_by(who), zones::deck) == 0);
  });
}

TEST_CASE("Before and between the Alien's visits rooms show how many tokens they hold, their kinds are their owners'",
          "[nostromo][visibility]") {
  for (const Table& t : {Table(base("window_a")), Table(hunting(base("window_b"))), Table(base("hunt"))})
    for (const int who : kViewers) {
      const State seen = t.seen_by(who);
      const Zone mess = room_zone(find_room("mess")), cargo = room_zone(find_room("cargo"));
      CHECK(count(seen, mess) == 3);
      CHECK(known(seen, mess) == (who == 1 || who == 2 || who == 4 ? 1 : 0));
      CHECK(known(seen, cargo) == (who == 1 || who == 2 ? 1 : 0));
      CHECK(known(seen, zones::lair) == (who == 3 ? 1 : 0));
    }
}

TEST_CASE("Exchanging the kinds or owners of face-down tokens changes nobody else's view", "[nostromo][visibility]") {
  json kinds = base("window_a"), owners = base("window_a");
  kinds["tokens"]["p2"] = {{"characters", {"mess"}}, {"decoys", {"cargo"}}};
  owners["tokens"]["p3"] = {{"characters", {"computer"}}, {"decoys", {"lair"}}};
  owners["tokens"]["p4"] = {{"characters", {"mess"}}, {"decoys", {"cargo"}}};
  const Table plain(base("window_a")), kinds_differ(kinds), owners_differ(owners);
  for (const int who : {-2, 0, 2, 3, 4}) CHECK(plain.key(who) == kinds_differ.key(who));
  for (const int who : {-2, 0, 1, 4}) CHECK(plain.key(who) == owners_differ.key(who));
  CHECK(plain.key(1) != kinds_differ.key(1));
}

TEST_CASE("A visit opens its own room and no other", "[nostromo][visibility]") {
  const Table t = dodging();
  for (const int who : kViewers) {
    const State seen = t.seen_by(who);
    CHECK(characters_seen(seen, room_zone(find_room("cargo"))) == 1);
    CHECK(known(seen, zones::computer) == (who == 3 ? 1 : 0));
    CHECK(known(seen, room_zone(find_room("mess"))) == (who == 1 || who == 2 || who == 4 ? 1 : 0));
  }
}

TEST_CASE("When the hunt has ended every token lies open, but whose a decoy was stays its owner's",
          "[nostromo][visibility]") {
  const Table t(base("window_c"));
  for (const int who : kViewers) {
    const State seen = t.seen_by(who);
    CHECK(characters_seen(seen, room_zone(find_room("mess"))) == 2);
    CHECK(characters_seen(seen, room_zone(find_room("cargo"))) == 1);
    CHECK(known(seen, room_zone(find_room("mess"))) == (who == 1 ? 3 : 2));
    for (const int slot : slots(seen, zones::lair)) CHECK(piece(seen, slot).back == backs::footprints);
    CHECK(known(seen, zones::lair) == (who == 3 ? 1 : 0));
  }
}

TEST_CASE("The owner of a revealed decoy is never told to others", "[nostromo][visibility]") {
  json mine = base("hunt"), theirs = base("hunt");
  theirs["tokens"]["p3"]["decoys"] = {"lair"};
  theirs["tokens"]["p4"]["decoys"] = {"cargo"};
  Table one(mine), other(theirs);
  for (Table* t : {&one, &other}) t->play("p1 visit cargo");
  for (const auto* prompt : {"window_r", "dodge"}) {
    one.until(prompt), other.until(prompt);
    for (const int who : {-2, 0, 1, 4}) CHECK(one.key(who) == other.key(who));
  }
  for (Table* t : {&one, &other}) t->play("p2 play hide");
  for (const auto* prompt : {"window_c", "window_d"}) {
    one.until(prompt), other.until(prompt);
    for (const int who : {-2, 0, 1, 4}) {
      CHECK(one.key(who) == other.key(who));
      CHECK(one.log_of(who) == other.log_of(who));
    }
  }
}

TEST_CASE("The owner of a decoy that was turned up stays hidden when the round ends", "[nostromo][visibility]") {
  const Table t = ended();
  for (const int who : kViewers) {
    const State seen = t.seen_by(who);
    CHECK(known(seen, zones::lair) == (who == 3 ? 1 : 0));
    CHECK(characters_seen(seen, room_zone(find_room("mess"))) == 2);
  }
}

TEST_CASE("Tokens that are face down when the round ends are shown", "[nostromo][visibility]") {
  Table t(with(base("hunt"), "eggs", 5));
  t.play("p1 visit cargo");
  t.until("dodge");
  t.play("p2 decline");
  REQUIRE(kGame.outcome(rules(), t.s).round_over);
  const Zone mess = room_zone(find_room("mess"));
  for (const int who : kViewers) CHECK(known(t.seen_by(who), mess) == 3);
}

TEST_CASE("What a dodging seat may do is its own, others see the same whatever it holds", "[nostromo][visibility]") {
  json poor = base("hunt");
  poor["hands"]["p2"] = {"airlocks", "airlocks"};
  const Table rich = dodging(), bare = dodging(poor);
  CHECK(rich.options_of(1).size() == 3);
  CHECK(bare.options_of(1).size() == 1);
  for (const int who : {-2, 0, 2, 3, 4}) {
    CHECK(rich.options_of(who).empty());
    CHECK(rich.key(who) == bare.key(who));
  }
}

TEST_CASE("Who is asked in a window depends on hand sizes, not on hands", "[nostromo][visibility]") {
  json other = base("window_a");
  other["hands"] = {{"p2", {"vents", "vents"}}, {"p3", {"draw"}}, {"p4", {"reorganise"}}, {"p5", {"hide"}}};
  const Table one(base("window_a")), two(other);
  CHECK(one.s.waiting == two.s.waiting);
  for (const int who : {-2, 0}) CHECK(one.key(who) == two.key(who));
}

}  // namespace prowl::nostromo::test
