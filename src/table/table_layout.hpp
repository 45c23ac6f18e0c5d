#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/rules/rule_set.hpp"
#include "prowl/ui/geometry.hpp"
#include "prowl/ui/scene.hpp"

namespace prowl::ui {

/// How the pieces of a zone lie: a pile shows its top, a fan and a row each piece, a grid places in cells given here, a
/// space one place at a fixed rectangle, a map places whose cells and links stand in counters of the state.
enum class Presentation : std::uint8_t { map, grid, row, fan, pile, space };
/// How a number is shown: one picture each, a ring of ticks, points on a line, the figure alone, a heartbeat with one
/// beat a point, or points one above the other with what they give, the end on top.
enum class TrackStyle : std::uint8_t { pips, dial, nodes, number, beat, ladder };

/// A part of the window. `anchor`: for each axis whether it keeps to the start, the end or the middle, or fills what is
/// left, when the window has another shape than the drawing ("lt", "rf", "ff", "cb" …).
struct Region {
  Rect box{};
  std::string anchor = "lt";
};
/// Where everything stands in one kind of window.
struct Arrangement {
  Size drawn{1920, 1080};
  std::map<std::string, Region, std::less<>> regions;
};
/// By screen: "table", "private", and, where it differs from the table, "watched".
using Arrangements = std::map<std::string, Arrangement, std::less<>>;

/// Places drawn as picture cards. Lengths are design px at scale 1 of the tile; frame, medal, halo, light and corners
/// are templates that take a colour.
struct PlaceCardLook {
  std::string frame, frame_lit, frame_focus, medal, medal_lit, halo, light, veil, corners;
  float inset = 6, halo_margin = 36, corners_margin = 11;
  Size medal_size{56, 56}, token{104, 104}, pawn{84, 112}, object{72, 72};
  std::map<std::string, std::string, std::less<>> frames;  ///< by zone name: another frame while nothing is lit
  std::string trim;                                        ///< theme colour of the medals of those
  Rect figure{}, figure_light{};                           ///< of a figure and its light, from the tile's corner
};

/// One place of a board of fixed places; design px of the board.
struct SpaceSpot {
  Rect box{};
  std::string picture;  ///< empty: BoardLook::picture
  bool quiet = false;   ///< its name is painted on it: no plate
  Point label{8, 8};    ///< of the name plate, from the box's corner
  Point things{8, 0};   ///< of what lies there: from the left, and above the lower edge
};
/// Where two of them meet, and what is drawn there (a door, a ladder); `via`: the points that a path runs through, from
/// the first to the second.
struct SpaceLink {
  std::string from, to, picture;
  Rect box{};
  std::vector<Point> via;
};
/// A board of fixed places in one picture: templates that take a colour, and sizes in px of the board.
struct SpaceLook {
  Size size{1480, 720};
  std::string picture;               ///< behind the places, as large as the board
  std::string legal, threat, focus;  ///< frames round a place, `margin` wider than it
  std::string step;                  ///< the mark of a numbered step on a path
  float margin = 10, floor = 6;
  Size thing{26, 26}, figure{48, 74};
  float feet = 8;  ///< below the feet in a figure's picture
  std::vector<SpaceLink> links;
};

/// How the places of the board are drawn. Sizes are design px at scale 1.
struct BoardLook {
  Presentation presentation = Presentation::map;
  std::string places;                              ///< zone group
  std::string cell_reg, links_reg;                 ///< map: prefix of the counters of one place
  int grid_columns = 8;                            ///< map: cell = row * grid_columns + column, below 0: not there
  std::map<std::string, Rect, std::less<>> cells;  ///< grid and space: by zone name, in cells (grid) or design px
                                                   ///< (space)
  Size tile{352, 232}, gap{72, 52};
  std::string picture, rim, ghost, corridor_across, corridor_down;
  float rim_margin = 40;
  Size across{104, 76}, down{80, 84};
  float across_shift = 6;
  bool hull = false;
  std::optional<PlaceCardLook> card;
  std::optional<SpaceLook> space;
  std::map<std::string, SpaceSpot, std::less<>> spots;  ///< space: by zone name
};

/// Where counters race towards each other: along a curve that falls from its apex like a horizon. x in px of the drawn
/// width, stretched with the window; y from the top of the region "race".
struct RaceLook {
  float apex_x = 960, apex_y = 0, fall = 0, fall_at = 900;
  float star_x = 960, left = 240, right = 1720, pitch = 58;
  std::string star;
  Size star_size{168, 168};
};

/// How pieces of a group look: `{kind}` in a name is the piece's kind, `{sort}` the number of its back among those of
/// its group. `backs`: looks of a face-down one, by turns.
struct PieceLook {
  std::string face, frame, small, small_frame, portrait, ring, portrait_ring;
  std::vector<std::string> backs;
  std::string back_frame;      ///< round a face-down card
  std::string card;            ///< the face it is drawn with when it is a card
  std::string shape = "disc";  ///< "disc", "object", "card", "figure" (fills its place)
};
/// One part of a card's face, in the units that the face is drawn in: a picture, or words of its CardText ("title",
/// "effect", "when", "text", "number"). `{kind}` and `{sort}` in a picture's name are the card's; with a tone it is a
/// template that takes that colour.
struct CardPart {
  std::string picture, words;
  std::string tone;                 ///< a colour of the theme, or "kind"
  std::vector<std::string> states;  ///< of "plain", "legal", "focus", "off" and those of CardView::look; empty: always
  std::string with;                 ///< words of CardText without which it isn't drawn ("origin"), or where they have
                                    ///< no room
  Rect box{};
  float px = 40;
  float least = 0;  ///< shown from this width of the card on, design px
  Face face = Face::title;
  Align align = Align::left;
  VAlign valign = VAlign::middle;
  bool wrap = false;
};
struct CardFace {
  Size size{480, 672};
  std::vector<CardPart> parts;
};
/// Cards of a person that lie together in the region "fan.<group>" of the private screen, or in a part of "fans".
struct FanLook {
  std::string group;  ///< zone group
  std::string laid;   ///< zone group of cards put aside from it: shown with it, lit
  std::string verb;   ///< that plays one of them: why not, is asked with it
  std::map<std::string, std::string, std::less<>> verbs{};  ///< the same in prompts where it is another
  bool open = false;                                        ///< everybody can see these
  int share = 1;                                            ///< of the region "fans", where it has none of its own
};
struct TrackLook {
  std::string id, reg, zone, icon, full, empty;
  TrackStyle style = TrackStyle::number;
  int max = 0;
  std::string max_reg;
  std::string pips_reg;  ///< a second counter shown as pips below (reshuffles)
  int pips_max = 0;
  std::string tone = "fact";
  std::string side;                                     ///< "left" or "right": races from that side to the star
  std::string end;                                      ///< picture of the end of a ladder
  std::string node, node_lit, mark, mark_lit, counter;  ///< pictures of such a track
};
struct PileLook {
  std::string id, zone;
  std::string discard;  ///< zone whose number is told with it
};

/// assets/<game>/layout.json: everything about a game's table that is not drawn by a presenter.
struct TableLayout {
  std::string game;
  bool plain = false;                   ///< stands in for one that could not be read
  std::vector<std::string> background;  ///< pictures over the whole window, furthest first
  std::string curtain;
  std::string origin;  ///< mark of a place or card that was not copied from a printed one
  bool points = true;  ///< at the end people have points; else sides win or lose
  std::map<std::string, std::string, std::less<>> score_backgrounds;  ///< by how a round ended; "" for any other
  BoardLook board;
  std::map<std::string, PieceLook, std::less<>> pieces;  ///< by group, or by kind name
  std::vector<std::string> hand_zones, home_zones;       ///< zone groups
  std::vector<FanLook> fans;                             ///< none: the hands in one
  std::map<std::string, CardFace, std::less<>> faces;    ///< by PieceLook::card
  std::vector<TrackLook> tracks;
  std::optional<RaceLook> race;
  std::map<std::string, std::string, std::less<>> decor;  ///< pictures that fill a region, by its name, behind all else
  std::vector<PileLook> piles;
  std::vector<std::string> beside;                         ///< screens that stay wide beside the player aid
  Arrangements wide, compact, tall;                        ///< tall: empty where compact serves
  std::map<std::string, std::string, std::less<>> icons;   ///< event or score line -> icon
  std::map<std::string, std::string, std::less<>> sounds;  ///< event that is told as a moment -> sound
  std::string ambience;

  const PieceLook* look(std::string_view kind, std::string_view group) const;
};

/// With the game's expansions: "expansions" names, by option and its value, files that are laid over layout.json one
/// after the other as JSON merge patches. Errors name file and pointer.
Result<TableLayout> load_layout(const std::filesystem::path& assets_dir, std::string_view game, const Options& = {});

/// Where things stand on the screens of a window of that shape.
const Arrangements& arrangements(const TableLayout&, Shape);
/// On one of them; nowhere when there is none of that name.
const Arrangement& arrangement(const TableLayout&, Shape, std::string_view screen);
/// The region in a window of this logical size; an empty box when the arrangement has none of that name.
Rect region(const Arrangement&, std::string_view name, Size window);

/// `{kind}`, `{zone}` and so on put into an asset name; `sort` goes where it says `{sort}`.
std::string asset_name(std::string_view pattern, std::string_view word, std::string_view sort);
std::string asset_name(std::string_view pattern, std::string_view word);

}  // namespace prowl::ui
