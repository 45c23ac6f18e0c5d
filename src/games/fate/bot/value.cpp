#include <algorithm>

#include "games/fate/bot/plan.hpp"

namespace prowl::fate {

namespace {

constexpr int kMorale = 100, kObjective = 700, kAction = 30, kFleeing = 60, kNear = 12;
constexpr int kLight = 320, kProd = 110, kFire = 120, kScrap = 22;
constexpr int kMost = 1'000'000;

}  // namespace

bool FatePlan::anyone_has(const State& s, Kind k) const {
  for (int crew = 0; crew < kCrew; ++crew)
    if (has(s, crew, k)) return true;
  return false;
}

int FatePlan::uses_left(const State& s, Kind k) const {
  int n = 0;
  for (int crew = 0; crew < kCrew; ++crew)
    for (const int slot : slots(s, bag_of(crew)))
      if (piece(s, slot).kind == k) n += std::max(1, printed_uses(rules_, k)) - piece(s, slot).marks;
  return n;
}

int FatePlan::reducers(const State& s) const {
  return (anyone_has(s, kinds::flashlight) ? 1 : 0) + (anyone_has(s, kinds::electric_prod) ? 1 : 0);
}

int FatePlan::gear(const State& s) const {
  int v = 0;
  if (anyone_has(s, kinds::flashlight)) v += kLight;
  v += kProd * std::min(4, uses_left(s, kinds::electric_prod));
  v += kFire * std::min(4, uses_left(s, kinds::incinerator));
  v += 40 * std::min(2, uses_left(s, kinds::grapple_gun));
  v += 30 * std::min(2, uses_left(s, kinds::motion_tracker));
  v += 25 * std::min(2, uses_left(s, kinds::cat_carrier));
  for (int crew = 0; crew < kCrew; ++crew) v += kScrap * std::min(6, scrap_of(s, crew)) + 8 * coolant_of(s, crew);
  return v;
}

int FatePlan::nearest_crew(const State& s) const {
  int best = 99;
  for (int i = 0; i < slot_count(s); ++i) {
    const int crew = crew_in_slot(s, i);
    const bool fleeing = has_bit(s, R::fleeing, crew);
    const int way = far(alien_at(s), crew_at(s, crew));
    best = std::min(best, fleeing ? 3 : way);
  }
  return best;
}

int FatePlan::danger(const State& s) const {
  const int near = nearest_crew(s), less = reducers(s);
  const auto loss_of = [&](Kind k) {
    const Card card = card_facts(rules_, k);
    if (card.move == 0 || near > card.move) return 0;
    return kMorale * std::max(0, card.loss - less) + kFleeing;
  };
  const int top_slot = top(s, zones::deck);
  if (top_slot >= 0 && piece(s, top_slot).known == kEveryone) return loss_of(piece(s, top_slot).kind);
  // What has been seen is not to come; the rest is equally likely.
  int cards = 0, sum = 0;
  for (int slot = 0; slot < s.piece_count; ++slot) {
    const Piece& p = piece(s, slot);
    if (p.zone != zones::deck) continue;
    ++cards;
    if (p.kind != Kind::hidden) sum += loss_of(p.kind);
  }
  return cards == 0 ? 0 : sum / cards;
}

// Blow It Out: how likely the next card ends it, in percent.
int FatePlan::chance_to_blow_out(const State& s) const {
  bool airlock = false, bridge = false;
  for (int i = 0; i < slot_count(s); ++i) {
    const Zone z = crew_at(s, crew_in_slot(s, i));
    airlock = airlock || z == zones::airlock;
    bridge = bridge || z == zones::bridge;
  }
  if (!airlock || !bridge || far(alien_at(s), zones::docking) > 1) return 0;
  const auto is_alien = [&](int slot) { return card_facts(rules_, piece(s, slot).kind).type == CardType::alien; };
  const int first = top(s, zones::deck);
  if (first >= 0 && piece(s, first).known == kEveryone) return is_alien(first) ? 100 : 0;
  int cards = 0, good = 0;
  for (const int slot : slots(s, zones::deck))
    if (piece(s, slot).kind != Kind::hidden) ++cards, good += is_alien(slot) ? 1 : 0;
  return cards == 0 ? 25 : 100 * good / cards;
}

int FatePlan::value(const State& s) const {
  if (s.waiting == 0) return get(s, R::side) == 0 ? kMost : -kMost;
  int v = kMorale * get(s, R::morale) + kObjective * count(s, zones::objectives_done) + gear(s);
  const int work = effort(s);
  v -= kAction * work;
  int threat = danger(s) + kNear * std::max(0, 5 - nearest_crew(s));
  if (get(s, R::skip_card) != 0) threat = threat * 2 / 5;
  v -= threat;
  for (int crew = 0; crew < kCrew; ++crew)
    if (has_bit(s, R::fleeing, crew)) v -= kFleeing;
  if (mission(s) == kinds::blow_out) v += 12 * chance_to_blow_out(s);
  if (get(s, R::countdown) >= 0) v -= 5 * work;
  return v;
}

}  // namespace prowl::fate
