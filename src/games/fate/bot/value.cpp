#include <algorithm>

#include "games/fate/bot/plan.hpp"

namespace prowl::ai {

namespace {

constexpr int kMorale = 100, kObjective = 700, kAction = 30, kFleeing = 60, kNear = 12;
constexpr int kLight = 320, kProd = 110, kFire = 120, kScrap = 22;
constexpr int kMost = 1'000'000;

}  // namespace

bool FatePlan::anyone_has(const State& s, Kind k) const {
  for (int crew = 0; crew < 5; ++crew)
    if (has(s, crew, k)) return true;
  return false;
}

int FatePlan::uses_left(const State& s, Kind k) const {
  int n = 0;
  for (const Zone bag : w_.bags)
    for (const int slot : slots(s, bag))
      if (piece(s, slot).kind == k) n += std::max(1, fate::printed_uses(rules_, k)) - piece(s, slot).marks;
  return n;
}

int FatePlan::reducers(const State& s) const {
  return (anyone_has(s, w_.flashlight) ? 1 : 0) + (anyone_has(s, w_.prod) ? 1 : 0);
}

int FatePlan::gear(const State& s) const {
  int v = 0;
  if (anyone_has(s, w_.flashlight)) v += kLight;
  v += kProd * std::min(4, uses_left(s, w_.prod));
  v += kFire * std::min(4, uses_left(s, w_.incinerator));
  v += 40 * std::min(2, uses_left(s, w_.grapple_gun));
  v += 30 * std::min(2, uses_left(s, w_.tracker));
  v += 25 * std::min(2, uses_left(s, w_.carrier));
  for (const Zone bag : w_.bags)
    v += kScrap * std::min(6, count_kind(s, bag, w_.scrap)) + 8 * count_kind(s, bag, w_.coolant);
  return v;
}

int FatePlan::nearest_crew(const State& s) const {
  int best = 99;
  for (int i = 0; i < reg(s, w_.slots); ++i) {
    const int crew = reg(s, w_.slot[static_cast<std::size_t>(i)]);
    const bool fleeing = ((reg(s, w_.fleeing) >> crew) & 1) != 0;
    const int way = far(zone(reg(s, w_.alien_at)), zone(reg(s, w_.at[static_cast<std::size_t>(crew)])));
    best = std::min(best, fleeing ? 3 : way);
  }
  return best;
}

int FatePlan::danger(const State& s) const {
  const int near = nearest_crew(s), less = reducers(s);
  const auto loss_of = [&](Kind k) {
    const fate::Card card = fate::card_facts(rules_, k);
    if (card.move == 0 || near > card.move) return 0;
    return kMorale * std::max(0, card.loss - less) + kFleeing;
  };
  const int top_slot = top(s, w_.deck);
  if (top_slot >= 0 && piece(s, top_slot).known == kEveryone) return loss_of(piece(s, top_slot).kind);
  // What has been seen is not to come; the rest is equally likely.
  int cards = 0, sum = 0;
  for (int slot = 0; slot < s.piece_count; ++slot) {
    const Piece& p = piece(s, slot);
    if (p.zone != w_.deck) continue;
    ++cards;
    if (p.kind != Kind::hidden) sum += loss_of(p.kind);
  }
  return cards == 0 ? 0 : sum / cards;
}

// Blow It Out: how likely the next card ends it, in percent.
int FatePlan::chance_to_blow_out(const State& s) const {
  bool airlock = false, bridge = false;
  for (int i = 0; i < reg(s, w_.slots); ++i) {
    const Zone z = zone(reg(s, w_.at[static_cast<std::size_t>(reg(s, w_.slot[static_cast<std::size_t>(i)]))]));
    airlock = airlock || z == w_.airlock;
    bridge = bridge || z == w_.bridge;
  }
  if (!airlock || !bridge || far(zone(reg(s, w_.alien_at)), w_.docking) > 1) return 0;
  const auto is_alien = [&](int slot) {
    return fate::card_facts(rules_, piece(s, slot).kind).type == fate::CardType::alien;
  };
  const int first = top(s, w_.deck);
  if (first >= 0 && piece(s, first).known == kEveryone) return is_alien(first) ? 100 : 0;
  int cards = 0, good = 0;
  for (const int slot : slots(s, w_.deck))
    if (piece(s, slot).kind != Kind::hidden) ++cards, good += is_alien(slot) ? 1 : 0;
  return cards == 0 ? 25 : 100 * good / cards;
}

int FatePlan::value(const State& s) const {
  if (s.waiting == 0) return reg(s, w_.side) == 0 ? kMost : -kMost;
  int v = kMorale * reg(s, w_.morale) + kObjective * count(s, w_.objectives_done) + gear(s);
  const int work = effort(s);
  v -= kAction * work;
  int threat = danger(s) + kNear * std::max(0, 5 - nearest_crew(s));
  if (reg(s, w_.skip_card) != 0) threat = threat * 2 / 5;
  v -= threat;
  for (int crew = 0; crew < 5; ++crew)
    if ((reg(s, w_.fleeing) >> crew) & 1) v -= kFleeing;
  if (kind(reg(s, w_.mission)) == w_.blow_out) v += 12 * chance_to_blow_out(s);
  if (reg(s, w_.countdown) >= 0) v -= 5 * work;
  return v;
}

}  // namespace prowl::ai
