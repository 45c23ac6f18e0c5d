#include "prowl/match/playthrough.hpp"

#include <array>
#include <memory>

#include "match/record_text.hpp"

namespace prowl {
namespace {

// Each seat's history is redacted once, when it happens.
class Histories final : public EventSink {
 public:
  Histories(const Catalogue& c, int seats) : catalogue_(c), seats_(seats) {}

  void emit(const Event& e) override {
    for (int i = 0; i < seats_; ++i) add(e, seat(i));
    add(e, Seat::table);
  }
  std::vector<Event>& of(Seat s) { return events_[slot(s)]; }

 private:
  static std::size_t slot(Seat s) { return is_player(s) ? static_cast<std::size_t>(index(s)) : kMaxSeats; }
  void add(const Event& e, Seat s) {
    if (may_notice(e, s)) events_[slot(s)].push_back(redact(catalogue_, e, s));
  }

  const Catalogue& catalogue_;
  int seats_;
  std::array<std::vector<Event>, kMaxSeats + 1> events_;
};

class Player {
 public:
  Player(const Game& game, const RuleSet& rules, Playthrough& out)
      : game_(game), rules_(rules), out_(out), histories_(rules.catalogue, out.end.seats) {}

  void play(const Decide& decide, std::uint64_t max_decisions) {
    settle();
    while (out_.end.waiting != 0 && !out_.stuck) {
      if (out_.decisions >= max_decisions || !ask(first_awaited(out_.end), decide)) out_.stuck = true;
      settle();
    }
    out_.stuck = out_.stuck || !game_.outcome(rules_, out_.end).over;
    if (!out_.hashes.empty()) out_.hashes.back() = state_hash(rules_.catalogue, out_.end);
  }

 private:
  bool ask(Seat who, const Decide& decide) {
    make_view(game_, rules_, out_.end, who, seen_);
    if (seen_.options.empty()) return false;
    std::swap(seen_.events, histories_.of(who));
    const Action action = decide(seen_);
    std::swap(seen_.events, histories_.of(who));
    ++out_.decisions;
    perform(who, action);
    return true;
  }

  void settle() {
    while (awaits(out_.end, Seat::chance)) {
      Rng rng(mix(out_.record.seed, chance_moves_++));
      perform(Seat::chance, sample_chance(out_.end, rng));
    }
  }

  void perform(Seat who, const Action& action) {
    game_.apply(rules_, out_.end, who, action, histories_);
    out_.record.moves.push_back({who, action});
    const Outcome now = game_.outcome(rules_, out_.end);
    if (now.rounds > static_cast<int>(out_.rounds.size())) out_.rounds.push_back(now);
    const bool wanted = out_.record.moves.size() % kHashEvery == 0;
    out_.hashes.push_back(wanted ? state_hash(rules_.catalogue, out_.end) : 0);
  }

  const Game& game_;
  const RuleSet& rules_;
  Playthrough& out_;
  View seen_;  // made anew for each decision, in its place
  Histories histories_;
  std::uint64_t chance_moves_ = 0;
};

constexpr std::uint64_t kSeries = 0x5e71e5;
constexpr std::uint64_t kSignatureMatches = 10;

}  // namespace

Result<Playthrough> play_through(const Game& game, const RuleSet& rules, const Options& options, int seats,
                                 std::uint64_t seed, const Decide& decide, std::uint64_t max_decisions) {
  auto state = game.setup(rules, options, seats);
  if (!state) return tl::unexpected(state.error());
  Playthrough out;
  out.record = {
      std::string(game.id), rules.hash, options, std::vector<SeatInfo>(static_cast<std::size_t>(seats)), seed, {}};
  out.end = *state;
  Player(game, rules, out).play(decide, max_decisions);
  return out;
}

Decide uniform_choice(std::uint64_t seed) {
  return [rng = std::make_shared<Rng>(seed)](const View& v) {
    return v.options[static_cast<std::size_t>(rng->below(static_cast<int>(v.options.size())))];
  };
}

std::uint64_t series_seed(std::uint64_t series, std::uint64_t n) { return mix(mix(series, kSeries), n); }

std::uint64_t record_digest(const Catalogue& c, const Record& record, const State& end) {
  std::uint64_t h = mix(record.seed, record.moves.size());
  for (const auto& [who, action] : record.moves) {
    const auto number = [](int x) { return static_cast<std::uint64_t>(static_cast<std::uint16_t>(x)); };
    const std::uint64_t packed = number(index(action.verb)) | number(action.a) << 16U | number(action.b) << 32U |
                                 number(action.c) << 48U;
    h = mix(h ^ packed, number(index(who)));
  }
  return mix(h, state_hash(c, end));
}

Result<std::uint64_t> signature(const Game& game, const RuleSet& rules, std::uint64_t h) {
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats)
    for (std::uint64_t n = 0; n < kSignatureMatches; ++n) {
      const std::uint64_t seed = series_seed(static_cast<std::uint64_t>(seats), n);
      auto run = play_through(game, rules, {}, seats, seed, uniform_choice(seed + 1), kMaxDecisions);
      if (!run) return tl::unexpected(run.error());
      h = mix(h, record_digest(rules.catalogue, run->record, run->end));
    }
  return h;
}

}  // namespace prowl
