#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

/// A window of the main frame, in the order of WindowId, and the step that follows it.
struct Opened {
  Step window, next;
  std::string_view prompt;
};
constexpr std::array<Opened, kWindows> kOpened = {{
    {Step::window_a, Step::action, "window_a"},
    {Step::window_r, Step::equipment, "window_r"},
    {Step::window_b, Step::action, "window_b"},
    {Step::window_c, Step::android_hunt, "window_c"},
    {Step::window_d, Step::turn_end, "window_d"},
}};

// Only public facts decide who is asked: no standing order, and a card to play at all.
int able_to_react(const State& s) { return holders_of_cards(s) & ~get(s, R::standing); }

void play_airlocks(Flow& f, Seat who, WindowId w) {
  const bool now = w == WindowId::b;
  set(f.s, now ? R::airlocks_now : R::airlocks_next, 1);
  f.emit(now ? Ev::airlocks_now : Ev::airlocks_next, who);
}

void reorganise(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Kind object = kind(a.a);
  discard_card(f, who, kinds::reorganise);
  set(s, R::o_this_turn, 1);
  if (a.verb == verbs::reorganise_move) {
    f.emit(Ev::moved, who, object, place_of(s, object), zone(a.b));
    return move_object(f, object, zone(a.b));
  }
  const bool takes = a.verb == verbs::reorganise_take;
  const Seat to = takes ? who : seat(a.b);
  f.emit(takes ? Ev::took : Ev::gave, who, a.a, index(takes ? holder(s, object) : to));
  const int facing = get(s, R::facing) & characters_of(s, to);
  give_object(f, object, to, facing != 0 ? facing : characters_of(s, to));
}

Rule check_window_card(const Data& d, const State& s, WindowId w, Seat who, Kind card) {
  if (!is_card(card)) return Rule::malformed;
  if (card == kinds::reorganise) return Rule::needs_target;
  if (card == kinds::vents || card == kinds::hide)
    return get(s, R::barred) & characters_of(s, who) ? Rule::vented_in : Rule::dodge_only;
  if (!((d.windows[static_cast<std::size_t>(w)] >> index(card)) & 1U))
    return card != kinds::airlocks ? Rule::not_in_window
           : w == WindowId::a      ? Rule::airlocks_too_early
                                   : Rule::airlocks_window;
  if (card == kinds::airlocks && get(s, w == WindowId::b ? R::airlocks_now : R::airlocks_next) != 0)
    return Rule::airlocks_in_force;
  return holds_card(s, who, card) ? Rule::ok : Rule::not_in_hand;
}

// R61: the first accepted play of the turn counts, for the whole table.
Rule check_reorganise(const Data& d, const State& s, WindowId w, Seat who) {
  if (!((d.windows[static_cast<std::size_t>(w)] >> index(kinds::reorganise)) & 1U)) return Rule::not_in_window;
  if (get(s, R::o_this_turn) != 0) return Rule::one_reorganisation;
  return holds_card(s, who, kinds::reorganise) ? Rule::ok : Rule::not_in_hand;
}

// R60, R62, R63.
Rule check_take(const State& s, Seat who, Kind object) {
  const Seat from = holder(s, object);
  if (from == Seat::table) return Rule::floor_to_hand;
  if (from == who) return Rule::already_yours;
  if (is_unmasked(s, who)) return Rule::unmasked_take;
  return bearer_faces(s, object) ? Rule::holder_faces : Rule::ok;
}

Rule check_give(const State& s, Seat who, Kind object, Seat to) {
  if (!holds(s, who, object)) return Rule::not_held_by_you;
  if (!takes_part(s, to) || to == who) return Rule::no_receiver;
  return bearer_faces(s, object) ? Rule::holder_faces : Rule::ok;
}

Rule check_move(const State& s, Kind object, Zone room) {
  const Zone from = place_of(s, object);
  if (!is_room(from)) return Rule::object_held;
  if (!in_play(s, room)) return Rule::no_such_room;
  return from == room ? Rule::same_room : Rule::ok;
}

Rule check_target(const State& s, Seat who, const Action& a) {
  const Kind object = kind(a.a);
  if (a.verb == verbs::reorganise_take) return check_take(s, who, object);
  return a.verb == verbs::reorganise_give ? check_give(s, who, object, seat(a.b)) : check_move(s, object, zone(a.b));
}

void list_reorganise(const Lister& l, Kind object) {
  if (check_take(l.s, l.who, object) == Rule::ok) l.add(verbs::reorganise_take, object);
  for (int i = 0; i < l.s.seats; ++i)
    if (check_give(l.s, l.who, object, seat(i)) == Rule::ok) l.add(verbs::reorganise_give, index(object), i);
  for (int room = 0; room < kRooms; ++room)
    if (check_move(l.s, object, room_zone(room)) == Rule::ok) l.add(verbs::reorganise_move, object, room_zone(room));
}

void run_open_window(Flow& f) {
  std::size_t id = 0;
  while (kOpened[id].window != step_of(f.s)) ++id;
  if (f.top().pc == 1) return f.go(kOpened[id].next);
  f.top().pc = 1;
  f.push(Step::window, Frame{}.seat, static_cast<int>(id));
}

void run_window(Flow& f) {
  const int asked = f.top().pc == 0 ? able_to_react(f.s) : 0;
  if (asked == 0) return pop_frame(f.s);
  f.top().pc = 1;
  await_all(f.s, asked);
}

void answer_window(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::stand_down) set_bit(s, R::standing, index(who));
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return answered(s, who);
  // Any play opens the window again, for those who had passed too.
  const auto id = static_cast<WindowId>(f.top().a);
  f.top().pc = 0;
  s.waiting = 0;
  if (a.verb != verbs::play) return reorganise(f, who, a);
  discard_card(f, who, kind(a.a));
  if (kind(a.a) == kinds::airlocks) return play_airlocks(f, who, id);
  push_draw(f, who, f.data.draw_card);
}

/// Mask of the kinds of card in hand that this window lets pass.
unsigned fitting_cards(const Lister& l, WindowId w) {
  unsigned held = 0;
  for (const int slot : slots(l.s, hand_of(l.who))) held |= 1U << static_cast<unsigned>(index(piece(l.s, slot).kind));
  return held & l.data.windows[static_cast<std::size_t>(w)];
}

void list_window(const Lister& l) {
  const auto id = static_cast<WindowId>(top_frame(l.s).a);
  l.add(verbs::pass);
  l.add(verbs::stand_down);
  const unsigned cards = fitting_cards(l, id);
  const auto fits = [&](Kind card) { return ((cards >> index(card)) & 1U) != 0; };
  for (const Kind card : {kinds::airlocks, kinds::draw})
    if (fits(card) && check_window_card(l.data, l.s, id, l.who, card) == Rule::ok) l.add(verbs::play, card);
  if (fits(kinds::reorganise) && check_reorganise(l.data, l.s, id, l.who) == Rule::ok)
    for (const Kind object : {kinds::flamethrower, kinds::detector}) list_reorganise(l, object);
}

Rule refuse_window(const Question& q, const Action& a) {
  const auto id = static_cast<WindowId>(top_frame(q.s).a);
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return Rule::ok;
  if (a.verb == verbs::play) return check_window_card(q.data, q.s, id, q.who, kind(a.a));
  if (!is_reorganise(a.verb)) return a.verb == verbs::visit ? Rule::alien_only : Rule::not_now;
  // What stays true whatever the hand holds comes before what it lacks.
  const Rule target = check_target(q.s, q.who, a), card = check_reorganise(q.data, q.s, id, q.who);
  return card == Rule::ok || (card == Rule::not_in_hand && target != Rule::ok) ? target : card;
}

Prompt prompt_window(const State& s) {
  return make_prompt(Ask::reaction, kOpened[static_cast<std::size_t>(top_frame(s).a)].prompt, alien_seat(s), "3.2",
                     {Operand::zone}, get(s, R::figure_at));
}

constexpr StepRow kWindowsRows[] = {
    {Step::window_a, "window_a", run_open_window},
    {Step::window_r, "window_r", run_open_window},
    {Step::window_b, "window_b", run_open_window},
    {Step::window_c, "window_c", run_open_window},
    {Step::window_d, "window_d", run_open_window},
    {Step::window, "window", run_window, answer_window, list_window, refuse_window, prompt_window},
};

}  // namespace

std::span<const StepRow> windows_steps() { return kWindowsRows; }

}  // namespace prowl::nostromo
