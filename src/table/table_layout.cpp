#include "table/table_layout.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {
namespace {

constexpr std::array<std::string_view, 6> kPresentations{"map", "grid", "row", "fan", "pile", "space"};
constexpr std::array<std::string_view, 6> kTrackStyles{"pips", "dial", "nodes", "number", "beat", "ladder"};
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

void length(Reader& r, std::string_view key, float& out) {
  int px = static_cast<int>(out);
  if (r.optional(key, px, -kFar, kFar)) out = static_cast<float>(px);
}

void read_names(Reader& r, std::string_view key, std::map<std::string, std::string, std::less<>>& out) {
  const auto* names = r.raw(key, false);
  if (names == nullptr || !names->is_object()) return;
  r.object(key, [&](Reader& values) {
    for (const auto& entry : names->items()) values.get(entry.key(), out[entry.key()]);
  });
}

void read_card(Reader& r, PlaceCardLook& c) {
  r.get("frame", c.frame);
  r.get("frame_lit", c.frame_lit);
  r.get("frame_focus", c.frame_focus);
  r.optional("medal", c.medal);
  r.optional("medal_lit", c.medal_lit);
  r.optional("halo", c.halo);
  r.optional("light", c.light);
  r.optional("veil", c.veil);
  r.optional("corners", c.corners);
  length(r, "inset", c.inset);
  length(r, "halo_margin", c.halo_margin);
  length(r, "corners_margin", c.corners_margin);
  c.medal_size = size_of(r, "medal_size", c.medal_size);
  c.token = size_of(r, "token", c.token);
  c.pawn = size_of(r, "pawn", c.pawn);
  c.object = size_of(r, "object", c.object);
  read_names(r, "frames", c.frames);
  r.optional("trim", c.trim);
  c.figure = rect_of(numbers(r, "figure", 4, false));
  c.figure_light = rect_of(numbers(r, "figure_light", 4, false));
}

void read_race(Reader& r, RaceLook& race) {
  const auto apex = numbers(r, "apex", 2), fall = numbers(r, "fall", 2);
  if (apex.size() == 2) race.apex_x = static_cast<float>(apex[0]), race.apex_y = static_cast<float>(apex[1]);
  if (fall.size() == 2)
    race.fall_at = std::max(1.0F, static_cast<float>(fall[0])), race.fall = static_cast<float>(fall[1]);
  length(r, "star_x", race.star_x);
  length(r, "left", race.left);
  length(r, "right", race.right);
  length(r, "pitch", race.pitch);
  r.optional("star", race.star);
  race.star_size = size_of(r, "star_size", race.star_size);
}

Point point_of(Reader& r, std::string_view key, Point fallback) {
  const Size s = size_of(r, key, {fallback.x, fallback.y});
  return {s.w, s.h};
}

void read_spot(Reader& r, SpaceSpot& s) {
  s.box = rect_of(numbers(r, "box", 4));
  r.optional("picture", s.picture);
  r.optional("quiet", s.quiet);
  s.label = point_of(r, "label", s.label);
  s.things = point_of(r, "things", s.things);
}

void read_link(Reader& r, SpaceLink& l) {
  r.get("from", l.from);
  r.get("to", l.to);
  r.optional("picture", l.picture);
  l.box = rect_of(numbers(r, "box", 4, false));
  std::vector<int> via;
  if (r.get("via", via, -kFar, kFar) && via.size() % 2 != 0) r.complain("via", "must hold pairs of numbers.");
  for (std::size_t i = 0; i + 1 < via.size(); i += 2)
    l.via.push_back({static_cast<float>(via[i]), static_cast<float>(via[i + 1])});
}

void read_space(Reader& r, SpaceLook& s) {
  s.size = size_of(r, "size", s.size);
  r.optional("picture", s.picture);
  r.get("legal", s.legal);
  r.get("threat", s.threat);
  r.get("focus", s.focus);
  r.optional("step", s.step);
  length(r, "margin", s.margin);
  length(r, "floor", s.floor);
  length(r, "feet", s.feet);
  s.thing = size_of(r, "thing", s.thing);
  s.figure = size_of(r, "figure", s.figure);
  r.each(
      "links", [&](Reader& l) { read_link(l, s.links.emplace_back()); }, false);
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
  r.object(
      "card", [&](Reader& c) { read_card(c, b.card.emplace()); }, false);
  r.object(
      "space", [&](Reader& c) { read_space(c, b.space.emplace()); }, false);
  r.each_member(
      "cells",
      [&](std::string_view zone, Reader& c) {
        SpaceSpot spot;
        read_spot(c, spot);
        b.cells.emplace(zone, spot.box);
        b.spots.emplace(zone, std::move(spot));
      },
      false);
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
  r.optional("back_frame", p.back_frame);
  r.optional("card", p.card);
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
  r.optional("side", t.side);
  r.optional("end", t.end);
  r.optional("node", t.node);
  r.optional("node_lit", t.node_lit);
  r.optional("mark", t.mark);
  r.optional("mark_lit", t.mark_lit);
  r.optional("counter", t.counter);
}

constexpr std::array<std::string_view, 6> kFaceNames{"title", "heading", "body", "medium", "semibold", "bold"};
constexpr std::array<std::string_view, 3> kAligns{"left", "centre", "right"}, kVAligns{"top", "middle", "bottom"};
constexpr std::array<std::string_view, 6> kWords{"title", "effect", "when", "text", "number", "origin"};

template <class E, std::size_t N>
void named(Reader& r, std::string_view key, E& out, const std::array<std::string_view, N>& names) {
  auto at = static_cast<std::size_t>(out);
  if (r.get_name(key, at, names, false)) out = static_cast<E>(at);
}

void read_part(Reader& r, CardPart& p) {
  r.optional("picture", p.picture);
  std::size_t words = 0;
  if (r.get_name("words", words, kWords, false)) p.words = kWords[words];
  if (p.picture.empty() == p.words.empty()) r.complain("", "a part is either a picture or words.");
  r.optional("tone", p.tone);
  r.optional("states", p.states);
  std::size_t with = 0;
  if (r.get_name("with", with, kWords, false)) p.with = kWords[with];
  r.optional("wrap", p.wrap);
  p.box = rect_of(numbers(r, "box", 4));
  length(r, "px", p.px);
  length(r, "least", p.least);
  named(r, "face", p.face, kFaceNames);
  named(r, "align", p.align, kAligns);
  named(r, "valign", p.valign, kVAligns);
}

void read_face(Reader& r, CardFace& f) {
  f.size = size_of(r, "size", f.size);
  if (f.size.w < 1) r.complain("size", "a face has a width.");
  r.each("parts", [&](Reader& p) { read_part(p, f.parts.emplace_back()); });
}

void read_arrangements(Reader& r, std::string_view key, Arrangements& out, Size drawn) {
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

TableLayout read_layout(Reader& r) {
  TableLayout l;
  r.get("game", l.game);
  r.optional("background", l.background);
  r.optional("curtain", l.curtain);
  r.optional("origin", l.origin);
  r.each_member(
      "expansions",
      [](std::string_view, Reader& values) {
        std::vector<std::string> files;
        for (const auto& entry : values.value().items()) values.get(entry.key(), files);
      },
      false);
  r.object("board", [&](Reader& b) { read_board(b, l.board); });
  r.each_member("pieces", [&](std::string_view group, Reader& p) { read_piece(p, l.pieces[std::string(group)]); });
  r.optional("hands", l.hand_zones);
  r.optional("homes", l.home_zones);
  r.optional("beside", l.beside);
  r.optional("points", l.points);
  r.each(
      "fans",
      [&](Reader& f) {
        auto& fan = l.fans.emplace_back();
        f.get("group", fan.group);
        f.optional("laid", fan.laid);
        f.optional("verb", fan.verb);
        read_names(f, "verbs", fan.verbs);
        f.optional("open", fan.open);
        f.optional("share", fan.share, 1, 100);
      },
      false);
  r.each_member(
      "faces", [&](std::string_view name, Reader& f) { read_face(f, l.faces[std::string(name)]); }, false);
  r.each(
      "tracks", [&](Reader& t) { read_track(t, l.tracks.emplace_back()); }, false);
  r.each(
      "piles",
      [&](Reader& p) {
        auto& pile = l.piles.emplace_back();
        p.get("id", pile.id);
        p.get("zone", pile.zone);
        p.optional("discard", pile.discard);
      },
      false);
  r.object(
      "race", [&](Reader& c) { read_race(c, l.race.emplace()); }, false);
  read_names(r, "decor", l.decor);
  read_names(r, "icons", l.icons);
  read_names(r, "sounds", l.sounds);
  r.optional("ambience", l.ambience);
  read_names(r, "score_backgrounds", l.score_backgrounds);
  read_arrangements(r, "wide", l.wide, {1920, 1080});
  read_arrangements(r, "compact", l.compact, {960, 540});
  read_arrangements(r, "tall", l.tall, {1080, 1920});
  return l;
}

/// The files that the options of this match lay over the base, in order.
std::vector<std::string> overlays(const nlohmann::json& base, const Options& options) {
  std::vector<std::string> files;
  const auto expansions = base.find("expansions");
  if (expansions == base.end() || !expansions->is_object()) return files;
  for (const auto& [option, by_value] : expansions->items()) {
    const auto chosen = options.find(option);
    if (chosen == options.end() || !by_value.is_object() || !by_value.contains(chosen->second)) continue;
    for (const auto& file : by_value[chosen->second])
      if (file.is_string()) files.push_back(file.get<std::string>());
  }
  return files;
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

Result<TableLayout> load_layout(const std::filesystem::path& assets_dir, std::string_view game,
                                const Options& options) {
  const std::filesystem::path folder = assets_dir / to_path(game);
  std::string name = to_utf8(folder / "layout.json");
  auto json = load_json(name);
  if (!json) return tl::unexpected(json.error());
  for (const std::string& file : overlays(*json, options)) {
    const std::filesystem::path below = to_path(file).lexically_normal();
    if (below.empty() || below.has_root_path() || *below.begin() == "..")
      return fail(ErrorCode::bad_json, name + "#/expansions", say("{} leads out of this folder.", file));
    const auto over = load_json(to_utf8(folder / below));
    if (!over) return tl::unexpected(over.error());
    json->merge_patch(*over);
    name += " + " + file;
  }
  Reader reader(*json, name);
  TableLayout layout = read_layout(reader);
  return reader.finish().map([&] { return std::move(layout); });
}

const Arrangements& arrangements(const TableLayout& l, Shape shape) {
  if (shape == Shape::wide) return l.wide;
  return shape == Shape::tall && !l.tall.empty() ? l.tall : l.compact;
}

const Arrangement& arrangement(const TableLayout& l, Shape shape, std::string_view screen) {
  static const Arrangement none;
  const Arrangements& all = arrangements(l, shape);
  const auto it = all.find(screen);
  return it == all.end() ? none : it->second;
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

std::string asset_name(std::string_view pattern, std::string_view word, std::string_view sort) {
  return asset_name(pattern, pattern.find("{sort}") == std::string_view::npos ? word : sort);
}

}  // namespace prowl::ui
