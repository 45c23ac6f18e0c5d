#include <algorithm>

#include <fmt/format.h>
#include <xxhash.h>

#include "nostromo/nostromo.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

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
  std::string id;
  if (r.get("id", id) && id != "nostromo") r.complain("id", "expected \"nostromo\"");
  r.get("min_seats", d.min_seats, 2, 3);
  r.get("max_seats", d.max_seats, 3, kMaxSeats);
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

constexpr std::array<std::string_view, 3> kSources = {"seed", "public", "reconstructed"};

/// One entry for each kind of `group`, in any order.
void each_kind(Reader& r, std::string_view key, std::string_view group, RuleSet& rules,
               const std::function<void(Reader&, CardInfo&)>& read) {
  std::vector<std::string> left = names_of(rules.catalogue, group);
  r.each(key, [&](Reader& o) {
    CardInfo card{"", std::string(group), "", 1};
    std::size_t source = 0;
    o.get("id", card.id);
    if (o.get_name("source", source, kSources)) card.source = std::string(kSources[source]);
    const auto it = std::find(left.begin(), left.end(), card.id);
    if (it == left.end())
      o.complain("id", fmt::format("'{}' is unknown or there twice", card.id));
    else
      left.erase(it);
    read(o, card);
    rules.cards.push_back(card);
  });
  for (const std::string& name : left) r.complain(key, fmt::format("'{}' is missing", name));
}

void fill_pieces(Reader& r, RuleSet& rules, Data& d) {
  int usual = 0, two = 0;
  each_kind(r, "cards", "card", rules, [&](Reader& o, CardInfo& card) {
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
  each_kind(r, "roles", "role", rules, [](Reader& o, CardInfo& card) { o.get("copies", card.copies, 1, 8); });
  each_kind(r, "characters", "character", rules, [](Reader&, CardInfo&) {});
  const auto rooms = room_names();
  const std::vector<std::string_view> names(rooms.begin(), rooms.end());
  each_kind(r, "objects", "object", rules, [&](Reader& o, CardInfo& card) {
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
Result<void> read_presets(const json& board, const std::string& file, const std::vector<std::string>& wanted, Data& d) {
  for (int seats = d.min_seats; seats <= d.max_seats; ++seats) {
    const std::string& name = wanted[static_cast<std::size_t>(seats)];
    const std::string place = fmt::format("{}#/presets/{}", file, name);
    if (!board.contains("presets") || !board["presets"].contains(name))
      return fail(ErrorCode::bad_rules, place, fmt::format("the ship '{}' for {} players is missing", name, seats));
    const auto plan = read_plan(board["presets"][name], place, ErrorCode::bad_rules);
    if (!plan) return tl::unexpected(plan.error());
    if (auto ok = check_ship(*plan, needs_of(d, seats), place, ErrorCode::bad_rules); !ok) return ok;
    d.players[static_cast<std::size_t>(seats)].preset = make_ship(*plan);
  }
  return {};
}

void fill_players(Reader& r, Data& d, std::vector<std::string>& ships) {
  std::array<bool, Data::kMost> seen{};
  r.each("players", [&](Reader& o) {
    int seats = 0;
    if (!o.get("seats", seats, d.min_seats, d.max_seats)) return;
    const auto k = static_cast<std::size_t>(seats);
    if (seen[k]) o.complain("seats", "this number of players is there twice");
    seen[k] = true;
    PlayerRow& row = d.players[k];
    o.get("rooms", row.rooms, kMarkedRooms, kRooms);
    o.get("characters_each", row.characters, 1, kCharacters);
    o.get("android", row.android);
    o.get("ship", ships[k]);
    if (row.characters * (seats - 1) > kCharacters) o.complain("characters_each", "there are only seven characters");
    if (row.android != (seats >= 5)) o.complain("android", "the android plays from five players on");
  });
  for (int n = d.min_seats; n <= d.max_seats; ++n)
    if (!seen[static_cast<std::size_t>(n)]) r.complain("players", fmt::format("{} players are missing", n));
}

void fill_options(Reader& r, RuleSet& rules) {
  r.each("options", [&](Reader& o) {
    OptionSpec spec;
    o.get("name", spec.name);
    o.get("rule", spec.rule);
    if (o.has("choices")) {
      if (o.get("choices", spec.choices) && spec.choices.size() < 2)
        o.complain("choices", "needs at least two choices");
    } else if (!o.has("text")) {
      o.get("min", spec.min, 0, 10000);
      o.get("max", spec.max, spec.min + 1, 10000);
      o.get("default", spec.fallback, spec.min, spec.max);
    } else {
      bool text = true;
      o.get("text", text);
    }
    rules.options.push_back(std::move(spec));
  });
}

void fill_rulings(Reader& r, RuleSet& rules) {
  r.each("rulings", [&](Reader& o) {
    Ruling ruling;
    o.get("id", ruling.id);
    o.get("question", ruling.question);
    o.get("decision", ruling.decision);
    o.get("reason", ruling.reason);
    o.get("source", ruling.source);
    o.get("option", ruling.option);
    const bool known =
        ruling.option.empty() || std::any_of(rules.options.begin(), rules.options.end(),
                                             [&](const OptionSpec& s) { return s.name == ruling.option; });
    if (!known) o.complain("option", fmt::format("there is no option '{}'", ruling.option));
    rules.rulings.push_back(std::move(ruling));
  });
}

/// Opens the files one by one and keeps the hash of their contents, whatever their spacing.
class Loader {
 public:
  Loader(std::filesystem::path dir, RuleSet& rules) : dir_(std::move(dir)), rules_(rules) {}

  Result<void> file(std::string_view name, const std::function<void(Reader&)>& fill) {
    return read_json(dir_ / to_path(name), [&](Reader& r) {
      const std::string text = r.value().dump();
      rules_.hash = XXH3_64bits_withSeed(text.data(), text.size(), rules_.hash);
      fill(r);
    });
  }

 private:
  std::filesystem::path dir_;
  RuleSet& rules_;
};

}  // namespace

Result<RuleSet> load(const std::filesystem::path& rules_dir) {
  RuleSet rules;
  rules.game = "nostromo";
  rules.catalogue = make_catalogue();
  auto data = std::make_shared<Data>();
  std::vector<std::string> ships(Data::kMost);
  Loader loader(rules_dir / "nostromo", rules);
  json board;
  std::string board_file;
  Result<void> ok = loader.file("game.json", [&](Reader& r) { fill_game(r, rules, *data); });
  const auto then = [&](std::string_view name, const std::function<void(Reader&)>& fill) {
    if (ok) ok = loader.file(name, fill);
  };
  then("pieces.json", [&](Reader& r) { fill_pieces(r, rules, *data); });
  then("setup.json", [&](Reader& r) { fill_players(r, *data, ships); });
  then("board.json", [&](Reader& r) {
    fill_board(r, rules, *data);
    r.raw("presets");
    board = r.value();
    board_file = r.file();
  });
  if (ok) ok = read_presets(board, board_file, ships, *data);
  then("options.json", [&](Reader& r) { fill_options(r, rules); });
  then("rulings.json", [&](Reader& r) { fill_rulings(r, rules); });
  if (!ok) return tl::unexpected(ok.error());
  rules.data = data;
  return rules;
}

}  // namespace prowl::nostromo
