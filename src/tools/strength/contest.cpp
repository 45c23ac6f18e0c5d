#include "tools/strength/contest.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "ai/mind.hpp"

namespace prowl::tools {
namespace {

constexpr double kAlike = 1e-9;  // the variance of pairs that all came out the same

// Who plays for `a` in the first match of a pair; nobody where all play together.
SeatMask first_side(const OpenGame& open, const State& table) {
  const ai::Mind* mind = ai::mind_of(open.game->id);
  return mind == nullptr || mind->first_side == nullptr ? kNobody : mind->first_side(table);
}

class Series {
 public:
  Series(const OpenGame& open, const Contest& c) : open_(open), c_(c) {}

  Result<Points> play() {
    auto table = open_.game->setup(*open_.rules, c_.options, c_.seats);
    if (!table) return tl::unexpected(table.error());
    const auto all = static_cast<SeatMask>((1U << static_cast<unsigned>(c_.seats)) - 1U);
    const SeatMask first = first_side(open_, *table);
    Points out;
    for (std::uint64_t g = c_.shard.number - 1; g < c_.games; g += c_.shard.of) {
      const std::uint64_t seed = series_seed(c_.seed, g);
      const bool together = first == kNobody;
      const auto one = match(together ? all : first, seed);
      const auto two = match(together ? kNobody : static_cast<SeatMask>(all & ~first), seed);
      if (!one || !two) return tl::unexpected(one ? two.error() : one.error());
      out.add(together ? (1 + won(*one, all) - won(*two, all)) / 2
                       : (won(*one, first) + won(*two, static_cast<SeatMask>(all & ~first))) / 2);
    }
    return out;
  }

 private:
  static double won(SeatMask winners, SeatMask side) {
    const int n = std::popcount(winners);
    return n == 0 ? 0.0 : static_cast<double>(std::popcount(static_cast<SeatMask>(winners & side))) / n;
  }

  // Who wins when those seats are `a`'s and the others `b`'s.
  Result<SeatMask> match(SeatMask a, std::uint64_t seed) {
    std::string levels;
    for (int i = 0; i < c_.seats; ++i) levels += (i > 0 ? "," : "") + ((a & bit(prowl::seat(i))) != 0 ? c_.a : c_.b);
    auto bots = make_bots(*open_.game, *open_.rules, levels, c_.seats);
    if (!bots) return tl::unexpected(bots.error());
    const auto run = play_through(*open_.game, *open_.rules, c_.options, c_.seats, seed, bot_choice(*bots, seed),
                                  kMaxDecisions);
    if (!run) return tl::unexpected(run.error());
    return open_.game->outcome(*open_.rules, run->end).winners;
  }

  const OpenGame& open_;
  const Contest& c_;
};

}  // namespace

Result<Shard> parse_shard(const std::string& text) {
  Shard s;
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, s.number);
  if (number.ec == std::errc{} && number.ptr != end && *number.ptr == '/') {
    const auto of = std::from_chars(number.ptr + 1, end, s.of);
    if (of.ec == std::errc{} && of.ptr == end && s.number >= 1 && s.number <= s.of) return s;
  }
  return fail(ErrorCode::bad_option, "--shard " + text, "A shard is i/n with i from 1 to n.");
}

double Points::mean() const { return pairs == 0 ? 0.5 : sum / static_cast<double>(pairs); }

// `league/add.jq` has the same.
std::pair<double, double> Points::interval() const {
  if (pairs < 2) return {0, 1};
  const double n = static_cast<double>(pairs), of = n - 1, variance = squares / n - mean() * mean();
  if (variance < kAlike) {
    const double unseen = 1 - std::pow(0.025, 1 / n), seen = mean() * (1 - unseen);
    return {seen, std::min(1.0, seen + unseen)};
  }
  // Student's factor for 95 %: at most 1.3 % above it, and from 3 pairs on 0.5 %.
  const double factor = 1.96 + (2.372 + (2.822 + (2.556 + 3 / of) / of) / of) / of;
  const double margin = factor * std::sqrt(variance / of);
  return {std::max(0.0, mean() - margin), std::min(1.0, mean() + margin)};
}

nlohmann::json to_json(const Points& p) {
  const auto [low, high] = p.interval();
  return {{"pairs", p.pairs},   {"sum", p.sum}, {"squares", p.squares},
          {"points", p.mean()}, {"low", low},   {"high", high}};
}

Result<Points> hold(const OpenGame& open, const Contest& c) {
  const auto a = make_one_bot(*open.game, *open.rules, c.a, "--a"),
             b = make_one_bot(*open.game, *open.rules, c.b, "--b");
  if (!a || !b) return tl::unexpected(a ? b.error() : a.error());
  return Series(open, c).play();
}

}  // namespace prowl::tools
