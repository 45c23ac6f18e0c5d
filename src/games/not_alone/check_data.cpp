#include "not_alone/check_data.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::not_alone {

namespace {

/// Where a deed may stand: on which cards, in which phases (bits), whether with other deeds, and its greatest number (0: none).
struct Fit {
  enum Group { both, hunt, survival } group = both;
  int phases = 0b11110;
  bool alone = false;
  int most = 0;
};
constexpr int kPhase1 = 0b10, kPhase2 = 0b100, kPhase3 = 0b1000, kPhase4 = 0b10000, kAnyPhase = 0b11110;

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
    case Op::heal:
    case Op::recover:
    case Op::creature_loses: return {Fit::survival, kAnyPhase, false, 9};
    case Op::marker:
    case Op::launch: return {Fit::survival};
    case Op::swap_place: return {Fit::survival, kPhase2};
    case Op::dodge:
    case Op::detect: return {Fit::survival, kPhase3};
    case Op::gain:
    case Op::copy_near:
    case Op::shift_creature:
    case Op::shift_artemia: return {Fit::survival, kPhase3, true};
    case Op::retake: return {Fit::survival, kPhase4};
    default: return {};
  }
}

bool names_itself(Op op) { return op == Op::effect || op == Op::take_up; }

std::string_view problem_of(const Card& card, const Deed& deed, bool on_hunt) {
  const Fit fit = fit_of(deed.op);
  if (fit.group != Fit::both && on_hunt != (fit.group == Fit::hunt)) return "is a deed of the other side's cards";
  if (((fit.phases >> card.phase) & 1) == 0) return "can't be done in that phase";
  if (fit.alone && card.deeds.size() > 1) return "must be the only deed";
  if (!names_itself(deed.op) && deed.n > fit.most) return "has too high a number, or needs none";
  if (fit.most > 0 && deed.n == 0) return "needs a number";
  if (deed.op == Op::effect && deed.n == static_cast<int>(Effect::resolving)) return "is no effect of a card";
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

Result<void> check_one(const Card& card, bool on_hunt, const std::string& name) {
  const auto wrong = [&](std::string text) { return fail(ErrorCode::bad_rules, "cards.json: " + name, std::move(text)); };
  for (const Deed& deed : card.deeds)
    if (const auto problem = problem_of(card, deed, on_hunt); !problem.empty())
      return wrong(fmt::format("'{}' {}", kOpNames[static_cast<std::size_t>(deed.op)], problem));
  // Places that are closed may not lie face down (secrets.cpp).
  if (has_deed(card, Op::bar, 0) && !has_deed(card, Op::take_up, 0)) return wrong("'bar' needs 'take_up all'");
  if (widens(card) != (card.places == 2)) return wrong("'places' is 2 where the token covers two, else 1");
  return {};
}

// A token or a Hunted on an island could not move.
bool is_connected(const Data& d) {
  Places reached = bit_of(kinds::lair);
  for (Places before = 0; before != reached;) {
    before = reached;
    each_place(before, [&](Kind place) { reached |= d.next_to(place); });
  }
  return reached == kAllPlaces;
}

}  // namespace

Result<void> check_data(const Data& d, const Catalogue& c) {
  if (!is_connected(d)) return fail(ErrorCode::bad_rules, "board.json: planet", "every Place must be reached from every other");
  for (int i = 0; i < kHuntCards + kSurvivalCards; ++i) {
    const Kind card = kind(index(kinds::first_hunt) + i);
    if (auto ok = check_one(d.card(card), is_hunt(card), c.kinds[static_cast<std::size_t>(index(card))].name); !ok) return ok;
  }
  return {};
}

}  // namespace prowl::not_alone
