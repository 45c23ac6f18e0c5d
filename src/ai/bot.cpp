#include "prowl/ai/bot.hpp"

#include <array>

#include "ai/makers.hpp"

namespace prowl {
namespace {

constexpr std::array<std::string_view, 2> kLevels{"random", "basic"};

}  // namespace

std::span<const std::string_view> bot_levels() { return kLevels; }

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const RuleSet& rules) {
  if (level == "random") return make_random(game, rules);
  for (const Maker& m : game_bots())
    if (m.level == level && m.game == game.id) return m.make(game, rules);
  return nullptr;
}

Rng bot_rng(std::uint64_t bot_seed, Seat who, const View& v) {
  const auto number = static_cast<std::uint64_t>(static_cast<std::uint8_t>(index(who)));
  return Rng(mix(mix(bot_seed, number), mix(v.info_key, v.events.size())));
}

}  // namespace prowl
