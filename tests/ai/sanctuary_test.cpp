// What a bot of Not Alone does where there can be no two opinions, and that it can't be foreseen where it must not be.
#include <map>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {
namespace {

const Game& game() { return *find_game("not_alone"); }

const RuleSet& rules() {
  static const RuleSet loaded = game().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

State position(const char* given, int seats = 3) {
  State s = game().setup(rules(), {{"side", "1"}, {"sanctuary", "yes"}}, seats).value();
  Rng rng(1);
  NullSink sink;
  while (awaits(s, Seat::chance)) game().apply(rules(), s, Seat::chance, sample_chance(s, rng), sink);
  REQUIRE(game().patch(rules(), s, nlohmann::json::parse(given)).has_value());
  return s;
}

std::string choice(const State& s, Seat who, std::uint64_t seed) {
  REQUIRE(awaits(s, who));
  const auto bot = make_bot("basic", game(), rules());
  Rng rng(seed);
  return to_notation(rules().catalogue, who, bot->decide(make_view(game(), rules(), s, who), rng));
}

/// How often it does what, out of `n` times.
std::map<std::string, int> choices(const State& s, Seat who, int n) {
  std::map<std::string, int> times;
  for (int i = 0; i < n; ++i) ++times[choice(s, who, static_cast<std::uint64_t>(i) + 1)];
  return times;
}

State after(State s, Seat who, std::string_view line) {
  const auto move = parse_notation(rules().catalogue, line);
  REQUIRE(move);
  REQUIRE_FALSE(game().why_not(rules(), s, who, move->second));
  NullSink sink;
  game().apply(rules(), s, who, move->second, sink);
  return s;
}

/// In whatever mood.
void always(const State& s, Seat who, const std::string& line) {
  const auto times = choices(s, who, 40);
  INFO(times.begin()->first);
  CHECK(times.size() == 1);
  CHECK(times.count(line) == 1);
}

constexpr Seat p1 = seat(0), p2 = seat(1);

}  // namespace

TEST_CASE("A Hunted takes the step of Defence that wins, and shelters where that wins", "[not_alone][sanctuary]") {
  always(position(
             R"({"phase": "reckoning", "played": {"p2": ["river"], "p3": ["rover"]}, "tokens": {"creature": "monolith"},
                      "sanctuary": "river", "defence": 1, "dealt": false})"),
         p2, "p2 fortify");
  const State two = position(R"({"phase": "reckoning", "played": {"p2": ["river"], "p3": ["rover"]},
                                 "tokens": {"creature": "monolith"}, "sanctuary": "river", "defence": 2,
                                 "held": {"p2": ["survivor_1"]}, "dealt": false})");
  always(two, p2, "p2 fortify");
  always(after(two, p2, "p2 fortify"), p2, "p2 shelter");
}

TEST_CASE("Beside the Sanctuary a Hunted rescues the Survivor that serves it most", "[not_alone][sanctuary]") {
  const char* wounded =
      R"({"phase": "reckoning", "played": {"p2": ["jungle"], "p3": ["rover"]}, "tokens": {"creature": "monolith"},
                            "sanctuary": "river", "survivors": ["survivor_5", "survivor_9"], "will": {"p2": 1}, "dealt": false})";
  always(position(wounded), p2, "p2 rescue survivor_5");
  const char* near_the_star = R"({"phase": "reckoning", "played": {"p2": ["jungle"], "p3": ["rover"]},
                                  "tokens": {"creature": "monolith"}, "sanctuary": "river", "defence": 1,
                                  "survivors": ["survivor_5", "survivor_15"], "dealt": false})";
  always(position(near_the_star), p2, "p2 rescue survivor_15");
}

TEST_CASE("The Hunted make the strongest Evolution go", "[not_alone][sanctuary]") {
  const State s = position(
      R"({"phase": "reckoning", "played": {"p2": ["monolith"], "p3": ["rover"]}, "tokens": {"creature": "lair"},
                               "developed": ["optimiser", "predator", "brooding"], "dealt": false})");
  always(after(s, p2, "p2 use monolith"), p2, "p2 discard predator");
}

TEST_CASE("The Creature never nests where that would lose", "[not_alone][sanctuary]") {
  always(position(R"({"phase": "evolution", "defence": 1, "dna": 0, "evolutions": ["predator"], "dealt": false})"), p1,
         "p1 evolve");
}

TEST_CASE("Far from the star the Creature nests for an Evolution that it can't pay for", "[not_alone][sanctuary]") {
  always(position(R"({"phase": "evolution", "defence": 12, "dna": 0, "evolutions": ["predator"], "dealt": false})", 7),
         p1, "p1 nest");
}

TEST_CASE("The Creature develops the best Evolution that it can pay for", "[not_alone][sanctuary]") {
  const State s = position(
      R"({"phase": "evolution", "defence": 6, "dna": 5, "evolutions": ["optimiser", "predator", "stunner"],
                               "dealt": false})");
  always(after(s, p1, "p1 evolve"), p1, "p1 develop predator");
  const State poor = position(
      R"({"phase": "evolution", "defence": 6, "dna": 1, "evolutions": ["optimiser", "predator", "stunner"],
                                  "dealt": false})");
  always(after(poor, p1, "p1 evolve"), p1, "p1 develop stunner");
}

TEST_CASE("The Creature makes room by giving up its weakest Evolution", "[not_alone][sanctuary]") {
  State s = position(R"({"phase": "evolution", "dna": 6, "evolutions": ["twin"],
                         "developed": ["stunner", "optimiser", "howler", "virulent"], "dealt": false})");
  s = after(s, p1, "p1 evolve");
  always(s, p1, "p1 develop twin");
  always(after(s, p1, "p1 develop twin"), p1, "p1 discard optimiser");
}

TEST_CASE("What an Evolution tells is asked for before the first token", "[not_alone][sanctuary]") {
  always(
      position(
          R"({"phase": "hunting", "played": {"p2": ["lair"], "p3": ["rover"]}, "developed": ["prescient"], "hunt": ["clone"],
                      "dealt": false})"),
      p1, "p1 invoke prescient");
}

TEST_CASE("After the reveal a Predator goes where somebody stands", "[not_alone][sanctuary]") {
  const State s = position(
      R"({"phase": "window_2", "played": {"p2": ["jungle"], "p3": ["rover"]}, "tokens": {"creature": "lair"},
                               "developed": ["predator"], "survival": {"p2": ["gate"]}, "dealt": false})");
  NullSink sink;
  State revealed = s;
  for (int i = 0; i < 4 && awaits(revealed, p2) && game().prompt(rules(), revealed).id == "window_2"; ++i)
    revealed = after(revealed, p2, "p2 pass");
  always(revealed, p1, "p1 put creature jungle");
}

TEST_CASE("Where it must not be foreseen it mixes, and leans to where there is something to win",
          "[not_alone][sanctuary]") {
  const State hide = position(
      R"({"phase": "choice", "sanctuary": "river", "defence": 2, "held": {"p2": ["survivor_1"]}, "dealt": false})");
  const auto hides = choices(hide, p2, 400);
  CHECK(hides.size() >= 5);
  for (const auto& [line, n] : hides) {
    INFO(line);
    CHECK(n <= hides.at("p2 play river"));
  }
  CHECK(hides.at("p2 play river") < 320);

  const State seek = position(
      R"({"phase": "hunting", "played": {"p2": ["lair"], "p3": ["rover"]}, "sanctuary": "river", "defence": 2,
                                  "held": {"p2": ["survivor_1"]}, "hunt": [], "dealt": false})");
  const auto hunts = choices(seek, p1, 400);
  CHECK(hunts.size() >= 4);
  for (const auto& [line, n] : hunts) {
    INFO(line);
    CHECK(n <= hunts.at("p1 put creature river"));
  }
}

}  // namespace prowl::test
