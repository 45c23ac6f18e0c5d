#include "ai/mind.hpp"

#include "games/nostromo/bot/basic.hpp"
#include "games/nostromo/bot/value.hpp"
#include "games/nostromo/rules/data/lens.hpp"

namespace prowl::nostromo {

namespace {

int turn(const State& s) { return get(s, R::turn); }

// The Alien goes round the table.
SeatMask every_other(const State& s) { return static_cast<SeatMask>(0x55 & ((1 << s.seats) - 1)); }

}  // namespace

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "nostromo",
                     .policy = make_basic,
                     .payoff = payoff,
                     .turn = turn,
                     .features = features,
                     .weights = weights,
                     .part = part,
                     .first_side = every_other};

}  // namespace prowl::nostromo
