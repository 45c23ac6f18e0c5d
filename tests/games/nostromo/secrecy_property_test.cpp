#include "random_play.hpp"

namespace prowl::nostromo::test {

namespace {

std::uint64_t view_key(const State& s, Seat who) { return make_view(kGame, rules(), s, who).info_key(); }

State after(const State& s, Seat who, const Action& a) {
  State next = s;
  NullSink sink;
  kGame.apply(rules(), next, who, a, sink);
  return next;
}

bool is_secret(const Action& a) { return rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))].secret; }

template <class Each>
void over_random_games(int games, std::uint64_t salt, Each each) {
  for (int seats = 2; seats <= 8; ++seats)
    for (int g = 0; g < games; ++g) {
      const auto seed = salt * 1000 + static_cast<std::uint64_t>(seats * 10 + g);
      Rng rng(seed);
      const Options options = g == 0 ? Options{} : random_options(rng, seats);
      CAPTURE(seats, seed);
      play(options, seats, seed, [&](const State& s, Rng& r) {
        if (!awaits(s, Seat::chance)) each(s, r);
      });
    }
}

}  // namespace

TEST_CASE("A state imagined from a view shows that view again, with the same options", "[nostromo]") {
  over_random_games(4, 1, [](const State& s, Rng& rng) {
    if (rng.below(6) != 0) return;
    for (int i = -2; i < s.seats; ++i) {
      if (i == -1) continue;
      const View v = make_view(kGame, rules(), s, seat(i));
      const State world = imagine_state(kGame, rules(), v, rng);
      const View again = make_view(kGame, rules(), world, seat(i));
      for (int slot = 0; slot < world.piece_count; ++slot) CHECK(piece(world, slot).kind != Kind::hidden);
      CHECK(again.masked == v.masked);
      CHECK(again.options == v.options);
      ActionList truth;
      kGame.options(rules(), s, seat(i), truth);
      CHECK(v.options == truth);
    }
  });
}

TEST_CASE("An imagined state can be played to the end", "[nostromo]") {
  over_random_games(2, 2, [](const State& s, Rng& rng) {
    if (rng.below(60) != 0) return;
    for (int i = 0; i < s.seats; ++i) {
      State world = imagine_state(kGame, rules(), make_view(kGame, rules(), s, seat(i)), rng);
      ActionList list;
      NullSink sink;
      for (int n = 0; n < 20'000 && !is_over(world); ++n) {
        const Step1 step = random_step(world, rng, list);
        kGame.apply(rules(), world, step.who, step.action, sink);
      }
      CHECK(is_over(world));
    }
  });
}

TEST_CASE("A secret action leaves the view of every other seat as it was", "[nostromo]") {
  int tried = 0;
  over_random_games(4, 3, [&](const State& s, Rng& rng) {
    if (rng.below(4) != 0) return;
    ActionList list;
    for (int i = 0; i < s.seats; ++i) {
      kGame.options(rules(), s, seat(i), list);
      if (list.empty()) continue;
      const Action a = list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
      if (!is_secret(a)) continue;
      const State next = after(s, seat(i), a);
      ++tried;
      for (int other = -2; other < s.seats; ++other)
        if (other != -1 && other != i) CHECK(view_key(next, seat(other)) == view_key(s, seat(other)));
    }
  });
  CHECK(tried > 1000);
}

TEST_CASE("The order in which seats answer the same secret question leaves no trace", "[nostromo]") {
  int tried = 0;
  over_random_games(4, 4, [&](const State& s, Rng& rng) {
    const Step step = step_of(s);
    if ((step != Step::placement && step != Step::reoffer && step != Step::agreement) || rng.below(3) != 0) return;
    std::vector<Step1> moves;
    ActionList list;
    for (int i = 0; i < s.seats; ++i) {
      kGame.options(rules(), s, seat(i), list);
      if (!list.empty())
        moves.push_back({seat(i), list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))]});
    }
    if (moves.size() < 2) return;
    State forth = s, back = s;
    for (const Step1& m : moves) forth = after(forth, m.who, m.action);
    for (auto m = moves.rbegin(); m != moves.rend(); ++m) back = after(back, m->who, m->action);
    ++tried;
    CHECK(state_hash(rules().catalogue, forth) == state_hash(rules().catalogue, back));
  });
  CHECK(tried > 200);
}

TEST_CASE("Whoever is asked depends on public facts only", "[nostromo]") {
  over_random_games(2, 5, [](const State& s, Rng& rng) {
    if (rng.below(10) != 0) return;
    const Seat who = seat(rng.below(s.seats));
    const State world = imagine_state(kGame, rules(), make_view(kGame, rules(), s, who), rng);
    CHECK(world.waiting == s.waiting);
    CHECK(kGame.prompt(rules(), world).id == kGame.prompt(rules(), s).id);
  });
}

}  // namespace prowl::nostromo::test
