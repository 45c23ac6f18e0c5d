#include "games/not_alone/rules/data/check_data.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "games/not_alone/rules/steps/deeds.hpp"

namespace prowl::not_alone {

namespace {

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
  const Fit fit = row_of(deed.op).fit;
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
    if (!problem.empty()) return wrong(fmt::format("'{}' {}", row_of(deed.op).name, problem));
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

// One of each Place lies on the planet; the largest table deals out all others.
Result<void> check_copies(const RuleSet& rules, const Data& d) {
  for (const CardInfo& card : rules.cards) {
    if (card.group != "place") continue;
    const Kind place = kind(rules.catalogue.find_kind(card.id));
    const int needed = 1 + (contains(kStartPlaces, place) ? rules.max_seats - 1 : std::ranges::max(d.copies));
    if (card.copies == needed) continue;
    const char* file = contains(kBasePlanet, place) ? "pieces.json" : "sanctuary_cards.json";
    return fail(ErrorCode::bad_rules, fmt::format("{}: {}", file, card.id),
                say("the largest table uses {} copies, not {}", needed, card.copies));
  }
  return {};
}

Result<void> check_variant(const RuleSet& rules, const SanctuaryData& d) {
  if (const int hunted = rules.max_seats - 1; std::popcount(static_cast<unsigned>(d.icon_avatars)) < hunted)
    return fail(ErrorCode::bad_rules, "sanctuary_cards.json: avatars",
                say("the variant deals {} Avatars with the icon", hunted));
  int chosen_from = 0;
  for (const int set : d.variant) chosen_from |= set;
  for (int i = 0; i < kEvolutions; ++i) {
    if (((chosen_from ^ d.icon_evolutions) >> i & 1) == 0) continue;
    const std::string& name = rules.catalogue.kinds[static_cast<std::size_t>(index(kinds::first_evolution) + i)].name;
    return fail(ErrorCode::bad_rules, fmt::format("sanctuary_cards.json: {}", name),
                "the Evolutions of the variant have the icon, and no others");
  }
  return {};
}

}  // namespace

Result<void> check_data(const RuleSet& rules, const Data& d) {
  const Catalogue& c = rules.catalogue;
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
  if (auto ok = check_copies(rules, d); !ok) return ok;
  return check_variant(rules, d.sanctuary);
}

}  // namespace prowl::not_alone
