#include "games/not_alone/rules/data/check_data.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::not_alone {

namespace {

/// Where a deed may stand: on which cards, in which phases (bits), whether with other deeds, and its greatest number
/// (0: none).
struct Fit {
  enum Group { hunt = 1, survival = 2, survivor = 4, both = hunt | survival, hunted = survival | survivor };
  int on = both;
  int phases = 0b111110;
  bool alone = false;
  int most = 0;
};
constexpr int kPhase1 = 0b10, kPhase2 = 0b100, kPhase3 = 0b1000, kPhase4 = 0b10000, kAnyPhase = 0b111110;

Fit fit_of(Op op) {
  switch (op) {
    case Op::take_up: return {Fit::both, kPhase1};
    case Op::bar: return {Fit::hunt, kPhase1};
    case Op::anticipate:
    case Op::all_discard: return {Fit::hunt, kPhase2};
    case Op::strip:
    case Op::peek: return {Fit::hunt, kPhase2, true, 9};
    case Op::ruin:
    case Op::divert: return {Fit::hunt, kPhase3};
    case Op::hunt_limit: return {Fit::hunt, kAnyPhase, false, 3};
    case Op::copy: return {Fit::hunt, 1, true};
    case Op::sacrifice: return {Fit::survival, kPhase1};
    case Op::effect: return {Fit::both | Fit::survivor};
    case Op::heal:
    case Op::draw_survivor:
    case Op::lose_dna:
    case Op::draw: return {Fit::hunted, kAnyPhase, false, 9};
    case Op::heal_one:
    case Op::recover:
    case Op::creature_loses: return {Fit::survival, kAnyPhase, false, 9};
    case Op::rations: return {Fit::survival, kPhase1, true, 9};
    case Op::suppress: return {Fit::survival, kPhase1};
    case Op::archive: return {Fit::survival};
    case Op::swap_hand: return {Fit::survival, kPhase2};
    case Op::shift_away: return {Fit::survival, kPhase2, true};
    case Op::rescue_any:
    case Op::evacuate:
    case Op::shelter_one:
    case Op::copy_city:
    case Op::solidarity: return {Fit::survival, kPhase3, true};
    case Op::grapnel: return {Fit::survival, kPhase3};
    case Op::drift: return {Fit::hunt, kPhase1};
    case Op::cull: return {Fit::hunt};
    case Op::copy_creature:
    case Op::gain_any: return {Fit::survivor};
    case Op::recover_some: return {Fit::survivor, kAnyPhase, false, 9};
    case Op::defence: return {Fit::hunted, kAnyPhase, false, 1};
    case Op::marker:
    case Op::launch: return {Fit::survival};
    case Op::swap_place: return {Fit::survival, kPhase2};
    case Op::dodge:
    case Op::detect: return {Fit::survival, kPhase3};
    case Op::gain:
    case Op::copy_near:
    case Op::shift_creature:
    case Op::shift_artemia: return {Fit::survival, kPhase3, true};
    case Op::retake: return {Fit::hunted, kPhase4};
    default: return {};
  }
}

bool names_itself(Op op) { return op == Op::effect || op == Op::take_up; }

/// Effects that a number can be said of.
bool is_measured(Effect e) {
  return e == Effect::fierceness || e == Effect::mutation || e == Effect::abduction || e == Effect::hunger ||
         e == Effect::gestation;
}

std::string_view problem_of_effect(const Data& d, const Deed& deed) {
  const auto e = static_cast<Effect>(deed.n);
  if (e == Effect::resolving) return "is no effect of a card";
  if (deed.strength != 1 && !is_measured(e)) return "needs no number";
  return deed.strength != d.strength[static_cast<std::size_t>(e)] ? "has another number on another card" : "";
}

std::string_view problem_of(const Card& card, const Deed& deed, Fit::Group group) {
  const Fit fit = fit_of(deed.op);
  if ((fit.on & group) == 0) return "is a deed of the other side's cards";
  // A Survivor has no phase of its own: it is rescued while a Place is being resolved.
  if (group != Fit::survivor && ((fit.phases >> card.phase) & 1) == 0) return "can't be done in that phase";
  if (fit.alone && card.deeds.size() > 1) return "must be the only deed";
  if (!names_itself(deed.op) && deed.n > fit.most) return "has too high a number, or needs none";
  if (fit.most > 0 && deed.n == 0) return "needs a number";
  const auto same = [&](const Deed& d) { return d.op == deed.op && (d.op != Op::effect || d.n == deed.n); };
  return std::count_if(card.deeds.begin(), card.deeds.end(), same) > 1 ? "is there twice" : "";
}

bool has_deed(const Card& card, Op op, int n) {
  return std::any_of(card.deeds.begin(), card.deeds.end(), [&](const Deed& d) { return d.op == op && d.n == n; });
}

bool widens(const Card& card) {
  return has_deed(card, Op::bar, 0) || has_deed(card, Op::effect, static_cast<int>(Effect::wide_target)) ||
         has_deed(card, Op::effect, static_cast<int>(Effect::wide_artemia));
}

Fit::Group group_of(Kind k) { return is_hunt(k) ? Fit::hunt : is_survival(k) ? Fit::survival : Fit::survivor; }

std::string_view file_of(Kind k) {
  return index(k) < index(kinds::first_more_hunt) ? "cards.json" : "sanctuary_cards.json";
}

Result<void> check_one(const Data& d, Kind k, const std::string& name) {
  const Card& card = d.card(k);
  const auto wrong = [&](std::string text) {
    return fail(ErrorCode::bad_rules, fmt::format("{}: {}", file_of(k), name), std::move(text));
  };
  for (const Deed& deed : card.deeds) {
    auto problem = problem_of(card, deed, group_of(k));
    if (problem.empty() && deed.op == Op::effect) problem = problem_of_effect(d, deed);
    if (!problem.empty()) return wrong(fmt::format("'{}' {}", kOpNames[static_cast<std::size_t>(deed.op)], problem));
  }
  // Places that are closed may not lie face down (secrets.cpp).
  if (has_deed(card, Op::bar, 0) && !has_deed(card, Op::take_up, 0)) return wrong("'bar' needs 'take_up all'");
  if (widens(card) != (card.places == 2)) return wrong("'places' is 2 where the token covers two, else 1");
  return {};
}

// A token or a Hunted on an island could not move.
bool is_connected(const Planet& planet, Places whole) {
  Places reached = bit_of(kinds::lair);
  for (Places before = 0; before != reached;) {
    before = reached;
    each_place(before, [&](Kind place) { reached |= planet.next_to(place); });
  }
  return reached == whole;
}

}  // namespace

Result<void> check_data(const Data& d, const Catalogue& c) {
  constexpr std::string_view kIsland = "every Place must be reached from every other";
  if (!is_connected(d.planet, kBasePlanet))
    return fail(ErrorCode::bad_rules, "board.json: planet", std::string(kIsland));
  if (!is_connected(d.city_planet, kCityPlanet))
    return fail(ErrorCode::bad_rules, "sanctuary.json: planet", std::string(kIsland));
  for (std::size_t k = 1; k < d.cards.size(); ++k) {
    const Kind card = kind(static_cast<int>(k));
    if (!is_card(card) && !is_survivor(card)) continue;
    if (auto ok = check_one(d, card, c.kinds[k].name); !ok) return ok;
  }
  return {};
}

}  // namespace prowl::not_alone
