#include <chrono>
#include <fstream>

#include "catch.hpp"
#include "prowl/match/replay.hpp"
#include "shelf_fixture.hpp"
#include "table/presenter.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/shelf/replay.hpp"
#include "ui/screens/shelf/shelf.hpp"
#include "ui/screens/shelf/transcript.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;
namespace fs = std::filesystem;

namespace {

void settle_stack(Shelves& s) {
  s.client.impl.settle();
  s.client.impl.rebuild();
}

}  // namespace

TEST_CASE("The shelf shows each match with its table, and filters them") {
  Shelves s({1920, 1080});
  s.store(s.play(nostromo(), 60));
  s.store(s.play(nostromo(), 100'000));
  s.store(s.play(not_alone(), 60));
  s.show();
  for (const char* id : {"open.0", "open.1", "open.2", "more.0", "more.2"}) CHECK(s.client.find(id) != nullptr);
  const auto pictures = std::count_if(s.client.impl.scene.draws.begin(), s.client.impl.scene.draws.end(),
                                      [](const Draw& d) { return d.op == Draw::Op::picture; });
  CHECK(pictures > 60);
  s.press("filter.finished");
  CHECK(s.client.find("open.0") != nullptr);
  CHECK(s.client.find("open.1") == nullptr);
  s.press("filter.unfinished");
  CHECK(s.client.find("open.1") != nullptr);
  CHECK(s.client.find("open.2") == nullptr);
  s.press("filter.deleted");
  CHECK(s.name("replays.empty") == s.ctx.texts.tr("shelf.none"));
}

TEST_CASE("Who goes on with a match of other rule files is told") {
  Shelves s;
  const fs::path file = s.store(s.play(nostromo(), 60));
  const auto told = [&] {
    REQUIRE(open_match(s.ctx, s.ctx.saves.list().front(), false));
    settle_stack(s);
    const auto& all = s.ctx.notices;
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& n) { return n.text == s.ctx.texts.tr("saving.other_rules"); });
  };
  CHECK(!told());
  s.ctx.stack.reset(make_title(s.ctx));
  settle_stack(s);
  std::string text = *read_file(file);
  text.replace(text.find("\nrules ") + 7, 16, "0000000000009999");
  REQUIRE(write_atomic(file, text));
  CHECK(told());
}

TEST_CASE("A match is renamed in place, and the name stays") {
  Shelves s;
  const fs::path file = s.store(s.play(nostromo(), 60));
  s.show();
  s.press("more.0");
  s.client.focus("sheet.name");
  s.client.type("Friday");
  s.press("sheet.rename");
  CHECK(s.ctx.saves.list().front().header.name == "Friday");
  s.client.focus("sheet.name");
  s.client.type(" night");
  s.press("sheet.close");  // leaving it keeps it, too
  CHECK(s.name("save.0") == "Friday night");
  CHECK(s.ctx.saves.list().front().path == file);
}

TEST_CASE("A deleted match can be put back as long as the shelf is open, and later") {
  Shelves s;
  s.store(s.play(nostromo(), 60));
  s.show();
  s.press("more.0");
  s.press("sheet.delete");
  CHECK(s.saved() == 0);
  REQUIRE(s.client.find("undo") != nullptr);
  SECTION("at once") { s.press("undo"); }
  SECTION("from another start of the shelf") {
    s.ctx.stack.pop();
    settle_stack(s);
    s.show();
    CHECK(s.client.find("undo") == nullptr);
    s.press("filter.deleted");
    s.press("back.0");
    s.press("filter.all");
  }
  CHECK(s.saved() == 1);
  CHECK(s.client.find("open.0") != nullptr);
}

TEST_CASE("An exported match comes back with its name and its moves") {
  Shelves s;
  const Match m = s.play(not_alone(), 60);
  s.store(m);
  s.show();
  s.press("more.0");
  s.client.focus("sheet.name");
  s.client.type("Elsewhere");
  s.press("sheet.export");
  CHECK(s.said().find("documents") != std::string::npos);
  s.press("sheet.delete");
  s.press("import");
  REQUIRE(s.client.find("import.0") != nullptr);
  s.press("import.0");
  REQUIRE(s.saved() == 1);
  const SaveInfo back = s.ctx.saves.list().front();
  CHECK(back.header.name == "Elsewhere");
  const auto opened = open_save(s.ctx, back);
  REQUIRE(opened);
  CHECK(load_match(*opened, back)->truth_hash() == m.truth_hash());
}

TEST_CASE("A copy of a finished match stands beside it under its own name") {
  Shelves s;
  s.store(s.play(nostromo(), 100'000));
  s.show();
  s.press("more.0");
  s.press("sheet.copy");
  s.client.type(" two");
  s.press("name.yes");
  REQUIRE(s.saved() == 2);
  CHECK((s.name("save.0").ends_with(" two") || s.name("save.1").ends_with(" two")));
}

TEST_CASE("A finished match shows its score and its look back again") {
  Shelves s;
  s.store(s.play(not_alone(), 100'000, 5, 0b110));
  s.show();
  s.press("more.0");
  s.press("sheet.score");
  settle_stack(s);
  REQUIRE(s.client.find("score.look") != nullptr);
  s.press("score.look");
  CHECK(s.client.screen() == "look");
}

TEST_CASE("Nobody plays ahead in a copy of a running match") {
  Shelves s;
  SeatMask bots = 0;
  SECTION("several people") {}
  SECTION("one among bots") { bots = 0b110; }
  const Match m = s.play(not_alone(), 60, 5, bots);
  s.store(m);
  s.show();
  s.press("more.0");
  CHECK_FALSE(s.client.find("sheet.copy")->enabled);
  const fs::path copy = s.client.folder.path() / "copy.prowl";
  REQUIRE(write_atomic(copy, m.save()));
  CHECK_FALSE(import_file(s.ctx, copy));
  CHECK(s.saved() == 1);
  s.press("sheet.delete");
  CHECK(import_file(s.ctx, copy));
}

TEST_CASE("A match dropped on the window is taken onto the shelf once and shown, but not while another is open") {
  Shelves s;
  const fs::path file = s.client.folder.path() / "from a friend.prowl";
  REQUIRE(write_atomic(file, s.play(nostromo(), 100'000).save()));
  const auto drop = [&](const fs::path& path) {
    s.client.send({.type = Input::Type::open_file, .key = to_utf8(path)});
    settle_stack(s);
    s.client.impl.tick(1);
    settle_stack(s);
  };
  s.client.press("practise");
  drop(file);
  CHECK(s.saved() == 0);
  s.client.key("esc");
  drop(file);
  CHECK(s.client.screen() == "sheet");
  REQUIRE(s.saved() == 1);
  s.client.key("esc");
  drop(s.ctx.saves.list().front().path);
  CHECK(s.client.screen() == "sheet");
  CHECK(s.saved() == 1);
}

TEST_CASE("A hostile file is not imported, and it is said which and why") {
  Shelves s;
  const Match m = s.play(nostromo(), 60);
  const std::string good = m.save();
  std::string bad_bot = good;
  bad_bot.replace(bad_bot.find("||"), 1, "|evil");
  const std::vector<std::pair<std::string, std::string>> files = {
      {"empty", ""},
      {"json", "{\"a\": [1, 2"},
      {"deep", std::string(100'000, '[')},
      {"zeros", std::string(10'000, '\0')},
      {"future", "prowl-save 99" + good.substr(good.find('\n'))},
      {"cut", good.substr(0, good.size() / 2)},
      {"bot", bad_bot},
      {"game", "prowl-save 1\ngame chess\nrules 0\nseed 1\n\nend 0 0\n"},
      {"name", "prowl-save 1\nname " + std::string(100'000, 'x') + good.substr(good.find('\n'))},
      {"huge", std::string(kMaxFileBytes + 1, 'x')},
  };
  const fs::path folder = exchange_folder(s.ctx);
  fs::create_directories(folder);
  for (const auto& [name, text] : files) std::ofstream(folder / (name + ".prowl"), std::ios::binary) << text;
  for (const auto& [name, text] : files) {
    INFO(name);
    s.ctx.notices.clear();
    CHECK_FALSE(import_file(s.ctx, folder / (name + ".prowl")));
    CHECK(s.said().size() > 30);
    CHECK(s.said().find(name + ".prowl") != std::string::npos);
  }
  CHECK_FALSE(import_file(s.ctx, folder / "missing.prowl"));
  CHECK_FALSE(import_file(s.ctx, folder));
  CHECK(s.saved() == 0);
  s.show();
  s.press("import");
  CHECK(s.client.find("import.close") != nullptr);
}

TEST_CASE("Broken matches on the shelf tell the reason, and the rest can be used") {
  Shelves s({1920, 1080});
  s.store(s.play(nostromo(), 60));
  const fs::path folder = s.ctx.platform.data_dir / "saves";
  std::ofstream(folder / "deep.prowl") << std::string(50'000, '{');
  std::ofstream(folder / "future.prowl") << "prowl-save 7\n";
  s.show();
  int broken = 0, good = 0;
  for (int i = 0; i < 3; ++i) {
    broken += s.client.find(fmt::format("save.{}.problem", i)) != nullptr ? 1 : 0;
    good += s.client.find(fmt::format("open.{}", i))->enabled ? 1 : 0;
  }
  CHECK(broken == 2);
  CHECK(good == 1);
}

TEST_CASE("The text of a match hides what the table has not seen until the match is over") {
  Shelves s;
  const auto text = [&](const Match& m) {
    return match_as_text(s.ctx, m, s.ctx.rules(m.game()).value(), 1'700'000'000);
  };
  const std::string over = text(s.play(nostromo(), 100'000));
  CHECK(over.starts_with("# "));
  CHECK(over.find("\n### ") != std::string::npos);
  CHECK(over.find(s.ctx.texts.tr("shelf.text.end")) != std::string::npos);
  Match named = s.play(nostromo(), 60);
  named.set_name("a*b_[c](d)<e>");
  CHECK(text(named).starts_with("# a\\*b\\_\\[c\\](d)\\<e\\>\n"));
}

TEST_CASE("A finished match is seen through each pair of eyes, and played on from any moment") {
  Shelves s({1920, 1080});
  s.store(s.play(nostromo(), 100'000));
  s.show();
  s.press("open.0");
  REQUIRE(s.client.screen() == "replay");
  REQUIRE(s.client.find("film.eyes")->enabled);
  for (int i = 0; i < 20; ++i) s.press("replay.step");
  CHECK(s.client.find("film.hand.p1") == nullptr);
  s.press("film.eyes");
  s.press("list.1");
  CHECK(s.client.find("film.hand.p1") != nullptr);
  CHECK(s.client.find("film.hand.p2") == nullptr);
  s.press("film.eyes");
  s.press("list.4");
  CHECK(s.client.find("film.hand.p2") != nullptr);
  s.press("film.on");
  CHECK(s.client.screen() != "replay");
  CHECK(s.saved() == 2);
}

TEST_CASE("Nobody plays on from the middle of a running match") {
  Shelves s({1920, 1080});
  SeatMask bots = 0;
  SECTION("several people") {}
  SECTION("one among bots") { bots = 0b110; }
  s.store(s.play(nostromo(), 60, 5, bots));
  s.show();
  s.press("more.0");
  s.press("sheet.replay");
  CHECK_FALSE(s.client.find("film.on")->enabled);
}

TEST_CASE("The film goes to and fro by steps, on its line, and to its marks") {
  Shelves s;
  for (const Game* game : all_games()) {
    INFO(game->id);
    Film film(s.play(*game, 3000), s.ctx.rules(*game).value());
    const std::size_t n = film.stops().size();
    REQUIRE(n > 10);
    film.go_to(n / 2);
    const auto half = film.facts();
    film.go_to(n - 1);
    CHECK(film.at_end());
    film.go_to(n / 2 + 1);
    film.go_to(n / 2);
    CHECK(film.facts().view.masked == half.view.masked);
    CHECK(film.facts().view.events == half.view.events);
    int turns = 0, points = 0;
    for (const auto& m : film.marks()) {
      CHECK(m.stop < n);
      CHECK(film.stops()[m.stop].events > m.event);
      CHECK((m.stop == 0 || film.stops()[m.stop - 1].events <= m.event));
      (m.decided ? points : turns) += 1;
    }
    CHECK(turns > 1);
  }
}

TEST_CASE("A step back in a long match, with its picture", "[.][measure]") {
  for (const Game* game : all_games()) {
    Shelves s({1920, 1080});
    const Match m = s.play(*game, 100'000);
    s.client.show(
        make_replay_screen(s.ctx, *game, s.ctx.rules(*game).value(), m.save(), "match", {.end = true}).value());
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < 40; ++i) s.client.press("replay.back");
    const auto ms = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
    WARN(game->id << ": " << m.length() << " moves, " << static_cast<double>(ms.count()) / 40'000 << " ms a step");
  }
}

TEST_CASE("A film of a running match has no stop for what somebody has half made in secret") {
  Shelves s;
  const auto rules = s.ctx.rules(nostromo()).value();
  Match m = Match::start(nostromo(), rules, {}, std::vector<SeatInfo>(3), 5).value();
  const std::size_t stops = Film(m, rules).stops().size();
  const Seat who = first_awaited(m.waiting());
  REQUIRE(m.prompt().ask == Ask::secret);
  REQUIRE_FALSE(m.submit(who, m.view(who).options.front()));
  CHECK(Film(m, rules).stops().size() == stops);
}

TEST_CASE("What decided a match is a handful of moments, its end among them") {
  Shelves s;
  for (const Game* game : all_games()) {
    INFO(game->id);
    for (const std::uint64_t seed : {1, 2, 3}) {
      const Match m = s.play(*game, 100'000, seed);
      REQUIRE(m.outcome().over);
      const Catalogue& c = m.rules().catalogue;
      const auto events = m.view(Seat::table).events;
      const auto last = std::span(events).subspan(last_round(c, events));
      const auto points = turning_points(game->id, c, last);
      REQUIRE_FALSE(points.empty());
      CHECK(points.size() <= kTurningPoints);
      CHECK(points.back().weight == 100);
      for (std::size_t i = 0; i < points.size(); ++i) {
        CHECK(points[i].turn >= 0);
        if (i > 0) CHECK(points[i].at > points[i - 1].at);
      }
      for (const DecidingSpec& row : find_table(game->id)->deciding) CHECK(c.find_event(row.event) >= 0);
    }
  }
}

TEST_CASE("What happens again and again leaves room among the turning points for what happened once") {
  Shelves s;
  const Catalogue& c = s.ctx.rules(not_alone()).value()->catalogue;
  const auto event = [&](std::string_view name, int a) {
    return Event{.what = static_cast<std::uint16_t>(c.find_event(name)), .a = static_cast<std::int16_t>(a)};
  };
  std::vector<Event> events;
  for (int turn = 1; turn <= 4; ++turn) {
    events.push_back(event("turn_start", turn));
    events.push_back(event(turn == 1 ? "evolves" : "caught", turn));
  }
  const auto points = turning_points("not_alone", c, events, 0, 2);
  REQUIRE(points.size() == 2);
  CHECK(points[0].turn == 1);
  CHECK(points[1].turn == 4);
}

TEST_CASE("A match that begins in the middle knows its turn from the next one") {
  Shelves s;
  const Match m = s.play(nostromo(), 400);
  const Catalogue& c = m.rules().catalogue;
  const auto events = m.view(Seat::table).events;
  const auto start = std::find_if(events.begin(), events.end(),
                                  [&](const Event& e) { return c.events[e.what].name == "turn_start" && e.a == 3; });
  REQUIRE(start != events.end());
  const auto from = std::span(events).subspan(static_cast<std::size_t>(start - events.begin()) - 2);
  CHECK(turns_of(c, from).front() == 2);
  CHECK(turns_of(c, from.first(2), 7).front() == 7);
  CHECK(turns_of(c, from.first(2)).front() == 0);
}
