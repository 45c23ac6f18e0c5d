#include "sdl/app/launch.hpp"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>
#include <string_view>

#include <fmt/format.h>

#include "prowl/dev/flow.hpp"
#include "prowl/dev/tour.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "sdl/app/client.hpp"
#include "sdl/app/crash.hpp"
#include "sdl/app/input_map.hpp"
#include "sdl/dev/robot.hpp"
#include "sdl/dev/tour_looks.hpp"
#include "sdl/kiosk/guard.hpp"
#include "sdl/video/canvas.hpp"
#include "sdl/video/offscreen.hpp"
#include "sdl/video/window.hpp"

namespace prowl::sdl {
namespace fs = std::filesystem;
namespace {

constexpr int kTourWidth = 1920, kTourHeight = 1080;
constexpr std::size_t kMaxScript = std::size_t{1} << 20;

int complain(const Error& e, int code) {
  fmt::print(stderr, "prowl: {}\n", to_text(e));
  return code;
}

int no_display(const Error& e) {
  fmt::print(stderr,
             "prowl: there is no display to open a window on ({}).\n"
             "In a terminal, `prowl-cli play {}` plays the same game.\n",
             e.message, all_games().front()->id);
  return 2;
}

// A window larger than the screen hides its buttons.
void fit_display(int display, int& w, int& h) {
  SDL_Rect usable{};
  if (SDL_GetDisplayUsableBounds(std::max(display, 0), &usable) != 0) return;
  w = std::min(w, usable.w);
  h = std::min(h, usable.h);
}

// SDL falls back to drivers that show nothing; only someone who names one can mean it.
bool shows_nothing() {
  const char* driver = SDL_GetCurrentVideoDriver();
  const std::string_view name = driver == nullptr ? "" : driver;
  const char* wish = SDL_GetHint(SDL_HINT_VIDEODRIVER);
  return (name == "offscreen" || name == "dummy") && (wish == nullptr || *wish == 0);
}

Result<Window> open_window(const Options& options, const ui::Platform& platform) {
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_APP_NAME, "Prowl");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  if (platform.kiosk) guard_hints();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail(ErrorCode::io, "display", SDL_GetError());
  if (shows_nothing()) return fail(ErrorCode::io, "display", "neither X11 nor Wayland answers");
  SDL_StopTextInput();
  ui::WindowWish wish;
  if (platform.kiosk)
    wish.fullscreen = options.width == 0;
  else
    wish = ui::window_wish(platform.config_dir);
  const int display = find_display(wish.display);
  if (options.width > 0)
    wish = ui::WindowWish{options.width, options.height, false, false, ""};
  else
    fit_display(display, wish.w, wish.h);
  wish.fullscreen = wish.fullscreen || options.fullscreen;
  return Window::open("Prowl", wish, display);
}

int run_robot(const Options& options, Client& client) {
  if (options.robot == "-") {
    Robot robot(client, {}, "-", to_path(options.shots));
    return robot.follow(std::cin, std::cout) ? 0 : 1;
  }
  const auto text = read_file(to_path(options.robot), kMaxScript);
  if (!text) return complain(text.error(), 2);
  auto steps = ui::parse_robot(*text, options.robot);
  if (!steps) return complain(steps.error(), 2);
  Robot robot(client, std::move(*steps), options.robot, to_path(options.shots));
  if (const auto done = robot.run(); !done) return complain(done.error(), 1);
  return 0;
}

int drive(const Options& options, Client& client) {
  int code = 0;
  if (!options.robot.empty()) code = run_robot(options, client);
  if (code == 0 && options.bench > 0) {
    for (int i = 0; i < 50 && client.unsettled(); ++i) client.pump(10);
    fmt::print("{}\n", client.bench_report(options.bench));
    return 0;
  }
  if (options.robot.empty() && options.kiosk) run_guarded(client);
  if (options.robot.empty() && !options.kiosk) client.run();
  return code;
}

}  // namespace

Result<CanvasOptions> canvas_options(const ui::Platform& platform, std::function<void()> ready) {
  if (TTF_Init() != 0) return fail(ErrorCode::io, "fonts", TTF_GetError());
  auto fonts = find_fonts();
  if (!fonts) return tl::unexpected(fonts.error());
  CanvasOptions options{std::move(*fonts), platform.assets_dir, {}, std::move(ready)};
  if (platform.kiosk) return options;
  if (const auto cache = user_dir(UserDir::cache)) options.cache = *cache / "pictures";
  return options;
}

Result<void> find_folders(const Options& options, ui::Platform& platform) {
  const auto take = [](Result<fs::path> found, fs::path& into) -> Result<void> {
    if (!found) return tl::unexpected(found.error());
    into = std::move(*found);
    return {};
  };
  if (auto r = take(find_data("rules"), platform.rules_dir); !r) return r;
  if (auto r = take(find_data("assets"), platform.assets_dir); !r) return r;
  if (const auto locale = find_data("locale"))
    platform.locale_dir = *locale;
  else
    complain(locale.error(), 0);
  if (!options.data.empty()) {
    platform.data_dir = to_path(options.data) / "data";
    platform.config_dir = to_path(options.data) / "config";
    return {};
  }
  if (const auto home = documents_dir(); !home.empty()) platform.fallback_dir = home / "Prowl";
  if (auto r = take(user_dir(UserDir::data), platform.data_dir); !r) return r;
  return take(user_dir(UserDir::config), platform.config_dir);
}

int run_window(const Options& options, ui::Platform platform, const Timings& timings) {
  auto window = open_window(options, platform);
  if (!window) return no_display(window.error());
  if (platform.kiosk) guard_window(*window, platform);
  window->fill(ui::Scene{}.background);
  timings.mark("window, " + window->renderer_name());
  auto canvas_parts = canvas_options(platform, [] { send_signal(Signal::picture_ready); });
  if (!canvas_parts) return complain(canvas_parts.error(), 2);
  SdlCanvas canvas(window->painter(), *canvas_parts);
  timings.mark("fonts");
  platform.wake = [] { send_signal(Signal::wake); };
  platform.set_fullscreen = [&window](bool on) { window->set_fullscreen(on); };
  platform.key_name = name_on_key;
  platform.clipboard = [] {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
    return std::string(text ? text.get() : "");
  };
  platform.set_clipboard = [](const std::string& text) { SDL_SetClipboardText(text.c_str()); };
  platform.robot = !options.robot.empty();
  // A script that fails fails again.
  if (platform.robot) platform.entropy = [n = options.seed.value_or(1)]() mutable { return ++n; };
  const fs::path assets = platform.assets_dir;
  const fs::path report = platform.data_dir / "crash.txt";
  ui::App app(std::move(platform), canvas);
  if (!options.kiosk) report_crashes(report, options.version, options.robot.empty() ? app.crash_words(report) : "");
  timings.mark("rules, texts and the first screen");
  Speaker speaker(assets);
  Client client(*window, canvas, speaker, app, timings,
                [&window, &canvas_parts] { return TableWindow::open(*window, *canvas_parts); });
  if (!options.speak_to.empty()) {
    auto mirror = open_mirror(to_path(options.speak_to));
    if (!mirror) return complain(mirror.error(), 2);
    client.speak_through(std::move(*mirror));
  }
  client.speak_through(make_synthesiser());
  if (!options.file.empty()) app.handle({.type = ui::Input::Type::open_file, .key = options.file});
  const int code = drive(options, client);
  timings.mark(fmt::format("end, after {} frames", client.frames()));
  timings.memory();
  return code;
}

int run_tour(const Options& options, ui::Platform platform) {
  auto parts = canvas_options(platform, [] {});
  if (!parts) return complain(parts.error(), 2);
  const int w = options.width > 0 ? options.width : kTourWidth, h = options.width > 0 ? options.height : kTourHeight;
  auto off = Offscreen::open(w, h, std::move(*parts));
  if (!off) return complain(off.error(), 2);
  SdlCanvas& canvas = (*off)->canvas();
  fs::path folder = to_path(options.tour);
  platform.robot = true;
  // The same pictures whenever and however often it runs.
  platform.entropy = [n = std::uint64_t{0}]() mutable { return ++n; };
  platform.unix_time = [] { return std::int64_t{1'767'268'830}; };  // noon of a New Year's Day, half a minute later
  const std::string game = platform.game;
  const bool are_read = platform.language != "xx", touch = options.hand == "touch";
  platform.touch = touch;
  platform.game.clear();
  const auto known = std::find(ui::kVisions.begin(), ui::kVisions.end(), options.vision);
  const auto vision = static_cast<ui::Vision>(known == ui::kVisions.end() ? 0 : known - ui::kVisions.begin());
  ui::App app(std::move(platform), canvas);
  int bad = 0, shots = 0;
  const auto shot = [&](const std::string& name) {
    const ui::Scene& scene = app.scene();
    ++shots;
    for (const std::string& problem : draw_and_check(canvas, scene, are_read, touch))
      fmt::print(stderr, "{}: {}\n", name, problem), ++bad;
    if (options.tour != "-") {
      const auto saved = save_png((*off)->painter(), folder / to_path(name + ".png"), vision);
      if (!saved) complain(saved.error(), 1), ++bad;
    }
    if (options.contrast <= 0) return;
    for (const std::string& text : faint_texts(canvas, (*off)->painter(), scene, options.contrast))
      fmt::print(stderr, "{}: {}\n", name, text), ++bad;
  };
  for (const Game* g : all_games()) {
    if (!game.empty() && g->id != game) continue;
    // All of them at once: each has screens of the same names.
    if (game.empty()) folder = to_path(options.tour) / to_path(g->id);
    (options.kiosk ? ui::tour_demo : ui::tour)(app, std::string(g->id), shot);
  }
  for (const std::string& problem : canvas.missing()) fmt::print(stderr, "missing picture: {}\n", problem), ++bad;
  if (options.tour == "-")
    fmt::print("{} screens, {} problems\n", shots, bad);
  else
    fmt::print("{} pictures in {}, {} problems\n", shots, options.tour, bad);
  return bad == 0 && shots > 0 ? 0 : 1;
}

int run_flow(const Options& options, ui::Platform platform) {
  auto parts = canvas_options(platform, [] {});
  if (!parts) return complain(parts.error(), 2);
  auto off = Offscreen::open(1280, 720, std::move(*parts));
  if (!off) return complain(off.error(), 2);
  platform.clock_ms = [] { return std::int64_t{0}; };
  // The same matches for the same seed, the bots' thoughts among them.
  platform.entropy = [n = options.seed.value_or(1)]() mutable { return ++n; };
  platform.game.clear();
  ui::FlowPlan plan{options.flow, {}, options.seats, options.people, options.games, options.seed.value_or(1)};
  for (const std::string& text : options.options) {
    const std::size_t at = text.find('=');
    if (at == std::string::npos) return complain({ErrorCode::bad_option, text, "An option is written name=value."}, 2);
    plan.options[text.substr(0, at)] = text.substr(at + 1);
  }
  ui::App app(std::move(platform), (*off)->canvas());
  const auto report = ui::flow(app, plan);
  if (!report) return complain(report.error(), 2);
  fmt::print("{}\n", ui::to_json(*report, plan));
  return report->unfinished == 0 ? 0 : 1;
}

int run_dump(const Options& options, ui::Platform platform) {
  auto parts = canvas_options(platform, [] {});
  if (!parts) return complain(parts.error(), 2);
  const ui::WindowWish wish = ui::window_wish(platform.config_dir);
  const int w = options.width > 0 ? options.width : wish.w, h = options.width > 0 ? options.height : wish.h;
  auto off = Offscreen::open(w, h, std::move(*parts));
  if (!off) return complain(off.error(), 2);
  platform.robot = true;
  const ui::App app(std::move(platform), (*off)->canvas());
  fmt::print("{}", app.dump());
  return 0;
}

}  // namespace prowl::sdl
