#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#endif

#include <SDL.h>
#include <SDL_ttf.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "prowl/ai/bot.hpp"
#include "prowl/games/registry.hpp"
#include "sdl/app/launch.hpp"
#include "sdl/kiosk/kiosk_run.hpp"

namespace {

prowl::ui::Platform make_platform(const prowl::sdl::Options& options) {
  prowl::ui::Platform p;
  for (const auto level : prowl::bot_levels()) p.bot_levels.emplace_back(level);
  for (const auto level : prowl::plain_bots()) p.plain_bots.emplace_back(level);
  p.bots = [](std::string_view level, const prowl::Game& game, const prowl::RuleSet& rules) {
    return prowl::make_bot(level, game, rules);
  };
  p.unix_time = [] {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::int64_t>(std::chrono::duration_cast<std::chrono::seconds>(now).count());
  };
  p.clock_ms = [] {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<std::int64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
  };
  p.entropy = [] {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
  };
  p.wake = [] {};
  p.set_fullscreen = [](bool) {};
  p.ui_scale = options.scale;
  p.text_scale = options.text_scale;
  p.language = options.language;
  p.game = options.game;
  p.table_window = options.table_window;
  p.seed = options.seed;
  p.speak = !options.speak_to.empty();
  p.greet = options.file.empty() && (options.robot.empty() || options.robot == "-");
  return p;
}

// A tour shows the expansions of a game with it.
std::vector<std::string> known_games(const std::filesystem::path& rules_dir, bool expansions) {
  std::vector<std::string> out;
  for (const prowl::Game* game : prowl::all_games()) {
    out.emplace_back(game->id);
    const auto rules = game->load(rules_dir);
    if (!rules || !expansions) continue;
    for (const prowl::OptionSpec& o : rules->options)
      if (o.expansion) out.push_back(o.name);
  }
  return out;
}

int run(const prowl::sdl::Options& options, const prowl::sdl::Timings& timings) {
  if (options.kiosk_pin) return prowl::sdl::print_pin();
  prowl::ui::Platform platform = make_platform(options);
  if (const auto found = prowl::sdl::find_folders(options, platform); !found) {
    fmt::print(stderr, "prowl: {}\n", to_text(found.error()));
    return 2;
  }
  if (!options.game.empty()) {
    const std::vector<std::string> known = known_games(platform.rules_dir, options.tour.empty());
    if (std::find(known.begin(), known.end(), options.game) == known.end()) {
      fmt::print(stderr, "prowl: there is no game \"{}\"; known are {}.\n", options.game, fmt::join(known, ", "));
      return 2;
    }
  }
  if (options.kiosk && options.tour.empty())
    if (const int code = prowl::sdl::prepare_kiosk(options, platform); code != 0) return code;
  if (options.visits || options.hours > 0) return prowl::sdl::run_soak(options, std::move(platform));
  if (!options.tour.empty()) return run_tour(options, std::move(platform));
  if (!options.flow.empty()) return run_flow(options, std::move(platform));
  if (options.dump_ui) return run_dump(options, std::move(platform));
  return run_window(options, std::move(platform), timings);
}

// A program with windows has no console of its own: what it says goes to the one it was started from.
void find_console() {
#ifdef _WIN32
  const auto lost = [](DWORD stream) {
    const HANDLE at = GetStdHandle(stream);
    return at == nullptr || at == INVALID_HANDLE_VALUE;
  };
  const bool out = lost(STD_OUTPUT_HANDLE), err = lost(STD_ERROR_HANDLE);
  if ((!out && !err) || AttachConsole(ATTACH_PARENT_PROCESS) == 0) return;
  SetConsoleOutputCP(CP_UTF8);
  if (out && std::freopen("CONOUT$", "wb", stdout) == nullptr) return;
  if (err && std::freopen("CONOUT$", "wb", stderr) == nullptr) return;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  find_console();
  const auto options = prowl::sdl::read_options(argc, argv, PROWL_VERSION);
  if (const int* code = std::get_if<int>(&options)) return *code;
  const prowl::sdl::Timings timings(std::get<prowl::sdl::Options>(options).timings);
  const int code = run(std::get<prowl::sdl::Options>(options), timings);
  TTF_Quit();
  SDL_Quit();
  return code;
}
