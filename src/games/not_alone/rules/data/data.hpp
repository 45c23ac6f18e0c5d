#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "games/not_alone/rules/data/ids.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::not_alone {

/// One thing that a card does, in order (rules/not_alone/cards.json, `do`). The names are in data.cpp, the code in
/// effects.cpp.
// clang-format off
enum class Op : std::uint8_t {
  effect,        ///< an Effect is in force until the end of the turn
  take_up,       ///< face-down Places return to hand: 0 of all Hunted, 1 of the player
  bar,           ///< the Target token goes onto two Places that can't be played this turn
  anticipate,    ///< names a Hunted
  strip,         ///< a Hunted keeps `n` Places of its hand and discards the others
  peek,          ///< a Hunted shows the Creature all Places of its hand but `n`
  all_discard,   ///< every Hunted discards a Place of its hand
  ruin,          ///< a Place is ineffective
  divert,        ///< a Hunted is on a neighbouring Place
  hunt_limit,    ///< next turn `n` Hunt cards
  copy,          ///< does what the top card of the Hunt discard does
  heal,          ///< `n` Will
  marker,        ///< the Marker goes onto the Beach
  sacrifice,     ///< discards a Place of the hand
  recover,       ///< takes `n` discarded Places back
  creature_loses,///< `n` cards of the Creature's hand go under the deck
  swap_place,    ///< a played Place for a discarded one
  dodge,         ///< the Creature token has no effect on the player
  detect,        ///< the Artemia token has no effect on the player
  gain,          ///< a Place from the reserve instead of the power
  copy_near,     ///< a neighbour's power instead of the own one
  shift_creature,///< the Creature token moves to a neighbour (or a Clone)
  shift_artemia, ///< the Artemia token moves to a neighbour
  launch,        ///< the Marker leaves the Beach, Rescue +1
  retake,        ///< takes a played Place back
  // Sanctuary
  draw_survivor, ///< `n` Survivors from the deck
  rations,       ///< another Hunted takes `n` discarded Places back
  suppress,      ///< a developed Evolution sleeps until the end of the turn
  archive,       ///< takes another Survival card out of the discard
  swap_hand,     ///< a played Place for one of the hand
  shift_away,    ///< the Creature moves a token off the Place of the Sanctuary
  rescue_any,    ///< rescues a Survivor from anywhere, instead of the power
  evacuate,      ///< shelters all Survivors before the action
  shelter_one,   ///< shelters with one Survivor only
  copy_city,     ///< the power of the Place of the Sanctuary instead of the own one
  grapnel,       ///< the player is on a neighbouring Place
  solidarity,    ///< bears one Will of another's loss
  heal_one,      ///< a Hunted regains `n` Will
  lose_dna,      ///< the Creature loses `n` DNA
  drift,         ///< the Sanctuary moves to a neighbour
  cull,          ///< the revealed Survivors are discarded
  copy_creature, ///< the power of a Place of the Creature
  gain_any,      ///< a Place from the reserve
  recover_some,  ///< takes up to `n` discarded Places back
  defence,       ///< Defence `n`
  draw,          ///< `n` Survival cards
  count
};
// clang-format on

/// What an Evolution or an Avatar changes as long as it is there (sanctuary_cards.json, `powers`). The names are in
/// data.cpp.
// clang-format off
enum class Trait : std::uint8_t {
  // Evolutions
  bury_hunts,      ///< Hunt cards may go under the deck before the refill
  peek_random,     ///< sees a random Place of a hand
  choose_return,   ///< chooses what a Hunted takes back, once a turn
  brood,           ///< nesting draws an Evolution
  change_survivor, ///< replaces a revealed Survivor
  catch_discard,   ///< who is caught discards a Place
  chase_artemia,   ///< moves the Artemia token after the reveal
  all_show,        ///< every Hunted with `n` Places in hand shows one
  hurry,           ///< moves the Sanctuary once more
  siege,           ///< `n` DNA for each fortify action
  extra_hunt,      ///< a further Hunt card without a symbol in phase 2
  howl,            ///< `n` Hunted discard a Place
  howl_hand,       ///< those with `n` Places in hand
  artemia_always,  ///< the Artemia token may be placed every turn
  web,             ///< the Target token may be placed every turn; its Place is ineffective
  scavenge,        ///< takes a Survivor of somebody caught, and DNA
  territory,       ///< forbids a Place
  feed,            ///< 1 DNA for each Hunted caught, up to `n`
  divert_free,     ///< moves a Hunted after the reveal
  regenerate,      ///< another discarded Evolution returns to hand, with `n` DNA
  peek,            ///< a Hunted shows all but `n` Places of its hand
  extra_loss,      ///< who is caught loses `n` more Will
  hunt_limit,      ///< `n` Hunt cards a turn
  hunt_hand,       ///< refills to `n`
  wide_artemia,    ///< the Artemia token covers two Places
  prophecy,        ///< names a Hunted; its catch is worth one more step
  terror,          ///< near the Creature no rescue, fortify or take-back
  pounce,          ///< moves the Creature token after the reveal
  twin,            ///< the Target token may be placed every turn, as a second Creature
  assimilate,      ///< the first Give Up or loss of all Will is worth one more step
  metabolism,      ///< `n` more DNA on evolving
  slots,           ///< `n` developed Evolutions
  sting,           ///< the Artemia token costs `n` Will
  // Avatars
  resist_more,     ///< the first Will of a turn takes `n` more Places back
  treat,           ///< heals another Hunted instead of the power
  retake_more,     ///< takes `n` more back in place of a power
  beach_recovers,  ///< the Beach also takes `n` discarded Places back
  overlooked,      ///< can't be chosen or asked for the hand
  tough,           ///< the Artemia token takes no Place
  hold_city,       ///< discards a Place, and the Sanctuary stays
  diagonal,        ///< rescues over corners
  fortify_draws,   ///< `n` Survival cards on the fortify action
  change_rescue,   ///< puts a revealed Survivor under the deck before rescuing
  nest_less,       ///< nesting takes `n` DNA less
  develop_dearer,  ///< with a Survivor the first Evolution of a phase costs `n` more
  count
};
/// Spaces of the Sanctuary track.
enum class Bonus : std::uint8_t { none, dna, no_survival, will, no_place, recover, evo, survival, loop10, count };
// clang-format on

struct Deed {
  Op op{};
  int n = 0;
  int strength = 1;  ///< of an effect: how much of it
};

struct Card {
  int phase = 0;   ///< 0: that of the card it copies
  Kind symbol{};   ///< kinds::artemia, kinds::target, or hidden for none
  int places = 1;  ///< that its token covers
  std::vector<Deed> deeds;
};

/// Which Places share an edge or a corner.
struct Planet {
  std::array<Places, kPlaces> neighbours{}, diagonals{};

  Places next_to(Kind place) const { return neighbours[static_cast<std::size_t>(rank(place))]; }
  Places across(Kind place) const { return diagonals[static_cast<std::size_t>(rank(place))]; }
};

/// The numbers of rules/not_alone/sanctuary*.json. Sets of Evolutions and Avatars hold one bit each, from the first of
/// their kinds.
struct SanctuaryData {
  static constexpr int kMost = kMostSeats + 1, kSpaces = 16;
  std::array<int, kMost> rescue{}, dna{}, evolutions{}, copies{}, defence{}, side{};
  int monoliths = 0, dna_total = 0, slots = 0, row = 0, evolve_dna = 0, nest_dna = 0, nest_defence = 0, avatars = 0;
  int single_survivors = 0;                           ///< that a single Hunted draws at the start
  std::array<std::array<Bonus, kSpaces>, 2> track{};  ///< by side and distance to Victory
  std::array<int, kEvolutions> cost{};
  std::array<int, static_cast<std::size_t>(Trait::count)> evolutions_with{}, avatars_with{};
  /// Numbers of the traits, by card.
  std::array<std::array<std::int8_t, static_cast<std::size_t>(Trait::count)>,
             static_cast<std::size_t>(kEvolutions + kAvatars)>
      amounts{};
  int icon_avatars = 0;              ///< those of the variant
  std::array<int, kMost> variant{};  ///< Evolutions to choose from
};

/// The numbers of rules/not_alone/*.json, checked. Arrays that depend on the players are indexed by their number.
struct Data {
  static constexpr int kMost = kMostSeats + 1;
  int will = 0, expert_will = 0, hunt_hand = 0, survival_start = 0, hunt_limit = 0, resists = 0, resist_places = 0;
  int shelter_draw = 0, lair_loss = 0, start_places = 0;
  std::array<int, kMost> rescue{}, assimilation{}, copies{};
  Planet planet, city_planet;           ///< of the base game, and with Sanctuary
  std::array<int, 3> artemia_spaces{};  ///< per board side (1, 2) a set of Rescue distances: bit d
  /// Hunt cards, Survival cards and Survivors, by kind.
  std::array<Card, static_cast<std::size_t>(kinds::first_avatar)> cards;
  /// Survival cards that are played while a position of the player is being resolved.
  std::vector<Kind> resolving_cards;
  /// How much an effect does, where that is a number.
  std::array<int, static_cast<std::size_t>(Effect::count)> strength{};
  SanctuaryData sanctuary;

  const Card& card(Kind k) const { return cards[static_cast<std::size_t>(index(k))]; }
  Card& card(Kind k) { return cards[static_cast<std::size_t>(index(k))]; }
};

/// Cards whose first deed is one of these are played while a position is being resolved, or with the question to
/// shelter.
constexpr bool is_resolving_op(Op op) {
  return op == Op::gain || op == Op::copy_near || op == Op::rescue_any || op == Op::evacuate || op == Op::copy_city;
}

inline const Data& data_of(const RuleSet& r) { return *static_cast<const Data*>(r.data.get()); }

extern const std::array<std::string_view, static_cast<std::size_t>(Op::count)> kOpNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Effect::count)> kEffectNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Trait::count)> kTraitNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Bonus::count)> kBonusNames;

/// Names in the order of ids.hpp.
Catalogue make_catalogue();

}  // namespace prowl::not_alone
