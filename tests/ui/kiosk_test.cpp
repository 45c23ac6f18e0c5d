#include "catch.hpp"
#include "kiosk_fixture.hpp"
#include "prowl/dev/soak.hpp"

using namespace prowl;
using namespace prowl::ui;
using prowl::ui::test::Demo;
using Stage = Kiosk::Stage;

namespace {

Input press(Point at) { return {.type = Input::Type::press, .at = at}; }

void to_game(Demo& demo, const std::string& world = "nostromo") {
  demo.start();
  demo.click("kiosk.game." + world);
}

void enter_pin(Demo& demo, const std::string& pin) {
  for (const char c : pin) demo.key(std::string(1, c));
  demo.click("kiosk.pin.enter");
}

}  // namespace

TEST_CASE("Pictures go round by themselves, and each time everything moves a little") {
  Demo demo;
  std::set<std::size_t> seen;
  for (int i = 0; i < 1200; ++i) {
    demo.seconds(1);
    seen.insert(demo.kiosk().picture());
    CHECK(demo.stage() == Stage::attract);
  }
  CHECK(seen.size() == demo.kiosk().plan().scenes.size());
  CHECK(demo.kiosk().shift() != Point{});
  for (const auto& t : demo.kiosk().troubles()) FAIL_CHECK(t.text);
}

TEST_CASE("Any press leads from the pictures to the choice") {
  for (const Input& in :
       {press({640, 300}), press({3, 3}), Input{.type = Input::Type::key, .key = "x"},
        Input{.type = Input::Type::key, .key = "tab"}, Input{.type = Input::Type::inspect, .at = {9, 9}}}) {
    Demo demo;
    demo.send(in);
    CHECK(demo.stage() == Stage::choice);
  }
}

TEST_CASE("A press on the words that ask for one leads on, one on a language does not") {
  Demo demo;
  demo.send(press(demo.find("kiosk.lang.fr")->box.centre()));
  CHECK(demo.stage() == Stage::attract);
  const Widget* words = demo.find("kiosk.touch") != nullptr ? demo.find("kiosk.touch") : demo.find("kiosk.caption");
  REQUIRE(words != nullptr);
  demo.send(press({words->box.x + 30, words->box.centre().y}));
  CHECK(demo.stage() == Stage::choice);
}

TEST_CASE("Whoever only comes near is invited, and the invitation ends") {
  Demo demo;
  demo.send({.type = Input::Type::move, .at = {100, 100}});
  CHECK(demo.stage() == Stage::invite);
  demo.seconds(10);
  CHECK(demo.stage() == Stage::attract);
}

TEST_CASE("A press on an answer answers the question that is asked") {
  Demo demo;
  int asked = 0;
  for (int i = 0; i < 3000 && asked < 4; ++i) {
    demo.seconds(1);
    const Widget* answer = demo.find("kiosk.answer.2");
    if (answer == nullptr) continue;
    ++asked;
    const std::string said = answer->name;
    demo.tap(answer->box.centre());
    REQUIRE(demo.stage() == Stage::choice);
    REQUIRE(demo.kiosk().answer().has_value());
    CHECK(demo.kiosk().answer()->said == said);
    CHECK(demo.find("kiosk.answer") != nullptr);
    demo.kiosk().turn_page();
    demo.key("f9");
    CHECK_FALSE(demo.kiosk().answer().has_value());
  }
  CHECK(asked == 4);
}

TEST_CASE("Somebody who goes away is asked, and then forgotten") {
  Demo demo;
  demo.start();
  demo.seconds(44);
  CHECK_FALSE(demo.kiosk().counting());
  demo.seconds(2);
  CHECK(demo.kiosk().counting());
  CHECK(demo.screen() == "kiosk.still");
  demo.seconds(20);
  CHECK(demo.stage() == Stage::choice);
  demo.seconds(11);
  CHECK(demo.stage() == Stage::attract);
  CHECK(demo.ctx().stack.size() == 1);
}

TEST_CASE("Anything pressed says that somebody is there, and does nothing else, as often as one likes") {
  Demo demo;
  to_game(demo);
  for (int i = 0; i < 12; ++i) {
    demo.seconds(50);
    REQUIRE(demo.kiosk().counting());
    if (i % 2 == 0)
      demo.tap({640, 400});
    else
      demo.key("enter");
    CHECK_FALSE(demo.kiosk().counting());
    CHECK(demo.screen() == "kiosk.game");
  }
}

TEST_CASE("In a match there is more time, and the mouse alone is nobody") {
  Demo demo;
  to_game(demo);
  demo.click("kiosk.alone");
  REQUIRE(demo.stage() == Stage::match);
  for (int i = 0; i < 12; ++i) {
    demo.seconds(10);
    demo.send({.type = Input::Type::move, .at = {100.0F + static_cast<float>(i), 100}});
  }
  CHECK(demo.kiosk().counting());
}

TEST_CASE("At a curtain people may talk for longer") {
  Demo demo;
  to_game(demo);
  demo.click("kiosk.together");
  demo.click("kiosk.begin");
  demo.seconds(10);
  for (int i = 0; i < 20 && demo.stage() != Stage::curtain; ++i) demo.seconds(5);
  REQUIRE(demo.stage() == Stage::curtain);
  demo.key("tab");
  demo.seconds(170);
  CHECK_FALSE(demo.kiosk().counting());
  demo.seconds(12);
  CHECK(demo.kiosk().counting());
}

TEST_CASE("A key that lies under something is nobody") {
  Demo demo;
  demo.start();
  for (int i = 0; i < 50 && !demo.kiosk().counting(); ++i) {
    demo.seconds(1);
    demo.send({.type = Input::Type::key, .key = "down", .repeated = true});
  }
  CHECK(demo.kiosk().counting());
}

TEST_CASE("Nobody is asked where the plan says never") {
  KioskPlan plan = Demo::installed();
  plan.choice_s = 0;
  Demo demo(std::move(plan));
  demo.start();
  demo.seconds(4000);
  CHECK(demo.stage() == Stage::choice);
}

TEST_CASE("From a lesson or a match people come back to be thanked") {
  Demo demo;
  to_game(demo);
  demo.click("kiosk.guide");
  REQUIRE(demo.stage() == Stage::lesson);
  CHECK(demo.find("lesson.just_play") != nullptr);
  demo.click("lesson.leave");
  CHECK(demo.stage() == Stage::thanks);
  demo.click("kiosk.again");
  CHECK(demo.stage() == Stage::choice);
  demo.click("kiosk.game.fate");
  demo.click("kiosk.alone");
  REQUIRE(demo.stage() == Stage::match);
  demo.key("esc");
  REQUIRE(demo.screen() == "menu");
  demo.click("menu.leave");
  demo.click("question.yes");
  CHECK(demo.stage() == Stage::thanks);
  demo.seconds(25);
  CHECK(demo.stage() == Stage::attract);
}

TEST_CASE("Out of every guided turn one can just play") {
  Demo demo;
  for (const World& world : demo.kiosk().everything()) {
    to_game(demo, world.id);
    demo.click("kiosk.guide");
    REQUIRE(demo.stage() == Stage::lesson);
    demo.click("lesson.just_play");
    CHECK(demo.stage() == Stage::match);
    demo.key("f9");
    CHECK(demo.stage() == Stage::attract);
  }
}

TEST_CASE("The language can be changed on every screen, and is forgotten") {
  Demo demo;
  const auto change = [&] {
    demo.click("kiosk.lang.fr");
    CHECK(demo.ctx().texts.language() == "fr");
    demo.click("kiosk.lang.nl");
    CHECK(demo.ctx().texts.language() == "nl");
  };
  change();
  CHECK(demo.stage() == Stage::attract);
  demo.start();
  change();
  demo.click("kiosk.game.fate");
  change();
  demo.click("kiosk.together");
  change();
  demo.click("back");
  demo.click("kiosk.guide");
  change();
  demo.click("lesson.leave");
  change();
  demo.key("f9");
  CHECK(demo.ctx().texts.language() == "en");
}

TEST_CASE("No press, key or signal of the desktop ends the demo without the PIN") {
  Demo demo;
  to_game(demo);
  demo.click("kiosk.alone");
  demo.send({.type = Input::Type::quit});
  for (const char* key : {"alt+f4", "f11", "ctrl+q", "ctrl+w", "esc", "q"}) demo.key(key);
  CHECK_FALSE(demo.ctx().quit);
  CHECK(demo.way_out == 0);
  demo.key("f9");
  demo.key("esc");
  CHECK_FALSE(demo.ctx().quit);
}

TEST_CASE("The menu of a match has no way to settings or files") {
  Demo demo;
  to_game(demo);
  demo.click("kiosk.alone");
  demo.key("esc");
  REQUIRE(demo.screen() == "menu");
  CHECK(demo.find("menu.resume") != nullptr);
  CHECK(demo.find("menu.settings") == nullptr);
}

TEST_CASE("With the PIN the staff may end the demo") {
  Demo demo;
  demo.key("ctrl+alt+o");
  REQUIRE(demo.screen() == "kiosk.pin");
  enter_pin(demo, prowl::ui::test::kPin);
  REQUIRE(demo.screen() == "kiosk.staff");
  CHECK_FALSE(demo.ctx().quit);
  demo.click("kiosk.staff.quit");
  CHECK(demo.ctx().quit);
}

TEST_CASE("After a wrong PIN one waits, each time twice as long") {
  Demo demo;
  demo.key("ctrl+alt+o");
  int before = 0;
  for (int i = 0; i < 4; ++i) {
    demo.pass(demo.kiosk().locked_ms());
    enter_pin(demo, "1111");
    CHECK(demo.screen() == "kiosk.pin");
    CHECK(demo.kiosk().locked_ms() > before);
    before = demo.kiosk().locked_ms();
  }
  enter_pin(demo, prowl::ui::test::kPin);
  CHECK(demo.screen() == "kiosk.pin");
  demo.key("esc");
  demo.key("ctrl+alt+o");
  CHECK(demo.kiosk().locked_ms() > 0);
}

TEST_CASE("The staff take a game off and change the first language, for this day") {
  Demo demo;
  demo.key("ctrl+alt+o");
  enter_pin(demo, prowl::ui::test::kPin);
  demo.kiosk().show_world("fate", false);
  demo.kiosk().set_language("nl");
  demo.key("f9");
  CHECK(demo.ctx().texts.language() == "nl");
  demo.start();
  CHECK(demo.find("kiosk.game.fate") == nullptr);
  CHECK(demo.find("kiosk.game.nostromo") != nullptr);
}

TEST_CASE("An exception ends what a visitor does, and the staff are told") {
  struct Broken final : Screen {
    std::string id() const override { return "broken"; }
    void build(Builder&) override { throw std::runtime_error("a picture of nothing"); }
  };
  Demo demo;
  to_game(demo);
  demo.ctx().stack.push(std::make_unique<Broken>());
  demo.ctx().stack.apply();
  demo.ctx().invalidate();
  demo.look();
  CHECK(demo.stage() == Stage::attract);
  REQUIRE(demo.kiosk().troubles().size() == 1);
  CHECK(demo.kiosk().troubles()[0].text.find("a picture of nothing") != std::string::npos);
}

TEST_CASE("What goes wrong with files is told to the staff and not to visitors") {
  Demo demo;
  demo.start();
  demo.ctx().notice(Error{ErrorCode::io, "/somewhere", "No space left on device."});
  CHECK(demo.ctx().notices.empty());
  CHECK(demo.kiosk().troubles().size() == 1);
}

TEST_CASE("Random visits leave nothing behind and find no way out") {
  Demo demo;
  Platform p = prowl::ui::test::test_platform(demo.folder.path(), "");
  std::int64_t now = 0;
  p.robot = false;
  p.kiosk = std::make_shared<const KioskPlan>(Demo::installed());
  p.check_pin = [](const std::string&, const std::string&) { return false; };
  p.clock_ms = [&now] { return now; };
  prowl::ui::test::FixedCanvas canvas({1280, 720});
  App app(std::move(p), canvas);
  SoakPlan plan;
  plan.visits = 30;
  plan.inputs = 60;
  plan.seed = 7;
  plan.folders = {demo.folder.path()};
  plan.pass = [&now](int ms) { now += ms; };
  const SoakReport report = soak(app, plan);
  for (const std::string& note : report.notes) FAIL_CHECK(note);
  CHECK(report.visits == 30);
  CHECK(report.residue == 0);
  CHECK(report.exits == 0);
  CHECK(app.inside().kiosk->visits() >= 30);
}

TEST_CASE("What nobody offers is named with its place in the file, and left out") {
  KioskPlan plan = Demo::installed();
  plan.worlds = {"chess"};
  plan.bot_level = "oracle";
  Demo demo(plan);
  std::string said;
  for (const auto& t : demo.kiosk().troubles()) said += t.text + "\n";
  CHECK(said.find("#/games") != std::string::npos);
  CHECK(said.find("#/bot_level") != std::string::npos);
  CHECK(demo.ctx().settings.bot_level != "oracle");
}
