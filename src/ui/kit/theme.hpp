#pragma once
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/rules/seat_info.hpp"
#include "prowl/ui/scene.hpp"

namespace prowl::ui {

/// How a world looks: colours, faces, the shape of panels and controls. The common one is assets/common/theme.json; a
/// game may have its own over it (assets/<game>/theme.json). The built-in values are what the common file holds, so
/// that the client can still say that the file is missing. Contrast of every text colour on `panel` is checked by
/// tests/ui/theme_test.cpp.
struct Theme {
  Colour ground = rgb(0x03090b), panel = rgb(0x0d242b), raised = rgb(0x143039), line = rgb(0x37656d);
  Colour text = rgb(0xefe6d0), second = rgb(0xc9d6cf), dim = rgb(0x9fb8b5), disabled = rgb(0xb4c6c2);
  Colour act = rgb(0xffb454);    ///< amber: "you can do this", one primary a screen
  Colour fact = rgb(0x86dcc8);   ///< phosphor: public facts, "next"
  Colour alarm = rgb(0xff4d3d);  ///< the hunter; frames and icons
  Colour alarm_text = rgb(0xffb3a8);
  Colour ink = rgb(0x0a1519);  ///< on seat colours
  Colour on_primary = rgb(0x241302);
  Colour button_line = rgb(0x5f979b), hover = rgb(0x86dcc8), hover_line = rgb(0xdffcf2), ring = rgb(0xfff6df);
  std::map<std::string, Colour, std::less<>> named;       ///< everything else: "kind.vents", "world.<game>", …
  std::map<std::string, std::string, std::less<>> skins;  ///< a world's own templates, by the common name
  std::vector<std::string> backdrop{"common/bg/space"};   ///< behind screens that have no picture of their own
  std::array<Face, 6> faces{Face::title, Face::heading, Face::body, Face::medium, Face::semibold, Face::bold};
  float title_scale = 1;  ///< size of titles against the common face, which is narrow

  /// A named colour, or `text` when there is none.
  Colour colour(std::string_view name) const;
  /// The same, or `fallback`.
  Colour colour(std::string_view name, Colour fallback) const;
  /// The template behind a skin's name; a name with '/' stands for itself.
  std::string skin(std::string_view name) const;
};

/// Reads theme.json; `high_contrast` adds its overrides. Errors name file and pointer.
Result<Theme> load_theme(const std::filesystem::path& file, bool high_contrast);
/// The theme of a world: `base` with what the file overrides. `base` itself when there is no such file.
Result<Theme> load_world_theme(const std::filesystem::path& file, const Theme& base, bool high_contrast);

/// WCAG contrast ratio, 1..21.
double contrast(Colour a, Colour b);
/// a + (b - a) * share
Colour blend(Colour a, Colour b, float share);
/// "#rrggbb"; `fallback` when malformed.
Colour parse_colour(std::string_view hex, Colour fallback);
std::string to_hex(Colour);

/// How the seats are told apart: eight colours, each with a shape of its own.
struct SeatLook {
  std::string_view colour, shape;
};
inline constexpr SeatLook kSeatLooks[8] = {
    {"#5fd0ff", kSeatShapes[0]}, {"#b6e05a", kSeatShapes[1]}, {"#c79bff", kSeatShapes[2]}, {"#ff9d5c", kSeatShapes[3]},
    {"#ff9ec4", kSeatShapes[4]}, {"#f2ead6", kSeatShapes[5]}, {"#ffdd33", kSeatShapes[6]}, {"#40e88f", kSeatShapes[7]}};

}  // namespace prowl::ui
