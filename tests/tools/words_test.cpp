// What the terminal says of pieces: as they lie, not as if all that is hidden lay face down.
#include "tools/terminal/words.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "cli.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {
namespace {

const Game& game() { return *find_game("nostromo"); }

const RuleSet& rules() {
  static const RuleSet loaded = game().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

/// The table of three as the terminal shows it to a seat, one line a zone.
std::string shown(const char* given, int seat_number, const char* language = "en") {
  State s = game().setup(rules(), {{"alien", "1"}}, 3).value();
  const auto ok = game().patch(rules(), s, nlohmann::json::parse(given));
  INFO((ok ? "" : to_text(ok.error())));
  REQUIRE(ok.has_value());
  const tools::Words words(game(), rules(), {}, language);
  std::string out;
  for (const auto& line : words.table(make_view(game(), rules(), s, seat(seat_number - 1)))) out += line + "\n";
  return out;
}

bool holds(const std::string& text, const std::string& part) {
  INFO(text);
  const bool so = text.find(part) != text.npos;
  CHECK(so);
  return so;
}

const char* const kPickUp = R"({"phase": "pick_up", "objects": {"flamethrower": "cargo"}, "tokens": {
  "p2": {"characters": ["cargo", "mess"], "decoys": ["mess", "hangar"]}, "p3": {"characters": ["cargo", "hangar"], "decoys": ["mess"]}}})";
const char* const kHunt = R"({"phase": "hunt", "hands": {"p2": ["hide"]}, "tokens": {
  "p2": {"characters": ["cargo", "mess"], "decoys": ["mess"]}, "p3": {"characters": ["cargo"], "decoys": ["mess"]}}})";

}  // namespace

TEST_CASE("While objects are picked up no token lies face down: decoys are footprints") {
  const std::string alien = shown(kPickUp, 1), own = shown(kPickUp, 2);
  holds(alien, "Mess hall: 2 x footprints, Hale\n");
  holds(alien, "Hangar: footprints, Ruiz\n");
  holds(own, "Mess hall: footprints, Hale, Decoy (footprints)\n");
  CHECK(own.find("Hale (") == own.npos);
  holds(shown(kPickUp, 1, "fr"), "2 x traces de pas");
  holds(shown(kPickUp, 1, "nl"), "2 x voetsporen");
}

TEST_CASE("During the hunt a seat reads which of its own tokens the others can't read") {
  holds(shown(kHunt, 1), "Mess hall: 3 x face down\n");
  holds(shown(kHunt, 2), "Brandt (face down)");
  holds(shown(kHunt, 2), "Decoy (face down)");
}

TEST_CASE("What is planned for a token is said by the name of the room") {
  holds(shown(R"({"tokens": {"p2": {"characters": ["mess"], "decoys": ["cargo"]}}})", 2), "Brandt (for: Mess hall)");
  holds(shown(R"({"tokens": {"p2": {"characters": ["mess"], "decoys": ["cargo"]}}})", 2), "Decoy (for: Cargo hold)");
}

}  // namespace prowl::test
