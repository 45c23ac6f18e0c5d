#include "match/match_impl.hpp"

#include <algorithm>
#include <span>

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

// Whoever has learned something can't forget it, so nothing is taken back past that: an identity, or what becomes of a
// piece that `who` could not tell from others.
bool reveals(const State& before, const State& after, Seat who) {
  const SeatMask reader = is_player(who) ? bit(who) : kEveryone;
  for (int slot = 0; slot < before.piece_count; ++slot) {
    const Piece &was = piece(before, slot), &is = piece(after, slot);
    if ((is.known & ~was.known) != 0) return true;
    if ((was.known & reader) != reader && (is.zone != was.zone || is.back != was.back)) return true;
  }
  return false;
}

// What a seat decided behind the curtain stands as soon as the table has seen that it has an effect. Where pieces lie
// within their piles is not for the table, so that may not tell whether it stands.
bool shows(const Game& game, const RuleSet& rules, const State& before, const State& after, const VerbSpec& verb,
           std::span<const Event> events) {
  if (!verb.commit || game.prompt(rules, before).ask != Ask::secret) return false;
  const State a = mask(rules.catalogue, before, Seat::table), b = mask(rules.catalogue, after, Seat::table);
  return a.piles != b.piles || a.pieces != b.pieces || a.regs != b.regs ||
         std::any_of(events.begin(), events.end(), [](const Event& e) { return may_notice(e, Seat::table); });
}

// The frames may be alike by chance where one question follows another; but then somebody owes an answer anew.
bool same_question(const State& a, const State& b) {
  return (b.waiting & ~a.waiting) == 0 && std::equal(a.frames.begin(), a.frames.begin() + a.frame_count,
                                                     b.frames.begin(), b.frames.begin() + b.frame_count);
}

// Whether the others could notice no more than whether the seat is awaited. Only masks and events can tell them
// anything.
bool unnoticed(const Catalogue& c, const State& before, const State& after, Seat who, std::span<const Event> events) {
  const auto nothing = [&](Seat s) {
    State a = mask(c, before, s), b = mask(c, after, s);
    if (((a.waiting ^ b.waiting) & ~wait_bit(who)) != 0) return false;
    a.waiting = b.waiting = 0;
    return a == b && std::none_of(events.begin(), events.end(), [&](const Event& e) { return may_notice(e, s); });
  };
  for (int i = 0; i < before.seats; ++i)
    if (seat(i) != who && !nothing(seat(i))) return false;
  return nothing(Seat::table);
}

}  // namespace

std::shared_ptr<Match::Impl> Match::Impl::begin(const Game& game, std::shared_ptr<const RuleSet> rules, Record record,
                                                const State& state) {
  auto impl = std::make_shared<Impl>();
  impl->game = &game;
  impl->rules = std::move(rules);
  impl->record = std::move(record);
  impl->initial = impl->state = state;
  return impl;
}

std::shared_ptr<Match::Impl> Match::Impl::opening() const {
  Record empty = record;
  empty.moves.clear();
  return begin(*game, rules, std::move(empty), initial);
}

std::vector<Event> Match::Impl::noticed(Seat seat) const {
  std::vector<Event> out;
  tell(
      [&](const Event& e, std::size_t) {
        if (may_notice(e, seat)) out.push_back(redact(rules->catalogue, e, seat));
      },
      [&](const Event& e, const Claim&) { out.push_back(e); });
  return out;
}

void Match::Impl::tell(const std::function<void(const Event&, std::size_t)>& happened,
                       const std::function<void(const Event&, const Claim&)>& spoken) const {
  std::size_t claim = 0;
  for (std::size_t i = 0; i <= events.size(); ++i) {
    for (; claim < heard.size() && heard[claim] <= i; ++claim) spoken(said(record.claims[claim]), record.claims[claim]);
    if (i < events.size()) happened(events[i], i);
  }
}

Event Match::Impl::said(const Claim& c) const {
  return {.what = static_cast<std::uint16_t>(rules->catalogue.find_event("said")),
          .who = c.who,
          .a = static_cast<std::int16_t>(index(c.where))};
}

void Match::Impl::hear(std::size_t moves) {
  while (heard.size() < record.claims.size() && record.claims[heard.size()].after <= moves)
    heard.push_back(events.size());
}

void Match::Impl::perform(Seat who, const Action& action, const Witness& witness) {
  State next = state;
  const std::size_t events_before = events.size();
  std::function<void(const Event&)> tell;
  if (witness) {
    tell = [&](const Event& e) {
      if (may_notice(e, Seat::table))
        witness({Seat::table, mask(rules->catalogue, next, Seat::table), {}, noticed(Seat::table)});
    };
  }
  Collect sink(events, std::move(tell));
  game->apply(*rules, next, who, action, sink);
  if (who == Seat::chance) ++chance_moves;
  const VerbSpec& played = rules->catalogue.verb_of(action);
  const std::span<const Event> happened = std::span(events).subspan(events_before);
  const bool final = who == Seat::chance || reveals(state, next, who) ||
                     shows(*game, *rules, state, next, played, happened) ||
                     game->outcome(*rules, next).rounds != game->outcome(*rules, state).rounds;
  const bool goes_on = who != Seat::chance && same_question(state, next);
  const bool unseen = goes_on && !final && played.secret && unnoticed(rules->catalogue, state, next, who, happened);
  if (!goes_on)
    for (Step& step : steps) step.unseen = false;
  if (final)
    std::erase_if(steps, [](const Step& step) { return !step.unseen; });
  else
    steps.push_back({state, {who, action}, record.moves.size(), events_before, unseen});
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

// What others did since can't rest on an action that they have not seen; anything else must be the last move.
bool Match::Impl::droppable(std::size_t i) const {
  return steps[i].unseen || steps[i].move_number + 1 == record.moves.size();
}

bool Match::Impl::is_secret(const Step& step) const {
  return verb(step).secret || game->prompt(*rules, step.before).ask == Ask::secret;
}

int Match::Impl::takeable(Seat seat) const {
  const auto is_own = [&](const Move& m) { return m.who == seat; };
  const auto last = std::find_if(record.moves.rbegin(), record.moves.rend(), is_own);
  const auto number = static_cast<std::size_t>(record.moves.rend() - last) - 1;
  for (std::size_t i = steps.size(); last != record.moves.rend() && i-- > 0;)
    if (steps[i].move_number == number) return droppable(i) ? static_cast<int>(i) : -1;
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
  for (std::size_t c = 0; c < heard.size(); ++c) {
    changed.heard[c] = std::min(heard[c], first.events_before);
    changed.record.claims[c].after = std::min(record.claims[c].after, first.move_number);
  }
  for (std::size_t n = first.move_number + 1; n < record.moves.size(); ++n) {
    const Move& m = record.moves[n];
    if (!awaits(changed.state, m.who) || game->why_not(*rules, changed.state, m.who, m.action)) return false;
    changed.perform(m.who, m.action);
    if (awaits(changed.state, Seat::chance)) return false;
  }
  *this = std::move(changed);
  return true;
}

}  // namespace prowl
