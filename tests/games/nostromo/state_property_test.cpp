#include "random_play.hpp"

namespace prowl::nostromo::test {

namespace {

int cards_in(const State& s) {
  int n = 0;
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (is_card(piece(s, slot).kind)) {
      const Zone z = piece(s, slot).zone;
      n += z == zones::deck || z == zones::discard || (z >= zones::first_hand && z < zones::first_home);
    }
  return n;
}

bool is_place_of_token(const State& s, const Piece& p) {
  if (is_room(p.zone)) return in_play(s, room_of(p.zone));
  if (is_decoy(p.kind) && p.zone == zones::box) return owner_of(s, p.kind) == alien_seat(s);
  if (is_character(p.kind) && (p.zone == zones::gone || p.zone == zones::dead)) return true;
  return p.zone == home_of(owner_of(s, p.kind)) || (is_decoy(p.kind) && p.zone == zones::aside);
}

void check_pieces(const State& s) {
  for (int slot = 0; slot < s.piece_count; ++slot) {
    const Piece& p = piece(s, slot);
    if (is_token(p.kind)) CHECK(is_place_of_token(s, p));
    if (is_object(p.kind)) CHECK(p.zone == place_of(s, p.kind));
    if (p.kind == kinds::alien) CHECK(p.zone == figure(s));
  }
  int total = 0;
  for (int z = 0; z < kMaxZones; ++z) total += s.piles[static_cast<std::size_t>(z)].count;
  CHECK(total == s.piece_count);
}

void check_counters(const State& s) {
  CHECK(cards_in(s) == (s.seats == 2 ? 20 : 35));
  CHECK(get(s, R::eggs) >= 0);
  CHECK(get(s, R::eggs) + get(s, R::egg_supply) == (s.seats == 2 ? 0 : 6));
  for (int i = 0; i < s.seats; ++i) {
    CHECK(get(s, at(R::first_round, i)) >= 0);
    CHECK(get(s, at(R::first_round, i)) <= 11);
  }
  CHECK(count(s, hand_of(alien_seat(s))) == 0);
}

}  // namespace

TEST_CASE("Every piece is in exactly one allowed place and every counter in its range, whatever the options",
          "[nostromo]") {
  for (int seats = 2; seats <= 8; ++seats)
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Rng rng(seed * 100 + static_cast<std::uint64_t>(seats));
      const Options options = seed % 3 == 0 ? Options{} : random_options(rng, seats);
      CAPTURE(seats, seed);
      const State end = play(options, seats, seed, [](const State& s, Rng&) {
        CHECK((s.waiting != 0 || is_over(s)));
        if (get(s, R::alien_seat) < 0 || step_of(s) == Step::build_ship || step_of(s) == Step::draw_alien) return;
        check_pieces(s);
        check_counters(s);
      });
      CHECK(kGame.outcome(rules(), end).rounds == (seats == 2 ? 1 : 3));
      CHECK(kGame.outcome(rules(), end).winners != 0);
    }
}

TEST_CASE("At most one reorganisation is played in a turn", "[nostromo]") {
  struct Counter final : EventSink {
    int here = 0, most = 0, all = 0;
    void emit(const Event& e) override {
      const auto what = static_cast<Ev>(e.what);
      if (what == Ev::turn_start) here = 0;
      if (what == Ev::took || what == Ev::gave || what == Ev::moved) ++all, most = std::max(most, ++here);
    }
  } counter;
  ActionList list;
  for (int seats = 2; seats <= 8; ++seats) {
    State s = start({}, seats);
    Rng rng(7);
    while (!is_over(s)) {
      const Step1 step = random_step(s, rng, list);
      kGame.apply(rules(), s, step.who, step.action, counter);
    }
  }
  CHECK(counter.most == 1);
  CHECK(counter.all > 20);
}

TEST_CASE("A random ship is always legal", "[nostromo]") {
  for (int seats = 2; seats <= 8; ++seats)
    for (int most = 1; most <= 10; ++most) {
      ShipNeeds needs = needs_of(data_of(rules()), seats);
      needs.max_airlocks = most;
      Rng rng(static_cast<std::uint64_t>(seats * 100 + most));
      const Ship ship = random_ship(needs, rng);
      ShipPlan plan;
      for (int r = 0; r < kRooms; ++r) {
        if ((ship.in_play >> r) & 1U)
          plan.rooms.emplace_back(std::string(room_name(r)), ship.cells[static_cast<std::size_t>(r)]);
        for (int o = 0; o < r; ++o)
          if ((ship.links[static_cast<std::size_t>(r)] >> o) & 1U)
            plan.airlocks.emplace_back(std::string(room_name(r)), std::string(room_name(o)));
      }
      const auto ok = check_ship(plan, needs_of(data_of(rules()), seats), "random");
      CHECK((ok ? std::string() : to_text(ok.error())) == "");
      CHECK(static_cast<int>(plan.airlocks.size()) <= std::max(most, needs.rooms - 1));
    }
}

}  // namespace prowl::nostromo::test
