#include <fmt/format.h>

#include "games/nostromo/rules/data/ship.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

bool is_cell(const json& c) {
  const auto on_grid = [](const json& n) { return n.is_number_integer() && n >= 0 && n < kMaxGrid; };
  return c.is_array() && c.size() == 2 && on_grid(c[0]) && on_grid(c[1]);
}

bool is_pair(const json& p) { return p.is_array() && p.size() == 2 && p[0].is_string() && p[1].is_string(); }

void read_rooms(Reader& reader, const json& rooms, ShipPlan& plan) {
  if (!rooms.is_object()) return reader.complain("rooms", "expected an object of rooms with their cells");
  for (const auto& [name, cell] : rooms.items())
    if (is_cell(cell))
      plan.rooms.emplace_back(name, Cell{cell[0].get<int>(), cell[1].get<int>()});
    else
      reader.complain("rooms", say("the cell of '{}' must be [column, row], each 0 to {}", name, kMaxGrid - 1));
}

void read_airlocks(Reader& reader, const json& airlocks, ShipPlan& plan) {
  if (!airlocks.is_array()) return reader.complain("airlocks", "expected an array of pairs of rooms");
  for (const auto& pair : airlocks)
    if (is_pair(pair))
      plan.airlocks.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
    else
      reader.complain("airlocks", "an airlock is a pair of room names");
}

}  // namespace

Result<ShipPlan> read_plan(const json& json_plan, const std::string& place, ErrorCode code) {
  if (!json_plan.is_object()) return fail(code, place, "a ship is an object with rooms and airlocks");
  Reader reader(json_plan, place, "", code);
  ShipPlan plan;
  if (const json* rooms = reader.raw("rooms")) read_rooms(reader, *rooms, plan);
  if (const json* airlocks = reader.raw("airlocks")) read_airlocks(reader, *airlocks, plan);
  if (auto ok = reader.finish(); !ok) return tl::unexpected(ok.error());
  return plan;
}

}  // namespace prowl::nostromo
