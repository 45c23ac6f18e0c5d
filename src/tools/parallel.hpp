#pragma once
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace prowl::tools {

/// What the option `--jobs` means: 0 stands for all cores.
inline std::size_t threads_for(int jobs) {
  return jobs > 0 ? static_cast<std::size_t>(jobs) : std::max(1U, std::thread::hardware_concurrency());
}

/// Calls `work` once with each number below `n`, on so many threads. `work` throws nothing.
template <class Work>
void in_parallel(std::size_t threads, std::size_t n, Work work) {
  std::atomic<std::size_t> next = 0;
  const auto worker = [&] {
    for (std::size_t i = next++; i < n; i = next++) work(i);
  };
  std::vector<std::thread> others;
  for (std::size_t k = 1; k < std::min(threads, n); ++k) others.emplace_back(worker);
  worker();
  for (std::thread& t : others) t.join();
}

}  // namespace prowl::tools
