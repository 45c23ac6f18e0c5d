#include "given_table.hpp"

namespace prowl::not_alone::test {

namespace {

std::string problem(const char* given) { return problem_at(table({{"side", "1"}}), given); }
std::string difference(const char* given, const char* expect) {
  return difference_at(table({{"side", "1"}}), given, expect);
}

}  // namespace

TEST_CASE("A scenario's unknown names are errors at their pointer", "[not_alone]") {
  begins(problem(R"({"resuce": 3})"), "/resuce");
  begins(problem(R"({"phase": "lunch"})"), "/phase");
  begins(problem(R"({"step": "over"})"), "/step");
  begins(problem(R"({"creature": "p9"})"), "/creature");
  begins(problem(R"({"will": {"p4": 1}})"), "/will/p4");
  begins(problem(R"({"hands": {"p2": ["lair", "lighthouse"]}})"), "/hands/p2/1");
  begins(problem(R"({"places": {"p2": ["dodge"]}})"), "/places/p2/0");
  begins(problem(R"({"survival": {"p2": ["mirage"]}})"), "/survival/p2/0");
  begins(problem(R"({"hunt": ["dodge"]})"), "/hunt/0");
  begins(problem(R"({"discards": {"p2": ["jungle_p2"]}})"), "/discards/p2/0");
  begins(problem(R"({"tokens": {"marker": "beach"}})"), "/tokens/marker");
  begins(problem(R"({"tokens": {"predator": "beach"}})"), "/tokens/predator");
  begins(problem(R"({"effects": ["mutation", "storm"]})"), "/effects/1");
  begins(problem(R"({"effects": {"anticipation": "p7"}})"), "/effects/anticipation");
  begins(problem(R"({"reserve": {"lighthouse": 1}})"), "/reserve/lighthouse");
  begins(problem(R"({"pending": {"p2": "wreck"}})"), "/pending/p2");
  begins(problem(R"({"used": ["rover"]})"), "/used/0");
}

TEST_CASE("A scenario that contradicts itself is refused at its pointer", "[not_alone]") {
  begins(problem(R"({"hands": {"p2": ["lair"]}, "discards": {"p2": ["lair"]}})"), "/discards/p2/0");
  begins(problem(R"({"phase": "choice", "played": {"p2": ["lair"]}, "places": {"p2": ["lair"]}})"), "/places/p2/0");
  begins(problem(R"({"played": {"p2": ["lair", "jungle", "river"]}})"), "/played/p2");
  begins(problem(R"({"played": {"p1": ["lair"]}})"), "/played/p1");
  begins(problem(R"({"discards": {"p1": ["lair"]}})"), "/discards/p1");
  begins(problem(R"({"survival": {"p1": ["dodge"]}})"), "/survival/p1");
  begins(problem(R"({"hunt": ["mirage"], "hunt_discard": ["mirage"]})"), "/hunt_discard/0");
  begins(problem(R"({"survival": {"p2": ["gate"], "p3": ["gate"]}})"), "/survival/p3/0");
  begins(problem(R"({"hunt": ["mirage"], "effects": ["mirage"]})"), "/effects/0");
  begins(problem(R"({"survival_discard": ["gate"], "survival_deck": ["gate"]})"), "/survival_deck/0");
  begins(problem(R"({"will": {"p2": 4}})"), "/will/p2");
  begins(problem(R"({"rescue": 0})"), "/rescue");
  begins(problem(R"({"rescue": 15})"), "/rescue");
  begins(problem(R"({"assimilation": 9})"), "/assimilation");
  begins(problem(R"({"side": 3})"), "/side");
  begins(problem(R"({"marker": "sunk"})"), "/marker");
  begins(problem(R"({"reserve": {"wreck": 3}})"), "/reserve/wreck");
  begins(problem(R"({"played": {"p2": ["wreck"], "p3": ["wreck"]}, "reserve": {"wreck": 1}})"), "/reserve/wreck");
  begins(problem(R"({"tokens": {"creature": ["lair", "jungle"]}})"), "/tokens/creature");
  begins(problem(R"({"tokens": {"target": "lair"}})"), "/tokens/target");
  begins(problem(R"({"effects": ["mirage"], "tokens": {"target": ["lair", "river"]}})"), "/tokens/target");
  begins(problem(R"({"effects": [{"clone": "rover"}], "tokens": {"target": "lair"}})"), "/effects/0/clone");
  begins(problem(R"({"effects": ["force_field"]})"), "/effects/0");
  begins(problem(R"({"effects": ["anticipation"]})"), "/effects/0");
  begins(problem(R"({"effects": [{"fierceness": "rover"}]})"), "/effects/0/fierceness");
  begins(problem(R"({"effects": ["amplifier"]})"), "/effects/0");
  begins(problem(R"({"effects": ["flashback"]})"), "/effects/0");
  begins(problem(R"({"positions": {"p2": ["lair"]}})"), "/phase");
  begins(problem(R"({"phase": 3, "played": {"p2": "lair"}, "positions": {"p2": ["lair", "rover", "beach"]}})"),
         "/positions/p2/2");
  begins(problem(R"({"phase": 3, "played": {"p2": "lair"}, "resolved": {"p2": "rover"}})"), "/resolved/p2");
  begins(problem(R"({"phase": "choice", "waiting": ["p1"]})"), "/waiting");
  begins(problem(R"({"river": ["p2"], "artefact": ["p2"]})"), "/artefact");
  begins(problem(R"({"gave_up": ["p1"]})"), "/gave_up");
}

TEST_CASE("Wrong types in a scenario are errors, never guessed", "[not_alone]") {
  begins(problem(R"({"will": 3})"), "/will");
  begins(problem(R"({"rescue": "12"})"), "/rescue");
  begins(problem(R"({"played": ["wreck"]})"), "/played");
  begins(problem(R"({"played": {"p2": [true]}})"), "/played/p2/0");
  begins(problem(R"({"tokens": "lair"})"), "/tokens");
  begins(problem(R"({"tracking": 2})"), "/tracking");
  begins(problem(R"({"phase": null})"), "/phase");
}

TEST_CASE("What a scenario expects in vain is told with its pointer", "[not_alone]") {
  const auto* given = R"({"phase": "choice", "discards": {"p2": ["lair", "rover"]}})";
  begins(difference(given, R"({"weather": 1})"), "/weather");
  begins(difference(given, R"({"rescue": 13})"), "/rescue");
  begins(difference(given, R"({"will": {"p1": 3}})"), "/will/p1");
  begins(difference(given, R"({"discards": {"p2": ["lair"]}})"), "/discards/p2");
  begins(difference(given, R"({"hand": {"p2": {"has": ["lair"]}}})"), "/hand/p2/has");
  begins(difference(given, R"({"hand": {"p2": {"lacks": ["beach"]}}})"), "/hand/p2/lacks");
  begins(difference(given, R"({"hand": {"p2": {"size": 5}}})"), "/hand/p2/size");
  begins(difference(given, R"({"hand": {"p2": {"count": 3}}})"), "/hand/p2/count");
  begins(difference(given, R"({"phase": "hunting"})"), "/phase");
  begins(difference(given, R"({"phase": "artemia"})"), "/step");
  CHECK(difference(given, R"({"phase": 1, "step": "choose", "discards": {"H1": [5, "Lair"]}})").empty());
}

}  // namespace prowl::not_alone::test
