#include "games/nostromo/rules/data/ship.hpp"

#include <algorithm>
#include <bit>

#include <optional>

#include <fmt/format.h>

#include "games/nostromo/rules/data/lens.hpp"

namespace prowl::nostromo {

namespace {

constexpr std::array<std::string_view, kRooms> kRoomNames = {NOSTROMO_ROOMS(PROWL_TEXT)};

/// The rooms that can be reached from the first one.
unsigned reachable(const Ship& ship) {
  unsigned seen = ship.in_play & (~ship.in_play + 1);
  for (unsigned before = 0; before != seen;) {
    before = seen;
    for (int r = 0; r < kRooms; ++r)
      if (seen & room_bit(r)) seen |= ship.links[static_cast<std::size_t>(r)];
  }
  return seen;
}

/// Collects the plan room by room; `problem` says what is wrong.
struct Checker {
  const ShipNeeds& needs;
  Ship ship{};
  std::optional<Sentence> problem{};

  void rooms(const ShipPlan& plan) {
    for (const auto& [name, cell] : plan.rooms) {
      const int room = find_room(name);
      if (room < 0) return void(problem = say("there is no room '{}'", name));
      if (ship.in_play & room_bit(room)) return void(problem = say("the room {} is there twice", name));
      if (needs.banned & room_bit(room))
        return void(problem = say("the room {} is not used with this number of players", name));
      for (int r = 0; r < kRooms; ++r)
        if ((ship.in_play & room_bit(r)) && ship.cells[static_cast<std::size_t>(r)] == cell)
          return void(problem = say("{} and {} stand on the same cell {},{}", room_name(r), name, cell.col, cell.row));
      ship.in_play |= room_bit(room);
      ship.cells[static_cast<std::size_t>(room)] = cell;
    }
    for (int r = 0; r < kRooms; ++r)
      if ((needs.marked & ~ship.in_play) & room_bit(r))
        return void(problem = say("the marked room {} is missing", room_name(r)));
    const int n = std::popcount(ship.in_play);
    if (n != needs.rooms) problem = say("the ship has {} rooms; this number of players needs {}", n, needs.rooms);
  }

  void airlocks(const ShipPlan& plan) {
    const int n = static_cast<int>(plan.airlocks.size());
    if (n > needs.max_airlocks)
      return void(problem = say("the ship has {} airlocks; there are only {}", n, needs.max_airlocks));
    for (const auto& [from, to] : plan.airlocks) {
      const int a = find_room(from), b = find_room(to);
      for (const auto& [name, room] : {std::pair(&from, a), std::pair(&to, b)})
        if (room < 0 || !(ship.in_play & room_bit(room)))
          return void(problem = say("an airlock leads to '{}', which is not a room of this ship", *name));
      if (a == b) return void(problem = say("an airlock joins {} to itself", from));
      if (ship.links[static_cast<std::size_t>(a)] & room_bit(b))
        return void(problem = say("the airlock {}-{} is there twice", from, to));
      if (!side_by_side(ship.cells[static_cast<std::size_t>(a)], ship.cells[static_cast<std::size_t>(b)]))
        return void(problem = say("the airlock {}-{} joins rooms that do not lie side by side", from, to));
      link_rooms(ship, a, b);
    }
  }

  void whole() {
    const unsigned lost = ship.in_play & ~reachable(ship);
    for (int r = 0; r < kRooms; ++r)
      if (ship.in_play && (lost & room_bit(r)))
        return void(problem = say("the room {} is not linked to the others by airlocks", room_name(r)));
  }
};

}  // namespace

void link_rooms(Ship& ship, int a, int b) {
  ship.links[static_cast<std::size_t>(a)] |= room_bit(b);
  ship.links[static_cast<std::size_t>(b)] |= room_bit(a);
}

int find_room(std::string_view name) {
  const auto it = std::find(kRoomNames.begin(), kRoomNames.end(), name);
  return it == kRoomNames.end() ? -1 : static_cast<int>(it - kRoomNames.begin());
}

std::string_view room_name(int room) { return kRoomNames[static_cast<std::size_t>(room)]; }

Result<void> check_ship(const ShipPlan& plan, const ShipNeeds& needs, const std::string& place, ErrorCode code) {
  Checker check{needs};
  check.rooms(plan);
  if (!check.problem) check.airlocks(plan);
  if (!check.problem) check.whole();
  if (check.problem) return fail(code, place, *check.problem);
  return {};
}

Ship make_ship(const ShipPlan& plan) {
  Ship ship;
  for (const auto& [name, cell] : plan.rooms) {
    const int room = find_room(name);
    ship.in_play |= room_bit(room);
    ship.cells[static_cast<std::size_t>(room)] = cell;
  }
  for (const auto& [a, b] : plan.airlocks) link_rooms(ship, find_room(a), find_room(b));
  return ship;
}

void store_ship(State& s, const Ship& ship) {
  set(s, R::in_play, static_cast<int>(ship.in_play));
  for (int r = 0; r < kRooms; ++r) {
    const Cell c = ship.cells[static_cast<std::size_t>(r)];
    set(s, at(R::first_cell, r), (ship.in_play & room_bit(r)) ? c.row * kMaxGrid + c.col : -1);
    set(s, at(R::first_link, r), static_cast<int>(ship.links[static_cast<std::size_t>(r)]));
  }
}

Ship ship_of(const State& s) {
  Ship ship;
  ship.in_play = static_cast<unsigned>(get(s, R::in_play));
  for (int r = 0; r < kRooms; ++r) {
    const int cell = get(s, at(R::first_cell, r));
    if (cell >= 0) ship.cells[static_cast<std::size_t>(r)] = {cell % kMaxGrid, cell / kMaxGrid};
    ship.links[static_cast<std::size_t>(r)] = static_cast<unsigned>(get(s, at(R::first_link, r)));
  }
  return ship;
}

}  // namespace prowl::nostromo
