#include "tools/terminal/map.hpp"

#include <algorithm>
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::tools {
namespace {

using Json = nlohmann::json;

// What of the layout tells who is whose neighbour.
class Board {
 public:
  Board(const RuleSet& rules, const State& s, const Json& board) : rules_(rules), s_(s), board_(board) {}

  std::vector<MapPlace> places() {
    const std::string kind = board_.value("presentation", "");
    if (kind == "map") return rooms();
    if (kind == "grid") return grid();
    return kind == "space" ? spaces() : std::vector<MapPlace>();
  }

 private:
  const std::string& name(Zone z) const { return rules_.catalogue.zones[static_cast<std::size_t>(index(z))].name; }

  std::vector<Zone> zones() const {
    const std::string group = board_.value("places", "");
    std::vector<Zone> out;
    for (std::size_t i = 1; i < rules_.catalogue.zones.size(); ++i)
      if (rules_.catalogue.zones[i].group == group) out.push_back(zone(static_cast<int>(i)));
    return out;
  }

  int reg(const std::string& word, int fallback) const {
    const int r = rules_.catalogue.find_reg(word);
    return r < 0 ? fallback : s_.regs[static_cast<std::size_t>(r)];
  }

  // Those in the cells above, to the left, to the right and below.
  static void join_cells(std::vector<MapPlace>& places, const std::vector<int>& cells, int columns) {
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t k = 0; k < places.size(); ++k) {
        const int a = cells[i], b = cells[k];
        const bool side = a / columns == b / columns && std::abs(a - b) == 1;
        if (side || std::abs(a - b) == columns) places[i].near.push_back({places[k].zone});
      }
  }

  std::vector<MapPlace> rooms() const {
    const std::string cell = board_.value("cell", ""), links = board_.value("links", "");
    const std::vector<Zone> all = zones();
    std::vector<std::pair<int, Zone>> standing;
    for (const Zone z : all)
      if (const int at = reg(cell + name(z), -1); at >= 0) standing.emplace_back(at, z);
    std::sort(standing.begin(), standing.end());
    std::vector<MapPlace> out;
    std::vector<int> cells;
    for (const auto& [at, z] : standing) out.push_back({z, 0, {}}), cells.push_back(at);
    join_cells(out, cells, columns());
    for (MapPlace& p : out)
      for (MapPlace::Near& n : p.near) {
        const auto bit = static_cast<unsigned>(std::find(all.begin(), all.end(), n.zone) - all.begin());
        n.linked = ((static_cast<unsigned>(reg(links + name(p.zone), 0)) >> bit) & 1U) != 0;
      }
    return out;
  }

  // A place that has a card of its name is there when the card lies there.
  std::vector<MapPlace> grid() const {
    std::vector<MapPlace> out;
    std::vector<int> cells;
    for (const Zone z : zones()) {
      const int card = rules_.catalogue.find_kind(name(z));
      if (card > 0 && count_kind(s_, z, kind(card)) == 0) continue;
      cells.push_back(static_cast<int>(out.size()));
      out.push_back({z, cells.back() + 1, {}});
    }
    join_cells(out, cells, columns());
    return out;
  }

  std::vector<MapPlace> spaces() const {
    const Json cells = board_.value("cells", Json::object()),
               links = board_.value("space", Json::object()).value("links", Json::array());
    std::vector<MapPlace> out;
    for (std::size_t i = 1; i < rules_.catalogue.zones.size(); ++i) {
      const std::string& here = rules_.catalogue.zones[i].name;
      if (!cells.contains(here)) continue;
      MapPlace& p = out.emplace_back(MapPlace{zone(static_cast<int>(i)), 0, {}});
      for (const Json& link : links) {
        const std::string from = link.value("from", ""), to = link.value("to", "");
        if (from != here && to != here) continue;
        if (const int other = rules_.catalogue.find_zone(from == here ? to : from); other > 0)
          p.near.push_back({zone(other)});
      }
    }
    return out;
  }

  int columns() const { return std::max(1, board_.value("columns", 1)); }

  const RuleSet& rules_;
  const State& s_;
  const Json& board_;
};

}  // namespace

std::vector<MapPlace> map_of(const RuleSet& rules, const State& masked) {
  const auto assets = find_data("assets");
  if (!assets) return {};
  const auto layout = load_json(to_utf8(*assets / to_path(rules.game) / "layout.json"));
  if (!layout || !layout->contains("board")) return {};
  return Board(rules, masked, (*layout)["board"]).places();
}

}  // namespace prowl::tools
