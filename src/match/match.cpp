#include "prowl/match/match.hpp"

#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "match/match_impl.hpp"
#include "match/record_text.hpp"
#include "prowl/core/notation.hpp"

namespace prowl {
namespace {

constexpr Waiting kWaitPeople = kWaitChance - 1;

Result<void> check_hash(const ParsedRecord& saved, std::size_t i, std::uint64_t hash) {
  if (saved.hashes[i].second == hash) return {};
  if (saved.sealed)
    return fail(ErrorCode::bad_save, line_place(saved.where, saved.hash_lines[i]),
                say("After {} moves the replay differs from what was saved.", saved.hashes[i].first));
  return fail(ErrorCode::bad_save, line_place(saved.where, saved.hash_lines[i]),
              say("After {} moves the replay differs from what was saved: hash {} here, {} there.",
                  saved.hashes[i].first, hex(hash), hex(saved.hashes[i].second)));
}

// The game's own reason where it has one.
Refusal why_illegal(const Game& game, const RuleSet& rules, const State& state, const Move& move) {
  constexpr Refusal kNotAsked{.rule = "not_asked", .paragraph = {}, .operands = {}};
  if (move.who == Seat::chance) return kNotAsked;
  if (const Refusal no = game.why_not(rules, state, move.who, move.action)) return no;
  return awaits(state, move.who) ? Refusal{} : kNotAsked;
}

}  // namespace

Match::Match(std::shared_ptr<Impl> impl) : impl_(std::move(impl)) {}

Result<Match> Match::start(const Game& game, std::shared_ptr<const RuleSet> rules, Options options,
                           std::vector<SeatInfo> seats, std::uint64_t seed) {
  auto state = game.setup(*rules, options, static_cast<int>(seats.size()));
  if (!state) return tl::unexpected(state.error());
  return at_table(game, std::move(rules), std::move(options), std::move(seats), *state, seed);
}

Match Match::at_table(const Game& game, std::shared_ptr<const RuleSet> rules, Options options,
                      std::vector<SeatInfo> seats, const State& table, std::uint64_t seed) {
  Record record{std::string(game.id), rules->hash, std::move(options), std::move(seats), seed, {}, {}};
  auto impl = Impl::begin(game, std::move(rules), std::move(record), table);
  impl->settle();
  return Match(std::move(impl));
}

namespace {

// Of a sealed match nobody is told what the move was.
Result<void> check_move(const Game& game, const RuleSet& rules, const State& state, const Move& move, bool sealed) {
  if (move.who == Seat::chance) {
    if (awaits(state, Seat::chance) && chance_fits(state, move.action)) return {};
    return fail(ErrorCode::bad_save, {},
                sealed ? "This move is not legal here." : "This draw is not what is awaited here.");
  }
  const Refusal no = why_illegal(game, rules, state, move);
  if (!no) return {};
  if (sealed) return fail(ErrorCode::bad_save, {}, "This move is not legal here.");
  return fail(ErrorCode::bad_save, {},
              say("`{}` is not legal here ({}).", to_notation(rules.catalogue, move.who, move.action), no.rule));
}

// What is wrong with an option, at the line that sets it; a way into its value stays with the words.
Error option_error(const ParsedRecord& saved, std::string_view file, const Error& e) {
  const std::string name = e.place.substr(0, e.place.find_first_of("/:#"));
  const auto line = saved.option_lines.find(name);
  std::string place = line == saved.option_lines.end() ? std::string(file) : line_place(file, line->second);
  if (name == e.place) return placed(std::move(place), coded(ErrorCode::bad_save, e));
  return make_error(ErrorCode::bad_save, std::move(place), to_text(e));
}

}  // namespace

Result<std::shared_ptr<Match::Impl>> Match::Impl::replayed(const Game& game, std::shared_ptr<const RuleSet> rules,
                                                           ParsedRecord saved, std::string_view file) {
  auto state = game.setup(*rules, saved.record.options, static_cast<int>(saved.record.seats.size()));
  if (!state) return tl::unexpected(option_error(saved, file, state.error()));
  const auto moves = std::exchange(saved.record.moves, {});
  auto impl = begin(game, std::move(rules), std::move(saved.record), *state);
  std::size_t next_hash = 0;
  impl->hear(0);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (auto ok = check_move(game, *impl->rules, impl->state, moves[i], saved.sealed); !ok)
      return tl::unexpected(placed(line_place(saved.where, saved.move_lines[i]), ok.error()));
    impl->perform(moves[i].who, moves[i].action);
    impl->hear(i + 1);
    while (next_hash < saved.hashes.size() && saved.hashes[next_hash].first == i + 1)
      if (auto ok = check_hash(saved, next_hash++, impl->hashes.back()); !ok) return tl::unexpected(ok.error());
  }
  impl->settle();
  return impl;
}

Result<Match> Match::load(const Game& game, std::shared_ptr<const RuleSet> rules, std::string_view text,
                          std::string_view file) {
  std::optional<Error> other_rules;
  auto saved = read_moves(text, file, *rules, other_rules);
  if (!saved) return tl::unexpected(saved.error());
  saved->record.rules_hash = rules->hash;
  auto impl = Impl::replayed(game, std::move(rules), std::move(*saved), file);
  if (!impl) return tl::unexpected(other_rules.value_or(impl.error()));
  return Match(std::move(*impl));
}

std::string Match::save() const {
  return write_record(impl_->record, impl_->rules->catalogue, impl_->hashes, !outcome().over);
}

const Game& Match::game() const { return *impl_->game; }
const RuleSet& Match::rules() const { return *impl_->rules; }
const std::vector<SeatInfo>& Match::seats() const { return impl_->record.seats; }
const Options& Match::options() const { return impl_->record.options; }
std::size_t Match::length() const { return impl_->record.moves.size(); }
const Record& Match::record() const { return impl_->record; }

View Match::view(Seat seat) const {
  View v = make_view(*impl_->game, *impl_->rules, impl_->state, seat);
  v.events = impl_->noticed(seat);
  return v;
}

Waiting Match::waiting() const { return impl_->state.waiting & kWaitPeople; }
Prompt Match::prompt() const { return impl_->game->prompt(*impl_->rules, impl_->state); }
Outcome Match::outcome() const { return impl_->game->outcome(*impl_->rules, impl_->state); }

std::vector<ScoreLine> Match::score(Seat seat) const {
  assert(outcome().round_over);
  return impl_->game->score(*impl_->rules, impl_->state, seat);
}

void Match::retrace(const std::function<void(const Match&, const Move*)>& show) const {
  const Match walk(impl_->opening());
  Impl& then = *walk.impl_;
  const auto& moves = impl_->record.moves;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    then.perform(moves[i].who, moves[i].action);
    then.hear(i + 1);
    if ((then.state.waiting & kWaitChance) == 0) show(walk, i + 1 < moves.size() ? &moves[i + 1] : nullptr);
  }
}

Match Match::back_to(std::size_t moves) const {
  assert(moves <= length());
  auto then = impl_->opening();
  for (std::size_t i = 0; i < moves; ++i) {
    then->perform(impl_->record.moves[i].who, impl_->record.moves[i].action);
    then->hear(i + 1);
  }
  then->record.claims.resize(then->heard.size());
  then->record.seed = mix(then->record.seed, moves);
  then->settle();
  return Match(std::move(then));
}

Refusal Match::why_not(Seat seat, const Action& action) const {
  return why_illegal(*impl_->game, *impl_->rules, impl_->state, {seat, action});
}

Refusal Match::submit(Seat seat, const Action& action, const Witness& witness) {
  if (const Refusal no = why_not(seat, action)) return no;
  impl_->perform(seat, action, witness);
  impl_->settle(witness);
  return {};
}

std::optional<Action> Match::can_take_back(Seat seat) const {
  const int i = impl_->takeable(seat);
  if (i < 0) return std::nullopt;
  return impl_->steps[static_cast<std::size_t>(i)].move.action;
}

bool Match::answered_in_secret(Seat seat) const {
  const int i = impl_->takeable(seat);
  return i >= 0 && impl_->is_secret(impl_->steps[static_cast<std::size_t>(i)]);
}

std::optional<Action> Match::take_back(Seat seat) {
  const auto action = can_take_back(seat);
  if (!action || !impl_->drop(static_cast<std::size_t>(impl_->takeable(seat)))) return std::nullopt;
  return action;
}

bool Match::retract(Seat seat, const Action& action) {
  const int i = impl_->retractable(seat, action);
  return i >= 0 && impl_->drop(static_cast<std::size_t>(i));
}

void Match::say(Seat who, Zone where) {
  assert(is_player(who) && where != Zone::none);
  impl_->record.claims.push_back({who, where, impl_->record.moves.size()});
  impl_->heard.push_back(impl_->events.size());
}

void Match::set_name(std::string_view name) { impl_->record.name = match_name(name); }

int Match::clock(Seat seat) const { return impl_->record.clocks[static_cast<std::size_t>(index(seat))]; }

void Match::set_clock(Seat seat, int ms) {
  assert(is_player(seat) && ms >= 0 && ms <= kMaxClock);
  impl_->record.clocks[static_cast<std::size_t>(index(seat))] = ms;
}

std::optional<AskMe> Match::ask_me(Seat seat) const {
  return impl_->record.asks[static_cast<std::size_t>(index(seat))];
}

void Match::set_ask_me(Seat seat, AskMe when) {
  assert(is_player(seat));
  impl_->record.asks[static_cast<std::size_t>(index(seat))] = when;
}

Result<void> Match::check(const nlohmann::json& expect) const {
  return impl_->game->check(*impl_->rules, impl_->state, expect);
}

std::uint64_t Match::truth_hash() const { return state_hash(impl_->rules->catalogue, impl_->state); }

}  // namespace prowl
