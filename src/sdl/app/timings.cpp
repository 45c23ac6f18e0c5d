#include "sdl/app/timings.hpp"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

#include <fmt/format.h>

namespace prowl::sdl {

double Timings::ms() const {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
}

void Timings::mark(std::string_view what) const {
  if (!print_) return;
  const double worked = 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  fmt::print(stderr, "{:8.1f} ms, {:6.1f} of the processor  {}\n", ms(), worked, what);
}

void Timings::memory() const {
  if (!print_) return;
  std::ifstream in("/proc/self/smaps_rollup");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("Pss:"))
      fmt::print(stderr, "{:8.1f} MB  proportional memory\n", std::stod(line.substr(4)) / 1024);
  }
}

}  // namespace prowl::sdl
