#include "ui/play/chooser.hpp"

#include "catch.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

enum : std::uint16_t { kPass, kPlay, kPut, kPair, kMove };

const std::vector<VerbSpec> kVerbs = {{"pass", {}},
                                      {"play", {Operand::kind}},
                                      {"put", {Operand::kind, Operand::zone}},
                                      {"pair", {Operand::kind, Operand::zone, Operand::zone}},
                                      {"move", {Operand::seat, Operand::zone}}};

Action action(std::uint16_t verb, int a = 0, int b = 0, int c = 0) {
  return {static_cast<Verb>(verb), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
          static_cast<std::int16_t>(c)};
}
Pick card(int k) { return {Operand::kind, k}; }
Pick place(int z) { return {Operand::zone, z}; }

}  // namespace

TEST_CASE("One place decides where only one action has it") {
  const Chooser c(kVerbs, {action(kPass), action(kPut, 1, 3), action(kPut, 1, 4)});
  CHECK(c.decided(c.point({}, {place(3)})) == action(kPut, 1, 3));
  CHECK_FALSE(c.decided({}));
  CHECK_FALSE(c.next({}, {place(5)}));
}

TEST_CASE("Two places take two clicks, in any order") {
  const Chooser c(kVerbs, {action(kPair, 1, 3, 4), action(kPair, 1, 3, 8), action(kPair, 1, 4, 5)});
  const Picks first = c.point({}, {place(4)});
  CHECK_FALSE(c.decided(first));
  CHECK(c.next(first, {place(5)}));
  CHECK_FALSE(c.next(first, {place(8)}));
  CHECK(c.decided(c.point(first, {place(3)})) == action(kPair, 1, 3, 4));
}

TEST_CASE("The last pair of a place still takes both clicks") {
  const Chooser c(kVerbs, {action(kPair, 1, 3, 4), action(kPair, 1, 7, 8)});
  const Picks first = c.point({}, {place(3)});
  CHECK_FALSE(c.decided(first));
  CHECK(c.decided(c.point(first, {place(4)})) == action(kPair, 1, 3, 4));
}

TEST_CASE("A place that every action has needs no click of its own") {
  const std::vector<VerbSpec> verbs = {{"shift", {Operand::zone, Operand::zone}}};
  const Chooser c(verbs, {action(0, 5, 4), action(0, 5, 10)});
  CHECK(c.decided(c.point({}, {place(10)})) == action(0, 5, 10));
  CHECK_FALSE(c.decided(c.point({}, {place(5)})));
}

TEST_CASE("A token chosen first tells apart what lies on one place") {
  const Chooser c(kVerbs, {action(kPut, 1, 3), action(kPut, 2, 3), action(kPut, 2, 4)});
  CHECK_FALSE(c.decided(c.point({}, {place(3)})));
  CHECK(c.decided(c.point({card(2)}, {place(3)})) == action(kPut, 2, 3));
}

TEST_CASE("What leads nowhere begins again, and what means nothing changes nothing") {
  const Chooser c(kVerbs, {action(kPair, 1, 3, 4), action(kPair, 1, 7, 8)});
  CHECK(c.point({place(3)}, {place(7)}) == Picks{place(7)});
  CHECK(c.point({place(3)}, {place(9)}) == Picks{place(3)});
}

TEST_CASE("A place may stand for the card of its name") {
  const Chooser c(kVerbs, {action(kPlay, 2), action(kPlay, 3)});
  CHECK(c.decided(c.point({}, {place(2), card(2)})) == action(kPlay, 2));
}
