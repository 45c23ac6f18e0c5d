#include "rule_files.hpp"

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "temp_folder.hpp"

namespace prowl::test {

std::string rule_problem(const Game& game, const std::string& file, const std::string& from, const std::string& to) {
  const TempFolder folder;
  const std::filesystem::path dir = folder.path() / game.id;
  std::filesystem::copy(std::filesystem::path(PROWL_SOURCE_DIR) / "rules" / game.id, dir);
  std::string text = read_file(dir / file).value();
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  REQUIRE(write_atomic(dir / file, text));
  const auto loaded = game.load(folder.path());
  if (loaded) return {};
  const std::string words = to_text(loaded.error()), place = to_utf8(dir / "");
  INFO(words);
  REQUIRE(words.starts_with(place));
  return words.substr(place.size());
}

bool says(const std::string& words, std::string_view place, std::string_view what) {
  INFO(words);
  const bool both = words.find(place) != words.npos && words.find(what) != words.npos;
  CHECK(both);
  return both;
}

}  // namespace prowl::test
