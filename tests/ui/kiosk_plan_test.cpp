#include "catch.hpp"
#include "kiosk_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

/// What is made of a shop's file.
KioskPlan plan_of(const std::string& text) {
  prowl::ui::test::TemporaryFolder folder;
  const auto file = folder.path() / "kiosk.json";
  REQUIRE(write_atomic(file, text).has_value());
  return load_kiosk(prowl::ui::test::source_dir() / "assets", file);
}

std::string faults_of(const KioskPlan& plan) {
  std::string all;
  for (const Error& e : plan.faults) all += to_text(e) + "\n";
  return all;
}

constexpr const char* kHash = "$6$saltsaltsalt$abcdefghijklmnopqrstuvwxyz";

}  // namespace

TEST_CASE("A shop's file says only what is otherwise") {
  const KioskPlan plan = plan_of(
      std::string(
          R"({"version": 1, "language": "nl", "idle": {"match": 300, "choice": 0}, "counters": true, "pin": ")") +
      kHash + "\"}");
  CHECK(faults_of(plan).empty());
  CHECK(plan.language == "nl");
  CHECK(plan.match_s == 300);
  CHECK(plan.choice_s == 0);
  CHECK(plan.curtain_s == 180);
  CHECK(plan.counters);
  CHECK(plan.pin == kHash);
  CHECK_FALSE(plan.scenes.empty());
}

TEST_CASE("What is wrong in a shop's file is named with its place, and the rest counts") {
  const KioskPlan plan = plan_of(R"({"version": 1, "language": "xy", "idle": {"match": 5, "countdown": 4000},
    "games": "all", "ui_scale": 900, "colour": "red", "pin": "1234", "text_scale": 150,
    "attract": [{"scene": "dance", "game": "fate"}, {"scene": "box", "game": "fate"}]})");
  const std::string said = faults_of(plan);
  for (const char* place : {"#/language", "#/idle/match", "#/idle/countdown", "#/games", "#/ui_scale", "#/pin",
                            "#/attract/0/scene", "colour"}) {
    INFO(said);
    CHECK(said.find(place) != std::string::npos);
  }
  CHECK(plan.language == "en");
  CHECK(plan.match_s == 120);
  CHECK(plan.text_scale == 150);
  CHECK(plan.pin.empty());
  REQUIRE(plan.scenes.size() == 1);
  CHECK(plan.scenes[0].kind == KioskScene::Kind::box);
}

TEST_CASE("A hostile file gives the plan that is installed, and a fault") {
  std::string deep(100'000, '[');
  for (const std::string& text :
       {std::string("{"), std::string("[]"), std::string("null"), std::string("\"pin\""), std::string(), deep,
        std::string("{\"version\": 1, \"version\": 1}"), std::string("\xff\xfe{}"), std::string("{\"version\": 1} x"),
        std::string(R"({"version": 1, "attract": {}})"), std::string(R"({"version": 1, "attract": [1, null, []]})"),
        std::string(R"({"version": 1, "names": ["a\nb", "c"]})"), std::string(R"({"version": 1, "idle": []})"),
        std::string(R"({"version": 1, "names": [1]})"), std::string(R"({"game": "nostromo", "steps": []})")}) {
    const KioskPlan plan = plan_of(text);
    INFO(text.substr(0, 60));
    CHECK_FALSE(plan.faults.empty());
    CHECK(plan.scenes.size() >= 12);
    CHECK(plan.choice_s == 45);
    CHECK(plan.pin.empty());
  }
}

TEST_CASE("A file of a later version is told, and what is known of it counts") {
  const KioskPlan plan = plan_of(R"({"version": 7, "language": "fr", "hologram": true})");
  CHECK(faults_of(plan).find("later version") != std::string::npos);
  CHECK(plan.language == "fr");
}

TEST_CASE("A missing file is told") {
  const KioskPlan plan = load_kiosk(prowl::ui::test::source_dir() / "assets", "/nowhere/kiosk.json");
  REQUIRE(plan.faults.size() == 1);
  CHECK(plan.faults[0].place.find("kiosk.json") != std::string::npos);
  CHECK_FALSE(plan.scenes.empty());
}

TEST_CASE("A picture that the engine does not come to is left out, and told to the staff") {
  KioskPlan plan = prowl::ui::test::Demo::installed();
  KioskScene scene;
  scene.kind = KioskScene::Kind::round;
  scene.world = "nostromo";
  scene.caption = "kiosk.touch";
  scene.event = "won_nothing";
  scene.place = "kiosk.json#/attract/0";
  KioskScene box;
  box.kind = KioskScene::Kind::box;
  box.world = "fate";
  plan.scenes = {scene, box};
  prowl::ui::test::Demo demo(std::move(plan));
  CHECK(demo.find("kiosk.caption") != nullptr);
  REQUIRE(demo.kiosk().troubles().size() == 1);
  CHECK(demo.kiosk().troubles()[0].text.find("#/attract/0") != std::string::npos);
  demo.seconds(100);
  CHECK(demo.kiosk().troubles().size() == 1);
  CHECK(demo.kiosk().troubles()[0].times > 1);
}

TEST_CASE("Games that there are not cost nothing but a word to the staff") {
  KioskPlan plan = prowl::ui::test::Demo::installed();
  plan.worlds = {"chess", "fate"};
  prowl::ui::test::Demo demo(std::move(plan));
  CHECK(demo.kiosk().worlds().size() == 1);
  CHECK(demo.kiosk().troubles().size() == 1);
}
