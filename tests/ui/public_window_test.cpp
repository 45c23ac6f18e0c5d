// The window for those who only look on: App::public_scene.
#include <sstream>

#include "catch.hpp"
#include "twins.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using ut::FixedCanvas;
using Stage = PlayScreen::Stage;

namespace {

/// All that a canvas paints from: two scenes with the same words give the same frame.
std::string painted(const Scene& s) {
  std::string out = to_hex(s.background) + "\n";
  for (const Draw& d : s.draws) {
    const Picture& p = d.picture;
    const TextStyle& t = d.style;
    out += fmt::format("{} {} {} {} {} | {} {} {} {} {} {} {} {} | {} {} {} {} {} {} {} {} {} | {} {} {} {} {} {}",
                       static_cast<int>(d.op), d.box.x, d.box.y, d.box.w, d.box.h, p.name, p.svg, to_hex(p.accent),
                       p.scale, p.skin, p.v, p.n, p.mirror, d.text, static_cast<int>(t.face), t.px, to_hex(t.colour),
                       t.tracking, static_cast<int>(t.align), static_cast<int>(t.valign), t.wrap, t.min_scale,
                       to_hex(d.colour), d.radius, d.thickness, d.alpha, d.key, d.flip);
    for (const Point& at : d.way) out += fmt::format(" {},{}", at.x, at.y);
    out += "\n";
  }
  return out;
}

/// The first lines in which they differ, or nothing.
std::string first_difference(const std::string& one, const std::string& other) {
  std::istringstream a(one), b(other);
  for (std::string x, y; a || b; x.clear(), y.clear()) {
    std::getline(a, x);
    std::getline(b, y);
    if (x != y) return x + "\n" + y;
  }
  return {};
}

/// A match at a table on the screen of a client, all seats people.
struct At {
  At(const prowl::test::Table& t, const State& table) {
    AppContext& ctx = client.impl.ctx;
    auto layout = load_layout(ctx.platform.assets_dir, t.game->id, t.options).value();
    auto driver = std::make_unique<Driver>(
        ctx, Match::at_table(*t.game, t.rules, t.options, ut::seats_of(t.seats), table, 1), t.rules, "");
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(layout));
    play = screen.get();
    client.show(std::move(screen));
  }
  void look(Seat s) {
    play->become(s, PlayScreen::Purpose::look);
    play->confirm();
    client.impl.ctx.invalidate();
    client.impl.rebuild();
  }
  Scene public_scene() { return client.impl.public_scene(television); }

  ut::Client client;
  FixedCanvas television{{1920, 1080}};
  PlayScreen* play = nullptr;
};

}  // namespace

TEST_CASE("The public window is the same for any two truths that a spectator can't tell apart, whoever looks") {
  int differ = 0, compared = 0;
  ut::at_twins({40, 5, 200}, [&](const prowl::test::Table& t, const State& one, const State& other) {
    At a(t, one), b(t, other);
    if (a.play->step() != 0) return;  // somebody without a choice has acted, and chance with them
    const std::string before = painted(a.public_scene());
    CHECK(first_difference(before, painted(b.public_scene())) == "");
    if (!ut::has_secrets(*t.rules)) return;
    for (int s = 0; s < t.seats; ++s) {
      a.look(seat(s));
      b.look(seat(s));
      if (a.play->stage() != Stage::private_view) continue;
      differ += ut::transcript(a.client.impl.scene) != ut::transcript(b.client.impl.scene);
      a.client.key("tab");
      a.client.send({.type = Input::Type::move, .at = {700, 400}});
      ++compared;
      CHECK(first_difference(painted(a.public_scene()), painted(b.public_scene())) == "");
      CHECK(first_difference(before, painted(a.public_scene())) == "");
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
      a.television.resize(size);
      const Scene s = a.public_scene();
      CHECK(s.widgets.empty());
      CHECK_FALSE(s.draws.empty());
      CHECK(s.clipped == std::vector<std::string>{});
    }
  });
}

TEST_CASE("Menus and rules over a match leave the table on the public window; between matches it shows the games") {
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

TEST_CASE("Closed, the public window stays closed; without its display it is only told of") {
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
