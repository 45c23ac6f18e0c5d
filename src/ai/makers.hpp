#pragma once
#include <memory>
#include <string_view>

#include "prowl/ai/bot.hpp"

namespace prowl {

using MakeBot = std::unique_ptr<Bot> (*)(const Game&, const RuleSet&);

/// Which bot plays a level of a game; an empty `game` stands for every game. The first row that fits counts.
struct Maker {
  std::string_view level, game;
  MakeBot make;
};

std::unique_ptr<Bot> make_random(const Game&, const RuleSet&);

}  // namespace prowl
