#include "tools/seats.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::tools {
namespace {

constexpr std::uint64_t kBotStream = 0xb075;

std::string known_levels() {
  std::string out;
  for (const auto level : plain_bots()) out += fmt::format("{}{}", out.empty() ? "" : ", ", level);
  for (const auto level : bot_levels()) out += fmt::format("{}{}", out.empty() ? "" : ", ", level);
  return out;
}

}  // namespace

std::string level_of(const std::string& levels, int seat) {
  const auto list = split(levels, ',');
  return list[static_cast<std::size_t>(seat) % list.size()];
}

Result<Bots> make_bots(const Game& game, const RuleSet& rules, const std::string& levels, int seats, bool humans) {
  Bots out;
  for (int i = 0; i < seats; ++i) {
    const std::string level = level_of(levels, i);
    const bool human = humans && level == "human";
    out.push_back(human ? nullptr : make_bot(level, game, rules));
    if (!human && !out.back())
      return fail(ErrorCode::bad_option, "--bots " + levels,
                  fmt::format("There is no bot `{}` for {}; there is {}.", level, game.id, known_levels()));
  }
  return out;
}

Decide bot_choice(const Bots& bots, std::uint64_t match_seed) {
  return [&bots, seed = mix(match_seed, kBotStream)](const View& v) {
    Rng own = bot_rng(seed, v.seat, v);
    const auto any = std::find_if(bots.begin(), bots.end(), [](const auto& b) { return b != nullptr; });
    Bot& bot = is_player(v.seat) ? *bots[static_cast<std::size_t>(index(v.seat))] : **any;
    return bot.decide(v, own);
  };
}

}  // namespace prowl::tools
