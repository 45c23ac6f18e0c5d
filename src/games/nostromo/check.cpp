#include <algorithm>
#include <functional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "nostromo/flow.hpp"
#include "nostromo/nostromo.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

/// Reads a state in the words of a scenario.
struct Reading {
  const RuleSet& rules;
  const State& s;

  std::string kind_name(Kind k) const { return rules.catalogue.kinds[static_cast<std::size_t>(index(k))].name; }
  std::string zone_name(Zone z) const { return rules.catalogue.zones[static_cast<std::size_t>(index(z))].name; }
  json truth(R r) const { return get(s, r) != 0; }
  json number(R r) const { return get(s, r); }

  json seats_in(int mask) const {
    json out = json::array();
    for (int i = 0; i < s.seats; ++i)
      if ((mask >> i) & 1) out.push_back(to_notation(seat(i)));
    return out;
  }

  json characters_in(int mask) const {
    json out = json::array();
    for (int id = 0; id < kCharacters; ++id)
      if ((mask >> id) & 1) out.push_back(kind_name(character_kind(id)));
    return out;
  }

  template <class Value>
  json by_seat(Value value) const {
    json out = json::object();
    for (int i = 0; i < s.seats; ++i) out[to_notation(seat(i))] = value(seat(i));
    return out;
  }

  json pile(Zone z) const {
    json out = json::array();
    for (const int slot : slots(s, z)) out.push_back(kind_name(piece(s, slot).kind));
    return out;
  }

  json waiting() const {
    json out = seats_in(s.waiting & 0xFF);
    if (awaits(s, Seat::table)) out.push_back("table");
    if (awaits(s, Seat::chance)) out.push_back("chance");
    return out;
  }

  json objects() const {
    const auto where = [&](Kind object) {
      const Seat who = holder(s, object);
      return is_player(who) ? to_notation(who) : zone_name(place_of(s, object));
    };
    return {{"flamethrower", where(kinds::flamethrower)}, {"detector", where(kinds::detector)}};
  }

  json characters(Seat who) const {
    json out = json::array();
    if (who == alien_seat(s)) return out;
    const auto places = character_places(s);
    const int first = first_character_of(s, who);
    for (int id = first; id < first + characters_each(s); ++id) out.push_back(place_word(places[static_cast<std::size_t>(id)]));
    return out;
  }

  json decoys(Seat who) const {
    json out = json::array();
    for (int i = 0; i < s.piece_count; ++i)
      if (piece(s, i).kind == decoy_kind(who)) out.push_back(place_word(piece(s, i).zone));
    return out;
  }

  std::string place_word(Zone z) const { return z >= zones::first_home && z < zones::first_held ? "home" : zone_name(z); }

  json role(Seat who) const {
    if (who == alien_seat(s)) return "alien";
    return is_android(s, who) ? "android" : "crew";
  }

  bool has_android() const {
    for (int i = 0; i < s.seats; ++i)
      if (is_android(s, seat(i))) return true;
    return false;
  }

  json room(Zone z) const {
    json up = json::array();
    int down = 0;
    for (const int slot : slots(s, z)) {
      const Piece& p = piece(s, slot);
      if (!is_token(p.kind)) continue;
      if (is_face_down(p)) ++down;
      else up.push_back(is_decoy(p.kind) ? "footprints" : kind_name(p.kind));
    }
    return {{"face_up", up}, {"face_down", down}};
  }

  json rooms() const {
    json out = json::object();
    for (int r = 0; r < kRooms; ++r) out[std::string(room_name(r))] = room(room_zone(r));
    return out;
  }

  json legal(Seat who) const {
    ActionList list;
    options(data_of(rules), s, who, list);
    json out = json::array();
    for (const Action& a : list) {
      const std::string text = to_notation(rules.catalogue, who, a);
      out.push_back(text.substr(text.find(' ') + 1));
    }
    return out;
  }

  std::string phase() const {
    const std::string_view id = prompt_of(s).id;
    if (id == "visit" || id == "visit_airlocks") return "hunt";
    if (id == "claim_alone") return "claim";
    return std::string(id == "next_round" || (id == "choose_alien" && step_of(s) == Step::round_end) ? "round_end" : id);
  }
};

using Read = json (*)(const Reading&);
struct Key {
  std::string_view name;
  Read read;
  bool ordered = false;
};

Outcome outcome(const Reading& r) { return outcome_of(r.s); }

const Key kKeys[] = {
    {"alien", [](const Reading& r) { return json(to_notation(alien_seat(r.s))); }},
    {"round", [](const Reading& r) { return r.number(R::round); }},
    {"turn", [](const Reading& r) { return r.number(R::turn); }},
    {"been_alien", [](const Reading& r) { return r.seats_in(get(r.s, R::been_alien)); }},
    {"scores", [](const Reading& r) { return r.by_seat([&](Seat who) { return get(r.s, at(R::first_score, index(who))); }); }},
    {"roles", [](const Reading& r) { return r.by_seat([&](Seat who) { return r.role(who); }); }},
    {"unmasked", [](const Reading& r) { return r.seats_in(get(r.s, R::unmasked)); }},
    {"eliminated", [](const Reading& r) { return r.seats_in(get(r.s, R::eliminated)); }},
    {"eggs", [](const Reading& r) { return r.number(R::eggs); }},
    {"egg_supply", [](const Reading& r) { return r.number(R::egg_supply); }},
    {"exhaustions", [](const Reading& r) { return r.number(R::exhaustions); }},
    {"hands", [](const Reading& r) { return r.by_seat([&](Seat who) { return r.pile(hand_of(who)); }); }},
    {"deck", [](const Reading& r) { return r.pile(zones::deck); }, true},
    {"discard", [](const Reading& r) { return r.pile(zones::discard); }, true},
    {"deck_size", [](const Reading& r) { return json(count(r.s, zones::deck)); }},
    {"discard_size", [](const Reading& r) { return json(count(r.s, zones::discard)); }},
    {"objects", [](const Reading& r) { return r.objects(); }},
    {"flame_locked", [](const Reading& r) { return r.truth(R::flame_lock); }},
    {"figure", [](const Reading& r) { return json(r.zone_name(figure(r.s))); }},
    {"airlocks_now", [](const Reading& r) { return r.truth(R::airlocks_now); }},
    {"airlocks_next", [](const Reading& r) { return r.truth(R::airlocks_next); }},
    {"reorganised", [](const Reading& r) { return r.truth(R::o_this_turn); }},
    {"standing", [](const Reading& r) { return r.seats_in(get(r.s, R::standing)); }},
    {"visited", [](const Reading& r) { return get(r.s, R::first_room) == 0 ? json() : json(r.zone_name(zone(get(r.s, R::first_room)))); }},
    {"dead", [](const Reading& r) { return r.pile(zones::dead); }},
    {"phase", [](const Reading& r) { return json(r.phase()); }},
    {"prompt", [](const Reading& r) { return json(std::string(prompt_of(r.s).id)); }},
    {"waiting", [](const Reading& r) { return r.waiting(); }},
    {"options", [](const Reading& r) { return r.by_seat([&](Seat who) { return r.legal(who); }); }},
    {"over", [](const Reading& r) { return json(outcome(r).over); }},
    {"round_over", [](const Reading& r) { return json(outcome(r).round_over); }},
    {"side", [](const Reading& r) { return json(std::string(outcome(r).side)); }},
    {"how", [](const Reading& r) { return json(std::string(outcome(r).how)); }},
    {"round_score", [](const Reading& r) { return r.by_seat([&](Seat who) { return get(r.s, at(R::first_round, index(who))); }); }},
    {"winners", [](const Reading& r) { return r.seats_in(outcome(r).winners); }},
    {"characters", [](const Reading& r) { return r.by_seat([&](Seat who) { return r.characters(who); }); }, true},
    {"decoys", [](const Reading& r) { return r.by_seat([&](Seat who) { return r.decoys(who); }); }},
    {"facing", [](const Reading& r) { return r.characters_in(get(r.s, R::facing)); }},
    {"doomed", [](const Reading& r) { return r.characters_in(get(r.s, R::doomed)); }},
    {"android", [](const Reading& r) { return json(r.has_android()); }},
    {"room", [](const Reading& r) { return r.rooms(); }},
};

auto differs(const std::string& place, const std::string& message) { return fail(ErrorCode::bad_scenario, "expect#" + place, message); }

json sorted(json list) {
  if (list.is_array()) std::sort(list.begin(), list.end());
  return list;
}

/// Objects are compared member by member, as far as `want` names them.
Result<void> compare(const std::string& place, const json& want, const json& is, bool ordered) {
  if (want.is_object() && is.is_object()) {
    for (const auto& [name, value] : want.items()) {
      if (!is.contains(name)) return differs(place + "/" + name, fmt::format("there is no '{}' here", name));
      if (auto ok = compare(place + "/" + name, value, is[name], ordered); !ok) return ok;
    }
    return {};
  }
  const bool same = ordered ? want == is : sorted(want) == sorted(is);
  if (!same) return differs(place, fmt::format("expected {}, found {}", want.dump(), is.dump()));
  return {};
}

Result<void> check_contents(const std::string& place, const json& want, json is, bool whole) {
  for (const auto& [name, value] : want.items()) {
    const std::string here = place + "/" + name;
    if (whole && name == "is") {
      if (auto ok = compare(here, value, is, false); !ok) return ok;
    } else if (whole && name == "size") {
      if (auto ok = compare(here, value, is.size(), false); !ok) return ok;
    } else if ((name == "has" || name == "lacks") && value.is_array()) {
      json rest = is;
      for (const json& item : value) {
        const auto it = std::find(rest.begin(), rest.end(), item);
        if ((it != rest.end()) != (name == "has")) return differs(here, fmt::format("{} in {}", item.dump(), is.dump()));
        if (it != rest.end()) rest.erase(it);
      }
    } else {
      return differs(here, fmt::format("there is no '{}' here", name));
    }
  }
  return {};
}

Result<void> check_hand(const Reading& r, const json& want) {
  if (!want.is_object()) return differs("/hand", "expected an object of seats");
  for (const auto& [name, value] : want.items()) {
    const auto who = parse_seat(name);
    if (!who || !is_player(*who) || index(*who) >= r.s.seats || !value.is_object()) return differs("/hand/" + name, "expected a seat with an object");
    if (auto ok = check_contents("/hand/" + name, value, r.pile(hand_of(*who)), true); !ok) return ok;
  }
  return {};
}

Result<void> check_ship_of(const Reading& r, json want) {
  if (!want.is_object()) return differs("/ship", "expected an object");
  const Ship ship = ship_of(r.s);
  json rooms = json::array();
  int ends = 0;
  for (int i = 0; i < kRooms; ++i) {
    if ((ship.in_play >> i) & 1U) rooms.push_back(std::string(room_name(i)));
    ends += std::popcount(ship.links[static_cast<std::size_t>(i)]);
  }
  const json sizes = {{"rooms", rooms.size()}, {"airlocks", ends / 2}};
  json numbers = json::object();
  for (const auto* name : {"rooms", "airlocks"})
    if (want.contains(name)) numbers[name] = want[name], want.erase(name);
  if (auto ok = compare("/ship", numbers, sizes, false); !ok) return ok;
  return check_contents("/ship", want, rooms, false);
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const json& expect) {
  if (!expect.is_object()) return differs("", "expected an object");
  const Reading reading{rules, s};
  for (const auto& [name, want] : expect.items()) {
    Result<void> ok;
    const auto* key = std::find_if(std::begin(kKeys), std::end(kKeys), [&, &n = name](const Key& k) { return k.name == n; });
    if (name == "hand") ok = check_hand(reading, want);
    else if (name == "ship") ok = check_ship_of(reading, want);
    else if (key == std::end(kKeys)) ok = differs("/" + name, fmt::format("there is no '{}' in this game", name));
    else ok = compare("/" + name, want, key->read(reading), key->ordered);
    if (!ok) return ok;
  }
  return {};
}

}  // namespace prowl::nostromo
