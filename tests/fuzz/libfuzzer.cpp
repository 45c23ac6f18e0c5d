// A reader for libFuzzer. PROWL_SEEDS=DIR writes its seeds there first.
#ifdef PROWL_READER
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <spdlog/spdlog.h>

#include "fuzz/readers.hpp"

namespace {

const prowl::fuzz::InputReader& mine() {
  for (const auto& r : prowl::fuzz::PROWL_READERS())
    if (r.name == PROWL_READER) return r;
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  spdlog::set_level(spdlog::level::off);
  const char* folder = std::getenv("PROWL_SEEDS");
  if (folder == nullptr) return 0;
  std::filesystem::create_directories(folder);
  int n = 0;
  for (const std::string& seed : mine().seeds())
    std::ofstream(std::filesystem::path(folder) / ("seed" + std::to_string(n++)), std::ios::binary) << seed;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mine().read({reinterpret_cast<const char*>(data), size});
  return 0;
}
#endif
