#include "ui/app/settings.hpp"

#include "catch.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

struct File {
  test::TemporaryFolder folder;
  std::filesystem::path path = folder.path() / "settings.json";
  std::filesystem::path aside = folder.path() / "settings.json.bad";
  void write(std::string_view bytes) { REQUIRE(write_atomic(path, bytes)); }
};

}  // namespace

TEST_CASE("Settings come back as they were stored") {
  File file;
  Settings s;
  s.language = "nl";
  s.ui_scale = 150;
  s.reduced_motion = true;
  s.last_names = "Ana\nBo \"B\"\n";
  REQUIRE(store_settings(file.path, s));
  const auto loaded = load_settings(file.path);
  CHECK_FALSE(loaded.problem);
  CHECK(loaded.settings == s);
}

TEST_CASE("Without a settings file everything has its default") {
  File file;
  const auto loaded = load_settings(file.path);
  CHECK(loaded.settings == Settings{});
  CHECK_FALSE(loaded.problem);
}

TEST_CASE("Every setting may be missing") {
  File file;
  file.write(R"({"text_scale": 125})");
  const auto loaded = load_settings(file.path);
  CHECK_FALSE(loaded.problem);
  CHECK(loaded.settings.text_scale == 125);
  CHECK(loaded.settings.ui_scale == 100);
}

TEST_CASE("One bad or unknown setting costs no other") {
  const std::string bad = GENERATE(R"("foo": 1)", R"("volume": 101)", R"("ui_scale": "big")");
  File file;
  file.write(R"({"speech": true, "high_contrast": true, )" + bad + "}");
  const auto loaded = load_settings(file.path);
  CHECK(loaded.problem);
  CHECK(loaded.settings.speech);
  CHECK(loaded.settings.high_contrast);
  CHECK(loaded.settings.ui_scale == 100);
  CHECK(std::filesystem::exists(file.aside));
  const auto again = load_settings(file.path);
  CHECK_FALSE(again.problem);
  CHECK(again.settings == loaded.settings);
}

TEST_CASE("A broken settings file is put aside, and the defaults hold") {
  const std::string zeros(512, '\0');
  const std::string broken = GENERATE_COPY(std::string(), zeros, std::string("{"), std::string("[]"),
                                           std::string(R"({"ui_scale": "big"})"), std::string(R"({"ui_scale": 4000})"),
                                           std::string(R"({"bot_pace": 1.5})"), std::string(R"({"fullscreen": null})"),
                                           std::string("{\"language\": \"\xff\"}"));
  File file;
  file.write(broken);
  const auto loaded = load_settings(file.path);
  CHECK(loaded.settings == Settings{});
  REQUIRE(loaded.problem);
  CHECK(to_text(*loaded.problem).find("settings.json") != std::string::npos);
  CHECK(loaded.kept_as == to_utf8(file.aside));
  CHECK_FALSE(std::filesystem::exists(file.path));
  CHECK(read_file(file.aside).value() == broken);
}

TEST_CASE("A second broken settings file leaves the first one that was put aside") {
  File file;
  file.write("{1");
  load_settings(file.path);
  file.write("{2");
  const auto loaded = load_settings(file.path);
  CHECK(read_file(file.aside).value() == "{1");
  CHECK(read_file(to_path(loaded.kept_as)).value() == "{2");
}

TEST_CASE("The client starts with a broken settings file and says where it was kept") {
  test::TemporaryFolder folder;
  REQUIRE(write_atomic(folder.path() / "config" / "settings.json", "\0\0\0"));
  test::FixedCanvas canvas({1280, 720});
  App::Impl client(test::test_platform(folder.path()), canvas);
  REQUIRE(client.ctx.notices.size() == 1);
  CHECK(client.ctx.notices[0].text.find("settings.json.bad") != std::string::npos);
}

TEST_CASE("Peeking at broken settings leaves them for the client to report") {
  File file;
  file.write("{");
  CHECK(peek_settings(file.path) == Settings{});
  CHECK(std::filesystem::exists(file.path));
  CHECK(load_settings(file.path).problem);
}

TEST_CASE("The size of the window is kept for the next start") {
  test::TemporaryFolder folder;
  test::FixedCanvas canvas({1280, 720});
  Platform platform = test::test_platform(folder.path());
  platform.robot = false;
  App::Impl client(platform, canvas);
  client.handle({.type = Input::Type::resize, .size = {1500, 900}});
  client.handle({.type = Input::Type::quit});
  const Settings s = load_settings(folder.path() / "config" / "settings.json").settings;
  CHECK(s.window_w == 1500);
  CHECK(s.window_h == 900);
}

TEST_CASE("The display that the window was on is kept, also where it fills the screen") {
  test::TemporaryFolder folder;
  test::FixedCanvas canvas({1280, 720});
  Platform platform = test::test_platform(folder.path());
  platform.robot = false;
  App::Impl client(platform, canvas);
  client.ctx.settings.fullscreen = true;
  client.handle({.type = Input::Type::resize, .key = "Left \"24\" @-1920,0", .size = {1920, 1080}});
  client.handle({.type = Input::Type::quit});
  const WindowWish wish = window_wish(folder.path() / "config");
  CHECK(wish.display == "Left \"24\" @-1920,0");
  CHECK(wish.w == 1280);
}

TEST_CASE("A change of size or of the whole screen goes back when nobody can say that it is to stay") {
  test::Client c;
  AppContext& ctx = c.impl.ctx;
  bool filled = false;
  ctx.platform.set_fullscreen = [&](bool on) { filled = on; };
  ctx.stack.push(make_settings_screen(ctx));
  c.impl.settle();
  c.impl.rebuild();
  const auto top = [&] { return ctx.stack.top()->id(); };
  const auto pass = [&](int ms) {
    for (; ms > 0; ms -= 500) c.impl.tick(500);
    c.impl.rebuild();
  };
  c.press("settings.fullscreen");
  REQUIRE(top() == "keep");
  CHECK(filled);
  SECTION("by itself, after fifteen seconds") {
    pass(14'000);
    CHECK(filled);
    pass(1'500);
    CHECK_FALSE(filled);
    CHECK_FALSE(ctx.settings.fullscreen);
    CHECK(top() == "settings");
  }
  SECTION("at once, by Escape") {
    c.key("esc");
    CHECK_FALSE(filled);
    CHECK(top() == "settings");
  }
  SECTION("but not when somebody says so") {
    c.press("keep.yes");
    pass(20'000);
    CHECK(filled);
    CHECK(ctx.settings.fullscreen);
    CHECK(top() == "settings");
  }
}

TEST_CASE("A window closed while it fills the screen does so again and still has its own size to go back to") {
  for (const bool size_first : {false, true}) {
    test::TemporaryFolder folder;
    test::FixedCanvas canvas({1280, 720});
    Platform platform = test::test_platform(folder.path());
    platform.robot = false;
    App::Impl client(platform, canvas);
    client.handle({.type = Input::Type::resize, .size = {1500, 900}});
    if (size_first) client.handle({.type = Input::Type::resize, .size = {1920, 1080}});
    client.handle({.type = Input::Type::resize, .size = {1920, 1080}, .maximised = true});
    client.handle({.type = Input::Type::quit});
    const WindowWish wish = window_wish(folder.path() / "config");
    CHECK(wish.maximised);
    CHECK(wish.w == 1500);
    CHECK(wish.h == 900);
  }
}

TEST_CASE("The bots' pace grows from nothing") {
  CHECK(pace_ms(0) == 0);
  for (int pace = 1; pace <= 4; ++pace) CHECK(pace_ms(pace) > pace_ms(pace - 1));
  CHECK(pace_ms(9) == pace_ms(4));
}
