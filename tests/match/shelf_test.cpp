#include <fstream>

#include "catch.hpp"
#include "null_match.hpp"
#include "prowl/match/autosave.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kNow = 1'700'000'000, kDay = 24 * 60 * 60;

/// A folder with one match of two generations.
struct Shelf {
  Shelf() {
    REQUIRE(folder.store("one", match));
    play_on(match, 10);
    REQUIRE(folder.store("one", match));
    folder.release("one");
  }
  SaveInfo only() const {
    REQUIRE(folder.list().size() == 1);
    return folder.list().front();
  }
  std::string text(const fs::path& path) const {
    std::optional<Error> damaged;
    return *folder.read(path, damaged);
  }

  TempFolder temp;
  SaveFolder folder{temp.path() / "saves"};
  Match match = null_match();
};

}  // namespace

TEST_CASE("A match's name lies in its file, which keeps its date") {
  Shelf s;
  const fs::path file = s.only().path;
  const auto then = fs::last_write_time(file) - std::chrono::hours(50);
  fs::last_write_time(file, then);
  REQUIRE(s.folder.rename(file, "  Friday | night\n\\ 2 "));
  CHECK(s.only().header.name == "Friday | night\\ 2");
  CHECK(std::chrono::abs(fs::last_write_time(file) - then) < std::chrono::seconds(3));
  const auto loaded = Match::load(null_game(), null_rules(), s.text(file), "x");
  REQUIRE(loaded);
  CHECK(loaded->record().name == "Friday | night\\ 2");
  CHECK(loaded->truth_hash() == s.match.truth_hash());
  CHECK(with_name(loaded->save(), "") == s.match.save());
  REQUIRE(s.folder.rename(file, ""));
  CHECK(s.text(file) == s.match.save());
}

TEST_CASE("A name is cut where it is too long, between two letters") {
  const std::string cut = match_name(std::string(kMaxMatchName - 1, 'a') + "éé");
  CHECK(cut == std::string(kMaxMatchName - 1, 'a'));
  CHECK(match_name("\x01 \n\t").empty());
}

TEST_CASE("A save with a bad name is refused with its line") {
  Shelf s;
  const std::string text = s.match.save();
  for (const std::string& bad : {std::string("name "), "name " + std::string(500, 'x'), std::string("name a|b"),
                                 std::string("name a\nname b")}) {
    INFO(bad);
    const auto header = s.folder.header("prowl-save 1\n" + bad + text.substr(text.find('\n')), "x");
    REQUIRE_FALSE(header);
    CHECK(header.error().place.starts_with("x:"));
  }
}

TEST_CASE("What is deleted lies aside whole, and can be put back") {
  Shelf s;
  const fs::path file = s.only().path;
  const auto there = s.folder.remove(file, kNow);
  REQUIRE(there);
  CHECK(s.folder.list().empty());
  CHECK_FALSE(fs::exists(to_path(to_utf8(file) + ".1")));
  REQUIRE(s.folder.deleted().size() == 1);
  CHECK(s.folder.deleted().front().path == *there);
  CHECK(s.folder.deleted().front().header.seats == s.match.seats());
  CHECK(s.text(*there) == s.match.save());
  SECTION("where it was") {
    CHECK(s.folder.put_back(*there) == file);
    CHECK(fs::exists(to_path(to_utf8(file) + ".1")));
  }
  SECTION("beside one that has its name by now") {
    const Match other = null_match(2, 9);
    REQUIRE(s.folder.store("one", other));
    s.folder.release("one");
    const auto back = s.folder.put_back(*there);
    REQUIRE(back);
    CHECK(*back != file);
    CHECK(s.text(file) == other.save());
    CHECK(s.text(*back) == s.match.save());
  }
  SECTION("after another window has opened the folder") {
    SaveFolder other(s.temp.path() / "saves");
    CHECK(other.put_back(*there));
    CHECK(other.list().size() == 1);
  }
  CHECK(s.folder.deleted().empty());
}

TEST_CASE("Two deleted matches of one name both stay") {
  Shelf s;
  REQUIRE(s.folder.remove(s.only().path, kNow));
  REQUIRE(s.folder.store("one", null_match(2, 9)));
  s.folder.release("one");
  REQUIRE(s.folder.remove(s.only().path, kNow));
  CHECK(s.folder.deleted().size() == 2);
}

TEST_CASE("A deleted match is gone for good after its days, not before") {
  Shelf s;
  REQUIRE(s.folder.remove(s.only().path, kNow));
  s.folder.forget_deleted(kNow + (kDeletedDays - 1) * kDay);
  CHECK(s.folder.deleted().size() == 1);
  s.folder.forget_deleted(kNow + (kDeletedDays + 1) * kDay);
  CHECK(s.folder.deleted().empty());
}

TEST_CASE("A match that another window has open is neither renamed nor deleted") {
  Shelf s;
  SaveFolder other(s.temp.path() / "saves");
  REQUIRE(other.claim("one"));
  const fs::path file = s.only().path;
  CHECK_FALSE(s.folder.rename(file, "mine"));
  CHECK_FALSE(s.folder.remove(file, kNow));
  CHECK(s.only().header.name.empty());
  other.release("one");
  CHECK(s.folder.rename(file, "mine"));
}

TEST_CASE("A match that could not be moved stays where it was, with all its generations") {
  Shelf s;
  const fs::path file = s.only().path;
  std::ofstream(s.temp.path() / "saves" / "deleted") << "in the way";
  CHECK_FALSE(s.folder.remove(file, kNow));
  CHECK(s.text(file) == s.match.save());
  CHECK(fs::exists(to_path(to_utf8(file) + ".1")));
}

TEST_CASE("An exported match never lies over another file") {
  Shelf s;
  const fs::path folder = s.temp.path() / "out";
  const std::string text = s.match.save();
  CHECK(export_save(text, folder, "Ana: 5/6?")->filename() == "Ana_ 5_6_.prowl");
  CHECK(export_save(text, folder, "Ana: 5/6?")->filename() == "Ana_ 5_6_ (2).prowl");
  CHECK(export_save(text, folder, "../..")->parent_path() == folder);
  CHECK(export_save(text, folder, "con")->filename() == "_con.prowl");
  CHECK(export_save(text, folder, " ..")->filename() == "match.prowl");
  CHECK(export_save(text, folder, std::string(500, 'x'))->filename().native().size() < 100);
  for (const SaveInfo& info : s.folder.list_in(folder)) CHECK_FALSE(info.problem);
  const auto mine = s.folder.add(text, "two");
  REQUIRE(mine);
  CHECK(s.folder.list().size() == 2);
}

}  // namespace prowl::test
