#include <algorithm>
#include <array>

#include "games/fate/bot/plan.hpp"

namespace prowl::fate {

namespace {

constexpr int kMost = 1'000'000;

int reducers(const State& s) {
  return (holders_of(s, kinds::flashlight) != 0 ? 1 : 0) + (holders_of(s, kinds::electric_prod) != 0 ? 1 : 0);
}

bool is_alien_card(const Data& d, Kind k) { return card_of(d, k).type == CardType::alien; }

// The next card where all know it.
Kind known_card(const State& s) {
  const int slot = top(s, zones::deck);
  return slot >= 0 && piece(s, slot).known == kEveryone ? piece(s, slot).kind : Kind::hidden;
}

}  // namespace

int FatePlan::uses_left(const State& s, Kind k) const {
  const int printed = std::max(1, data_.items[static_cast<std::size_t>(item_id(k))].uses);
  int n = 0;
  each_crew(s, [&](int crew) {
    for (const int slot : slots(s, bag_of(crew)))
      if (piece(s, slot).kind == k) n += printed - piece(s, slot).marks;
  });
  return n;
}

int FatePlan::gear(const State& s) const {
  const auto uses = [&](int each, int most, Kind k) { return each * std::min(most, uses_left(s, k)); };
  int v = holders_of(s, kinds::flashlight) != 0 ? tastes_.light : 0;
  v += uses(tastes_.prod, 4, kinds::electric_prod) + uses(tastes_.fire, 4, kinds::incinerator);
  v += uses(tastes_.grapple, 2, kinds::grapple_gun) + uses(tastes_.tracker, 2, kinds::motion_tracker);
  v += uses(tastes_.carrier, 2, kinds::cat_carrier);
  each_crew(s, [&](int crew) {
    v += tastes_.scrap * std::min(6, scrap_of(s, crew)) + tastes_.coolant * coolant_of(s, crew);
  });
  return v;
}

int FatePlan::nearest_crew(const State& s) const {
  int best = 99;
  each_crew(s, [&](int crew) {
    best = std::min(best, has_bit(s, R::fleeing, crew) ? 3 : errands_.far(alien_at(s), crew_at(s, crew)));
  });
  return best;
}

int FatePlan::danger(const State& s) const {
  const int near = nearest_crew(s), less = reducers(s);
  const auto loss_of = [&](Kind k) {
    const Card& card = card_of(data_, k);
    if (card.move == 0 || near > card.move) return 0;
    return tastes_.morale * std::max(0, card.loss - less) + tastes_.fleeing;
  };
  if (const Kind next = known_card(s); next != Kind::hidden) return loss_of(next);
  // What has been seen is not to come; the rest is equally likely.
  int cards = 0, sum = 0;
  for (const int slot : slots(s, zones::deck)) {
    ++cards;
    if (piece(s, slot).kind != Kind::hidden) sum += loss_of(piece(s, slot).kind);
  }
  return cards == 0 ? 0 : sum / cards;
}

int FatePlan::chance_to_blow_out(const State& s) const {
  if (crew_in(s, zones::airlock) == 0 || crew_in(s, zones::bridge) == 0) return 0;
  if (errands_.far(alien_at(s), zones::docking) > 1) return 0;
  if (const Kind next = known_card(s); next != Kind::hidden) return is_alien_card(data_, next) ? 100 : 0;
  int cards = 0, good = 0;
  for (const int slot : slots(s, zones::deck))
    if (piece(s, slot).kind != Kind::hidden) ++cards, good += is_alien_card(data_, piece(s, slot).kind) ? 1 : 0;
  return cards == 0 ? 25 : 100 * good / cards;
}

int FatePlan::value(const State& s) const {
  if (s.waiting == 0) return get(s, R::side) == 0 ? kMost : -kMost;
  int v = tastes_.morale * get(s, R::morale) + tastes_.objective * count(s, zones::objectives_done) + gear(s);
  const int work = effort(s);
  v -= tastes_.action * work;
  const int near = tastes_.near * std::max(0, 5 - nearest_crew(s));
  int threat = danger(s) * tastes_.danger / 100 + near;
  if (get(s, R::skip_card) != 0) threat = threat * 2 / 5;
  v -= threat;
  each_crew(s, [&](int crew) { v -= has_bit(s, R::fleeing, crew) ? tastes_.fleeing : 0; });
  if (mission(s) == kinds::blow_out) v += 12 * chance_to_blow_out(s);
  if (get(s, R::countdown) >= 0) v -= 5 * work;
  return v;
}

}  // namespace prowl::fate
