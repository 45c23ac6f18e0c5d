// What is to be heard: AppContext::sound, App::take_heard, and the sounds that layouts name.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> heard(Table& t) { return std::exchange(t.client.impl.ctx.sounds, {}); }

}  // namespace

TEST_CASE("Every sound that a layout names is there, belongs to a moment that is seen, and none lies about unheard") {
  std::set<std::string> named{std::string(kPress), std::string(kDeny), std::string(kCurtain),
                              std::string(kSecretChoice)},
      there;
  for (const Game* game : all_games())
    for (const Options& options : {Options{}, Options{{"sanctuary", "yes"}}}) {
      const auto layout = load_layout(test::source_dir() / "assets", game->id, options).value();
      INFO(game->id);
      CHECK_FALSE(layout.ambience.empty());
      named.insert(layout.ambience);
      const auto moments = find_table(game->id)->moments;
      for (const auto& [event, sound] : layout.sounds) {
        INFO(event);
        named.insert(sound);
        CHECK(std::any_of(moments.begin(), moments.end(), [&](const MomentSpec& m) { return m.event == event; }));
      }
      for (const MomentSpec& m : moments) {
        INFO(m.event);
        CHECK(layout.sounds.contains(m.event));
      }
    }
  const fs::path assets = test::source_dir() / "assets";
  for (const auto& file : fs::recursive_directory_iterator(assets))
    if (file.path().extension() == ".ogg")
      there.insert(to_utf8(fs::relative(file.path(), assets).replace_extension().generic_string()));
  CHECK(there == named);
}

TEST_CASE("Over a private view nothing is heard but that a choice was made and the curtain falls, alike for each") {
  for (const auto& [first, second] : {std::pair{"1", "4"}, std::pair{"3", "2"}}) {
    Table t(5);
    t.key("enter");
    REQUIRE(t.play->stage() == PlayScreen::Stage::private_view);
    heard(t);
    t.key(first);
    t.key(second);
    CHECK(heard(t).empty());
    t.key("enter");
    const auto now = heard(t);
    CHECK(now == std::vector<std::string>{std::string(kSecretChoice), std::string(kCurtain)});
  }
}

TEST_CASE("A press is heard, one that can't be made sounds otherwise, and switched off there is silence") {
  Table t(5);
  heard(t);
  t.click("curtain.confirm");
  CHECK(heard(t) == std::vector<std::string>{std::string(kPress)});
  t.client.impl.ctx.settings.quiet_private = false;
  t.key("1");
  CHECK_FALSE(heard(t).empty());
  t.client.impl.ctx.settings.sound = false;
  t.key("4");
  t.key("enter");
  CHECK(heard(t).empty());
}

TEST_CASE("A world is heard in its matches alone, as loud as is wanted") {
  const test::TemporaryFolder folder;
  test::FixedCanvas canvas({1280, 720});
  App app(test::test_platform(folder.path()), canvas);
  CHECK(app.take_heard().ambience.empty());
  AppContext& ctx = app.inside().ctx;
  ctx.settings.ambience = 40;
  ctx.stack.push(start_match_screen(ctx, test::not_alone(), {}, test::seats_of(3)).value());
  app.inside().settle();
  CHECK(app.take_heard().ambience == "not_alone/sounds/ambience_not_alone");
  CHECK(app.take_heard().ambience_volume == 0.4F);
  ctx.settings.ambience = 0;
  CHECK(app.take_heard().ambience.empty());
}
