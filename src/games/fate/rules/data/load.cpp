#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "games/fate/rules/fate.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::fate {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kSources = {"seed", "public", "reconstructed"};
constexpr std::array<std::string_view, kItems> kItemNames = {"flashlight",    "motion_tracker", "grapple_gun",
                                                             "electric_prod", "incinerator",    "cat_carrier"};
constexpr std::array<std::string_view, 5> kAbilities = {"none", "send", "look", "salvage", "tinker"};
constexpr std::array<std::string_view, 3> kCardTypes = {"quiet", "alien", "order"};
constexpr std::array<std::string_view, 3> kGoals = {"drop_coolant", "all_crew", "bring"};

void get_space(Reader& r, std::string_view key, Zone& out, bool rooms_only, bool required = true) {
  std::string name;
  if (required ? !r.get(key, name) : !r.optional(key, name)) return;
  out = find_space(name);
  if (out == Zone::none || (rooms_only && !is_room(out))) r.complain(key, fmt::format("there is no room '{}'", name));
}

void get_spaces(Reader& r, std::string_view key, unsigned& out, bool rooms_only) {
  std::vector<std::string> names;
  r.get(key, names);
  for (const std::string& name : names) {
    const Zone z = find_space(name);
    if (z == Zone::none || (rooms_only && !is_room(z)))
      r.complain(key, fmt::format("there is no {} '{}'", rooms_only ? "room" : "space", name));
    else if ((out & zone_bit(z)) != 0)
      r.complain(key, fmt::format("'{}' is there twice", name));
    else
      out |= zone_bit(z);
  }
}

void fill_game(Reader& r, RuleSet& rules, Data& d) {
  read_game(r, rules, {1, 1}, {1, kCrew});
  r.get("morale_most", d.morale_most, 1, 99);
  r.get("item_limit", d.item_limit, 1, 9);
  r.get("coolant_limit", d.coolant_limit, 1, 6);
  r.get("alien_loss", d.alien_loss, 0, 9);
  r.get("jonesy_loss", d.jonesy_loss, 0, 9);
  r.object("reducers", [&](Reader& o) {
    o.get("flashlight", d.flashlight, 0, 9);
    o.get("electric_prod", d.prod, 0, 9);
  });
  r.object("reach", [&](Reader& o) {
    o.get("motion_tracker", d.tracker_reach, 0, 9);
    o.get("grapple_gun", d.grapple_reach, 0, 9);
    o.get("grapple_gun_move", d.grapple_move, 0, 9);
    o.get("incinerator", d.fire_reach, 0, 9);
  });
  r.get("coolant_swap", d.coolant_swap, 0, 9);
  r.get("scout_cost", d.scout_cost, 0, 9);
  r.get("countdown", d.countdown, 1, 9);
  r.object("ash", [&](Reader& o) {
    o.get("loss", d.ash_loss, 0, 9);
    o.get("damage", d.ash_damage, 1, 6);
    o.get("mission_loss", d.ash_mission_loss, 0, 9);
  });
}

void fill_objective(Reader& o, Objective& out) {
  std::size_t goal = 0, item = 0;
  if (o.get_name("type", goal, kGoals)) out.goal = static_cast<Goal>(goal);
  get_space(o, "room", out.room, true);
  if (out.goal == Goal::drop_coolant) o.get("count", out.count, 1, 6);
  if (out.goal == Goal::all_crew) o.get("scrap_each", out.scrap_each, 0, 9);
  if (out.goal == Goal::bring && o.get_name("item", item, kItemNames)) out.item = item_kind(static_cast<int>(item));
}

// Each type has keys of its own.
void fill_card(Reader& o, Card& out) {
  o.get("ash", out.ash, 0, 9);
  std::size_t type = 0;
  if (!o.get_name("kind", type, kCardTypes)) return;
  out.type = static_cast<CardType>(type);
  switch (out.type) {
    case CardType::quiet:
      get_space(o, "room", out.room, true);
      o.get("scrap", out.scrap, 0, 20);
      o.get("concealed", out.concealed, 0, 1);
      o.get("move", out.move, 0, 9);
      o.get("loss", out.loss, 0, 9);
      break;
    case CardType::alien:
      get_space(o, "to", out.alien_to, false, false);
      o.optional("move", out.move, 0, 9);
      o.optional("loss", out.loss, 0, 9);
      o.optional("reshuffle", out.reshuffle);
      break;
    case CardType::order:
      get_space(o, "active_to", out.active_to, false, false);
      o.optional("each_loses", out.each_loses, 0, 9);
      o.optional("active_loses_scrap", out.active_loses_scrap);
      o.optional("reshuffle", out.reshuffle);
      break;
  }
}

/// Names of the objectives and encounter cards come first: the catalogue needs them.
std::vector<std::string> ids_of(Reader& r, std::string_view key) {
  std::vector<std::string> out;
  const json* list = r.raw(key);
  if (list == nullptr || !list->is_array()) return out;
  for (const json& entry : *list)
    if (entry.is_object() && entry.contains("id") && entry["id"].is_string()) out.push_back(entry["id"]);
  return out;
}

/// The names go into the catalogue as they stand.
bool are_words(const std::vector<std::string>& names) {
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    return !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos &&
           std::count(names.begin(), names.end(), name) == 1;
  });
}

// A number that no rule asks for would mislead whoever reads it.
void get_used(Reader& o, std::string_view key, int& out, bool used) {
  if (o.get(key, out, 0, 9) && !used && out != 0) o.complain(key, "nothing uses this number");
}

void fill_things(Reader& r, RuleSet& rules, Data& d) {
  const Catalogue& c = rules.catalogue;
  const auto number = [&](const CardInfo& card, Kind first) {
    const int k = c.find_kind(card.id);
    return static_cast<std::size_t>(k < index(first) ? 0 : k - index(first));
  };
  read_kinds(r, "crew", "crew", rules, [&](Reader& o, CardInfo& card) {
    Placard& p = d.crew[number(card, kinds::ripley) % kCrew];
    std::size_t ability = 0;
    o.get("actions", p.actions, 1, 9);
    if (o.get_name("ability", ability, kAbilities)) p.ability = static_cast<Ability>(ability);
    const bool counted = p.ability != Ability::none && p.ability != Ability::tinker;
    get_used(o, "uses_per_turn", p.per_turn, counted);
  });
  r.get("scrap", d.scrap, 1, 40);
  r.get("coolant", d.coolant, 1, 12);
  read_kinds(r, "items", "item", rules, [&](Reader& o, CardInfo& card) {
    Item& item = d.items[number(card, kinds::flashlight) % kItems];
    o.get("cost", item.cost, 0, 9);
    const bool lasts = card.id == "flashlight" || card.id == "motion_tracker" || card.id == "cat_carrier";
    get_used(o, "uses", item.uses, !lasts);
    if (!lasts && item.uses == 0) o.complain("uses", "what is used up needs uses");
    o.get("copies", item.copies, 1, 5);
    card.copies = item.copies;
  });
  read_kinds(r, "tokens", "token", rules, [&](Reader& o, CardInfo& card) {
    const std::size_t i = number(card, kinds::safe) % d.token_copies.size();
    o.get("copies", d.token_copies[i], 0, 13);
    get_used(o, "loss", d.token_loss[i], is_surprise(kind(index(kinds::safe) + static_cast<int>(i))));
    card.copies = d.token_copies[i];
  });
  read_kinds(r, "missions", "mission", rules, [&](Reader& o, CardInfo& card) {
    Mission& m = d.missions[number(card, kinds::sympathies) % kMissions];
    o.get("solo", m.solo);
    o.get("countdown", m.countdown);
    o.get("coolant_returns", m.coolant_returns);
  });
  read_kinds(r, "objectives", "objective", rules, [&](Reader& o, CardInfo& card) {
    fill_objective(o, d.objectives[number(card, kinds::first_objective) % kObjectives]);
  });
  read_kinds(r, "encounters", "encounter", rules, [&](Reader& o, CardInfo& card) {
    const std::size_t i = number(card, kinds::first_card) % d.cards.size();
    o.get("copies", d.card_copies[i], 1, 15);
    card.copies = d.card_copies[i];
    fill_card(o, d.cards[i]);
  });
}

void fill_pieces(Reader& r, RuleSet& rules, Data& d) {
  const auto objectives = ids_of(r, "objectives"), cards = ids_of(r, "encounters");
  if (objectives.size() != kObjectives || !are_words(objectives))
    r.complain("objectives", fmt::format("expected {} objectives with names of their own", kObjectives));
  if (cards.empty() || cards.size() > kMostCards || !are_words(cards))
    r.complain("encounters", fmt::format("expected 1 to {} kinds of cards with names of their own", kMostCards));
  if (!r.errors().empty()) {
    // Without these names nothing else can be read.
    for (const std::string_view key : {"crew", "scrap", "coolant", "items", "tokens", "missions"}) r.raw(key, false);
    return;
  }
  rules.catalogue = make_catalogue(objectives, cards);
  d.cards.resize(cards.size());
  d.card_copies.resize(cards.size());
  fill_things(r, rules, d);
  int pieces = 0;
  for (int i = 1; i < static_cast<int>(rules.catalogue.kinds.size()); ++i) pieces += copies_of(d, kind(i));
  if (pieces > kMaxPieces)
    r.complain("", fmt::format("{} pieces are too many; the table holds {}", pieces, kMaxPieces));
}

void add_links(Reader& r, const json& list, std::string_view key, Data& d, bool ladders) {
  if (!list.is_array()) return r.complain(key, "expected an array of pairs of spaces");
  for (const json& pair : list) {
    const bool two = pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string();
    const Zone a = two ? find_space(pair[0].get<std::string>()) : Zone::none;
    const Zone b = two ? find_space(pair[1].get<std::string>()) : Zone::none;
    if (a == Zone::none || b == Zone::none || a == b) {
      r.complain(key, fmt::format("{} is not a pair of spaces", pair.dump()));
      continue;
    }
    if ((d.board.links[static_cast<std::size_t>(index(a))] & zone_bit(b)) != 0)
      r.complain(key, say("{} is there twice", pair.dump()));
    const bool apart = ((d.board.main_deck & zone_bit(a)) != 0) != ((d.board.main_deck & zone_bit(b)) != 0);
    if (apart != ladders) r.complain(key, say("{}: only a ladder leads from one deck to the other", pair.dump()));
    const auto join = [&](Zone from, Zone to) {
      d.board.links[static_cast<std::size_t>(index(from))] |= zone_bit(to);
      if (ladders) d.board.ladders[static_cast<std::size_t>(index(from))] |= zone_bit(to);
    };
    join(a, b);
    join(b, a);
  }
}

void fill_board(Reader& r, Data& d) {
  std::size_t source = 0;
  r.get_name("source", source, kSources);
  get_spaces(r, "main_deck", d.board.main_deck, false);
  if (const json* list = r.raw("corridors")) add_links(r, *list, "corridors", d, false);
  if (const json* list = r.raw("ladders")) add_links(r, *list, "ladders", d, true);
  measure(d.board);
  for (int z = 1; z <= kSpaces; ++z) {
    if (distance(d, zone(1), zone(z)) == 0xFF)
      r.complain("corridors", fmt::format("'{}' can't be reached", space_name(zone(z))));
    if (flees_from(d, zone(z)).empty())
      r.complain("corridors", fmt::format("nobody can flee from '{}'", space_name(zone(z))));
  }
}

void fill_counts(Reader& r, std::string_view key, std::array<int, Board::kSize>& out) {
  const json* o = r.raw(key);
  if (o == nullptr) return;
  if (!o->is_object()) return r.complain(key, "expected an object of rooms");
  for (const auto& [name, n] : o->items()) {
    const Zone z = find_space(name);
    if (z == Zone::none || !n.is_number_integer() || n < 0 || n > 20)
      r.complain(key, fmt::format("'{}' is not a space with a number", name));
    else
      out[static_cast<std::size_t>(index(z))] = n.get<int>();
  }
}

void fill_setup(Reader& r, const RuleSet& rules, Data& d) {
  std::array<bool, kCrew + 1> seen{};
  r.each("crew", [&](Reader& o) {
    int n = 0;
    if (!o.get("count", n, 1, kCrew)) return;
    const auto k = static_cast<std::size_t>(n);
    if (seen[k]) o.complain("count", "this number of crew is there twice");
    seen[k] = true;
    o.get("morale", d.morale[k], 1, d.morale_most);
    o.get("objectives", d.objective_count[k], 1, kObjectives);
  });
  for (int n = 1; n <= rules.max_seats; ++n)
    if (!seen[static_cast<std::size_t>(n)]) r.complain("crew", fmt::format("a crew of {} is missing", n));
  r.object("start", [&](Reader& o) {
    get_space(o, "crew", d.crew_start, false);
    get_space(o, "alien", d.alien_start, false);
    get_space(o, "ash", d.ash_start, false);
  });
  fill_counts(r, "scrap", d.scrap_start);
  get_spaces(r, "concealed", d.concealed_start, true);
  std::vector<std::string> rooms;
  r.get("coolant", rooms);
  for (const std::string& name : rooms)
    if (const Zone z = find_space(name); z != Zone::none)
      ++d.coolant_start[static_cast<std::size_t>(index(z))];
    else
      r.complain("coolant", fmt::format("there is no space '{}'", name));
  int scrap = 0;
  for (const int n : d.scrap_start) scrap += n;
  if (scrap > d.scrap) r.complain("scrap", "there is not that much scrap");
  if (static_cast<int>(rooms.size()) != d.coolant) r.complain("coolant", "every canister needs a room");
  int tokens = 0;
  for (const int n : d.token_copies) tokens += n;
  if (std::popcount(d.concealed_start) > tokens) r.complain("concealed", "there are not that many tokens");
}

}  // namespace

Result<RuleSet> load(const std::filesystem::path& rules_dir) {
  RuleSet rules;
  rules.game = "fate";
  auto data = std::make_shared<Data>();
  RuleLoader loader(rules_dir / "fate", rules);
  loader.file("game.json", [&](Reader& r) { fill_game(r, rules, *data); });
  loader.file("board.json", [&](Reader& r) { fill_board(r, *data); });
  loader.file("pieces.json", [&](Reader& r) { fill_pieces(r, rules, *data); });
  loader.file("setup.json", [&](Reader& r) { fill_setup(r, rules, *data); });
  loader.file("options.json", [&](Reader& r) { read_options(r, rules, known_options()); });
  loader.file("presets.json", [&](Reader& r) { read_presets(r, rules); });
  loader.file("rulings.json", [&](Reader& r) { read_rulings(r, rules); });
  loader.check([&] {
    rules.data = data;
    return check_presets(rules, setup);
  });
  return loader.finish(data);
}

}  // namespace prowl::fate
