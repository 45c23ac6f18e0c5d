#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/scenario/patcher.hpp"
#include "games/not_alone/scenario/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

namespace {

bool has_evolutions(const State& s) { return has_city(s) || flag(s, kVariant); }

int level_of_pile(Zone z) {
  for (const int level : {1, 2})
    if (z == evolution_deck(level) || z == evolution_discard(level)) return level;
  return 0;
}

bool helps(const State& s, Seat who) {
  for (int i = 0; i < kMostPromises; ++i)
    if (promise(s, i).helper == who) return true;
  return false;
}

void put_city(const Catalogue& c, State& s, Kind place) {
  set(s, R::sanctuary_at, bit_of(place));
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (piece(s, slot).kind == kinds::sanctuary) move_open(c, s, slot, zone_of(place));
}

}  // namespace

// In the variant all Evolutions and half of the Avatars are out of the game, until one is chosen.
Zone Patcher::home_of(Kind card) const {
  if (is_hunt(card)) return zones::hunt_deck;
  if (is_survival(card)) return zones::survival_deck;
  if (is_survivor(card)) return zones::survivor_deck;
  const bool whole = has_city(s_);
  if (is_avatar(card)) {
    const int i = index(card) - index(kinds::first_avatar);
    return whole || ((f_.data.sanctuary.icon_avatars >> i) & 1) != 0 ? zones::avatar_deck : zones::removed;
  }
  if (!is_evolution(card)) return Zone::none;
  return whole ? evolution_deck(level_of(card)) : zones::removed;
}

bool fits_pile(Kind card, Zone pile) {
  const int level = level_of_pile(pile);
  return level == 0 || !is_evolution(card) || level_of(card) == level;
}

// As before the first Evolution and the first Survivor.
void Patcher::collect_more() {
  set_awake(s_, 0);
  set_spent(s_, 0);
  for (const R r : {R::loop, R::fortified, R::target_role, R::territory, R::prophesied, R::more_effects}) set(s_, r, 0);
  forget_promises(s_);
  if (!has_city(s_)) return;
  put_city(f_.cat, s_, kinds::lair);
  set(s_, R::defence, get(s_, R::defence_start));
  set(s_, R::dna, f_.data.sanctuary.dna[s_.seats]);
}

void Patcher::city() {
  if (!has_city(s_)) return;
  if (const int loop = in_.integer("loop", 5, 5, 10); loop == 10)
    set(s_, R::loop, 1);
  else if (loop != 5)
    in_.complain("/loop", "Sanctuary travels over 5 or 10 Places");
  in_.texts("sanctuary", [&](const std::string& name, const std::string& place) {
    const Kind at = place_named(name, place);
    if (at == Kind::hidden) return;
    if (!contains(city_loop(s_), at))
      return in_.complain(place, "Sanctuary does not travel there yet; `loop` would be 10");
    put_city(f_.cat, s_, at);
  });
  set_fields(sanctuary_fields(), in_);
  if (in_.truth("stalled")) put_in_force(s_, Effect::stalled);
}

void Patcher::survivors() {
  if (!has_city(s_)) return;
  pile("survivors", "survivor", zones::survivors);
  if (count(s_, zones::survivors) > f_.data.sanctuary.row)
    in_.complain("/survivors", fmt::format("{} are revealed at most", f_.data.sanctuary.row));
  pile("survivor_discard", "survivor", zones::survivor_discard);
  held("held", true);
  held("drawn", false);
}

// Face down before a Hunted: all know the rescued ones, the owner alone those that were drawn.
void Patcher::held(const char* key, bool openly) {
  each_hunted(key, [&](Seat who, const json& list, const std::string& place) {
    in_.texts(list, place, [&](const std::string& card, const std::string& at) {
      take_card(card, "survivor", rescued_of(who), openly ? kEveryone : bit(who), at);
    });
  });
}

void Patcher::avatars() {
  if (!has_evolutions(s_)) return;
  each_hunted("avatars", [&](Seat who, const json& cards, const std::string& place) {
    in_.texts(cards, place, [&](const std::string& card, const std::string& at) {
      const int k = f_.cat.find_kind(card);
      if (k > 0 && is_avatar(kind(k)) && home_of(kind(k)) != zones::avatar_deck)
        return in_.complain(at, fmt::format("'{}' is not in the variant", card));
      take_card(card, "avatar", avatar_of(who), kEveryone, at);
    });
  });
}

void Patcher::evolutions() {
  if (!has_evolutions(s_)) return;
  developed("developed", true);
  for (const char* key : {"dormant", "suppressed"}) developed(key, false);
  if (developed_count(s_) > most_developed())
    in_.complain("/developed", fmt::format("{} Evolutions are developed at most", most_developed()));
  spent();
  set(s_, R::extra_hunt, has_trait(f_.data, s_, Trait::extra_hunt));
  if (!has_city(s_)) return;
  const Seat creature = creature_seat(s_);
  in_.texts("evolutions", [&](const std::string& name, const std::string& at) {
    take_card(name, "evolution", evolutions_of(creature), bit(creature), at);
  });
  pile("evolution_discard_1", "evolution", evolution_discard(1));
  pile("evolution_discard_2", "evolution", evolution_discard(2));
}

int Patcher::most_developed() const {
  State all_awake = s_;
  int lying = 0;
  for (const int slot : slots(s_, zones::developed)) lying |= evolution_bit(piece(s_, slot).kind);
  set_awake(all_awake, lying);
  return evolution_slots(f_.data, all_awake);
}

// What is dormant may be among the developed too, as in `expect`.
void Patcher::developed(const char* key, bool in_force) {
  in_.texts(key, [&](const std::string& name, const std::string& at) {
    const Kind card = in_.kind(name, "evolution", at);
    if (card == Kind::hidden) return;
    const int offered = f_.data.sanctuary.variant[s_.seats];
    if (!has_city(s_) && (offered & evolution_bit(card)) == 0)
      return in_.complain(at, fmt::format("'{}' is not offered to so many players", name));
    if (in_force || find_piece(s_, zones::developed, card) < 0)
      take_card(name, "evolution", zones::developed, kEveryone, at);
    set_awake(s_, in_force ? awake(s_) | evolution_bit(card) : awake(s_) & ~evolution_bit(card));
  });
}

// It may be lost or suppressed since.
void Patcher::spent() {
  in_.texts("spent", [&](const std::string& name, const std::string& at) {
    const Kind card = in_.kind(name, "evolution", at);
    if (card != Kind::hidden) spend(s_, card);
  });
}

// What Evolutions have done this turn.
void Patcher::more_facts() {
  if (!has_evolutions(s_)) return;
  in_.texts("territory", [&](const std::string& name, const std::string& at) {
    const Kind place = place_named(name, at);
    if (place == Kind::hidden) return;
    if (!has_trait(f_.data, s_, Trait::territory)) return in_.complain(at, "no Evolution in force closes Places");
    set(s_, R::territory, bit_of(place));
  });
  in_.texts("prophesied", [&](const std::string& name, const std::string& at) {
    const Seat who = hunted(name, at);
    if (!is_player(who)) return;
    if (const Kind card = unspent_with(f_.data, s_, Trait::prophecy); card != Kind::hidden) spend(s_, card);
    set(s_, R::prophesied, index(who) + 1);
  });
}

// Without a Target card the token stands there for an Evolution; it keeps that role when it is home again. Null: for
// none, which has been lost or suppressed since.
void Patcher::target_role() {
  const bool carried = (get(s_, R::granted) & kTarget) != 0, there = token_at(s_, kinds::target) != 0;
  const json* value = has_evolutions(s_) ? in_.raw("target_role") : nullptr;
  const bool named = value && !value->is_null();
  if (!named && (value || carried || !there)) return;
  const bool web = has_trait(f_.data, s_, Trait::web), twin = has_trait(f_.data, s_, Trait::twin);
  // By option its card may lie in the discard by now.
  if (!named && !web && !twin && flag(s_, kDiscardByPhase)) return set_bits(s_, R::granted, kTarget);
  if (!named && !web && !twin) return in_.complain("/tokens/target", "no Target card is in force");
  const std::string role = named ? in_.text(*value, "/target_role") : web && twin ? "" : web ? "web_spinner" : "twin";
  if (role == "web_spinner" && web) return set(s_, R::target_role, static_cast<int>(TargetRole::web));
  if (role == "twin" && twin) return set(s_, R::target_role, static_cast<int>(TargetRole::twin));
  in_.complain("/target_role", "expected the Evolution in force that the Target token serves");
}

// {"p3": "p2"}: p3 helps p2; with a single Hunted itself. A list in the order played, where the deck was shuffled anew.
void Patcher::solidarity(const json& value, const std::string& place) {
  if (!value.is_array()) return help(value, place);
  if (value.empty()) in_.complain(place, "expected who helps whom");
  for (std::size_t i = 0; i < value.size(); ++i) help(value[i], fmt::format("{}/{}", place, i));
}

void Patcher::help(const json& value, const std::string& place) {
  if (!value.is_object() || value.size() != 1) return in_.complain(place, "expected who helps whom");
  in_.members(value, place, [&](const std::string& name, const json& whom, const std::string& at) {
    const Seat helper = hunted(name, at), helped = hunted(in_.text(whom, at), at);
    if (!is_player(helper) || !is_player(helped)) return;
    if (helper == helped && s_.seats > 2) return in_.complain(at, "nobody else is helped");
    if (helps(s_, helper)) return in_.complain(at, "this Hunted helps already");
    set_bits(s_, R::survival_played, bit(helper));
    make_promise(s_, {helper, helped});
  });
}

// As at the start of a match, unless it is named. Avatars are named or there are none.
void Patcher::deal_more() {
  if (!has_city(s_)) return;
  const SanctuaryData& d = f_.data.sanctuary;
  const Seat creature = creature_seat(s_);
  if (!in_.has("survivors")) deal_from(zones::survivor_deck, "survivor_deck", d.row, zones::survivors, kEveryone);
  if (!in_.has("evolutions"))
    deal_from(evolution_deck(1), "evolution_deck_1", d.evolutions[s_.seats], evolutions_of(creature), bit(creature));
  const Seat first = nth_left(s_, 1);
  if (s_.seats == 2 && !in_.has("held") && !in_.has("drawn"))
    deal_from(zones::survivor_deck, "survivor_deck", d.single_survivors, rescued_of(first), bit(first));
}

void Patcher::more_decks() {
  if (!has_city(s_)) return;
  deck("survivor_deck", "survivor", zones::survivor_deck);
  deck("evolution_deck_1", "evolution", evolution_deck(1));
  deck("evolution_deck_2", "evolution", evolution_deck(2));
}

}  // namespace prowl::not_alone
