#pragma once
#include <array>

#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"

namespace prowl::fate {

inline constexpr int kCrew = 5, kItems = 6, kMissions = 5, kObjectives = 10, kRooms = 13, kSpaces = 27;

/// Kinds, zones, registers, verbs and events in catalogue order; the names are in catalogue.cpp.
namespace kinds {
inline constexpr Kind ripley{1}, dallas{2}, lambert{3}, parker{4}, brett{5};
inline constexpr Kind alien{6}, ash{7}, scrap{8}, coolant{9};
inline constexpr Kind flashlight{10}, motion_tracker{11}, grapple_gun{12}, electric_prod{13}, incinerator{14},
    cat_carrier{15};
inline constexpr Kind safe{16}, jonesy{17}, surprise_1{18}, surprise_2{19}, countdown{20};
inline constexpr Kind sympathies{21}, narcissus{22}, blow_out{23}, blow_up{24}, cut_off{25};
inline constexpr Kind first_objective{26}, first_card{36};
}  // namespace kinds

constexpr Kind crew_kind(int id) { return kind(id + 1); }
constexpr int crew_id(Kind k) { return index(k) - 1; }
constexpr bool is_crew(Kind k) { return index(k) >= 1 && index(k) <= kCrew; }
constexpr bool is_item(Kind k) { return k >= kinds::flashlight && k <= kinds::cat_carrier; }
constexpr int item_id(Kind k) { return index(k) - index(kinds::flashlight); }
constexpr Kind item_kind(int id) { return kind(index(kinds::flashlight) + id); }
constexpr bool is_token(Kind k) { return k >= kinds::safe && k <= kinds::surprise_2; }
constexpr bool is_surprise(Kind k) { return k == kinds::surprise_1 || k == kinds::surprise_2; }
constexpr bool is_mission(Kind k) { return k >= kinds::sympathies && k <= kinds::cut_off; }
constexpr bool is_objective(Kind k) { return k >= kinds::first_objective && k < kinds::first_card; }
constexpr bool is_card(Kind k) { return k >= kinds::first_card; }
/// What a crew member may carry and hand over, apart from scrap.
constexpr bool is_portable(Kind k) { return is_item(k) || k == kinds::coolant; }

namespace backs {
inline constexpr Back encounter{1}, token{2}, mission{3}, objective{4};
}

namespace zones {
inline constexpr Zone muthur{1}, bridge{2}, galley{3}, suits{4}, docking{5}, hypersleep{6}, airlock{7}, medbay{8},
    maintenance{9}, equipment{10}, garage{11}, workshop{12}, nest{13}, first_corridor{14};
inline constexpr Zone first_bag{28}, deck{33}, discard{34}, playing{35}, objectives{36}, objectives_done{37},
    objective_deck{38}, mission{39}, mission_deck{40}, removed{41}, stack{42}, captured{43}, scrap_pile{44}, supply{45},
    coolant_discard{46}, ash_slots{47}, countdown{48}, box{49};
inline constexpr int count = 50;
}  // namespace zones

constexpr bool is_space(Zone z) { return index(z) >= 1 && index(z) <= kSpaces; }
constexpr bool is_room(Zone z) { return index(z) >= 1 && index(z) <= kRooms; }
constexpr Zone bag_of(int crew) { return zone(index(zones::first_bag) + crew); }

/// Public counters. `*_at` are zone numbers; crew are numbered as their kinds, slots are places in the order of turns.
// clang-format off
enum class R : std::uint8_t {
  morale, turn, slots, active, actions, ability_uses, phase_over, skip_card, mission, mission_due,
  countdown, holder, ash_damage, fleeing, flags, pick, first, side, how, alien_at, ash_at,
  first_slot, first_at = first_slot + kCrew, first_copies = first_at + kCrew, count = first_copies + 7
};
// clang-format on
/// Most kinds of encounter card that a box may hold.
inline constexpr int kMostCards = 24;
static_assert(4 * (static_cast<int>(R::count) - static_cast<int>(R::first_copies)) >= 4 + kMostCards);
constexpr R at(R first, int i) { return static_cast<R>(static_cast<int>(first) + i); }

/// Bits of R::flags: the options that change a rule.
enum Flag : int {
  kAsh = 1,
  kDirectorsCut = 2,
  kLossPerCrew = 4,
  kStrictCountdown = 8,
  kExclusive = 16,
  kAffectedOnly = 32,
  kAnyCarrier = 64,
  kLadderApart = 128
};
enum class Pick : std::int8_t { chosen, random, fixed };
enum class Side : std::int8_t { none = -1, crew, ship };
/// The first five are the missions, in their order.
enum class How : std::int8_t { none = -1, sympathies, narcissus, blow_out, blow_up, cut_off, morale, self_destruct };

namespace verbs {
inline constexpr Verb choose{2}, move{3}, pick_up{4}, pick_up_scrap{5}, drop{6}, drop_scrap{7}, craft{8}, trade{9},
    give{10}, give_scrap{11}, take{12}, take_scrap{13}, done{14}, track{15}, grapple{16}, incinerate{17},
    swap_coolant{18}, send{19}, look{20}, salvage{21}, scout{22}, keep{23}, discard{24}, bottom{25}, pass{26},
    target{27}, route{28}, flee{29}, use_prod{30}, discard_scrap{31}, lose_morale{32}, spend_coolant{33}, push{34},
    leave_out{35};
inline constexpr int count = 36;
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t {
  plays, first_is, turn_start, moved, sent, picked_up, picked_up_scrap, dropped, dropped_scrap, crafted, trades, gave,
  gave_scrap, took, took_scrap, swapped_coolant, salvaged, looked, kept, card_discarded, card_bottom, scouted, tracked,
  grappled, incinerated, used_up, phase_end, no_card, drew, token_placed, scrap_placed, placed_in, lost_scrap, alien_moved, alien_jumps,
  met_alien, flashlight, prod, morale_lost, no_loss, revealed, captured, fled, ash_moved, ash_took, ash_paid, ash_stays,
  ash_hurt, ash_pushed, ash_gone, ash_met, objective_done, mission_is, ash_appears, coolant_back, track_taken, countdown,
  tokens_spread, left_out, reshuffled, won, lost_morale_out, lost_countdown, count
};
// clang-format on

/// One step of the flow (Frame::step). From `shuffle` on they stand above the main frame.
// clang-format off
enum class Step : std::uint16_t {
  crew, prepare, first, turn_start, act, draw, place, effect, alien, ash, card_end, over,
  shuffle, trade, look, scout, token_back, enter, encounter, flee, walk, alien_walk, ash_walk, ash_toll, ash_meet,
  ash_push, leave_out, count
};
// clang-format on

}  // namespace prowl::fate
