// When the table stops, and for whom: issue and answer in ui/play/asking.hpp.
#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/dev/flow.hpp"
#include "random_press.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using test::transcript;
using Stage = PlayScreen::Stage;

namespace {

constexpr SeatMask kAllButFirst = 0xFE;

bool is_play(Table& t, const Action& a) {
  const std::string& name = t.driver().rules().catalogue.verbs[static_cast<std::size_t>(a.verb)].name;
  return name != "pass" && name != "stand_down" && (t.driver().prompt().ask == Ask::reaction || name == "announce");
}

bool holds_a_play(Table& t, Seat s) {
  const auto options = t.driver().options(s);
  return std::any_of(options.begin(), options.end(), [&](const Action& a) { return is_play(t, a); });
}

/// Any legal action of whoever is asked.
void act_anyhow(Table& t, Rng& rng) {
  const auto people = t.driver().awaited(true);
  const Seat who = people.empty() ? Seat::table : people.front();
  const auto options = t.driver().options(who);
  REQUIRE_FALSE(options.empty());
  t.play->act(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
  t.settle();
}

/// Two tables of which a spectator knows the same, while other cards lie in the hands.
struct Twins {
  Twins(const Game& game, Options options, int mode)
      : a(4, 0, options, 3, {1280, 720}, game), b(4, 0, options, 8, {1280, 720}, game) {
    for (Table* t : {&a, &b})
      for (int i = 0; i < 4; ++i) t->play->ask(seat(i), static_cast<AskMe>(mode));
  }
  bool alike() { return a.driver().table().view.masked == b.driver().table().view.masked; }
  /// The same answer at both tables; false: nobody has one that both could give.
  bool answer() {
    if (a.has_widget("continue")) {
      a.click("continue");
      b.click("continue");
      return true;
    }
    if (a.play->stage() == Stage::curtain) {
      a.key("enter");
      b.key("enter");
      return true;
    }
    const auto people = a.driver().awaited(true);
    const Seat who = people.empty() ? Seat::table : people.front();
    const auto one = a.driver().options(who), other = b.driver().options(who);
    for (const Action& x : one) {
      if (is_play(a, x) || std::find(other.begin(), other.end(), x) == other.end()) continue;
      a.play->act(who, x);
      b.play->act(who, x);
      a.settle();
      b.settle();
      return true;
    }
    return false;
  }

  Table a, b;
};

}  // namespace

TEST_CASE("Whatever hands hold and whatever seats have asked for, the table stops, looks and waits the same") {
  for (const auto& [name, options] : {std::pair<const char*, Options>{"not_alone", {{"side", "1"}, {"creature", "1"}}},
                                      {"nostromo", {{"alien", "1"}}}})
    for (int mode = 0; mode <= 2; ++mode) {
      INFO(name << ", asked " << mode);
      Twins t(*find_game(name), options, mode);
      int windows = 0, differ = 0;
      for (int i = 0; i < 200 && t.alike() && !t.a.driver().outcome().round_over; ++i) {
        REQUIRE(t.a.play->stage() == t.b.play->stage());
        REQUIRE(t.a.play->seat_shown() == t.b.play->seat_shown());
        CHECK(t.a.play->wait_ms() == t.b.play->wait_ms());
        CHECK(t.a.play->guard_ms() == t.b.play->guard_ms());
        if (t.a.play->stage() != Stage::private_view) CHECK(transcript(t.a.scene()) == transcript(t.b.scene()));
        if (t.a.driver().prompt().ask == Ask::reaction) {
          ++windows;
          for (const Seat s : t.a.driver().awaited(true)) differ += holds_a_play(t.a, s) != holds_a_play(t.b, s);
        }
        if (!t.answer()) break;
      }
      // Who asked to be left alone until found may meet none here.
      if (static_cast<AskMe>(mode) == AskMe::found) continue;
      CHECK(differ > 0);
      CHECK(windows > 2);
    }
}

TEST_CASE("One person among bots meets no curtain, and no window without a card to play in it") {
  for (const char* name : {"not_alone", "nostromo"})
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Table t(4, kAllButFirst, {}, seed, {1280, 720}, *find_game(name));
      Rng rng(seed);
      int windows = 0;
      for (int i = 0; i < 600 && t.play->stage() != Stage::score; ++i) {
        REQUIRE(t.play->stage() != Stage::curtain);
        if (t.driver().prompt().ask == Ask::reaction && !t.driver().awaited(true).empty()) {
          ++windows;
          REQUIRE(t.play->stage() == Stage::private_view);
          REQUIRE(holds_a_play(t, seat(0)));
        }
        act_anyhow(t, rng);
      }
      CHECK(t.play->stage() == Stage::score);
      INFO(name << " " << seed << ": " << windows);
    }
}

TEST_CASE("Who is alone but wants the curtain has it, and is asked as among people") {
  Table t(4, kAllButFirst, {{"creature", "2"}}, 5, {1280, 720}, test::not_alone());
  t.client.impl.ctx.settings.curtain_alone = true;
  t.play->become(seat(0), PlayScreen::Purpose::look);
  CHECK(t.play->stage() == Stage::curtain);
  t.client.impl.ctx.settings.curtain_alone = false;
  t.play->become(seat(0), PlayScreen::Purpose::look);
  CHECK(t.play->stage() == Stage::private_view);
  t.client.send({.type = Input::Type::focus_lost});
  CHECK(t.play->stage() == Stage::private_view);
  t.click("hide");
  CHECK(t.play->stage() == Stage::curtain);
}

TEST_CASE("Several people meet one bar in a phase, or as many as they want") {
  const auto bars = [](AskMe mode) {
    Table t(4, 0, {}, 5, {1280, 720}, test::not_alone());
    for (int i = 0; i < 4; ++i) t.play->ask(seat(i), mode);
    Rng rng(1);
    int n = 0;
    for (int i = 0; i < 400 && reg_of(t.driver().table(), "turn") < 4 && t.play->stage() != Stage::score; ++i) {
      n += t.driver().prompt().ask == Ask::reaction && t.has_widget("continue");
      press_anything(t, rng);
    }
    return n;
  };
  const int once = bars(AskMe::phase), each = bars(AskMe::each), found = bars(AskMe::found);
  CHECK(once > 0);
  CHECK(once <= 4 * 3);
  CHECK(each > once);
  CHECK(found < once);
}

TEST_CASE("What followed without a question is taken back with what it followed from") {
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Table t(3, kAllButFirst, {}, seed, {1280, 720}, *find_game("nostromo"));
    Rng rng(seed);
    for (int i = 0; i < 150 && t.play->stage() != Stage::score; ++i) {
      const Widget* undo = t.client.find("undo");
      if (undo != nullptr && undo->enabled) {
        ++taken;
        const std::size_t before = t.driver().length();
        t.click("undo");
        CHECK(t.driver().length() < before);
      }
      act_anyhow(t, rng);
    }
  }
  CHECK(taken > 0);
}

TEST_CASE("A person among bots presses nothing to carry on but what ends a round") {
  test::Client client;
  for (const auto& [world, seats] : {std::pair<const char*, int>{"not_alone", 6},
                                     {"not_alone", 2},
                                     {"sanctuary", 4},
                                     {"nostromo", 3},
                                     {"nostromo", 5},
                                     {"fate", 1},
                                     {"fate", 3}}) {
    App app(test::test_platform(client.folder.path()), client.canvas);
    const auto r = flow(app, {.world = world, .seats = seats});
    REQUIRE(r);
    INFO(to_json(*r, {.world = world, .seats = seats}));
    CHECK(r->decisions > 10);
    CHECK(r->presses_carrying_on * 10 <= r->decisions * 3);
    CHECK(r->stops_without_choice == 0);
    CHECK(r->unreached == 0);
    CHECK(r->unfinished == 0);
  }
}

TEST_CASE("Four people meet one bar a phase at most") {
  test::Client client;
  for (const char* world : {"not_alone", "nostromo", "sanctuary"}) {
    App app(test::test_platform(client.folder.path()), client.canvas);
    const auto r = flow(app, {.world = world, .seats = 4, .people = 4});
    REQUIRE(r);
    CHECK(r->bars_per_phase == 1);
    CHECK(r->unreached == 0);
  }
}

TEST_CASE("When each person is asked is chosen in the menu, before all eyes") {
  Table t(3, 0, {}, 5, {1280, 720}, test::not_alone());
  t.key("esc");
  t.click("menu.asking");
  CHECK_FALSE(test::shows_secrets(t.scene()));
  REQUIRE(t.has_widget("asking.p2"));
  t.client.press("asking.p2");
  t.key("down");
  t.key("enter");
  t.click("asking.done");
  t.click("menu.asking");
  CHECK(t.client.find("asking.p1")->value != t.client.find("asking.p2")->value);
}

TEST_CASE("Who has not confirmed is asked again when the match is opened") {
  constexpr SeatMask kAllButSecond = 0xFD;
  const Seat me = seat(1);
  std::optional<Table> t;
  for (std::uint64_t seed = 1; !t || t->prompt() != "placement" || t->driver().options(me).empty(); ++seed) {
    REQUIRE(seed < 30);
    t.emplace(5, kAllButSecond, Options{}, seed);
  }
  const int place = t->driver().rules().catalogue.find_verb("place");
  const auto next = [&] {
    const ActionList all = t->driver().options(me);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Action& a) { return index(a.verb) == place; });
    return found == all.end() ? std::nullopt : std::optional(*found);
  };
  while (const auto a = next()) REQUIRE_FALSE(t->driver().submit(me, *a));
  REQUIRE(t->driver().options(me).size() == 1);
  AppContext& ctx = t->client.impl.ctx;
  const auto rules = t->driver().shared_rules();
  auto match = Match::load(test::nostromo(), rules, t->driver().record_text(), "opened").value();
  const std::size_t moves = match.length();
  auto layout = load_layout(ctx.platform.assets_dir, "nostromo", {}).value();
  PlayScreen opened(ctx, std::make_unique<Driver>(ctx, std::move(match), rules, ""), std::move(layout));
  CHECK(opened.driver().length() == moves);
  CHECK(opened.driver().options(me).size() == 1);
  CHECK(opened.stage() == Stage::private_view);
}
