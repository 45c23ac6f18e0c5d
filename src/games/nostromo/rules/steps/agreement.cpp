#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

constexpr int kLeave = kMaxSeats + 1;

/// What all candidates want alike, or kLeave.
int common_wish(const State& s, int candidates) {
  int wish = 0;
  for (int i = 0; i < s.seats; ++i) {
    if (!((candidates >> i) & 1)) continue;
    const int vote = get(s, at(R::first_vote, i));
    if (wish != 0 && vote != wish) return kLeave;
    wish = vote;
  }
  return wish;
}

/// Characters of `who` that may bear the object: those that hid in this visit, or that stand beside it.
int takers(const State& s, Seat who, Zone room) {
  if (const int hidden = get(s, R::hidden) & characters_of(s, who); hidden != 0) return hidden;
  const auto places = character_places(s);
  int m = 0;
  for (int id = 0; id < kCharacters; ++id)
    if (((characters_of(s, who) >> id) & 1) && places[static_cast<std::size_t>(id)] == room) m |= 1 << id;
  return m;
}

}  // namespace

void push_agreement(Flow& f, Kind object, int candidates) {
  for (int i = 0; i < kMaxSeats; ++i) set(f.s, at(R::first_vote, i), 0);
  push_frame(f.s, Frame{static_cast<std::uint16_t>(Step::agreement), -1, 0, static_cast<std::int16_t>(candidates),
                        static_cast<std::int16_t>(index(object))});
}

// Nostromo, Equipement and Cachette: unanimous, or it stays.
void run_agreement(Flow& f) {
  State& s = f.s;
  const Frame frame = f.top();
  if (frame.pc == 0) {
    f.top().pc = 1;
    return await_all(s, frame.a);
  }
  const int wish = common_wish(s, frame.a);
  const Kind object = kind(frame.b);
  const Zone room = place_of(s, object);
  const bool claim = get(s, R::hiders) != 0;
  for (int i = 0; i < kMaxSeats; ++i) set(s, at(R::first_vote, i), 0);
  pop_frame(s);
  if (wish == kLeave) return f.emit(Ev::stays, Seat::table, object, room);
  const Seat who = seat(wish - 1);
  f.emit(claim ? Ev::claimed : Ev::picked_up, who, object, room);
  give_object(f, object, who, takers(s, who, room));
}

void answer_agreement(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  set(f.s, at(R::first_vote, index(who)), a.verb == verbs::leave ? kLeave : a.b + 1);
}

}  // namespace prowl::nostromo
