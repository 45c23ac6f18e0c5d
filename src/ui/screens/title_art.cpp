#include "ui/screens/title_art.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {

std::string world_picture(std::string_view game) {
  std::string file(game);
  std::erase(file, '_');
  return "common/worlds/" + file;
}

namespace {

void read_art(prowl::Reader& r, BannerArt& art) {
  std::vector<int> size;
  if (r.get("size", size, 1, 8192) && size.size() == 2)
    art.drawn = {static_cast<float>(size[0]), static_cast<float>(size[1])};
  r.each("parts", [&](prowl::Reader& part) {
    BannerArt::Part p;
    std::vector<int> box;
    part.get("picture", p.picture);
    if (!part.get("box", box, -8192, 8192)) return;
    if (box.size() != 4) return part.complain("box", "Four numbers are wanted: x, y, width and height.");
    p.box = {static_cast<float>(box[0]), static_cast<float>(box[1]), static_cast<float>(box[2]),
             static_cast<float>(box[3])};
    art.parts.push_back(std::move(p));
  });
}

}  // namespace

Result<BannerArt> load_banner(const std::filesystem::path& assets_dir, std::string_view game) {
  const auto file = assets_dir / to_path(game) / "banner.json";
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return BannerArt{};
  BannerArt art;
  return read_json(file, [&](prowl::Reader& r) { read_art(r, art); }).map([&] { return art; });
}

void draw_banner_art(Builder& b, Rect r, const BannerArt& art, std::string_view game) {
  if (art.parts.empty()) return b.cover(r, world_picture(game), kWorldAspect);
  const float k = r.h / art.drawn.h;
  const float x = r.right() - art.drawn.w * k;
  b.clip(r);
  b.fill(r, b.theme().ground);
  for (const auto& part : art.parts)
    b.picture({x + part.box.x * k, r.y + part.box.y * k, part.box.w * k, part.box.h * k}, part.picture);
  b.unclip();
}

void draw_world_card(Builder& b, Rect r, float picture, std::string_view game, Colour accent) {
  const float edge = 30, cut = r.w / kWorldAspect - picture;
  b.clip({r.x, r.y, r.w, picture});
  b.picture({r.x, r.y - cut, r.w, r.w / kWorldAspect}, world_picture(game));
  b.unclip();
  // The skin is made for the whole picture; of a cut one its upper edge is drawn by itself.
  b.clip({r.x, r.y, r.w, edge});
  b.skin(r, "world_card", accent);
  b.unclip();
  b.clip({r.x, r.y + edge, r.w, r.h - edge});
  b.skin({r.x, r.y - cut, r.w, r.h + cut}, "world_card", accent);
  b.unclip();
}

}  // namespace prowl::ui
