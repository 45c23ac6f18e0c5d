#include "games/not_alone/rules/data/data.hpp"

namespace prowl::not_alone {

const std::array<std::string_view, static_cast<std::size_t>(Effect::count)> kEffectNames = {
    "despair",     "no_hunt",      "smokescreen", "fierceness",   "interference", "persecution",
    "mutation",    "wide_artemia", "clone",       "blind_target", "scream",       "toxin",
    "wide_target", "stasis",       "resolving",   "no_resist",    "jamming",      "isolation",
    "tremor",      "feint",        "quagmire",    "frenzy",       "contagion",    "blockade",
    "abduction",   "hunger",       "gestation",   "growth_spurt", "stalled",      "sterile"};

const std::array<std::string_view, static_cast<std::size_t>(Trait::count)> kTraitNames = {
    "bury_hunts",    "peek_random",    "choose_return", "brood",          "change_survivor",
    "catch_discard", "chase_artemia",  "all_show",      "hurry",          "siege",
    "extra_hunt",    "howl",           "howl_hand",     "artemia_always", "web",
    "scavenge",      "territory",      "feed",          "divert_free",    "regenerate",
    "peek",          "extra_loss",     "hunt_limit",    "hunt_hand",      "wide_artemia",
    "prophecy",      "terror",         "pounce",        "twin",           "assimilate",
    "metabolism",    "slots",          "sting",         "resist_more",    "treat",
    "retake_more",   "beach_recovers", "overlooked",    "tough",          "hold_city",
    "diagonal",      "fortify_draws",  "change_rescue", "nest_less",      "develop_dearer"};

const std::array<std::string_view, static_cast<std::size_t>(Bonus::count)> kBonusNames = {
    "none", "dna", "no_survival", "will", "no_place", "recover", "evo", "survival", "loop10"};

}  // namespace prowl::not_alone
