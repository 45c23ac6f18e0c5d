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

Rule check_vote(const State& s, Kind object, Seat taker) {
  const Frame& frame = top_frame(s);
  if (index(object) != frame.b) return is_locked(s, object) ? Rule::flame_locked : Rule::other_object;
  return is_player(taker) && ((frame.a >> index(taker)) & 1) ? Rule::ok : Rule::not_candidate;
}

}  // namespace

void push_agreement(Flow& f, Kind object, int candidates) {
  for (int i = 0; i < kMaxSeats; ++i) set(f.s, at(R::first_vote, i), 0);
  f.push(Step::agreement, Frame{}.seat, candidates, index(object));
}

namespace {

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

void list_agreement(const Lister& l) {
  const Kind object = kind(top_frame(l.s).b);
  l.add(verbs::leave, object);
  for (int i = 0; i < l.s.seats; ++i)
    if (check_vote(l.s, object, seat(i)) == Rule::ok) l.add(verbs::vote, index(object), i);
}

Rule refuse_agreement(const Question& q, const Action& a) {
  if (a.verb == verbs::vote) return check_vote(q.s, kind(a.a), seat(a.b));
  if (a.verb != verbs::leave) return Rule::not_now;
  return a.a == top_frame(q.s).b ? Rule::ok : is_locked(q.s, kind(a.a)) ? Rule::flame_locked : Rule::other_object;
}

Prompt prompt_agreement(const State& s) {
  const Frame& frame = top_frame(s);
  const bool claim = get(s, R::hiders) != 0;
  const bool alone = std::popcount(static_cast<unsigned>(frame.a)) == 1;
  return make_prompt(alone ? Ask::open : Ask::agreement,
                     !claim  ? "pick_up"
                     : alone ? "claim_alone"
                             : "claim",
                     alone ? seat(std::countr_zero(static_cast<unsigned>(frame.a))) : Seat::table,
                     claim ? "5.2" : "4.3b", {Operand::kind, Operand::zone}, frame.b,
                     index(place_of(s, kind(frame.b))));
}

constexpr StepRow kAgreementRows[] = {
    {Step::agreement, "agreement", run_agreement, answer_agreement, list_agreement, refuse_agreement, prompt_agreement},
};

}  // namespace

std::span<const StepRow> agreement_steps() { return kAgreementRows; }

}  // namespace prowl::nostromo
