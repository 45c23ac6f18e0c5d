#include "walk.hpp"

#include <fmt/format.h>

#include "null_game.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {
namespace {

constexpr int kMixtures = 4;

}  // namespace

Table mixture(const Game& game, const std::shared_ptr<const RuleSet>& rules, int number) {
  Table out{&game, rules, game.min_seats + number % (game.max_seats - game.min_seats + 1)};
  Rng rng(static_cast<std::uint64_t>(number));
  for (const OptionSpec& o : rules->options) {
    if (o.choices.empty()) continue;
    Options more = out.options;
    more[o.name] = o.choices[static_cast<std::size_t>(rng.below(static_cast<int>(o.choices.size())))];
    if (game.setup(*rules, more, out.seats)) out.options = more;
  }
  return out;
}

namespace {

std::vector<Table> make_tables() {
  std::vector<const Game*> games{&null_game()};
  games.insert(games.end(), all_games().begin(), all_games().end());
  std::vector<Table> out;
  for (const Game* game : games) {
    auto rules = game->load(to_path(PROWL_SOURCE_DIR "/rules"));
    if (!rules) throw std::runtime_error(to_text(rules.error()));
    const auto shared = std::make_shared<const RuleSet>(std::move(*rules));
    for (int seats = game->min_seats; seats <= game->max_seats; ++seats) out.push_back({game, shared, seats});
    for (const Expansion& e : expansions_of(*shared))
      for (int seats = game->min_seats; seats <= game->max_seats; ++seats)
        out.push_back({game, shared, seats, e.options});
    for (const Preset& p : shared->presets) out.push_back({game, shared, p.seats, p.options});
    for (int i = 0; i < kMixtures && !shared->options.empty(); ++i) out.push_back(mixture(*game, shared, i));
  }
  return out;
}

}  // namespace

std::string Table::name() const {
  std::string out = fmt::format("{} with {} seats", game->id, seats);
  for (const auto& [option, value] : options) out += fmt::format(", {}={}", option, value);
  return out;
}

const std::vector<Table>& all_tables() {
  static const auto tables = make_tables();
  return tables;
}

std::vector<Seat> awaited(const State& s) {
  std::vector<Seat> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if (awaits(s, seat(i))) out.push_back(seat(i));
  if (awaits(s, Seat::table)) out.push_back(Seat::table);
  return out;
}

ActionList options_of(const Table& t, const State& s, Seat who) {
  ActionList out;
  t.game->options(*t.rules, s, who, out);
  return out;
}

State after(const Table& t, State s, Seat who, const Action& a, Events* events) {
  Events unread;
  t.game->apply(*t.rules, s, who, a, events != nullptr ? *events : unread);
  return s;
}

State walk(const Table& t, std::uint64_t seed, const std::function<void(const State&, Rng&)>& visit,
           int max_decisions) {
  Rng rng(mix(seed, static_cast<std::uint64_t>(t.seats)));
  State s = *t.game->setup(*t.rules, t.options, t.seats);
  for (int n = 0; s.waiting != 0 && n < max_decisions;) {
    if (awaits(s, Seat::chance)) {
      s = after(t, s, Seat::chance, sample_chance(s, rng));
      continue;
    }
    visit(s, rng);
    const auto seats = awaited(s);
    const Seat who = seats[static_cast<std::size_t>(rng.below(static_cast<int>(seats.size())))];
    const auto options = options_of(t, s, who);
    if (options.empty()) break;
    s = after(t, s, who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    ++n;
  }
  return s;
}

}  // namespace prowl::test
