#include "catch.hpp"

#include "prowl/core/notation.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui_fixture.hpp"

namespace prowl::ui::test {
namespace {

/// A lesson on the screen of a client; the others act at once.
struct Class {
  Class(const World& of, std::size_t which, Size size = {1920, 1080}) : client(size), world(of) {
    lessons = lessons_of(client.impl.ctx, world);
    REQUIRE(start_lesson(client.impl.ctx, world, lessons, which));
    client.impl.settle();
    settle();
  }
  void settle() {
    client.impl.settle();
    client.impl.rebuild();
    for (int i = 0; i < 2000 && !client.impl.idle(); ++i) {
      client.impl.tick(1000);
      client.impl.rebuild();
    }
  }
  void press(const std::string& id) {
    client.press(id);
    settle();
  }
  bool has(std::string_view id) const { return client.find(id) != nullptr; }
  bool ended() const { return has("lesson.end"); }
  /// As the lesson wants it; false: there is no way on.
  bool go_on() {
    if (has("lesson.next") && !has("lesson.do")) return press("lesson.next"), true;
    if (!has("lesson.do")) return false;
    press("lesson.do");
    return true;
  }
  bool finish() {
    for (int i = 0; i < 60 && !ended(); ++i)
      if (!go_on()) return false;
    return ended();
  }

  Client client;
  World world;
  std::vector<std::shared_ptr<const Lesson>> lessons;
};

std::vector<World> worlds() {
  Client client;
  return find_worlds(client.impl.ctx);
}

// Anything of the table that a person may press.
std::string anything(const Class& c, Rng& rng) {
  std::vector<std::string> ids;
  for (const Widget& w : c.client.impl.scene.widgets)
    if (w.enabled && w.press && !w.id.starts_with("lesson.") && !w.id.starts_with("tool.")) ids.push_back(w.id);
  return ids.empty() ? std::string() : ids[static_cast<std::size_t>(rng.below(static_cast<int>(ids.size())))];
}

}  // namespace

TEST_CASE("Every world has three lessons, and all their words are there") {
  Client client({1280, 720});
  const Texts& texts = client.impl.ctx.texts;
  for (const World& world : find_worlds(client.impl.ctx)) {
    const auto lessons = lessons_of(client.impl.ctx, world);
    CHECK(lessons.size() >= 3);
    for (const auto& l : lessons) {
      std::vector<std::string> keys{"title", "about", "end"};
      for (const LessonStep& s : l->steps) {
        keys.push_back(s.name);
        if (s.asks()) keys.push_back(s.name + ".no");
        for (const auto& w : s.wrong) keys.push_back(s.name + "." + w.why);
      }
      for (const std::string& key : keys) {
        INFO(l->key(key));
        CHECK(texts.has(l->key(key)));
      }
    }
  }
}

TEST_CASE("Every lesson can be finished on the screen, and is remembered") {
  for (const World& world : worlds())
    for (std::size_t i = 0; i < 3; ++i) {
      Class c(world, i);
      INFO(c.lessons[i]->place);
      CHECK(c.finish());
      CHECK(has_learned(c.client.impl.ctx.settings, *c.lessons[i]));
      CHECK(c.has("lesson.leave"));
    }
}

TEST_CASE("Whatever is pressed in a lesson, there is a way on") {
  for (const World& world : worlds())
    for (std::size_t i = 0; i < 3; ++i) {
      Class c(world, i);
      Rng rng(7 + i);
      INFO(c.lessons[i]->place);
      for (int k = 0; k < 120 && !c.ended(); ++k) {
        const std::size_t depth = c.client.impl.ctx.stack.size();
        const std::string id = rng.below(4) == 0 ? std::string() : anything(c, rng);
        if (id.empty()) {
          REQUIRE(c.go_on());
          continue;
        }
        c.press(id);
        while (c.client.impl.ctx.stack.size() > depth) {
          c.client.impl.ctx.stack.pop();
          c.settle();
        }
        REQUIRE(c.client.impl.ctx.stack.size() == depth);
      }
      CHECK(c.finish());
    }
}

TEST_CASE("A move that a lesson doesn't want is explained and changes nothing") {
  Class c(worlds().front(), 1);
  c.press("lesson.next");
  REQUIRE(c.has("lesson.do"));
  c.press("room.hangar");
  REQUIRE(c.has("lesson.no"));
  CHECK(c.client.find("lesson.no")->name.find("decoy") != std::string::npos);
  CHECK(c.has("lesson.do"));
  c.press("room.cargo");
  CHECK_FALSE(c.has("lesson.no"));
}

TEST_CASE("The hint points at what is wanted and says it") {
  Class c(worlds().front(), 1);
  c.press("lesson.next");
  CHECK_FALSE(c.has("lesson.tip"));
  c.press("lesson.hint");
  REQUIRE(c.has("lesson.tip"));
  CHECK(c.client.find("lesson.tip")->name.find("Cargo hold") != std::string::npos);
}

TEST_CASE("In a small window the words of a lesson lie over the table until they are read") {
  Class c(worlds().front(), 1, {1024, 600});
  CHECK(c.finish());
  Client big({1920, 1080}, "en", 2.0F);
  const auto world = worlds().front();
  REQUIRE(start_lesson(big.impl.ctx, world, lessons_of(big.impl.ctx, world), 1));
  big.impl.settle();
  big.impl.rebuild();
  CHECK(big.find("room.cargo") == nullptr);
  big.press("lesson.next");
  big.press("lesson.next");
  CHECK(big.find("room.cargo") != nullptr);
  CHECK(big.find("lesson.open") != nullptr);
}

TEST_CASE("The first start offers the lessons, later ones don't") {
  Client client({1920, 1080});
  CHECK(client.find("offer") != nullptr);
  client.press("offer");
  client.impl.settle();
  client.impl.rebuild();
  CHECK(client.screen() == "learn");
  client.key("esc");
  client.impl.settle();
  client.impl.rebuild();
  REQUIRE(client.screen() == "title");
  CHECK(client.find("offer") == nullptr);
  CHECK(client.find("learn") != nullptr);
}

}  // namespace prowl::ui::test
