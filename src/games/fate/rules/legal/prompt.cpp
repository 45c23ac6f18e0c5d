#include <bit>

#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/fate.hpp"

namespace prowl::fate {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kAmount = Operand::amount;

Prompt make(Ask ask, std::string_view id, Seat actor, std::string_view paragraph, std::array<Operand, 3> operands = {},
            int a = 0, int b = 0, int c = 0) {
  Prompt p{ask, id, actor, paragraph, operands};
  p.a = static_cast<std::int16_t>(a), p.b = static_cast<std::int16_t>(b), p.c = static_cast<std::int16_t>(c);
  return p;
}

int kind_of(int crew) { return index(crew_kind(crew)); }

// The banner names whose turn it is, though the decision belongs to all.
Prompt of_table(const State& s) {
  const Seat actor = active_seat(s);
  const Frame& frame = top_frame(s);
  const int alien = index(alien_at(s)), ash = index(ash_at(s));
  switch (step_of(s)) {
    case Step::alien_walk:
      return asks_route(s) ? make(Ask::table, "alien_route", actor, "4.5", {kZone, kZone}, alien, frame.b)
                           : make(Ask::table, "alien_target", actor, "4.5", {kZone}, alien);
    case Step::ash_walk:
      return asks_route(s) ? make(Ask::table, "ash_route", actor, "4.8", {kZone, kZone}, ash, frame.b)
                           : make(Ask::table, "ash_target", actor, "4.8", {kZone}, ash);
    case Step::encounter: return make(Ask::table, "prod", actor, "5.2", {kAmount, kZone}, frame.a, alien);
    case Step::flee: {
      const auto fleeing = static_cast<unsigned>(get(s, R::fleeing));
      const int first = std::countr_zero(fleeing);
      return std::has_single_bit(fleeing)
                 ? make(Ask::table, "flee", actor, "4.7", {kKind, kZone}, kind_of(first), index(crew_at(s, first)))
                 : make(Ask::table, "flee_several", actor, "4.7", {kAmount}, std::popcount(fleeing));
    }
    case Step::ash_toll: return make(Ask::table, "ash_toll", actor, "4.8", {kKind, kZone}, kind_of(frame.b), ash);
    case Step::ash_meet: return make(Ask::table, "ash_coolant", actor, "6.3", {kZone}, ash);
    case Step::ash_push: return make(Ask::table, "ash_push", actor, "6.3", {kZone}, ash);
    default: return make(Ask::table, "leave_out", actor, "6.2", {kAmount}, frame.a);
  }
}

Prompt of_seat(const State& s) {
  if (step_of(s) == Step::crew) return make(Ask::open, "choose_crew", seat_of_slot(s, top_frame(s).pc), "2.3");
  const Seat actor = active_seat(s);
  const int me = kind_of(active_crew(s));
  switch (step_of(s)) {
    case Step::trade: return make(Ask::open, "trade", actor, "3.5", {kKind, kKind}, me, kind_of(top_frame(s).a));
    case Step::look:
      return make(Ask::open, "look", actor, "3.6", {kKind, kKind}, me, index(piece(s, top(s, zones::deck)).kind));
    case Step::scout:
      return make(Ask::open, "scout", actor, "6.2", {kKind, kKind}, me, index(piece(s, top(s, zones::deck)).kind));
    default: return make(Ask::open, "act", actor, "3.1", {kAmount, kKind}, get(s, R::actions), me);
  }
}

}  // namespace

Prompt prompt_of(const State& s) {
  if (s.frame_count == 0) return {};
  if (step_of(s) == Step::over) return make(Ask::none, "over", Seat::table, "6.5");
  if (awaits(s, Seat::table)) return of_table(s);
  if ((s.waiting & 0xFFU) != 0) return of_seat(s);
  return {};
}

}  // namespace prowl::fate
