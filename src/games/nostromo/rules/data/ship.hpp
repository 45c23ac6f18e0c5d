#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "prowl/core/chance.hpp"
#include "prowl/core/result.hpp"
#include "prowl/core/state.hpp"

#include "games/nostromo/rules/data/ids.hpp"

namespace prowl::nostromo {

/// A place on the ship's grid, columns to the right, rows down.
struct Cell {
  int col = 0, row = 0;
  auto operator<=>(const Cell&) const = default;
};
inline constexpr int kMaxGrid = 16;

/// A ship as a person writes it: room names with their cells, pairs of room names joined by an airlock.
struct ShipPlan {
  std::vector<std::pair<std::string, Cell>> rooms;
  std::vector<std::pair<std::string, std::string>> airlocks;
};

/// What a table asks of its ship: the number of rooms and airlocks, and the rooms that must (or may not) be there.
struct ShipNeeds {
  int rooms = 0;
  int max_airlocks = 0;
  unsigned marked = 0;  ///< mask of rooms
  unsigned banned = 0;  ///< mask of rooms (the lair with two players)
};

/// A legal ship, ready for play. All rooms are numbered as in ids.hpp.
struct Ship {
  unsigned in_play = 0;  ///< mask of rooms
  std::array<Cell, kRooms> cells{};
  std::array<unsigned, kRooms> links{};  ///< per room the mask of rooms behind its airlocks
};

constexpr unsigned room_bit(int room) { return 1U << static_cast<unsigned>(room); }
constexpr bool side_by_side(Cell a, Cell b) {
  const int across = a.col - b.col, down = a.row - b.row;
  return across * across + down * down == 1;
}
/// Joins two rooms by an airlock.
void link_rooms(Ship&, int a, int b);
/// "armoury" ... "cargo"; -1 when there is no such room.
int find_room(std::string_view name);
std::string_view room_name(int room);

/// `{"rooms":{"armoury":[2,0],...},"airlocks":[["command","mess"],...]}`. Errors: shape and types, at `place#/pointer`.
Result<ShipPlan> read_plan(const nlohmann::json& plan, const std::string& place, ErrorCode);
/// Nostromo R11. Errors name what is wrong: unknown room, same cell, wrong number of rooms, missing marked room,
/// duplicate airlock, rooms that do not lie side by side, too many airlocks, a room that is not linked to the others.
Result<void> check_ship(const ShipPlan&, const ShipNeeds&, const std::string& place, ErrorCode = ErrorCode::bad_option);
/// Precondition: check_ship passed.
Ship make_ship(const ShipPlan&);
/// A random connected ship with at most `max_airlocks` airlocks, or as few as it needs if that is more.
Ship random_ship(const ShipNeeds&, Rng&);

/// The ship in play lies in the state's registers.
void store_ship(State&, const Ship&);
Ship ship_of(const State&);

}  // namespace prowl::nostromo
