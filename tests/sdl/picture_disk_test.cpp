#include "sdl/pictures/picture_disk.hpp"

#include <cstring>
#include <limits>

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::sdl {
namespace {

Pixels square() {
  Pixels p{8, 8, 2, 3, 4, 2, std::make_unique<std::uint32_t[]>(8)};
  for (std::uint32_t i = 0; i < 8; ++i) p.data[i] = i;
  return p;
}

/// A disk with one picture; the file's header begins with eight letters, then w, h, x, y, part_w, part_h.
struct Kept {
  Kept() { disk.store("key", square()); }
  std::string bytes() const { return read_file(path).value_or(""); }
  void change(std::size_t nth, std::int32_t value) {
    std::string all = bytes();
    std::memcpy(all.data() + 8 + 4 * nth, &value, 4);
    REQUIRE(write_atomic(path, all));
  }
  bool loads() const { return disk.load("key", 8, 8).has_value(); }

  test::TempFolder folder;
  PictureDisk disk{folder.path()};
  std::filesystem::path path = folder.path() / "key";
};

}  // namespace

TEST_CASE("A kept picture comes back as it was") {
  const Kept kept;
  const auto p = kept.disk.load("key", 8, 8);
  REQUIRE(p);
  CHECK(p->x == 2);
  CHECK(p->part_h == 2);
  CHECK(std::memcmp(p->data.get(), square().data.get(), 32) == 0);
}

TEST_CASE("Whatever a header claims, a broken picture is dropped and nothing else happens") {
  constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  for (std::size_t nth = 0; nth < 6; ++nth)
    for (const std::int32_t value :
         {kMost, kMost - 1, kMost - 4, std::int32_t{-1}, std::numeric_limits<std::int32_t>::min(), 0, 16384, 1 << 30}) {
      Kept kept;
      CAPTURE(nth, value);
      kept.change(nth, value);
      if (nth == 2 && value == 0) continue;  // elsewhere in the picture, but inside
      if (nth == 3 && value == 0) continue;
      CHECK_FALSE(kept.loads());
      CHECK_FALSE(std::filesystem::exists(kept.path));
      kept.disk.store("key", square());
      CHECK(kept.loads());
    }
}

TEST_CASE("Two wild numbers that add up to a small one are not believed") {
  Kept kept;
  kept.change(2, std::numeric_limits<std::int32_t>::max());
  kept.change(4, std::numeric_limits<std::int32_t>::max());
  CHECK_FALSE(kept.loads());
}

TEST_CASE("A picture that is cut off, longer than it says, changed or of another size is dropped") {
  Kept kept;
  std::string all = kept.bytes();
  SECTION("cut off") { all.resize(all.size() - 1); }
  SECTION("longer") { all += 'x'; }
  SECTION("changed") { all.back() = static_cast<char>(all.back() ^ 1); }
  SECTION("empty") { all.clear(); }
  SECTION("of another size") {
    CHECK_FALSE(kept.disk.load("key", 8, 9));
    CHECK_FALSE(std::filesystem::exists(kept.path));
    return;
  }
  REQUIRE(write_atomic(kept.path, all));
  CHECK_FALSE(kept.loads());
  CHECK_FALSE(std::filesystem::exists(kept.path));
}

TEST_CASE("Half-written pictures of killed processes go") {
  Kept kept;
  REQUIRE(write_atomic(kept.folder.path() / "other.tmp2000000000-3", "half"));
  kept.disk.prune();
  CHECK_FALSE(std::filesystem::exists(kept.folder.path() / "other.tmp2000000000-3"));
  CHECK(kept.loads());
}

}  // namespace prowl::sdl
