#include "catch.hpp"

#include <fstream>

#include "cli.hpp"
#include "lesson/lesson.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/load_rules.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;

// A copy of one game's lessons that a test may spoil.
struct Shelf {
  TempFolder temp;
  fs::path dir = temp.path() / "nostromo" / "lessons";
  Shelf() {
    fs::create_directories(dir.parent_path());
    fs::copy(fs::path(PROWL_SOURCE_DIR) / "assets/nostromo/lessons", dir, fs::copy_options::recursive);
  }
  void write(const std::string& file, const std::string& text) const {
    std::ofstream(dir / file, std::ios::binary) << text;
  }
  void edit(const std::string& file, const std::string& from, const std::string& to) const {
    std::string text = *read_file(dir / file);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    write(file, text.replace(at, from.size(), to));
  }
  Call check() const { return cli({"lesson", "check", "--json", "--assets", to_utf8(temp.path())}); }
};

}  // namespace

TEST_CASE("Every lesson can be gone through as it wants, and there are three of every game at least") {
  const Call call = cli({"lesson", "check", "--json"});
  INFO(call.err);
  CHECK(call.code == 0);
  CHECK(call.json()["lessons"] >= 12);
  CHECK(call.json()["failed"] == 0);
}

TEST_CASE("A lesson that can't be read is told with file and place, and the others stay") {
  const Shelf shelf;
  shelf.write("4_broken.json", "{\"seats\": 5, \"you\": \"p9\", \"given\": {}, \"expect\": {}, \"steps\": []}");
  shelf.write("5_deep.json", std::string(100000, '['));
  const Call call = shelf.check();
  CHECK(call.code == 1);
  CHECK(call.json()["lessons"] == 5);
  CHECK(call.json()["failed"] == 2);
  CHECK(call.err.find("4_broken.json#/you: `p9` does not sit at this table") != std::string::npos);
  CHECK(call.err.find("5_deep.json:1:") != std::string::npos);
}

TEST_CASE("A lesson that the rules no longer allow fails at its step") {
  const Shelf shelf;
  shelf.edit("2_hunt.json", "\"visit cargo\"", "\"pass now\"");
  shelf.edit("3_escape.json", "\"how\": \"escape\"", "\"how\": \"eggs\"");
  const Call call = shelf.check();
  CHECK(call.json()["failed"] == 2);
  CHECK(call.err.find("2_hunt.json#/steps/1: `pass now` is not legal") != std::string::npos);
  CHECK(call.err.find("3_escape.json#/expect/how") != std::string::npos);
}

TEST_CASE("What a lesson takes for a mistake must be one that can be made") {
  const Shelf shelf;
  shelf.edit("2_hunt.json", "\"visit hangar\": \"one\"", "\"visit mess hangar\": \"one\"");
  const Call call = shelf.check();
  CHECK(call.json()["failed"] == 1);
  CHECK(call.err.find("can't be chosen wrongly here") != std::string::npos);
}

}  // namespace prowl::test
