#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace prowl::sdl {

/// What the command line asks for.
struct Options {
  int width = 0, height = 0;  ///< 0: as in the settings
  bool fullscreen = false, table_window = false, timings = false, dump_ui = false;
  float scale = 0, text_scale = 0;  ///< 0: as in the settings
  std::string version, file, language, game, robot, shots, tour, hand, data, flow, speak_to;
  std::optional<std::uint64_t> seed;
  int bench = 0;        ///< rounds
  double contrast = 0;  ///< of --tour: what texts reach at least; 0: not looked at
  std::string vision;   ///< of --tour: how somebody sees its pictures
  // --- of --kiosk
  bool kiosk = false, kiosk_pin = false;
  std::string config;
  std::optional<int> visits;
  int hours = 0;
  int seats = 0, people = 1, games = 1;  ///< of --flow
  std::vector<std::string> options;      ///< of --flow, as name=value
};

/// The options, or the exit code of a program that has said all it has to say (help, version, wrong use).
std::variant<Options, int> read_options(int argc, char** argv, const std::string& version);

}  // namespace prowl::sdl
