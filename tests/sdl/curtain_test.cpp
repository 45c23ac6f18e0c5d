// The pixels of the curtain, by the painter of real windows: the same whatever lies behind.
#include <SDL_ttf.h>

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "sdl/pictures/hashing.hpp"
#include "sdl/video/canvas.hpp"
#include "sdl/video/handles.hpp"
#include "sdl/video/soft_painter.hpp"
#include "support/walk.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/play/play.hpp"
#include "ui/twins.hpp"

namespace prowl::sdl {
namespace {

using ui::App;
using ui::Driver;
using ui::PlayScreen;
namespace ut = ui::test;

using WindowPtr = std::unique_ptr<SDL_Window, decltype(&SDL_DestroyWindow)>;

/// A window that nobody sees, with a match on it.
class Shown {
 public:
  Shown(const test::Table& t, const State& table, int w, int h)
      : window_(SDL_CreateWindow("", 0, 0, w, h, SDL_WINDOW_RESIZABLE), SDL_DestroyWindow),
        painter_(make_soft_painter(window_.get())),
        canvas_(*painter_, {find_fonts().value(), ut::source_dir() / "assets", {}, [] {}}),
        app_(platform(), canvas_) {
    ui::AppContext& ctx = app_.ctx;
    auto layout = ui::load_layout(ctx.platform.assets_dir, t.game->id, t.options).value();
    auto driver = std::make_unique<Driver>(
        ctx, Match::at_table(*t.game, t.rules, t.options, ut::seats_of(t.seats), table, 1), t.rules, "");
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(layout));
    play = screen.get();
    ctx.stack.push(std::move(screen));
    app_.settle();
    canvas_.set_patience(60'000);  // no stand-in, however busy the machine is
  }

  void resize(int w, int h) {
    SDL_SetWindowSize(window_.get(), w, h);
    app_.handle({.type = ui::Input::Type::resize, .size = canvas_.size()});
  }
  void look(Seat s) {
    play->become(s, PlayScreen::Purpose::look);
    play->confirm();
    app_.ctx.invalidate();
  }
  /// The window as it is after so many ms more.
  std::uint64_t frame(float ms) {
    if (app_.ctx.dirty) app_.rebuild();
    canvas_.draw(app_.scene, now_ += ms);
    return pixels();
  }
  /// The same drawn anew from nothing.
  std::uint64_t whole_frame() {
    if (app_.ctx.dirty) app_.rebuild();
    canvas_.draw_complete(app_.scene);
    return pixels();
  }

  PlayScreen* play = nullptr;

 private:
  ui::Platform platform() {
    ui::Platform p = ut::test_platform(folder_.path());
    p.robot = false;
    return p;
  }
  /// A number that stands for them.
  std::uint64_t pixels() {
    const ui::Size size = canvas_.size();
    const auto w = static_cast<int>(size.w), h = static_cast<int>(size.h);
    const SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24));
    REQUIRE((surface && painter_->read(*surface)));
    Hash all;
    for (int y = 0; y < h; ++y) {
      const auto* row = static_cast<const char*>(surface->pixels) + std::ptrdiff_t{y} * surface->pitch;
      all.add(std::string_view(row, static_cast<std::size_t>(w) * 3));
    }
    return all.value();
  }

  ut::TemporaryFolder folder_;
  WindowPtr window_;
  std::unique_ptr<Painter> painter_;
  SdlCanvas canvas_;
  App::Impl app_;
  float now_ = 1000;
};

struct Video {
  Video() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    REQUIRE(TTF_Init() == 0);
  }
  ~Video() {
    TTF_Quit();
    SDL_Quit();
  }
};

std::string pictures_and_words(const ui::Scene& s) {
  std::string out;
  for (const ui::Draw& d : s.draws) out += d.picture.name + d.picture.svg + d.text + "\n";
  return out;
}

/// A table of this game at which somebody's private view differs in two truths that the table can't tell apart.
template <class Visit>
void at_a_secret(std::string_view game, Visit visit) {
  for (const auto& t : test::all_tables()) {
    if (t.game->id != game || t.seats != 3) continue;
    bool found = false;
    test::walk(
        t, 8,
        [&](const State& s, Rng& rng) {
          if (found || awaits(s, Seat::chance)) return;
          const State other = imagine_state(*t.game, *t.rules, make_view(*t.game, *t.rules, s, Seat::table), rng);
          const Seat who = seat(rng.below(t.seats));
          ut::At a(t, s), b(t, other);
          a.look(who), b.look(who);
          found = pictures_and_words(a.client.impl.scene) != pictures_and_words(b.client.impl.scene);
          if (found) visit(t, s, other, who);
        },
        60);
    CHECK(found);
    return;
  }
  FAIL("no table with three seats");
}

}  // namespace

TEST_CASE("The pixels of the curtain are the same whatever was shown before, in windows that change their shape") {
  const Video video;
  const std::vector<std::pair<int, int>> shapes{{1024, 768}, {1707, 720}, {540, 960}};
  for (const char* game : {"nostromo", "not_alone"})
    at_a_secret(game, [&](const test::Table& t, const State& one, const State& other, Seat who) {
      INFO(t.name());
      Shown a(t, one, 1280, 720), b(t, other, 1280, 720);
      int apart = 0;
      for (const auto& [w, h] : shapes) {
        INFO(w << "x" << h);
        for (Shown* s : {&a, &b}) s->look(who);
        apart += a.whole_frame() != b.whole_frame();
        // It drops, the window gets its new shape, and every moment of that is the same.
        for (Shown* s : {&a, &b}) s->play->hide();
        CHECK(a.frame(16) == b.frame(16));
        CHECK(a.frame(100) == b.frame(100));
        for (Shown* s : {&a, &b}) s->resize(w, h);
        CHECK(a.frame(16) == b.frame(16));
        for (Shown* s : {&a, &b}) s->look(who), s->frame(16), s->resize(w - 40, h - 40), s->play->hide();
        CHECK(a.frame(1) == b.frame(1));
        CHECK(a.whole_frame() == b.whole_frame());
        CHECK(a.frame(400) == a.whole_frame());
      }
      CHECK(apart == static_cast<int>(shapes.size()));
    });
}

}  // namespace prowl::sdl
