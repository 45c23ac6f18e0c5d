#include "fuzz/readers.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "prowl/rules/files.hpp"
#include "prowl/rules/utf8.hpp"

namespace prowl::fuzz {

namespace fs = std::filesystem;

void promise(bool kept, const char* what) {
  if (kept) return;
  std::fprintf(stderr, "not as promised: %s\n", what);
  std::abort();
}

void told(const Error& e) { promise(is_utf8(to_text(e)), "an error is UTF-8"); }

std::shared_ptr<const RuleSet> rules_of(const Game& game) {
  static std::map<std::string_view, std::shared_ptr<const RuleSet>> known;
  auto& rules = known[game.id];
  if (!rules) rules = std::make_shared<const RuleSet>(game.load(fs::path(PROWL_SOURCE_DIR) / "rules").value());
  return rules;
}

std::vector<std::string> contents(const std::string& folder, std::string_view ending) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(PROWL_SOURCE_DIR) / folder))
    if (to_utf8(entry.path()).ends_with(ending)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> out;
  for (const fs::path& file : files) out.push_back(read_file(file).value());
  return out;
}

}  // namespace prowl::fuzz
