#include <bit>

#include "games/fate/rules/fate.hpp"
#include "games/fate/rules/legal/refuse.hpp"

namespace prowl::fate {

namespace {

struct Lister {
  const Data& d;
  const State& s;
  ActionList& out;

  void add(Verb v, int a = 0, int b = 0) const {
    out.push_back({v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0});
  }
  void add_if(Rule rule, Verb v, int a = 0, int b = 0) const {
    if (rule == Rule::ok) add(v, a, b);
  }
  int me() const { return active_crew(s); }
  Zone here() const { return crew_at(s, me()); }

  template <class Use>
  void each_space(unsigned mask, Use use) const {
    for (; mask != 0; mask &= mask - 1) use(std::countr_zero(mask));
  }
  unsigned links(Zone z) const { return d.board.links[static_cast<std::size_t>(index(z))]; }

  /// Mask of the portable kinds in a zone.
  unsigned things(Zone z) const {
    unsigned m = 0;
    for (const int slot : slots(s, z))
      if (const Kind k = piece(s, slot).kind; is_portable(k)) m |= 1U << static_cast<unsigned>(index(k));
    return m;
  }
  void amounts(Verb v, int most) const {
    for (int n = 1; n <= most; ++n) add(v, n);
  }

  void choose() const {
    for (int crew = 0; crew < kCrew; ++crew)
      if (!is_aboard(s, crew)) add(verbs::choose, index(crew_kind(crew)));
  }

  void act() const {
    add(verbs::pass);
    craft();
    if (get(s, R::actions) == 0) return;
    each_space(links(here()), [&](int z) { add(verbs::move, z); });
    each_space(things(here()), [&](int k) { add_if(check_pick_up(d, s, kind(k)), verbs::pick_up, k); });
    amounts(verbs::pick_up_scrap, scrap_in(s, here()));
    each_space(things(bag_of(me())), [&](int k) { add(verbs::drop, k); });
    amounts(verbs::drop_scrap, scrap_of(s, me()));
    each_crew(s, [&](int crew) { add_if(check_trade(s, crew), verbs::trade, index(crew_kind(crew))); });
    use();
    ability();
  }

  void craft() const {
    for (int i = 0; i < kItems; ++i) add_if(check_craft(d, s, item_kind(i)), verbs::craft, index(item_kind(i)));
  }

  void use() const {
    const unsigned bag = things(bag_of(me()));
    const auto has = [&](Kind k) { return ((bag >> index(k)) & 1U) != 0; };
    if (has(kinds::motion_tracker))
      for (int z = 1; z <= kRooms; ++z) add_if(check_track(d, s, zone(z)), verbs::track, z);
    if (has(kinds::grapple_gun))
      for (int z = 1; z <= kSpaces; ++z) add_if(check_grapple(d, s, zone(z)), verbs::grapple, z);
    if (has(kinds::incinerator)) add_if(check_incinerate(d, s), verbs::incinerate);
    if (has(kinds::coolant)) add_if(check_swap_coolant(s), verbs::swap_coolant);
  }

  void ability() const {
    if (check_ability(d, s, Ability::send) == Rule::ok)
      each_crew(s, [&](int crew) {
        if (crew != me())
          each_space(links(crew_at(s, crew)), [&](int z) { add(verbs::send, index(crew_kind(crew)), z); });
      });
    add_if(check_ability(d, s, Ability::look), verbs::look);
    add_if(check_salvage(d, s), verbs::salvage);
    add_if(check_scout(d, s), verbs::scout);
  }

  void trade() const {
    add_if(check_done(d, s), verbs::done);
    const int partner = top_frame(s).a;
    each_space(things(bag_of(me())), [&](int k) { add_if(check_give(s, kind(k)), verbs::give, k); });
    each_space(things(bag_of(partner)), [&](int k) { add_if(check_take(d, s, kind(k)), verbs::take, k); });
    if (check_give_scrap(s, 1) != Rule::scrap_once) {
      amounts(verbs::give_scrap, scrap_of(s, me()));
      amounts(verbs::take_scrap, scrap_of(s, partner));
    }
  }

  void walk() const {
    const bool ash = step_of(s) == Step::ash_walk;
    const Zone from = ash ? ash_at(s) : alien_at(s);
    if (asks_route(s))
      each_space(next_spaces(d, from, zone(top_frame(s).b)), [&](int z) { add(verbs::route, z); });
    else
      each_space(nearest(d, from, ash ? ash_goals(s) : crew_spaces(s)), [&](int z) { add(verbs::target, z); });
  }

  void flee() const {
    each_crew(s, [&](int crew) {
      if (!has_bit(s, R::fleeing, crew)) return;
      for (const FleePath& p : flees_from(d, crew_at(s, crew)))
        add(verbs::flee, index(crew_kind(crew)), index(p.spaces[2]));
    });
  }

  void each_crew_if(Verb v, Rule (*rule)(const State&, int)) const {
    each_crew(s, [&](int crew) { add_if(rule(s, crew), v, index(crew_kind(crew))); });
  }

  void toll() const {
    add(verbs::discard_scrap, index(crew_kind(top_frame(s).b)));
    add(verbs::lose_morale, index(crew_kind(top_frame(s).b)));
  }

  void table() const {
    switch (step_of(s)) {
      case Step::alien_walk:
      case Step::ash_walk: return walk();
      case Step::encounter: add(verbs::pass); return each_crew_if(verbs::use_prod, check_prod);
      case Step::flee: return flee();
      case Step::ash_toll: return toll();
      case Step::ash_meet: return each_crew_if(verbs::spend_coolant, check_spend_coolant);
      case Step::ash_push:
        for (const FleePath& p : flees_from(d, ash_at(s))) add(verbs::push, index(p.spaces[2]));
        return;
      case Step::leave_out:
        for (int z = 1; z <= kRooms; ++z) add_if(check_leave_out(s, zone(z)), verbs::leave_out, z);
        return;
      default: return;
    }
  }
};

}  // namespace

void options(const Data& d, const State& s, Seat who, ActionList& out) {
  out.clear();
  if (who == Seat::chance || !awaits(s, who)) return;
  const Lister list{d, s, out};
  if (who == Seat::table) return list.table();
  switch (step_of(s)) {
    case Step::crew: return list.choose();
    case Step::act: return list.act();
    case Step::trade: return list.trade();
    case Step::look: list.add(verbs::keep); return list.add(verbs::discard);
    case Step::scout: list.add(verbs::keep); return list.add(verbs::bottom);
    default: return;
  }
}

}  // namespace prowl::fate
