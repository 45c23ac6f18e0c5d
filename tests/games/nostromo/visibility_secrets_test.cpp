#include "table.hpp"

// What placing, swapping and drawing may tell to others: the rows of the visibility table that are about the course of
// things.

namespace prowl::nostromo::test {

namespace {

using nlohmann::json;

json placing() {
  return {{"phase", "placement"},
          {"roles", {{"p5", "android"}}},
          {"hands", {{"p2", {"vents", "airlocks"}}, {"p3", {"hide"}}, {"p4", {"draw"}}}}};
}

void place_all(Table& t, std::string_view p2_room = "mess") {
  t.play("p2 place brandt " + std::string(p2_room));
  for (const auto* line : {"p3 place hale mess", "p4 place lind mess", "p5 place okoro mess", "p2 confirm",
                           "p3 confirm", "p4 confirm", "p5 confirm"})
    t.play(line);
}

std::vector<Event> named(const Table& t, int who, Ev what) {
  std::vector<Event> out;
  for (const Event& e : t.log_of(who))
    if (e.what == static_cast<std::uint16_t>(what)) out.push_back(e);
  return out;
}

}  // namespace

TEST_CASE("Placing shows nothing to anybody else until all have confirmed", "[nostromo][visibility]") {
  Table one(placing()), other(placing());
  one.play("p2 place brandt lair");
  one.play("p2 place decoy_p2 mess");
  other.play("p2 place brandt mess");
  for (const int who : {-2, 0, 2, 3, 4}) CHECK(one.key(who) == other.key(who));
  CHECK(one.key(1) != other.key(1));
  one.play("p2 confirm");
  other.play("p2 confirm");
  for (const int who : {-2, 0, 2, 3, 4}) {
    CHECK(one.key(who) == other.key(who));
    CHECK(one.log_of(who) == other.log_of(who));
    CHECK(face_down_count(one.seen_by(who)) == 0);
  }
}

TEST_CASE("T20 a swap changes neither view nor log of anybody but the two partners", "[nostromo][visibility]") {
  Table swapped(placing()), quiet(placing());
  swapped.play("p2 offer vents p3");
  swapped.play("p3 offer hide p2");
  for (const int who : {-2, 0, 3, 4}) CHECK(swapped.key(who) == quiet.key(who));
  place_all(swapped);
  place_all(quiet);
  CHECK(find_piece(swapped.s, hand_of(seat(1)), kinds::hide) >= 0);
  for (const int who : {-2, 0, 3, 4}) {
    CHECK(swapped.key(who) == quiet.key(who));
    CHECK(swapped.log_of(who) == quiet.log_of(who));
  }
  for (const int who : {1, 2}) {
    CHECK(swapped.key(who) != quiet.key(who));
    CHECK(named(swapped, who, Ev::swap).size() == 1);
  }
}

TEST_CASE("An offer that nobody returned is never noticed, not even by the one it was made to",
          "[nostromo][visibility]") {
  Table offered(placing()), quiet(placing());
  offered.play("p2 offer vents p3");
  place_all(offered);
  place_all(quiet);
  for (const int who : kViewers) {
    CHECK(offered.key(who) == quiet.key(who));
    CHECK(offered.log_of(who) == quiet.log_of(who));
  }
}

TEST_CASE("Partners know the card that went over, in this turn, and nothing more of the hand",
          "[nostromo][visibility]") {
  Table t(placing());
  t.play("p2 offer vents p3");
  t.play("p3 offer hide p2");
  place_all(t);
  CHECK(find_piece(t.seen_by(2), hand_of(seat(1)), kinds::hide) >= 0);
  CHECK(find_piece(t.seen_by(2), hand_of(seat(1)), kinds::airlocks) < 0);
  CHECK(find_piece(t.seen_by(1), hand_of(seat(2)), kinds::vents) >= 0);
}

TEST_CASE("Cards just drawn are their owner's, that and how many were drawn is public", "[nostromo][visibility]") {
  json given = placing();
  given["phase"] = "window_a";
  given["tokens"] = {{"p2", {{"characters", {"mess"}}}},
                     {"p3", {{"characters", {"mess"}}}},
                     {"p4", {{"characters", {"mess"}}}},
                     {"p5", {{"characters", {"mess"}}}}};
  given["deck"] = {"vents", "hide", "airlocks", "reorganise", "reorganise"};
  json otherwise = given;
  otherwise["deck"] = {"reorganise", "reorganise", "airlocks", "vents", "hide"};
  Table one(given), other(otherwise);
  one.play("p4 play draw");
  other.play("p4 play draw");
  for (const int who : {-2, 0, 1, 2, 4}) {
    CHECK(one.key(who) == other.key(who));
    CHECK(one.log_of(who) == other.log_of(who));
    CHECK(named(one, who, Ev::drew).size() == 2);
  }
  CHECK(find_piece(one.seen_by(3), hand_of(seat(3)), kinds::vents) >= 0);
  CHECK(one.log_of(3) != other.log_of(3));
}

TEST_CASE("A hand that reaches five cards is announced to all, once", "[nostromo][visibility]") {
  json given = placing();
  given["phase"] = "window_a";
  given["hands"] = {{"p2", {"draw", "vents", "vents", "vents"}}};
  Table t(given);
  t.play("p2 play draw");
  for (const int who : kViewers) CHECK(named(t, who, Ev::five_cards).size() == 1);
}

TEST_CASE("A decoy drawn by Vents shows its room and not its owner", "[nostromo][visibility]") {
  const auto drawn = [](const char* owner) {
    json given = {{"phase", "hunt"}, {"roles", {{"p5", "android"}}}, {"hands", {{"p2", {"vents"}}}}};
    given["tokens"] = {{"p2", {{"characters", {"cargo"}}}}};
    given["tokens"][owner] = {{"decoys", {"mess"}}};
    Table t(given);
    t.play("p1 visit cargo");
    t.until("dodge");
    t.play("p2 play vents");
    return t;
  };
  const Table third = drawn("p3"), fourth = drawn("p4");
  for (const int who : {-2, 0, 1, 4}) {
    CHECK(third.key(who) == fourth.key(who));
    CHECK(third.log_of(who) == fourth.log_of(who));
    CHECK(named(third, who, Ev::vent_decoy).size() == 1);
  }
}

TEST_CASE("By default nobody sees how many tokens others have placed so far", "[nostromo][visibility]") {
  Table one(placing()), other(placing());
  one.play("p2 place brandt lair"), one.play("p2 confirm");
  other.play("p2 place brandt mess"), other.play("p2 confirm");
  for (const int who : {0, 2, 3, 4}) CHECK(one.key(who) == other.key(who));
}

TEST_CASE("placement_view=observed shows later crew seats how many tokens lie in each room, and the Alien nothing",
          "[nostromo][visibility]") {
  const Options observed = {{"placement_view", "observed"}};
  Table one(placing(), observed), other(placing(), observed), same(placing(), observed);
  one.play("p2 place brandt lair"), one.play("p2 place decoy_p2 mess"), one.play("p2 confirm");
  other.play("p2 place brandt mess"), other.play("p2 confirm");
  same.play("p2 place brandt mess"), same.play("p2 place decoy_p2 lair"), same.play("p2 confirm");
  for (const int who : {2, 3, 4}) {
    CHECK(one.key(who) != other.key(who));
    CHECK(one.key(who) == same.key(who));
  }
  for (const int who : {-2, 0}) CHECK(one.key(who) == other.key(who));
}

}  // namespace prowl::nostromo::test
