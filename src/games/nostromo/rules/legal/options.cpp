#include "games/nostromo/rules/legal/refuse.hpp"
#include "games/nostromo/rules/nostromo.hpp"

namespace prowl::nostromo {

namespace {

struct Lister {
  const Data& d;
  const State& s;
  Seat who;
  ActionList& out;

  void add(Verb v, int a = 0, int b = 0) const {
    out.push_back({v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0});
  }
  void add(Verb v, Kind a, Zone b = Zone::none) const { add(v, index(a), index(b)); }

  unsigned hand_kinds() const {
    unsigned m = 0;
    for (const int slot : slots(s, hand_of(who))) m |= 1U << static_cast<unsigned>(index(piece(s, slot).kind));
    return m;
  }

  void placement() const {
    if (check_confirm(s, who) == Rule::ok) add(verbs::confirm);
    if (check_time_up(s) == Rule::ok) add(verbs::time_up);
    Kind last = Kind::hidden;
    for (const int slot : slots(s, home_of(who))) {
      const Piece& p = piece(s, slot);
      if (p.marks != 0 || p.kind == last) continue;
      last = p.kind;
      for (int room = 0; room < kRooms; ++room)
        if (in_play(s, room)) add(verbs::place, p.kind, room_zone(room));
    }
    offers();
  }

  void offers() const {
    if (get(s, R::swap_rounds) == 0) return;
    for (int card = 1; card <= kCards; ++card) {
      if (!((hand_kinds() >> card) & 1U)) continue;
      for (int i = 0; i < s.seats; ++i)
        if (check_offer(s, who, kind(card), seat(i)) == Rule::ok) add(verbs::offer, card, i);
    }
  }

  void reoffer() const {
    add(verbs::confirm);
    offers();
  }

  void window() const {
    const auto id = static_cast<WindowId>(top_frame(s).a);
    add(verbs::pass);
    add(verbs::stand_down);
    for (const Kind card : {kinds::airlocks, kinds::draw})
      if (check_window_card(d, s, id, who, card) == Rule::ok) add(verbs::play, card);
    if (check_reorganise(d, s, id, who) == Rule::ok)
      for (const Kind object : {kinds::flamethrower, kinds::detector}) reorganise(object);
  }

  void reorganise(Kind object) const {
    if (check_take(s, who, object) == Rule::ok) add(verbs::reorganise_take, object);
    for (int i = 0; i < s.seats; ++i)
      if (check_give(s, who, object, seat(i)) == Rule::ok) add(verbs::reorganise_give, index(object), i);
    for (int room = 0; room < kRooms; ++room)
      if (check_move(s, object, room_zone(room)) == Rule::ok) add(verbs::reorganise_move, object, room_zone(room));
  }

  void action() const {
    add(verbs::pass);
    for (int room = 0; room < kRooms; ++room)
      if (check_visit(s, room_zone(room)) == Rule::ok) add(verbs::visit, index(room_zone(room)));
  }

  void dodge() const {
    add(verbs::decline);
    for (const Kind card : {kinds::vents, kinds::hide, kinds::draw})
      if (check_dodge_card(s, who, card) == Rule::ok) add(verbs::play, card);
  }

  void equipment() const {
    for (int id = 0; id < characters_in_play(s); ++id)
      if (check_save(s, who, character_kind(id)) == Rule::ok) add(verbs::save, character_kind(id));
  }

  void agreement() const {
    const Kind object = kind(top_frame(s).b);
    add(verbs::leave, object);
    for (int i = 0; i < s.seats; ++i)
      if (check_vote(s, object, seat(i)) == Rule::ok) add(verbs::vote, index(object), i);
  }

  void table() const {
    if (static_cast<Rotation>(get(s, R::rotation)) != Rotation::chosen) return add(verbs::next_round);
    for (int i = 0; i < s.seats; ++i) add(verbs::choose_alien, i);
  }
};

}  // namespace

void options(const Data& d, const State& s, Seat who, ActionList& out) {
  out.clear();
  if (who == Seat::chance || !awaits(s, who)) return;
  const Lister list{d, s, who, out};
  if (who == Seat::table) return list.table();
  switch (step_of(s)) {
    case Step::placement: return list.placement();
    case Step::reoffer: return list.reoffer();
    case Step::window: return list.window();
    case Step::action: return list.action();
    case Step::dodge: return list.dodge();
    case Step::equipment: return list.equipment();
    case Step::agreement: return list.agreement();
    default: return;
  }
}

}  // namespace prowl::nostromo
