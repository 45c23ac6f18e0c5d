#include "games/nostromo/bot/basic.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

#include "ai/choose.hpp"
#include "ai/plain.hpp"
#include "games/nostromo/bot/appeal.hpp"

namespace prowl::nostromo {

namespace {

template <class Weight>
std::vector<int> weigh(const ActionList& options, Weight weight) {
  std::vector<int> out;
  for (const Action& a : options) out.push_back(weight(a));
  return out;
}

class NostromoBasic final : public ai::Plain {
 public:
  Action decide(const View& v, Rng& rng, const std::stop_token& = {}) override {
    assert(!v.options.empty());
    const NostromoFacts f(v);
    if (const auto by = rooms(v, f); !by.empty())
      return v.options[static_cast<std::size_t>(ai::draw_weighted(by, rng))];
    if (offers(v, verbs::confirm)) return swap_or_confirm(v, f, rng);
    if (offers(v, verbs::decline)) return dodge(v, f);
    if (offers(v, verbs::vote)) return agree(v, f);
    if (offers(v, verbs::pass)) return react(v, f);
    return v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))];
  }
  Thought think(const View& v, Rng& rng, const std::stop_token& stop) override {
    const auto by = rooms(v, NostromoFacts(v));
    return by.empty() ? Plain::think(v, rng, stop) : ai::drawn_by(v.options, by);
  }

 private:
  // Where a choice is one of rooms: what each option is drawn by.
  static std::vector<int> rooms(const View& v, const NostromoFacts& f) {
    return offers(v, verbs::visit) ? hunt(v, f) : offers(v, verbs::place) ? place(v, f) : std::vector<int>();
  }
  static bool offers(const View& v, Verb verb) {
    return std::any_of(v.options.begin(), v.options.end(), [&](const Action& a) { return a.verb == verb; });
  }
  static std::optional<Action> find(const View& v, Verb verb, Kind k) {
    for (const Action& a : v.options)
      if (a.verb == verb && a.a == index(k)) return a;
    return std::nullopt;
  }
  std::optional<Action> playable(const View& v, Kind card) const { return find(v, verbs::play, card); }
  Action pass(const View& v) const {
    for (const Action& a : v.options)
      if (a.verb == verbs::pass) return a;
    return v.options.front();
  }

  static std::vector<int> hunt(const View& v, const NostromoFacts& f) {
    return weigh(v.options, [&](const Action& a) {
      if (a.verb != verbs::visit) return 0;
      const Zone room = zone(a.a);
      const int backs = f.backs(room);
      const int appeal = backs == 0 ? 1 : 6 * backs + lure(f, room);
      return appeal * appeal;
    });
  }

  static std::vector<int> place(const View& v, const NostromoFacts& f) {
    return weigh(v.options, [&](const Action& a) {
      if (a.verb != verbs::place) return 0;
      const Zone room = zone(a.b);
      const Placing mine{f.together_this_turn(), f.people(room), f.decoys(room)};
      return is_character(kind(a.a)) ? person_weight(f, room, mine) : decoy_weight(f, room, mine);
    });
  }

  // One spare card goes on offer to everybody; the rest of the decision is to be done.
  Action swap_or_confirm(const View& v, const NostromoFacts& f, Rng& rng) const {
    ActionList spare;
    for (const Action& a : v.options)
      if (a.verb == verbs::offer && (f.android() || f.holds(kind(a.a)) > 1)) spare.push_back(a);
    if (!spare.empty() && rng.below(3) > 0)
      return spare[static_cast<std::size_t>(rng.below(static_cast<int>(spare.size())))];
    return *std::find_if(v.options.begin(), v.options.end(), [&](const Action& a) { return a.verb == verbs::confirm; });
  }

  Action dodge(const View& v, const NostromoFacts& f) const {
    const auto hide = playable(v, kinds::hide), vents = playable(v, kinds::vents);
    const bool drag = f.android() && !f.two_players();
    if (hide && vents) return drag || f.holds(kinds::vents) > f.holds(kinds::hide) ? *vents : *hide;
    if (hide) return *hide;
    if (vents) return *vents;
    if (const auto draw = playable(v, kinds::draw); draw && f.cards_left() > 2) return *draw;
    for (const Action& a : v.options)
      if (a.verb == verbs::decline) return a;
    return v.options.front();
  }

  // Everybody points at the candidate with the fullest hand, so that agreement is the rule.
  Action agree(const View& v, const NostromoFacts& f) const {
    const Action* best = nullptr;
    for (const Action& a : v.options) {
      if (a.verb != verbs::vote) continue;
      if (best == nullptr || f.hand_size(seat(a.b)) > f.hand_size(seat(best->b))) best = &a;
    }
    return *best;
  }

  Action react(const View& v, const NostromoFacts& f) const {
    if (const auto draw = playable(v, kinds::draw); draw && wants_cards(f)) return *draw;
    if (const auto locks = playable(v, kinds::airlocks); locks && f.holds(kinds::airlocks) > 1) return *locks;
    if (f.holds(kinds::reorganise) > 1 || (f.android() && f.holds(kinds::reorganise) > 0))
      for (const Kind object : {kinds::flamethrower, kinds::detector})
        if (const auto take = find(v, verbs::reorganise_take, object)) return *take;
    return pass(v);
  }

  // An android burns the deck; a crew member draws with a spare card, or early, while the clock allows.
  bool wants_cards(const NostromoFacts& f) const {
    if (f.android()) return true;
    if (f.cards_left() < 12) return false;
    return f.holds(kinds::draw) > 1 || f.my_kinds() <= 2;
  }
};

}  // namespace

std::unique_ptr<Bot> make_basic(const Game&, const RuleSet&) { return std::make_unique<NostromoBasic>(); }

}  // namespace prowl::nostromo
