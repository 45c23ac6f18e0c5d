#include "games/nostromo/bot/basic.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "ai/choose.hpp"

namespace prowl::ai {

namespace {

template <class Weight>
const Action& draw_one(const ActionList& options, Rng& rng, Weight weight) {
  std::vector<int> weights;
  for (const Action& a : options) weights.push_back(weight(a));
  return options[static_cast<std::size_t>(draw_weighted(weights, rng))];
}

class NostromoBasic final : public Bot {
 public:
  explicit NostromoBasic(const RuleSet& rules) : w_(rules.catalogue) {}

  Action decide(const View& v, Rng& rng) override {
    assert(!v.options.empty());
    const NostromoFacts f(w_, v);
    if (offers(v, w_.visit)) return hunt(v, f, rng);
    if (offers(v, w_.place)) return place(v, f, rng);
    if (offers(v, w_.confirm)) return swap_or_confirm(v, f, rng);
    if (offers(v, w_.decline)) return dodge(v, f);
    if (offers(v, w_.vote)) return agree(v, f);
    if (offers(v, w_.pass)) return react(v, f);
    return v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))];
  }

 private:
  static bool offers(const View& v, Verb verb) {
    return std::any_of(v.options.begin(), v.options.end(), [&](const Action& a) { return a.verb == verb; });
  }
  static std::optional<Action> find(const View& v, Verb verb, Kind k) {
    for (const Action& a : v.options)
      if (a.verb == verb && a.a == index(k)) return a;
    return std::nullopt;
  }
  std::optional<Action> playable(const View& v, Kind card) const { return find(v, w_.play, card); }
  Action pass(const View& v) const {
    for (const Action& a : v.options)
      if (a.verb == w_.pass) return a;
    return v.options.front();
  }

  // What a room is worth to someone who stands there at the end, and so to the Alien who looks for them.
  int lure(const NostromoFacts& f, Zone room) const {
    int n = 0;
    if (room == w_.hangar && f.escape_threat()) n += 12;
    if (room == w_.lair) n += 2 * f.eggs();
    if (room == w_.computer) n += 3;
    if (f.lies_in(w_.flamethrower, room)) n += 6;
    if (f.lies_in(w_.detector, room)) n += 4;
    return n;
  }

  Action hunt(const View& v, const NostromoFacts& f, Rng& rng) const {
    return draw_one(v.options, rng, [&](const Action& a) {
      if (a.verb != w_.visit) return 0;
      const Zone room = zone(a.a);
      const int backs = f.backs(room);
      const int appeal = backs == 0 ? 1 : 6 * backs + lure(f, room);
      return appeal * appeal;
    });
  }

  Action place(const View& v, const NostromoFacts& f, Rng& rng) const {
    return draw_one(v.options, rng, [&](const Action& a) {
      if (a.verb != w_.place) return 0;
      const bool person = w_.catalogue->kinds[static_cast<std::size_t>(a.a)].group == "character";
      return person ? person_weight(f, zone(a.b)) : decoy_weight(f, zone(a.b));
    });
  }

  int person_weight(const NostromoFacts& f, Zone room) const {
    const bool safe = f.i_hold(w_.flamethrower) || f.i_hold(w_.detector);
    int n = 10 + (f.out_of_reach(room) ? 15 : 0);
    if (room == w_.computer) n += 6;
    if (f.lies_in(w_.flamethrower, room)) n += 8;
    if (f.lies_in(w_.detector, room)) n += 5;
    if (room == w_.lair && !f.android()) n += 2 * f.eggs() * (f.i_hold(w_.flamethrower) ? 4 : 1);
    if (room == w_.hangar && !f.android() && f.my_kinds() == 5)
      n += f.out_of_reach(room) || f.i_hold(w_.flamethrower) ? 400 : 40;
    if (room == w_.hangar && f.my_kinds() < 5) n -= 4;
    // Several people spread out behind a heap of decoys, and sometimes the other way round.
    n += f.together_this_turn() ? 40 * f.planned(room, "character")
                                : -9 * f.planned(room, "character") - 4 * f.planned(room, "decoy");
    return std::max(1, safe ? n + lure(f, room) : n);
  }

  int decoy_weight(const NostromoFacts& f, Zone room) const {
    return 8 + 2 * lure(f, room) + (f.together_this_turn() ? 0 : 40 * f.planned(room, "decoy"));
  }

  // One spare card goes on offer to everybody; the rest of the decision is to be done.
  Action swap_or_confirm(const View& v, const NostromoFacts& f, Rng& rng) const {
    ActionList spare;
    for (const Action& a : v.options)
      if (a.verb == w_.offer && (f.android() || f.holds(kind(a.a)) > 1)) spare.push_back(a);
    if (!spare.empty() && rng.below(3) > 0)
      return spare[static_cast<std::size_t>(rng.below(static_cast<int>(spare.size())))];
    return *std::find_if(v.options.begin(), v.options.end(), [&](const Action& a) { return a.verb == w_.confirm; });
  }

  Action dodge(const View& v, const NostromoFacts& f) const {
    const auto hide = playable(v, w_.hide), vents = playable(v, w_.vents);
    const bool drag = f.android() && !f.two_players();
    if (hide && vents) return drag || f.holds(w_.vents) > f.holds(w_.hide) ? *vents : *hide;
    if (hide) return *hide;
    if (vents) return *vents;
    if (const auto draw = playable(v, w_.draw); draw && f.cards_left() > 2) return *draw;
    for (const Action& a : v.options)
      if (a.verb == w_.decline) return a;
    return v.options.front();
  }

  // Everybody points at the candidate with the fullest hand, so that agreement is the rule.
  Action agree(const View& v, const NostromoFacts& f) const {
    const Action* best = nullptr;
    for (const Action& a : v.options) {
      if (a.verb != w_.vote) continue;
      if (best == nullptr || f.hand_size(seat(a.b)) > f.hand_size(seat(best->b))) best = &a;
    }
    return *best;
  }

  Action react(const View& v, const NostromoFacts& f) const {
    if (const auto draw = playable(v, w_.draw); draw && wants_cards(f)) return *draw;
    if (const auto locks = playable(v, w_.airlocks); locks && f.holds(w_.airlocks) > 1) return *locks;
    if (f.holds(w_.reorganise) > 1 || (f.android() && f.holds(w_.reorganise) > 0))
      for (const Kind object : {w_.flamethrower, w_.detector})
        if (const auto take = find(v, w_.take, object)) return *take;
    return pass(v);
  }

  // An android burns the deck; a crew member draws with a spare card, or early, while the clock allows.
  bool wants_cards(const NostromoFacts& f) const {
    if (f.android()) return true;
    if (f.cards_left() < 12) return false;
    return f.holds(w_.draw) > 1 || f.my_kinds() <= 2;
  }

  NostromoWords w_;
};

}  // namespace

}  // namespace prowl::ai

namespace prowl::nostromo {

std::unique_ptr<Bot> make_basic(const Game&, const RuleSet& rules) {
  return std::make_unique<ai::NostromoBasic>(rules);
}

}  // namespace prowl::nostromo
