#include <map>
#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/ai/bot.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

struct World {
  std::string game;
  Options options;
  int players = 5;
  std::string level = "basic";
};

std::string told(const MomentView& m) {
  std::string out = fmt::format("{}|{}|{}|{}|{}", m.colour, m.eyebrow, m.title, m.line, m.grave);
  for (const auto& p : m.pictures) out += "|" + p.picture;
  for (const auto& f : m.faces) out += fmt::format("|{} {} {}", f.picture, index(f.owner), f.lost);
  for (const auto& f : m.figures) out += fmt::format("|{} {} {} {}", f.icon, f.text, f.from, f.to);
  for (const Zone z : m.at) out += fmt::format("|{}", index(z));
  return out;
}

/// Bots play matches of a game; each moment that the table would be shown is handed on.
struct Matches {
  explicit Matches(World w)
      : world(std::move(w)),
        game(*find_game(world.game)),
        rules(client.impl.ctx.rules(game).value()),
        layout(load_layout(test::source_dir() / "assets", world.game, world.options).value()) {}

  TableFacts facts(const View& v) const {
    return {&game, rules, test::seats_of(world.players), world.options, v, {}, {}, 0};
  }
  const MomentSpec* spec(const View& v) const {
    const auto& name = rules->catalogue.events[v.events.back().what].name;
    for (const MomentSpec& m : find_table(world.game)->moments)
      if (m.event == name) return &m;
    return nullptr;
  }
  void play(std::uint64_t seed, int moves, const std::function<void(const View&, std::string_view)>& shown) {
    auto match = Match::start(game, rules, world.options, test::seats_of(world.players), seed).value();
    const auto bot = make_bot(world.level, game, *rules);
    Rng rng(seed);
    for (int i = 0; i < moves && !match.outcome().over; ++i) {
      Seat who = Seat::table;
      for (int s = world.players; s-- > 0;)
        if ((match.waiting() & wait_bit(seat(s))) != 0) who = seat(s);
      const View v = match.view(who);
      if (v.options.empty()) return;
      REQUIRE_FALSE(match.submit(who, bot->decide(v, rng), [&](const View& now) {
        const MomentSpec* m = spec(now);
        if (m != nullptr && (m->told == nullptr || m->told(facts(now)))) shown(now, m->event);
      }));
    }
    turns += reg_of(facts(match.view(Seat::table)), "turn");
  }
  std::optional<MomentView> moment(const View& v) { return make_table(facts(v), layout, client.impl.ctx.texts).moment; }

  World world;
  test::Client client{{1280, 720}};
  const Game& game;
  std::shared_ptr<const RuleSet> rules;
  TableLayout layout;
  int turns = 0;
};

// No key and no hole is left in what is said.
void check_words(const std::string& text) {
  CHECK(text.find("match.") == std::string::npos);
  CHECK(text.find('{') == std::string::npos);
  CHECK(text.find("kind.") == std::string::npos);
}

void check_moment(const MomentView& m, const std::filesystem::path& assets) {
  if (m.title.empty()) {
    CHECK_FALSE(m.at.empty());
    return;
  }
  CHECK_FALSE(m.pictures.empty());
  for (const std::string& text : {m.eyebrow, m.title, m.line}) check_words(text);
  for (const auto& f : m.figures) check_words(f.text + f.from + f.to);
  for (const auto& p : m.pictures) CHECK(std::filesystem::exists(assets / (p.picture + ".svg")));
  for (const auto& f : m.faces) CHECK((f.picture.empty() || std::filesystem::exists(assets / (f.picture + ".svg"))));
}

const World kWorlds[] = {{"nostromo", {}, 5},
                         {"nostromo", {}, 2},
                         {"nostromo", {}, 3, "random"},
                         {"not_alone", {}, 4},
                         {"not_alone", {{"sanctuary", "yes"}}, 5},
                         {"fate", {{"crew_pick", "fixed"}, {"ash", "on"}}, 3},
                         {"fate", {{"crew_pick", "fixed"}}, 5, "random"}};

}  // namespace

TEST_CASE("What decides a match is told in words, with a picture, in three languages") {
  std::map<std::string, std::set<std::string>> seen;
  for (const World& world : kWorlds) {
    Matches m(world);
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      m.play(seed, 900, [&](const View& v, std::string_view event) {
        const bool first = seen[world.game].insert(std::string(event)).second;
        for (const char* language : {"en", "fr", "nl"}) {
          if (!first && language != std::string_view("en")) break;
          m.client.impl.ctx.texts.set_language(language);
          INFO(world.game << " " << event << " " << language);
          if (const auto told = m.moment(v)) check_moment(*told, test::source_dir() / "assets");
        }
        m.client.impl.ctx.texts.set_language("en");
      });
  }
  const auto all = [&](const char* game, std::initializer_list<const char*> events) {
    for (const char* e : events) {
      INFO(game << " " << e);
      CHECK(seen[game].contains(e));
    }
  };
  all("nostromo", {"found_nothing", "turned_up", "hid", "vented", "kill", "egg", "five_cards"});
  all("not_alone", {"put", "announced", "caught", "artemia_hit", "tokens_home", "rescue", "zero_will", "developed"});
  all("fate", {"alien_moved", "met_alien", "morale_lost", "objective_done", "revealed", "crafted"});
}

TEST_CASE("The end of a match is told before the score is shown") {
  for (const World& world : kWorlds) {
    Matches m(world);
    std::string last;
    m.play(4, 6000, [&](const View&, std::string_view event) { last = event; });
    INFO(world.game << " " << last);
    CHECK((last.starts_with("won") || last.starts_with("lost_")));
  }
}

TEST_CASE("A moment is the same whatever is hidden") {
  int compared = 0;
  for (const World& world : kWorlds) {
    Matches m(world);
    Rng rng(9);
    m.play(2, 250, [&](const View& v, std::string_view event) {
      const auto here = m.moment(v);
      if (!here || compared % 3 == 2) return void(++compared);
      View other = v;
      other.masked = mask(m.rules->catalogue, imagine_state(m.game, *m.rules, v, rng), Seat::table);
      const auto there = m.moment(other);
      INFO(world.game << " " << event);
      REQUIRE(there);
      CHECK(told(*here) == told(*there));
      ++compared;
    });
  }
  CHECK(compared > 60);
}

TEST_CASE("A turn of Not Alone shows a handful of moments, not a flood") {
  Matches m({"not_alone", {}, 6});
  int shown = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) m.play(seed, 3000, [&](const View&, std::string_view) { ++shown; });
  INFO(shown << " in " << m.turns << " turns");
  CHECK(shown <= 7 * m.turns);
  CHECK(shown >= 2 * m.turns);
}
