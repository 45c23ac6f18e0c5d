#include <algorithm>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

void put(Flow& f, Kind k, Zone from, Zone to, int n) {
  for (int i = 0; i < n; ++i) move_piece(f.cat, f.s, find_piece(f.s, from, k), to);
}

// In the crew's order, so that the same entropy gives the same crew everywhere.
void draw_crew(Flow& f, std::uint64_t entropy) {
  std::array<int, kCrew> order{0, 1, 2, 3, 4};
  Rng rng(entropy);
  for (int i = kCrew; i > 1; --i)
    std::swap(order[static_cast<std::size_t>(i - 1)], order[static_cast<std::size_t>(rng.below(i))]);
  for (int slot = 0; slot < slot_count(f.s); ++slot) seat_crew(f, slot, order[static_cast<std::size_t>(slot)]);
}

}  // namespace

void seat_crew(Flow& f, int slot, int crew) {
  set(f.s, at(R::first_slot, slot), crew);
  set(f.s, at(R::first_at, crew), index(f.data.crew_start));
  move_piece(f.cat, f.s, find_piece(f.s, zones::box, crew_kind(crew)), f.data.crew_start);
  f.emit(Ev::plays, seat_of_slot(f.s, slot), index(crew_kind(crew)));
}

void lay_out(Flow& f) {
  const Data& d = f.data;
  for (int z = 1; z <= kSpaces; ++z) {
    const auto k = static_cast<std::size_t>(z);
    put(f, kinds::scrap, zones::scrap_pile, zone(z), d.scrap_start[k]);
    put(f, kinds::coolant, zones::box, zone(z), d.coolant_start[k]);
  }
  put(f, kinds::alien, zones::box, d.alien_start, 1);
  set(f.s, R::alien_at, index(d.alien_start));
  if (flag(f.s, kAsh)) place_ash(f, d.ash_start);
  set(f.s, R::morale, d.morale[static_cast<std::size_t>(slot_count(f.s))]);
  // The missions that a single crew member can't win leave before the draw (Set-up, step 8).
  if (slot_count(f.s) > 1) return;
  for (int m = 0; m < kMissions; ++m)
    if (!d.missions[static_cast<std::size_t>(m)].solo)
      move_open(f.cat, f.s, find_piece(f.s, zones::mission_deck, kind(index(kinds::sympathies) + m)), zones::removed);
}

bool place_token(Flow& f, Zone room) {
  const int slot = top(f.s, zones::stack);
  if (slot < 0) return false;
  move_piece(f.cat, f.s, slot, room);
  f.emit(Ev::token_placed, Seat::table, index(room));
  return true;
}

void deal_goals(Flow& f) {
  State& s = f.s;
  for (int n = f.data.objective_count[static_cast<std::size_t>(slot_count(s))]; n > 0; --n)
    move_open(f.cat, s, top(s, zones::objective_deck), zones::objectives);
  // Those left over are the rest of a known set.
  while (top(s, zones::objective_deck) >= 0) move_open(f.cat, s, top(s, zones::objective_deck), zones::box);
  move_piece(f.cat, s, top(s, zones::mission_deck), zones::mission);
  for (int z = 1; z <= kRooms; ++z)
    if ((f.data.concealed_start >> z) & 1U) place_token(f, zone(z));
}

namespace {

void run_crew(Flow& f) {
  State& s = f.s;
  const int slot = f.top().pc;
  if (slot == slot_count(s)) return f.go(Step::prepare);
  switch (static_cast<Pick>(get(s, R::pick))) {
    case Pick::chosen: return await(s, seat_of_slot(s, slot));
    case Pick::random: return await_entropy(s);
    case Pick::fixed: seat_crew(f, slot, slot); ++f.top().pc;
  }
}

void answer_crew(Flow& f, Seat who, const Action& a) {
  if (who == Seat::chance) {
    draw_crew(f, entropy_of(a));
    return f.go(Step::prepare);
  }
  answered(f.s, who);
  seat_crew(f, f.top().pc, crew_id(kind(a.a)));
  ++f.top().pc;
}

void list_crew(const Lister& l) {
  for (int crew = 0; crew < kCrew; ++crew)
    if (!is_aboard(l.s, crew)) l.add(verbs::choose, index(crew_kind(crew)));
}

Rule refuse_crew(const Question& q, const Action& a) {
  if (a.verb != verbs::choose) return Rule::not_now;
  return is_aboard(q.s, crew_id(kind(a.a))) ? Rule::crew_taken : Rule::ok;
}

Prompt prompt_crew(const State& s) { return {Ask::open, "choose_crew", seat_of_slot(s, top_frame(s).pc), "2.3"}; }

void run_prepare(Flow& f) {
  constexpr std::array kPiles = {zones::objective_deck, zones::mission_deck, zones::deck, zones::stack};
  const auto pc = f.top().pc++;
  if (pc == 0) lay_out(f);
  if (pc < kPiles.size()) return push_shuffle(f, kPiles[pc]);
  deal_goals(f);
  f.go(Step::first);
}

// Ruling F2.
void run_first(Flow& f) {
  State& s = f.s;
  const int wanted = get(s, R::first);
  if (wanted == 0 && slot_count(s) > 1) return await_index(s, slot_count(s));
  set(s, R::active, std::max(0, wanted - 1));
  f.emit(Ev::first_is, active_seat(s), index(crew_kind(active_crew(s))));
  f.go(Step::turn_start);
}

void answer_first(Flow& f, Seat, const Action& a) { set(f.s, R::first, a.a + 1); }

constexpr StepRow kOpeningRows[] = {
    {Step::crew, "crew", run_crew, answer_crew, list_crew, refuse_crew, prompt_crew},
    {Step::prepare, "prepare", run_prepare},
    {Step::first, "first", run_first, answer_first},
};

}  // namespace

std::span<const StepRow> opening_steps() { return kOpeningRows; }

}  // namespace prowl::fate
