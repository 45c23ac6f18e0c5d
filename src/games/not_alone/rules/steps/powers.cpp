#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

/// One use of a power.
struct Use {
  Seat who;
  Kind power;
  Kind card;  ///< the Place that was played: Jungle and Swamp return it, whoever copies them
  Kind position;
  bool own;  ///< the power of the Place that was played there, and not a copy
  Action action;
};

// What the Lair copies: the Place under the Creature or a Clone, but not itself.
Places under_creature(const State& s) { return creature_places(s) & ~bit_of(kinds::lair) & ~kNotCopied; }

// Whole choices name what is taken back; else it is asked for.
void take_back(Flow& f, const Use& u, int n) {
  if (in_force(f.s, Effect::persecution)) return push_recover(f, u.who, 1, u.power, u.card);
  if (contains(played(f.s, u.who), u.card)) retake_place(f, u.who, u.card);
  if (u.action.verb == verbs::use) return push_recover(f, u.who, n, u.power);
  recover_place(f, u.who, kind(u.action.b));
  if (u.action.verb == verbs::use_two) recover_place(f, u.who, kind(u.action.c));
}

void use_lair(Flow& f, const Use& u) {
  if (in_force(f.s, Effect::persecution)) return push_recover(f, u.who, 1, u.power);
  recover_all(f, u.who);
}

void use_jungle(Flow& f, const Use& u) { take_back(f, u, 1); }

void use_swamp(Flow& f, const Use& u) { take_back(f, u, 2); }

void use_refuge(Flow& f, const Use& u) {
  if (contains(played(f.s, u.who), u.card)) retake_place(f, u.who, u.card);
  draw_survivors(f, u.who, 1);
}

void next_two(Flow& f, const Use& u) {
  set_bits(f.s, u.power == kinds::river ? R::river_next : R::artefact_next, bit(u.who));
  f.emit(Ev::two_next, u.who, u.power);
}

// Beach and Wreck serve one Hunted a turn, whoever copies them.
void use_beach(Flow& f, const Use& u) {
  set_bits(f.s, R::powers_used, bit_of(u.power));
  const bool on = get(f.s, R::marker) != 0;
  set_marker(f, u.who, !on);
  if (const int n = avatar_amount(f.data, f.s, u.who, Trait::beach_recovers); n > 0) push_recover(f, u.who, n, u.power);
  if (on) advance_rescue(f);
}

void use_wreck(Flow& f, const Use& u) {
  set_bits(f.s, R::powers_used, bit_of(u.power));
  advance_rescue(f);
}

void use_rover(Flow& f, const Use& u) { gain_place(f, u.who, kind(u.action.a)); }

void use_shelter(Flow& f, const Use& u) {
  f.push(Step::shelter, u.who, 0, count(f.s, survival_of(u.who)));
  push_draw_survival(f, u.who, f.data.shelter_draw, true);
}

void use_source(Flow& f, const Use& u) {
  if (u.action.verb == verbs::draw) return push_draw_survival(f, u.who, 1);
  gain_will(f, seat(u.action.a), 1);
}

void use_ark(Flow& f, const Use& u) {
  set_bits(f.s, R::powers_used, bit_of(u.power));
  advance_defence(f, u.who);
}

// Only a Monolith that was played, and not one that is copied, leaves the game.
void use_monolith(Flow& f, const Use& u) { f.push(Step::pick_evolution, u.who, index(u.power), u.own); }

constexpr std::array<void (*)(Flow&, const Use&), kPlaces> kPowers = {
    use_lair,   use_jungle, next_two,   use_beach,  use_rover, use_swamp, use_shelter, use_wreck,
    use_source, next_two,   use_refuge, use_source, use_ark,   next_two,  use_monolith};

Kind power_of(const State& s, const Action& a) {
  if (a.verb == verbs::gain) return kinds::rover;
  if (a.verb == verbs::heal || a.verb == verbs::draw) return has_city(s) ? kinds::cache : kinds::source;
  return kind(a.a);
}

void answer_gain(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  gain_place(f, who, kind(a.a));
}

void answer_copy_near(Flow& f, Seat who, const Action& a) {
  const Spot here = spot(f.s, who, f.top().a);
  answered(f.s, who);
  pop_frame(f.s);
  use_power(f, who, a, here.card, here.place, true);
}

// Frame's b: how many cards the seat held before it drew. With one drawn there is nothing to choose (4.5).
void run_shelter(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  if (count(s, survival_of(who)) - f.top().b > 1) return await(s, who);
  for (const int slot : slots(s, survival_of(who))) piece(s, slot).marks = 0;
  pop_frame(s);
}

void answer_shelter(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  pop_frame(s);
  piece(s, find_piece(s, survival_of(who), kind(a.a), 1)).marks = 0;
  for (;;) {
    int drawn = -1;
    for (const int slot : slots(s, survival_of(who)))
      if (piece(s, slot).marks != 0) drawn = slot;
    if (drawn < 0) return;
    piece(s, drawn).marks = 0;
    discard_survival(f, who, piece(s, drawn).kind);
  }
}

Places reach_of_gate(const Data& d, const State& s) {
  return powers_near(d, s, spot(s, frame_seat(s), top_frame(s).a).place);
}

constexpr StepRow kPowersRows[] = {
    {{Step::gain, "gain", ask, answer_gain, [](const Lister& l) { l.each_of(verbs::gain, gainable(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return a.verb == verbs::gain ? check_use(c, bit_of(kinds::rover), a) : Rule::not_now;
      },
      [](const State& s) { return open(frame_seat(s), "drone", "4.10"); }}},
    // Whole choices name what is taken back (5.5).
    {{Step::copy_near, "copy_near", ask, answer_copy_near,
      [](const Lister& l) { l.powers(reach_of_gate(l.data, l.s)); },
      [](const Check& c, const Action& a) {
        return is_use(a.verb) ? check_use(c, reach_of_gate(c.data, c.s), a) : Rule::not_now;
      },
      [](const State& s) { return secret_if(in_force(s, Effect::smokescreen), frame_seat(s), "gate", "4.11"); }}},
    {{Step::shelter, "shelter", run_shelter, answer_shelter,
      [](const Lister& l) { l.offer_in(verbs::keep, survival_of(l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::keep, find_piece(c.s, survival_of(c.who), kind(a.a), 1) >= 0, Rule::not_to_choose);
      },
      [](const State& s) { return secret(frame_seat(s), "shelter", "2.7"); }}},
};

}  // namespace

Places powers_at(const State& s, Kind place) { return bit_of(place) | (place == kinds::lair ? under_creature(s) : 0); }

Places powers_near(const Data& d, const State& s, Kind place) {
  const Places near_by = next_to(d, s, place) & ~kNotCopied;
  return near_by | (contains(near_by, kinds::lair) ? under_creature(s) : 0);
}

// What is printed there, and for a relayed Lair what that copies; a Survivor only gets the recovery of the Lair.
Places powers_copied(const State& s, Kind by) {
  const bool relayed = !is_survivor(by);
  const Places at = (relayed ? get(s, R::sanctuary_at) : creature_places(s)) & ~kNotCopied;
  return at | (relayed && contains(at, kinds::lair) ? under_creature(s) : 0);
}

void use_power(Flow& f, Seat who, const Action& a, Kind card, Kind position, bool copied) {
  const Kind power = power_of(f.s, a);
  f.emit(Ev::used, who, index(power), index(zone_of(position)));
  kPowers[static_cast<std::size_t>(rank(power))](
      f, {who, power, card, position, !copied && card == power && position == power, a});
}

// The card turns from one of the reserve into one of the seat.
void gain_place(Flow& f, Seat who, Kind place) {
  State& s = f.s;
  const int slot = find_piece(s, zones::reserve, place);
  Piece& p = piece(s, slot);
  p.kind = own_kind(who, place);
  p.back = f.cat.kinds[static_cast<std::size_t>(index(p.kind))].back;
  set_bits(s, at(R::first_owned, index(who)), bit_of(place));
  f.emit(Ev::gained, who, place);
  move_open(f.cat, s, slot, hand_of(who));
}

constinit const StepRows kPowerSteps = kPowersRows;

}  // namespace prowl::not_alone
