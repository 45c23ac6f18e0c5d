#include <algorithm>
#include <ctime>
#include <vector>

#include <fmt/format.h>

#include "sdl/app/client.hpp"

namespace prowl::sdl {
namespace {

constexpr int kWarmUp = 3, kStep = 7;
constexpr ui::Size kCard{180, 255};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

}  // namespace

Client::FrameTime Client::time_frames(int rounds, const std::function<void(int)>& draw) {
  std::vector<double> times;
  for (int i = 0; i < kWarmUp; ++i) draw(i);
  const std::clock_t begin = std::clock();
  for (int i = 0; i < rounds; ++i) {
    const double start = timings_.ms();
    draw(kWarmUp + i);
    canvas_.present();
    times.push_back(timings_.ms() - start);
  }
  return {median(std::move(times)), 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / rounds};
}

Client::Bench Client::bench(int rounds) {
  const ui::Scene& shown = app_.scene();
  canvas_.draw_complete(shown);
  canvas_.set_motion(false);
  Bench result;
  const auto whole = [&](const ui::Scene& scene) {
    canvas_.forget_screen();
    canvas_.draw(scene, now());
  };
  result.scratch = time_frames(rounds, [&](int) {
    canvas_.forget_layer();
    whole(shown);
  });
  result.redraw = time_frames(rounds, [&](int) { whole(shown); });  // a layer is made when a scene comes again
  ui::Scene empty;
  result.empty = time_frames(rounds, [&](int) { whole(empty); });
  ui::Scene moving = shown;
  const auto card = std::find_if(moving.draws.begin(), moving.draws.end(),
                                 [](const ui::Draw& d) { return d.op == ui::Draw::Op::picture; });
  ui::Draw mover = card == moving.draws.end() ? ui::Draw{.op = ui::Draw::Op::fill} : *card;
  mover.key = 0;
  mover.box.w = kCard.w;
  mover.box.h = kCard.h;
  moving.draws.push_back(mover);
  const ui::Size window = canvas_.size();
  canvas_.draw_complete(moving);
  result.moving = time_frames(rounds, [&](int i) {
    moving.draws.back().box.x = static_cast<float>(kStep * i % std::max(1, static_cast<int>(window.w - kCard.w)));
    moving.draws.back().box.y = (window.h - kCard.h) / 2;
    canvas_.draw(moving, now());
  });
  dirty_ = true;
  return result;
}

std::string Client::bench_report(int rounds) {
  const Bench b = bench(rounds);
  const ui::Size s = canvas_.size();
  const auto told = [](const FrameTime& t) { return fmt::format("{:.2f} ms ({:.2f})", t.median, t.cpu); };
  return fmt::format(
      "redraw at {}x{}, {}, {} rounds, median and processor time: whole {}, from single pictures {}, "
      "an empty frame {}, a card that moves {}",
      s.w, s.h, window_.renderer_name(), rounds, told(b.redraw), told(b.scratch), told(b.empty), told(b.moving));
}

}  // namespace prowl::sdl
