#include "ui/screens/worlds.hpp"

#include <algorithm>

#include "prowl/games/registry.hpp"

namespace prowl::ui {

std::vector<World> find_worlds(AppContext& ctx) {
  std::vector<World> out;
  for (const Game* game : all_games()) {
    out.push_back({std::string(game->id), game, {}});
    const auto rules = ctx.rules(*game);
    if (!rules) continue;
    for (const OptionSpec& o : (*rules)->options)
      if (o.expansion) out.push_back({o.name, game, {{o.name, o.choices[1]}}});
  }
  if (ctx.house.offers) std::erase_if(out, [&](const World& w) { return !ctx.house.offers(w.id); });
  return out;
}

World world_of(const std::vector<World>& worlds, const Game& game, const Options& options) {
  World out{std::string(game.id), &game, {}};
  for (const World& w : worlds)
    if (w.game == &game && std::includes(options.begin(), options.end(), w.options.begin(), w.options.end())) out = w;
  return out;
}

std::string expansion_in(const RuleSet& rules, const Options& options) {
  for (const OptionSpec& o : rules.options)
    if (o.expansion && option_value(rules, options, o.name) != o.choices.front()) return o.name;
  return {};
}

bool names_seat(const Game& game, const OptionSpec& o) {
  return o.choices.empty() && o.min == 0 && o.max == game.max_seats;
}

}  // namespace prowl::ui
