// What the table shows of Sanctuary is so by the state (rules/not_alone/sanctuary*.json), and tells no secret.
#include <set>

#include "catch.hpp"
#include "games/not_alone/rules/data/facts.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

const Options kYes{{"sanctuary", "yes"}}, kLittle{{"sanctuary", "variant"}};

struct City : test::RandomTable {
  explicit City(int players, const Options& options = kYes, std::uint64_t seed = 3)
      : RandomTable(test::not_alone(), players, options, seed) {}
  TableFacts facts() { return driver->table(); }
  int in(std::string_view zone_name) {
    return count(facts().view.masked, zone(driver->rules().catalogue.find_zone(zone_name)));
  }
  Zone city() { return prowl::not_alone::city_at(facts().view.masked); }
  bool offers(std::string_view verb) {
    for (const Action& a : driver->options(driver->prompt().actor))
      if (driver->rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))].name == verb) return true;
    return false;
  }
  /// Everything on the table, as text.
  std::string drawn(const TableFacts& f) {
    AppContext& ctx = client.impl.ctx;
    Scene scene;
    Builder b(scene, client.canvas, ctx.world_theme("not_alone"), ctx.texts, client.impl.ui, 1, 1, true);
    const TableView t = make_table(f, board, ctx.texts);
    HullCache hull;
    const Arrangement& a = board.wide.at("table");
    draw_table_frame(b, board, a, compose(f, board, "table", true), t, {}, hull);
    draw_board_part(b, region_of(b, a, "board"), t, board, {});
    draw_seat_row(b, {24, 824, 1424, 232}, t.seats, board, {});
    draw_market(b, {1464, 216, 432, 260}, t.markets.front(), board, {});
    for (const PanelView& p : t.panels) draw_note_panel(b, {1464, 500, 432, 200}, p);
    draw_log(b, {1464, 664, 352, 292}, t, {});
    return test::transcript(scene);
  }
};

const TrackView* track(const TableView& t, std::string_view id) {
  const auto found = std::find_if(t.tracks.begin(), t.tracks.end(), [&](const TrackView& k) { return k.id == id; });
  return found == t.tracks.end() ? nullptr : &*found;
}
const SeatView& creature_of(const TableView& t) {
  return *std::find_if(t.seats.begin(), t.seats.end(), [](const SeatView& s) { return !s.accent.empty(); });
}
const PanelView& panel(const TableView& t, std::string_view id) {
  return *std::find_if(t.panels.begin(), t.panels.end(), [&](const PanelView& p) { return p.id == id; });
}

}  // namespace

TEST_CASE("Sanctuary's planet has its own second row, in brass, and the base game's hasn't") {
  City city(4), base(4, {});
  std::vector<std::string> names;
  for (const PlaceView& p : city.view().places) names.push_back(p.id);
  CHECK(names == std::vector<std::string>{"room.lair", "room.jungle", "room.river", "room.beach", "room.rover",
                                          "room.refuge", "room.cache", "room.ark", "room.teleporter", "room.monolith"});
  CHECK(city.board.board.card->frames.size() == 5);
  CHECK(base.board.board.card->frames.empty());
  CHECK(base.view().markets.empty());
  CHECK(base.view().panels.empty());
  CHECK(track(base.view(), "defence") == nullptr);
}

TEST_CASE("A fifth phase stands in the banner with Sanctuary alone") {
  CHECK(City(3).view().banner.phases.size() == 5);
  CHECK(City(3, kLittle).view().banner.phases.size() == 4);
  CHECK(City(3, {}).view().banner.phases.size() == 4);
}

TEST_CASE("The Defence track begins at players and four, and shows each bonus of its side") {
  for (int players = 2; players <= 7; ++players) {
    City c(players);
    const TableView t = c.view();
    const TrackView* defence = track(t, "defence");
    REQUIRE(defence != nullptr);
    CHECK(defence->max == c.reg("defence_start"));
    CHECK(defence->value == defence->max);
    std::set<int> with, shown;
    for (int at = 1; at < defence->max; ++at)
      if (!prowl::not_alone::bonus_at(c.driver->rules(), c.facts().view.masked, at).empty()) with.insert(at);
    int for_good = 0;
    for (const SpaceView& s : defence->spaces) shown.insert(s.at), for_good += s.stays ? 1 : 0;
    CHECK(shown == with);
    CHECK(for_good == 1);
  }
}

TEST_CASE("The city floats over the Place where it is, and its panel tells the way") {
  City c(4);
  std::set<Zone> seen;
  std::set<std::uint64_t> keys;
  for (int step = 0; step < 400 && c.step(); ++step) {
    if (step % 5 != 0) continue;
    const TableView t = c.view();
    REQUIRE(t.figures.size() == 1);
    CHECK(t.figures.front().at == c.city());
    keys.insert(t.figures.front().key);
    seen.insert(c.city());
    const auto& boxes = panel(t, "city").rows.front().boxes;
    REQUIRE(boxes.size() == 10);
    int here = 0, next = 0, way = 0;
    for (std::size_t i = 0; i < 10; ++i) {
      here += boxes[i].level == 2 && t.places[i].zone == c.city() ? 1 : 0;
      next += boxes[i].level == 3 ? 1 : 0;
      way += boxes[i].level > 0 ? 1 : 0;
    }
    CHECK(here == 1);
    CHECK(next == 1);
    CHECK(way == (c.reg("loop") != 0 ? 10 : c.city() >= t.places[5].zone ? 6 : 5));
  }
  CHECK(seen.size() > 2);
  CHECK(keys.size() == 1);  // one moving thing: it flies
  CHECK(keys.count(0) == 0);
}

TEST_CASE("Signs of rescue stand on the neighbours of the city, that of fortifying on its Place") {
  City c(5);
  for (int step = 0; step < 300 && c.step(); ++step) {
    if (step % 7 != 0) continue;
    const TableView t = c.view();
    for (std::size_t i = 0; i < t.places.size(); ++i) {
      const PlaceView& p = t.places[i];
      if (p.zone == c.city()) {
        REQUIRE(p.marks.size() == 1);
        CHECK(p.marks.front().icon == "not_alone/sanctuary/icon_fortify");
      }
      for (const FactView& mark : p.marks) {
        const bool lit = mark.colour == "sanctuary", fortify = mark.icon == "not_alone/sanctuary/icon_fortify";
        bool may = false;
        for (const SeatView& s : t.seats) {
          if (!s.accent.empty()) continue;
          const auto& rules = c.driver->rules();
          may = may || (fortify ? prowl::not_alone::may_fortify(rules, c.facts().view.masked, s.seat, p.zone)
                                : prowl::not_alone::may_rescue(rules, c.facts().view.masked, s.seat, p.zone));
        }
        if (lit) CHECK(may);
        CHECK(p.help.find(mark.text) != std::string::npos);
      }
    }
  }
}

TEST_CASE("Who can fortify has a ghost of the Defence counter one step on") {
  bool met = false;
  for (std::uint64_t seed = 1; seed <= 12 && !met; ++seed) {
    City c(5, kYes, seed);
    met = c.until([&](const TableView&) { return c.driver->prompt().id == "resolve" && c.offers("fortify"); });
    if (!met) continue;
    const TableView t = c.view();
    const TrackView* defence = track(t, "defence");
    CHECK(defence->ghost == defence->value - 1);
    CHECK(defence->ghost_text.find(t.banner.actor == Seat::table
                                       ? ""
                                       : t.seats[static_cast<std::size_t>(index(t.banner.actor))].info.name) !=
          std::string::npos);
  }
  CHECK(met);
}

TEST_CASE("Survivors that lie open are the market, the rest is told by number alone") {
  City c(4);
  for (int step = 0; step < 300 && c.step(); ++step) {
    if (step % 6 != 0) continue;
    const TableView t = c.view();
    REQUIRE(t.markets.size() == 1);
    const MarketView& m = t.markets.front();
    CHECK(static_cast<int>(m.cards.size()) == c.in("survivors"));
    for (const CardView& card : m.cards) {
      CHECK(card.piece.open);
      CHECK_FALSE(card.words.title.empty());
      CHECK_FALSE(card.words.effect.empty());
    }
    CHECK(m.note.find(std::to_string(c.in("survivor_deck"))) != std::string::npos);
    for (const SeatView& s : t.seats) {
      if (!s.accent.empty()) continue;
      const Zone held = zone_of(c.driver->rules().catalogue, "rescued", s.seat);
      CHECK(s.stats.back().text == std::to_string(count(c.facts().view.masked, held)));
    }
  }
}

TEST_CASE("Every Hunted has its Avatar beside it once chosen, in the variant too") {
  for (const Options& options : {kYes, kLittle}) {
    City c(4, options);
    REQUIRE(c.until([&](const TableView&) { return c.reg("turn") >= 1 && c.reg("phase") == 1; }));
    for (const SeatView& s : c.view().seats) {
      CHECK(s.character.has_value() == s.accent.empty());
      if (!s.character) continue;
      CHECK(s.help.find(s.character->words.text) != std::string::npos);
      CHECK_FALSE(s.character->words.origin.empty());
    }
  }
}

TEST_CASE("What has been developed this turn sleeps until the next") {
  bool slept = false, woke = false;
  for (std::uint64_t seed = 1; seed <= 8 && !(slept && woke); ++seed) {
    City c(4, kYes, seed);
    for (int step = 0; step < 700 && c.step(); ++step) {
      const TableView t = c.view();
      const SeatView& creature = creature_of(t);
      CHECK(static_cast<int>(creature.growths.size()) == c.in("developed"));
      for (const CardView& g : creature.growths) {
        const bool awake = prowl::not_alone::is_awake(c.facts().view.masked, g.piece.kind);
        CHECK((g.look == "dormant") == !awake);
        CHECK_FALSE(g.state.empty());
        (awake ? woke : slept) = true;
      }
      CHECK(static_cast<int>(creature.growths.size()) <= creature.growth_slots);
      CHECK(std::count(creature.pips.begin(), creature.pips.end(), "not_alone/sanctuary/token_dna") == c.reg("dna"));
    }
  }
  CHECK(slept);
  CHECK(woke);
}

TEST_CASE("The Creature's hands lie face down on the table, with the level on the back") {
  City c(4);
  REQUIRE(c.until([&](const TableView&) { return c.reg("turn") >= 1; }));
  const TableView t = c.view();
  const SeatView& creature = creature_of(t);
  REQUIRE(creature.closed.size() == 2);
  for (const ClosedView& hand : creature.closed) {
    CHECK(hand.fact.text == std::to_string(hand.cards.size()));
    for (const PieceView& p : hand.cards) {
      CHECK_FALSE(p.open);
      CHECK(p.name.find("face") != std::string::npos);
    }
  }
}

TEST_CASE("Cards that nobody could copy carry a mark that explains itself, printed ones don't") {
  City c(4);
  const TableFacts f = c.facts();
  for (const CardInfo& card : c.driver->rules().cards) {
    const int kind_at = c.driver->rules().catalogue.find_kind(card.id);
    if (kind_at <= 0) continue;
    const CardText words = card_text(f, c.client.impl.ctx.texts, kind(kind_at));
    INFO(card.id << " " << card.source);
    CHECK(words.origin.empty() == (card.source != "deduced" && card.source != "reconstructed"));
  }
  for (const PlaceView& p : c.view().places) CHECK(p.origin.empty() == (p.zone < c.view().places[5].zone));
  CHECK(panel(c.view(), "city").rows.back().icon == "not_alone/sanctuary/mark_reconstructed");
}

TEST_CASE("The table of Sanctuary is made from what a spectator may know") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    City c(static_cast<int>(2 + seed), kYes, seed);
    for (int step = 0; step < 160; ++step) {
      if (step % 8 == 0) {
        const TableFacts f = c.facts();
        TableFacts other = f;
        Rng rng(seed + static_cast<std::uint64_t>(step));
        other.view = make_view(test::not_alone(), *f.rules, imagine_state(test::not_alone(), *f.rules, f.view, rng),
                               Seat::table);
        other.view.events = f.view.events;
        other.view.options = f.view.options;
        CHECK(c.drawn(f) == c.drawn(other));
      }
      if (!c.step()) break;
    }
  }
}

TEST_CASE("Nothing of Sanctuary's table is cut in any language, large or small") {
  for (const char* language : {"en", "fr", "nl"})
    for (const Size window : {Size{1920, 1080}, Size{1280, 720}, Size{1024, 768}, Size{960, 540}}) {
      test::Table t(5, 0x1E, kYes, 7, window, test::not_alone(), language);
      Rng rng(11);
      for (int step = 0; step < 60; ++step) {
        const auto humans = t.driver().awaited(true);
        if (humans.empty()) break;
        const auto options = t.driver().options(humans.front());
        t.play->act(humans.front(), options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
        t.settle();
        if (t.play->stage() != PlayScreen::Stage::table) continue;
        INFO(language << " " << window.w << "x" << window.h << " step " << step);
        CHECK(t.scene().clipped == std::vector<std::string>{});
      }
    }
}
