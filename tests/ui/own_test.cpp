#include <cmath>
#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "ui/play/pointing.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::RandomTable;
using test::Table;
using Stage = PlayScreen::Stage;

namespace {

// The first private view of a match of Not Alone, where somebody chooses a Place.
void look_in(Table& t) {
  for (int i = 0; i < 20 && t.play->stage() != Stage::private_view; ++i)
    t.has_widget("continue") ? t.click("continue") : t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  REQUIRE(t.has_widget("card.0"));
}

void inspect(Table& t, Point at) { t.client.send({.type = Input::Type::inspect, .at = at}); }

}  // namespace

TEST_CASE("Who faces the Alien is shown what saves them first, and to do nothing last") {
  int saved = 0, lost = 0;
  for (std::uint64_t seed = 1; seed < 40 && (saved == 0 || lost == 0); ++seed) {
    RandomTable t(test::nostromo(), 5, {}, seed);
    for (int i = 0; i < 600 && t.driver->prompt().id != "dodge" && t.step(); ++i) {
    }
    if (t.driver->prompt().id != "dodge") continue;
    const Seat who = t.driver->awaited(true).front();
    const TableView v = make_table(t.driver->facts(who), t.board, t.client.impl.ctx.texts);
    REQUIRE_FALSE(v.choices.empty());
    CHECK(v.choices.size() == t.driver->options(who).size());
    CHECK(v.choices.back().weight == Weight::quiet);
    CHECK_FALSE(v.choices.back().note.empty());
    for (std::size_t i = 0; i + 1 < v.choices.size(); ++i) {
      CHECK(v.choices[i].weight == Weight::grave);
      CHECK_FALSE(v.choices[i].detail.empty());
    }
    ++(v.choices.size() > 1 ? saved : lost);
  }
  CHECK(saved > 0);
  CHECK(lost > 0);
}

TEST_CASE("The android that is caught reads that it costs no egg, and the table reads it only once it is unmasked") {
  const auto stake = [](const TableView& v) { return v.stake->rows.front().text; };
  int masked = 0, unmasked = 0;
  for (std::uint64_t seed = 1; seed < 60 && (masked == 0 || unmasked == 0); ++seed) {
    RandomTable t(test::nostromo(), 5, {}, seed);
    for (int i = 0; i < 900 && t.step(); ++i) {
      if (t.driver->prompt().id != "dodge") continue;
      const Seat who = t.driver->awaited(true).front();
      const TableView own = make_table(t.driver->facts(who), t.board, t.client.impl.ctx.texts), open = t.view();
      if (own.role->icon != "android" || own.callouts.front().rows.size() > 1) continue;
      const bool known = (t.reg("unmasked") >> index(who) & 1) != 0;
      CHECK(stake(own).find("no egg") != std::string::npos);
      CHECK(own.choices.back().note == stake(own));
      CHECK(own.banner.now.find("dies") == std::string::npos);
      CHECK((stake(open).find("no egg") != std::string::npos) == known);
      CHECK((own.role->rows.front().text.find("unmasked") != std::string::npos) == known);
      ++(known ? unmasked : masked);
    }
  }
  CHECK(masked > 0);
  CHECK(unmasked > 0);
}

TEST_CASE("How likely somebody is on a Place follows from what everybody can see") {
  RandomTable t(test::not_alone(), 4, {{"side", "1"}});
  for (int i = 0; i < 400 && t.driver->prompt().id != "hunt" && t.step(); ++i) {
  }
  REQUIRE(t.driver->prompt().id == "hunt");
  const TableView hunter = make_table(t.driver->facts(seat(0)), t.board, t.client.impl.ctx.texts);
  for (const PlaceView& p : hunter.places) {
    if (p.odds.empty()) continue;
    double nobody = 1;
    for (const Seat s : p.maybe) {
      int places = 0;
      for (const PlaceView& q : hunter.places)
        places += std::find(q.maybe.begin(), q.maybe.end(), s) != q.maybe.end() ? 1 : 0;
      nobody *= 1 - 1.0 / places;
    }
    CHECK(std::abs(std::stoi(p.odds) - 100 * (1 - nobody)) <= 2);
  }
  for (const PlaceView& p : t.view().places) CHECK(p.odds.empty());  // nothing of it before everybody
}

TEST_CASE("When Places are open, whoever looks reads what each of the Hunted faces, and the table says nothing of it") {
  int caught = 0, power = 0;
  for (std::uint64_t seed = 1; seed < 20 && (caught == 0 || power == 0); ++seed) {
    RandomTable t(test::not_alone(), 4, {{"side", "1"}}, seed);
    for (int i = 0; i < 900 && t.step(); ++i) {
      if (t.driver->prompt().id != "window_3") continue;
      CHECK(t.view().readings.empty());
      const TableView own = make_table(t.driver->facts(seat(1)), t.board, t.client.impl.ctx.texts);
      REQUIRE(own.readings.size() == 1);
      for (const PanelRow& row : own.readings.front().rows)
        ++(row.sub.find("Will") != std::string::npos ? caught : power);
    }
  }
  CHECK(caught > 0);
  CHECK(power > 0);
}

TEST_CASE("Any card that can be seen is enlarged by the second button, a long press or a key") {
  Table t(3, 0, {{"side", "1"}}, 5, {1280, 720}, test::not_alone());
  look_in(t);
  const Point card = t.client.find("card.0")->box.centre();
  SECTION("second button") { inspect(t, card); }
  SECTION("long press") {
    t.client.send({.type = Input::Type::press, .at = card});
    t.client.impl.tick(300);
    CHECK_FALSE(t.has_widget("card.zoom"));
    t.client.impl.tick(300);
    t.client.impl.rebuild();
    t.client.send({.type = Input::Type::release, .at = card});
  }
  SECTION("key") {
    t.client.focus("card.0");
    t.key("z");
  }
  REQUIRE(t.has_widget("card.zoom"));
  const std::string first = t.client.find("card.zoom")->name;
  t.key("right");
  REQUIRE(t.has_widget("card.zoom"));
  CHECK(t.client.find("card.zoom")->name != first);
  t.key("esc");
  CHECK_FALSE(t.has_widget("card.zoom"));
  CHECK(t.play->stage() == Stage::private_view);
}

TEST_CASE("What crew of Fate hold is enlarged like any card") {
  test::Client c;
  AppContext& ctx = c.impl.ctx;
  const auto stops = match_tour(ctx, *find_game("fate"));
  const auto table = std::find_if(stops.begin(), stops.end(), [](const TourStop& s) { return s.name == "five_table"; });
  REQUIRE(table != stops.end());
  ctx.stack.reset(table->make());
  c.impl.settle();
  ctx.invalidate();
  c.impl.rebuild();
  const auto& kinds = dynamic_cast<PlayScreen&>(*ctx.stack.top()).driver().rules().catalogue.kinds;
  const auto& sights = c.impl.sights;
  const auto item = std::find_if(sights.begin(), sights.end(), [&](const Sight& s) {
    return kinds[static_cast<std::size_t>(s.kind)].group == "item";
  });
  REQUIRE(item != sights.end());
  c.send({.type = Input::Type::inspect, .at = item->clip.centre()});
  CHECK(c.find("card.zoom") != nullptr);
}

TEST_CASE("A key that two options share is no key of either") {
  std::vector<OptionRow> rows(3);
  rows[0].hotkey = rows[1].hotkey = "1";
  rows[2].hotkey = "2";
  drop_shared_keys(rows);
  CHECK(rows[0].hotkey.empty());
  CHECK(rows[1].hotkey.empty());
  CHECK(rows[2].hotkey == "2");
}

TEST_CASE("A card that is looked at closely is gone with the view in which it was seen") {
  Table t(3, 0, {{"side", "1"}}, 5, {1280, 720}, test::not_alone());
  look_in(t);
  inspect(t, t.client.find("card.0")->box.centre());
  REQUIRE(t.has_widget("card.zoom"));
  t.client.send({.type = Input::Type::focus_lost});
  CHECK(t.play->stage() == Stage::curtain);
  CHECK_FALSE(t.has_widget("card.zoom"));
  CHECK_FALSE(test::shows_secrets(t.scene()));
}

TEST_CASE("Tab goes through a hand of cards and on to all that can be reached") {
  Table t(2, bit(seat(1)), {{"alien", "2"}}, 5, {1280, 720});
  Rng rng(3);
  const auto ready = [&] { return t.has_widget("card.2") && t.has_widget("options.toggle"); };
  for (int i = 0; i < 600 && !ready() && !t.driver().outcome().over; ++i) {
    const auto people = t.driver().awaited(true);
    if (people.empty()) break;
    const auto options = t.driver().options(people.front());
    t.play->act(people.front(), options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    t.settle();
  }
  REQUIRE(ready());
  std::set<std::string> wanted, reached;
  for (const Widget& w : t.scene().widgets)
    if (w.focusable) wanted.insert(w.id);
  for (std::size_t i = 0; i < 2 * wanted.size(); ++i) {
    t.client.key("tab");
    t.client.impl.rebuild();
    reached.insert(t.client.impl.ui.focus);
  }
  for (const std::string& id : wanted) {
    INFO(id);
    CHECK(reached.contains(id));
  }
}
