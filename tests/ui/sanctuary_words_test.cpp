// Whatever Sanctuary asks is asked in words, and each answer says what it is.
#include <map>
#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

// All that is asked for Sanctuary but what matches at random hardly ever come to: make_room, role, shield_which,
// first_aid.
const std::set<std::string> kOfCity = {"avatar",        "start_evolution",  "variant_evolution",
                                       "territory",     "optimiser",        "pilot",
                                       "beater",        "keen_scented",     "evolution",
                                       "brood",         "develop",          "shelter_survivors",
                                       "pick_survivor", "discard_survivor", "copy_power",
                                       "gain_place",    "pick_evolution",   "prey",
                                       "each_shows",    "malicious",        "drift",
                                       "inhibitor",     "archive",          "camouflage",
                                       "hypnotic",      "discard_place",    "discard_survival"};
constexpr int kSeeds = 400;

/// What is asked of whom, as the one who answers sees it.
TableFacts asked(Driver& d) {
  const auto who = d.awaited(false);
  return d.prompt().ask == Ask::open ? d.table() : d.facts(who.empty() ? d.awaited(true).front() : who.front());
}

const ChoiceView* worded(const TableView& t, const Action& a) {
  const auto c = std::find_if(t.choices.begin(), t.choices.end(), [&](const ChoiceView& v) { return v.action == a; });
  return c == t.choices.end() ? nullptr : &*c;
}

void check_words(test::RandomTable& r, const TableFacts& f) {
  AppContext& ctx = r.client.impl.ctx;
  for (const char* language : {"fr", "nl", "en"}) {
    ctx.texts.set_language(language);
    const TableView t = make_table(f, r.board, ctx.texts);
    const Describe d(ctx.texts, *f.game, *f.rules, f.seats);
    INFO(language << " " << f.prompt.id << ": " << t.banner.turn << " | " << t.banner.now);
    CHECK_FALSE(t.banner.turn.empty());
    CHECK_FALSE(t.banner.now.empty());
    for (const Action& a : f.view.options) {
      const std::string line = to_notation(f.rules->catalogue, f.prompt.actor, a);
      const ChoiceView* c = worded(t, a);
      INFO(line);
      REQUIRE(c != nullptr);
      const std::string text = c->text.empty() ? d.action(f.prompt.actor, a) : c->text;
      INFO("[" << c->section << "] " << text << " (" << c->note << ") " << c->detail << " {" << c->icon << c->picture
               << "}");
      CHECK_FALSE(c->section.empty());
      CHECK_FALSE(text.empty());
      CHECK(text.find('_') == std::string::npos);
    }
  }
}

}  // namespace

TEST_CASE("Every question of Sanctuary and every answer to it has words in every language") {
  std::set<std::string> met;
  for (std::uint64_t seed = 1; seed <= kSeeds && met.size() < kOfCity.size(); ++seed) {
    const bool little = seed % 5 == 0;
    test::RandomTable r(test::not_alone(), static_cast<int>(2 + seed % 6), {{"sanctuary", little ? "variant" : "yes"}},
                        seed);
    for (int i = 0; i < 2500 && !r.driver->outcome().over; ++i) {
      const std::string id(r.driver->prompt().id);
      if (kOfCity.contains(id) && !met.contains(id)) {
        met.insert(id);
        check_words(r, asked(*r.driver));
      }
      if (!r.step()) break;
    }
    CHECK(r.client.impl.ctx.texts.missing() == std::set<std::string>{});
  }
  for (const std::string& id : kOfCity) {
    INFO(id);
    CHECK(met.contains(id));
  }
}
