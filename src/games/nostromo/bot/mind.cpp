#include "ai/mind.hpp"

#include <algorithm>

#include "games/nostromo/bot/appeal.hpp"
#include "games/nostromo/bot/basic.hpp"
#include "games/nostromo/bot/value.hpp"

namespace prowl::nostromo {

namespace {

int turn(const State& s) { return get(s, R::turn); }

bool is_placing(const View& v) {
  return std::any_of(v.options.begin(), v.options.end(), [](const Action& a) { return a.verb == verbs::place; });
}
bool is_visiting(const View& v) { return v.seat == alien_seat(v.masked) && step_of(v.masked) == Step::action; }

// Characters first, and alike: one after another, then the decoys.
bool is_next_token(const View& v, Kind token) {
  for (const Action& a : v.options)
    if (a.verb == verbs::place) return a.a == index(token);
  return false;
}

// An object goes where somebody of mine can pick it up, or where nobody is.
bool is_good_move(const View& v, Zone to) {
  bool mine = false;
  for (const int slot : slots(v.masked, to)) {
    const Piece& p = piece(v.masked, slot);
    mine = mine || (is_character(p.kind) && owner_of(v.masked, p.kind) == v.seat);
  }
  return mine || (is_android(v.masked, v.seat) && count_kind(v.masked, to, Kind::hidden) == 0);
}

bool sensible(const View& v, const Action& a) {
  if (is_placing(v)) return a.verb == verbs::place && is_next_token(v, kind(a.a));
  if (a.verb == verbs::stand_down || a.verb == verbs::time_up) return false;
  if (a.verb == verbs::offer)
    return is_android(v.masked, v.seat) || count_kind(v.masked, hand_of(v.seat), kind(a.a)) > 1;
  if (a.verb == verbs::reorganise_give) return is_android(v.masked, v.seat);
  return a.verb != verbs::reorganise_move || is_good_move(v, zone(a.b));
}

// The android wants to be found no more than crew does, but has no foe who looks for it.
bool mixes(const View& v) { return is_visiting(v) || (is_placing(v) && !is_android(v.masked, v.seat)); }

// The Alien sees how many tokens lie in a room, not whose they are.
std::vector<int> chosen(const State& s, Seat me) {
  std::vector<int> out;
  if (me != alien_seat(s)) return out;
  const auto places = character_places(s);
  for (int id = 0; id < characters_in_play(s); ++id)
    if (const Zone z = places[static_cast<std::size_t>(id)]; is_room(z)) out.push_back(room_of(z));
  return out;
}

double plausible(const RuleSet&, const View& v, const State& world) {
  if (!is_visiting(v)) return 1;
  double weight = 1;
  in_seat_order(world, [&](Seat who) {
    if (takes_part(world, who)) weight *= plausible_placing(world, who);
  });
  return weight;
}

// Tokens are laid before the Alien moves.
std::vector<Action> replies(const View& v) {
  std::vector<Action> out;
  if (!is_placing(v)) return out;
  for (int room = 0; room < kRooms; ++room)
    if (in_play(v.masked, room)) out.push_back({verbs::visit, static_cast<std::int16_t>(index(room_zone(room)))});
  return out;
}

SeatMask repliers(const State& s, Seat) { return bit(alien_seat(s)); }

// While tokens are laid all must be; later who was found and saved is off the board, and the others still hide.
std::vector<ai::Hiding> hiding(const State& world) {
  std::vector<ai::Hiding> out;
  const bool laying = step_of(world) <= Step::auto_place;
  bool all = true;
  const auto places = character_places(world);
  in_seat_order(world, [&](Seat who) {
    if (!takes_part(world, who)) return;
    const int living = living_of(world, who);
    for (int id = 0; id < characters_in_play(world); ++id) {
      if (((living >> id) & 1) == 0) continue;
      const Zone z = places[static_cast<std::size_t>(id)];
      all = all && (is_room(z) || !laying);
      if (is_room(z)) out.push_back({who, z});
    }
  });
  return all ? out : std::vector<ai::Hiding>();
}

std::optional<Zone> looks(const Event& e) {
  return e.what == static_cast<std::uint16_t>(Ev::visit) ? std::optional(zone(e.a)) : std::nullopt;
}

std::vector<Zone> places(const State& s, Seat who) {
  std::vector<Zone> out;
  if (step_of(s) != Step::placement || !takes_part(s, who)) return out;
  for (int room = 0; room < kRooms; ++room)
    if (in_play(s, room)) out.push_back(room_zone(room));
  return out;
}

Zone about(const Action& a) {
  return a.verb == verbs::place ? zone(a.b) : a.verb == verbs::visit ? zone(a.a) : Zone::none;
}

constexpr ai::Chase kChase{.hunter = alien_seat, .hiding = hiding, .looks = looks, .places = places, .about = about};

// A placement is a decision for each token, so each must be cheap.
constexpr ai::Level kLevels[] = {{"novice", 100, 0, 0},
                                 {"casual", 0, 100, 0},
                                 {"skilled", 0, 75, 120},
                                 {"expert", 0, 35, 200},
                                 {"master", 0, 0, 2000}};

// So that somebody new wins two matches of three: measured for each number of seats.
ai::Clumsiness clumsiness(const State& s) {
  if (two_players(s)) return {85, 55};
  return s.seats <= 4 ? ai::Clumsiness{62, 25} : ai::Clumsiness{80, 35};
}

// The Alien goes round the table.
SeatMask every_other(const State& s) { return static_cast<SeatMask>(0x55 & ((1 << s.seats) - 1)); }

}  // namespace

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "nostromo",
                     .policy = make_basic,
                     .payoff = payoff,
                     .turn = turn,
                     .features = features,
                     .weights = weights,
                     .part = part,
                     .sensible = sensible,
                     .wide = 8,
                     .mixes = mixes,
                     .chosen = chosen,
                     .plausible = plausible,
                     .replies = replies,
                     .repliers = repliers,
                     .first_side = every_other,
                     .levels = kLevels,
                     .clumsiness = clumsiness,
                     .chase = &kChase};

}  // namespace prowl::nostromo
