#include <set>

#include "catch.hpp"
#include "kiosk_fixture.hpp"
#include "ui/kiosk/attract.hpp"
#include "ui/kiosk/showing.hpp"

using namespace prowl;
using namespace prowl::ui;
using prowl::ui::test::Demo;

namespace {

using Sort = KioskScene::Kind;

const World& world_of(Demo& demo, const KioskScene& scene) {
  const World* world = demo.kiosk().find(scene.world);
  REQUIRE(world != nullptr);
  return *world;
}

std::unique_ptr<Showing> shown(Demo& demo, const KioskScene& scene) {
  auto made = Showing::make(demo.client.impl.ctx, world_of(demo, scene), scene);
  INFO(scene.place << (made ? "" : to_text(made.error())));
  REQUIRE(made.has_value());
  return std::move(*made);
}

}  // namespace

TEST_CASE("The plan that is installed has no fault") {
  const KioskPlan plan = load_kiosk(prowl::ui::test::source_dir() / "assets", {});
  for (const Error& e : plan.faults) FAIL_CHECK(to_text(e));
  CHECK(plan.scenes.size() >= 12);
  CHECK(plan.pin.empty());
  CHECK(plan.names.size() >= 6);
}

TEST_CASE("Every game has a premise, a round, a question and a box among the pictures") {
  Demo demo;
  for (const World& world : demo.kiosk().everything()) {
    std::set<Sort> kinds;
    for (const KioskScene& scene : demo.kiosk().plan().scenes)
      if (scene.world == world.id) kinds.insert(scene.kind);
    INFO(world.id);
    CHECK(kinds.size() == 4);
  }
}

TEST_CASE("A curated round still comes to what its caption says, and not too late") {
  Demo demo;
  for (const KioskScene& scene : demo.kiosk().plan().scenes) {
    if (scene.kind != Sort::round) continue;
    const auto showing = shown(demo, scene);
    int steps = 0;
    while (showing->step() && !showing->told()) ++steps;
    INFO(scene.place << ", " << steps << " moments, then " << showing->moment());
    CHECK(showing->told());
    CHECK(showing->moment() == scene.event);
    CHECK(steps >= 1);
    CHECK(steps <= 12);
  }
}

TEST_CASE("A curated question has a good answer and a bad one") {
  Demo demo;
  for (const KioskScene& scene : demo.kiosk().plan().scenes) {
    if (scene.kind != Sort::hide) continue;
    const auto showing = shown(demo, scene);
    REQUIRE(showing->answers().size() == 3);
    const auto& hits = showing->hits();
    const auto bad = std::count_if(showing->answers().begin(), showing->answers().end(), [&](const ShownPlace& p) {
      return std::find(hits.begin(), hits.end(), p.zone) != hits.end();
    });
    INFO(scene.place << ", it goes to " << (hits.empty() ? "nowhere" : showing->name(hits.front())));
    CHECK(bad >= 1);
    CHECK(bad <= 2);
    for (const ShownPlace& p : showing->answers()) CHECK_FALSE(p.picture.empty());
  }
}

TEST_CASE("A picture knows no more than a spectator") {
  Demo demo;
  for (const KioskScene& scene : demo.kiosk().plan().scenes) {
    if (scene.kind == Sort::box) continue;
    const auto showing = shown(demo, scene);
    CHECK_FALSE(prowl::ui::test::shows_secrets(demo.client.impl.scene));
  }
}

TEST_CASE("Every caption is there in every language") {
  for (const char* language : {"en", "fr", "nl"}) {
    Texts texts(prowl::ui::test::locale_dir());
    REQUIRE(texts.set_language(language));
    const KioskPlan plan = load_kiosk(prowl::ui::test::source_dir() / "assets", {});
    for (const KioskScene& scene : plan.scenes) {
      if (scene.kind == Sort::box) continue;
      INFO(language << " " << scene.caption);
      CHECK(texts.has(scene.caption));
      if (scene.kind != Sort::premise) CHECK(texts.has(scene.caption + ".end"));
    }
  }
}

// `prowl_tests_ui "[.find]"` looks for seeds, when a change of the rules has moved them.
TEST_CASE("Seeds of the pictures", "[.find]") {
  Demo demo;
  for (KioskScene scene : demo.kiosk().plan().scenes) {
    if (scene.kind != Sort::round && scene.kind != Sort::hide) continue;
    for (scene.seed = 1; scene.seed <= 12; ++scene.seed) {
      auto made = Showing::make(demo.client.impl.ctx, world_of(demo, scene), scene);
      if (!made) {
        std::printf("%s %s seed %d: %s\n", scene.world.c_str(), scene.event.c_str(), static_cast<int>(scene.seed),
                    to_text(made.error()).c_str());
        continue;
      }
      Showing& s = **made;
      std::string line;
      for (const Zone z : s.hits()) line += s.name(z) + ", ";
      if (scene.kind == Sort::round)
        for (int i = 0; i < 30 && s.step() && !s.told(); ++i) line += std::string(s.moment()) + " ";
      std::printf("%s %s seed %d told %d: %s\n", scene.world.c_str(), scene.event.c_str(), static_cast<int>(scene.seed),
                  s.told() ? 1 : 0, line.c_str());
    }
  }
}
