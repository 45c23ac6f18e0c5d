#include "games/not_alone/scenario/reading.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/row.hpp"
#include "games/not_alone/scenario/spelling.hpp"
#include "games/not_alone/scenario/traces.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

namespace {

using nlohmann::json;

/// Reads a state in the words of a scenario.
struct Reading {
  const StateWords words;
  const State& s = words.s;

  json number(R r) const { return get(s, r); }
  std::string place_name(Kind place) const { return words.name(place); }

  /// Own cards go by the name of their Place.
  json pile(Zone z) const {
    json out = json::array();
    for (const int slot : slots(s, z)) out.push_back(words.name(place_of(piece(s, slot).kind)));
    return out;
  }
  /// The order in which they were played.
  json hunt_played() const {
    json out = pile(zones::hunt_played);
    std::reverse(out.begin(), out.end());
    return out;
  }
  json pile_by_seat(Zone first) const {
    return words.by_seat([&](Seat who) { return pile(of_seat(first, who)); });
  }
  json places_in_hand() const {
    return words.by_seat([&](Seat who) { return is_hunted(s, who) ? pile(hand_of(who)) : json::array(); });
  }
  json hands() const {
    return words.by_seat([&](Seat who) {
      json out = pile(hand_of(who));
      for (const json& card : pile(survival_of(who))) out.push_back(card);
      return out;
    });
  }
  json places_of(Places set) const {
    json out = json::array();
    each_place(set, [&](Kind place) { out.push_back(place_name(place)); });
    return out;
  }
  json size(Zone z) const { return count(s, z); }
  json face_down() const {
    return words.by_seat([&](Seat who) {
      int n = 0;
      for (const int slot : slots(s, played_of(who))) n += piece(s, slot).known != kEveryone;
      return n;
    });
  }

  /// Places set aside in hand: to be laid down, kept or discarded. Their owner's secret.
  json chosen_by_seat() const {
    return words.by_seat([&](Seat who) { return places_of(is_hunted(s, who) ? chosen(s, who) : 0); });
  }

  json reserve() const {
    json out = json::object();
    each_place(planet(s) & ~((1 << data_of(words.rules).start_places) - 1),
               [&](Kind place) { out[place_name(place)] = count_kind(s, zones::reserve, place); });
    return out;
  }
  json tokens() const {
    json out = json::object();
    for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
      out[words.name(token)] = places_of(token_at(s, token));
    return out;
  }
  json available() const {
    const int tokens = available_tokens(data_of(words.rules), s);
    json out = json::array();
    for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
      if ((tokens & token_bit(token)) != 0) out.push_back(words.name(token));
    return out;
  }

  json spots(bool all) const {
    return words.by_seat([&](Seat who) {
      json out = json::array();
      for (int i = 0; i < 2; ++i)
        if (const Spot p = spot(s, who, i); is_place(p.place) && (all || !p.resolved))
          out.push_back(place_name(p.place));
      return out;
    });
  }
  json resists_by_seat() const {
    return words.by_seat([&](Seat who) { return resists(s, who); });
  }
  json will_by_seat() const {
    json out = json::object();
    in_left_order(s, [&](Seat who) { out[to_notation(who)] = will(s, who); });
    return out;
  }
  json owned_by_seat() const {
    return words.by_seat([&](Seat who) { return places_of(owned(s, who)); });
  }
  /// Whose next two Places are announced: this turn's until the reveal, next turn's from then on.
  json pending() const {
    const bool now = get(s, R::phase) < 3;
    return words.by_seat([&](Seat who) -> json {
      if (has_seat(s, now ? R::river : R::river_next, who)) return "river";
      if (has_seat(s, now ? R::artefact : R::artefact_next, who)) return has_city(s) ? "teleporter" : "artefact";
      return nullptr;
    });
  }

  json anticipated() const {
    return get(s, R::anticipated) == 0 ? json() : json(to_notation(seat(get(s, R::anticipated) - 1)));
  }

  json step() const {
    if (const StepRow& now = row_of(main_step(s)); now.phase != 0) return std::string(now.name);
    return std::string(prompt().id);
  }
  json phase() const {
    const auto n = static_cast<std::size_t>(get(s, R::phase));
    if (outcome_of(s).over) return "over";
    return n >= 1 && n <= kPhaseStarts.size() ? std::string(kPhaseStarts[n - 1].name) : std::string("setup");
  }
  Prompt prompt() const { return kGame.prompt(words.rules, s); }

  json winner() const { return outcome_of(s).over ? json(std::string(outcome_of(s).side)) : json(); }
};

template <class Body>
constexpr auto read_by(Body) {
  return [](const RuleSet& rules, const State& s) -> json { return Body{}(Reading{{rules, s}}); };
}

template <R At>
constexpr Field hunted_field(std::string_view name) {
  Field field = seats_field<At>(name);
  field.set = [](PatchReader& in, std::string_view key) {
    const int mask = in.seats(key);
    if ((mask & bit(creature_seat(in.state()))) != 0)
      in.complain(fmt::format("/{}", key), "the Creature is not one of the Hunted");
    set_bits(in.state(), At, mask);
  };
  return field;
}

const Field kFields[] = {
    {"creature", read_by([](const Reading& r) { return json(to_notation(creature_seat(r.s))); })},
    {"side", read_by([](const Reading& r) { return r.number(R::side); })},
    {"turn", read_by([](const Reading& r) { return r.number(R::turn); })},
    {"phase", read_by([](const Reading& r) { return r.phase(); })},
    {"step", read_by([](const Reading& r) { return r.step(); })},
    {"prompt", read_by([](const Reading& r) { return json(std::string(r.prompt().id)); })},
    {"waiting", read_by([](const Reading& r) { return r.words.waiting(); })},
    {"options", read_by([](const Reading& r) { return r.words.options(kGame); })},
    {"over", read_by([](const Reading& r) { return json(outcome_of(r.s).over); })},
    {"winner", read_by([](const Reading& r) { return r.winner(); })},
    {"winners", read_by([](const Reading& r) { return r.words.seats_in(outcome_of(r.s).winners); })},
    {"how", read_by([](const Reading& r) { return json(std::string(outcome_of(r.s).how)); })},
    number_field<R::rescue, 1, counter<R::rescue_start>>("rescue"),
    number_field<R::assimilation, 1, counter<R::assimilation_start>>("assimilation"),
    {"will", read_by([](const Reading& r) { return r.will_by_seat(); })},
    {"marker", read_by([](const Reading& r) { return json(get(r.s, R::marker) != 0); })},
    {"tokens", read_by([](const Reading& r) { return r.tokens(); })},
    {"available", read_by([](const Reading& r) { return r.available(); })},
    {"hand", read_by([](const Reading& r) { return r.hands(); })},
    {"hands", read_by([](const Reading& r) { return r.hands(); })},
    {"places", read_by([](const Reading& r) { return r.places_in_hand(); })},
    {"survival", read_by([](const Reading& r) { return r.pile_by_seat(zones::first_survival); })},
    {"hunt", read_by([](const Reading& r) { return r.pile(hand_of(creature_seat(r.s))); })},
    {"played", read_by([](const Reading& r) { return r.pile_by_seat(zones::first_played); })},
    {"chosen", read_by([](const Reading& r) { return r.chosen_by_seat(); })},
    {"face_down", read_by([](const Reading& r) { return r.face_down(); })},
    {"discard", read_by([](const Reading& r) { return r.pile_by_seat(zones::first_discard); })},
    {"discards", read_by([](const Reading& r) { return r.pile_by_seat(zones::first_discard); })},
    {"owned", read_by([](const Reading& r) { return r.owned_by_seat(); })},
    {"reserve", read_by([](const Reading& r) { return r.reserve(); })},
    {"hunt_deck", read_by([](const Reading& r) { return r.pile(zones::hunt_deck); }), true},
    {"hunt_discard", read_by([](const Reading& r) { return r.pile(zones::hunt_discard); }), true},
    {"hunt_played", read_by([](const Reading& r) { return r.hunt_played(); }), true},
    {"survival_deck", read_by([](const Reading& r) { return r.pile(zones::survival_deck); }), true},
    {"survival_discard", read_by([](const Reading& r) { return r.pile(zones::survival_discard); }), true},
    {"hunt_deck_size", read_by([](const Reading& r) { return r.size(zones::hunt_deck); })},
    {"hunt_discard_size", read_by([](const Reading& r) { return r.size(zones::hunt_discard); })},
    {"survival_deck_size", read_by([](const Reading& r) { return r.size(zones::survival_deck); })},
    {"survival_discard_size", read_by([](const Reading& r) { return r.size(zones::survival_discard); })},
    cards_field<is_hunt>("hunt_cards", "hunt"),
    cards_field<is_survival>("survival_cards", "survival"),
    {"positions", read_by([](const Reading& r) { return r.spots(true); })},
    {"unresolved", read_by([](const Reading& r) { return r.spots(false); })},
    {"effects", read_by([](const Reading& r) { return cards_in_force(r.words); })},
    {"anticipation", read_by([](const Reading& r) { return r.anticipated(); })},
    {"force_field", read_by([](const Reading& r) { return r.places_of(get(r.s, R::barred)); })},
    {"cataclysm", read_by([](const Reading& r) { return r.places_of(get(r.s, R::ruined)); })},
    {"ineffective", read_by([](const Reading& r) { return r.places_of(ineffective_places(r.s)); })},
    {"used", read_by([](const Reading& r) { return r.places_of(get(r.s, R::powers_used)); })},
    {"hunt_limit", read_by([](const Reading& r) { return r.number(R::hunt_limit); })},
    {"hunts_played", read_by([](const Reading& r) { return r.number(R::hunts_played); })},
    hunted_field<R::survival_played>("survival_played"),
    {"resisted", read_by([](const Reading& r) { return r.resists_by_seat(); })},
    hunted_field<R::gave_up>("gave_up"),
    seats_field<R::standing>("standing"),
    hunted_field<R::dodging>("dodging"),
    hunted_field<R::detecting>("detecting"),
    {"pending", read_by([](const Reading& r) { return r.pending(); })},
    given_only(hunted_field<R::river>("river")),
    given_only(hunted_field<R::artefact>("artefact")),
    given_only(hunted_field<R::river_next>("river_next")),
    given_only(hunted_field<R::artefact_next>("artefact_next")),
};

}  // namespace

json cards_of(const StateWords& words, bool (*sort)(Kind)) {
  json out = json::array();
  for (int i = 0; i < words.s.piece_count; ++i)
    if (const Kind k = piece(words.s, i).kind; sort(k)) out.push_back(words.name(k));
  return out;
}

std::span<const Field> base_fields() { return kFields; }

std::span<const Field> fields() {
  static const std::vector<Field> all = [] {
    std::vector<Field> fields(std::begin(kFields), std::end(kFields));
    fields.insert(fields.end(), sanctuary_fields().begin(), sanctuary_fields().end());
    return fields;
  }();
  return all;
}

}  // namespace prowl::not_alone
