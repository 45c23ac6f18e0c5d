#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "prowl/dev/soak.hpp"
#include "sdl/app/launch.hpp"
#include "sdl/kiosk/kiosk_run.hpp"
#include "sdl/video/offscreen.hpp"

namespace prowl::sdl {
namespace {

constexpr float kFrameMs = 1000.0F / 60;

// As the window draws: every frame while something moves.
void draw(SdlCanvas& canvas, const ui::Scene& scene, float& now, bool every_frame) {
  const auto frame = [&](float passed) {
    canvas.draw(scene, now += passed);
    canvas.present();
  };
  frame(10'000);
  for (int i = 0; every_frame && i < 600 && canvas.moving(now); ++i) frame(kFrameMs);
}

}  // namespace

int run_soak(const Options& options, ui::Platform platform) {
  auto parts = canvas_options(platform, [] {});
  if (!parts) return fmt::print(stderr, "prowl: {}\n", to_text(parts.error())), 2;
  const int w = options.width > 0 ? options.width : 1280, h = options.width > 0 ? options.height : 720;
  auto off = Offscreen::open(w, h, std::move(*parts));
  if (!off) return fmt::print(stderr, "prowl: {}\n", to_text(off.error())), 2;
  ui::SoakPlan plan;
  plan.visits = options.visits.value_or(0);
  plan.hours = options.hours;
  plan.seed = options.seed.value_or(1);
  plan.folders = {platform.data_dir, platform.config_dir};
  std::int64_t clock = 0;
  int ways_out = 0;
  float now = 0;
  platform.seed.reset();
  platform.game.clear();
  platform.clock_ms = [&clock] { return clock; };
  platform.unix_time = [&clock] { return 1'767'268'830 + clock / 1000; };
  platform.entropy = [n = plan.seed]() mutable { return ++n; };
  platform.set_fullscreen = [&ways_out](bool) { ++ways_out; };
  ui::App app(std::move(platform), (*off)->canvas());
  SdlCanvas& canvas = (*off)->canvas();
  canvas.set_motion(true);
  plan.pass = [&clock](int ms) { clock += ms; };
  plan.draw = [&](const ui::Scene& scene, bool every_frame) { draw(canvas, scene, now, every_frame); };
  plan.settle = [&canvas] { canvas.stop_pictures(); };
  plan.forget_caches = [&canvas] { canvas.drop_caches(); };
  plan.ways_out = [&ways_out] { return ways_out; };
  const ui::SoakReport report = ui::soak(app, plan);
  for (const std::string& note : report.notes) fmt::print(stderr, "{}\n", note);
  fmt::print("{}\n", ui::to_json(report, plan));
  return report.residue == 0 && report.exits == 0 ? 0 : 1;
}

}  // namespace prowl::sdl
