// Whatever the screen asks, refuses or tells leads to its paragraph of the rules; and the cards and rulings of a game.
#include <regex>
#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/dev/tour.hpp"
#include "support/walk.hpp"
#include "words/book.hpp"

using namespace prowl;
using namespace prowl::ui;
using ui::test::Client;

namespace {

constexpr const char* kLanguages[] = {"en", "fr", "nl"};

Book book_of(const Game& game, const std::string& language) {
  return load_book(ui::test::source_dir() / "assets", game.id, language).value();
}

bool in_every_book(const Game& game, const std::string& paragraph) {
  return std::all_of(std::begin(kLanguages), std::end(kLanguages),
                     [&](const char* language) { return book_of(game, language).find(paragraph) >= 0; });
}

// What nobody can ask for: the screen offers no such thing.
bool out_of_the_blue(std::string_view rule) {
  std::string name(rule);
  std::replace(name.begin(), name.end(), '-', '_');
  return name == "malformed" || name == "no_such_seat" || name == "chance_misfit" || name == "not_asked";
}

/// The paragraphs that these matches lead to, each with what leads there.
using Led = std::map<std::string, std::set<std::string>>;

void lead(const prowl::test::Table& t, std::uint64_t seed, Led& led) {
  const auto probe = [&](const State& s, Rng& rng) {
    const Prompt asked = t.game->prompt(*t.rules, s);
    if (!asked.id.empty()) led[std::string(asked.paragraph)].insert("prompt " + std::string(asked.id));
    const Catalogue& c = t.rules->catalogue;
    for (int i = 0; i < 4; ++i) {
      Action a{static_cast<Verb>(kFirstGameVerb + rng.below(static_cast<int>(c.verbs.size()) - kFirstGameVerb))};
      for (auto* operand : {&a.a, &a.b})
        *operand = static_cast<std::int16_t>(rng.below(static_cast<int>(c.kinds.size())));
      if (const Refusal no = t.game->why_not(*t.rules, s, seat(rng.below(t.seats)), a); no && !out_of_the_blue(no.rule))
        led[std::string(no.paragraph)].insert("refusal " + std::string(no.rule));
    }
  };
  prowl::test::walk(t, seed, probe, 2000);
}

std::string words_of(const std::set<std::string>& all) {
  std::string out;
  for (const auto& one : all) out += " " + one;
  return out;
}

// Of the interface itself, about which no rule speaks.
bool of_no_rule(const Widget& w) { return w.id == "undo" || w.id.starts_with("scroll."); }

std::string with_ids(const Scene& scene, const std::vector<Ruling>& rulings) {
  static const std::regex kId(R"([A-Z]-?[0-9]+[a-z]?)");
  const auto known = [&](const std::string& id) {
    return std::any_of(rulings.begin(), rulings.end(), [&](const Ruling& r) { return r.id == id; });
  };
  for (const Draw& d : scene.draws)
    for (std::sregex_iterator it(d.text.begin(), d.text.end(), kId), end; it != end; ++it)
      if (known(it->str())) return d.text;
  return {};
}

}  // namespace

TEST_CASE("Every prompt and refusal has a paragraph, which every book holds") {
  for (const Game* game : all_games()) {
    Led led;
    for (const prowl::test::Table& t : prowl::test::all_tables())
      if (t.game == game) lead(t, 1, led);
    for (const auto& [paragraph, from] : led) {
      INFO(game->id << " § '" << paragraph << "':" << words_of(from));
      CHECK(in_every_book(*game, paragraph));
    }
  }
}

TEST_CASE("Every event and every option has a paragraph, which every book holds") {
  for (const auto* language : kLanguages) {
    Client c({1280, 720}, language);
    for (const Game* game : all_games()) {
      const auto rules = c.impl.ctx.rules(*game).value();
      const Book book = book_of(*game, language);
      const std::vector<SeatInfo> nobody;
      const Describe d = c.impl.ctx.describe(*game, *rules, nobody);
      for (std::size_t i = 0; i < rules->catalogue.events.size(); ++i) {
        const std::string& name = rules->catalogue.events[i].name;
        INFO(language << ", " << game->id << ": event " << name);
        if (name != "said") CHECK(book.find(d.paragraph({.what = static_cast<std::uint16_t>(i)})) >= 0);
      }
      for (const OptionSpec& o : rules->options) {
        INFO(language << ", " << game->id << ": option " << o.name);
        CHECK(book.find(o.rule) >= 0);
      }
    }
  }
}

TEST_CASE("Wherever the tour goes, what can't be done leads to its paragraph, and so does what is asked") {
  for (const Game* game : all_games()) {
    Client c({1920, 1080});
    const Book book = book_of(*game, "en");
    for (const TourStop& stop : match_tour(c.impl.ctx, *game)) {
      auto screen = stop.make();
      REQUIRE(screen != nullptr);
      c.show(std::move(screen));
      for (const Widget& w : c.impl.scene.widgets) {
        INFO(game->id << ", " << stop.name << ": " << w.id << " (" << w.reason << ") § " << w.rule);
        if (!w.enabled && !w.reason.empty() && !of_no_rule(w)) CHECK(book.find(w.rule) >= 0);
        if (w.id == "prompt" && !w.name.empty()) CHECK(w.press != nullptr);
      }
      c.impl.ctx.stack.pop();
      c.impl.settle();
    }
  }
}

TEST_CASE("F1 on what can't be done, a long press on it and its hint open the rule") {
  const std::vector<std::function<void(Client&, const Widget&)>> ways = {
      [](Client& c, const Widget& w) {
        c.focus(w.id);
        c.key("tab");
        c.focus(w.id);
        c.key("f1");
      },
      [](Client& c, const Widget& w) { c.send({.type = Input::Type::inspect, .at = w.box.centre()}); },
      [](Client& c, const Widget& w) {
        c.click(w.id);
        c.click("notice.0.rule");
      }};
  for (const auto& way : ways) {
    ui::test::Table t(3);
    t.key("enter");
    const auto& widgets = t.scene().widgets;
    const auto shut = std::find_if(widgets.begin(), widgets.end(),
                                   [](const Widget& w) { return !w.enabled && !w.rule.empty(); });
    REQUIRE(shut != widgets.end());
    way(t.client, Widget(*shut));
    CHECK(t.client.screen() == "rules");
  }
}

TEST_CASE("A ruling goes by its number wherever it is read") {
  for (const Game* game : all_games())
    for (const auto* language : kLanguages) {
      Client c({1920, 1080}, language);
      const auto rulings = c.impl.ctx.rules(*game).value()->rulings;
      c.show(make_rules_screen(c.impl.ctx, *game, ""));
      c.click("rules.tab.rulings");
      for (const Ruling& r : rulings) {
        c.press("ruling." + r.id);
        INFO(language << ", " << game->id << ", " << r.id);
        CHECK(with_ids(c.impl.scene, rulings).empty());
      }
    }
}

TEST_CASE("All cards can be browsed, each with what it does, where it comes from and every ruling on it") {
  for (const Game* game : all_games()) {
    Client c({1920, 1080});
    const auto rules = c.impl.ctx.rules(*game).value();
    const auto cards = card_entries(*rules, book_of(*game, "en"));
    CHECK(cards.size() == rules->cards.size());
    c.show(make_cards(c.impl.ctx, *game));
    for (const CardEntry& card : cards) {
      INFO(game->id << ": " << card.info.id);
      c.press("card." + card.info.id);
      REQUIRE(c.find("cards.source") != nullptr);
      CHECK(c.find("cards.source")->name.find("cards.source") == std::string::npos);
      CHECK(c.find("heading") != nullptr);
      for (const int at : card.rulings) {
        c.press("box." + rules->rulings[static_cast<std::size_t>(at)].id);
        CHECK(c.screen() == "rules");
        c.key("esc");
      }
    }
    CHECK(c.impl.ctx.texts.missing().empty());
  }
}

TEST_CASE("What the book says of cards names cards and rulings that there are") {
  for (const Game* game : all_games()) {
    const RuleSet rules = game->load(ui::test::source_dir() / "rules").value();
    for (const auto& [card, rulings] : book_of(*game, "en").cards) {
      INFO(game->id << ": " << card);
      CHECK(std::any_of(rules.cards.begin(), rules.cards.end(), [&](const CardInfo& c) { return c.id == card; }));
      for (const std::string& id : rulings)
        CHECK(std::any_of(rules.rulings.begin(), rules.rulings.end(), [&](const Ruling& r) { return r.id == id; }));
    }
  }
}

TEST_CASE("Cards are found by kind and by words") {
  Client c({1920, 1080});
  c.show(make_cards(c.impl.ctx, *find_game("not_alone")));
  const auto rows = [&] {
    return std::count_if(c.impl.scene.widgets.begin(), c.impl.scene.widgets.end(),
                         [](const Widget& w) { return w.role == Role::row; });
  };
  const auto all = rows();
  c.press("cards.type");
  c.key("down");
  c.key("enter");
  CHECK(rows() < all);
  CHECK(rows() > 0);
  c.focus("cards.search");
  c.type("no such thing");
  CHECK(c.find("cards.none") != nullptr);
}
