#include "prowl/ai/review.hpp"

#include <algorithm>
#include <map>

#include "ai/playout.hpp"

namespace prowl {
namespace {

constexpr int kWorlds = 240;
// More moves than people need to hide.
constexpr int kMostToHide = 200;

// Plays on until all have hidden, as people usually do; after a hunt that is in the next turn.
std::vector<ai::Hiding> hide(const ai::Playout& playout, State& world, Rng& rng) {
  const ai::Mind& mind = playout.mind();
  const int turn = mind.turn(world);
  auto found = mind.chase->hiding(world);
  for (int i = 0; found.empty() && i < kMostToHide && world.waiting != 0 && mind.turn(world) <= turn + 1; ++i) {
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

// The hunter's own, or that of a table which fits.
View hunters_view(const ai::Chase& chase, const Game& game, const RuleSet& rules, const View& open, Rng& rng) {
  const Seat hunter = chase.hunter(open.masked);
  return open.seat == hunter ? open : make_view(game, rules, imagine_state(game, rules, open, rng), hunter);
}

}  // namespace

double share_of(const std::vector<Belief::Share>& shares, Zone z) {
  const auto at = std::find_if(shares.begin(), shares.end(), [&](const Belief::Share& s) { return s.zone == z; });
  return at == shares.end() ? 0 : at->share;
}

bool somebody_hides(const Game& game) { return ai::chase_of(game) != nullptr; }

Seat hunter_of(const Game& game, const View& open) { return ai::chase_of(game)->hunter(open.masked); }

std::optional<View> hunters_choice(const Game& game, const RuleSet& rules, const View& open, Rng& rng) {
  if (!somebody_hides(game)) return std::nullopt;
  const ai::Mind& mind = *ai::mind_of(game.id);
  const ai::Playout playout(game, rules, mind);
  State world = imagine_state(game, rules, open, rng);
  const Seat hunter = mind.chase->hunter(world);
  const int turn = mind.turn(world);
  for (int i = 0; i < kMostToHide && world.waiting != 0 && mind.turn(world) == turn; ++i) {
    if (awaits(world, hunter))
      if (View v = make_view(game, rules, world, hunter); v.options.size() > 1 && mind.mixes(v)) return v;
    playout.step(world, rng);
  }
  return std::nullopt;
}

std::optional<Belief> believe(const Game& game, const RuleSet& rules, const View& open, Rng& rng) {
  const ai::Mind* mind = ai::mind_of(game.id);
  if (!somebody_hides(game) || open.masked.waiting == 0) return std::nullopt;
  const ai::Playout playout(game, rules, *mind);
  const View eyes = hunters_view(*mind->chase, game, rules, open, rng);
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

bool may_review(const Game& game, const View& open) {
  const ai::Mind* mind = ai::mind_of(game.id);
  if (mind == nullptr || mind->turn == nullptr) return false;
  if (mind->chase == nullptr) return mind->turn(open.masked) > 1;
  return std::any_of(open.events.begin(), open.events.end(),
                     [&](const Event& e) { return mind->chase->looks(e).has_value(); });
}

struct Reviewer::Impl {
  const Game& game;
  const RuleSet& rules;
  const ai::Mind* mind;
  Seat me;
  std::vector<TurnReview> turns{};
  std::size_t events = 0;

  bool hides() const { return mind->chase != nullptr; }
  bool all_hidden(const View& open) const {
    Rng rng(0);
    return !mind->chase->hiding(imagine_state(game, rules, open, rng)).empty();
  }
  void begin(const View& open, std::size_t at);
  void hide(const View& open, const View& own);
  void look(const View& open);
};

void Reviewer::Impl::begin(const View& open, std::size_t at) {
  TurnReview t;
  t.turn = mind->turn(open.masked);
  t.began = at;
  t.open = open;
  turns.push_back(std::move(t));
}

// As if it had chosen evenly: each place where it could have been is as likely as the others.
void Reviewer::Impl::hide(const View& open, const View& own) {
  TurnReview& t = turns.back();
  Rng rng(open.events.size());  // public, as the number of moves is not
  t.belief = believe(game, rules, open, rng);
  if (!t.belief) return;
  t.open = open;
  events = open.events.size();
  // What it can't see of the others is made up; it knows its own.
  for (const ai::Hiding& h : mind->chase->hiding(imagine_state(game, rules, own, rng)))
    if (h.who == me) t.hid.push_back(h.where);
  const auto mine = std::find_if(t.belief->people.begin(), t.belief->people.end(),
                                 [&](const auto& p) { return p.who == me; });
  if (t.hid.empty() || mine == t.belief->people.end()) return t.hid.clear();
  const auto pieces = static_cast<double>(t.hid.size());
  for (const Zone z : t.hid) t.expected += share_of(mine->places, z) / pieces;
  t.even = std::min(1.0, pieces / static_cast<double>(mine->places.size()));
}

void Reviewer::Impl::look(const View& open) {
  for (; events < open.events.size(); ++events)
    if (const auto z = mind->chase->looks(open.events[events])) turns.back().looked.push_back(*z);
}

Reviewer::Reviewer(const Game& game, const RuleSet& rules, Seat me)
    : impl_(new Impl{game, rules, ai::mind_of(game.id), me}) {}
Reviewer::~Reviewer() = default;

void Reviewer::see(const View& open, const View& own, std::size_t at, const Action* next) {
  Impl& i = *impl_;
  if (i.mind == nullptr) return;
  if (i.turns.empty() || i.turns.back().turn != i.mind->turn(open.masked)) i.begin(open, at);
  TurnReview& t = i.turns.back();
  if (next != nullptr && own.options.size() > 1) t.choices.push_back({own, *next, at});
  if (!i.hides() || open.masked.waiting == 0) return;
  if (t.belief)
    i.look(open);
  else if (i.all_hidden(open))
    i.hide(open, own);
}

std::vector<TurnReview> Reviewer::turns() const {
  std::vector<TurnReview> out;
  for (const TurnReview& t : impl_->turns)
    if (!t.looked.empty() || !t.choices.empty()) out.push_back(t);
  return out;
}

}  // namespace prowl
