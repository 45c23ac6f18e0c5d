// What the screens of Not Alone state is so by its rules (rules/not_alone, section 5).
#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

constexpr int kClone = 1 << 8, kMirage = 1 << 9, kToxin = 1 << 11, kInterference = 1 << 4, kFierceness = 1 << 3;
constexpr int kSuffered = 512;
constexpr int bit_of_place(int number) { return 1 << (number - 1); }

/// Three players, the first is the Creature; the Hunted have just laid a Place down.
struct Planet {
  Planet() {
    AppContext& ctx = client.impl.ctx;
    const auto rules = ctx.rules(test::not_alone()).value();
    driver = std::make_unique<Driver>(
        ctx, Match::start(test::not_alone(), rules, {{"side", "1"}}, test::seats_of(3), 3).value(), rules, "");
    driver->think_inline(true);
    for (int i = 0; i < 100 && reg_of(driver->table(), "phase") < 2; ++i) step();
    REQUIRE(reg_of(driver->table(), "phase") == 2);
  }
  void step() {
    for (int s = 0; s < 3; ++s) {
      const auto options = driver->options(seat(s));
      if (options.empty()) continue;
      const auto& c = driver->rules().catalogue;
      const auto plain = std::find_if(options.begin(), options.end(), [&](const Action& a) {
        return c.verbs[static_cast<std::size_t>(index(a.verb))].name != "announce";
      });
      REQUIRE_FALSE(driver->submit(seat(s), *plain));
      return;
    }
  }
  TableView show(const TableFacts& f) { return make_table(f, board, client.impl.ctx.texts); }
  std::string say(std::string_view key, const Args& args) {
    return client.impl.ctx.texts.tr("match.not_alone." + std::string(key), args);
  }

  test::Client client{{1920, 1080}};
  TableLayout board = load_layout(test::source_dir() / "assets", "not_alone").value();
  std::unique_ptr<Driver> driver;
};

void put(TableFacts& f, std::string_view reg, int value) {
  f.view.masked.regs[static_cast<std::size_t>(f.rules->catalogue.find_reg(reg))] = static_cast<std::int16_t>(value);
}

/// In phase 3, p2 on the Place of that number.
TableFacts revealed(const Planet& p, int number, int more = 0) {
  TableFacts f = p.driver->table();
  put(f, "phase", 3);
  put(f, "spot_p2", number | number << 4 | more);
  return f;
}

const TrackView& assimilation(const TableView& t) {
  return *std::find_if(t.tracks.begin(), t.tracks.end(), [](const TrackView& k) { return k.id == "assimilation"; });
}
const SeatView& seat_of(const TableView& t, Seat s) {
  return *std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& v) { return v.seat == s; });
}

std::vector<int> levels(const TableView& t, Seat s) {
  std::vector<int> out;
  for (const PanelRow& row : t.facts.front().rows)
    if (row.seat == s)
      for (const auto& box : row.boxes) out.push_back(box.level);
  return out;
}

const DetailView& detail(const TableView& t, std::size_t place) {
  return *std::find_if(t.details.begin(), t.details.end(),
                       [&](const DetailView& d) { return d.kind == t.places[place].kind; });
}

}  // namespace

TEST_CASE("One's own view of the deduction panel says what the others can know, not where one lies") {
  Planet p;
  const TableView table = p.show(p.driver->table());
  for (const Seat s : {seat(1), seat(2)}) {
    CHECK(levels(p.show(p.driver->facts(s)), s) == levels(table, s));
    CHECK(levels(table, s) == std::vector<int>{2, 2, 2, 2, 2, 0, 0, 0, 0, 0});
  }
}

TEST_CASE("After a Vortex everybody can tell where that Hunted hides") {
  Planet p;
  TableFacts f = p.driver->table();
  Piece& laid = piece(f.view.masked, top(f.view.masked, zone_of(f.rules->catalogue, "played", seat(1))));
  laid.kind = kind(f.rules->catalogue.find_kind("river_p2"));
  laid.known = kEveryone;
  CHECK(levels(p.show(f), seat(1)) == std::vector<int>{1, 1, 2, 1, 1, 0, 0, 0, 0, 0});
}

TEST_CASE("Whoever stands under the Creature or a Clone is about to be caught, resolved or not") {
  Planet p;
  for (const int more : {0, 256, kSuffered}) {
    TableFacts f = revealed(p, 2, more);
    put(f, "creature_at", bit_of_place(2));
    CHECK(assimilation(p.show(f)).ghost == assimilation(p.show(f)).value - 1);
    CHECK(seat_of(p.show(f), seat(1)).tone == Tone::alarm);
  }
  TableFacts f = revealed(p, 2);
  put(f, "creature_at", bit_of_place(5));
  CHECK_FALSE(assimilation(p.show(f)).ghost);
  put(f, "target_at", bit_of_place(2));
  CHECK_FALSE(assimilation(p.show(f)).ghost);
  put(f, "effects", kClone);
  CHECK(assimilation(p.show(f)).ghost);
  put(f, "dodging", 2);
  CHECK_FALSE(assimilation(p.show(f)).ghost);
  put(f, "dodging", 0);
  put(f, "phase", 4);
  CHECK(seat_of(p.show(f), seat(1)).tone != Tone::alarm);
}

TEST_CASE("The Assimilation counter's ghost counts Anticipation and a last Will") {
  Planet p;
  TableFacts f = revealed(p, 1);
  put(f, "creature_at", bit_of_place(1));
  put(f, "anticipated", 2);
  const int now = assimilation(p.show(f)).value;
  CHECK(assimilation(p.show(f)).ghost == now - 2);
  put(f, "effects", kFierceness);
  CHECK(assimilation(p.show(f)).ghost == now - 3);
}

TEST_CASE("A Place without effect says so, and promises nothing to take back") {
  Planet p;
  TableFacts f = p.driver->facts(seat(1));
  put(f, "target_at", bit_of_place(3));
  const std::string none = p.say("own.nobody_comes.none", {});
  const auto says = [&](std::size_t place) {
    const TableView t = p.show(f);
    const auto& rows = detail(t, place).rows;
    return std::any_of(rows.begin(), rows.end(), [&](const PanelRow& r) { return r.sub == none; });
  };
  CHECK_FALSE(says(2));
  for (const int effect : {kMirage, kToxin}) {
    put(f, "effects", effect);
    CHECK(says(2));
    REQUIRE(p.show(f).places[2].tag);
    CHECK(p.show(f).places[2].tag->text == p.say("tag.ruined", {}));
  }
  put(f, "effects", kInterference);
  CHECK(says(3));
  CHECK(says(7));
  CHECK_FALSE(says(2));
}

TEST_CASE("A catch that takes the last Will costs two steps, three for whom Anticipation names") {
  Planet p;
  TableFacts f = p.driver->facts(seat(1));
  put(f, "will_p2", 2);
  CHECK(detail(p.show(f), 0).rows.front().sub == p.say("own.creature_comes.last", {{"n", 2}}));
  CHECK(detail(p.show(f), 1).rows.front().sub == p.say("own.creature_comes.will", {{"from", 2}, {"to", 1}}));
  put(f, "anticipated", 2);
  CHECK(detail(p.show(f), 0).rows.front().sub == p.say("own.creature_comes.last", {{"n", 3}}));
}

TEST_CASE("A catch that takes the last Will costs a third step for whom a Prophetic Creature has named") {
  Planet p;
  TableFacts f = p.driver->facts(seat(1));
  put(f, "will_p2", 1);
  put(f, "prophesied", 2);
  CHECK(detail(p.show(f), 0).rows.front().sub == p.say("own.creature_comes.last", {{"n", 3}}));
  put(f, "prophesied", 3);
  CHECK(detail(p.show(f), 0).rows.front().sub == p.say("own.creature_comes.last", {{"n", 2}}));
}

TEST_CASE("A token that only a card brings says so while the Creature may play one") {
  Planet p;
  TableFacts f = p.driver->facts(seat(0));
  REQUIRE(f.prompt.id == "hunt");
  const auto artemia = [&] { return p.show(f).tray.at(1).state; };
  CHECK(artemia() == p.say("own.token.card", {}));
  put(f, "hunts_played", 1);
  CHECK(artemia() == p.say("own.token.not", {}));
}

TEST_CASE("The further Hunt card of an Evolution brings no token") {
  Planet p;
  TableFacts f = p.driver->facts(seat(0));
  put(f, "hunts_played", 1);
  put(f, "extra_hunt", 1);
  CHECK(p.show(f).tray.at(1).state == p.say("own.token.not", {}));
}
