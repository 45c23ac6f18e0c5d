#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Pictures that lie over each other, from assets/<game>/banner.json: a scene of the game for the title's banner.
struct BannerArt {
  struct Part {
    std::string picture;
    Rect box{};
  };
  Size drawn{1792, 272};
  std::vector<Part> parts;
};
/// An empty scene where the game has none; errors name file and pointer.
Result<BannerArt> load_banner(const std::filesystem::path& assets_dir, std::string_view game);
/// Fills `r`, keeping the right end of the scene in sight.
void draw_banner_art(Builder&, Rect r, const BannerArt&, std::string_view game);
/// The picture of a game's world.
std::string world_picture(std::string_view game);
inline constexpr float kWorldAspect = 880.0F / 600.0F;
/// A world's card without words; so much of its picture's height shows, from below.
void draw_world_card(Builder&, Rect, float picture, std::string_view game, Colour accent);

}  // namespace prowl::ui
