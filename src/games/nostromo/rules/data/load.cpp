#include <algorithm>

#include <fmt/format.h>

#include "games/nostromo/rules/nostromo.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

/// Names of `group` in the catalogue, in its order.
std::vector<std::string> names_of(const Catalogue& c, std::string_view group) {
  std::vector<std::string> out;
  for (const KindSpec& k : c.kinds)
    if (k.group == group) out.push_back(k.name);
  return out;
}

std::vector<std::string> room_names() {
  std::vector<std::string> out;
  for (int r = 0; r < kRooms; ++r) out.emplace_back(room_name(r));
  return out;
}

/// Reads a number for the usual game and one for two players.
void get_by_seats(Reader& r, std::string_view key, std::array<int, Data::kMost>& out, int most) {
  r.object(key, [&](Reader& o) {
    int usual = 0, two = 0;
    o.get("usual", usual, 1, most);
    o.get("two_players", two, 1, most);
    out.fill(usual);
    out[2] = two;
  });
}

void get_windows(Reader& r, Data& d, const std::vector<std::string>& cards) {
  constexpr std::array<std::string_view, kWindows> kNames = {"a", "r", "b", "c", "d"};
  r.object("windows", [&](Reader& o) {
    for (std::size_t w = 0; w < kWindows; ++w) {
      std::vector<std::string> allowed;
      o.get(kNames[w], allowed);
      for (const std::string& name : allowed) {
        const auto it = std::find(cards.begin(), cards.end(), name);
        if (it == cards.end())
          o.complain(kNames[w], fmt::format("there is no card '{}'", name));
        else
          d.windows[w] |= 2U << static_cast<unsigned>(it - cards.begin());
      }
    }
  });
}

void fill_game(Reader& r, RuleSet& rules, Data& d) {
  read_game(r, rules, {2, 3}, {3, kMaxSeats});
  get_by_seats(r, "rounds", d.rounds, 9);
  get_by_seats(r, "exhaustions", d.exhaustion_limit, 9);
  r.get("eggs_to_win", d.eggs, 1, 20);
  r.get("announce_at_cards", d.notice, 1, 20);
  r.object("draws", [&](Reader& o) {
    o.get("draw_card", d.draw_card, 1, 9);
    o.get("detector", d.detector_draw, 1, 9);
    o.get("recovery", d.recovery_draw, 1, 9);
    o.get("computer", d.computer_draw, 1, 9);
  });
  r.object("scoring", [&](Reader& o) {
    o.get("alien_wins", d.scoring.alien_wins, 0, 99);
    o.get("escape", d.scoring.escape, 0, 99);
    o.get("object", d.scoring.object, 0, 99);
  });
  get_windows(r, d, names_of(rules.catalogue, "card"));
}

void fill_pieces(Reader& r, RuleSet& rules, Data& d) {
  int usual = 0, two = 0;
  read_kinds(r, "cards", "card", rules, [&](Reader& o, CardInfo& card) {
    int copies = 0, fewer = 0;
    std::string element;
    o.get("element", element);
    o.get("copies", copies, 1, 9);
    o.get("copies_two_players", fewer, 1, 9);
    if (usual != 0 && (copies != usual || fewer != two))
      o.complain("copies", "all cards need the same number of copies");
    usual = copies, two = fewer, card.copies = copies;
    const int k = rules.catalogue.find_kind(card.id);
    if (k > 0 && k <= kCards) d.element[static_cast<std::size_t>(k)] = element;
  });
  d.copies.fill(usual);
  d.copies[2] = two;
  int roles = 0;
  read_kinds(r, "roles", "role", rules, [&](Reader& o, CardInfo& card) {
    o.get("copies", card.copies, 1, 8);
    roles += card.copies;
  });
  if (roles != rules.max_seats) r.complain("roles", say("{} roles are not one for each of {}", roles, rules.max_seats));
  read_kinds(r, "characters", "character", rules, [](Reader&, CardInfo&) {});
  const auto rooms = room_names();
  const std::vector<std::string_view> names(rooms.begin(), rooms.end());
  read_kinds(r, "objects", "object", rules, [&](Reader& o, CardInfo& card) {
    std::size_t start = 0;
    if (o.get_name("start", start, names))
      (card.id == "flamethrower" ? d.flame_start : d.detector_start) = static_cast<int>(start);
  });
}

void fill_board(Reader& r, RuleSet&, Data& d) {
  r.get("max_airlocks", d.max_airlocks, 1, 30);
  std::vector<std::string> marked;
  if (!r.get("marked_rooms", marked)) return;
  for (const std::string& name : marked) {
    const int room = find_room(name);
    if (room < 0)
      r.complain("marked_rooms", fmt::format("there is no room '{}'", name));
    else
      d.marked |= 1U << static_cast<unsigned>(room);
  }
}

/// The preset ships, checked against the table of the players that use them.
void read_ships(Reader& r, const RuleSet& rules, const std::vector<std::string>& wanted, Data& d) {
  r.object("presets", [&](Reader& o) {
    for (int seats = rules.min_seats; seats <= rules.max_seats; ++seats) {
      const std::string& name = wanted[static_cast<std::size_t>(seats)];
      const json* ship = o.raw(name, false);
      if (ship == nullptr) {
        o.complain(name, fmt::format("the ship '{}' for {} players is missing", name, seats));
        continue;
      }
      const auto plan = read_plan(*ship, o.place(name), ErrorCode::bad_rules);
      const auto ok = plan ? check_ship(*plan, needs_of(d, seats), o.place(name), ErrorCode::bad_rules)
                           : Result<void>{};
      if (plan && ok)
        d.players[static_cast<std::size_t>(seats)].preset = make_ship(*plan);
      else
        o.complain(name, (plan ? ok.error() : plan.error()).message);
    }
  });
}

void fill_players(Reader& r, const RuleSet& rules, Data& d, std::vector<std::string>& ships) {
  read_by_seats(r, "players", rules, [&](Reader& o, std::size_t seats) {
    PlayerRow& row = d.players[seats];
    o.get("rooms", row.rooms, kMarkedRooms, kRooms);
    o.get("characters_each", row.characters, 1, kCharacters);
    o.get("android", row.android);
    o.get("ship", ships[seats]);
    if (row.characters * (static_cast<int>(seats) - 1) > kCharacters)
      o.complain("characters_each", "there are only seven characters");
    if (row.android != (seats >= 5)) o.complain("android", "the android plays from five players on");
  });
}

}  // namespace

Result<RuleSet> load(const std::filesystem::path& rules_dir) {
  RuleSet rules;
  rules.game = "nostromo";
  rules.catalogue = make_catalogue();
  auto data = std::make_shared<Data>();
  std::vector<std::string> ships(Data::kMost);
  RuleLoader loader(rules_dir / "nostromo", rules);
  loader.file("game.json", [&](Reader& r) { fill_game(r, rules, *data); });
  loader.file("pieces.json", [&](Reader& r) { fill_pieces(r, rules, *data); });
  loader.file("setup.json", [&](Reader& r) { fill_players(r, rules, *data, ships); });
  loader.file("board.json", [&](Reader& r) {
    fill_board(r, rules, *data);
    read_ships(r, rules, ships, *data);
  });
  loader.file("options.json", [&](Reader& r) { read_options(r, rules, known_options()); });
  loader.file("rulings.json", [&](Reader& r) { read_rulings(r, rules); });
  return loader.finish(data);
}

}  // namespace prowl::nostromo
