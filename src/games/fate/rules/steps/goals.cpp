#include <bit>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

// What the spaces of the crew say of an objective. It is asked after every step, and mostly for nothing; so without a
// branch for each goal.
bool may_be_met(const State& s, const Objective& o, unsigned crew) {
  const unsigned room = zone_bit(o.room);
  const bool enough = count(s, o.room) >= o.count, all = crew == room, some = (crew & room) != 0;
  const int met = enough << static_cast<int>(Goal::drop_coolant) | all << static_cast<int>(Goal::all_crew) |
                  some << static_cast<int>(Goal::bring);
  return ((met >> static_cast<int>(o.goal)) & 1) != 0;
}

bool is_over(const Flow& f) { return step_of(f.s) == Step::over; }

void return_coolant(Flow& f) {
  int n = 0;
  for (; find_piece(f.s, zones::coolant_discard, kinds::coolant) >= 0; ++n)
    move_thing(f, find_piece(f.s, zones::coolant_discard, kinds::coolant), zones::equipment);
  if (n > 0) f.emit(Ev::coolant_back, Seat::table, n, index(zones::equipment));
}

void start_track(Flow& f) {
  State& s = f.s;
  set(s, R::holder, get(s, R::active));
  set(s, R::countdown, f.data.countdown);
  while (find_piece(s, zones::box, kinds::countdown) >= 0)
    move_thing(f, find_piece(s, zones::box, kinds::countdown), zones::countdown);
  f.emit(Ev::track_taken, active_seat(s), index(crew_kind(active_crew(s))));
}

constexpr unsigned kAllRooms = ((1U << kRooms) - 1U) << 1U;

void spread_tokens(Flow& f, unsigned left_out) {
  int n = 0;
  for (unsigned m = kAllRooms & ~token_rooms(f.s) & ~left_out; m != 0; m &= m - 1)
    n += place_token(f, zone(std::countr_zero(m))) ? 1 : 0;
  f.emit(Ev::tokens_spread, Seat::table, n);
}

// Cut Off Every Bulkhead; ruling F36.
void close_bulkheads(Flow& f) {
  const int bare = std::popcount(kAllRooms & ~token_rooms(f.s)), tokens = count(f.s, zones::stack);
  if (bare <= tokens) return spread_tokens(f, 0);
  f.push(Step::leave_out, 0, bare - tokens);
}

// Blow It Out.
void renew_deck(Flow& f) {
  f.emit(Ev::reshuffled, Seat::table, count(f.s, zones::discard));
  while (top(f.s, zones::discard) >= 0) move_piece(f.cat, f.s, top(f.s, zones::discard), zones::deck);
  push_shuffle(f, zones::deck);
}

// You Have My Sympathies; ruling F33.
void summon_ash(Flow& f) {
  place_ash(f, zones::muthur);
  f.emit(Ev::ash_appears, Seat::table, index(zones::muthur));
  if (crew_in(f.s, zones::muthur) != 0) f.push(Step::ash_meet);
}

void reveal_mission(Flow& f) {
  State& s = f.s;
  set(s, R::mission_due, 0);
  const int slot = top(s, zones::mission);
  piece(s, slot).known = kEveryone;
  const Kind k = piece(s, slot).kind;
  set(s, R::mission, index(k));
  f.emit(Ev::mission_is, Seat::table, index(k));
  const Mission& m = f.data.missions[static_cast<std::size_t>(index(k) - index(kinds::sympathies))];
  if (m.coolant_returns) return_coolant(f);
  if (m.countdown || flag(s, kDirectorsCut)) start_track(f);
  if (k == kinds::sympathies) summon_ash(f);
  if (k == kinds::blow_out) renew_deck(f);
  if (k == kinds::cut_off) close_bulkheads(f);
}

}  // namespace

void check_objectives(Flow& f) {
  State& s = f.s;
  if (f.looked || count(s, zones::objectives) == 0) return;
  f.looked = true;
  unsigned crew = 0;  // crew_spaces without looking up slots; who is not aboard is nowhere
  for (int i = 0; i < kCrew; ++i) crew |= zone_bit(crew_at(s, i));
  crew &= ~zone_bit(Zone::none);
  for (int slot = top(s, zones::objectives); slot != -1;) {
    const int next = piece(s, slot).next == kNoPiece ? -1 : piece(s, slot).next;
    const Kind k = piece(s, slot).kind;
    if (may_be_met(s, objective_of(f.data, k), crew) && is_met(f.data, s, k)) {
      move_piece(f.cat, s, slot, zones::objectives_done);
      f.emit(Ev::objective_done, Seat::table, index(k));
      if (count(s, zones::objectives) == 0) set(s, R::mission_due, 1);
    }
    slot = next;
  }
}

// Who must flee does so first (ruling F24); the last of them comes into a space and asks again.
bool check_mission(Flow& f) {
  if (is_over(f) || mission(f.s) == Kind::hidden || get(f.s, R::fleeing) != 0) return false;
  if (!mission_is_met(f.data, f.s)) return false;
  end_match(f, Side::crew, static_cast<How>(index(mission(f.s)) - index(kinds::sympathies)));
  return true;
}

bool settle(Flow& f) {
  check_objectives(f);
  if (get(f.s, R::mission_due) != 0) {
    reveal_mission(f);
    return true;
  }
  return check_mission(f);
}

void end_match(Flow& f, Side side, How how) {
  State& s = f.s;
  set(s, R::side, static_cast<int>(side));
  set(s, R::how, static_cast<int>(how));
  set(s, R::fleeing, 0);
  if (side == Side::crew)
    f.emit(Ev::won, Seat::table, get(s, R::mission));
  else
    f.emit(how == How::morale ? Ev::lost_morale_out : Ev::lost_countdown, Seat::table);
  while (s.frame_count > 0) pop_frame(s);
  f.push(Step::over);
}

namespace {

void run_leave_out(Flow& f) {
  if (f.top().a > 0) return await(f.s, Seat::table);
  const auto left_out = static_cast<unsigned>(f.top().b);
  pop_frame(f.s);
  spread_tokens(f, left_out);
}

void answer_leave_out(Flow& f, Seat, const Action& a) {
  --f.top().a;
  f.top().b = static_cast<std::int16_t>(f.top().b | static_cast<std::int16_t>(1 << a.a));
  f.emit(Ev::left_out, Seat::table, a.a);
}

Rule check_leave_out(const Question& q, const Action& a) {
  const Zone room = zone(a.a);
  if (!is_room(room)) return Rule::malformed;
  const bool open = !has_token(q.s, room) && ((top_frame(q.s).b >> index(room)) & 1) == 0;
  return open ? Rule::ok : Rule::already_left_out;
}

void list_leave_out(const Lister& l) {
  for (int z = 1; z <= kRooms; ++z) l.offer(check_leave_out, verbs::leave_out, z);
}

Rule refuse_leave_out(const Question& q, const Action& a) {
  return a.verb == verbs::leave_out ? check_leave_out(q, a) : Rule::not_now;
}

Prompt prompt_leave_out(const State& s) {
  return make_prompt(Ask::table, "leave_out", active_seat(s), "6.2", {Operand::amount}, top_frame(s).a);
}

Prompt prompt_over(const State&) { return {Ask::none, "over", Seat::table, "6.5"}; }

constexpr StepRow kGoalsRows[] = {
    {Step::leave_out, "leave_out", run_leave_out, answer_leave_out, list_leave_out, refuse_leave_out, prompt_leave_out},
    {Step::over, "over", nullptr, nullptr, nullptr, nullptr, prompt_over},
};

}  // namespace

std::span<const StepRow> goals_steps() { return kGoalsRows; }

}  // namespace prowl::fate
