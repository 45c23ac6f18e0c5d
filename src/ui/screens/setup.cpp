#include "ui/screens/setup.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

constexpr std::string_view kBotNames[] = {"Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hana"};
constexpr int kUsualSeats = 6;

// One for each of the last people; empty for those who had no name of their own.
std::vector<std::string> last_names(const AppContext& ctx) {
  std::vector<std::string> names;
  std::istringstream in(ctx.settings.last_names);
  for (std::string line; std::getline(in, line);) names.push_back(line);
  return names;
}

std::string bot_name(std::size_t at) { return std::string(kBotNames[at % std::size(kBotNames)]); }

SeatInfo new_seat(std::size_t index, std::string name, std::string bot) {
  const SeatLook& look = kSeatLooks[index % std::size(kSeatLooks)];
  return {std::move(name), std::move(bot), std::string(look.colour), std::string(look.shape)};
}

}  // namespace

std::string usual_level(const AppContext& ctx) {
  const auto& levels = ctx.platform.bot_levels;
  const bool known = std::find(levels.begin(), levels.end(), ctx.settings.bot_level) != levels.end();
  return known || levels.empty() ? ctx.settings.bot_level : levels.front();
}

namespace {

SetupPlan plan_of(const AppContext& ctx, int seats, std::size_t humans, const Options& options = {}) {
  const auto known = last_names(ctx);
  SetupPlan plan{{}, options};
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    const bool human = i < humans;
    std::string name = !human ? bot_name(i) : i < known.size() ? known[i] : std::string();
    plan.seats.push_back(new_seat(i, std::move(name), human ? "" : usual_level(ctx)));
  }
  return plan;
}

std::string trimmed(const std::string& name) {
  const auto from = name.find_first_not_of(" \t"), to = name.find_last_not_of(" \t");
  return from == std::string::npos ? std::string() : name.substr(from, to - from + 1);
}

}  // namespace

SetupPlan default_plan(const AppContext& ctx, const Game& game) {
  const int seats = std::clamp(kUsualSeats, game.min_seats, game.max_seats);
  return plan_of(ctx, seats, std::clamp<std::size_t>(last_names(ctx).size(), 1, static_cast<std::size_t>(seats)));
}

SetupPlan practice_plan(const AppContext& ctx, const World& world) {
  return plan_of(ctx, std::clamp(1 + ctx.settings.practice_bots, world.game->min_seats, world.game->max_seats), 1,
                 world.options);
}

SetupPlan watch_plan(const AppContext& ctx, const World& world) {
  return plan_of(ctx, std::clamp(kUsualSeats, world.game->min_seats, world.game->max_seats), 0, world.options);
}

std::string shown_name(const Texts& texts, const SeatInfo& seat, std::size_t at) {
  const std::string own = trimmed(seat.name);
  return own.empty() ? texts.tr("setup.person", {{"n", static_cast<int>(at) + 1}}) : own;
}

void set_player(SeatInfo& seat, std::size_t at, std::string bot) {
  if (bot.empty() && seat.name == bot_name(at)) seat.name.clear();
  if (!bot.empty() && trimmed(seat.name).empty()) seat.name = bot_name(at);
  seat.bot = std::move(bot);
}

void tidy_names(const Texts& texts, std::vector<SeatInfo>& seats) {
  std::set<std::string> taken;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string base = shown_name(texts, seats[i], i);
    std::string name = base;
    for (int n = 2; !taken.insert(name).second; ++n) name = fmt::format("{} {}", base, n);
    seats[i].name = name;
  }
}

SeatInfo fresh_seat(const std::vector<SeatInfo>& seats, std::string bot) {
  const auto used = [&](const SeatLook& look) {
    return std::any_of(seats.begin(), seats.end(), [&](const SeatInfo& s) { return s.shape == look.shape; });
  };
  std::size_t look = 0;
  while (look + 1 < std::size(kSeatLooks) && used(kSeatLooks[look])) ++look;
  std::string name = bot.empty() ? std::string() : bot_name(seats.size());
  return new_seat(look, std::move(name), std::move(bot));
}

// Where no seat has anything of its own there is nothing to hide.
std::string curtain_words(const AppContext& ctx, const RuleSet& rules, const std::vector<SeatInfo>& seats) {
  const auto people = std::count_if(seats.begin(), seats.end(), [](const SeatInfo& s) { return s.bot.empty(); });
  const auto& zones = rules.catalogue.zones;
  const bool secrets = std::any_of(zones.begin(), zones.end(), [](const ZoneSpec& z) { return is_player(z.owner); });
  if (people == 0) return ctx.texts.tr("setup.share_none");
  if (!secrets) return ctx.texts.trn("setup.share_open", people);
  if (people == 1 && ctx.settings.curtain_alone) return ctx.texts.tr("setup.share_alone");
  return ctx.texts.trn("setup.share", people);
}

std::string rules_problem(const AppContext& ctx, const Game& game, const Error& e) {
  return ctx.texts.tr("notice.rules",
                      {{"game", ctx.texts.tr(fmt::format("game.{}.name", game.id))}, {"why", ctx.texts.error(e)}});
}

bool start_match(AppContext& ctx, const Game& game, SetupPlan plan, std::optional<std::uint64_t> seed) {
  auto rules = ctx.rules(game);
  if (!rules) return ctx.notice(rules_problem(ctx, game, rules.error()), true), false;
  tidy_names(ctx.texts, plan.seats);
  auto match = Match::start(game, *rules, plan.options, plan.seats, seed ? *seed : ctx.fresh_seed());
  if (!match) return ctx.notice(match.error()), false;
  const std::string id = ctx.saves.new_id(game.id, ctx.now());
  ctx.stack.reset(make_title(ctx));
  ctx.stack.push(make_match_screen(ctx, game, *rules, std::move(*match), id));
  return true;
}

}  // namespace prowl::ui
