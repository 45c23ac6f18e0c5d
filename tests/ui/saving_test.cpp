#include "ui/app/saving.hpp"
#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/ui/skin.hpp"
#include "ui/screens/setup.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;
namespace fs = std::filesystem;

namespace {

/// A client in a match that is saved, as people start one: the first seat a person, bots beside it.
struct Running {
  explicit Running(Size size = {1280, 720}, const std::string& language = "en", float text_scale = 0)
      : client(size, language, 0, text_scale), ctx(client.impl.ctx), saves(ctx.platform.data_dir / "saves") {}
  void start() {
    REQUIRE(start_match(ctx, nostromo(), {seats_of(2), {}}, 5));
    settle();
  }
  void settle() {
    client.impl.settle();
    client.impl.rebuild();
  }
  PlayScreen& play() {
    PlayScreen* found = nullptr;
    ctx.stack.each([&](Screen& s) {
      if (auto* p = dynamic_cast<PlayScreen*>(&s)) found = p;
    });
    REQUIRE(found != nullptr);
    return *found;
  }
  /// Where matches belong there is a file: every write fails until mend().
  void break_folder() {
    fs::create_directories(saves.parent_path());
    fs::rename(saves, aside, error);
    REQUIRE(write_atomic(saves, "no folder"));
  }
  void mend() {
    fs::remove(saves);
    fs::rename(aside, saves, error);
  }
  bool notice(const std::string& key) const {
    return std::any_of(ctx.notices.begin(), ctx.notices.end(),
                       [&](const Notice& n) { return n.text == ctx.texts.tr(key); });
  }
  void menu() {
    client.impl.ctx.stack.push(
        make_menu(ctx, {.game = &nostromo(), .paragraph = {}, .log = {}, .leave = [this] { play().driver().save(); }}));
    settle();
  }

  Client client;
  AppContext& ctx;
  fs::path saves, aside = client.folder.path() / "aside";
  std::error_code error;
};

int saves_in(const fs::path& dir) {
  int n = 0;
  for (const auto& e : fs::directory_iterator(dir)) n += e.path().extension() == ".prowl" ? 1 : 0;
  return n;
}

}  // namespace

TEST_CASE("A match that can't be saved says so as long as it is so, on every screen, and once when it works again") {
  Running r;
  r.break_folder();
  r.start();
  REQUIRE(r.client.find("unsaved.sign") != nullptr);
  for (int i = 0; i < 18; ++i) r.client.impl.tick(500);
  r.client.impl.rebuild();
  CHECK(r.ctx.notices.empty());
  CHECK(r.client.find("unsaved.sign") != nullptr);
  r.menu();
  CHECK(r.client.find("unsaved.sign") != nullptr);
  r.ctx.stack.pop();
  r.settle();
  r.mend();
  CHECK(r.client.impl.wait_ms() > 0);
  r.client.impl.tick(1500);
  r.client.impl.rebuild();
  CHECK(r.client.find("unsaved.sign") == nullptr);
  CHECK(r.notice("saving.works_again"));
  CHECK(saves_in(r.saves) == 1);
  r.ctx.notices.clear();
  REQUIRE(r.play().driver().save());
  CHECK(r.ctx.notices.empty());
}

TEST_CASE("The sign that nothing is saved stands in front of nothing") {
  const auto game = GENERATE(from_range(all_games().begin(), all_games().end()));
  for (const char* language : {"en", "fr", "nl"})
    for (const Size size : {Size{960, 540}, Size{1280, 720}, Size{1920, 1080}}) {
      Running r(size, language);
      r.break_folder();
      REQUIRE(start_match(r.ctx, *game, practice_plan(r.ctx, world_of({}, *game, {})), 5));
      r.settle();
      r.play().driver().think_inline(true);
      for (int i = 0; i < 400 && r.play().busy(); ++i) r.client.impl.tick(500);
      if (r.play().stage() == PlayScreen::Stage::curtain) r.play().confirm();
      r.settle();
      INFO(game->id << " " << language << " " << size.w << " " << r.client.screen());
      const Widget* sign = r.client.find("unsaved.sign");
      REQUIRE(sign != nullptr);
      for (std::size_t i = 0; i < r.client.impl.scene.widgets.size(); ++i) {
        const Widget& w = r.client.impl.scene.widgets[i];
        const WidgetExtra& extra = r.client.impl.extras[i];
        INFO(w.id);
        if (w.id != "unsaved.sign" && extra.clip.h > 0)
          CHECK(std::min(w.box.bottom(), extra.clip.bottom()) <= sign->box.y + 1);
      }
      CHECK(r.client.impl.scene.clipped == std::vector<std::string>{});
    }
}

TEST_CASE("Every step tries to save again") {
  Running r;
  r.start();
  Driver& d = r.play().driver();
  r.break_folder();
  CHECK_FALSE(d.save());
  r.mend();
  const auto who = d.awaited(true).front();
  REQUIRE(!d.submit(who, d.options(who).front()));
  CHECK_FALSE(r.ctx.unsaved);
}

TEST_CASE("Who leaves an unsaved match is asked, and stays until it is decided") {
  Running r;
  r.break_folder();
  r.start();
  r.menu();
  r.client.press("menu.leave");
  REQUIRE(r.client.screen() == "unsaved");
  SECTION("back") {
    r.client.press("unsaved.stay");
    CHECK(r.client.screen() == "menu");
  }
  SECTION("again, in vain") {
    r.client.press("unsaved.again");
    CHECK(r.client.screen() == "unsaved");
  }
  SECTION("again, when it works") {
    r.mend();
    r.client.press("unsaved.again");
    CHECK(r.client.screen() == "title");
    CHECK(r.client.find("continue") != nullptr);
    CHECK_FALSE(r.ctx.match_lost);
  }
  SECTION("without saving") {
    r.client.press("unsaved.leave");
    CHECK(r.client.screen() == "title");
    CHECK(r.client.find("unsaved.sign") == nullptr);
    r.client.key("esc");
    CHECK(r.client.find("question")->name == r.ctx.texts.tr("title.quit_plain"));
  }
}

TEST_CASE("An unsaved match is saved in another folder and offered from there by the next start") {
  Running r;
  r.break_folder();
  r.start();
  r.menu();
  r.client.press("menu.leave");
  const fs::path other = r.client.folder.path() / "other";
  const auto type = [&](const std::string& path) { r.client.find("unsaved.folder")->type(path); };
  type("other");
  r.client.press("unsaved.here");
  REQUIRE(r.client.screen() == "unsaved");
  type(to_utf8(r.saves / "below"));
  r.client.press("unsaved.here");
  REQUIRE(r.client.screen() == "unsaved");
  type(to_utf8(other));
  r.client.press("unsaved.here");
  CHECK(r.client.screen() == "title");
  CHECK(r.client.find("continue") != nullptr);
  FixedCanvas canvas({1280, 720});
  App::Impl next(test_platform(r.client.folder.path()), canvas);
  REQUIRE(next.ctx.saves.list().size() == 1);
  CHECK(next.ctx.saves.list().front().path.parent_path() == other);
}

TEST_CASE("What was saved in the offered folder is found by the next start, even when no setting can be written") {
  Running r;
  r.ctx.platform.fallback_dir = r.client.folder.path() / "documents";
  r.break_folder();
  REQUIRE(write_atomic(r.ctx.platform.config_dir, "no folder"));
  r.start();
  leave_saved(r.ctx, [] {});
  r.settle();
  CHECK(r.client.find("unsaved.folder")->value == to_utf8(r.ctx.platform.fallback_dir));
  r.client.press("unsaved.here");
  CHECK_FALSE(r.ctx.unsaved);
  FixedCanvas canvas({1280, 720});
  Platform platform = test_platform(r.client.folder.path());
  platform.fallback_dir = r.ctx.platform.fallback_dir;
  App::Impl next(platform, canvas);
  CHECK(next.ctx.saves.list().size() == 1);
}

TEST_CASE("Closing the window in an unsaved match asks as well, with all saved it closes") {
  Running r;
  r.start();
  SECTION("saved") {
    r.client.send({.type = Input::Type::quit});
    CHECK(r.ctx.quit);
  }
  SECTION("unsaved") {
    r.break_folder();
    CHECK_FALSE(r.play().driver().save());
    r.client.send({.type = Input::Type::quit});
    r.client.send({.type = Input::Type::quit});
    CHECK_FALSE(r.ctx.quit);
    REQUIRE(r.client.screen() == "unsaved");
    r.client.press("unsaved.leave");
    CHECK(r.ctx.quit);
  }
  SECTION("saved by the last try") {
    r.break_folder();
    CHECK_FALSE(r.play().driver().save());
    r.mend();
    r.client.send({.type = Input::Type::quit});
    CHECK(r.ctx.quit);
  }
}

TEST_CASE("The question about an unsaved match hides what one seat alone may see") {
  Running r;
  r.start();
  r.play().become(Seat{0}, PlayScreen::Purpose::answer);
  r.play().confirm();
  r.settle();
  REQUIRE(shows_secrets(r.client.impl.scene));
  r.break_folder();
  CHECK_FALSE(r.play().driver().save());
  r.client.send({.type = Input::Type::quit});
  CHECK(r.client.screen() == "unsaved");
  CHECK_FALSE(shows_secrets(r.client.impl.scene));
  CHECK_FALSE(r.play().holds_private_view());
}

TEST_CASE("Neither the sign nor the question about an unsaved match is clipped in any language at any usual size") {
  for (const char* language : {"en", "fr", "nl", "xx"})
    for (const Size size : {Size{960, 540}, Size{1280, 720}, Size{1920, 1080}})
      for (const float text_scale : {1.0F, 1.5F, 2.0F}) {
        Running r(size, language, text_scale);
        r.break_folder();
        r.start();
        leave_saved(r.ctx, [] {});
        r.settle();
        REQUIRE(r.client.screen() == "unsaved");
        INFO(language << " " << size.w << " " << text_scale);
        CHECK(r.client.impl.scene.clipped == std::vector<std::string>{});
      }
}

TEST_CASE("A second window is told that the match is open, and gets no copy to play ahead in") {
  Running r;
  r.start();
  FixedCanvas canvas({1280, 720});
  App::Impl second(test_platform(r.client.folder.path()), canvas);
  const auto list = second.ctx.saves.list();
  REQUIRE(list.size() == 1);
  CHECK_FALSE(open_match(second.ctx, list.front(), false));
  second.settle();
  CHECK(dynamic_cast<PlayScreen*>(second.ctx.stack.top()) == nullptr);
  REQUIRE(second.ctx.notices.size() == 1);
  CHECK(second.ctx.notices.front().text == second.ctx.texts.tr("saving.open_elsewhere"));
  CHECK(saves_in(r.saves) == 1);
}

TEST_CASE("A save that changed under a running match is left alone, and people are told of the copy") {
  Running r;
  r.start();
  const fs::path file = r.ctx.saves.list().front().path;
  const std::string theirs = *read_file(file) + "\n";
  REQUIRE(write_atomic(file, theirs));
  Driver& d = r.play().driver();
  const auto who = d.awaited(true).front();
  REQUIRE(!d.submit(who, d.options(who).front()));
  CHECK(*read_file(file) == theirs);
  CHECK(saves_in(r.saves) == 2);
  CHECK(r.notice("saving.forked"));
  r.ctx.notices.clear();
  CHECK(d.save());
  CHECK(r.ctx.notices.empty());
}

TEST_CASE("A match that was left is free for every window") {
  Running r;
  r.start();
  r.ctx.stack.reset(make_title(r.ctx));
  r.settle();
  SaveFolder other(r.saves);
  CHECK(other.claim(other.id_of(other.list().front().path)));
}

TEST_CASE("A save that makes up a shape is listed as bad and draws nothing") {
  Running r;
  r.start();
  r.ctx.stack.reset(make_title(r.ctx));
  r.settle();
  const fs::path file = r.ctx.saves.list().front().path;
  std::string text = *read_file(file);
  text.replace(text.find("circle"), 6, "../../../evil");
  REQUIRE(write_atomic(file, text));
  r.ctx.stack.reset(make_title(r.ctx));
  r.settle();
  r.client.show(make_replays(r.ctx));
  REQUIRE(r.client.find("save.0.problem") != nullptr);
  CHECK(r.client.find("save.0.problem")->name.find("There is no shape") == 0);
  CHECK(r.client.find("save.0.problem")->name.ends_with(".prowl:4)"));
  for (const Draw& d : r.client.impl.scene.draws) CHECK(d.picture.name.find("evil") == std::string::npos);
}

TEST_CASE("A save of unknown options or of an unknown game is listed with the reason") {
  Running r;
  r.start();
  r.ctx.stack.reset(make_title(r.ctx));
  r.settle();
  const fs::path file = r.ctx.saves.list().front().path;
  std::string text = *read_file(file);
  std::string reason;
  SECTION("an option") {
    text.insert(text.find("seat p1"), "option timer=99999\n");
    reason = ".prowl:4)";
  }
  SECTION("a game") {
    text.replace(text.find("nostromo"), 8, "../chess");
    reason = r.ctx.texts.tr("replays.unknown_game", {{"game", "../chess"}});
  }
  REQUIRE(write_atomic(file, text));
  r.client.show(make_replays(r.ctx));
  REQUIRE(r.client.find("save.0.problem") != nullptr);
  CHECK(r.client.find("save.0.problem")->name.find(reason) != std::string::npos);
  CHECK_FALSE(r.client.find("open.0")->enabled);
}

TEST_CASE("No window forgets the folders where another has saved") {
  Running r;
  FixedCanvas canvas({1280, 720});
  App::Impl other(test_platform(r.client.folder.path()), canvas);
  const std::string one = to_utf8(r.client.folder.path() / "one"), two = to_utf8(r.client.folder.path() / "two");
  add_line(r.ctx.settings.saves_folders, one);
  r.ctx.settings_changed();
  add_line(other.ctx.settings.saves_folders, two);
  other.ctx.settings_changed();
  CHECK(lines_of(peek_settings(r.ctx.platform.config_dir / "settings.json").saves_folders).size() == 2);
}

TEST_CASE("Every save is listed with a date, whatever the clock was") {
  Running r;
  r.start();
  r.ctx.stack.reset(make_title(r.ctx));
  r.settle();
  const fs::path file = r.ctx.saves.list().front().path;
  const auto shown_at = [&](std::int64_t years_from_now) {
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(file, now + std::chrono::duration_cast<fs::file_time_type::duration>(
                                        std::chrono::seconds(years_from_now * 31'556'952)));
    r.client.show(make_replays(r.ctx));
    const std::string line = r.client.find("save.0.line")->name;
    r.ctx.stack.pop();
    r.settle();
    return line;
  };
  CHECK(shown_at(-100).find(r.ctx.texts.tr("replays.no_date")) != std::string::npos);
  CHECK(shown_at(0).find(r.ctx.texts.tr("replays.no_date")) == std::string::npos);
  for (const int years : {-100, -56, 0, 80, 130}) CHECK(shown_at(years).find(", ,") == std::string::npos);
}

TEST_CASE("The name of a picture leads nowhere but below the pictures") {
  for (const char* good : {"common/seats/circle", "a", "nostromo/bg/title-2_x"}) CHECK(is_picture_name(good));
  for (const char* bad : {"", "/etc/passwd", "../evil", "common/../../evil", "common//x", "common/", "a.svg", "c:evil",
                          "a\\b", "a b", "é"}) {
    INFO(bad);
    CHECK_FALSE(is_picture_name(bad));
  }
}
