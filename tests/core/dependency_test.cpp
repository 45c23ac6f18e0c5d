#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"

namespace fs = std::filesystem;

namespace {

struct Include {
  std::string file, module, target;
};

// What each module may include of the project, src/README.md's arrows followed to their end.
const std::map<std::string, std::set<std::string>> kArrows{
    {"core", {"core"}},
    {"rules", {"rules", "core"}},
    {"games", {"games", "rules", "core"}},
    {"match", {"match", "games", "rules", "core"}},
    {"ai", {"ai", "games", "rules", "core"}},
    {"ui", {"ui", "match", "games", "rules", "core"}},
    {"sdl", {"sdl", "ui", "match", "games", "rules", "core"}},
    {"tools", {"tools", "match", "ai", "games", "rules", "core"}},
};

// `ui` asks bots through their interface and gets the factory from `main`, the one place that knows both.
bool is_named_exception(const Include& include) {
  return (include.module == "ui" && include.target == "prowl/ai/bot.hpp") ||
         (include.file == "src/sdl/main.cpp" && include.target.starts_with("prowl/ai/"));
}

std::string first_part(const std::string& path) { return path.substr(0, path.find('/')); }

std::string module_of_target(const std::string& target) {
  return target.starts_with("prowl/") ? first_part(target.substr(6)) : std::string();
}

bool is_sdl(const std::string& target) { return target.starts_with("SDL") || target.find("/SDL") != std::string::npos; }

std::string complaint(const Include& include) {
  const auto arrows = kArrows.find(include.module);
  if (arrows == kArrows.end()) return include.file + " belongs to no module of src/README.md";
  if (is_sdl(include.target) && include.module != "sdl") return include.file + " includes " + include.target;
  if (include.target.find("../") != std::string::npos)
    return include.file + " climbs out of its module: " + include.target;
  const std::string target = module_of_target(include.target);
  if (target.empty() || arrows->second.contains(target) || is_named_exception(include)) return "";
  return include.file + " must not include " + include.target;
}

std::vector<std::string> complaints(const std::vector<Include>& includes) {
  std::vector<std::string> out;
  for (const Include& include : includes) {
    if (std::string text = complaint(include); !text.empty()) out.push_back(std::move(text));
  }
  return out;
}

void read_includes(const fs::path& path, const std::string& file, const std::string& module,
                   std::vector<Include>& out) {
  static const std::regex kInclude(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
  std::ifstream in(path, std::ios::binary);
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (std::regex_search(line, match, kInclude)) out.push_back({file, module, match[1]});
  }
}

std::vector<Include> includes_below(const std::string& folder) {
  const fs::path root = fs::path(PROWL_SOURCE_DIR);
  std::vector<Include> out;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cpp" && extension != ".hpp" && extension != ".h") continue;
    const std::string inside = entry.path().lexically_relative(root / folder).generic_string();
    read_includes(entry.path(), folder + "/" + inside, first_part(inside), out);
  }
  return out;
}

}  // namespace

TEST_CASE("Every include follows an arrow of the architecture") {
  for (const std::string folder : {"src", "include/prowl"}) {
    const auto includes = includes_below(folder);
    CHECK(includes.size() > 10);
    for (const std::string& text : complaints(includes)) FAIL_CHECK(text);
  }
}

TEST_CASE("Forbidden includes are found out") {
  const std::vector<Include> forbidden{
      {"src/ai/a.cpp", "ai", "prowl/match/match.hpp"},
      {"src/core/a.cpp", "core", "prowl/rules/files.hpp"},
      {"src/ui/a.cpp", "ui", "SDL.h"},
      {"src/ui/a.cpp", "ui", "SDL2/SDL_image.h"},
      {"src/ui/a.cpp", "ui", "prowl/ai/search.hpp"},
      {"src/games/x/a.cpp", "games", "prowl/ai/bot.hpp"},
      {"src/sdl/window.cpp", "sdl", "prowl/ai/bot.hpp"},
      {"src/tools/a.cpp", "tools", "prowl/ui/scene.hpp"},
      {"src/ai/a.cpp", "ai", "../match/truth.hpp"},
      {"src/new/a.cpp", "new", "vector"},
  };
  CHECK(complaints(forbidden).size() == forbidden.size());
}

TEST_CASE("Allowed includes are let pass") {
  const std::vector<Include> allowed{
      {"src/ai/a.cpp", "ai", "prowl/games/game.hpp"},   {"src/sdl/a.cpp", "sdl", "SDL.h"},
      {"src/ui/a.cpp", "ui", "prowl/ai/bot.hpp"},       {"src/sdl/main.cpp", "sdl", "prowl/ai/bot.hpp"},
      {"src/tools/a.cpp", "tools", "prowl/ai/bot.hpp"}, {"src/ui/a.cpp", "ui", "vector"},
  };
  CHECK(complaints(allowed).empty());
}
