#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "catch.hpp"

namespace fs = std::filesystem;

namespace {

// Both may fall, never rise: whoever needs another file in a full room divides the room.
constexpr int kMostFiles = 22, kMostLines = 400;

int lines_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  int n = 0;
  for (std::string line; std::getline(in, line);) ++n;
  return n;
}

template <class Use>
void each_source(Use use) {
  for (const char* folder : {"src", "include"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PROWL_SOURCE_DIR) / folder))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp") use(entry.path());
}

}  // namespace

TEST_CASE("No room is overfull") {
  std::map<std::string, int> files;
  each_source(
      [&](const fs::path& p) { ++files[p.parent_path().lexically_relative(PROWL_SOURCE_DIR).generic_string()]; });
  REQUIRE(files.size() > 30);
  for (const auto& [room, n] : files) {
    INFO(room << " holds " << n << " files");
    CHECK(n <= kMostFiles);
  }
}

TEST_CASE("No file is overlong") {
  each_source([](const fs::path& p) {
    INFO(p.lexically_relative(PROWL_SOURCE_DIR).generic_string());
    CHECK(lines_of(p) <= kMostLines);
  });
}
