#include <algorithm>

#include "games/nostromo/rules/data/ship.hpp"

namespace prowl::nostromo {

namespace {

/// Grows a random connected set of cells and notes which of them touch.
struct Grower {
  std::vector<Cell> cells{{kMaxGrid / 2, kMaxGrid / 2}};
  Rng& rng;

  // A grid of four columns and four rows holds every ship and keeps it readable on a screen.
  static constexpr int kCols = 4, kRowsMost = 4;

  bool fits(Cell c) const {
    const auto spread = [&](auto get) {
      int low = get(c), high = get(c);
      for (const Cell& o : cells) low = std::min(low, get(o)), high = std::max(high, get(o));
      return high - low + 1;
    };
    return std::find(cells.begin(), cells.end(), c) == cells.end() &&
           spread([](const Cell& o) { return o.col; }) <= kCols &&
           spread([](const Cell& o) { return o.row; }) <= kRowsMost;
  }

  void grow(int n) {
    while (static_cast<int>(cells.size()) < n) {
      const Cell from = cells[static_cast<std::size_t>(rng.below(static_cast<int>(cells.size())))];
      constexpr std::array<Cell, 4> kSteps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
      const Cell step = kSteps[static_cast<std::size_t>(rng.below(4))];
      const Cell to{from.col + step.col, from.row + step.row};
      if (fits(to)) cells.push_back(to);
    }
    int left = kMaxGrid, top = kMaxGrid;
    for (const Cell& c : cells) left = std::min(left, c.col), top = std::min(top, c.row);
    for (Cell& c : cells) c.col -= left, c.row -= top;
  }
};

template <class T>
void mix_up(std::vector<T>& v, Rng& rng) {
  for (std::size_t i = v.size(); i > 1; --i)
    std::swap(v[i - 1], v[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
}

std::vector<int> random_rooms(const ShipNeeds& needs, Rng& rng) {
  std::vector<int> rooms, spare;
  for (int r = 0; r < kRooms; ++r)
    if (!(needs.banned & room_bit(r))) ((needs.marked & room_bit(r)) ? rooms : spare).push_back(r);
  mix_up(spare, rng);
  while (static_cast<int>(rooms.size()) < needs.rooms) rooms.push_back(spare.back()), spare.pop_back();
  mix_up(rooms, rng);
  return rooms;
}

/// A spanning tree first, then the other pairs while airlocks last.
void random_links(Ship& ship, const std::vector<int>& rooms, int most, Rng& rng) {
  std::vector<std::pair<int, int>> pairs, rest;
  for (std::size_t i = 0; i < rooms.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (side_by_side(ship.cells[static_cast<std::size_t>(rooms[i])], ship.cells[static_cast<std::size_t>(rooms[j])]))
        pairs.emplace_back(rooms[i], rooms[j]);
  mix_up(pairs, rng);
  std::array<int, kRooms> tree{};
  for (int r = 0; r < kRooms; ++r) tree[static_cast<std::size_t>(r)] = r;
  for (const auto& [a, b] : pairs) {
    const int x = tree[static_cast<std::size_t>(a)], y = tree[static_cast<std::size_t>(b)];
    if (x == y) {
      rest.emplace_back(a, b);
      continue;
    }
    std::replace(tree.begin(), tree.end(), y, x);
    link_rooms(ship, a, b);
    --most;
  }
  for (const auto& [a, b] : rest)
    if (most-- > 0) link_rooms(ship, a, b);
}

}  // namespace

Ship random_ship(const ShipNeeds& needs, Rng& rng) {
  Grower grower{.rng = rng};
  grower.grow(needs.rooms);
  const std::vector<int> rooms = random_rooms(needs, rng);
  Ship ship;
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    ship.in_play |= room_bit(rooms[i]);
    ship.cells[static_cast<std::size_t>(rooms[i])] = grower.cells[i];
  }
  random_links(ship, rooms, needs.max_airlocks, rng);
  return ship;
}

}  // namespace prowl::nostromo
