#pragma once
#include <algorithm>
#include <string>

#include "match_fixture.hpp"
#include "support/walk.hpp"

namespace prowl::ui::test {

/// Which positions of a walk are looked at: every so many from the first on, up to the last.
struct Sample {
  int every = 1, first = 0, last = 0;
};

/// Positions of random matches of every game, two tables of each that a spectator can't tell apart.
template <class Visit>
void at_twins(Sample sample, Visit visit) {
  for (const auto& t : prowl::test::all_tables()) {
    if (find_game(std::string(t.game->id)) != t.game) continue;
    int number = 0;
    prowl::test::walk(t, 11, [&](const State& s, Rng& rng) {
      if (awaits(s, Seat::chance) || ++number % sample.every != sample.first || number > sample.last) return;
      const State other = imagine_state(*t.game, *t.rules, make_view(*t.game, *t.rules, s, Seat::table), rng);
      INFO(t.name() << ", position " << number);
      visit(t, s, other);
    });
  }
}

/// Without any there are no private views.
inline bool has_secrets(const RuleSet& rules) {
  const auto& verbs = rules.catalogue.verbs;
  return std::any_of(verbs.begin(), verbs.end(), [](const VerbSpec& v) { return v.secret; });
}

/// A match at a table on the screen of a client, all seats people but for these bots, who think at once.
struct At {
  At(const prowl::test::Table& t, const State& table, const std::string& language = "en", Size size = {1280, 720},
     bool robot = true, SeatMask bots = 0)
      : client(size, language) {
    AppContext& ctx = client.impl.ctx;
    ctx.platform.robot = robot;
    auto layout = load_layout(ctx.platform.assets_dir, t.game->id, t.options).value();
    auto driver = std::make_unique<Driver>(
        ctx, Match::at_table(*t.game, t.rules, t.options, seats_of(t.seats, bots), table, 1), t.rules, "");
    driver->think_inline(bots != 0);
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(layout));
    play = screen.get();
    client.show(std::move(screen));
  }
  void look(Seat s, PlayScreen::Purpose why = PlayScreen::Purpose::look) {
    play->become(s, why);
    play->confirm();
    rebuild();
  }
  void hide() {
    play->hide();
    client.impl.rebuild();
  }
  void rebuild() {
    client.impl.ctx.invalidate();
    client.impl.rebuild();
  }

  Client client;
  PlayScreen* play = nullptr;
};

}  // namespace prowl::ui::test
