#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/rules/data/check_data.hpp"
#include "games/not_alone/rules/data/loading.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/deeds.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::not_alone {

namespace {

void fill_game(Reader& r, RuleSet& rules, Data& d) {
  read_game(r, rules, {2, 3}, {3, kMostSeats});
  r.get("will", d.will, 1, 9);
  r.get("expert_will", d.expert_will, 1, 9);
  r.get("hunt_hand", d.hunt_hand, 1, 9);
  r.get("hunt_limit", d.hunt_limit, 1, 3);
  r.get("survival_start", d.survival_start, 0, 2);
  r.get("start_places", d.start_places, 4, kBasePlaces / 2);
  r.get("resists", d.resists, 1, 2);
  r.get("resist_places", d.resist_places, 1, 3);
  r.get("shelter_draw", d.shelter_draw, 1, 3);
  r.get("lair_loss", d.lair_loss, 1, 3);
}

void read_players(Reader& r, const RuleSet& rules, Data& d) {
  read_by_seats(r, "players", rules, [&](Reader& o, std::size_t k) {
    o.get("rescue", d.rescue[k], 1, 30);
    o.get("assimilation", d.assimilation[k], 1, 30);
    o.get("copies", d.copies[k], 1, 6);
  });
}

void join(std::array<Places, kPlaces>& sets, Kind a, Kind b) {
  sets[static_cast<std::size_t>(rank(a))] |= bit_of(b);
  sets[static_cast<std::size_t>(rank(b))] |= bit_of(a);
}

// 1.1: neighbours share an edge of the grid.
void connect(const std::vector<std::vector<Kind>>& rows, Planet& d) {
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      if (x > 0) join(d.neighbours, rows[y][x - 1], rows[y][x]);
      if (y == 0) continue;
      const auto& above = rows[y - 1];
      if (x < above.size()) join(d.neighbours, above[x], rows[y][x]);
      if (x > 0 && x - 1 < above.size()) join(d.diagonals, above[x - 1], rows[y][x]);
      if (x + 1 < above.size()) join(d.diagonals, above[x + 1], rows[y][x]);
    }
}

}  // namespace

void read_planet(Reader& r, const Catalogue& c, Places whole, Planet& d) {
  const nlohmann::json* planet = r.raw("planet");
  if (planet == nullptr || !planet->is_array()) return r.complain("planet", "expected rows of Places");
  std::vector<std::vector<Kind>> rows;
  Places seen = 0;
  for (const auto& row : *planet) {
    rows.emplace_back();
    if (!row.is_array()) return r.complain("planet", "expected rows of Places");
    for (const auto& name : row) {
      const int k = name.is_string() ? c.find_kind(name.get<std::string>()) : -1;
      if (k < 0 || !is_place(kind(k)) || contains(seen, kind(k)))
        return r.complain("planet", fmt::format("{} is no Place, or there twice", name.dump()));
      seen |= bit_of(kind(k));
      rows.back().push_back(kind(k));
    }
  }
  if (seen != whole) return r.complain("planet", "a Place is missing, or from elsewhere");
  connect(rows, d);
}

namespace {

void read_board(Reader& r, const Catalogue& c, Data& d) {
  read_planet(r, c, kBasePlanet, d.planet);
  r.each("sides", [&](Reader& o) {
    int side = 0;
    std::vector<int> spaces;
    if (!o.get("side", side, 1, 2) || !o.get("artemia", spaces, 1, 30)) return;
    if (d.artemia_spaces[static_cast<std::size_t>(side)] != 0) o.complain("side", "this side is there twice");
    for (const int space : spaces) d.artemia_spaces[static_cast<std::size_t>(side)] |= 1 << space;
  });
  for (const std::size_t side : {1U, 2U})
    if (d.artemia_spaces[side] == 0)
      r.complain("sides", fmt::format("side {} is missing, or has no Artemia space", side));
}

/// "hunger 2": what is in force, and how much of it.
bool read_effect(std::string_view text, Deed& deed) {
  const auto space = text.find(' ');
  const auto effect = std::find(kEffectNames.begin(), kEffectNames.end(), text.substr(0, space));
  deed.n = static_cast<int>(effect - kEffectNames.begin());
  if (space != text.npos) deed.strength = digit(text.substr(space + 1));
  return effect != kEffectNames.end() && deed.strength > 0;
}

/// "recover 2": a deed and its number; of `effect` the name of what is in force.
bool read_deed(std::string_view text, Deed& deed) {
  const auto space = text.find(' ');
  const std::string_view op = text.substr(0, space), rest = space == text.npos ? "" : text.substr(space + 1);
  const DeedRow* row = deed_named(op);
  if (row == nullptr) return false;
  deed.op = row->op;
  if (deed.op == Op::effect) return read_effect(rest, deed);
  if (deed.op == Op::take_up) {
    deed.n = rest == "own";
    return rest == "own" || rest == "all";
  }
  if (rest.empty()) return true;
  deed.n = digit(rest);
  return deed.n > 0;
}

}  // namespace

void read_deeds(Reader& o, Card& card) {
  std::vector<std::string> deeds;
  o.get("do", deeds);
  for (const std::string& text : deeds) {
    Deed deed;
    if (!read_deed(text, deed)) o.complain("do", fmt::format("there is no deed '{}'", text));
    card.deeds.push_back(deed);
  }
  if (deeds.empty()) o.complain("do", "a card does something");
}

namespace {

void read_card(Reader& o, Card& card, Range phases) {
  constexpr std::array<std::string_view, 2> kSymbols = {"target", "artemia"};
  o.get("phase", card.phase, phases.least, phases.most);
  std::size_t symbol = 0;
  if (o.has("symbol") && o.get_name("symbol", symbol, kSymbols))
    card.symbol = symbol == 0 ? kinds::target : kinds::artemia;
  o.optional("places", card.places, 1, 2);
  read_deeds(o, card);
}

}  // namespace

void read_cards(Reader& r, RuleSet& rules, Data& d, Range hunt, Range survival, bool last) {
  const std::pair<const char*, Range> groups[] = {{"hunt", hunt}, {"survival", survival}};
  for (const auto& [group, phases] : groups)
    read_kinds(
        r, group, group, rules,
        [&, phases = phases](Reader& o, CardInfo& info) {
          Card card;
          read_card(o, card, phases);
          const int k = rules.catalogue.find_kind(info.id);
          if (k <= 0 || !is_card(kind(k))) return;
          if (is_survival(kind(k)) && !card.deeds.empty() && row_of(card.deeds.front().op).refuse_there != nullptr)
            d.resolving_cards.push_back(kind(k));
          d.card(kind(k)) = std::move(card);
        },
        last);
}

namespace {

void read_pieces(Reader& r, RuleSet& rules) {
  read_kinds(
      r, "places", "place", rules, [](Reader& o, CardInfo& card) { o.get("copies", card.copies, 1, 9); }, false);
  read_kinds(
      r, "tokens", "token", rules, [](Reader&, CardInfo&) {}, false);
}

// What cards say of an effect holds for it whatever card brings it (check_data).
void store_strengths(Data& d) {
  for (const Card& card : d.cards)
    for (const Deed& deed : card.deeds)
      if (deed.op == Op::effect) d.strength[static_cast<std::size_t>(deed.n)] = deed.strength;
}

}  // namespace

Result<RuleSet> load(const std::filesystem::path& rules_dir) {
  RuleSet rules;
  rules.game = "not_alone";
  rules.catalogue = make_catalogue();
  auto data = std::make_shared<Data>();
  RuleLoader loader(rules_dir / "not_alone", rules);
  loader.file("game.json", [&](Reader& r) { fill_game(r, rules, *data); });
  loader.file("pieces.json", [&](Reader& r) { read_pieces(r, rules); });
  loader.file("cards.json", [&](Reader& r) { read_cards(r, rules, *data, {0, 4}, {1, 4}, false); });
  loader.file("setup.json", [&](Reader& r) { read_players(r, rules, *data); });
  loader.file("board.json", [&](Reader& r) { read_board(r, rules.catalogue, *data); });
  loader.file("sanctuary.json", [&](Reader& r) { read_sanctuary(r, rules.catalogue, *data); });
  loader.file("sanctuary_cards.json", [&](Reader& r) { read_sanctuary_cards(r, rules, *data); });
  loader.file("options.json", [&](Reader& r) { read_options(r, rules, known_options()); });
  loader.file("presets.json", [&](Reader& r) { read_presets(r, rules); });
  loader.file("rulings.json", [&](Reader& r) { read_rulings(r, rules); });
  loader.check([&] {
    store_strengths(*data);
    return check_data(rules, *data);
  });
  loader.check([&] {
    rules.data = data;
    return check_presets(rules, setup);
  });
  return loader.finish(data);
}

}  // namespace prowl::not_alone
