#include "catch.hpp"

#include <array>

#include "prowl/rules/game_code.hpp"

namespace prowl {
namespace {

std::shared_ptr<RuleSet> some_rules() {
  auto rules = std::make_shared<RuleSet>();
  rules->hash = 0x1234ABCD;
  rules->options = {{"side", {"one", "two"}, 0, 0, 0, "", false, "", 0},
                    {"timer", {}, 0, 100, 10, "", false, "", 1},
                    {"ship", {}, 0, 0, 0, "", false, "", 0}};
  return rules;
}

Game some_game(std::string_view id) {
  Game game{};
  game.id = id;
  game.min_seats = 2;
  game.max_seats = 8;
  return game;
}

const Game kHide = some_game("hide"), kSeek = some_game("seek");
constexpr std::array<const Game*, 2> kGames{&kHide, &kSeek};

Result<Deal> read(std::string_view code, const std::shared_ptr<RuleSet>& rules = some_rules()) {
  return from_code(code, kGames, [&](const Game&) { return rules; });
}

}  // namespace

TEST_CASE("A code gives back the deal that it was made of") {
  const auto rules = some_rules();
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{41}, kShortSeed - 1, ~std::uint64_t{0}})
    for (const Options& options : {Options{}, Options{{"side", "two"}, {"timer", "37"}}}) {
      const auto code = to_code({&kSeek, 5, options, seed}, *rules);
      REQUIRE(code);
      INFO(*code);
      const auto deal = read(*code);
      REQUIRE(deal);
      CHECK(deal->game == &kSeek);
      CHECK(deal->seats == 5);
      CHECK(deal->options == options);
      CHECK(deal->seed == seed);
    }
}

TEST_CASE("A code is short, and small letters, blanks and letters that look alike don't matter") {
  const auto code = to_code({&kHide, 8, {}, kShortSeed - 1}, *some_rules());
  REQUIRE(code);
  CHECK(code->size() <= 19);
  std::string sloppy;
  for (const char c : *code)
    sloppy += c == '0' ? 'o' : c == '1' ? 'l' : c == '-' ? ' ' : static_cast<char>(std::tolower(c));
  CHECK(read(sloppy)->seed == kShortSeed - 1);
}

TEST_CASE("Every wrong letter of a code is noticed") {
  const auto code = to_code({&kHide, 3, {{"side", "two"}}, 123456789}, *some_rules());
  int taken = 0;
  for (std::size_t i = 0; i < code->size(); ++i)
    for (const char c : {'2', '7', 'K', 'Z'}) {
      std::string wrong = *code;
      if (wrong[i] == c || wrong[i] == '-') continue;
      wrong[i] = c;
      taken += read(wrong).has_value() ? 1 : 0;
    }
  CHECK(taken <= 1);  // one of 256 may slip through
  CHECK_FALSE(read(""));
  CHECK_FALSE(read("?"));
  CHECK_FALSE(read(std::string(100000, 'Z')));
  CHECK_FALSE(read(code->substr(0, code->size() - 2)));
}

TEST_CASE("A deal has one code: none says what goes without saying") {
  auto other = some_rules();
  other->options[1].fallback = 20;
  const auto code = to_code({&kHide, 3, {{"timer", "10"}}, 1}, *other);
  REQUIRE(code);
  CHECK(read(*code, other));
  CHECK_FALSE(read(*code));
}

TEST_CASE("A code of other rules says so, and a text of one's own has none") {
  const auto code = to_code({&kHide, 3, {}, 1}, *some_rules());
  auto other = some_rules();
  other->hash = 7;
  CHECK(to_text(read(*code, other).error()).find("other rules") != std::string::npos);
  CHECK_FALSE(to_code({&kHide, 3, {{"ship", "{}"}}, 1}, *some_rules()));
}

}  // namespace prowl
