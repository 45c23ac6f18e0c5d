#include "prowl/ai/bot.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "ai/levels.hpp"
#include "ai/newcomer.hpp"
#include "ai/plain.hpp"

namespace prowl {
namespace {

constexpr auto kNames = [] {
  std::array<std::string_view, ai::kLevels.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = ai::kLevels[i].name;
  return names;
}();

constexpr std::array<std::string_view, 3> kPlain{"random", "newcomer", "basic"};

class RandomBot final : public Bot {
 public:
  Action decide(const View& v, Rng& own, const std::stop_token&) override {
    return v.options[static_cast<std::size_t>(own.below(static_cast<int>(v.options.size())))];
  }
  Thought think(const View& v, Rng&, const std::stop_token&) override {
    Thought t;
    for (const Action& a : v.options) t.ideas.push_back({a, 1.0 / static_cast<double>(v.options.size())});
    return t;
  }
};

// For measurements: "search:N" is nothing but the search, "level:C:P:N:H" a level by its numbers.
std::optional<ai::Level> level_by_numbers(std::string_view name) {
  constexpr std::string_view kSearch = "search:", kLevel = "level:";
  ai::Level out{"by numbers", 0, 0, 0};
  int* const numbers[] = {&out.clumsy, &out.plain, &out.playouts, &out.habit};
  const bool search = name.starts_with(kSearch);
  if (!search && !name.starts_with(kLevel)) return std::nullopt;
  const char *at = name.data() + (search ? kSearch : kLevel).size(), *const end = name.data() + name.size();
  for (std::size_t i = search ? 2 : 0; i < std::size(numbers); ++i) {
    const auto read = std::from_chars(at, end, *numbers[i]);
    if (read.ec != std::errc{} || *numbers[i] < 0) return std::nullopt;
    if (read.ptr == end)
      return (out.playouts > 0 || !search) && out.clumsy + out.plain <= 100 ? std::optional(out) : std::nullopt;
    if (*read.ptr != ':') return std::nullopt;
    at = read.ptr + 1;
  }
  return std::nullopt;
}

}  // namespace

Action Bot::decide(const View& v, Rng& own, const std::stop_token& stop) { return drawn(think(v, own, stop), v, own); }

std::optional<Zone> Bot::say(const View&, const Thought&, const Action&, Rng&) { return std::nullopt; }

Action drawn(const Thought& t, const View& v, Rng& own) {
  double left = static_cast<double>(own.next() >> 11U) / static_cast<double>(std::uint64_t{1} << 53U);
  const Idea* last = nullptr;
  for (const Idea& i : t.ideas) {
    if (i.chance <= 0) continue;
    last = &i;
    if ((left -= i.chance) < 0) break;
  }
  return last == nullptr ? v.options.front() : last->action;
}

const ai::Mind* ai::mind_of(std::string_view game) {
  for (const Mind& mind : game_minds())
    if (mind.game == game) return &mind;
  return nullptr;
}

const ai::Chase* ai::chase_of(const Game& game) {
  const Mind* mind = mind_of(game.id);
  return mind == nullptr ? nullptr : mind->chase;
}

Thought ai::drawn_by(const ActionList& options, const std::vector<int>& weights) {
  double sum = 0;
  for (const int w : weights) sum += std::max(0, w);
  Thought t;
  for (std::size_t i = 0; i < weights.size(); ++i)
    t.ideas.push_back(
        {options[i], sum > 0 ? std::max(0, weights[i]) / sum : 1.0 / static_cast<double>(weights.size())});
  return t;
}

Thought ai::Plain::think(const View& v, Rng& own, const std::stop_token& stop) {
  const Action taken = decide(v, own, stop);
  Thought t;
  for (const Action& a : v.options) t.ideas.push_back({a, a == taken ? 1.0 : 0.0});
  return t;
}

std::span<const std::string_view> bot_levels() { return kNames; }
std::span<const std::string_view> plain_bots() { return kPlain; }

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const RuleSet& rules) {
  if (level == "random") return std::make_unique<RandomBot>();
  const ai::Mind* mind = ai::mind_of(game.id);
  if (mind == nullptr) return nullptr;
  if (level == "newcomer") return ai::make_newcomer(game, rules, *mind);
  if (level == "basic") return mind->policy(game, rules);
  if (level == "runner") return ai::make_runner_bot(game, rules, *mind);
  for (const ai::Level& l : mind->levels.empty() ? std::span<const ai::Level>(ai::kLevels) : mind->levels)
    if (l.name == level) return ai::make_level(l, game, rules, *mind);
  if (const auto numbers = level_by_numbers(level)) return ai::make_level(*numbers, game, rules, *mind);
  return nullptr;
}

Rng bot_rng(std::uint64_t bot_seed, Seat who, const View& v) {
  const auto number = static_cast<std::uint64_t>(static_cast<std::uint8_t>(index(who)));
  return Rng(mix(mix(bot_seed, number), mix(v.info_key(), v.events.size())));
}

}  // namespace prowl
