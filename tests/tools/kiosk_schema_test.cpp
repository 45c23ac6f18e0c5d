#include <filesystem>

#include "catch.hpp"
#include "prowl/rules/strict_json.hpp"
#include "tools/schema.hpp"

using namespace prowl;

TEST_CASE("The example of the demo's file fits its schema, and the schema forbids what the demo refuses") {
  const std::string root = PROWL_SOURCE_DIR;
  const auto schema = load_json(root + "/rules/schema/kiosk.schema.json");
  auto json = load_json(root + "/assets/common/kiosk/kiosk.json");
  REQUIRE(schema.has_value());
  REQUIRE(json.has_value());
  for (const Error& e : tools::check_schema(*json, "kiosk.json", *schema, "kiosk.schema.json")) FAIL_CHECK(to_text(e));
  (*json)["idle"]["match"] = 5;
  CHECK_FALSE(tools::check_schema(*json, "kiosk.json", *schema, "kiosk.schema.json").empty());
  (*json)["idle"]["match"] = 0;
  CHECK(tools::check_schema(*json, "kiosk.json", *schema, "kiosk.schema.json").empty());
  (*json)["hologram"] = true;
  CHECK_FALSE(tools::check_schema(*json, "kiosk.json", *schema, "kiosk.schema.json").empty());
}
