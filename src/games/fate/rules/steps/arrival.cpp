#include <algorithm>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

enum : std::uint8_t { kToken, kAlien, kAshThere, kLeave };

void reveal_token(Flow& f, int crew, Zone room, int slot) {
  State& s = f.s;
  piece(s, slot).known = kEveryone;
  const Kind token = piece(s, slot).kind;
  f.emit(Ev::revealed, f.seat_of(crew), index(token), index(room), index(crew_kind(crew)));
  const bool carried = flag(s, kAnyCarrier) ? holders_of(s, kinds::cat_carrier) != 0
                                            : holds(s, crew, kinds::cat_carrier);
  if (token == kinds::jonesy && carried) {
    move_piece(f.cat, s, slot, zones::captured);
    return f.emit(Ev::captured, f.seat_of(crew), index(token), index(crew_kind(crew)));
  }
  if (is_surprise(token)) {
    f.top().pc = kLeave;
    jump_alien(f, room);
    start_encounter(f, f.data.token_loss[static_cast<std::size_t>(index(token) - index(kinds::safe))], true);
  }
  f.push(Step::token_back, 0, index(room));
  if (token == kinds::jonesy) lose_morale(f, f.data.jonesy_loss, 1 << crew);
}

}  // namespace

void move_crew(Flow& f, int crew, Zone to) {
  move_piece(f.cat, f.s, find_piece(f.s, crew_at(f.s, crew), crew_kind(crew)), to);
  set(f.s, at(R::first_at, crew), index(to));
  f.looked = false;
}

// --- coming into a space: objectives, token, Alien, Ash, victory (ruling F24)
void push_enter(Flow& f, int crew) { f.push(Step::enter, 0, crew); }

namespace {

// Frame: seat where it began, a who, b the end, pc spaces walked.
void run_walk(Flow& f) {
  State& s = f.s;
  const Frame frame = f.top();
  // Met on the way: the rest of this walk is void, a fresh one begins (ruling F26).
  if (frame.pc == 3 || has_bit(s, R::fleeing, frame.a)) return pop_frame(s);
  ++f.top().pc;
  const auto& ways = flees_from(f.data, zone(frame.seat));
  const auto way = std::find_if(ways.begin(), ways.end(),
                                [&](const FleePath& p) { return index(p.spaces[2]) == frame.b; });
  move_crew(f, frame.a, way->spaces[frame.pc]);
  push_enter(f, frame.a);
}

void run_enter(Flow& f) {
  State& s = f.s;
  const int crew = f.top().a;
  const Zone here = crew_at(s, crew);
  switch (f.top().pc++) {
    case kToken:
      check_objectives(f);
      if (const int slot = is_room(here) ? token_in(s, here) : -1; slot >= 0) reveal_token(f, crew, here, slot);
      return;
    case kAlien:
      if (alien_at(s) != here) return;
      f.top().pc = kLeave;
      return start_encounter(f, f.data.alien_loss, true);
    case kAshThere:
      if (ash_is_hunted(s) && ash_at(s) == here) f.push(Step::ash_meet);
      return;
    default: pop_frame(s); check_mission(f);
  }
}

void run_token_back(Flow& f) {
  const Zone room = zone(f.top().a);
  const int slot = token_in(f.s, room);
  pop_frame(f.s);
  move_piece(f.cat, f.s, slot, zones::stack);
  push_shuffle(f, zones::stack);
}

constexpr StepRow kArrivalRows[] = {
    {Step::walk, "walk", run_walk},
    {Step::enter, "enter", run_enter},
    {Step::token_back, "token_back", run_token_back},
};

}  // namespace

std::span<const StepRow> arrival_steps() { return kArrivalRows; }

}  // namespace prowl::fate
