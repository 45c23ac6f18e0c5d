#include <algorithm>
#include <bit>

#include "games/fate/rules/data/data.hpp"

namespace prowl::fate {

namespace {

constexpr std::array<std::string_view, kSpaces> kNames = {
    FATE_ROOMS(PROWL_TEXT) "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13", "c14"};

template <class Use>
void each_zone(unsigned mask, Use use) {
  for (; mask != 0; mask &= mask - 1) use(zone(std::countr_zero(mask)));
}

void measure_from(Board& b, std::size_t from) {
  auto& far = b.far[from];
  far.fill(0xFF);
  unsigned seen = 1U << from, edge = seen;
  for (std::uint8_t steps = 0; edge != 0; ++steps) {
    unsigned next = 0;
    each_zone(edge, [&](Zone z) {
      far[static_cast<std::size_t>(index(z))] = steps;
      next |= b.links[static_cast<std::size_t>(index(z))];
    });
    edge = next & ~seen;
    seen |= edge;
  }
}

void find_ways(Board& b, std::size_t to) {
  for (std::size_t from = 1; from < Board::kSize; ++from)
    each_zone(b.links[from], [&](Zone next) {
      if (b.far[static_cast<std::size_t>(index(next))][to] < b.far[from][to]) b.toward[from][to] |= zone_bit(next);
    });
}

// Alien: Fate of the Nostromo, fleeing: three spaces; ruling F20: never one twice, never back to the start.
void find_flees(Board& b, std::size_t from) {
  auto& out = b.flees[from];
  out.clear();
  each_zone(b.links[from], [&](Zone one) {
    each_zone(b.links[static_cast<std::size_t>(index(one))] & ~(1U << from), [&](Zone two) {
      each_zone(b.links[static_cast<std::size_t>(index(two))] & ~(1U << from) & ~zone_bit(one), [&](Zone three) {
        const auto same = [&](const FleePath& p) { return p.spaces[2] == three; };
        if (std::none_of(out.begin(), out.end(), same)) out.push_back({{one, two, three}});
      });
    });
  });
  std::sort(out.begin(), out.end(), [](const FleePath& a, const FleePath& c) { return a.spaces[2] < c.spaces[2]; });
}

}  // namespace

void measure(Board& b) {
  for (std::size_t z = 1; z < Board::kSize; ++z) measure_from(b, z);
  b.toward = {};
  for (std::size_t z = 1; z < Board::kSize; ++z) {
    find_ways(b, z);
    find_flees(b, z);
  }
}

Zone find_space(std::string_view name) {
  const auto it = std::find(kNames.begin(), kNames.end(), name);
  return it == kNames.end() ? Zone::none : zone(static_cast<int>(it - kNames.begin()) + 1);
}

std::string_view space_name(Zone z) { return kNames[static_cast<std::size_t>(index(z) - 1)]; }

}  // namespace prowl::fate
