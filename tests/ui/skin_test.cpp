#include "prowl/ui/skin.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "catch.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

std::string filled(std::string_view text, const SkinValues& values = {100, 40, 2, 0.25F, 7}) {
  const auto result = fill_skin(text, values);
  return result ? *result : "error " + to_text(result.error());
}

std::string problem(std::string_view text) {
  const auto result = fill_skin(text, {100, 40, 2, 0.5F, 8});
  return result ? "none" : to_text(result.error());
}

}  // namespace

TEST_CASE("a template computes with the size of its box") {
  CHECK(filled("M{w-10*s} {h/2}L{min(w,h)} {max(w,h)}") == "M80 20L40 100");
  CHECK(filled("{(w+h)*0.5-6*s}") == "58");
  CHECK(filled("{w-10-5}") == "85");
  CHECK(filled("{n*v}") == "1.75");
  CHECK(filled("{1/3}") == "0.333");
  CHECK(filled("{h-h}") == "0");
}

TEST_CASE("a template takes its colours from the accent") {
  SkinValues values{10, 10, 1};
  values.accent = rgb(0xff8040);
  CHECK(filled("{accent} {accent_dark} {ink}", values) == "#ff8040 #8c4623 #0a1519");
}

TEST_CASE("text outside the tokens stays as it is") {
  CHECK(filled("") == "");
  CHECK(filled("a}b") == "a}b");
}

TEST_CASE("a wrong token is named with what is wrong about it") {
  CHECK(problem("{width}") == "{width}: unknown name 'width'");
  CHECK(problem("{w/(h-h)}") == "{w/(h-h)}: division by zero");
  CHECK(problem("{(w}") == "{(w}: a bracket is not closed");
  CHECK(problem("{min(w)}") == "{min(w)}: min and max need two values");
  CHECK(problem("{w 2}") == "{w 2}: something is left over");
  CHECK(problem("{}") == "{}: a number is missing");
  CHECK(problem("x{w") == "{w: the token is not closed");
  CHECK(problem("{" + std::string(1000, '(') + "w}").ends_with("nested too deeply"));
}

TEST_CASE("a drawing gets the size it is shown at and keeps its own space") {
  CHECK(size_svg("<svg xmlns=\"x\" width=\"48\" height=\"48px\"><g/></svg>", 96, 50) ==
        "<svg width=\"96\" height=\"50\" xmlns=\"x\" viewBox=\"0 0 48 48\"><g/></svg>");
  CHECK(size_svg("<svg viewBox='0 0 4 2' stroke-width='3'/>", 8, 8) ==
        "<svg width=\"8\" height=\"8\" viewBox='0 0 4 2' stroke-width='3'/>");
  CHECK(size_svg("no drawing", 8, 8) == "no drawing");
}

TEST_CASE("every skin of the program can be filled") {
  int skins = 0;
  const auto folder = std::filesystem::path(PROWL_SOURCE_DIR) / "assets/common/skins";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".svg") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    INFO(entry.path());
    CHECK(problem(text) == "none");
    ++skins;
  }
  CHECK(skins > 20);
}

TEST_CASE("no dash of a skin turns a corner, where some sizes of it would show a blot") {
  int dashed = 0;
  for (const char* world : {"common", "not_alone", "fate"})
    for (const char* name : {"button_disabled", "button_ghost", "seat_empty"}) {
      std::ifstream in(
          std::filesystem::path(PROWL_SOURCE_DIR) / "assets" / world / "skins" / (name + std::string(".svg")),
          std::ios::binary);
      for (std::string line; std::getline(in, line);) {
        if (line.find("stroke-dasharray") == line.npos) continue;
        INFO(world << " " << name << " " << line);
        const std::string path = line.substr(0, line.find("fill="));
        CHECK(path.find_first_of("CZ") == path.npos);
        CHECK(std::count(path.begin(), path.end(), 'L') == std::count(path.begin(), path.end(), 'M'));
        ++dashed;
      }
    }
  CHECK(dashed == 12);
}
