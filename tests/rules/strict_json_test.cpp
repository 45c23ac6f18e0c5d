#include "prowl/rules/strict_json.hpp"

#include <array>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "prowl/rules/files.hpp"

using namespace prowl;

namespace {

std::string place_of_error(std::string_view text) {
  const auto parsed = parse_json(text, "f.json");
  return parsed ? "accepted" : parsed.error().place;
}

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("Plain JSON is read as it stands") {
  const auto parsed = parse_json("{\"a\": [1, -2, 2.5, true, null, \"\\u00e9\"], \"b\": {\"c\": {}}}", "f.json");
  REQUIRE(parsed);
  CHECK(parsed->dump() == "{\"a\":[1,-2,2.5,true,null,\"é\"],\"b\":{\"c\":{}}}");
}

TEST_CASE("A number alone is JSON too") {
  REQUIRE(parse_json("12", "f.json"));
  CHECK(*parse_json("12", "f.json") == 12);
}

TEST_CASE("An error names the file, the line and the column") {
  CHECK(place_of_error("{\n  \"a\": 1,\n  \"b\": oops\n}") == "f.json:3:8");
  CHECK(place_of_error("[1, 2") == "f.json:1:6");
  CHECK(place_of_error("") == "f.json:1:1");
  CHECK(place_of_error("{} x") == "f.json:1:4");
}

TEST_CASE("A duplicate key is refused where it stands the second time") {
  CHECK(place_of_error("{\"a\": 1,\n \"a\": 2}") == "f.json:2:2");
  CHECK(place_of_error("{\"x\": {\"q\\\"\": 1, \"q\\\"\": 2}}") == "f.json:1:18");
  CHECK(parse_json("{\"a\": {\"a\": 1}, \"b\": {\"a\": 1}}", "f.json"));
}

TEST_CASE("Keys that differ only in their spelling are duplicates") {
  CHECK_FALSE(parse_json("{\"a\": 1, \"\\u0061\": 2}", "f.json"));
}

TEST_CASE("Nesting is accepted to the cap and refused beyond it") {
  CHECK(parse_json(repeated("[", kMaxJsonDepth) + repeated("]", kMaxJsonDepth), "f.json"));
  CHECK(place_of_error(repeated("[", kMaxJsonDepth + 1) + repeated("]", kMaxJsonDepth + 1)) == "f.json:1:65");
}

TEST_CASE("A depth of 100,000 is refused without recursion") {
  CHECK(place_of_error(repeated("[", 100'000)) == "f.json:1:65");
  CHECK(place_of_error(repeated("{\"a\":", 100'000)) == "f.json:1:321");
}

TEST_CASE("A file over the size cap is refused before it is parsed") {
  const std::string text = "\"" + std::string(kMaxJsonBytes, 'a') + "\"";
  const auto parsed = parse_json(text, "f.json");
  REQUIRE_FALSE(parsed);
  CHECK(parsed.error().message.find("Larger than") == 0);
}

TEST_CASE("Hostile bytes are refused with a printable message") {
  const auto text = GENERATE(as<std::string>{}, std::string(100, '\0'), "\"\xff\xfe\"", "\"\xed\xa0\x80\"", "\"a\nb\"",
                             "[1e999]", "[01]", "[+1]", "[NaN]", "{'a': 1}", "[1,]", "{\"a\": 1,}", "// x\n1",
                             "\"\\ud800\"", "\xef\xbb", "{\"a\" 1}", "{1: 2}", "[", "\"", "{\"", "tru");
  const auto parsed = parse_json(text, "f.json");
  REQUIRE_FALSE(parsed);
  CHECK(parsed.error().code == ErrorCode::bad_json);
  CHECK(parsed.error().place.find("f.json:1:") == 0);
  for (const char c : parsed.error().message) CHECK((c >= 0x20 && c < 0x7f));
}

TEST_CASE("A missing file is told apart from a broken one") {
  const auto loaded = load_json("no such file.json");
  REQUIRE_FALSE(loaded);
  CHECK(loaded.error().code == ErrorCode::not_found);
}

TEST_CASE("A Reader hands out values of the right type") {
  const auto json = nlohmann::json::parse(
      R"({"n": 3, "t": "x", "b": true, "d": 0.5, "texts": ["a", "b"], "numbers": [1, 2], "seed": 18446744073709551615})");
  Reader r(json, "f.json");
  int n = 0;
  std::string t;
  bool b = false;
  double d = 0;
  std::vector<std::string> texts;
  std::vector<int> numbers;
  std::uint64_t seed = 0;
  CHECK(r.get("n", n, 1, 3));
  CHECK(r.get("t", t));
  CHECK(r.get("b", b));
  CHECK(r.get("d", d, 0, 1));
  CHECK(r.get("texts", texts));
  CHECK(r.get("numbers", numbers, 0, 9));
  CHECK(r.get("seed", seed));
  CHECK(r.finish());
  CHECK(n == 3);
  CHECK(t == "x");
  CHECK(b);
  CHECK(d == 0.5);
  CHECK(texts == std::vector<std::string>{"a", "b"});
  CHECK(numbers == std::vector<int>{1, 2});
  CHECK(seed == 18446744073709551615ull);
}

TEST_CASE("A Reader reports all that is wrong, each with file and pointer") {
  const auto json = nlohmann::json::parse(
      R"({"cards": [{"id": "a", "copies": 2}, {"id": 7, "copies": 99, "extra": 1}, 5], "name/of~it": 1})");
  Reader r(json, "f.json", "", ErrorCode::bad_rules);
  r.each("cards", [](Reader& card) {
    std::string id;
    int copies = 0;
    card.get("id", id);
    card.get("copies", copies, 1, 9);
  });
  const auto result = r.finish();
  REQUIRE_FALSE(result);
  const std::array<std::string, 5> places{"f.json#/cards/1/id", "f.json#/cards/1/copies", "f.json#/cards/1/extra",
                                          "f.json#/cards/2", "f.json#/name~1of~0it"};
  REQUIRE(r.errors().size() == places.size());
  for (std::size_t i = 0; i < places.size(); ++i) CHECK(r.errors()[i].place == places[i]);
  CHECK(result.error().code == ErrorCode::bad_rules);
  CHECK(result.error().place == places[0]);
  CHECK(result.error().message.find("f.json#/name~1of~0it: This key is unknown here") != std::string::npos);
}

TEST_CASE("A missing key is an error only when it is required") {
  const nlohmann::json json = nlohmann::json::object();
  Reader r(json, "f.json", "/ship");
  int n = 5;
  CHECK_FALSE(r.optional("n", n, 0, 9));
  CHECK(r.errors().empty());
  CHECK_FALSE(r.get("n", n, 0, 9));
  REQUIRE(r.errors().size() == 1);
  CHECK(r.errors()[0].place == "f.json#/ship");
  CHECK(n == 5);
}

TEST_CASE("Numbers outside the range or with a fraction are refused") {
  const auto text = GENERATE("10", "-1", "2.0", "4294967297", "18446744073709551615", "-9223372036854775808", "\"3\"",
                             "true", "null", "[]");
  const auto json = nlohmann::json::parse(std::string("{\"n\": ") + text + "}");
  Reader r(json, "f.json");
  int n = 5;
  CHECK_FALSE(r.get("n", n, 0, 9));
  CHECK(n == 5);
  CHECK_FALSE(r.finish());
}

TEST_CASE("A name must be one of the known ones") {
  constexpr std::array<std::string_view, 2> kSides{"alien", "crew"};
  const auto json = nlohmann::json::parse(R"({"side": "crew", "other": "ship"})");
  Reader r(json, "f.json");
  std::size_t side = 0;
  CHECK(r.get_name("side", side, kSides));
  CHECK(side == 1);
  CHECK_FALSE(r.get_name("other", side, kSides));
  CHECK(r.errors().at(0).message.find("alien, crew") != std::string::npos);
}

TEST_CASE("A whole file is read or its first error told") {
  const auto file = std::filesystem::temp_directory_path() / "prowl-whole-file.json";
  int n = 0;
  const auto read = [&](Reader& r) { r.get("n", n, 1, 9); };
  REQUIRE(write_atomic(file, R"({"n": 3})"));
  CHECK(read_json(file, read));
  CHECK(n == 3);
  REQUIRE(write_atomic(file, R"({"n": 3, "m": 4})"));
  CHECK(read_json(file, read).error().place == to_utf8(file) + "#/m");
  REQUIRE(write_atomic(file, "{"));
  CHECK(read_json(file, read).error().code == ErrorCode::bad_json);
  std::filesystem::remove(file);
  CHECK(read_json(file, read).error().code == ErrorCode::not_found);
}

TEST_CASE("A Reader of anything but an object is one clear error") {
  const nlohmann::json json = nlohmann::json::array();
  Reader r(json, "f.json");
  int n = 0;
  CHECK_FALSE(r.get("n", n, 0, 9));
  REQUIRE_FALSE(r.finish());
  CHECK(r.errors().size() == 1);
}
