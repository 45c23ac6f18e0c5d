#include "sdl/app/options.hpp"

#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "prowl/ui/app.hpp"
#include "ui/kit/colour_vision.hpp"

namespace prowl::sdl {
namespace {

constexpr int kLeastSide = 320, kMostSide = 16384;

// CLI11's own message says what is wrong with the value.
std::string read_size(const std::string& text, Options& options) {
  const std::size_t x = text.find('x');
  const auto side = [](const std::string& digits) {
    const bool good = !digits.empty() && digits.size() < 6 &&
                      digits.find_first_not_of("0123456789") == std::string::npos;
    return good ? std::stoi(digits) : 0;
  };
  options.width = side(text.substr(0, x));
  options.height = x == std::string::npos ? 0 : side(text.substr(x + 1));
  const auto allowed = [](int n) { return n >= kLeastSide && n <= kMostSide; };
  return allowed(options.width) && allowed(options.height)
             ? ""
             : fmt::format("a size is written 1280x720, with {} to {} on each side", kLeastSide, kMostSide);
}

// "xx" is for tests: whoever mistypes a language is not offered it.
std::vector<std::string> offered_languages() {
  std::vector<std::string> codes = ui::language_codes();
  codes.pop_back();
  return codes;
}

std::string known_language(const std::string& code) {
  std::string text = code;
  return code == ui::language_codes().back() ? "" : CLI::IsMember(offered_languages())(text);
}

void add_kiosk(CLI::App& cli, Options& options) {
  auto* kiosk = cli.add_flag("--kiosk", options.kiosk,
                             "Stand open to the public, as a demo in a shop; with --tour only its screens");
  cli.add_option("--config", options.config, "Of --kiosk: the shop's kiosk.json")->needs(kiosk);
  cli.add_option("--visits", options.visits, "Of --kiosk: try so many random visits off screen, and print what is left")
      ->needs(kiosk)
      ->check(CLI::Range(0, 1000000));
  cli.add_option("--hours", options.hours, "Of --kiosk: then so many hours without visitors")
      ->needs(kiosk)
      ->check(CLI::Range(0, 1000));
  cli.add_flag("--kiosk-pin", options.kiosk_pin, "Ask for a PIN and print its line for kiosk.json");
}

}  // namespace

std::variant<Options, int> read_options(int argc, char** argv, const std::string& version) {
  Options options;
  options.version = version;
  CLI::App cli{"Prowl: hidden-hunt board games for friends round one screen"};
  cli.allow_windows_style_options(false);  // a path may begin with a slash everywhere
  std::string size;
  cli.add_option("file", options.file, "A match (.prowl) to show on the shelf");
  cli.add_option("--size", size, "Size of the window in pixels, as in 1280x720")
      ->check([&options](const std::string& text) { return read_size(text, options); });
  cli.add_flag("--fullscreen", options.fullscreen, "Fill the screen");
  cli.add_flag("--table-window", options.table_window,
               "Open a second window for those who look on, on another display where there is one");
  cli.add_option("--scale", options.scale, "Scale of the interface, 0.5 to 2")->check(CLI::Range(0.5, 2.0));
  cli.add_option("--text-scale", options.text_scale, "Scale of texts, 0.8 to 2")->check(CLI::Range(0.8, 2.0));
  cli.add_option("--lang", options.language, fmt::format("Language: {}", fmt::join(offered_languages(), ", ")))
      ->check(known_language);
  cli.add_option("--game", options.game, "Open the set-up of this game or expansion");
  cli.add_option("--seed", options.seed, "Seed of the next match");
  cli.add_option("--data", options.data, "Keep saves and settings in this folder");
  auto* robot = cli.add_option("--robot", options.robot,
                               "Drive the window by this script; -: by keys that come on standard input");
  cli.add_option("--speak-to", options.speak_to, "Write what is said to this file or FIFO too, a line each");
  cli.add_option("--shots", options.shots, "Folder for the pictures of the script")->needs(robot);
  auto* tour = cli.add_option(
      "--tour", options.tour,
      "Write a picture of every screen to this folder, with - nowhere; without --game to a folder in it for each game");
  cli.add_option("--contrast", options.contrast, "Of --tour: complain about texts that stand out less, as 4.5")
      ->needs(tour)
      ->check(CLI::Range(1.0, 21.0));
  cli.add_option("--vision", options.vision, "Of --tour: the pictures as somebody sees them who is colour-blind")
      ->needs(tour)
      ->check(CLI::IsMember(std::vector<std::string>(ui::kVisions.begin(), ui::kVisions.end())));
  cli.add_option("--hand", options.hand, "Of --tour: who is to use the screens, keys or touch")
      ->needs(tour)
      ->check(CLI::IsMember({"keys", "touch"}));
  auto* flow = cli.add_option("--flow", options.flow, "Count what people press in matches of this game, as JSON");
  cli.add_option("--seats", options.seats, "Of --flow: seats of a match")->needs(flow)->check(CLI::Range(1, 8));
  cli.add_option("--people", options.people, "Of --flow: people among them")->needs(flow)->check(CLI::Range(1, 8));
  cli.add_option("--games", options.games, "Of --flow: matches")->needs(flow)->check(CLI::Range(1, 100000));
  cli.add_option("--option", options.options, "Of --flow: an option of the game, as name=value")->needs(flow);
  auto* dump = cli.add_flag("--dump-ui", options.dump_ui, "Print what the first screen holds");
  cli.add_option("--bench-redraw", options.bench, "Print the time of a redraw, median of so many")
      ->check(CLI::Range(1, 100000));
  cli.add_flag("--timings", options.timings, "Print how long the start takes");
  add_kiosk(cli, options);
  tour->excludes(robot)->excludes(dump);
  dump->excludes(robot);
  cli.set_version_flag("--version", "prowl " + version);
  try {
    cli.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return cli.exit(e) == 0 ? 0 : 2;
  }
  return options;
}

}  // namespace prowl::sdl
