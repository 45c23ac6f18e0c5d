#include <set>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/core/chance.hpp"

using namespace prowl;
using namespace prowl::ui;
using nlohmann::json;

namespace {

const Game& fate() { return *find_game("fate"); }

// A mission is in force only when objectives have been met.
json with_objectives(json given) {
  if (given.contains("revealed") && !given.contains("objectives_done"))
    given["objectives_done"] = {"damage", "shuttle", "incentive"};
  return given;
}

/// A table of Fate as a scenario gives it, looked at by everybody.
class Given {
 public:
  explicit Given(const json& given, int players = 2, Options options = {})
      : rules_(client_.impl.ctx.rules(fate()).value()),
        options_(std::move(options)),
        players_(players),
        state_(fate().setup(*rules_, options_, players).value()),
        board_(load_layout(test::source_dir() / "assets", "fate").value()) {
    const auto patched = fate().patch(*rules_, state_, with_objectives(given));
    INFO(given.dump() << (patched ? std::string() : patched.error().place + ": " + patched.error().message));
    REQUIRE(patched);
    answer_chance();
  }
  void move(const std::string& text) {
    const auto line = parse_notation(rules_->catalogue, text).value();
    INFO(text);
    REQUIRE_FALSE(fate().why_not(*rules_, state_, line.first, line.second));
    apply(line.first, line.second);
    answer_chance();
  }
  Outcome outcome() const { return fate().outcome(*rules_, state_); }
  TableView table() const {
    TableFacts f{&fate(),
                 rules_,
                 test::seats_of(players_),
                 options_,
                 make_view(fate(), *rules_, state_, Seat::table),
                 fate().prompt(*rules_, state_),
                 outcome(),
                 state_.waiting};
    return make_table(f, board_, client_.impl.ctx.texts);
  }
  TaskView mission() const { return table().tasks.back(); }
  TaskView objective(const std::string& id) const {
    for (const TaskView& t : table().tasks)
      if (t.id == id) return t;
    return {};
  }

 private:
  void apply(Seat who, const Action& a) {
    NullSink unheard;
    fate().apply(*rules_, state_, who, a, unheard);
  }
  void answer_chance() {
    while ((state_.waiting & wait_bit(Seat::chance)) != 0) apply(Seat::chance, sample_chance(state_, rng_));
  }

  test::Client client_{{1920, 1080}};
  std::shared_ptr<const RuleSet> rules_;
  Options options_;
  int players_;
  State state_;
  TableLayout board_;
  Rng rng_{7};
};

using Strings = std::vector<std::string>;

/// "x" for a part that holds, then its figures.
Strings parts(const TaskView& t) {
  Strings out;
  for (const TaskPart& p : t.parts)
    out.push_back(std::string(p.met ? "x" : "-") + (p.state.empty() ? "" : " " + p.state));
  return out;
}

/// Has everything but the last move, which wins.
void wins_by(Given& g, const std::string& move, const std::string& how) {
  CHECK_FALSE(g.mission().met);
  g.move(move);
  CHECK(g.outcome().how == how);
  const TaskView t = g.mission();
  CHECK(t.id == how);
  CHECK(t.met);
  for (const TaskPart& p : t.parts) CHECK(p.met);
}

}  // namespace

TEST_CASE("Narcissus shows crew and coolant in the Docking Bay and the gear, each by itself") {
  Given bare({{"revealed", "narcissus"}, {"coolant", json::object()}});
  CHECK(parts(bare.mission()) == Strings{"- 0/2", "- 0/2", "- 0/2"});
  CHECK(bare.mission().pictures.empty());
  Given half({{"revealed", "narcissus"},
              {"at", {{"dallas", "docking"}}},
              {"coolant", {{"docking", 1}, {"dallas", 1}}},
              {"items", {{"ripley", {"incinerator"}}}}});
  CHECK(parts(half.mission()) == Strings{"- 1/2", "- 1/2", "- 1/2"});
  // More canisters than crew are no more than enough; gear that lies about is nobody's.
  Given gear({{"revealed", "narcissus"},
              {"coolant", {{"docking", 3}}},
              {"items", {{"docking", {"cat_carrier"}}, {"dallas", {"incinerator"}}}}});
  CHECK(parts(gear.mission()) == Strings{"- 0/2", "x 2/2", "- 1/2"});
  Given all({{"revealed", "narcissus"},
             {"at", {{"ripley", "c4"}, {"dallas", "docking"}}},
             {"coolant", {{"docking", 2}}},
             {"items", {{"ripley", {"cat_carrier"}}, {"dallas", {"incinerator"}}}}});
  CHECK(parts(all.mission()) == Strings{"- 1/2", "x 2/2", "x 2/2"});
  wins_by(all, "p1 move docking", "narcissus");
}

TEST_CASE("Blow Up the Ship shows who is in the Airlock, who has coolant and who has scrap, and the countdown") {
  Given bare({{"revealed", "blow_up"}, {"coolant", json::object()}, {"scrap", json::object()}}, 3);
  CHECK(parts(bare.mission()) == Strings{"- 0/3", "- 0/3", "- 0/3"});
  CHECK(bare.mission().pictures == Strings{"fate/tokens/countdown_4", "fate/tokens/countdown_3",
                                           "fate/tokens/countdown_2", "fate/tokens/countdown_1"});
  Given half({{"revealed", "blow_up"},
              {"at", {{"dallas", "airlock"}}},
              {"coolant", {{"dallas", 1}, {"airlock", 2}}},
              {"scrap", {{"dallas", 2}, {"ripley", 1}}},
              {"countdown", 2},
              {"holder", "dallas"}},
             3);
  CHECK(parts(half.mission()) == Strings{"- 1/3", "- 1/3", "- 2/3"});
  CHECK(half.mission().pictures == Strings{"fate/tokens/countdown_2", "fate/tokens/countdown_1"});
  CHECK(half.mission().state == "2 turns of Dallas left");
  Given all({{"revealed", "blow_up"},
             {"at", {{"ripley", "c11"}, {"dallas", "airlock"}}},
             {"coolant", {{"ripley", 1}, {"dallas", 1}}},
             {"scrap", {{"ripley", 1}, {"dallas", 1}}}});
  CHECK(parts(all.mission()) == Strings{"- 1/2", "x 2/2", "x 2/2"});
  wins_by(all, "p1 move airlock", "blow_up");
}

TEST_CASE("Blow It Out shows the bait, the two posts and the card that is still to come") {
  const auto at = [](const char* ripley, const char* dallas, const char* alien) {
    return json{{"revealed", "blow_out"},
                {"at", {{"ripley", ripley}, {"dallas", dallas}}},
                {"alien", alien},
                {"deck_top", {"hunt"}}};
  };
  CHECK(parts(Given(at("galley", "galley", "nest")).mission()) == Strings{"-", "-", "-", "-"});
  CHECK(parts(Given(at("airlock", "galley", "nest")).mission()) == Strings{"-", "x", "-", "-"});
  CHECK(parts(Given(at("galley", "bridge", "docking")).mission()) == Strings{"x", "-", "x", "-"});
  Given all(at("airlock", "bridge", "c11"));
  CHECK(parts(all.mission()) == Strings{"x", "x", "x", "-"});
  wins_by(all, "p1 pass", "blow_out");
}

TEST_CASE("Blow It Out counts the Alien below the ladder as the option says") {
  const json below{{"revealed", "blow_out"}, {"alien", "maintenance"}};
  CHECK(parts(Given(below).mission()).front() == "x");
  CHECK(parts(Given(below, 2, {{"ladder_adjacent", "off"}}).mission()).front() == "-");
}

TEST_CASE("Sympathies shows the damage on Ash, and that the Alien burns only then") {
  const auto hurt = [](int damage) {
    return json{{"revealed", "sympathies"},
                {"ash_damage", damage},
                {"at", {{"ripley", "c12"}}},
                {"alien", "nest"},
                {"items", {{"ripley", {"incinerator"}}}}};
  };
  for (const int damage : {0, 2}) {
    Given g(hurt(damage));
    CHECK(parts(g.mission()) == Strings{"- " + std::to_string(damage) + "/3", "-"});
    g.move("p1 incinerate");
    CHECK_FALSE(g.outcome().over);
    CHECK(parts(g.mission())[1] == "-");
  }
  Given ready(hurt(3));
  CHECK(parts(ready.mission()) == Strings{"x 3/3", "-"});
  wins_by(ready, "p1 incinerate", "sympathies");
}

TEST_CASE("Cut Off shows how many tokens are left") {
  Given two({{"revealed", "cut_off"}, {"tokens", {{"bridge", "safe"}, {"nest", "any"}}}});
  REQUIRE(two.mission().parts.size() == 1);
  CHECK(two.mission().parts.front().text == "2 tokens left");
  CHECK(parts(two.mission()) == Strings{"-"});
  CHECK(two.mission().pictures.size() == 4);
  Given last({{"revealed", "cut_off"}, {"tokens", {{"bridge", "safe"}}}, {"at", {{"ripley", "c2"}}}});
  CHECK(last.mission().parts.front().text == "1 token left");
  wins_by(last, "p1 move bridge", "cut_off");
}

TEST_CASE("A track shows its last turn in every mission that has one") {
  const Options cut{{"directors_cut", "on"}};
  for (const char* mission : {"narcissus", "sympathies", "blow_out", "blow_up", "cut_off"}) {
    INFO(mission);
    const json end{{"revealed", mission}, {"countdown", 0}, {"tokens", {{"nest", "safe"}}}};
    CHECK(Given(end, 2, cut).mission().state == "0 turns of Ripley left");
    CHECK(Given(end, 2, cut).mission().pictures.empty());
    json lit = end;
    lit["countdown"] = 1;
    CHECK(Given(lit, 2, cut).mission().state == "1 turn of Ripley left");
    CHECK(Given(lit, 2, {{"directors_cut", "on"}, {"self_destruct_strict", "on"}}).mission().state ==
          "0 turns of Ripley left");
  }
  CHECK(Given(json{{"revealed", "narcissus"}}).mission().state.empty());
}

TEST_CASE("A mission face down tells nothing but how many objectives are left") {
  std::set<std::string> told;
  for (const char* mission : {"narcissus", "sympathies", "blow_out", "blow_up", "cut_off"}) {
    const TaskView t = Given({{"mission", mission},
                              {"objectives", {"damage", "shuttle"}},
                              {"objectives_done", {"incentive"}}})
                           .mission();
    CHECK(t.hidden);
    CHECK(t.parts.empty());
    told.insert(t.id + t.picture + t.title + t.text + t.state);
  }
  REQUIRE(told.size() == 1);
  CHECK(told.begin()->find('2') != std::string::npos);
}

TEST_CASE("An objective with coolant counts what lies in its room") {
  for (const auto& [id, room] : {std::pair{"prep_suits", "suits"}, {"shuttle", "docking"}}) {
    const std::string other = room == std::string("suits") ? "docking" : "suits";
    for (int lying = 0; lying < 2; ++lying) {
      const TaskView t = Given({{"objectives", {id}},
                                {"coolant", {{room, lying}, {other, 1}, {"ripley", 1}}},
                                {"at", {{"all", room}}}})
                             .objective(id);
      CHECK_FALSE(t.met);
      CHECK(t.done == lying);
      CHECK(t.of == 2);
      CHECK(t.state == std::to_string(lying) + " of 2 lying there");
    }
    Given last({{"objectives", {id, "damage"}}, {"coolant", {{room, 1}, {"ripley", 1}}}, {"at", {{"all", room}}}});
    last.move("p1 drop coolant");
    CHECK(last.objective(id).met);
    CHECK(last.objective(id).done == 2);
    CHECK(last.table().tasks_note == "1 of 2 done");
    // What is done stays done.
    last.move("p1 pick_up coolant");
    CHECK(last.objective(id).met);
    CHECK(last.objective(id).done == 2);
  }
}

TEST_CASE("An objective for all crew counts who is there, and who has scrap") {
  const TaskView workshop = Given({{"objectives", {"damage"}},
                                   {"at", {{"dallas", "workshop"}}},
                                   {"tokens", json::object()}},
                                  3)
                                .objective("damage");
  CHECK(workshop.state == "1/3 there");
  CHECK(workshop.done == 1);
  CHECK(workshop.of == 3);
  Given meeting({{"objectives", {"crew_meeting", "damage"}},
                 {"at", {{"all", "galley"}, {"ripley", "c2"}}},
                 {"scrap", {{"ripley", 1}, {"dallas", 2}}}},
                2);
  CHECK(meeting.objective("crew_meeting").state == "1/2 there, 2/2 scrap");
  CHECK(meeting.objective("crew_meeting").done == 3);
  CHECK(meeting.objective("crew_meeting").of == 4);
  CHECK(Given({{"objectives", {"crew_meeting"}}, {"scrap", {{"dallas", 1}}}}).objective("crew_meeting").state ==
        "2/2 there, 1/2 scrap");
  meeting.move("p1 move galley");
  CHECK(meeting.objective("crew_meeting").met);
}

TEST_CASE("An objective with an item says who has one, wherever they are") {
  const struct {
    const char *id, *item, *room;
  } rows[] = {{"airlock_fire", "incinerator", "airlock"}, {"where_is_it", "flashlight", "medbay"},
              {"this_ball", "grapple_gun", "garage"},     {"incentive", "electric_prod", "galley"},
              {"encounter_nest", "incinerator", "nest"},  {"check_hypersleep", "motion_tracker", "hypersleep"}};
  for (const auto& row : rows) {
    INFO(row.id);
    const auto with = [&](const char* holder, const char* at) {
      json given{{"objectives", {row.id, "damage"}},
                 {"at", {{"all", "c2"}, {"dallas", at}}},
                 {"alien", "c6"},
                 {"tokens", json::object()}};
      given["items"][holder] = json::array({row.item});
      return given;
    };
    // Lying in the room does not do.
    const TaskView lies = Given(with(row.room, "c2")).objective(row.id);
    CHECK(lies.state == "nobody has one");
    CHECK(lies.done == 0);
    CHECK(lies.of == 2);
    const TaskView away = Given(with("dallas", "c2")).objective(row.id);
    CHECK(away.state == "Dallas has one");
    CHECK(away.done == 1);
    CHECK_FALSE(away.met);
    // Somebody else being there is not enough.
    CHECK_FALSE(Given(with("ripley", row.room)).objective(row.id).met);
    json there = with(row.room, row.room);
    there["active"] = "dallas";
    Given g(there);
    g.move(std::string("p2 pick_up ") + row.item);
    CHECK(g.objective(row.id).met);
    CHECK(g.objective(row.id).done == 2);
  }
}

TEST_CASE("A met mission is no objective when the end is told") {
  Given g({{"revealed", "cut_off"},
           {"tokens", {{"bridge", "safe"}}},
           {"at", {{"ripley", "c2"}}},
           {"objectives_done", {"damage", "shuttle", "incentive"}}});
  g.move("p1 move bridge");
  CHECK(g.table().end.text.find("3 of 3") != std::string::npos);
}
