#include "given_table.hpp"

namespace prowl::not_alone::test {

namespace {

State city_table(const char* sanctuary) { return table({{"side", "1"}, {"sanctuary", sanctuary}}); }
std::string problem(const char* given, const char* sanctuary = "yes") {
  return problem_at(city_table(sanctuary), given);
}
std::string difference(const char* given, const char* expect) {
  return difference_at(city_table("yes"), given, expect);
}

}  // namespace

TEST_CASE("Unknown names of Sanctuary are errors at their pointer", "[not_alone][sanctuary]") {
  begins(problem(R"({"sanctuary": "wreck"})"), "/sanctuary");
  begins(problem(R"({"sanctuary": "atlantis"})"), "/sanctuary");
  begins(problem(R"({"survivors": ["survivor_17"]})"), "/survivors/0");
  begins(problem(R"({"held": {"p2": ["stunner"]}})"), "/held/p2/0");
  begins(problem(R"({"avatars": {"p2": "pirate"}})"), "/avatars/p2");
  begins(problem(R"({"evolutions": ["winged"]})"), "/evolutions/0");
  begins(problem(R"({"developed": ["stunner", "medic"]})"), "/developed/1");
  begins(problem(R"({"dormant": ["gate"]})"), "/dormant/0");
  begins(problem(R"({"evolution_deck_3": []})"), "/evolution_deck_3");
  begins(problem(R"({"played": {"p2": ["wreck"]}})"), "/played/p2/0");
  begins(problem(R"({"reserve": {"swamp": 1}})"), "/reserve/swamp");
  begins(problem(R"({"tokens": {"creature": "shelter"}})"), "/tokens/creature");
  begins(problem(R"({"used": ["wreck"]})"), "/used/0");
  begins(problem(R"({"pending": {"p2": "artefact"}})"), "/pending/p2");
}

TEST_CASE("A scenario of Sanctuary that contradicts itself is refused at its pointer", "[not_alone][sanctuary]") {
  begins(problem(R"({"loop": 7})"), "/loop");
  begins(problem(R"({"loop": 12})"), "/loop");
  begins(problem(R"({"sanctuary": "ark"})"), "/sanctuary");
  begins(problem(R"({"defence": 0})"), "/defence");
  begins(problem(R"({"defence": 9})"), "/defence");
  begins(problem(R"({"rescue": 14})"), "/rescue");
  begins(problem(R"({"dna": 11})"), "/dna");
  begins(problem(R"({"dna": "much"})"), "/dna");
  begins(problem(R"({"survivors": ["survivor_1", "survivor_2", "survivor_3"]})"), "/survivors");
  begins(problem(R"({"survivors": ["survivor_1"], "held": {"p2": ["survivor_1"]}})"), "/held/p2/0");
  begins(problem(R"({"held": {"p1": ["survivor_1"]}})"), "/held/p1");
  begins(problem(R"({"drawn": {"p2": ["survivor_1"], "p3": ["survivor_1"]}})"), "/drawn/p3/0");
  begins(problem(R"({"avatars": {"p1": "medic"}})"), "/avatars/p1");
  begins(problem(R"({"avatars": {"p2": "medic", "p3": "medic"}})"), "/avatars/p3");
  begins(problem(R"({"evolutions": ["twin"], "developed": ["twin"]})"), "/evolutions/0");
  begins(problem(R"({"developed": ["twin", "predator", "symbiote"], "dormant": ["virulent", "prophetic"]})"),
         "/developed");
  begins(problem(R"({"evolution_deck_1": ["twin"]})"), "/evolution_deck_1/0");
  begins(problem(R"({"evolution_discard_2": ["stunner"]})"), "/evolution_discard_2/0");
  begins(problem(R"({"territory": "lair"})"), "/territory");
  begins(problem(R"({"developed": ["prophetic"], "prophesied": "p1"})"), "/prophesied");
  begins(problem(R"({"tokens": {"target": "lair"}})"), "/tokens/target");
  begins(problem(R"({"developed": ["twin", "web_spinner"], "tokens": {"target": "lair"}})"), "/target_role");
  begins(problem(R"({"developed": ["metamorph"], "target_role": "twin"})"), "/target_role");
  begins(problem(R"({"evolutions": ["twin"], "suppressed": ["twin"]})"), "/evolutions/0");
  begins(problem(R"({"spent": ["gate"]})"), "/spent/0");
  begins(problem(R"({"effects": [{"solidarity": {"p2": "p2"}}]})"), "/effects/0/solidarity/p2");
  begins(problem(R"({"effects": [{"solidarity": "p2"}]})"), "/effects/0/solidarity");
  begins(problem(R"({"effects": [{"solidarity": []}]})"), "/effects/0/solidarity");
  begins(problem(R"({"effects": [{"solidarity": [{"p2": "p3"}, {"p2": "p3"}]}]})"), "/effects/0/solidarity/1/p2");
  begins(problem(R"({"effects": ["flare"]})"), "/effects/0");
  begins(problem(R"({"phase": 5, "played": {"p2": "lair"}})"), "/played/p2");
}

TEST_CASE("What an Evolution did stands when it is suppressed, and is given so", "[not_alone][sanctuary]") {
  CHECK(problem(R"({"dormant": ["howler"], "spent": ["howler"]})").empty());
  CHECK(problem(R"({"developed": ["territorial"], "sanctuary": "river", "territory": "river"})").empty());
  CHECK(problem(R"({"dormant": ["prophetic"], "prophesied": "p2"})").empty());
  CHECK(problem(R"({"developed": ["twin"], "target_role": "twin"})").empty());
}

TEST_CASE("Without the option the names of Sanctuary are unknown", "[not_alone][sanctuary]") {
  for (const auto* key : {"sanctuary", "loop", "defence", "dna", "survivors", "held", "avatars", "developed"})
    begins(problem(("{\"" + std::string(key) + "\": []}").c_str(), "no"), "/" + std::string(key));
  begins(problem(R"({"phase": 5})", "no"), "/phase");
  begins(problem(R"({"phase": 5})", "variant"), "/phase");
  begins(problem(R"({"played": {"p2": ["ark"]}})", "no"), "/played/p2/0");
  begins(problem(R"({"hunt": ["drift"]})", "no"), "/hunt/0");
  begins(problem(R"({"avatars": {"p2": "pilot"}})", "variant"), "/avatars/p2");
  begins(problem(R"({"developed": ["stunner"]})", "variant"), "/developed/0");
  begins(problem(R"({"dna": 2})", "variant"), "/dna");
}

TEST_CASE("What a scenario of Sanctuary expects in vain is told with its pointer", "[not_alone][sanctuary]") {
  const auto* given =
      R"({"phase": 3, "city": 3, "rescued": {"H1": ["michelle_west"]}, "developed": ["stunner"], "just_developed": ["twin"], "defense": 4})";
  begins(difference(given, R"({"sanctuary": "lair"})"), "/sanctuary");
  begins(difference(given, R"({"held": {"p2": null}})"), "/held/p2");
  begins(difference(given, R"({"awake": ["stunner", "twin"]})"), "/awake");
  begins(difference(given, R"({"bonuses": {"5": "dna"}})"), "/bonuses/5");
  begins(difference(given, R"({"reserve": {"wreck": 2}})"), "/reserve/wreck");
  CHECK(difference(
            given,
            R"({"city": 3, "rescued": {"H1": ["Michelle West"]}, "awake": "stunner", "dormant": "twin", "defence": 4})")
            .empty());
}

}  // namespace prowl::not_alone::test
