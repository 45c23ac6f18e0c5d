#pragma once
#include "prowl/core/ids.hpp"
#include "rules/lists.hpp"

namespace prowl::not_alone {

// What there is to play with, each list in the order of its numbers, and the words of the card files for what it does.
// A card has its line here, in cards.json or sanctuary_cards.json, and in the texts.

// clang-format off
/// The Places as such: on the planet, in the reserve, and as operands of every action.
#define NOT_ALONE_PLACES(X) \
  X(lair) X(jungle) X(river) X(beach) X(rover) X(swamp) X(shelter) X(wreck) X(source) X(artefact)
#define NOT_ALONE_HUNT(X) \
  X(despair) X(force_field) X(anticipation) X(ascendancy) X(fierceness) X(forbidden_zone) X(interference) \
  X(persecution) X(mutation) X(phobia) X(virus) X(clone) X(mirage) X(scream) X(toxin) X(cataclysm) X(detour) \
  X(stasis) X(tracking) X(flashback)
#define NOT_ALONE_SURVIVAL(X) \
  X(adrenaline) X(ingenuity) X(sacrifice) X(sixth_sense) X(smokescreen) X(strike_back) X(vortex) X(detector) \
  X(dodge) X(drone) X(gate) X(hologram) X(wrong_track) X(amplifier) X(double_back)
#define NOT_ALONE_TOKENS(X) \
  X(creature) X(target) X(artemia) X(marker)

// Sanctuary, whose names come after all of the base game in every table.
#define SANCTUARY_PLACES(X) \
  X(refuge) X(cache) X(ark) X(teleporter) X(monolith)
#define SANCTUARY_HUNT(X) \
  X(drift) X(amnesia) X(jamming) X(isolation) X(tremor) X(feint) X(quagmire) X(frenzy) X(contagion) X(blockade) \
  X(abduction) X(hunger) X(culling) X(gestation) X(growth_spurt)
#define SANCTUARY_SURVIVAL(X) \
  X(flare) X(rations) X(inhibitor) X(archive) X(camouflage) X(force_shield) X(expedition) X(evacuation) \
  X(orderly_shelter) X(relay) X(grapnel) X(solidarity) X(first_aid) X(sampling) X(sterilisation)
#define SANCTUARY_AVATARS(X) \
  X(captain) X(medic) X(scout) X(engineer) X(stoic) X(athlete) X(pilot) X(climber) X(builder) X(guide) \
  X(biologist) X(geneticist)
/// Half of them are of each level.
#define SANCTUARY_EVOLUTIONS(X) \
  X(optimiser) X(instinctive) X(malicious) X(brooding) X(keen_scented) X(stunner) X(quick) X(prescient) X(beater) \
  X(besieger) X(swift) X(howler) X(primitive) X(web_spinner) X(scavenger) X(territorial) X(parasitic) X(hypnotic) \
  X(regenerating) X(telepathic) X(ferocious) X(relentless) X(virulent) X(prophetic) X(terrifying) X(predator) \
  X(twin) X(assimilator) X(metamorph) X(symbiote)
// clang-format on

#define PLUS_ONE(name) +1
inline constexpr int kBasePlaces = NOT_ALONE_PLACES(PLUS_ONE), kHuntCards = NOT_ALONE_HUNT(PLUS_ONE),
                     kSurvivalCards = NOT_ALONE_SURVIVAL(PLUS_ONE);
/// `kMore...`: of Sanctuary.
inline constexpr int kMorePlaces = SANCTUARY_PLACES(PLUS_ONE), kMoreHunt = SANCTUARY_HUNT(PLUS_ONE),
                     kMoreSurvival = SANCTUARY_SURVIVAL(PLUS_ONE), kAvatars = SANCTUARY_AVATARS(PLUS_ONE),
                     kEvolutions = SANCTUARY_EVOLUTIONS(PLUS_ONE);
#undef PLUS_ONE
inline constexpr int kSurvivors = 18, kMostSeats = 7;
inline constexpr int kPlaces = kBasePlaces + kMorePlaces, kLevelEvolutions = kEvolutions / 2;

namespace kinds {
// clang-format off
enum class Number : int {
  hidden, NOT_ALONE_PLACES(PROWL_NUMBER) NOT_ALONE_HUNT(PROWL_NUMBER) NOT_ALONE_SURVIVAL(PROWL_NUMBER)
  NOT_ALONE_TOKENS(PROWL_NUMBER) first_own, last_own = first_own + kBasePlaces * kMostSeats - 1,
  SANCTUARY_PLACES(PROWL_NUMBER) first_more_own, last_more_own = first_more_own + kMorePlaces * kMostSeats - 1,
  SANCTUARY_HUNT(PROWL_NUMBER) SANCTUARY_SURVIVAL(PROWL_NUMBER)
  first_survivor, last_survivor = first_survivor + kSurvivors - 1,
  SANCTUARY_AVATARS(PROWL_NUMBER) SANCTUARY_EVOLUTIONS(PROWL_NUMBER) sanctuary, count
};
NOT_ALONE_PLACES(PROWL_KIND)
NOT_ALONE_HUNT(PROWL_KIND)
NOT_ALONE_SURVIVAL(PROWL_KIND)
NOT_ALONE_TOKENS(PROWL_KIND)
/// The Place cards that a seat owns: each seat has a back of its own, for everybody knows whose a card is.
PROWL_KIND(first_own)
SANCTUARY_PLACES(PROWL_KIND)
PROWL_KIND(first_more_own)
SANCTUARY_HUNT(PROWL_KIND)
SANCTUARY_SURVIVAL(PROWL_KIND)
PROWL_KIND(first_survivor)
SANCTUARY_AVATARS(PROWL_KIND)
SANCTUARY_EVOLUTIONS(PROWL_KIND)
PROWL_KIND(sanctuary)
// clang-format on
inline constexpr Kind first_hunt = despair, first_survival = adrenaline, first_more_hunt = drift,
                      first_more_survival = flare, first_avatar = captain, first_evolution = optimiser;
inline constexpr int count = static_cast<int>(Number::count);
// Saves and seeds rely on the order.
static_assert(index(first_own) == 50 && index(refuge) == 120 && index(first_survivor) == 190 && count == 251);
}  // namespace kinds

/// One thing that a card does, in order (rules/not_alone/cards.json, `do`). Each is a row of
/// deeds.cpp.
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
}  // namespace prowl::not_alone
