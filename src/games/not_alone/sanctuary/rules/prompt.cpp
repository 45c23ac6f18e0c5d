#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"

namespace prowl::not_alone {

namespace {

Prompt one_seat(Ask ask, std::string_view id, Seat who, std::string_view paragraph) {
  return {ask, id, who, paragraph};
}

Prompt of_kind(Ask ask, std::string_view id, Seat who, int kind, std::string_view paragraph) {
  Prompt p = one_seat(ask, id, who, paragraph);
  p.operands = {Operand::kind, Operand::none, Operand::none};
  p.a = static_cast<std::int16_t>(kind);
  return p;
}

Seat first_asked(const State& s) {
  for (int i = 0; i < s.seats; ++i)
    if (awaits(s, seat(i))) return seat(i);
  return Seat::table;
}

Prompt of_found(const State& s, Seat asked) {
  if (is_hunted(s, asked)) return one_seat(Ask::open, "avatar", asked, "6.1");
  if (!has_city(s)) return one_seat(Ask::open, "variant_evolution", asked, "6.10");
  Prompt p = one_seat(Ask::secret, "start_evolution", asked, "6.1");
  p.operands = {Operand::amount, Operand::none, Operand::none};
  p.a = top_frame(s).a;
  return p;
}

Prompt of_evolution(const State& s, Seat asked) {
  switch (top_frame(s).pc) {
    case 0: return one_seat(Ask::secret, "evolution", asked, "6.8");
    case 2: return one_seat(Ask::open, "brood", asked, "6.14");
    default: return one_seat(Ask::secret, "develop", asked, "6.8");
  }
}

}  // namespace

// What can be chosen of an open hand or board is open; under the curtain where a secret card could be played or shown.
Prompt prompt_of_city(const State& s) {
  const Frame& top = top_frame(s);
  const Seat who = seat(top.seat), asked = first_asked(s);
  switch (step_of(s)) {
    case Step::found: return of_found(s, asked);
    case Step::territory: return one_seat(Ask::open, "territory", asked, "6.15");
    case Step::optimise: return one_seat(Ask::secret, "optimiser", asked, "6.14");
    case Step::move_city:
      return is_hunted(s, asked) ? one_seat(Ask::secret, "pilot", asked, "6.13")
                                 : one_seat(Ask::open, "beater", asked, "6.14");
    case Step::reveal_survivors: return one_seat(Ask::open, "keen_scented", asked, "6.14");
    case Step::evolution: return of_evolution(s, asked);
    case Step::fortify:
      return one_seat(has_play_left(s, who) ? Ask::secret : Ask::open, "shelter_survivors", who, "6.4");
    case Step::pick_survivor: return one_seat(Ask::open, "pick_survivor", who, "6.3");
    case Step::discard_survivor: return of_kind(Ask::secret, "discard_survivor", who, top.a, "6.6");
    case Step::copy_city: return of_kind(Ask::open, "copy_power", who, top.b, "6.6");
    case Step::gain_place: return of_kind(Ask::open, "gain_place", who, top.a, "6.5");
    case Step::pick_evolution:
      return of_kind(Ask::open, is_evolution(kind(top.a)) ? "make_room" : "pick_evolution", who, top.a, "6.7");
    case Step::prey: return of_kind(Ask::open, "prey", who, top.a, "6.7");
    case Step::each_shows: return {Ask::secret, "each_shows", Seat::table, "6.14"};
    case Step::role: return one_seat(Ask::open, "role", who, "6.15");
    case Step::malice: return one_seat(Ask::open, "malicious", who, "6.14");
    case Step::drift: return one_seat(Ask::open, "drift", who, "6.11");
    case Step::inhibit: return one_seat(Ask::open, "inhibitor", who, "6.12");
    case Step::archive: return one_seat(Ask::open, "archive", who, "6.12");
    case Step::camouflage: return one_seat(Ask::secret, "camouflage", who, "6.12");
    case Step::which_token: return one_seat(Ask::open, "shield_which", who, "6.12");
    case Step::heal_one: return one_seat(Ask::open, "first_aid", who, "6.12");
    default: return {};
  }
}

}  // namespace prowl::not_alone
