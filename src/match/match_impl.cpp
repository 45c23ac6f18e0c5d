#include "match_impl.hpp"

namespace prowl {
namespace {

class Collect final : public EventSink {
 public:
  Collect(std::vector<Event>& to, std::function<void(const Event&)> then) : to_(to), then_(std::move(then)) {}
  void emit(const Event& e) override {
    to_.push_back(e);
    if (then_) then_(e);
  }

 private:
  std::vector<Event>& to_;
  std::function<void(const Event&)> then_;
};

// Whoever has learned an identity can't forget it, so nothing is taken back past that.
bool reveals(const State& before, const State& after) {
  for (int slot = 0; slot < before.piece_count; ++slot)
    if ((piece(after, slot).known & ~piece(before, slot).known) != 0) return true;
  return false;
}

// What a seat decided behind the curtain stands as soon as the table has seen its effect.
bool shows(const Game& game, const RuleSet& rules, const State& before, const State& after, const VerbSpec& verb) {
  if (!verb.commit || game.prompt(rules, before).ask != Ask::secret) return false;
  return before.piles != after.piles || before.regs != after.regs;
}

}  // namespace

const VerbSpec& Match::Impl::verb(const Step& step) const {
  return rules->catalogue.verbs[static_cast<std::size_t>(index(step.move.action.verb))];
}

std::vector<Event> Match::Impl::noticed(Seat seat) const {
  std::vector<Event> out;
  for (const Event& e : events)
    if (may_notice(e, seat)) out.push_back(redact(rules->catalogue, e, seat));
  return out;
}

void Match::Impl::perform(Seat who, const Action& action, const Witness& witness) {
  State next = state;
  const std::size_t events_before = events.size();
  std::function<void(const Event&)> tell;
  if (witness) {
    tell = [&](const Event& e) {
      if (may_notice(e, Seat::table)) witness({Seat::table, mask(rules->catalogue, next, Seat::table), {}, noticed(Seat::table), 0});
    };
  }
  Collect sink(events, std::move(tell));
  game->apply(*rules, next, who, action, sink);
  if (who == Seat::chance) ++chance_moves;
  const VerbSpec& played = rules->catalogue.verbs[static_cast<std::size_t>(index(action.verb))];
  const bool final = who == Seat::chance || reveals(state, next) || shows(*game, *rules, state, next, played) ||
                     game->outcome(*rules, next).rounds != game->outcome(*rules, state).rounds;
  if (final)
    steps.clear();
  else
    steps.push_back({state, {who, action}, record.moves.size(), events_before});
  state = next;
  record.moves.push_back({who, action});
  hashes.push_back(state_hash(rules->catalogue, state));
}

void Match::Impl::settle(const Witness& witness) {
  while (awaits(state, Seat::chance)) {
    Rng rng(mix(record.seed, chance_moves));
    perform(Seat::chance, sample_chance(state, rng), witness);
  }
}

// Nobody has seen an uncommitted secret action, so what others did since can't rest on it; anything else must be the last move.
bool Match::Impl::droppable(std::size_t i) const {
  const VerbSpec& v = verb(steps[i]);
  return i + 1 == steps.size() || (v.secret && !v.commit);
}

int Match::Impl::takeable(Seat seat) const {
  for (std::size_t i = steps.size(); i-- > 0;)
    if (steps[i].move.who == seat) return droppable(i) ? static_cast<int>(i) : -1;
  return -1;
}

int Match::Impl::retractable(Seat seat, const Action& action) const {
  for (std::size_t i = steps.size(); i-- > 0;) {
    if (steps[i].move.who != seat) continue;
    if (verb(steps[i]).commit) return -1;
    if (steps[i].move.action == action) return droppable(i) ? static_cast<int>(i) : -1;
  }
  return -1;
}

bool Match::Impl::drop(std::size_t i) {
  Impl changed = *this;
  const Step first = steps[i];
  changed.state = first.before;
  changed.record.moves.resize(first.move_number);
  changed.hashes.resize(first.move_number);
  changed.events.resize(first.events_before);
  changed.steps.resize(i, first);
  for (std::size_t k = i + 1; k < steps.size(); ++k) {
    const Move& m = steps[k].move;
    if (!awaits(changed.state, m.who) || game->why_not(*rules, changed.state, m.who, m.action)) return false;
    changed.perform(m.who, m.action);
    if (awaits(changed.state, Seat::chance)) return false;
  }
  *this = std::move(changed);
  return true;
}

}  // namespace prowl
