#include "prowl/ui/motion.hpp"

#include "catch.hpp"

using namespace prowl::ui;

namespace {

Draw card(std::uint64_t key, float x, const std::string& name = "face", bool flip = false) {
  Draw d{Draw::Op::picture};
  d.box = {x, 0, 20, 30};
  d.picture.name = name;
  d.key = key;
  d.flip = flip;
  return d;
}

}  // namespace

TEST_CASE("a keyed thing travels from its old place to its new one") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  CHECK_FALSE(motion.running(1));
  const std::vector<Draw> there{card(3, 500), card(7, 100)};
  motion.show(there, 1000, true);
  CHECK(motion.running(1001));
  CHECK(motion.placed(1, there[1], 1000).box.x == Approx(0));
  const float half = motion.placed(1, there[1], 1110).box.x;
  CHECK(half > 50);
  CHECK(half < 100);
  CHECK(motion.placed(1, there[1], 1220).box == there[1].box);
  CHECK_FALSE(motion.running(1221));
}

TEST_CASE("a new thing fades in, what is gone is gone at once") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  const std::vector<Draw> next{card(8, 40)};
  motion.show(next, 1000, true);
  CHECK(motion.placed(0, next[0], 1000).alpha == Approx(0));
  CHECK(motion.placed(0, next[0], 1000).box == next[0].box);
  CHECK(motion.placed(0, next[0], 1300).alpha == 1);
}

TEST_CASE("a thing that turns over shows its old face for the first half") {
  Motion motion;
  motion.show({card(7, 0, "back", true)}, 0, true);
  const std::vector<Draw> next{card(7, 0, "face", true)};
  motion.show(next, 1000, true);
  REQUIRE(motion.placed(0, next[0], 1005).picture != nullptr);
  CHECK(motion.placed(0, next[0], 1005).picture->name == "back");
  CHECK(motion.placed(0, next[0], 1150).picture == nullptr);
  CHECK(motion.placed(0, next[0], 1005).box.w < 20);
}

TEST_CASE("a thing that is redirected starts from where it is") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  motion.show({card(7, 100)}, 1000, true);
  const std::vector<Draw> back{card(7, 0)};
  motion.show(back, 1110, true);
  const float x = motion.placed(0, back[0], 1110).box.x;
  CHECK(x > 50);
  CHECK(x < 100);
}

TEST_CASE("a scene that is shown again disturbs no motion") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  const std::vector<Draw> next{card(7, 100)};
  motion.show(next, 1000, true);
  const float before = motion.placed(0, next[0], 1100).box.x;
  motion.show(next, 1100, true);
  CHECK(motion.placed(0, next[0], 1100).box.x == before);
}

TEST_CASE("with reduced motion everything stands at its place at once") {
  Motion motion;
  motion.show({card(7, 0, "back", true)}, 0, false);
  const std::vector<Draw> next{card(7, 100, "face", true), card(9, 5)};
  motion.show(next, 1000, false);
  CHECK_FALSE(motion.running(1000));
  CHECK(motion.placed(0, next[0], 1000).box == next[0].box);
  CHECK(motion.placed(0, next[0], 1000).picture == nullptr);
  CHECK(motion.placed(1, next[1], 1000).alpha == 1);
}

TEST_CASE("a thing with a way goes along it, from where it is") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  Draw there = card(7, 200);
  there.way = {{10, 15}, {10, 115}, {210, 115}};  // down, across, and up to where it stands
  const std::vector<Draw> next{there};
  motion.show(next, 1000, true);
  CHECK(motion.placed(0, next[0], 1000).box == card(7, 0).box);
  bool low = false;
  float last = 0;
  for (float ms = 1000; motion.running(ms); ms += 10) {
    const Rect box = motion.placed(0, next[0], ms).box;
    low = low || box.y > 99;
    CHECK(box.x >= last - 0.01F);
    last = box.x;
    CHECK((box.x < 0.5F || box.x > 199.5F || box.y > 99.5F));  // never straight through
  }
  CHECK(low);
  CHECK(motion.placed(0, next[0], 9000).box == there.box);
}

TEST_CASE("a way that does not come by where the thing stands is not taken") {
  Motion motion;
  motion.show({card(7, 0)}, 0, true);
  Draw there = card(7, 100);
  there.way = {{900, 900}, {900, 15}};
  const std::vector<Draw> next{there};
  motion.show(next, 1000, true);
  CHECK(motion.placed(0, next[0], 1110).box.x < 100);
}
