#pragma once
#include <memory>
#include <string>
#include <vector>

#include "prowl/ai/bot.hpp"
#include "prowl/match/playthrough.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {

/// One bot a seat.
using Bots = std::vector<std::unique_ptr<Bot>>;

/// One bot of that level, named by the option `place`.
Result<std::unique_ptr<Bot>> make_one_bot(const Game&, const RuleSet&, const std::string& level,
                                          std::string_view place);
/// Levels with commas between them go round the seats; `human` gives no bot where `humans` allows it.
Result<Bots> make_bots(const Game&, const RuleSet&, const std::string& levels, int seats, bool humans = false);
/// No more levels than seats.
Result<void> fit_seats(const std::string& levels, int seats);
/// "random,basic" for seat 2 of 3 is "basic", for seat 3 "random".
std::string level_of(const std::string& levels, int seat);

/// The bots' choices in the match of that seed; the first bot decides for the table. `bots` must outlive it. Once
/// `stop` is asked for they come within a few milliseconds.
Decide bot_choice(const Bots& bots, std::uint64_t match_seed, std::stop_token stop = {});

}  // namespace prowl::tools
