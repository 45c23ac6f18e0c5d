#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"

namespace prowl::not_alone {

namespace {

Prompt one_seat(Ask ask, std::string_view id, Seat who, std::string_view paragraph) {
  return {ask, id, who, paragraph};
}

Prompt with(Prompt p, Operand type, int a, Operand second = Operand::none, int b = 0) {
  p.operands = {type, second, Operand::none};
  p.a = static_cast<std::int16_t>(a);
  p.b = static_cast<std::int16_t>(b);
  return p;
}

Prompt of_window(const State& s) {
  constexpr std::array<std::string_view, 6> kIds = {"", "window_1", "window_2", "window_3", "window_4", "window_5"};
  const bool chosen_before = main_step(s) == Step::w2;
  return {Ask::reaction, chosen_before ? "window_1b" : kIds[static_cast<std::size_t>(top_frame(s).a)], Seat::table,
          "5.1"};
}

// A seat that may hold a card for the moment answers in private, whether or not it does.
Prompt of_resolve(const State& s, Seat who) {
  const Frame& top = top_frame(s);
  if (top.pc == 2) return one_seat(Ask::open, "resolve_which", who, "5.3");
  const bool in_private = has_play_left(s, who) || in_force(s, Effect::smokescreen);
  return with(one_seat(in_private ? Ask::secret : Ask::open, "resolve", who, "5.3"), Operand::zone,
              index(zone_of(spot(s, who, top.b).place)));
}

Prompt of_put(const Frame& top, Seat who) {
  if (kind(top.b) == kinds::feint) return one_seat(Ask::open, "feint", who, "6.11");
  const bool shift = top.b != 0;
  return with(one_seat(Ask::open, shift ? "shift" : "put", who, shift ? "1.1" : "5.6"), Operand::kind,
              shift ? top.b : top.a);
}

// An Evolution asks for it, or the card that is being carried out, in the frame below.
Prompt of_each_discards(const State& s) {
  const int evolution = top_frame(s).b;
  const Frame& below = s.frames[static_cast<std::size_t>(s.frame_count - 2)];
  return with({Ask::secret, "each_discards", Seat::table, evolution != 0 ? "6.14" : "3.6"}, Operand::kind,
              evolution != 0 ? evolution : below.a);
}

Prompt of_recover(const State& s, Seat who) {
  const Frame& top = top_frame(s);
  return with(one_seat(in_force(s, Effect::smokescreen) ? Ask::secret : Ask::open, "recover", who, "2.0"),
              Operand::kind, top.b, Operand::amount, top.a);
}

}  // namespace

Prompt prompt_of(const State& s) {
  if (s.frame_count == 0) return {};
  const Frame& top = top_frame(s);
  const Seat who = seat(top.seat);
  switch (step_of(s)) {
    case Step::over: return {Ask::none, "over", Seat::table, "5.12"};
    case Step::choose_side: return one_seat(Ask::open, "choose_side", creature_seat(s), "1.2");
    case Step::choice: return {Ask::secret, "choose", Seat::table, "5.2"};
    case Step::hunt:
      return one_seat(has_play_left(s, creature_seat(s)) ? Ask::secret : Ask::open, "hunt", creature_seat(s), "5.6");
    case Step::window: return of_window(s);
    case Step::river_keep: return {Ask::secret, "river_keep", Seat::table, "5.7"};
    case Step::resolve: return of_resolve(s, who);
    case Step::put_token: return of_put(top, who);
    case Step::put_two: return one_seat(Ask::open, "force_field", who, "3.2");
    case Step::name_seat: return with(one_seat(Ask::open, "name", who, "3.0"), Operand::kind, top.a);
    case Step::keep_two: return with(one_seat(Ask::secret, "keep_two", who, "3.4"), Operand::kind, top.a);
    case Step::each_discards: return of_each_discards(s);
    case Step::discard_one:
      if (kind(top.a) == kinds::artemia) return one_seat(Ask::secret, "artemia", who, "5.8");
      if (is_survival(kind(top.a))) return one_seat(Ask::secret, "sacrifice", who, "4.3");
      return with(one_seat(Ask::secret, "discard_place", who, "6.16"), Operand::kind, top.a);
    case Step::recover: return of_recover(s, who);
    case Step::ruin: return one_seat(Ask::open, "ruin", who, "3.16");
    case Step::move_who: return one_seat(Ask::open, top.b == 0 ? "move_who" : "hypnotic", who, "3.17");
    case Step::move_where: return with(one_seat(Ask::open, "move_where", who, "3.17"), Operand::seat, top.a);
    case Step::swap_place: return one_seat(Ask::secret, "vortex", who, "4.7");
    case Step::retake: return one_seat(Ask::open, "double_back", who, "4.15");
    case Step::gain: return one_seat(Ask::open, "drone", who, "4.10");
    // Whole choices name what is taken back (5.5).
    case Step::copy_near:
      return one_seat(in_force(s, Effect::smokescreen) ? Ask::secret : Ask::open, "gate", who, "4.11");
    case Step::shelter: return one_seat(Ask::secret, "shelter", who, "2.7");
    case Step::scream: return one_seat(Ask::secret, "scream", who, "3.14");
    case Step::toxin: return one_seat(Ask::secret, top.a == 0 ? "toxin" : "discard_survival", who, "3.15");
    default: return prompt_of_city(s);
  }
}

}  // namespace prowl::not_alone
