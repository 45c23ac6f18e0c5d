#include "games/nostromo/rules/legal/refuse.hpp"
#include "games/nostromo/rules/nostromo.hpp"

namespace prowl::nostromo {

namespace {

Prompt of_window(const State& s) {
  constexpr std::array<std::string_view, kWindows> kIds = {"window_a", "window_r", "window_b", "window_c", "window_d"};
  Prompt p{Ask::reaction, kIds[static_cast<std::size_t>(top_frame(s).a)], alien_seat(s), "3.2"};
  p.operands = {Operand::zone, Operand::none, Operand::none};
  p.a = static_cast<std::int16_t>(get(s, R::figure_at));
  return p;
}

Prompt of_action(const State& s) {
  Prompt p{Ask::open, get(s, R::airlocks_now) != 0 ? "visit_airlocks" : "visit", alien_seat(s),
           get(s, R::airlocks_now) != 0 ? "5.3" : "4.2"};
  p.operands = {Operand::amount, Operand::none, Operand::none};
  p.a = static_cast<std::int16_t>(3 - get(s, R::visits_left));
  return p;
}

Prompt of_dodge(const State& s) {
  const int id = top_frame(s).a;
  Prompt p{Ask::secret, "dodge", owner_of_character(s, id), "4.2c"};
  p.operands = {Operand::kind, Operand::zone, Operand::none};
  p.a = static_cast<std::int16_t>(index(character_kind(id)));
  p.b = static_cast<std::int16_t>(get(s, R::figure_at));
  return p;
}

Prompt of_detector(const State& s) {
  Prompt p{Ask::secret, "save", holder(s, kinds::detector), "4.2b"};
  p.operands = {Operand::zone, Operand::none, Operand::none};
  p.a = static_cast<std::int16_t>(get(s, R::figure_at));
  return p;
}

Prompt of_agreement(const State& s) {
  const Frame& frame = top_frame(s);
  const bool claim = get(s, R::hiders) != 0;
  const bool alone = std::popcount(static_cast<unsigned>(frame.a)) == 1;
  Prompt p{alone ? Ask::open : Ask::agreement, claim ? (alone ? "claim_alone" : "claim") : "pick_up", Seat::table,
           claim ? "5.2" : "4.3b"};
  if (alone) p.actor = seat(std::countr_zero(static_cast<unsigned>(frame.a)));
  p.operands = {Operand::kind, Operand::zone, Operand::none};
  p.a = frame.b;
  p.b = static_cast<std::int16_t>(index(place_of(s, kind(frame.b))));
  return p;
}

Prompt of_placement(const State& s) {
  Prompt p{Ask::secret, step_of(s) == Step::reoffer ? "swap_again" : "placement", Seat::table,
           step_of(s) == Step::reoffer ? "4.1b" : "4.1"};
  p.operands = {Operand::amount, Operand::none, Operand::none};
  p.a = static_cast<std::int16_t>(get(s, R::turn));
  return p;
}

}  // namespace

Prompt prompt_of(const State& s) {
  if (s.frame_count == 0) return {};
  switch (step_of(s)) {
    case Step::over: return {Ask::none, "over", Seat::table, "6.1"};
    case Step::placement:
    case Step::reoffer: return of_placement(s);
    case Step::window: return of_window(s);
    case Step::action: return of_action(s);
    case Step::dodge: return of_dodge(s);
    case Step::equipment: return of_detector(s);
    case Step::agreement: return of_agreement(s);
    case Step::draw_alien: return {awaits(s, Seat::table) ? Ask::table : Ask::none, "choose_alien", Seat::table, "1.3"};
    case Step::round_end:
      return {Ask::table,
              static_cast<Rotation>(get(s, R::rotation)) == Rotation::chosen ? "choose_alien" : "next_round",
              Seat::table, "1.3"};
    default: return {};
  }
}

}  // namespace prowl::nostromo
