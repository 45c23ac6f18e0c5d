#include <algorithm>

#include "games/not_alone/sanctuary/bot/players.hpp"
#include "games/not_alone/sanctuary/bot/worth.hpp"

namespace prowl::ai {

using namespace not_alone;

namespace {

const std::string& name_of(const NotAloneFacts& f, Kind k) {
  return f.rules.catalogue.kinds[static_cast<std::size_t>(index(k))].name;
}

template <class Worth>
int most_of(const NotAloneFacts& f, Worth worth) {
  int most = 0;
  in_left_order(f.s, [&](Seat who) { most = std::max(most, worth(who)); });
  return most;
}

// A Place of the position's reach that no token covers.
bool can_escape(const NotAloneFacts& f, Places from) {
  return (next_to_any(f.data(), f.s, from) & ~creature_places(f.s) & ~get(f.s, R::artemia_at) & ~get(f.s, R::barred)) !=
         0;
}

int escape_worth(const NotAloneFacts& f, bool can) {
  if (!can) return 0;
  return f.caught(f.v.seat)    ? (will(f.s, f.v.seat) == 1 || f.assimilation() <= 2 ? 94 : 72)
         : f.touched(f.v.seat) ? 58
                               : 25;
}

// The same before the reveal, with the cards that lie face down.
int camouflage_worth(const NotAloneFacts& f) {
  const Seat me = f.v.seat;
  const Places mine = played(f.s, me), tokens = creature_places(f.s) | get(f.s, R::artemia_at);
  const Places safe = hand(f.s, me) & ~tokens & ~closed_to(f.s, me);
  return safe == 0 ? 0 : (mine & creature_places(f.s)) != 0 ? 92 : (mine & tokens) != 0 ? 58 : 30;
}

int shield_worth(const NotAloneFacts& f) {
  const bool here = contains(played(f.s, f.v.seat) | positions(f.s, f.v.seat), city_place(f.s));
  return here ? 60 + fortify_worth(f, f.v.seat) / 2 : 40;
}

// Bears one of another's losses; alone it is for nothing.
int solidarity_worth(const NotAloneFacts& f, Seat helped) {
  const Seat me = f.v.seat;
  if (!f.caught(helped)) return 20;
  if (helped == me) return f.s.seats == 2 ? 75 : 0;
  return will(f.s, me) < 2 || f.caught(me) ? 10 : will(f.s, helped) == 1 ? 75 : 40;
}

int first_aid_worth(const NotAloneFacts& f, Seat who) {
  const int left = will(f.s, who);
  return left == 0 ? 0 : left == 1 ? 75 : left == 2 ? 58 : 0;
}

int inhibitor_worth(const NotAloneFacts& f) {
  int best = 0;
  for (int left = awake(f.s); left != 0; left &= left - 1)
    best = std::max(
        best, evolution_rate(f, kind(index(kinds::first_evolution) + std::countr_zero(static_cast<unsigned>(left)))));
  return 44 + best;
}

int rations_worth(const NotAloneFacts& f, Seat who) {
  return who == f.v.seat && f.s.seats != 2 ? 0 : 40 + 6 * std::min(3, count(f.s, discard_of(who)));
}

int window_card(const NotAloneFacts& f, std::string_view card) {
  if (card == "flare") return survivors_held(f.s, f.v.seat) == 0 ? 64 : 46;
  if (card == "rations") return most_of(f, [&](Seat who) { return rations_worth(f, who); });
  if (card == "inhibitor") return inhibitor_worth(f);
  if (card == "archive") return count(f.s, zones::survival_discard) >= 3 ? 62 : 50;
  if (card == "camouflage") return camouflage_worth(f);
  if (card == "force_shield") return shield_worth(f);
  if (card == "grapnel") return escape_worth(f, can_escape(f, positions(f.s, f.v.seat)));
  if (card == "solidarity") return most_of(f, [&](Seat who) { return solidarity_worth(f, who); });
  if (card == "first_aid") return most_of(f, [&](Seat who) { return first_aid_worth(f, who); });
  if (card == "sampling") return turns_left(f) > 2 ? 62 : 30;
  if (card == "sterilisation") return get(f.s, R::dna) >= 3 && turns_left(f) > 2 ? 64 : 40;
  return kPass;
}

// Cards that take the place of an action, or come with one.
int action_card(const NotAloneFacts& f, std::string_view card) {
  const Seat me = f.v.seat;
  if (card == "expedition") return best_rescue(f, me) + 1;
  if (card == "evacuation") return defence_worth(f, 1) >= 5 ? 100 : 0;
  if (card == "relay") return f.power(me, city_place(f.s)) + 1;
  if (card == "orderly_shelter") return defence_worth(f, 1) + 3 * survivors_held(f.s, me) - 5;
  return 0;
}

// --- Survivors

// A Guide looks for a better one.
int replace_worth(const NotAloneFacts& f) { return best_rescue(f, f.v.seat) < 8 ? 11 : 0; }

int city_heal_worth(const NotAloneFacts& f, Seat who) {
  return (will(f.s, who) == 1 ? 9 : 6) + (who == f.v.seat ? 1 : 0);
}

// A Pilot keeps the Sanctuary where it wants to shelter next turn.
bool wants_to_hold(const NotAloneFacts& f) {
  const Seat me = f.v.seat;
  const Places mine = hand(f.s, me);
  return survivors_held(f.s, me) > 0 && contains(mine, city_place(f.s)) && size_of(mine) >= 4;
}

int hold_worth(const NotAloneFacts& f, Kind place) {
  return wants_to_hold(f) && place != city_place(f.s) ? 80 - f.appeal(f.v.seat, place) : 0;
}

int hunted_discard_worth(const NotAloneFacts& f, Kind what) {
  if (is_evolution(what)) return evolution_rate(f, what);
  return is_place(what) ? hold_worth(f, what) : 1;
}

// --- other choices

int move_worth(const NotAloneFacts& f, Kind from, Kind to) {
  return (f.under(from) ? 60 : 0) + (f.under(to) ? 0 : 60) + f.appeal(f.v.seat, to);
}

int hunted_name_worth(const NotAloneFacts& f, Seat who) {
  const auto& deeds = f.data().card(kind(top_frame(f.s).a)).deeds;
  return deeds.front().op == Op::rations ? rations_worth(f, who) : solidarity_worth(f, who);
}

int archive_worth(const NotAloneFacts& f, Kind card) {
  for (const std::string_view good : {"dodge", "amplifier", "wrong_track", "evacuation", "camouflage", "grapnel"})
    if (good == name_of(f, card)) return 3;
  return 1;
}

int hunted_choose_worth(const NotAloneFacts& f, Kind what) {
  if (is_evolution(what)) return evolution_rate(f, what);
  if (is_survival(what)) return archive_worth(f, what);
  return what == kinds::artemia ? 2 : 1;
}

int hunted_decline_worth(const NotAloneFacts& f) {
  return step_of(f.s) == Step::move_city && !wants_to_hold(f) ? 100 : 0;
}

int announce_worth(const NotAloneFacts& f, Kind card) {
  return step_of(f.s) == Step::window ? window_card(f, name_of(f, card)) : action_card(f, name_of(f, card));
}

}  // namespace

int city_hunted_weight(const NotAloneFacts& f, const Action& a) {
  const Seat me = f.v.seat;
  switch (index(a.verb)) {
    case index(verbs::announce): return announce_worth(f, kind(a.a));
    case index(verbs::keep): return avatar_worth(f, kind(a.a));
    case index(verbs::rescue): return rescue_worth(f, me, kind(a.a)) + 2;
    case index(verbs::replace): return replace_worth(f);
    case index(verbs::fortify): return fortify_worth(f, me) + 2;
    case index(verbs::shelter): return defence_worth(f, 1);
    case index(verbs::treat): return city_heal_worth(f, seat(a.a));
    case index(verbs::heal): return first_aid_worth(f, seat(a.a));
    case index(verbs::name): return hunted_name_worth(f, seat(a.a));
    case index(verbs::move): return move_worth(f, place_at(zone(a.a)), place_at(zone(a.b)));
    case index(verbs::choose): return hunted_choose_worth(f, kind(a.a));
    case index(verbs::discard): return hunted_discard_worth(f, kind(a.a));
    case index(verbs::show): return 60 - f.appeal(me, kind(a.a));
    case index(verbs::decline): return hunted_decline_worth(f);
    default: return 0;
  }
}

}  // namespace prowl::ai
