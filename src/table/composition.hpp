#pragma once
#include <string_view>
#include <vector>

#include "table/table_view.hpp"

namespace prowl::ui {

/// What can stand on a screen of a match. Up to `legend` it is the frame: behind all else, drawn as one sheet.
enum class Part : std::uint8_t {
  title,      ///< the game and the round
  banner,     ///< whose turn and what to do, in a frame
  headline,   ///< the same, large and free of a frame
  phases,     ///< of the turn
  race,       ///< counters that race to one end
  tracks,     ///< all of them, one below the other
  ladder,     ///< one of them, its end on top
  heartbeat,  ///< one of them as a strip
  stake,      ///< what is at stake
  legend,     ///< what small pictures mean
  board,      ///< or the cards that are chosen among
  facts,      ///< what the public facts leave possible, or what happens at this moment
  tools,      ///< rules, log, menu and the like
  seats,      ///< in a row
  strip,      ///< tracks and seats in one line, for small windows
  undo,
  bar,  ///< what is asked, and its buttons
  // of the table
  piles,   ///< side by side
  column,  ///< what people may do, and below it what lies open, deductions, the log
  crew,    ///< everybody on the board, for small windows
  dock,    ///< who acts, what can be done, and the others
  rail,    ///< what goes on, what must be reached, and the log
  side,    ///< the seats, and below them options, facts or the log
  drawer,  ///< what a tool opens, over the board
  // of a private screen
  timer,       ///< in the corner of the region
  role,        ///< who one is
  hand,        ///< one's cards in a box, with what the chosen one does
  tray,        ///< what one may put somewhere
  marks,       ///< on the board: who may be where
  focus,       ///< the card that is pointed at, large
  details,     ///< and what it does
  deductions,  ///< what the public facts leave possible
  guesses,     ///< the same for each seat
  options,     ///< as rows
  fan,         ///< cards of one group
  fans,        ///< of all groups that have no region of their own
  growths,     ///< what lies before oneself for good
  only,        ///< that nobody else may look
  own_strip,   ///< all of one's own below each other, for small windows
};

/// A part and the region of the layout that it stands in; `of`: which track or group, where there are several.
struct Placement {
  Part part{};
  std::string_view region;
  std::string_view of{};
};
/// One screen, in the order of drawing.
using Composition = std::vector<Placement>;

/// What the screens of `facts` are composed of. `screen`: "table", or the arrangement of a private view.
using Compose = Composition (*)(const TableFacts&, std::string_view screen, bool wide);

/// The composition of a screen: the game's own, or one that needs no layout where the game's could not be read.
Composition compose(const TableFacts&, const TableLayout&, std::string_view screen, bool wide);
bool places(const Composition&, Part);

}  // namespace prowl::ui
