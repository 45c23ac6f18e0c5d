#include "table_layout.hpp"

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {
namespace {

constexpr std::array<std::string_view, 6> kPresentations{"map", "grid", "row", "fan", "pile", "space"};
constexpr std::array<std::string_view, 4> kTrackStyles{"pips", "dial", "nodes", "number"};
constexpr int kFar = 8000;

std::vector<int> numbers(Reader& r, std::string_view key, std::size_t want, bool required = true) {
  std::vector<int> v;
  if (!r.has(key) && !required) return v;
  if (r.get(key, v, -kFar, kFar) && v.size() != want) {
    r.complain(key, fmt::format("must hold {} numbers.", want));
    v.clear();
  }
  return v;
}

Size size_of(Reader& r, std::string_view key, Size fallback) {
  const auto v = numbers(r, key, 2, false);
  return v.size() == 2 ? Size{static_cast<float>(v[0]), static_cast<float>(v[1])} : fallback;
}

Rect rect_of(const std::vector<int>& v) {
  if (v.size() != 4) return {};
  return {static_cast<float>(v[0]), static_cast<float>(v[1]), static_cast<float>(v[2]), static_cast<float>(v[3])};
}

void read_board(Reader& r, BoardLook& b) {
  std::size_t style = 0;
  if (r.get_name("presentation", style, kPresentations)) b.presentation = static_cast<Presentation>(style);
  r.get("places", b.places);
  r.optional("cell", b.cell_reg);
  r.optional("links", b.links_reg);
  r.optional("columns", b.grid_columns, 1, 64);
  r.optional("picture", b.picture);
  r.optional("rim", b.rim);
  r.optional("ghost", b.ghost);
  r.optional("corridor_across", b.corridor_across);
  r.optional("corridor_down", b.corridor_down);
  r.optional("hull", b.hull);
  int margin = static_cast<int>(b.rim_margin);
  r.optional("rim_margin", margin, 0, 200);
  b.rim_margin = static_cast<float>(margin);
  b.tile = size_of(r, "tile", b.tile);
  b.gap = size_of(r, "gap", b.gap);
  b.across = size_of(r, "across", b.across);
  b.down = size_of(r, "down", b.down);
  r.each_member("cells", [&](std::string_view zone, Reader& c) { b.cells.emplace(zone, rect_of(numbers(c, "box", 4))); }, false);
}

void read_piece(Reader& r, PieceLook& p) {
  r.optional("face", p.face);
  r.optional("frame", p.frame);
  r.optional("small", p.small);
  r.optional("small_frame", p.small_frame);
  r.optional("portrait", p.portrait);
  r.optional("ring", p.ring);
  r.optional("portrait_ring", p.portrait_ring);
  r.optional("backs", p.backs);
  r.optional("shape", p.shape);
}

void read_track(Reader& r, TrackLook& t) {
  std::size_t style = 0;
  r.get("id", t.id);
  if (r.get_name("style", style, kTrackStyles)) t.style = static_cast<TrackStyle>(style);
  r.optional("reg", t.reg);
  r.optional("zone", t.zone);
  if (t.reg.empty() == t.zone.empty()) r.complain("", "a track counts either a reg or a zone.");
  r.optional("icon", t.icon);
  r.optional("full", t.full);
  r.optional("empty", t.empty);
  r.optional("max", t.max, 0, 999);
  r.optional("max_reg", t.max_reg);
  r.optional("pips_reg", t.pips_reg);
  r.optional("pips_max", t.pips_max, 0, 20);
  r.optional("tone", t.tone);
}

void read_arrangements(Reader& r, std::string_view key, std::map<std::string, Arrangement, std::less<>>& out, Size drawn) {
  r.each_member(key, [&](std::string_view screen, Reader& s) {
    Arrangement a;
    a.drawn = drawn;
    s.each_member("regions", [&](std::string_view name, Reader& c) {
      Region region;
      region.box = rect_of(numbers(c, "box", 4));
      c.optional("anchor", region.anchor);
      if (region.anchor.size() != 2) c.complain("anchor", "must be two letters of l, r, t, b, c and f.");
      a.regions.emplace(name, region);
    });
    out.emplace(screen, std::move(a));
  });
}

void read_names(Reader& r, std::string_view key, std::map<std::string, std::string, std::less<>>& out) {
  const auto* names = r.raw(key, false);
  if (names == nullptr || !names->is_object()) return;
  r.object(key, [&](Reader& values) {
    for (const auto& entry : names->items()) values.get(entry.key(), out[entry.key()]);
  });
}

TableLayout read_layout(Reader& r) {
  TableLayout l;
  r.get("game", l.game);
  r.optional("background", l.background);
  r.optional("curtain", l.curtain);
  r.object("board", [&](Reader& b) { read_board(b, l.board); });
  r.each_member("pieces", [&](std::string_view group, Reader& p) { read_piece(p, l.pieces[std::string(group)]); });
  r.optional("hands", l.hand_zones);
  r.optional("homes", l.home_zones);
  r.each("tracks", [&](Reader& t) { read_track(t, l.tracks.emplace_back()); }, false);
  r.each("piles", [&](Reader& p) {
    auto& pile = l.piles.emplace_back();
    p.get("id", pile.id);
    p.get("zone", pile.zone);
  }, false);
  read_names(r, "icons", l.icons);
  read_names(r, "score_backgrounds", l.score_backgrounds);
  read_arrangements(r, "wide", l.wide, {1920, 1080});
  read_arrangements(r, "compact", l.compact, {960, 540});
  return l;
}

void place_axis(char anchor, float drawn, float now, float& at, float& length) {
  const float spare = now - drawn;
  if (anchor == 'r' || anchor == 'b') at += spare;
  if (anchor == 'c') at += spare / 2;
  if (anchor == 'f') length += spare;
}

}  // namespace

const PieceLook* TableLayout::look(std::string_view kind, std::string_view group) const {
  auto it = pieces.find(kind);
  if (it == pieces.end()) it = pieces.find(group);
  return it == pieces.end() ? nullptr : &it->second;
}

Result<TableLayout> load_layout(const std::filesystem::path& assets_dir, std::string_view game) {
  const std::string path = to_utf8(assets_dir / to_path(game) / "layout.json");
  const auto json = load_json(path);
  if (!json) return tl::unexpected(json.error());
  Reader reader(*json, path);
  TableLayout layout = read_layout(reader);
  if (auto ok = reader.finish(); !ok) return tl::unexpected(ok.error());
  return layout;
}

Rect region(const Arrangement& a, std::string_view name, Size window) {
  const auto it = a.regions.find(name);
  if (it == a.regions.end()) return {};
  Rect r = it->second.box;
  place_axis(it->second.anchor[0], a.drawn.w, window.w, r.x, r.w);
  place_axis(it->second.anchor[1], a.drawn.h, window.h, r.y, r.h);
  return r;
}

std::string asset_name(std::string_view pattern, std::string_view word) {
  const auto open = pattern.find('{'), close = pattern.find('}');
  if (open == std::string_view::npos || close == std::string_view::npos) return std::string(pattern);
  return std::string(pattern.substr(0, open)) + std::string(word) + std::string(pattern.substr(close + 1));
}

}  // namespace prowl::ui
