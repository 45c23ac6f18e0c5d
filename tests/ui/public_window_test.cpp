// The window for those who only look on: App::public_scene.
#include "catch.hpp"
#include "twins.hpp"
#include "whole.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using ut::At;
using ut::first_difference;
using ut::FixedCanvas;
using ut::painted;
using Stage = PlayScreen::Stage;

namespace {

/// What stands on the television.
Scene public_scene(At& at, Size size = {1920, 1080}) {
  FixedCanvas television(size);
  return at.client.impl.public_scene(television);
}

}  // namespace

TEST_CASE("The public window is the same for any two truths that a spectator can't tell apart, whoever looks") {
  int differ = 0, compared = 0;
  ut::at_twins({40, 5, 200}, [&](const prowl::test::Table& t, const State& one, const State& other) {
    At a(t, one), b(t, other);
    if (a.play->step() != 0) return;  // somebody without a choice has acted, and chance with them
    const std::string before = painted(public_scene(a));
    CHECK(first_difference(before, painted(public_scene(b))) == "");
    if (!ut::has_secrets(*t.rules)) return;
    for (int s = 0; s < t.seats; ++s) {
      a.look(seat(s));
      b.look(seat(s));
      if (a.play->stage() != Stage::private_view) continue;
      differ += ut::transcript(a.client.impl.scene) != ut::transcript(b.client.impl.scene);
      a.client.key("tab");
      a.client.send({.type = Input::Type::move, .at = {700, 400}});
      ++compared;
      CHECK(first_difference(painted(public_scene(a)), painted(public_scene(b))) == "");
      CHECK(first_difference(before, painted(public_scene(a))) == "");
    }
  });
  CHECK(compared > 200);
  CHECK(differ > 100);
}

TEST_CASE("Nothing on the public window can be pressed, and no words on it are cut") {
  ut::at_twins({40, 5, 200}, [&](const prowl::test::Table& t, const State& one, const State&) {
    At a(t, one);
    for (const Size size : {Size{1024, 768}, Size{1280, 720}, Size{1920, 1080}, Size{3840, 2160}}) {
      CAPTURE(size.w);
      const Scene s = public_scene(a, size);
      CHECK(s.widgets.empty());
      CHECK_FALSE(s.draws.empty());
      CHECK(s.clipped == std::vector<std::string>{});
    }
  });
}

TEST_CASE("Menus and rules over a match leave the table on the public window, between matches it shows the games") {
  ut::Table t(4, 0, {}, 5, {1280, 720}, ut::not_alone());
  FixedCanvas television({1920, 1080});
  const std::string table = painted(t.client.impl.public_scene(television));
  t.key("esc");
  CHECK(t.client.screen() == "menu");
  CHECK(painted(t.client.impl.public_scene(television)) == table);
  t.client.impl.ctx.stack.reset(make_title(t.client.impl.ctx));
  t.client.impl.settle();
  CHECK(painted(t.client.impl.public_scene(television)).find("PROWL") != std::string::npos);
}

TEST_CASE("Closed, the public window stays closed, without its display it is only told of") {
  ut::Client c;
  c.impl.ctx.settings.table_window = true;
  c.impl.ctx.platform.table_window = true;
  c.send({.type = Input::Type::table_window, .key = "gone"});
  CHECK(c.impl.ctx.settings.table_window);
  REQUIRE(c.impl.ctx.notices.size() == 1);
  c.send({.type = Input::Type::table_window, .key = "closed"});
  CHECK_FALSE(c.impl.ctx.settings.table_window);
  CHECK_FALSE(c.impl.ctx.platform.table_window);
  CHECK(c.impl.ctx.notices.size() == 1);
  c.impl.ctx.settings.table_window = true;
  c.send({.type = Input::Type::table_window, .key = "failed"});
  CHECK_FALSE(c.impl.ctx.settings.table_window);
}
