#include "catch.hpp"

#include <fstream>

#include "null_match.hpp"
#include "prowl/match/autosave.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

void overwrite(const std::filesystem::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("The save folder lists what it stored, with the newest text") {
  const TempFolder temp;
  SaveFolder folder(temp.path() / to_path("Ματς"));
  CHECK(folder.list().empty());
  Match m = null_match();
  REQUIRE(folder.store("one", m));
  play_on(m, 1000);
  REQUIRE(folder.store("two", m));
  const auto list = folder.list();
  REQUIRE(list.size() == 2);
  for (const auto& info : list) {
    CHECK(info.problem.empty());
    CHECK(info.finished == (info.path.stem() == "two"));
    CHECK(info.header.seats == m.seats());
    CHECK(info.saved_at > 1'600'000'000);
    std::string note;
    CHECK(Match::load(null_game(), null_rules(), *folder.read(info.path, note), "x"));
    CHECK(note.empty());
  }
}

TEST_CASE("A damaged newest save falls back to the one before it and says so") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  Match m = null_match();
  REQUIRE(folder.store("one", m));
  const std::string earlier = m.save();
  play_on(m, 10);
  REQUIRE(folder.store("one", m));
  const auto path = temp.path() / "one.prowl";
  std::string note;
  CHECK(*folder.read(path, note) == m.save());
  SECTION("cut off") { overwrite(path, m.save().substr(0, 200)); }
  SECTION("zeros") { overwrite(path, std::string(4000, '\0')); }
  SECTION("gone") { std::filesystem::remove(path); }
  const auto text = folder.read(path, note);
  REQUIRE(text);
  CHECK(*text == earlier);
  CHECK(note.find("one.prowl") != std::string::npos);
  REQUIRE(folder.list().size() == 1);
  CHECK(folder.list().front().problem.empty());
}

TEST_CASE("A save that can't be read stays listed with its problem, and in the folder") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  overwrite(temp.path() / "bad.prowl", "");
  overwrite(temp.path() / "future.prowl", "prowl-save 9\n");
  overwrite(temp.path() / "notes.txt", "not ours");
  const auto list = folder.list();
  REQUIRE(list.size() == 2);
  for (const auto& info : list) CHECK_FALSE(info.problem.empty());
  CHECK(std::filesystem::exists(temp.path() / "bad.prowl"));
}

TEST_CASE("A failed store leaves the save that was there") {
  const TempFolder temp;
  overwrite(temp.path() / "file", "");
  SaveFolder folder(temp.path() / "file");
  CHECK_FALSE(folder.store("one", null_match()));
}

TEST_CASE("A new id names date, game and a free number") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  CHECK(folder.new_id("null", 1'800'000'000) == "2027-01-15-null-1");
  overwrite(temp.path() / "2027-01-15-null-1.prowl.2", "");
  CHECK(folder.new_id("null", 1'800'000'000) == "2027-01-15-null-2");
}

}  // namespace prowl::test
