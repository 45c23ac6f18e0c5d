#include "sdl/app/timings.hpp"

#include <cstdio>
#include <fstream>
#include <string>

#include <fmt/format.h>

namespace prowl::sdl {

double Timings::ms() const {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
}

void Timings::mark(std::string_view what) const {
  if (print_) fmt::print(stderr, "{:8.1f} ms  {}\n", ms(), what);
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
