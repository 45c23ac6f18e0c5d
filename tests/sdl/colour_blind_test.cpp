// Pictures that have to be told apart, as people see them who tell colours apart less well.
#include <algorithm>
#include <filesystem>

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "sdl/pictures/rasteriser.hpp"
#include "ui/kit/colour_vision.hpp"
#include "ui/kit/theme.hpp"

namespace fs = std::filesystem;

namespace prowl::sdl {
namespace {

constexpr int kSide = 40;  // px, as small as tokens get
// Two pictures are told apart where that share of what is not bare ground in either looks clearly different.
constexpr double kClearly = 10, kShare = 0.045;  // Delta E; of the pixels

using Look = std::vector<ui::Colour>;

fs::path assets() { return to_path(PROWL_SOURCE_DIR) / "assets"; }

/// A picture on a panel of the common theme.
Look look_of(Rasteriser& rasteriser, const ui::Picture& picture) {
  const ui::Colour ground = ui::Theme{}.panel;
  Look look(kSide * kSide, ground);
  const auto pixels = rasteriser.rasterise(picture, kSide, kSide);
  INFO(picture.name);
  REQUIRE(pixels);
  for (int y = 0; y < pixels->part_h; ++y)
    for (int x = 0; x < pixels->part_w; ++x) {
      const std::uint32_t argb = pixels->data[static_cast<std::size_t>(y * pixels->part_w + x)];
      const float alpha = static_cast<float>(argb >> 24) / 255;
      look[static_cast<std::size_t>((y + pixels->y) * kSide + x + pixels->x)] = ui::blend(
          ground, ui::rgb(argb & 0xffffff), alpha);
    }
  return look;
}

double apart(const Look& a, const Look& b, ui::Vision vision) {
  const ui::Colour ground = ui::Theme{}.panel;
  int drawn = 0, differ = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == ground && b[i] == ground) continue;
    ++drawn;
    differ += ui::colour_distance(ui::seen_by(vision, a[i]), ui::seen_by(vision, b[i])) >= kClearly;
  }
  return static_cast<double>(differ) / std::max(1, drawn);
}

// Rings, shadows, what is drawn elsewhere, and backs, which are to look alike.
bool is_part(const std::string& name) {
  return name.starts_with("back_") || name.starts_with("portrait_") || name.starts_with("surprise_") ||
         name == "lift_shadow" || name == "token_ring" || name == "ghost" || name == "empty";
}

constexpr ui::Vision kAll[] = {ui::Vision::full, ui::Vision::deuteranopia, ui::Vision::protanopia,
                               ui::Vision::tritanopia, ui::Vision::grey};

void check_apart(const std::vector<std::pair<std::string, Look>>& looks) {
  for (const ui::Vision v : kAll)
    for (std::size_t i = 0; i < looks.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        INFO(ui::kVisions[static_cast<std::size_t>(v)] << ": " << looks[i].first << ", " << looks[j].first);
        CHECK(apart(looks[i].second, looks[j].second, v) >= kShare);
      }
}

}  // namespace

TEST_CASE("Eight seats' emblems can be told apart by everybody, and without any colour by their shape") {
  Rasteriser rasteriser(assets(), {});
  for (const std::string picture : {"common/seats/emblem_", "not_alone/pawns/"})
    for (const bool coloured : {true, false}) {
      std::vector<std::pair<std::string, Look>> looks;
      for (const auto& seat : ui::kSeatLooks) {
        const ui::Colour accent = coloured ? ui::parse_colour(seat.colour, {}) : ui::rgb(0xb0b0b0);
        const std::string name = picture + std::string(seat.shape);
        looks.emplace_back(name, look_of(rasteriser, {.name = name, .accent = accent, .skin = true}));
      }
      check_apart(looks);
    }
}

TEST_CASE("Tokens of one game can be told apart by everybody") {
  Rasteriser rasteriser(assets(), {});
  for (const std::string folder : {"nostromo/tokens", "not_alone/tokens", "fate/tokens"}) {
    std::vector<std::pair<std::string, Look>> looks;
    for (const auto& entry : fs::directory_iterator(assets() / to_path(folder))) {
      const std::string stem = to_utf8(entry.path().stem());
      if (entry.path().extension() != ".svg" || is_part(stem)) continue;
      const std::string name = folder + "/" + stem;
      looks.emplace_back(name, look_of(rasteriser, {.name = name}));
    }
    REQUIRE(looks.size() > 1);
    check_apart(looks);
  }
}

}  // namespace prowl::sdl
