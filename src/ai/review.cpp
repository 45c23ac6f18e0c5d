#include "prowl/ai/review.hpp"

#include <algorithm>
#include <map>

#include "ai/playout.hpp"

namespace prowl {
namespace {

constexpr int kWorlds = 240;
// More moves than people need to hide.
constexpr int kMostMoves = 200;

const ai::Chase* chase_of(const Game& game) {
  const ai::Mind* mind = ai::mind_of(game.id);
  return mind == nullptr ? nullptr : mind->chase;
}

// Plays on until all have hidden, as people usually do.
std::vector<ai::Hiding> hide(const ai::Playout& playout, State& world, Rng& rng) {
  const ai::Mind& mind = playout.mind();
  const int turn = mind.turn(world);
  auto found = mind.chase->hiding(world);
  for (int i = 0; found.empty() && i < kMostMoves && world.waiting != 0 && mind.turn(world) == turn; ++i) {
    playout.step(world, rng);
    found = mind.chase->hiding(world);
  }
  return found;
}

void add(std::vector<Belief::Share>& to, Zone z, double weight) {
  const auto at = std::find_if(to.begin(), to.end(), [&](const Belief::Share& s) { return s.zone == z; });
  if (at == to.end())
    to.push_back({z, weight});
  else
    at->share += weight;
}

void finish(std::vector<Belief::Share>& shares, double all) {
  for (Belief::Share& s : shares) s.share /= all;
  std::stable_sort(shares.begin(), shares.end(), [](const auto& a, const auto& b) { return a.share > b.share; });
}

void count(Belief& b, const std::vector<ai::Hiding>& found, double weight) {
  std::vector<ai::Hiding> seen;
  for (const ai::Hiding& h : found) {
    auto at = std::find_if(b.people.begin(), b.people.end(), [&](const auto& p) { return p.who == h.who; });
    if (at == b.people.end()) at = b.people.insert(b.people.end(), {h.who, {}});
    if (std::find(seen.begin(), seen.end(), h) != seen.end()) continue;
    if (std::none_of(seen.begin(), seen.end(), [&](const ai::Hiding& o) { return o.where == h.where; }))
      add(b.somebody, h.where, weight);
    add(at->places, h.where, weight);
    seen.push_back(h);
  }
}

}  // namespace

double share_of(const std::vector<Belief::Share>& shares, Zone z) {
  const auto at = std::find_if(shares.begin(), shares.end(), [&](const Belief::Share& s) { return s.zone == z; });
  return at == shares.end() ? 0 : at->share;
}

View fitting_hunter(const Game& game, const RuleSet& rules, const View& open, Rng& rng) {
  const Seat hunter = chase_of(game)->hunter(open.masked);
  return open.seat == hunter ? open : make_view(game, rules, imagine_state(game, rules, open, rng), hunter);
}

std::optional<Belief> believe(const Game& game, const RuleSet& rules, const View& open, Rng& rng) {
  const ai::Mind* mind = ai::mind_of(game.id);
  if (chase_of(game) == nullptr || open.masked.waiting == 0) return std::nullopt;
  const ai::Playout playout(game, rules, *mind);
  const View eyes = fitting_hunter(game, rules, open, rng);
  Belief b;
  double all = 0;
  for (int w = 0; w < kWorlds; ++w) {
    State world = imagine_state(game, rules, eyes, rng);
    const bool hidden = !mind->chase->hiding(world).empty();
    const double weight = hidden && mind->plausible != nullptr ? mind->plausible(rules, eyes, world) : 1;
    const auto found = hide(playout, world, rng);
    if (found.empty() || weight <= 0) continue;
    count(b, found, weight);
    all += weight;
    ++b.worlds;
  }
  if (b.worlds == 0) return std::nullopt;
  finish(b.somebody, all);
  for (Belief::Person& p : b.people) finish(p.places, all);
  return b;
}

struct Reviewer::Impl {
  const Game& game;
  const RuleSet& rules;
  const ai::Mind* mind;
  Seat me;
  std::vector<TurnReview> turns{};
  std::size_t events = 0;
  bool hunted = false;  // all had hidden in this turn

  bool all_hidden(const View& open) const {
    Rng rng(0);
    return !mind->chase->hiding(imagine_state(game, rules, open, rng)).empty();
  }
  void begin(const View& open, const View& own, std::size_t at);
  void look(const View& open);
};

// As if it had chosen evenly: each place where it could have been is as likely as the others.
void Reviewer::Impl::begin(const View& open, const View& own, std::size_t at) {
  Rng rng(at);
  auto belief = believe(game, rules, open, rng);
  if (!belief) return;
  TurnReview t;
  t.turn = mind->turn(open.masked);
  t.at = at;
  t.open = open;
  t.belief = std::move(*belief);
  // What it can't see of the others is left out or made up; it knows its own.
  for (const ai::Hiding& h : mind->chase->hiding(imagine_state(game, rules, own, rng)))
    if (h.who == me) t.hid.push_back(h.where);
  const auto mine = std::find_if(t.belief.people.begin(), t.belief.people.end(),
                                 [&](const auto& p) { return p.who == me; });
  if (!t.hid.empty() && mine != t.belief.people.end()) {
    const auto pieces = static_cast<double>(t.hid.size());
    for (const Zone z : t.hid) t.expected += share_of(mine->places, z) / pieces;
    t.even = pieces / static_cast<double>(std::max<std::size_t>(mine->places.size(), 1));
  }
  turns.push_back(std::move(t));
  hunted = true;
}

void Reviewer::Impl::look(const View& open) {
  for (; events < open.events.size(); ++events)
    if (const auto z = mind->chase->looks(open.events[events]); z && hunted) turns.back().looked.push_back(*z);
}

Reviewer::Reviewer(const Game& game, const RuleSet& rules, Seat me)
    : impl_(new Impl{game, rules, ai::mind_of(game.id), me}) {}
Reviewer::~Reviewer() = default;
Reviewer::Reviewer(Reviewer&&) noexcept = default;

void Reviewer::see(const View& open, const View& own, std::size_t at) {
  Impl& i = *impl_;
  if (i.mind == nullptr || i.mind->chase == nullptr) return;
  if (i.hunted && i.mind->turn(open.masked) != i.turns.back().turn) i.hunted = false;
  if (i.hunted) return i.look(open);
  i.events = open.events.size();
  const bool again = !i.turns.empty() && i.turns.back().turn == i.mind->turn(open.masked);
  if (!again && open.masked.waiting != 0 && i.all_hidden(open)) i.begin(open, own, at);
}

std::vector<TurnReview> Reviewer::turns() const {
  std::vector<TurnReview> out;
  for (const TurnReview& t : impl_->turns)
    if (!t.looked.empty()) out.push_back(t);
  return out;
}

}  // namespace prowl
