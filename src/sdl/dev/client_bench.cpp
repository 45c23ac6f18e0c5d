#include <algorithm>
#include <ctime>
#include <vector>

#include <fmt/format.h>

#include "sdl/app/client.hpp"

namespace prowl::sdl {
namespace {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

}  // namespace

// A layer is made when the same scene comes a second time.
void Client::redraw(bool from_layer) {
  if (!from_layer) canvas_.forget_layer();
  canvas_.forget_screen();
  canvas_.draw(app_.scene(), now());
}

Client::Bench Client::bench(int rounds) {
  canvas_.draw_complete(app_.scene());
  canvas_.set_motion(false);
  Bench result;
  for (const bool from_layer : {false, true}) {
    std::vector<double> times;
    for (int i = 0; i < 3; ++i) redraw(from_layer);
    const std::clock_t begin = std::clock();
    for (int i = 0; i < rounds; ++i) {
      const double start = timings_.ms();
      redraw(from_layer);
      canvas_.present();
      times.push_back(timings_.ms() - start);
    }
    const double cpu = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / rounds;
    (from_layer ? result.redraw_ms : result.scratch_ms) = median(times);
    (from_layer ? result.redraw_cpu_ms : result.scratch_cpu_ms) = cpu;
  }
  dirty_ = true;
  return result;
}

std::string Client::bench_report(int rounds) {
  const Bench b = bench(rounds);
  const ui::Size s = canvas_.size();
  return fmt::format(
      "redraw at {}x{}, {}, {} rounds: median {:.2f} ms ({:.2f} ms of processor time), from single pictures {:.2f} ms "
      "({:.2f})",
      s.w, s.h, window_.renderer_name(), rounds, b.redraw_ms, b.redraw_cpu_ms, b.scratch_ms, b.scratch_cpu_ms);
}

}  // namespace prowl::sdl
