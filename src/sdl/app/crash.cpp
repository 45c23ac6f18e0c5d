#include "sdl/app/crash.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <utility>

#include <SDL.h>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"

namespace prowl::sdl {
namespace {

struct Crash {
  std::filesystem::path file;
  std::string facts, words;
};
Crash& crash() {
  static Crash one;
  return one;
}

std::string what_happened() {
  try {
    if (const auto e = std::current_exception()) std::rethrow_exception(e);
  } catch (const std::exception& e) {
    return e.what();
  } catch (...) {
  }
  return "not an exception";
}

[[noreturn]] void end_with_report() {
  const Crash& c = crash();
  const std::string report = fmt::format("{}: {}\n", c.facts, what_happened());
  std::fputs(report.c_str(), stderr);
  const bool written = write_atomic(c.file, report).has_value();
  if (written && !c.words.empty()) SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Prowl", c.words.c_str(), nullptr);
  std::_Exit(3);
}

}  // namespace

void report_crashes(std::filesystem::path file, const std::string& version, std::string words) {
  SDL_version sdl;
  SDL_GetVersion(&sdl);
  crash() = {std::move(file),
             fmt::format("prowl {}, {}, SDL {}.{}.{}", version, SDL_GetPlatform(), sdl.major, sdl.minor, sdl.patch),
             std::move(words)};
  std::set_terminate(end_with_report);
}

}  // namespace prowl::sdl
