#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;

namespace {

struct Crew : Table {
  explicit Crew(int players, std::uint64_t seed = 5, Size size = {1920, 1080},
                Options options = {{"crew_pick", "fixed"}}, SeatMask bots = 0)
      : Table(players, bots, std::move(options), seed, size, *find_game("fate")) {
    play->step_moments(true);
  }
  void rebuild() {
    client.impl.ctx.invalidate();
    client.impl.rebuild();
  }
  void next() {
    play->next_moment();
    rebuild();
  }
  /// Ends the turn: the card is drawn.
  void pass() {
    play->act(driver().awaited(true).front(), {static_cast<Verb>(driver().rules().catalogue.find_verb("pass"))});
    rebuild();
  }
  TableView shown() { return make_table(driver().table(), layout, client.impl.ctx.texts); }
  /// Answers anything at random until somebody may act; false when the match is over.
  bool act_again(Rng& rng) {
    for (int i = 0; i < 400 && !driver().outcome().over; ++i) {
      while (play->moments_left() > 0) next();
      if (prompt() == "act") return true;
      const auto humans = driver().awaited(true);
      const Seat who = humans.empty() ? Seat::table : humans.front();
      const auto options = driver().options(who);
      if (options.empty()) return false;
      play->act(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
      rebuild();
    }
    return false;
  }
  TableLayout layout = load_layout(test::source_dir() / "assets", "fate").value();
};

}  // namespace

TEST_CASE("A card is turned over before its steps happen, and each of them is shown by itself") {
  int steps = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Crew t(3, seed);
    Rng rng(seed);
    for (int turn = 0; turn < 6 && t.act_again(rng); ++turn) {
      const int morale = reg_of(t.driver().table(), "morale");
      t.pass();
      if (t.play->moment() != "drew") continue;
      REQUIRE(t.has_widget("stage"));
      CHECK(t.client.find("track.morale")->value.starts_with(std::to_string(morale) + "/"));
      CHECK_FALSE(t.has_widget("verb.move"));
      std::size_t left = t.play->moments_left();
      while (t.play->moments_left() > 1) {
        t.next();
        CHECK(t.play->moments_left() == --left);
        ++steps;
      }
    }
  }
  CHECK(steps > 20);
}

TEST_CASE("At each moment the Alien stands where the event says") {
  int moves = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Crew t(2, seed);
    Rng rng(seed);
    for (int turn = 0; turn < 8 && t.act_again(rng); ++turn) {
      t.pass();
      const auto& names = t.driver().rules().catalogue.zones;
      while (t.play->moments_left() > 0) {
        if (t.play->moment() == "alien_moved") {
          ++moves;
          const Widget* caption = t.client.find("caption");
          REQUIRE(caption != nullptr);
          const std::string alien = t.client.impl.ctx.texts.tr("kind.fate.alien");
          int there = 0;
          std::string where;
          for (const auto& zone : names)
            if (const Widget* w = t.client.find("room." + zone.name);
                w != nullptr && w->value.find(alien) != std::string::npos)
              ++there, where = w->name;
          CHECK(there == 1);
          CHECK(caption->name.find(where) != std::string::npos);
        }
        if (t.play->moments_left() == 1) break;
        t.next();
      }
    }
  }
  CHECK(moves > 5);
}

TEST_CASE("One press goes to the end of what is told") {
  Crew t(3);
  t.pass();
  REQUIRE(t.play->moment() == "drew");
  CHECK_FALSE(t.has_widget("verb.move"));
  t.click("skip");
  CHECK(t.play->moments_left() == 0);
  if (t.prompt() != "act") return;
  CHECK(t.has_widget("verb.move"));
}

TEST_CASE("By itself a moment stays as long as the game says") {
  Crew t(3);
  t.play->step_moments(false);
  t.client.impl.ctx.platform.robot = false;
  t.pass();
  REQUIRE(t.play->moment() == "drew");
  const std::size_t left = t.play->moments_left();
  const auto moments = find_table("fate")->moments;
  const auto drew = std::find_if(moments.begin(), moments.end(), [](const MomentSpec& m) { return m.event == "drew"; });
  REQUIRE(drew != moments.end());
  t.client.impl.tick(drew->ms - 100);
  CHECK(t.play->moments_left() == left);
  t.client.impl.tick(200);
  if (left > 1) CHECK(t.play->moments_left() == left - 1);
}

TEST_CASE("What is told at a moment is clipped in no language at any usual size, and no curtain comes up") {
  for (const char* language : {"en", "fr", "nl"})
    for (const auto& [size, text] :
         {std::pair{Size{1280, 720}, 1.0F}, {Size{1920, 1080}, 1.0F}, {Size{3840, 2160}, 1.0F}}) {
      (void)text;
      Crew t(5, 3, size, {{"ash", "on"}, {"crew_pick", "fixed"}});
      t.client.impl.ctx.texts.set_language(language);
      Rng rng(8);
      for (int turn = 0; turn < 10 && t.act_again(rng); ++turn) {
        t.pass();
        for (;;) {
          t.rebuild();
          INFO(language << " " << size.w << " " << t.play->moment());
          REQUIRE(t.scene().clipped == std::vector<std::string>{});
          REQUIRE(t.play->stage() == PlayScreen::Stage::table);
          if (t.play->moments_left() <= 1) break;
          t.next();
        }
      }
    }
}

TEST_CASE("Crew who may be chosen stand before the table, each with portrait, actions and ability") {
  Crew t(3, 5, {1920, 1080}, {});
  REQUIRE(t.prompt() == "choose_crew");
  int cards = 0;
  for (const Widget& w : t.scene().widgets)
    if (w.role == Role::option && w.id.starts_with("option.choose")) {
      ++cards;
      CHECK(w.box.h > 150);
      CHECK_FALSE(w.value.empty());
    }
  CHECK(cards == 5);
  t.key("1");
  cards = 0;
  for (const Widget& w : t.scene().widgets) cards += w.id.starts_with("option.choose") ? 1 : 0;
  CHECK(cards == 4);
}

TEST_CASE("Where a flee ends has the key of its row") {
  Crew t(5, 6);
  Rng rng(3);
  for (int i = 0; i < 3000 && t.prompt() != "flee" && !t.driver().outcome().over; ++i) {
    while (t.play->moments_left() > 1) t.play->next_moment();
    if (t.has_widget("continue")) {
      t.click("continue");
      continue;
    }
    const auto humans = t.driver().awaited(true);
    const Seat who = humans.empty() ? Seat::table : humans.front();
    const auto options = t.driver().options(who);
    t.play->act(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    t.rebuild();
  }
  REQUIRE(t.prompt() == "flee");
  while (t.play->moments_left() > 0) t.next();
  t.rebuild();
  std::set<std::string> keys;
  for (const WalkView& walk : t.shown().walks) {
    const Widget* end = t.client.find(
        "room." + t.driver().rules().catalogue.zones[static_cast<std::size_t>(index(walk.steps.back()))].name);
    const Widget* row = t.client.find("option." +
                                      to_notation(t.driver().rules().catalogue, seat(0), walk.action).substr(3));
    REQUIRE(end != nullptr);
    REQUIRE(row != nullptr);
    CHECK(end->hotkey == row->hotkey);
    CHECK(keys.insert(end->hotkey).second);
  }
}

TEST_CASE("In a small window everybody's name and things stay, and so do the objectives") {
  Crew t(5, 7, {1280, 720});
  test::Client big({1920, 1080}, "en", 0, 2);
  const auto rules = big.impl.ctx.rules(*find_game("fate")).value();
  auto match = Match::start(*find_game("fate"), rules, {{"crew_pick", "fixed"}}, test::seats_of(5), 7).value();
  auto driver = std::make_unique<Driver>(big.impl.ctx, std::move(match), rules, "");
  big.show(std::make_unique<PlayScreen>(big.impl.ctx, std::move(driver), t.layout));
  for (const char* who : {"ripley", "dallas", "lambert", "parker", "brett"}) {
    const Widget* w = big.find(std::string("member.") + who);
    REQUIRE(w != nullptr);
    CHECK_FALSE(w->name.empty());
  }
  int tasks = 0;
  for (const Widget& w : big.impl.scene.widgets) tasks += w.id.starts_with("task.") ? 1 : 0;
  CHECK(tasks == 7);
  CHECK(big.impl.scene.clipped == std::vector<std::string>{});
}

TEST_CASE("A witness learns at each moment what the table may know, and nothing else") {
  const Game& game = *find_game("fate");
  Crew t(1);
  const auto rules = t.client.impl.ctx.rules(game).value();
  const Zone stack = zone(rules->catalogue.find_zone("stack")), mission = zone(rules->catalogue.find_zone("mission"));
  const auto event = [&](const Event& e) { return rules->catalogue.events[e.what].name; };
  int moments = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    auto match = Match::start(game, rules, {{"crew_pick", "fixed"}}, test::seats_of(3), seed).value();
    Rng rng(seed);
    std::size_t told = match.view(Seat::table).events.size();
    for (int i = 0; i < 150 && !match.outcome().over; ++i) {
      Seat who = Seat::table;
      for (int s = 3; s-- > 0;)
        if ((match.waiting() & wait_bit(seat(s))) != 0) who = seat(s);
      const View v = match.view(who);
      const Action a = v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))];
      CHECK_FALSE(match.submit(who, a, [&](const View& seen) {
        ++moments;
        CHECK(seen.seat == Seat::table);
        CHECK(seen.options.empty());
        CHECK(seen.events.size() == ++told);
        for (const int slot : slots(seen.masked, stack)) CHECK(piece(seen.masked, slot).kind == Kind::hidden);
        const bool turned = std::any_of(seen.events.begin(), seen.events.end(),
                                        [&](const Event& e) { return event(e) == "mission_is"; });
        for (const int slot : slots(seen.masked, mission))
          CHECK((piece(seen.masked, slot).kind == Kind::hidden) == !turned);
      }));
      CHECK(match.view(Seat::table).events.size() == told);
    }
  }
  CHECK(moments > 100);
}
