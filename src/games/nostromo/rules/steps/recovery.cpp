#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

using Places = std::array<Zone, kCharacters>;

template <class Test>
int seat_characters_where(const State& s, const Places& places, Seat who, Test test) {
  int m = 0;
  const int first = first_character_of(s, who);
  for (int id = first; id < first + characters_each(s); ++id)
    if (test(places[static_cast<std::size_t>(id)])) m |= 1 << id;
  return m;
}

int seat_characters_in(const State& s, const Places& places, Seat who, Zone room) {
  return seat_characters_where(s, places, who, [room](Zone z) { return z == room; });
}

/// Option flame_ends=turn (R32): nothing but the escape test and the tokens' way home.
bool turn_cut_short(const State& s) { return flag(s, kFlameEndsTurn) && get(s, R::flame_fired) != 0; }

void turn_up_room(Flow& f, Zone room) {
  for (const int slot : slots(f.s, room)) {
    Piece& p = piece(f.s, slot);
    if (is_character(p.kind)) p.known = kEveryone;
    if (is_decoy(p.kind)) p.back = backs::footprints;
  }
}

// Nostromo, vérification des conditions de victoire; R78.
int escaping(const Flow& f) {
  const State& s = f.s;
  if (count(s, zones::hangar) == 0) return 0;
  const Places places = character_places(s);
  int m = 0;
  in_seat_order(s, [&](Seat who) {
    if (is_eliminated(s, who) || is_android(s, who) || kinds_in_hand(s, who) < kCards) return;
    if (seat_characters_in(s, places, who, zones::hangar) != 0) m |= bit(who);
  });
  return m;
}

// La chasse au synthétique; R75: two other seats, or one that holds the flamethrower, in its room.
bool is_hunted(const State& s, const Places& places, Seat android, Zone room) {
  int others = 0;
  bool armed = false;
  in_seat_order(s, [&](Seat who) {
    if (who == android || is_eliminated(s, who)) return;
    const int here = seat_characters_in(s, places, who, room);
    others += here != 0;
    armed = armed || (holds(s, who, kinds::flamethrower) && (here & bearers(s, kinds::flamethrower)) != 0);
  });
  return others >= 2 || armed;
}

void eliminate(Flow& f, Seat who, Zone room) {
  State& s = f.s;
  set_bit(s, R::eliminated, index(who));
  f.emit(Ev::android_hunted, who, index(room));
  discard_hand(f, who);
  for (const Kind object : {kinds::flamethrower, kinds::detector}) {
    if (!holds(s, who, object)) continue;
    f.emit(Ev::dropped, who, object, room);
    move_object(f, object, room);
  }
  for (int id = 0; id < kCharacters; ++id)
    if ((characters_of(s, who) >> id) & 1) remove_character(f, id, zones::gone);
}

int seats_in(const State& s, const Places& places, Zone room) {
  int m = 0;
  in_seat_order(s, [&](Seat who) {
    if (!is_eliminated(s, who) && seat_characters_in(s, places, who, room) != 0) m |= bit(who);
  });
  return m;
}

void take_home(Flow& f, Zone from) {
  State& s = f.s;
  std::array<std::uint8_t, 64> tokens{};
  std::size_t n = 0;
  for (const int slot : slots(s, from))
    if (is_token(piece(s, slot).kind)) tokens[n++] = static_cast<std::uint8_t>(slot);
  for (std::size_t i = 0; i < n; ++i) {
    Piece& p = piece(s, tokens[i]);
    const Seat owner = owner_of(s, p.kind);
    p.back = backs::cover;
    p.known = bit(owner);
    move_piece(f.cat, s, tokens[i], home_of(owner));
  }
}

// R69: every token still on the board is turned face up.
void run_hunt_end(Flow& f) {
  for (const R r : {R::facing, R::doomed, R::barred, R::hiders, R::hidden, R::visits_left}) set(f.s, r, 0);
  for (int room = 0; room < kRooms; ++room) turn_up_room(f, room_zone(room));
  f.emit(Ev::all_shown, Seat::table);
  f.go(Step::escape_check);
}

// R77: before recovery, or after the draws by option.
void run_escape_check(Flow& f) {
  State& s = f.s;
  const bool late = step_of(s) == Step::late_escape;
  const int out = late == flag(s, kEscapeAfterDraws) ? escaping(f) : 0;
  if (out == 0) return f.go(late ? Step::homeward : turn_cut_short(s) ? Step::android_hunt : Step::window_c);
  set(s, R::escaped, out);
  in_seat_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(out), who)) f.emit(Ev::escape, who);
  });
  if (f.data.players[s.seats].android) set(s, R::proven_crew, get(s, R::proven_crew) | out);
  end_round(f, Side::crew, How::escape);
}

void run_android_hunt(Flow& f) {
  State& s = f.s;
  if (turn_cut_short(s)) return f.go(Step::late_escape);
  if (get(s, R::unmasked) == 0) return f.go(Step::lair);
  const Places places = character_places(s);
  in_seat_order(s, [&](Seat who) {
    if (!is_unmasked(s, who) || is_eliminated(s, who)) return;
    const Zone room = places[static_cast<std::size_t>(first_character_of(s, who))];
    if (is_room(room) && is_hunted(s, places, who, room)) eliminate(f, who, room);
  });
  f.go(Step::lair);
}

// L'antre d'Alien; R73: once a seat; the masked android too, the unmasked one not.
void run_lair(Flow& f) {
  State& s = f.s;
  if (count(s, zones::lair) == 0) return f.go(Step::draws);
  const Places places = character_places(s);
  in_seat_order(s, [&](Seat who) {
    const int here = seat_characters_in(s, places, who, zones::lair);
    if (here == 0 || is_unmasked(s, who) || get(s, R::eggs) == 0) return;
    const bool armed = holds(s, who, kinds::flamethrower) && (here & bearers(s, kinds::flamethrower)) != 0;
    const int n = armed ? get(s, R::eggs) : 1;
    add(s, R::eggs, -n);
    add(s, R::egg_supply, n);
    f.emit(Ev::egg_destroyed, who, n, get(s, R::eggs));
  });
  f.go(Step::draws);
}

// Phase de restauration; R70, R71: one card if nothing of the seat left the board, two in all with somebody at the
// computer.
void run_draws(Flow& f) {
  State& s = f.s;
  const int alien = get(s, R::alien_seat);
  for (int i = f.top().a + 1; i < s.seats; ++i) {
    const Seat who = seat((alien + i) % s.seats);
    if (is_eliminated(s, who) || has_bit(s, R::removed, index(who))) continue;
    f.top().a = static_cast<std::int16_t>(i);
    const bool computer = count(s, zones::computer) > 0 &&
                          seat_characters_in(s, character_places(s), who, zones::computer) != 0;
    return push_draw(f, who, computer ? f.data.computer_draw : f.data.recovery_draw);
  }
  f.go(Step::pick_up);
}

// R72: whoever ends the hunt in the room of an object may take it.
void run_pick_up(Flow& f) {
  State& s = f.s;
  for (const Kind object : {kinds::flamethrower, kinds::detector}) {
    const int turn = object == kinds::flamethrower ? 0 : 1;
    if (f.top().pc > turn) continue;
    f.top().pc = static_cast<std::uint8_t>(turn + 1);
    const Zone room = place_of(s, object);
    if (!is_room(room) || is_locked(s, object)) continue;
    const Places places = character_places(s);
    const int candidates = seats_in(s, places, room);
    if (candidates == 0) continue;
    if (std::popcount(static_cast<unsigned>(candidates)) > 1) return push_agreement(f, object, candidates);
    const Seat who = seat(std::countr_zero(static_cast<unsigned>(candidates)));
    f.emit(Ev::picked_up, who, object, room);
    give_object(f, object, who, seat_characters_in(s, places, who, room));
  }
  f.go(Step::late_escape);
}

void run_homeward(Flow& f) {
  for (int room = 0; room < kRooms; ++room) take_home(f, room_zone(room));
  take_home(f, zones::aside);
  take_home(f, zones::gone);
  f.emit(Ev::tokens_home, Seat::table);
  f.go(turn_cut_short(f.s) ? Step::turn_end : Step::window_d);
}

// R86: the turn cap is a guard of ours.
void run_turn_end(Flow& f) {
  State& s = f.s;
  for (const R r :
       {R::o_this_turn, R::flame_lock, R::flame_fired, R::removed, R::standing, R::timed_out, R::first_room})
    set(s, r, 0);
  set(s, R::airlocks_now, get(s, R::airlocks_next));
  set(s, R::airlocks_next, 0);
  if (get(s, R::turn) >= get(s, R::turn_cap)) return end_round(f, Side::alien, How::turn_cap);
  add(s, R::turn, 1);
  f.go(Step::turn_start);
}

constexpr StepRow kRecoveryRows[] = {
    {Step::hunt_end, "hunt_end", run_hunt_end},
    {Step::escape_check, "escape_check", run_escape_check},
    {Step::android_hunt, "android_hunt", run_android_hunt},
    {Step::lair, "lair", run_lair},
    {Step::draws, "draws", run_draws},
    {Step::pick_up, "pick_up", run_pick_up},
    {Step::late_escape, "late_escape", run_escape_check},
    {Step::homeward, "homeward", run_homeward},
    {Step::turn_end, "turn_end", run_turn_end},
};

}  // namespace

std::span<const StepRow> recovery_steps() { return kRecoveryRows; }

}  // namespace prowl::nostromo
