#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

struct Lister {
  Check c;
  ActionList& out;

  const State& s() const { return c.s; }
  Seat who() const { return c.who; }
  void add(Verb v, int a = 0, int b = 0, int d = 0) const {
    out.push_back({v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(d)});
  }
  void add(Verb v, Kind k) const { add(v, index(k)); }
  void each_of(Verb v, Places set) const {
    each_place(set, [&](Kind place) { add(v, place); });
  }

  template <class Use>
  void pairs(Places set, Use use) const {
    each_place(set, [&](Kind a) { each_place(set & ~(2 * bit_of(a) - 1), [&](Kind b) { use(a, b); }); });
  }

  /// The card kinds of a hand, each once.
  template <class Use>
  void each_card(Use use) const {
    for (const int slot : slots(s(), is_creature(s(), who()) ? hand_of(who()) : survival_of(who()))) {
      const Kind k = piece(s(), slot).kind;
      if (is_card(k)) use(k);
    }
  }

  void choice() const {
    if (owed(s(), who()) != 0) return each_of(verbs::take, discard(s(), who()));
    const bool whole = flag(s(), kWhole);
    if (check_confirm(c) == Rule::ok) add(verbs::confirm);
    const Verb play = whole && required(s(), who()) == 1 ? verbs::lay : verbs::play;
    each_place(hand(s(), who()), [&](Kind place) {
      if (check_play(c, place) == Rule::ok) add(play, place);
    });
    if (check_resist(c) == Rule::ok) whole ? resist_whole() : add(verbs::resist);
    if (check_give_up(c) == Rule::ok) add(verbs::give_up);
  }

  void resist_whole() const {
    const Places from = discard(s(), who());
    if (size_of(from) == 1) return add(verbs::resist_one, lowest(from));
    pairs(from, [&](Kind a, Kind b) { add(verbs::resist_two, index(a), index(b)); });
  }

  void window(int phase) const {
    add(verbs::pass);
    add(verbs::stand_down);
    each_card([&](Kind card) {
      if (check_card(c, card, phase) == Rule::ok) add(verbs::announce, card);
    });
  }

  /// Where the token may go, by `part`.
  template <class Part>
  void places_for(Kind token, int width, Part part) const {
    if (width == 1)
      return each_place(planet(s()), [&](Kind place) {
        if (part(token, bit_of(place)) == Rule::ok) add(verbs::put, index(token), index(zone_of(place)));
      });
    each_place(planet(s()), [&](Kind a) {
      each_place(next_to(c.data, s(), a) & ~(2 * bit_of(a) - 1), [&](Kind b) {
        if (part(token, bit_of(a) | bit_of(b)) == Rule::ok)
          add(verbs::put_two, index(token), index(zone_of(a)), index(zone_of(b)));
      });
    });
  }

  template <class Use>
  void each_evolution(Use use) const {
    for (int left = awake(s()); left != 0; left &= left - 1)
      use(kind(index(kinds::first_evolution) + std::countr_zero(static_cast<unsigned>(left))));
  }

  void hunt() const {
    if (check_done(c) == Rule::ok) add(verbs::done);
    each_card([&](Kind card) {
      if (check_card(c, card, 2) == Rule::ok) add(verbs::announce, card);
    });
    each_evolution([&](Kind evolution) {
      if (check_invoke(c, evolution) == Rule::ok) add(verbs::invoke, evolution);
    });
    const int open = available_tokens(c.data, s());
    for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
      if ((open & token_bit(token)) != 0)
        places_for(token, token_width(c.data, s(), token), [&](Kind t, Places on) { return check_put(c, t, on); });
  }

  void put_token(const Frame& top) const {
    const Kind card = kind(top.b);
    decline();
    if (card == Kind::hidden)
      return places_for(kind(top.a), token_width(c.data, s(), kind(top.a)),
                        [&](Kind t, Places on) { return check_put_now(c, t, on); });
    for (const Kind token : {kinds::creature, kinds::target, kinds::artemia})
      places_for(token, 1, [&](Kind t, Places on) { return check_shift(c, card, t, on); });
  }

  void decline() const {
    if (may_pass_by(s())) add(verbs::decline);
  }

  void names(int left) const {
    if (top_frame(s()).pc != 0) add(verbs::done);
    decline();
    for (int i = 0; i < s().seats; ++i)
      if (check_name(c, left, seat(i)) == Rule::ok) add(verbs::name, i);
  }

  void moves(Seat prey) const {
    each_place(positions(s(), prey), [&](Kind from) {
      each_place(next_to(c.data, s(), from), [&](Kind to) {
        if (check_move(c, prey, from, to) == Rule::ok) add(verbs::move, index(zone_of(from)), index(zone_of(to)));
      });
    });
  }

  void swaps() const {
    each_place(played(s(), who()), [&](Kind away) {
      each_place(discard(s(), who()), [&](Kind in) {
        if (check_swap(c, away, in) == Rule::ok) add(verbs::swap, index(away), index(in));
      });
    });
  }

  void resolve(const Frame& top) const {
    if (top.pc == 2)
      return each_place(positions(s(), who()), [&](Kind place) { add(verbs::resolve, index(zone_of(place))); });
    const Places reach = reach_of(c.data, s());
    const Kind place = spot(s(), who(), top.b).place;
    if (check_rest(c, reach) == Rule::ok) add(verbs::rest);
    if (check_effective(c, place) == Rule::ok) {
      powers(reach);
      each_place(discard(s(), who()), [&](Kind mine) {
        if (check_take_back(c, place, mine) == Rule::ok) add(verbs::take_back, mine);
      });
    }
    if (has_city(s()) || flag(s(), kVariant)) city(place);
    if (!has_play_left(s(), who())) return;
    for (const Kind card : c.data.resolving_cards)
      if (check_resolving_card(c, card, place) == Rule::ok) add(verbs::announce, card);
  }

  void city(Kind place) const {
    if (check_fortify(c, place) == Rule::ok) add(verbs::fortify);
    if (check_rescue_place(c, place) == Rule::ok)
      for (const int slot : slots(s(), zones::survivors)) {
        const Kind survivor = piece(s(), slot).kind;
        add(verbs::rescue, survivor);
        if (check_replace(c, survivor) == Rule::ok) add(verbs::replace, survivor);
      }
    if (check_effective(c, place) != Rule::ok || !has_avatar(c.data, s(), who(), Trait::treat)) return;
    for (int i = 0; i < s().seats; ++i)
      if (check_treat(c, seat(i)) == Rule::ok) add(verbs::treat, i);
  }

  void powers(Places reach) const {
    each_place(reach, [&](Kind power) {
      if (check_power(c, power) != Rule::ok) return;
      if (power == kinds::rover) return each_of(verbs::gain, gainable(s(), who()));
      if (power == kinds::source || power == kinds::cache) return source(reach);
      if (is_whole(s(), power)) return whole(power);
      add(verbs::use, power);
    });
  }

  void source(Places reach) const {
    for (int i = 0; i < s().seats; ++i)
      if (check_use(c, reach, {verbs::heal, static_cast<std::int16_t>(i)}) == Rule::ok) add(verbs::heal, i);
    if (can_draw_survival(s())) add(verbs::draw);
  }

  void whole(Kind power) const {
    const Places from = discard(s(), who());
    if (from == 0) return add(verbs::use, power);
    if (power == kinds::jungle || size_of(from) == 1)
      return each_place(from, [&](Kind a) { add(verbs::use_one, index(power), index(a)); });
    pairs(from, [&](Kind a, Kind b) { add(verbs::use_two, index(power), index(a), index(b)); });
  }

  void recover(const Frame& top) const {
    Places from = discard(s(), who());
    decline();
    if (top.pc != 0) from |= played(s(), who()) & bit_of(kind(top.pc));
    each_of(verbs::take, from);
  }

  void shelter() const {
    for (const int slot : slots(s(), survival_of(who())))
      if (piece(s(), slot).marks != 0) add(verbs::keep, piece(s(), slot).kind);
  }

  void all() const {
    const Frame& top = top_frame(s());
    switch (step_of(s())) {
      case Step::choose_side: return add(verbs::choose_side, 1), add(verbs::choose_side, 2);
      case Step::choice: return choice();
      case Step::hunt: return hunt();
      case Step::window: return window(top.a);
      case Step::river_keep: return each_of(verbs::keep, played(s(), who()));
      case Step::resolve: return resolve(top);
      case Step::put_token: return put_token(top);
      case Step::put_two: return places_for(kinds::target, 2, [&](Kind t, Places on) { return check_bar(c, t, on); });
      case Step::name_seat: return names(top.b);
      case Step::keep_two: return each_of(verbs::keep, hand(s(), who()) & ~chosen(s(), who()));
      case Step::each_discards:
      case Step::discard_one: return each_of(verbs::discard, hand(s(), who()));
      case Step::recover: return recover(top);
      case Step::ruin: return each_place(planet(s()), [&](Kind place) { add(verbs::ruin, index(zone_of(place))); });
      case Step::move_who: return names(0);
      case Step::move_where: return moves(seat(top.a));
      case Step::swap_place: return swaps();
      case Step::retake: return each_of(verbs::take, played(s(), who()));
      case Step::gain: return each_of(verbs::gain, gainable(s(), who()));
      case Step::copy_near: return powers(reach_of(c.data, s()));
      case Step::shelter: return shelter();
      case Step::scream:
        if (top.pc == 0) add(verbs::endure);
        return each_of(verbs::discard, hand(s(), who()));
      case Step::toxin: return each_card([&](Kind card) { add(verbs::discard, card); });
      default: return list_city_options(c, out);
    }
  }
};

}  // namespace

void list_powers(const Check& c, Places reach, ActionList& out) { Lister{c, out}.powers(reach); }

void options(const RuleSet& rules, const State& s, Seat who, ActionList& out) {
  out.clear();
  if (!is_player(who) || !awaits(s, who)) return;
  Lister{{data_of(rules), rules.catalogue, s, who}, out}.all();
}

}  // namespace prowl::not_alone
