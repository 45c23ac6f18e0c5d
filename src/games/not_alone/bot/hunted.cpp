#include <algorithm>

#include "games/not_alone/sanctuary/bot/players.hpp"
#include "games/not_alone/sanctuary/bot/worth.hpp"

namespace prowl::ai {

using namespace not_alone;

namespace {

// Places that are worth having in hand.
int keep_worth(const NotAloneFacts& f, Kind place) {
  const bool strong = place == kinds::wreck || place == kinds::swamp || place == kinds::beach || place == kinds::ark;
  return f.appeal(f.v.seat, place) + (strong ? 4 : 0);
}

int gain_worth(Kind place) {
  switch (index(place)) {
    case index(kinds::wreck):
    case index(kinds::ark): return 6;
    case index(kinds::swamp): return 4;
    case index(kinds::shelter): return 3;
    default: return 2;
  }
}

// With few Places left the Creature knows where to look.
int resist_worth(const NotAloneFacts& f) {
  const Seat me = f.v.seat;
  const int left = count(f.s, hand_of(me)), back = count(f.s, discard_of(me));
  if (will(f.s, me) < 2 || back < 2) return 0;
  // Around the Sanctuary there is more to choose from, and more for the Creature to guess; an Evolution takes more
  // away.
  if (has_avatars(f.s)) return left <= 1 ? 200 : left == 2 ? 100 : left == 3 ? 60 : left == 4 ? 30 : 0;
  return left <= 1 ? 60 : left == 2 ? 24 : left == 3 ? 8 : 0;
}

int give_up_worth(const NotAloneFacts& f) {
  const Seat me = f.v.seat;
  if (f.assimilation() <= 1) return 0;
  return will(f.s, me) == 1 && count(f.s, hand_of(me)) <= 1 && count(f.s, discard_of(me)) >= 3 ? 60 : 0;
}

// How much a token on this Place would hurt, from the Hunted's side.
int harm(const NotAloneFacts& f, Kind token, Kind place) {
  const int here = f.standing(place), mine = contains(positions(f.s, f.v.seat), place) ? 1 : 0;
  return (token == kinds::creature ? 20 : 8) * (here + mine);
}

int reprieve(const NotAloneFacts& f) {
  const int left = will(f.s, f.v.seat);
  return left <= 1 || f.assimilation() <= 2 ? 95 : 70;
}

int vortex_worth(const NotAloneFacts& f) {
  const Seat me = f.v.seat;
  const Places mine = played(f.s, me);
  const bool caught = (mine & creature_places(f.s)) != 0, touched = (mine & get(f.s, R::artemia_at)) != 0;
  const Places safe = discard(f.s, me) & ~creature_places(f.s) & ~get(f.s, R::artemia_at) & ~get(f.s, R::barred);
  return safe == 0 ? 0 : caught ? 90 : touched ? 58 : 30;
}

int early_card(const NotAloneFacts& f, std::string_view card) {
  const Seat me = f.v.seat;
  const int discarded = count(f.s, discard_of(me));
  if (card == "adrenaline") return will(f.s, me) == 1 ? 80 : 54;
  if (card == "ingenuity") return f.rescue() > 3 ? 54 : 70;
  if (card == "sacrifice") return count(f.s, hand_of(me)) >= 5 ? 54 : 30;
  if (card == "sixth_sense") return discarded >= 3 ? 66 : discarded == 2 ? 56 : 30;
  if (card == "smokescreen") return discarded >= 3 ? 56 : 40;
  if (card == "strike_back") return 58;
  return 0;
}

int late_card(const NotAloneFacts& f, std::string_view card) {
  const Seat me = f.v.seat;
  const bool caught = f.caught(me), touched = f.touched(me);
  if (card == "vortex") return vortex_worth(f);
  if (card == "dodge") return reprieve(f);
  if (card == "wrong_track") return caught ? reprieve(f) - 8 : f.assimilation() <= 1 ? 60 : 20;
  if (card == "detector") return caught ? 20 : 60;
  if (card == "hologram") return touched && !caught ? 58 : 20;
  if (card == "amplifier") return 92;
  if (card == "double_back") return 56;
  return kPass;
}

int card_worth(const NotAloneFacts& f, Kind card) {
  const std::string& name = f.rules.catalogue.kinds[static_cast<std::size_t>(index(card))].name;
  if (card == kinds::drone) return size_of(owned(f.s, f.v.seat)) < 8 ? 7 : 5;
  if (card == kinds::gate) return 5;
  return std::max(early_card(f, name), late_card(f, name));
}

int use_worth(const NotAloneFacts& f, Kind power) {
  if (power == kinds::lair) return 2 + 2 * count(f.s, discard_of(f.v.seat));
  return f.power(f.v.seat, power) + 2;
}

int heal_worth(const NotAloneFacts& f, Seat who) { return (will(f.s, who) == 1 ? 8 : 5) + (who == f.v.seat ? 1 : 0); }

int card_keep_worth(const NotAloneFacts& f, Kind card) {
  const std::string& name = f.rules.catalogue.kinds[static_cast<std::size_t>(index(card))].name;
  for (const std::string_view good : {"dodge", "amplifier", "wrong_track", "vortex"})
    if (good == name) return 3;
  return name == "sacrifice" || name == "gate" ? 1 : 2;
}

int secret_worth(const NotAloneFacts& f, Kind place) {
  if (get(f.s, R::phase) >= 2 && f.under(place)) return 1;
  return f.appeal(f.v.seat, place) + (has_city(f.s) ? 12 : 6);
}

}  // namespace

int hunted_weight(const NotAloneFacts& f, const Action& a) {
  if (is_of_city(f, a)) return city_hunted_weight(f, a);
  switch (index(a.verb)) {
    case index(verbs::play):
    case index(verbs::lay): return secret_worth(f, kind(a.a));
    case index(verbs::confirm): return 100;
    case index(verbs::resist):
    case index(verbs::resist_one):
    case index(verbs::resist_two): return resist_worth(f);
    case index(verbs::give_up): return give_up_worth(f);
    case index(verbs::take): return keep_worth(f, kind(a.a));
    case index(verbs::announce): return card_worth(f, kind(a.a));
    case index(verbs::pass): return 1;
    case index(verbs::put): return 200 - harm(f, kind(a.a), place_at(zone(a.b)));
    case index(verbs::keep): return is_place(kind(a.a)) ? secret_worth(f, kind(a.a)) : card_keep_worth(f, kind(a.a));
    case index(verbs::discard):
      return is_place(kind(a.a)) ? 40 - keep_worth(f, kind(a.a)) : 40 - card_keep_worth(f, kind(a.a));
    case index(verbs::endure): return will(f.s, f.v.seat) >= 2 && count(f.s, hand_of(f.v.seat)) < 4 ? 100 : 0;
    case index(verbs::swap):
      return (f.under(kind(a.a)) ? 40 : 0) + (f.under(kind(a.b)) ? 0 : 40) + f.appeal(f.v.seat, kind(a.b));
    case index(verbs::use):
    case index(verbs::use_one):
    case index(verbs::use_two): return use_worth(f, kind(a.a));
    case index(verbs::heal): return heal_worth(f, seat(a.a));
    case index(verbs::draw): return 6;
    case index(verbs::gain): return 6 + gain_worth(kind(a.a));
    case index(verbs::take_back): return 3;
    default: return 0;
  }
}

}  // namespace prowl::ai
