// The headline of a match screen says who does what, what they decide and what is at stake, and nothing says it again.
#include <cmath>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;

namespace {

// A shadow lies this near to its letters.
constexpr float kShadow = 6;

/// Where a text is drawn, alone or in a longer one; shadows don't count.
std::vector<Rect> spots_of(const Scene& scene, const std::string& text) {
  std::vector<Rect> spots;
  for (const Draw& d : scene.draws) {
    if (d.op != Draw::Op::text || d.text.find(text) == std::string::npos) continue;
    const bool shadow = std::any_of(spots.begin(), spots.end(), [&](const Rect& r) {
      return std::abs(r.x - d.box.x) < kShadow && std::abs(r.y - d.box.y) < kShadow;
    });
    if (!shadow) spots.push_back(d.box);
  }
  return spots;
}

/// What is decided and what is at stake stand in one line, apart.
std::vector<std::string> parts_of(const Widget& prompt) {
  std::vector<std::string> parts{prompt.name};
  const auto gap = prompt.value.find("  ");
  parts.push_back(prompt.value.substr(0, gap));
  if (gap != std::string::npos) parts.push_back(prompt.value.substr(gap + 2));
  return parts;
}

bool has_headline(const std::string& stop) {
  return stop.find("score") == std::string::npos && stop.find("curtain") == std::string::npos;
}

}  // namespace

TEST_CASE("Every match screen has a headline, and none of its texts stands there twice") {
  Client c;
  AppContext& ctx = c.impl.ctx;
  int seen = 0;
  for (const Game* game : all_games())
    for (const TourStop& stop : match_tour(ctx, *game)) {
      auto screen = stop.make();
      REQUIRE(screen != nullptr);
      ctx.stack.reset(std::move(screen));
      for (const char* language : {"en", "fr", "nl"}) {
        ctx.texts.set_language(language);
        c.impl.settle();
        ctx.invalidate();
        c.impl.rebuild();
        const Widget* prompt = c.find("prompt");
        INFO(game->id << " " << stop.name << ", " << language);
        CHECK((prompt != nullptr) == has_headline(stop.name));
        if (prompt == nullptr) continue;
        ++seen;
        for (const std::string& part : parts_of(*prompt)) {
          INFO(part);
          if (part.empty() && stop.name.starts_with("moment_")) continue;  // the moment says it
          CHECK_FALSE(part.empty());
          // A result may stand in the log too.
          if (!stop.name.starts_with("moment_won")) CHECK(spots_of(c.impl.scene, part).size() <= 1);
        }
      }
    }
  CHECK(seen > 200);
}

TEST_CASE("While several choose at once the headline names them, and counts whom it can't name") {
  const auto headline = [](int players) {
    test::RandomTable t(test::not_alone(), players, {{"side", "1"}});
    REQUIRE(t.until([&](const TableView&) { return t.driver->prompt().id == "choose"; }));
    return t.view().banner.turn;
  };
  CHECK(headline(2) == "P2 chooses where to hide");
  CHECK(headline(4) == "P2, P3 and P4 choose where to hide");
  CHECK(headline(6) == "P2, P3 and 3 more choose where to hide");
}

TEST_CASE("The headline of a hunt counts who could be where, and a private one speaks to whoever looks") {
  test::RandomTable t(test::not_alone(), 4, {{"side", "1"}});
  REQUIRE(t.until([&](const TableView&) { return t.driver->prompt().id == "choose"; }));
  const TableView own = make_table(t.driver->facts(seat(2)), t.board, t.client.impl.ctx.texts);
  CHECK(own.banner.turn == "P3, where do you hide?");
  CHECK(own.banner.detail == "You have 3 Will left.");
  CHECK(own.banner.actor == seat(2));
  REQUIRE(t.until([&](const TableView&) { return t.driver->prompt().id == "hunt"; }));
  CHECK(t.view().banner.turn == "P1, the Creature, hunts");
  CHECK(t.view().banner.detail == "3 of the Hunted could be at any of 5 Places.");
}
