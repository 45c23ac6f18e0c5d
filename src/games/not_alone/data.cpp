#include "not_alone/data.hpp"

namespace prowl::not_alone {

const std::array<std::string_view, static_cast<std::size_t>(Op::count)> kOpNames = {
    "effect", "take_up", "bar",        "anticipate", "strip",     "peek",           "all_discard",   "ruin",   "divert",
    "hunt_limit", "copy", "heal",      "marker",     "sacrifice", "recover",        "creature_loses", "swap_place",
    "dodge",  "detect",  "gain",       "copy_near",  "shift_creature", "shift_artemia", "launch",    "retake"};

const std::array<std::string_view, static_cast<std::size_t>(Effect::count)> kEffectNames = {
    "despair", "no_hunt",      "smokescreen", "fierceness", "interference", "persecution", "mutation",
    "wide_artemia", "clone",   "blind_target", "scream",    "toxin",        "wide_target", "stasis", "resolving"};

}  // namespace prowl::not_alone
