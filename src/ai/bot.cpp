#include "prowl/ai/bot.hpp"

#include <array>

#include "fate_basic.hpp"
#include "makers.hpp"
#include "nostromo_basic.hpp"
#include "not_alone_basic.hpp"

namespace prowl {
namespace {

constexpr std::array<std::string_view, 2> kLevels{"random", "basic"};

constexpr std::array kMakers{
    Maker{"random", "", make_random},
    Maker{"basic", "nostromo", ai::make_nostromo_basic},
    Maker{"basic", "not_alone", ai::make_not_alone_basic},
    Maker{"basic", "fate", ai::make_fate_basic},
};

}  // namespace

std::span<const std::string_view> bot_levels() { return kLevels; }

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const RuleSet& rules) {
  for (const Maker& m : kMakers)
    if (m.level == level && (m.game.empty() || m.game == game.id)) return m.make(game, rules);
  return nullptr;
}

Rng bot_rng(std::uint64_t bot_seed, Seat who, const View& v) {
  const auto number = static_cast<std::uint64_t>(static_cast<std::uint8_t>(index(who)));
  return Rng(mix(mix(bot_seed, number), mix(v.info_key, v.events.size())));
}

}  // namespace prowl
