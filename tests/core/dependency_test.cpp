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
  std::string file, target;  // both below src or include/prowl: "ui/play/play.cpp", "prowl/core/state.hpp"
};

/// A layer of src/README.md: paths that belong to it, and the layers that it may use besides itself. The first that
/// fits counts.
struct Layer {
  std::string name;
  std::regex paths;
  std::set<std::string> uses;
};

const std::vector<Layer>& layers() {
  static const std::vector<Layer> kLayers{
      {"core", std::regex("core/.*"), {}},
      {"rules", std::regex("rules/.*"), {"core"}},
      {"scenario", std::regex("scenario/.*"), {"rules", "core"}},
      {"list", std::regex("games/list\\.hpp"), {}},
      {"games",
       std::regex("games/(rules\\.cpp|registry\\.hpp|.*/(rules|scenario)/.*)"),
       {"list", "scenario", "rules", "core"}},
      {"match", std::regex("match/.*"), {"rules", "core"}},
      {"lesson", std::regex("lesson/.*"), {"match", "rules", "core"}},
      {"ai", std::regex("ai/.*"), {"rules", "core"}},
      {"bot", std::regex("games/(bots\\.cpp|.*/bot/.*)"), {"list", "ai", "games", "rules", "core"}},
      {"words", std::regex("words/.*"), {"rules", "core"}},
      {"kit", std::regex("ui/(kit/.*|(scene|geometry|motion|skin)\\.hpp)"), {"words", "rules", "core"}},
      {"table", std::regex("table/.*"), {"kit", "words", "rules", "core"}},
      {"slice",
       std::regex("games/(tables\\.cpp|.*/table/.*)"),
       {"list", "table", "kit", "words", "games", "rules", "core"}},
      {"ui", std::regex("ui/.*"), {"table", "kit", "words", "lesson", "match", "games", "rules", "core"}},
      {"dev",
       std::regex("dev/.*|games/(tours\\.cpp|.*/tour/.*)"),
       {"list", "ui", "table", "kit", "words", "match", "games", "rules", "core"}},
      {"sdl", std::regex("sdl/.*"), {"dev", "ui", "kit", "words", "match", "games", "rules", "core"}},
      {"tools", std::regex("tools/.*"), {"lesson", "match", "ai", "words", "games", "rules", "core"}},
  };
  return kLayers;
}

const Layer* layer_of(std::string path) {
  if (path.starts_with("prowl/")) path = path.substr(6);
  for (const Layer& l : layers())
    if (std::regex_match(path, l.paths)) return &l;
  return nullptr;
}

// `ui` asks bots and what they make of a match through their interface, and gets the factory from `main`, the one place
// that knows both.
bool is_named_exception(const Include& include, const std::string& layer) {
  const bool open = include.target == "prowl/ai/bot.hpp" || include.target == "prowl/ai/thought.hpp" ||
                    include.target == "prowl/ai/review.hpp" || include.target == "prowl/ai/foresight.hpp" ||
                    include.target == "prowl/ai/company.hpp" || include.target == "prowl/ai/ideas.hpp";
  return (layer == "ui" && open) || (include.file == "sdl/app/main.cpp" && include.target.starts_with("prowl/ai/"));
}

bool is_ours(const std::string& target) { return target.find('/') != std::string::npos && layer_of(target) != nullptr; }

bool is_sdl(const std::string& target) { return target.starts_with("SDL") || target.find("/SDL") != std::string::npos; }

std::string complaint(const Include& include) {
  const Layer* from = layer_of(include.file);
  if (from == nullptr) return include.file + " belongs to no layer of src/README.md";
  if (is_sdl(include.target) && from->name != "sdl") return include.file + " includes " + include.target;
  if (include.target.find("../") != std::string::npos)
    return include.file + " climbs out of its folder: " + include.target;
  if (!is_ours(include.target) || is_named_exception(include, from->name)) return "";
  const std::string& to = layer_of(include.target)->name;
  return to == from->name || from->uses.contains(to) ? "" : include.file + " must not include " + include.target;
}

std::vector<std::string> complaints(const std::vector<Include>& includes) {
  std::vector<std::string> out;
  for (const Include& include : includes) {
    if (std::string text = complaint(include); !text.empty()) out.push_back(std::move(text));
  }
  return out;
}

void read_includes(const fs::path& path, const std::string& file, std::vector<Include>& out) {
  static const std::regex kInclude(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
  std::ifstream in(path, std::ios::binary);
  std::smatch match;
  for (std::string line; std::getline(in, line);)
    if (std::regex_search(line, match, kInclude)) out.push_back({file, match[1]});
}

std::vector<Include> includes_below(const std::string& folder) {
  const fs::path root = fs::path(PROWL_SOURCE_DIR) / folder;
  std::vector<Include> out;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".cpp" || extension == ".hpp" || extension == ".h")
      read_includes(entry.path(), entry.path().lexically_relative(root).generic_string(), out);
  }
  return out;
}

// Of the rows of games/list.hpp and of the expansions, which are folders with rules inside a game's.
std::string game_names() {
  std::string names;
  const fs::path games = fs::path(PROWL_SOURCE_DIR) / "src/games";
  for (const auto& entry : fs::recursive_directory_iterator(games))
    if (entry.is_directory() && entry.path().filename() == "rules")
      names += (names.empty() ? "" : "|") + entry.path().parent_path().filename().string();
  return names;
}

// A game may be called by a common word, so its name counts in quotes without blanks, in includes, in namespaces, and
// with an underscore beside it or in it.
std::regex naming(const std::string& names) {
  const std::string name = "(" + names + ")";
  const std::string quoted = R"("([^"\s]*[^"\sa-z])?)" + name + R"(([^"\sa-z][^"\s]*)?")";
  const std::string included = R"(#\s*include.*\b)" + name + R"(\b)";
  const std::string space = R"(\bnamespace\s+)" + name + R"(\b|::)" + name + R"(\b|\b)" + name + "::";
  const std::string joined = R"(\b)" + name + R"(_[a-z0-9]|[a-z0-9]_)" + name + R"(\b)";
  const std::string unmistakable = R"(\b(?=[a-z]+_))" + name + R"(\b)";
  return std::regex(quoted + "|" + included + "|" + space + "|" + joined + "|" + unmistakable, std::regex::icase);
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
      {"ai/a.cpp", "prowl/match/match.hpp"},
      {"ai/a.cpp", "games/fate/rules/data/lens.hpp"},
      {"core/a.cpp", "prowl/rules/files.hpp"},
      {"ui/play/a.cpp", "SDL.h"},
      {"ui/play/a.cpp", "SDL2/SDL_image.h"},
      {"ui/kit/a.cpp", "table/table_view.hpp"},
      {"ui/play/a.cpp", "prowl/ai/search.hpp"},
      {"games/fate/rules/a.cpp", "prowl/ai/bot.hpp"},
      {"games/fate/bot/a.cpp", "prowl/match/match.hpp"},
      {"games/fate/bot/a.cpp", "match/match_impl.hpp"},
      {"games/fate/table/a.cpp", "prowl/match/match.hpp"},
      {"games/not_alone/sanctuary/table/a.cpp", "ui/play/play.hpp"},
      {"sdl/video/window.cpp", "prowl/ai/bot.hpp"},
      {"tools/a.cpp", "prowl/ui/scene.hpp"},
      {"ai/a.cpp", "../match/truth.hpp"},
      {"new/a.cpp", "vector"},
  };
  CHECK(complaints(forbidden).size() == forbidden.size());
}

TEST_CASE("Allowed includes are let pass") {
  const std::vector<Include> allowed{
      {"games/fate/bot/a.cpp", "games/fate/rules/data/lens.hpp"},
      {"games/fate/table/a.cpp", "table/presenter.hpp"},
      {"sdl/app/a.cpp", "SDL.h"},
      {"ui/play/a.cpp", "prowl/ai/bot.hpp"},
      {"sdl/app/main.cpp", "prowl/ai/bot.hpp"},
      {"tools/a.cpp", "prowl/ai/bot.hpp"},
      {"ui/play/a.cpp", "vector"},
  };
  CHECK(complaints(allowed).empty());
}

TEST_CASE("A game's name is found out where code may use it, and let pass in prose") {
  const std::regex named = naming("duel|not_alone");
  const char* uses[] = {
      R"(if (id == "duel") return;)",
      R"(text("kind.duel.knight", "a word");)",
      R"(#include "games/duel/rules/data/lens.hpp")",
      R"(#include <games/duel/duel.hpp>)",
      R"(return duel::kGame;)",
      R"(using namespace duel;)",
      R"(prowl::duel;)",
      R"(int duel_seats = 2;)",
      R"(bool is_duel(const State&);)",
      R"(// as in not_alone)",
      R"(// Duel::apply knows better)",
  };
  const char* prose[] = {
      R"(r.complain("via", "must hold a duel of numbers.");)",
      R"(// A duel of numbers.)",
      R"(for (const auto& duel : duels) use(duel.first);)",
      R"(std::vector<Fight> duel_;)",
      R"(#include "table/duellist.hpp")",
      R"(say("dueling", "a", duel, "b");)",
  };
  for (const std::string line : uses) CHECK((std::regex_search(line, named) ? "" : line).empty());
  for (const std::string line : prose) CHECK((std::regex_search(line, named) ? line : "").empty());
}

// What serves every game names none; its knowledge lies in the game's folder.
TEST_CASE("No room of all games names one") {
  const std::regex game = naming(game_names());
  for (const char* room : {"core", "rules", "match", "words", "scenario", "ai", "table", "ui", "sdl"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PROWL_SOURCE_DIR) / "src" / room)) {
      if (!entry.is_regular_file() || entry.path().extension() == ".md") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        if (std::regex_search(line, game))
          FAIL_CHECK(entry.path().lexically_relative(PROWL_SOURCE_DIR).generic_string()
                     << ":" << number << ": " << line);
      }
    }
  }
}
