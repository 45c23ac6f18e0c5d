#include "prowl/match/replay.hpp"

#include <cassert>

#include "match/match_impl.hpp"

namespace prowl {
namespace {

constexpr std::size_t kEvery = 16;

class Count final : public EventSink {
 public:
  Count(std::vector<std::size_t>& out, std::size_t moves) : out_(out), moves_(moves) {}
  void emit(const Event&) override { out_.push_back(moves_); }

 private:
  std::vector<std::size_t>& out_;
  std::size_t moves_;
};

}  // namespace

Replay::Replay(Match match) : match_(std::move(match)), over_(match_.outcome().over), state_(match_.impl_->initial) {
  const Match::Impl& m = *match_.impl_;
  State s = m.initial;
  for (std::size_t i = 0; i < m.record.moves.size(); ++i) {
    if (i % kEvery == 0) keyframes_.push_back(s);
    Count sink(moves_of_, i + 1);
    m.game->apply(*m.rules, s, m.record.moves[i].who, m.record.moves[i].action, sink);
  }
  if (keyframes_.empty()) keyframes_.push_back(s);
}

void Replay::go_to(std::size_t moves) {
  assert(moves <= length());
  const Match::Impl& m = *match_.impl_;
  const std::size_t frame = std::min(moves / kEvery, keyframes_.size() - 1);
  if (moves < at_ || frame * kEvery > at_) {
    state_ = keyframes_[frame];
    at_ = frame * kEvery;
  }
  NullSink nobody;
  for (; at_ < moves; ++at_)
    m.game->apply(*m.rules, state_, m.record.moves[at_].who, m.record.moves[at_].action, nobody);
}

std::vector<Replay::Told> Replay::history(Eyes eyes) const {
  const Match::Impl& m = *match_.impl_;
  eyes = allowed(eyes);
  std::vector<Told> out;
  m.tell(
      [&](const Event& e, std::size_t i) {
        if (eyes.all)
          out.push_back({e, moves_of_[i]});
        else if (may_notice(e, eyes.seat))
          out.push_back({redact(m.rules->catalogue, e, eyes.seat), moves_of_[i]});
      },
      [&](const Event& e, const Claim& c) {
        out.push_back({e, c.after});
      });
  return out;
}

View Replay::view(Eyes eyes) const {
  const Match::Impl& m = *match_.impl_;
  eyes = allowed(eyes);
  View v = make_view(*m.game, *m.rules, state_, eyes.seat);
  if (eyes.all) {
    v.masked = canonical(m.rules->catalogue, state_);
    v.options.clear();
  }
  for (const Told& t : history(eyes))
    if (t.moves <= at_) v.events.push_back(t.event);
  return v;
}

Waiting Replay::waiting() const { return static_cast<Waiting>(state_.waiting & (kWaitChance - 1)); }
Prompt Replay::prompt() const { return match_.game().prompt(match_.rules(), state_); }
Outcome Replay::outcome() const { return match_.game().outcome(match_.rules(), state_); }

}  // namespace prowl
