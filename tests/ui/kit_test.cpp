#include "ui/kit/kit.hpp"

#include "catch.hpp"
#include "prowl/dev/tour.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

struct Bench {
  explicit Bench(Size size = {1920, 1080}, float ui_scale = 1, float text_scale = 1)
      : canvas(size), texts(test::locale_dir()), b(scene, canvas, theme, texts, state, ui_scale, text_scale, true) {}
  Scene scene;
  test::FixedCanvas canvas;
  Theme theme;
  Texts texts;
  UiState state;
  Builder b;
};

const Draw& last_text(const Scene& s) {
  const auto it = std::find_if(s.draws.rbegin(), s.draws.rend(), [](const Draw& d) { return d.op == Draw::Op::text; });
  return *it;
}

}  // namespace

TEST_CASE("A design pixel follows the window and the UI scale") {
  CHECK(Bench({1920, 1080}).b.unit() == Approx(1));
  CHECK(Bench({3840, 2160}).b.unit() == Approx(2));
  CHECK(Bench({1280, 720}).b.unit() == Approx(2.0 / 3));
  CHECK(Bench({1920, 1080}, 2).b.width() == Approx(960));
  CHECK(Bench({640, 400}).b.unit() == Approx(0.6));  // not smaller, or nobody could read it
}

TEST_CASE("Large scales and narrow windows lay out compactly") {
  CHECK(Bench({1920, 1080}).b.wide());
  CHECK(Bench({1024, 600}).b.wide());
  CHECK_FALSE(Bench({1920, 1080}, 2).b.wide());
  CHECK_FALSE(Bench({1920, 1080}, 1, 2).b.wide());
}

TEST_CASE("A window held upright is drawn as large as one that lies") {
  for (const Size size : {Size{1920, 1080}, Size{1280, 800}, Size{1024, 768}})
    CHECK(base_scale({size.h, size.w}) == base_scale(size));
  CHECK(Bench({800, 1280}).b.shape() == Shape::tall);
  CHECK(Bench({1920, 1080}).b.shape() == Shape::wide);
  CHECK(Bench({1920, 1080}, 2).b.shape() == Shape::compact);
}

TEST_CASE("A text that fits stays as it is") {
  Bench bench;
  bench.b.text({0, 0, 300, 40}, "short", {.px = 20});
  CHECK(last_text(bench.scene).style.px == Approx(20));
  CHECK_FALSE(last_text(bench.scene).style.wrap);
  CHECK(bench.scene.clipped.empty());
}

TEST_CASE("A text wraps before it shrinks, and shrinks before it is cut") {
  Bench bench;
  bench.b.text({0, 0, 120, 60}, "two words", {.px = 20, .wrap = true});
  CHECK(last_text(bench.scene).style.wrap == false);
  bench.b.text({0, 0, 80, 60}, "two words", {.px = 20, .wrap = true});
  CHECK(last_text(bench.scene).style.wrap);
  CHECK(last_text(bench.scene).style.px == Approx(20));
  bench.b.text({0, 0, 92, 30}, "two words", {.px = 20});
  CHECK(last_text(bench.scene).style.px < 20);
  CHECK(bench.scene.clipped.empty());
  bench.b.text({0, 0, 40, 30}, "two words", {.px = 20});
  CHECK(bench.scene.clipped == std::vector<std::string>{"two words"});
}

TEST_CASE("A disabled button stays focusable and tells its reason") {
  Bench bench;
  bool pressed = false;
  bench.b.button({0, 0, 200, 60}, {.id = "x", .text = "X", .reason = "not yet", .press = [&] { pressed = true; }});
  const Widget& w = bench.scene.widgets.back();
  CHECK_FALSE(w.enabled);
  CHECK(w.focusable);
  CHECK(w.reason == "not yet");
  CHECK_FALSE(static_cast<bool>(w.press));
}

TEST_CASE("What is scrolled out of sight is not drawn but stays a widget") {
  Bench bench;
  bench.b.begin_scroll("area", {0, 0, 400, 100});
  for (int i = 0; i < 10; ++i)
    bench.b.button({0, static_cast<float>(i) * 60, 200, 50}, {.id = "b" + std::to_string(i), .text = "B"});
  bench.b.end_scroll(600);
  CHECK(find_widget(bench.scene.widgets, "b9") >= 0);
  const auto& extra = bench.b.extras()[static_cast<std::size_t>(find_widget(bench.scene.widgets, "b9"))];
  CHECK(extra.clip.h == 0);
  const auto drawn = std::count_if(bench.scene.draws.begin(), bench.scene.draws.end(),
                                   [](const Draw& d) { return d.op == Draw::Op::text; });
  CHECK(drawn == 2);
  CHECK(bench.b.scrolls().front().content == Approx(600));
}

TEST_CASE("Clips are balanced") {
  Bench bench;
  bench.state.scroll["area"] = 300;
  bench.b.begin_scroll("area", {0, 0, 400, 100});
  bench.b.field({0, 0, 200, 48}, "f", "F", "value", "", [](const std::string&) {});
  bench.b.field({0, 320, 200, 48}, "g", "G", "value", "", [](const std::string&) {});
  bench.b.end_scroll(600);
  int depth = 0;
  for (const Draw& d : bench.scene.draws) {
    depth += d.op == Draw::Op::clip ? 1 : d.op == Draw::Op::unclip ? -1 : 0;
    REQUIRE(depth >= 0);
  }
  CHECK(depth == 0);
}

TEST_CASE("Under reduced motion nothing travels") {
  Scene scene;
  test::FixedCanvas canvas({1920, 1080});
  const Theme theme;
  const Texts texts(test::locale_dir());
  UiState state;
  Builder b(scene, canvas, theme, texts, state, 1, 1, false);
  b.picture({0, 0, 10, 10}, "x", 1, 77);
  CHECK(scene.draws.back().key == 0);
}

TEST_CASE("Words are drawn as large as a window of that size needs, and squeezed no further than two thirds") {
  const std::pair<Size, float> windows[] = {
      {{1920, 1080}, 18.0F}, {{3840, 2160}, 36.0F}, {{1280, 720}, 13.0F}, {{1024, 600}, 11.7F}};
  for (const auto& [window, least] : windows)
    for (const float text_scale : {1.0F, 2.0F}) {
      Bench bench(window, 1, text_scale);
      bench.b.text({0, 0, 40, 30}, "far too long for its box", {.px = 18, .min_scale = 0.2F});
      CHECK(last_text(bench.scene).style.px >= least * 0.55F);
      CHECK(bench.scene.clipped.size() == 1);
      bench.b.text({0, 0, 900, 60}, "small print", {.px = 9 / text_scale});
      CHECK(last_text(bench.scene).style.px == Approx(least));
    }
}

TEST_CASE("Words that a picture repeats are left out where they do not fit") {
  Bench bench;
  bench.b.text({0, 0, 60, 30}, "far too long for its box", {.px = 18, .spare = true});
  CHECK(bench.scene.draws.empty());
  CHECK(bench.scene.clipped.empty());
}

TEST_CASE("Words that a tooltip says in full end in dots where the least size does not fit") {
  Bench bench;
  const TextOpt o{.px = 24, .min_scale = 0.5F, .shortens = true};
  bench.b.text({0, 0, 60, 30}, "far too long for its box", o);
  const std::string shown = last_text(bench.scene).text;
  CHECK(shown.starts_with("far"));
  CHECK(shown.ends_with("…"));
  CHECK(bench.b.measure(shown, {.px = 18}).w <= 61);
  CHECK(last_text(bench.scene).style.px == Approx(18.0F));
  CHECK(bench.scene.clipped == std::vector<std::string>{"far too long for its box"});
  bench.b.text({0, 0, 600, 30}, "far too long for its box", o);
  CHECK(last_text(bench.scene).text == "far too long for its box");
  CHECK(bench.scene.clipped.size() == 1);
}

TEST_CASE("A field that is too narrow shows the end where one types, and else the beginning") {
  for (const bool typing : {false, true}) {
    Bench bench;
    if (typing) bench.state.focus = "name";
    bench.b.field({0, 0, 120, 50}, "name", "Name", "Bartholomew the Second", "", [](const std::string&) {});
    const std::string& shown = last_text(bench.scene).text;
    CHECK(shown.starts_with("Bar") != typing);
    CHECK(shown.ends_with("nd") == typing);
    CHECK(bench.scene.clipped.empty());
  }
}

TEST_CASE("A list ends with a whole row wherever it is scrolled to") {
  for (const float at : {0.0F, 25.0F, 70.0F, 1000.0F}) {
    Bench bench;
    bench.state.scroll["area"] = std::min(at, 10 * 60.0F - 200);
    bench.b.begin_scroll("area", {0, 0, 400, 200});
    for (int i = 0; i < 10; ++i)
      bench.b.button({0, static_cast<float>(i) * 60, 300, 50}, {.id = "row" + std::to_string(i), .text = "row"});
    bench.b.end_scroll(600);
    int whole = 0;
    for (const Widget& w : bench.scene.widgets) {
      if (w.role != Role::button || w.seen.h <= 0) continue;
      CHECK(w.seen.h == Approx(w.box.h));
      ++whole;
    }
    CHECK(whole >= 2);
  }
}

TEST_CASE("The tour reports controls over one another and words too small to read") {
  Bench bench;
  bench.b.button({0, 0, 200, 50}, {.id = "one"});
  bench.b.button({150, 0, 200, 50}, {.id = "two"});
  bench.b.button({400, 0, 200, 50}, {.id = "three"});
  Draw small{.op = Draw::Op::text, .box = {0, 100, 200, 30}, .text = "small print"};
  small.style.px = 9;
  bench.scene.draws.push_back(small);
  CHECK(scene_problems(bench.scene, {1920, 1080}) ==
        std::vector<std::string>{"overlap: one and two", "small (9 px): small print"});
  CHECK(scene_problems(bench.scene, {1920, 1080}, false) == std::vector<std::string>{"overlap: one and two"});
}
