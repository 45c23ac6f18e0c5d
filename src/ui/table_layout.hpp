#pragma once
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// How the pieces of a zone lie: a pile shows its top, a fan and a row each piece, a grid places in cells given here, a space
/// one place at a fixed rectangle, a map places whose cells and links stand in counters of the state.
enum class Presentation : std::uint8_t { map, grid, row, fan, pile, space };
/// How a number is shown: one picture each, a ring of ticks, points on a line, or the figure alone.
enum class TrackStyle : std::uint8_t { pips, dial, nodes, number };

/// A part of the window. `anchor`: for each axis whether it keeps to the start, the end or the middle, or fills what is left,
/// when the window has another shape than the drawing ("lt", "rf", "ff", "cb" …).
struct Region {
  Rect box{};
  std::string anchor = "lt";
};
/// Where everything stands in one kind of window.
struct Arrangement {
  Size drawn{1920, 1080};
  std::map<std::string, Region, std::less<>> regions;
};

/// How the places of the board are drawn. Sizes are design px at scale 1.
struct BoardLook {
  Presentation presentation = Presentation::map;
  std::string places;                       ///< zone group
  std::string cell_reg, links_reg;          ///< map: prefix of the counters of one place
  int grid_columns = 8;                     ///< map: cell = row * grid_columns + column, below 0: not there
  std::map<std::string, Rect, std::less<>> cells;  ///< grid and space: by zone name, in cells (grid) or design px (space)
  Size tile{352, 232}, gap{72, 52};
  std::string picture, rim, ghost, corridor_across, corridor_down;
  float rim_margin = 40;
  Size across{104, 76}, down{80, 84};
  float across_shift = 6;
  bool hull = false;
};

/// How pieces of a group look: `{kind}` in a name is the piece's kind. `backs`: looks of a face-down one, by turns.
struct PieceLook {
  std::string face, frame, small, small_frame, portrait, ring, portrait_ring;
  std::vector<std::string> backs;
  std::string shape = "disc";               ///< "disc", "object", "card", "figure" (fills its place)
};
struct TrackLook {
  std::string id, reg, zone, icon, full, empty;
  TrackStyle style = TrackStyle::number;
  int max = 0;
  std::string max_reg;
  std::string pips_reg;                     ///< a second counter shown as pips below (reshuffles)
  int pips_max = 0;
  std::string tone = "fact";
};
struct PileLook {
  std::string id, zone;
};

/// assets/<game>/layout.json: everything about a game's table that is not drawn by a presenter.
struct TableLayout {
  std::string game;
  std::vector<std::string> background;      ///< pictures over the whole window, furthest first
  std::string curtain;
  std::map<std::string, std::string, std::less<>> score_backgrounds;  ///< by how a round ended; "" for any other
  BoardLook board;
  std::map<std::string, PieceLook, std::less<>> pieces;   ///< by group, or by kind name
  std::vector<std::string> hand_zones, home_zones;        ///< zone groups
  std::vector<TrackLook> tracks;
  std::vector<PileLook> piles;
  std::map<std::string, Arrangement, std::less<>> wide, compact;  ///< by screen: "table", "private"
  std::map<std::string, std::string, std::less<>> icons;  ///< event or score line -> icon

  const PieceLook* look(std::string_view kind, std::string_view group) const;
};

/// Errors name file and pointer.
Result<TableLayout> load_layout(const std::filesystem::path& assets_dir, std::string_view game);

/// The region in a window of this logical size; an empty box when the arrangement has none of that name.
Rect region(const Arrangement&, std::string_view name, Size window);

/// `{kind}`, `{zone}` and so on put into an asset name.
std::string asset_name(std::string_view pattern, std::string_view word);

}  // namespace prowl::ui
