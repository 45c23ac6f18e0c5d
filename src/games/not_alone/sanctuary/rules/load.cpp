#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/rules/data/loading.hpp"

namespace prowl::not_alone {

namespace {

using Amounts = std::array<std::int8_t, static_cast<std::size_t>(Trait::count)>;

void read_players(Reader& r, SanctuaryData& d) {
  std::array<bool, SanctuaryData::kMost> seen{};
  r.each("players", [&](Reader& o) {
    int seats = 0;
    if (!o.get("seats", seats, 2, kMostSeats)) return;
    const auto k = static_cast<std::size_t>(seats);
    if (seen[k]) o.complain("seats", "this number of players is there twice");
    seen[k] = true;
    o.get("rescue", d.rescue[k], 1, 30);
    o.get("defence", d.defence[k], 1, SanctuaryData::kSpaces - 1);
    o.get("side", d.side[k], 1, 2);
    o.get("dna", d.dna[k], 0, 20);
    o.get("evolutions", d.evolutions[k], 0, 15);
  });
  for (std::size_t n = 2; n <= kMostSeats; ++n)
    if (!seen[n]) r.complain("players", fmt::format("{} players are missing", n));
}

// From the first space that is not Victory on, distances 1, 2, ... up to the farthest start of that side.
void read_track(Reader& r, SanctuaryData& d) {
  std::array<int, 3> farthest{};
  for (std::size_t n = 2; n <= kMostSeats; ++n) {
    int& far = farthest[static_cast<std::size_t>(d.side[n])];
    far = std::max(far, d.defence[n]);
  }
  std::array<bool, 3> seen{};
  r.each("track", [&](Reader& o) {
    int side = 0;
    std::vector<std::string> spaces;
    if (!o.get("side", side, 1, 2) || !o.get("spaces", spaces)) return;
    const auto k = static_cast<std::size_t>(side);
    if (seen[k]) o.complain("side", "this side is there twice");
    seen[k] = true;
    if (static_cast<int>(spaces.size()) != farthest[k])
      return o.complain("spaces",
                        say("a start on this side is {} from Victory, so it has as many spaces", farthest[k]));
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      const auto it = std::find(kBonusNames.begin(), kBonusNames.end(), spaces[i]);
      if (it == kBonusNames.end()) o.complain("spaces", fmt::format("there is no bonus '{}'", spaces[i]));
      d.track[static_cast<std::size_t>(side - 1)][i + 1] = static_cast<Bonus>(it - kBonusNames.begin());
    }
  });
}

void read_variant(Reader& r, const Catalogue& c, SanctuaryData& d) {
  r.each("variant", [&](Reader& o) {
    std::vector<int> seats;
    std::vector<std::string> names;
    o.get("seats", seats, 2, kMostSeats);
    o.get("evolutions", names);
    int set = 0;
    for (const std::string& name : names) {
      const int k = c.find_kind(name);
      if (k <= 0 || !is_evolution(kind(k)))
        o.complain("evolutions", fmt::format("there is no Evolution '{}'", name));
      else if ((set & evolution_bit(kind(k))) != 0)
        o.complain("evolutions", say("'{}' is there twice", name));
      else
        set |= evolution_bit(kind(k));
    }
    if (set == 0) o.complain("evolutions", "there is nothing to choose from");
    for (const int n : seats) {
      if (d.variant[static_cast<std::size_t>(n)] != 0) o.complain("seats", "this number of players is there twice");
      d.variant[static_cast<std::size_t>(n)] = set;
    }
  });
  for (std::size_t n = 2; n <= kMostSeats; ++n)
    if (d.variant[n] == 0) r.complain("variant", fmt::format("{} players are missing", n));
}

/// "retake_more 1": a trait and its number.
bool read_power(std::string_view text, Trait& trait, int& n) {
  const auto space = text.find(' ');
  const auto it = std::find(kTraitNames.begin(), kTraitNames.end(), text.substr(0, space));
  trait = static_cast<Trait>(it - kTraitNames.begin());
  n = space == text.npos ? 1 : digit(text.substr(space + 1));
  return it != kTraitNames.end() && n > 0;
}

void read_powers(Reader& o, int number, std::array<int, static_cast<std::size_t>(Trait::count)>& with,
                 Amounts& amounts) {
  std::vector<std::string> powers;
  o.get("powers", powers);
  if (powers.empty()) o.complain("powers", "a card does something");
  for (const std::string& text : powers) {
    Trait trait{};
    int n = 0;
    if (!read_power(text, trait, n)) {
      o.complain("powers", fmt::format("there is no power '{}'", text));
      continue;
    }
    if ((with[static_cast<std::size_t>(trait)] >> number & 1) != 0)
      o.complain("powers", say("'{}' is there twice", kTraitNames[static_cast<std::size_t>(trait)]));
    with[static_cast<std::size_t>(trait)] |= 1 << number;
    amounts[static_cast<std::size_t>(trait)] = static_cast<std::int8_t>(n);
  }
}

int number_of(const RuleSet& rules, const CardInfo& info, Kind first) {
  return rules.catalogue.find_kind(info.id) - index(first);
}

void read_evolution(Reader& o, const RuleSet& rules, const CardInfo& info, SanctuaryData& d) {
  int level = 0, phase = 0, cost = 0;
  bool icon = false;
  const int i = number_of(rules, info, kinds::first_evolution);
  o.get("level", level, 1, 2);
  o.get("cost", cost, 0, 9);
  o.get("phase", phase, 0, 5);
  o.optional("icon", icon);
  if (i < 0 || i >= kEvolutions) return;
  if (level_of(kind(index(kinds::first_evolution) + i)) != level)
    o.complain("level", "this card has the back of the other level");
  d.cost[static_cast<std::size_t>(i)] = cost;
  if (icon) d.icon_evolutions |= 1 << i;
  read_powers(o, i, d.evolutions_with, d.amounts[static_cast<std::size_t>(i)]);
}

void read_avatar(Reader& o, const RuleSet& rules, const CardInfo& info, SanctuaryData& d) {
  int phase = 0;
  bool icon = false;
  const int i = number_of(rules, info, kinds::first_avatar);
  o.get("phase", phase, 1, 5);
  o.optional("icon", icon);
  if (i < 0 || i >= kAvatars) return;
  if (icon) d.icon_avatars |= 1 << i;
  read_powers(o, i, d.avatars_with, d.amounts[static_cast<std::size_t>(kEvolutions + i)]);
}

}  // namespace

void read_sanctuary(Reader& r, const Catalogue& c, Data& data) {
  SanctuaryData& d = data.sanctuary;
  read_planet(r, c, kCityPlanet, data.city_planet);
  r.get("monoliths", d.monoliths, 0, 6);
  r.get("dna", d.dna_total, 1, 20);
  r.get("evolution_slots", d.slots, 1, 9);
  r.get("revealed_survivors", d.row, 1, 6);
  r.get("single_hunted_survivors", d.single_survivors, 0, 3);
  r.get("avatars", d.avatars, 1, 2);
  r.get("evolve_dna", d.evolve_dna, 0, 9);
  r.get("nest_dna", d.nest_dna, 0, 9);
  r.get("nest_defence", d.nest_defence, 0, 3);
  read_players(r, d);
  read_track(r, d);
  read_variant(r, c, d);
}

void read_sanctuary_cards(Reader& r, RuleSet& rules, Data& d) {
  read_kinds(r, "places", "place", rules, [](Reader& o, CardInfo& card) { o.get("copies", card.copies, 1, 9); });
  read_kinds(r, "tokens", "token", rules, [](Reader&, CardInfo&) {});
  read_cards(r, rules, d, {1, 5}, {1, 5}, true);
  read_kinds(r, "survivors", "survivor", rules, [&](Reader& o, CardInfo& info) {
    Card card;
    read_deeds(o, card);
    if (const int k = rules.catalogue.find_kind(info.id); k > 0 && is_survivor(kind(k)))
      d.card(kind(k)) = std::move(card);
  });
  read_kinds(r, "evolutions", "evolution", rules,
             [&](Reader& o, CardInfo& info) { read_evolution(o, rules, info, d.sanctuary); });
  read_kinds(r, "avatars", "avatar", rules,
             [&](Reader& o, CardInfo& info) { read_avatar(o, rules, info, d.sanctuary); });
}

}  // namespace prowl::not_alone
