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
    CHECK_FALSE(info.problem);
    CHECK(info.finished == (info.path.stem() == "two"));
    CHECK(info.header.seats == m.seats());
    CHECK(info.saved_at > 1'600'000'000);
    std::optional<Error> damaged;
    CHECK(Match::load(null_game(), null_rules(), *folder.read(info.path, damaged), "x"));
    CHECK_FALSE(damaged);
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
  std::optional<Error> damaged;
  CHECK(*folder.read(path, damaged) == m.save());
  SECTION("cut off") { overwrite(path, m.save().substr(0, 200)); }
  SECTION("zeros") { overwrite(path, std::string(4000, '\0')); }
  SECTION("gone") { std::filesystem::remove(path); }
  const auto text = folder.read(path, damaged);
  REQUIRE(text);
  CHECK(*text == earlier);
  REQUIRE(damaged);
  CHECK(damaged->place.find("one.prowl") != std::string::npos);
  REQUIRE(folder.list().size() == 1);
  CHECK_FALSE(folder.list().front().problem);
}

TEST_CASE("A save that can't be read stays listed with its problem, and in the folder") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  overwrite(temp.path() / "bad.prowl", "");
  overwrite(temp.path() / "future.prowl", "prowl-save 9\n");
  overwrite(temp.path() / "notes.txt", "not ours");
  const auto list = folder.list();
  REQUIRE(list.size() == 2);
  for (const auto& info : list) CHECK(info.problem);
  CHECK(std::filesystem::exists(temp.path() / "bad.prowl"));
}

TEST_CASE("A failed store leaves the save that was there") {
  const TempFolder temp;
  overwrite(temp.path() / "file", "");
  SaveFolder folder(temp.path() / "file");
  CHECK_FALSE(folder.store("one", null_match()));
}

TEST_CASE("What was written by somebody else in the meantime is not overwritten: the match goes on as a copy") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  Match m = null_match();
  REQUIRE(folder.store("one", m));
  Match theirs = null_match();
  play_on(theirs, 12);
  overwrite(temp.path() / "one.prowl", theirs.save());
  play_on(m, 5);
  const auto id = folder.store("one", m);
  REQUIRE(id);
  CHECK(*id == "one-copy");
  CHECK(*read_file(temp.path() / "one.prowl") == theirs.save());
  CHECK(*read_file(temp.path() / "one-copy.prowl") == m.save());
  play_on(m, 8);
  CHECK(*folder.store(*id, m) == *id);
  CHECK(*read_file(temp.path() / "one-copy.prowl") == m.save());
}

TEST_CASE("A match that lies damaged is gone on with, and what lay there becomes an earlier generation") {
  const TempFolder temp;
  overwrite(temp.path() / "one.prowl", "half a");
  SaveFolder folder(temp.path());
  REQUIRE(folder.claim("one"));
  CHECK(*folder.store("one", null_match()) == "one");
  CHECK(*read_file(temp.path() / "one.prowl.1") == "half a");
}

TEST_CASE("A deleted save is written again") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  REQUIRE(folder.store("one", null_match()));
  std::filesystem::remove(temp.path() / "one.prowl");
  CHECK(*folder.store("one", null_match()) == "one");
  CHECK(std::filesystem::exists(temp.path() / "one.prowl"));
}

TEST_CASE("A match is open in one window only, until that one lets go of it") {
  const TempFolder temp;
  SaveFolder first(temp.path()), second(temp.path());
  REQUIRE(first.claim("one"));
  CHECK(first.claim("one"));
  CHECK_FALSE(second.claim("one"));
  Match m = null_match();
  REQUIRE(first.store("one", m));
  play_on(m, 8);
  CHECK(*second.store("one", m) == "one-copy");
  CHECK(*read_file(temp.path() / "one.prowl") == null_match().save());
  first.release("one");
  CHECK(second.claim("one"));
}

TEST_CASE("Two windows that start a match at the same moment do not share a file") {
  const TempFolder temp;
  SaveFolder first(temp.path()), second(temp.path());
  const std::string a = first.new_id("null", 1'800'000'000), b = second.new_id("null", 1'800'000'000);
  REQUIRE(a == b);
  REQUIRE(first.claim(a));
  const auto id = second.store(b, null_match());
  REQUIRE(id);
  CHECK(*id != a);
  CHECK(*first.store(a, null_match()) == a);
}

TEST_CASE("What a killed window left neither locks a match nor stays in the folder") {
  const TempFolder temp;
  for (const char* name : {"one.prowl.lock", "one.prowl.tmp2000000000-1", "one.prowl.keep2000000000"})
    overwrite(temp.path() / name, "x");
  SaveFolder folder(temp.path());
  CHECK(std::filesystem::is_empty(temp.path()));
  overwrite(temp.path() / "one.prowl.lock", "");
  CHECK(folder.claim("one"));
}

TEST_CASE("A match is saved in another folder and listed from there") {
  const TempFolder temp;
  overwrite(temp.path() / "file", "");
  SaveFolder folder(temp.path() / "file");
  Match m = null_match();
  REQUIRE_FALSE(folder.store("one", m));
  const auto other = temp.path() / "other";
  const auto id = folder.store_in(other, "one", m);
  REQUIRE(id);
  CHECK(std::filesystem::exists(other / "one.prowl"));
  play_on(m, 10);
  CHECK(*folder.store(*id, m) == *id);
  CHECK(*read_file(other / "one.prowl") == m.save());
  SaveFolder later(temp.path() / "file");
  later.also(other);
  REQUIRE(later.list().size() == 1);
  CHECK(later.id_of(later.list().front().path) == *id);
}

TEST_CASE("A match that is saved elsewhere overwrites nothing there") {
  const TempFolder temp;
  SaveFolder folder(temp.path() / "own");
  std::filesystem::create_directories(temp.path() / "other");
  overwrite(temp.path() / "other" / "one.prowl", "somebody's");
  REQUIRE(folder.store_in(temp.path() / "other", "one", null_match()));
  CHECK(*read_file(temp.path() / "other" / "one.prowl") == "somebody's");
  CHECK(std::filesystem::exists(temp.path() / "other" / "one-copy.prowl"));
}

TEST_CASE("A save that names an unknown bot is listed with file, line and reason") {
  const TempFolder temp;
  SaveFolder folder(temp.path(), {"basic"});
  overwrite(temp.path() / "one.prowl", null_match().save());
  REQUIRE(folder.list().size() == 1);
  REQUIRE(folder.list().front().problem);
  CHECK(to_text(*folder.list().front().problem) ==
        to_utf8(temp.path() / "one.prowl") + ":6: There is no bot `random`.");
}

TEST_CASE("Dates far away do not run over") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  REQUIRE(folder.store("one", null_match()));
  namespace fs = std::filesystem;
  using Seconds = std::chrono::seconds;
  const auto path = temp.path() / "one.prowl";
  const auto now = fs::file_time_type::clock::now();
  for (const auto years : {-70, 340}) {
    std::error_code error;
    const auto far = now + std::chrono::duration_cast<fs::file_time_type::duration>(
                               Seconds(std::int64_t{years} * 31'556'952 / 2));
    fs::last_write_time(path, far, error);
    if (error || std::chrono::abs(fs::last_write_time(path) - far) > Seconds(2)) continue;  // not every system keeps it
    const auto shown = folder.list().front().saved_at -
                       std::chrono::duration_cast<Seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    CHECK(std::abs(shown - std::int64_t{years} * 31'556'952 / 2) < 100);
  }
}

TEST_CASE("A new id names date, game and a free number") {
  const TempFolder temp;
  SaveFolder folder(temp.path());
  CHECK(folder.new_id("null", 1'800'000'000) == "2027-01-15-null-1");
  overwrite(temp.path() / "2027-01-15-null-1.prowl.2", "");
  CHECK(folder.new_id("null", 1'800'000'000) == "2027-01-15-null-2");
}

}  // namespace prowl::test
