#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

void lay_eggs(Flow& f) {
  if (two_players(f.s) || get(f.s, R::egg_supply) == 0) return;
  add(f.s, R::eggs, 1);
  add(f.s, R::egg_supply, -1);
  f.emit(Ev::egg, Seat::table, get(f.s, R::eggs));
}

// R93: another character of the player carries on what a dead one bore.
void pass_on(Flow& f, Seat who, int dead) {
  State& s = f.s;
  const auto living = static_cast<unsigned>(living_of(s, who));
  for (const Kind object : {kinds::flamethrower, kinds::detector})
    if (living != 0 && holds(s, who, object) && get(s, bearer_reg(object)) == dead)
      set(s, bearer_reg(object), std::countr_zero(living));
}

void unmask(Flow& f, Seat who) {
  State& s = f.s;
  set_bit(s, R::unmasked, index(who));
  reveal(s, role_of(who));
  f.emit(Ev::unmasked, who);
}

}  // namespace

void remove_character(Flow& f, int id, Zone to) {
  State& s = f.s;
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (piece(s, slot).kind == character_kind(id)) {
      piece(s, slot).marks = 0;
      move_open(f.cat, s, slot, to);
    }
  set_bit(s, R::removed, index(owner_of_character(s, id)));
  for (const R r : {R::facing, R::doomed, R::barred}) clear_bit(s, r, id);
}

// Nostromo, phase 2, and the android's exception; R53, R54, R55.
bool kill_character(Flow& f, int id, Zone where) {
  State& s = f.s;
  const Seat who = owner_of_character(s, id);
  if (where != Zone::none) f.emit(Ev::kill, who, character_kind(id), where);
  remove_character(f, id, two_players(s) ? zones::dead : zones::gone);
  if (two_players(s)) return pass_on(f, who, id), false;
  if (is_android(s, who)) {
    if (!is_unmasked(s, who)) unmask(f, who);
    return false;
  }
  lay_eggs(f);
  if (f.data.players[s.seats].android) set_bit(s, R::proven_crew, index(who));
  return true;
}

bool alien_has_won(Flow& f) {
  const bool eggs = !two_players(f.s) && get(f.s, R::eggs) >= f.data.eggs;
  const bool nobody = two_players(f.s) && living_characters(f.s) == 0;
  if (eggs || nobody) end_round(f, Side::alien, eggs ? How::eggs : How::killed);
  return eggs || nobody;
}

namespace {

// R52: all at once.
void run_kills(Flow& f) {
  State& s = f.s;
  int discarding = 0;
  each_facing(s, [&](Seat who, int id) {
    if (kill_character(f, id, figure(s))) discarding |= bit(who);
  });
  in_seat_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(discarding), who)) discard_hand(f, who);
  });
  if (!alien_has_won(f)) after_action(f);
}

constexpr StepRow kKillsRows[] = {
    {Step::kills, "kills", run_kills},
};

}  // namespace

std::span<const StepRow> kills_steps() { return kKillsRows; }

}  // namespace prowl::nostromo
