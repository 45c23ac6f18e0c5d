#include <set>

#include "random_play.hpp"

// The public history of random matches, judged by an onlooker who knows the rulebook and nothing of the engine's state.

namespace prowl::nostromo::test {

namespace {

// As an expression, for the table of events below.
void hold(bool rule) { CHECK(rule); }

class Onlooker final : public EventSink {
 public:
  Onlooker(const State& s, bool relock) : s_(s), relock_(relock) {}

  void emit(const Event& e) override {
    const Kind who = kind(e.a);
    switch (static_cast<Ev>(e.what)) {
      case Ev::round_start: return new_round();
      case Ev::turn_start: return new_turn(e.a);
      case Ev::airlocks_now: return void(bound_ = true);
      case Ev::airlocks_next: return hold(!std::exchange(bound_next_, true));
      case Ev::visit: return visit(zone(e.a), e.b);
      case Ev::alien_passes: return hold(e.a == ++actions_);
      case Ev::turned_up:
      case Ev::vent_took: return hold(facing_.insert(who).second);
      case Ev::hid:
      case Ev::vented:
      case Ev::detector_saved: return leave(who);
      case Ev::flame_fired: return fire(zone(e.a));
      case Ev::kill: return die(who);
      case Ev::picked_up:
      case Ev::claimed: return take(who, static_cast<Ev>(e.what));
      case Ev::all_shown: return void(hunt_over_ = true);
      case Ev::egg: return hold(e.a == ++eggs_);
      case Ev::egg_destroyed: return hold((eggs_ -= e.a) == e.b);
      case Ev::escape: return escape(e.who);
      default: return;
    }
  }

  int visits = 0, kills = 0, fires = 0, escapes = 0, bound_visits = 0;

 private:
  void new_round() {
    figure_ = Zone::none;
    eggs_ = 0;
    turn_ = 0;
    bound_next_ = false;
  }

  void new_turn(int n) {
    CHECK(n == ++turn_);
    bound_ = std::exchange(bound_next_, false);
    actions_ = 0;
    first_ = Zone::none;
    fired_ = hunt_over_ = false;
    facing_.clear();
    gone_.clear();
  }

  void visit(Zone room, int action) {
    ++visits;
    CHECK(action == ++actions_);
    CHECK(actions_ <= 2);
    CHECK(!fired_);
    CHECK(!hunt_over_);
    CHECK(room != first_);
    if (bound_ && is_room(figure_)) {
      ++bound_visits;
      CHECK(((links(s_, figure_) >> room_of(room)) & 1) == 1);
    }
    if (action == 1) first_ = room;
    figure_ = room;
    facing_.clear();
  }

  void leave(Kind character) {
    CHECK(facing_.erase(character) == 1);
    CHECK(gone_.insert(character).second);
  }

  void fire(Zone room) {
    ++fires;
    CHECK(room == figure_);
    CHECK(!std::exchange(fired_, true));
  }

  void die(Kind character) {
    ++kills;
    CHECK(!fired_);
    leave(character);
  }

  void take(Kind object, Ev how) {
    CHECK(hunt_over_ == (how == Ev::picked_up));
    if (relock_ && fired_) CHECK(object != kinds::flamethrower);
  }

  void escape(Seat who) {
    ++escapes;
    CHECK(hunt_over_);
    CHECK(who != alien_seat(s_));
    CHECK(kinds_in_hand(s_, who) == kCards);
    CHECK(!is_android(s_, who));
  }

  const State& s_;
  bool relock_;
  Zone figure_{}, first_{};
  int eggs_ = 0, turn_ = 0, actions_ = 0;
  bool bound_ = false, bound_next_ = false, fired_ = false, hunt_over_ = false;
  std::set<Kind> facing_, gone_;
};

void check_placement(const State& s) {
  for (int slot = 0; slot < s.piece_count; ++slot) {
    const Piece& p = piece(s, slot);
    if (!is_token(p.kind) || p.zone == zones::dead || p.zone == zones::box) continue;
    const Seat owner = owner_of(s, p.kind);
    if (is_eliminated(s, owner)) continue;
    CHECK(p.zone == home_of(owner));
    CHECK(p.known == bit(owner));
    CHECK(p.back == backs::cover);
  }
}

void check_asked(const State& s) {
  for (int i = 0; i < s.seats; ++i) {
    if (!awaits(s, seat(i))) continue;
    CHECK(!is_eliminated(s, seat(i)));
    CHECK((seat(i) == alien_seat(s)) == (step_of(s) == Step::action));
  }
}

std::array<int, kMaxSeats> hand_sizes(const State& s) {
  std::array<int, kMaxSeats> out{};
  for (int i = 0; i < s.seats; ++i) out[static_cast<std::size_t>(i)] = count(s, hand_of(seat(i)));
  return out;
}

}  // namespace

TEST_CASE("The history of a match reads as the rules tell it", "[nostromo]") {
  int visits = 0, kills = 0, fires = 0, escapes = 0, bound = 0;
  ActionList list;
  for (int seats = 2; seats <= 8; ++seats)
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      CAPTURE(seats, seed);
      Rng rng(seed * 31 + static_cast<std::uint64_t>(seats));
      const Options options = seed % 2 == 0 ? Options{} : random_options(rng, seats);
      State s = start(options, seats);
      Onlooker onlooker(s, !flag(s, kNoRelock));
      while (!is_over(s)) {
        const Step1 step = random_step(s, rng, list);
        kGame.apply(rules(), s, step.who, step.action, onlooker);
      }
      visits += onlooker.visits, kills += onlooker.kills, fires += onlooker.fires;
      escapes += onlooker.escapes, bound += onlooker.bound_visits;
    }
  CHECK(std::min({visits, kills, fires, bound}) > 20);
  CHECK(escapes > 0);
}

TEST_CASE("No token is face up when placing begins, and only those who take part are asked", "[nostromo]") {
  for (int seats = 2; seats <= 8; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(seats, seed);
      Rng rng(seed);
      play(random_options(rng, seats), seats, seed, [](const State& s, Rng&) {
        if (awaits(s, Seat::chance) || awaits(s, Seat::table) || is_over(s)) return;
        check_asked(s);
        if (step_of(s) == Step::placement && (s.waiting & 0xFF) == participants(s)) check_placement(s);
      });
    }
}

TEST_CASE("Swaps leave all hand sizes as they were", "[nostromo]") {
  for (int seats = 3; seats <= 8; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(seats, seed);
      std::array<int, kMaxSeats> before{};
      play({{"swap_rounds", "3"}}, seats, seed, [&](const State& s, Rng&) {
        if (s.frame_count == 0) return;
        const Step step = step_of(s);
        if (step == Step::placement) before = hand_sizes(s);
        if (step == Step::reoffer || step == Step::exchange) CHECK(hand_sizes(s) == before);
      });
    }
}

}  // namespace prowl::nostromo::test
