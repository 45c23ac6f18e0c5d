#include "games/not_alone/scenario/reading.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

namespace {

using nlohmann::json;

json seat_or_null(int plus_one) { return plus_one == 0 ? json() : json(to_notation(seat(plus_one - 1))); }

/// Reads what Sanctuary adds in the words of a scenario.
struct CityReading {
  const StateWords words;
  const State& s = words.s;

  json number(R r) const { return get(s, r); }
  json size(Zone z) const { return count(s, z); }
  json place(Kind at) const { return at == Kind::hidden ? json() : json(words.name(at)); }
  json held() const {
    return words.by_seat([&](Seat who) { return words.pile(rescued_of(who)); });
  }
  json avatars() const {
    return words.by_seat([&](Seat who) { return words.pile(avatar_of(who)); });
  }
  json avatars_in_play() const {
    json out = json::array();
    in_left_order(s, [&](Seat who) {
      for (const json& card : words.pile(avatar_of(who))) out.push_back(card);
    });
    return out;
  }
  json hand() const { return words.pile(evolutions_of(creature_seat(s))); }
  /// The backs are public.
  json levels() const {
    json out = json::array();
    for (const int slot : slots(s, evolutions_of(creature_seat(s))))
      out.push_back(index(piece(s, slot).back) - index(backs::first_evolution) + 1);
    return out;
  }
  /// Developed Evolutions that are in force, or not: developed this turn, or suppressed.
  json developed(bool in_force) const {
    json out = json::array();
    for (const int slot : slots(s, zones::developed))
      if (const Kind k = piece(s, slot).kind; ((awake(s) & evolution_bit(k)) != 0) == in_force)
        out.push_back(words.name(k));
    return out;
  }
  json evolutions_in(int set) const {
    json out = json::array();
    for (int i = 0; i < kEvolutions; ++i)
      if (((set >> i) & 1) != 0) out.push_back(words.name(kind(index(kinds::first_evolution) + i)));
    return out;
  }
  json places_in(Zone z) const {
    json out = json::array();
    for (const int slot : slots(s, z)) out.push_back(words.name(place_of(piece(s, slot).kind)));
    return out;
  }
  json target_role() const {
    const TargetRole role = not_alone::target_role(s);
    return role == TargetRole::none ? json() : json(role == TargetRole::web ? "web_spinner" : "twin");
  }
  json solidarity() const {
    json out;
    for (int i = 0; i < kMostPromises; ++i)
      if (const Promise p = promise(s, i); is_player(p.helper)) out[to_notation(p.helper)] = to_notation(p.helped);
    return out;
  }
  /// The spaces from the start of this table to Victory.
  json bonuses() const {
    const SanctuaryData& d = data_of(words.rules).sanctuary;
    json out = json::object();
    if (!has_city(s)) return out;
    const auto& track = d.track[static_cast<std::size_t>(d.side[s.seats] - 1)];
    for (int at = get(s, R::defence_start); at > 0; --at) {
      const Bonus bonus = track[static_cast<std::size_t>(at)];
      out[std::to_string(at)] = bonus == Bonus::none ? json() : json(kBonusNames[static_cast<std::size_t>(bonus)]);
    }
    return out;
  }
};

template <class Body>
constexpr auto read_city(Body) {
  return [](const RuleSet& rules, const State& s) -> json { return Body{}(CityReading{{rules, s}}); };
}

const Field kCityFields[] = {
    {"sanctuary", read_city([](const CityReading& r) { return r.place(city_place(r.s)); })},
    {"loop", read_city([](const CityReading& r) { return json(size_of(city_loop(r.s))); })},
    number_field<R::defence, 1, counter<R::defence_start>>("defence"),
    {"defence_start", read_city([](const CityReading& r) { return r.number(R::defence_start); })},
    {"bonuses", read_city([](const CityReading& r) { return r.bonuses(); })},
    truth_field<R::fortified>("fortified"),
    {"stalled", read_city([](const CityReading& r) { return json(in_force(r.s, Effect::stalled)); })},
    number_field<R::dna, 0, counter<R::dna_total>>("dna"),
    {"dna_reserve", read_city([](const CityReading& r) { return json(dna_left(r.s)); })},
    {"survivors", read_city([](const CityReading& r) { return r.words.pile(zones::survivors); })},
    {"held", read_city([](const CityReading& r) { return r.held(); })},
    {"survivor_deck", read_city([](const CityReading& r) { return r.words.pile(zones::survivor_deck); }), true},
    {"survivor_discard", read_city([](const CityReading& r) { return r.words.pile(zones::survivor_discard); }), true},
    {"survivor_deck_size", read_city([](const CityReading& r) { return r.size(zones::survivor_deck); })},
    {"survivor_discard_size", read_city([](const CityReading& r) { return r.size(zones::survivor_discard); })},
    cards_field<is_survivor>("survivor_cards", "survivor"),
    {"avatars", read_city([](const CityReading& r) { return r.avatars(); })},
    {"avatars_in_play", read_city([](const CityReading& r) { return r.avatars_in_play(); })},
    {"avatar_deck_size", read_city([](const CityReading& r) { return r.size(zones::avatar_deck); })},
    cards_field<is_avatar>("avatar_cards", "avatar"),
    {"evolutions", read_city([](const CityReading& r) { return r.hand(); })},
    {"evolution_levels", read_city([](const CityReading& r) { return r.levels(); })},
    {"developed", read_city([](const CityReading& r) { return r.words.pile(zones::developed); })},
    {"awake", read_city([](const CityReading& r) { return r.developed(true); })},
    {"dormant", read_city([](const CityReading& r) { return r.developed(false); })},
    {"spent", read_city([](const CityReading& r) { return r.evolutions_in(spent(r.s)); })},
    {"evolution_deck_1", read_city([](const CityReading& r) { return r.words.pile(evolution_deck(1)); }), true},
    {"evolution_deck_2", read_city([](const CityReading& r) { return r.words.pile(evolution_deck(2)); }), true},
    {"evolution_deck_1_size", read_city([](const CityReading& r) { return r.size(evolution_deck(1)); })},
    {"evolution_deck_2_size", read_city([](const CityReading& r) { return r.size(evolution_deck(2)); })},
    {"evolution_discard_1", read_city([](const CityReading& r) { return r.words.pile(evolution_discard(1)); }), true},
    {"evolution_discard_2", read_city([](const CityReading& r) { return r.words.pile(evolution_discard(2)); }), true},
    cards_field<is_evolution>("evolution_cards", "evolution"),
    {"removed", read_city([](const CityReading& r) { return r.places_in(zones::removed); })},
    {"territory", read_city([](const CityReading& r) {
       return r.place(get(r.s, R::territory) == 0 ? Kind::hidden : lowest(get(r.s, R::territory)));
     })},
    {"prophesied", read_city([](const CityReading& r) { return seat_or_null(get(r.s, R::prophesied)); })},
    {"solidarity", read_city([](const CityReading& r) { return r.solidarity(); })},
    {"target_role", read_city([](const CityReading& r) { return r.target_role(); })},
};

}  // namespace

std::span<const Field> sanctuary_fields() { return kCityFields; }

}  // namespace prowl::not_alone
