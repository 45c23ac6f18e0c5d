#pragma once
#include <memory>
#include <string_view>

#include "prowl/ai/bot.hpp"

namespace prowl {

using MakeBot = std::unique_ptr<Bot> (*)(const Game&, const RuleSet&);

/// Which bot plays a level of a game.
struct Maker {
  std::string_view level, game;
  MakeBot make;
};

/// The bots that know a game.
std::span<const Maker> game_bots();
/// Plays every game.
std::unique_ptr<Bot> make_random(const Game&, const RuleSet&);

}  // namespace prowl
