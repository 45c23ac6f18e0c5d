// The curtain in windows of every shape, while they change: the same whatever lies behind.
#include "catch.hpp"
#include "twins.hpp"
#include "whole.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using Stage = PlayScreen::Stage;
using ut::At;

namespace {

/// 4:3, 16:10, 16:9, 21:9, 32:9, portrait, and the smallest.
const std::vector<Size> kShapes{{1024, 768},  {1280, 800},  {1920, 1080}, {2560, 1080},
                                {3840, 1080}, {1080, 1920}, {960, 540}};

void resize(At& at, Size size) {
  at.client.canvas.resize(size);
  at.client.send({.type = Input::Type::resize, .size = size});
}

Size between(Size a, Size b, int step, int steps) {
  const float share = static_cast<float>(step) / static_cast<float>(steps);
  return {std::round(a.w + (b.w - a.w) * share), std::round(a.h + (b.h - a.h) * share)};
}

struct Curtains {
  At a, b;
  int differ = 0, compared = 0;

  template <class Do>
  void both(Do what) {
    what(a);
    what(b);
  }
  /// Somebody looks: what they see differs in the two.
  bool lift(Seat s) {
    both([&](At& at) { at.look(s); });
    if (!a.play->holds_private_view() || !b.play->holds_private_view()) return false;
    const bool apart = ut::whole(a.client) != ut::whole(b.client);
    differ += apart;
    return apart;
  }
  void same() {
    ++compared;
    REQUIRE(ut::first_difference(ut::whole(a.client), ut::whole(b.client)) == "");
  }
};

void at_every_shape(Curtains& c, Seat s) {
  constexpr int kSteps = 4;
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    const Size from = kShapes[i], to = kShapes[(i + 1) % kShapes.size()];
    INFO(from.w << "x" << from.h << " to " << to.w << "x" << to.h);
    // It stands while the window is being drawn larger or smaller.
    c.both([&](At& at) { resize(at, from); });
    if (!c.lift(s)) return;
    c.both([](At& at) { at.hide(); });
    for (int step = 0; step <= kSteps; ++step) {
      c.both([&](At& at) { resize(at, between(from, to, step, kSteps)); });
      c.same();
    }
    // It drops in the middle of that, by the hand of who looked, or because the window has lost the focus.
    for (const auto type : {Input::Type::focus_lost, Input::Type::minimised, Input::Type::key}) {
      c.both([&](At& at) { resize(at, from); });
      if (!c.lift(s)) return;
      c.both([&](At& at) {
        resize(at, between(from, to, 1, kSteps));
        at.client.send({.type = type, .key = "h"});
      });
      c.same();
      c.both([&](At& at) { resize(at, between(from, to, 2, kSteps)); });
      c.same();
    }
  }
}

}  // namespace

TEST_CASE("The curtain is the same at every shape of window whatever lies behind it, also while that changes") {
  int compared = 0;
  for (const auto& t : prowl::test::all_tables()) {
    if (find_game(std::string(t.game->id)) != t.game || !ut::has_secrets(*t.rules) || t.seats != 3) continue;
    bool found = false;
    prowl::test::walk(
        t, 8,
        [&](const State& s, Rng& rng) {
          if (found || awaits(s, Seat::chance)) return;
          const State other = imagine_state(*t.game, *t.rules, make_view(*t.game, *t.rules, s, Seat::table), rng);
          INFO(t.name());
          Curtains c{{t, s}, {t, other}};
          const Seat who = seat(rng.below(t.seats));
          if (!c.lift(who)) return;
          found = true;
          c.both([](At& at) { at.hide(); });
          at_every_shape(c, who);
          compared += c.compared;
        },
        60);
    CHECK(found);
  }
  CHECK(compared > 200);
}
