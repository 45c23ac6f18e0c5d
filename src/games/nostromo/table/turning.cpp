#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

// Whoever was found and got away is a near miss.
constexpr DecidingSpec kDecidingRows[] = {
    {"won_eggs", 100}, {"won_killed", 100}, {"won_deck", 100},      {"won_turn_cap", 100},  {"won_escape", 100},
    {"escape", 70},    {"unmasked", 60},    {"android_hunted", 60}, {"egg_destroyed", 55},  {"kill", 50},
    {"deck_out", 45},  {"flame_fired", 40}, {"vent_took", 35},      {"detector_saved", 35}, {"hid", 20},
    {"vented", 20},    {"vent_decoy", 20},
};

}  // namespace

constinit const std::span<const DecidingSpec> kDeciding = kDecidingRows;

}  // namespace prowl::ui::nostromo
