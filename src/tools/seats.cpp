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
  return out + ", runner, search:N, level:C:P:N:H";
}

Sentence no_such_bot(const Game& game, const std::string& level) {
  if (level.starts_with("search:"))
    return say("`{}` is no search: in `search:N` the number of playouts is a whole one from 1 on.", level);
  if (level.starts_with("level:"))
    return say(
        "`{}` is no level: `level:C:P:N:H` has up to four whole numbers from 0 on, shares of clumsiness and of the "
        "plain player (together 100 at most), playouts and habit.",
        level);
  return say("There is no bot `{}` for {}; there is {}.", level, game.id, known_levels());
}

}  // namespace

std::string level_of(const std::string& levels, int seat) {
  const auto list = split(levels, ',');
  return list[static_cast<std::size_t>(seat) % list.size()];
}

Result<std::unique_ptr<Bot>> make_one_bot(const Game& game, const RuleSet& rules, const std::string& level,
                                          std::string_view place) {
  const std::string where = fmt::format("{} {}", place, level);
  if (level.find(',') != std::string::npos) return fail(ErrorCode::bad_option, where, "One level is wanted here.");
  auto bot = make_bot(level, game, rules);
  if (!bot) return fail(ErrorCode::bad_option, where, no_such_bot(game, level));
  return bot;
}

Result<void> fit_seats(const std::string& levels, int seats) {
  const std::size_t n = split(levels, ',').size();
  if (n <= static_cast<std::size_t>(seats)) return {};
  return fail(ErrorCode::bad_option, "--bots " + levels, say("There are more bots than seats: {} for {}.", n, seats));
}

Result<Bots> make_bots(const Game& game, const RuleSet& rules, const std::string& levels, int seats, bool humans) {
  if (auto ok = fit_seats(levels, seats); !ok) return tl::unexpected(ok.error());
  Bots out;
  for (int i = 0; i < seats; ++i) {
    const std::string level = level_of(levels, i);
    const bool human = humans && level == "human";
    Result<std::unique_ptr<Bot>> bot;
    if (!human) bot = make_one_bot(game, rules, level, "--bots");
    if (!bot) return tl::unexpected(bot.error());
    out.push_back(std::move(*bot));
  }
  return out;
}

Decide bot_choice(const Bots& bots, std::uint64_t match_seed, std::stop_token stop) {
  return [&bots, seed = mix(match_seed, kBotStream), stop = std::move(stop)](const View& v) {
    Rng own = bot_rng(seed, v.seat, v);
    const auto any = std::find_if(bots.begin(), bots.end(), [](const auto& b) { return b != nullptr; });
    Bot& bot = is_player(v.seat) ? *bots[static_cast<std::size_t>(index(v.seat))] : **any;
    return bot.decide(v, own, stop);
  };
}

}  // namespace prowl::tools
