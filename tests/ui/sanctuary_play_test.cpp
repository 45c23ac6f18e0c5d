// Whole matches of Sanctuary on its screens, by presses alone.
#include <set>

#include "random_press.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::press_anything;
using test::Table;
using Stage = PlayScreen::Stage;

namespace {

const Options kYes{{"sanctuary", "yes"}}, kLittle{{"sanctuary", "variant"}};

struct City : Table {
  City(int players, Options options, std::uint64_t seed, Size size = {1280, 720}, const std::string& language = "en")
      : Table(players, 0, std::move(options), seed, size, test::not_alone(), language) {}

  bool until(const std::function<bool()>& reached, std::uint64_t seed, int most = 4000) {
    Rng rng(seed);
    for (int i = 0; i < most && !driver().outcome().over; ++i) {
      if (reached()) return true;
      press_anything(*this, rng);
    }
    return false;
  }
  bool offered(std::string_view id) const { return client.find(id) != nullptr && client.find(id)->press != nullptr; }
};

std::string option(Driver& d, const Action& a) {
  const std::string line = to_notation(d.rules().catalogue, seat(0), a);
  return "option." + line.substr(line.find(' ') + 1);
}

std::string verb(Driver& d, const Action& a) {
  return d.rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))].name;
}

// All that can be pressed on the screen of whoever looks, each token of theirs picked up in turn.
std::set<std::string> rows(Table& t) {
  std::set<std::string> seen;
  const auto look = [&] {
    for (const Widget& w : t.scene().widgets) seen.insert(w.id);
  };
  look();
  for (int token = 0; t.has_widget("token." + std::to_string(token)) && t.prompt() == "hunt"; ++token)
    t.client.press("token." + std::to_string(token)), look();
  return seen;
}

}  // namespace

TEST_CASE("Every legal option of Sanctuary is a row with words, and tells on the table no more than a spectator can") {
  std::set<std::string> prompts;
  for (int players = 2; players <= 7; ++players)
    for (const Options& options : {kYes, kLittle}) {
      City t(players, options, static_cast<std::uint64_t>(players));
      Rng rng(static_cast<std::uint64_t>(players));
      for (int step = 0; step < 220 && !t.driver().outcome().over; ++step) {
        prompts.insert(t.prompt());
        for (const Widget& w : t.scene().widgets)
          if (w.role == Role::option) CHECK_FALSE(w.name.empty());
        const bool own = t.play->stage() == Stage::private_view, open = t.play->stage() == Stage::table &&
                                                                        t.driver().prompt().ask == Ask::open &&
                                                                        !t.has_widget("continue");
        if (own || open) {
          const Seat who = own ? t.play->seat_shown() : t.driver().awaited(true).front();
          const auto seen = rows(t);
          for (const Action& a : t.driver().options(who)) {
            INFO(to_notation(t.driver().rules().catalogue, who, a) << " at " << t.prompt());
            CHECK((verb(t.driver(), a) == "pass" || seen.contains(option(t.driver(), a))));
          }
        }
        if (!own)
          for (const Widget& w : t.scene().widgets) {
            CHECK_FALSE(w.id.starts_with("option.announce"));
            CHECK_FALSE(w.secret);
          }
        press_anything(t, rng);
      }
      CHECK(t.client.impl.ctx.texts.missing() == std::set<std::string>{});
    }
  for (const char* wanted : {"avatar", "variant_evolution", "start_evolution", "choose", "hunt", "resolve", "evolution",
                             "develop", "window_5"}) {
    INFO(wanted);
    CHECK(prompts.contains(wanted));
  }
}

TEST_CASE("Whole games of Sanctuary end by random presses") {
  for (int players = 2; players <= 7; ++players)
    for (const Options& options : {kYes, kLittle}) {
      City t(players, options, static_cast<std::uint64_t>(players));
      Rng rng(static_cast<std::uint64_t>(players));
      int steps = 0;
      while (!t.driver().outcome().over && ++steps < 12000) press_anything(t, rng);
      CHECK(t.driver().outcome().over);
      CHECK(t.play->stage() == Stage::score);
    }
}

TEST_CASE("An Avatar is chosen by pressing its card, the others' lying beside") {
  City t(4, kYes, 3);
  REQUIRE(t.until([&] { return t.prompt() == "avatar"; }, 1));
  REQUIRE(t.play->stage() == Stage::table);
  std::vector<std::string> cards;
  for (const Widget& w : t.scene().widgets)
    if (w.id.starts_with("offer.")) cards.push_back(w.id);
  REQUIRE(cards.size() == 2);
  CHECK(t.has_widget("aside.p3"));
  const Seat who = t.driver().prompt().actor;
  t.click(cards.front());
  CHECK(t.driver().prompt().actor != who);
  const auto f = t.driver().table();
  const Zone z = zone_of(f.rules->catalogue, "avatar", who);
  REQUIRE(count(f.view.masked, z) == 1);
  CHECK("offer." +
            f.rules->catalogue.kinds[static_cast<std::size_t>(index(piece(f.view.masked, top(f.view.masked, z)).kind))]
                .name ==
        cards.front());
}

TEST_CASE("In phase 5 the Creature sees what each Evolution costs, and nobody else sees its hand") {
  City t(3, kYes, 2);
  REQUIRE(t.until([&] { return t.prompt() == "evolution" && t.play->stage() == Stage::curtain; }, 4));
  const Seat creature = t.driver().prompt().actor;
  const TableFacts mine = t.driver().facts(creature);
  std::vector<std::string> names;
  for (const int slot : slots(mine.view.masked, zone_of(mine.rules->catalogue, "evolutions", creature)))
    names.push_back(t.client.impl.ctx.describe(test::not_alone(), *mine.rules, t.driver().seats())
                        .kind(piece(mine.view.masked, slot).kind));
  REQUIRE(names.size() >= 3);
  const auto shows = [&](const std::string& name) {
    return std::any_of(t.scene().widgets.begin(), t.scene().widgets.end(),
                       [&](const Widget& w) { return w.role == Role::card && w.name == name && w.secret; });
  };
  for (const auto& name : names) CHECK_FALSE(shows(name));
  t.click("curtain.confirm");
  for (const auto& name : names) CHECK(shows(name));
  CHECK(t.has_widget("option.evolve"));
  CHECK(t.has_widget("option.nest"));
  CHECK(t.has_widget("option.decline"));
  t.click("option.evolve");
  CHECK(t.prompt() == "develop");
  CHECK(t.play->stage() == Stage::private_view);  // who goes on alone isn't sent through the curtain again
  t.click("hide");
  for (const auto& name : names) CHECK_FALSE(shows(name));
}

TEST_CASE("Where somebody hides in Sanctuary shows nowhere before all Places are turned up") {
  City a(3, kYes, 6), b(3, kYes, 6);
  Rng first(9), second(9);
  for (int i = 0; i < 400 && !(a.prompt() == "choose" && a.play->stage() == Stage::curtain); ++i)
    press_anything(a, first), press_anything(b, second);
  REQUIRE(a.prompt() == "choose");
  int compared = 0;
  for (int i = 0; i < 60 && (a.prompt() == "choose" || a.prompt() == "window_1b" || a.prompt() == "hunt" ||
                             a.prompt() == "window_2");
       ++i) {
    REQUIRE(a.play->stage() == b.play->stage());
    const bool own = a.play->stage() == Stage::private_view, hides = own && a.prompt() == "choose";
    if (!own) {
      CHECK(test::transcript(a.scene()) == test::transcript(b.scene()));
      ++compared;
    }
    if (hides) {
      a.click("option.play lair"), b.click("option.play beach");
      a.click("option.confirm"), b.click("option.confirm");
    } else {
      press_anything(a, first), press_anything(b, second);
    }
  }
  CHECK(compared >= 4);
}

TEST_CASE("Random input never shows a secret of Sanctuary outside a private view") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    City t(static_cast<int>(1 + seed), seed % 3 == 0 ? kLittle : kYes, seed);
    Rng rng(seed);
    for (int step = 0; step < 300; ++step) {
      const int dice = rng.below(20);
      if (dice == 0)
        t.client.send({.type = Input::Type::focus_lost});
      else if (dice == 1)
        t.key("ctrl+z");
      else
        press_anything(t, rng);
      t.client.impl.settle();
      t.client.impl.rebuild();
      t.settle();
      const bool own = t.play->stage() == Stage::private_view;
      REQUIRE(t.play->holds_private_view() == own);
      if (!own) REQUIRE_FALSE(test::shows_secrets(t.scene()));
      if (t.play->stage() == Stage::score) break;
    }
  }
}

TEST_CASE("Nothing of Sanctuary is cut for anybody in any language, large or small") {
  for (const char* language : {"en", "fr", "nl"})
    for (const Size size : {Size{1920, 1080}, Size{1280, 720}, Size{1024, 768}}) {
      City t(4, kYes, 5, size, language);
      Rng rng(13);
      for (int step = 0; step < 160 && !t.driver().outcome().over; ++step) {
        INFO(language << " " << size.w << "x" << size.h << " " << t.prompt() << " "
                      << (t.play->stage() == Stage::private_view ? "private" : "open"));
        CHECK(t.scene().clipped == std::vector<std::string>{});
        press_anything(t, rng);
      }
    }
}
