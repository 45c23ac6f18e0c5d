#include "prowl/rules/files.hpp"
#include "prowl/rules/file_lock.hpp"

#include <string>

#include "catch.hpp"
#include "support/temp_folder.hpp"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#endif

using namespace prowl;
namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& path) { return read_file(path).value_or("nothing"); }

int files_in(const fs::path& folder) {
  int count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder)) ++count;
  return count;
}

}  // namespace

TEST_CASE("A path survives the way to UTF-8 and back") {
  const std::string name = "é日😀 x.json";
  CHECK(to_utf8(to_path(name)) == name);
}

TEST_CASE("What was written is read, byte for byte, under any name") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / to_path("é日😀") / "save.txt";
  const std::string bytes("a\r\n\0\xff", 5);
  REQUIRE(write_atomic(path, bytes));
  CHECK(content(path) == bytes);
  CHECK(files_in(path.parent_path()) == 1);
}

TEST_CASE("A missing file, a folder and a file over the cap are refused") {
  const test::TempFolder folder;
  CHECK(read_file(folder.path() / "none").error().code == ErrorCode::not_found);
  CHECK(read_file(folder.path()).error().code == ErrorCode::io);
  REQUIRE(write_atomic(folder.path() / "ten", "0123456789"));
  CHECK(read_file(folder.path() / "ten", 10));
  const auto refused = read_file(folder.path() / "ten", 9);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().place == to_utf8(folder.path() / "ten"));
}

TEST_CASE("Earlier contents are kept, newest first, and no more than asked for") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "save";
  for (const char* text : {"one", "two", "three", "four"}) REQUIRE(write_atomic(path, text, 2));
  CHECK(content(path) == "four");
  CHECK(content(folder.path() / "save.1") == "three");
  CHECK(content(folder.path() / "save.2") == "two");
  CHECK(files_in(folder.path()) == 3);
}

TEST_CASE("An earlier content that cannot be kept stops nothing, and is told") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "save";
  fs::create_directories(folder.path() / "save.1" / "full");
  REQUIRE(write_atomic(path, "one", 1));
  std::string why;
  REQUIRE(write_atomic(path, "two", 1, &why));
  CHECK(content(path) == "two");
  CHECK(why.find("save") != std::string::npos);
  CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("What killed processes left half-written is taken away at the next write of that file") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "save";
  for (const char* name :
       {"save.tmp2000000000", "save.tmp2000000000-7", "save.keep2000000000", "save.tmp1x", "other.tmp2000000000"})
    REQUIRE(write_atomic(folder.path() / name, "half"));
  REQUIRE(write_atomic(path, "whole"));
  CHECK(content(path) == "whole");
  CHECK(content(folder.path() / "save.tmp1x") == "half");
  CHECK(content(folder.path() / "other.tmp2000000000") == "half");
  CHECK(files_in(folder.path()) == 3);
}

TEST_CASE("Leftovers of a process that runs stay for a day") {
  const test::TempFolder folder;
  const fs::path young = temporary_name(folder.path() / "young"), old = temporary_name(folder.path() / "old");
  for (const fs::path& path : {young, old}) REQUIRE(write_atomic(path, "half"));
  fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(48));
  remove_leftovers(folder.path());
  CHECK(fs::exists(young));
  CHECK_FALSE(fs::exists(old));
}

TEST_CASE("A lock is held by one, goes with it, and outlives no process") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "x.lock";
  REQUIRE(write_atomic(path, "left by a crash"));
  auto first = FileLock::take(path);
  REQUIRE(first);
  CHECK(first->held());
  CHECK_FALSE(FileLock::take(path));
  FileLock moved = std::move(*first);
  CHECK_FALSE(FileLock::take(path));
  moved = FileLock();
  const auto again = FileLock::take(path);
  REQUIRE(again);
  CHECK(again->held());
}

TEST_CASE("Where no lock can be made it is given unheld") {
  const test::TempFolder folder;
  const auto lock = FileLock::take(folder.path() / "none" / "x.lock");
  REQUIRE(lock);
  CHECK_FALSE(lock->held());
}

TEST_CASE("Where the folder can't be made nothing is written") {
  const test::TempFolder folder;
  REQUIRE(write_atomic(folder.path() / "file", "x"));
  const auto refused = write_atomic(folder.path() / "file" / "save", "y");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == ErrorCode::io);
  CHECK(content(folder.path() / "file") == "x");
}

TEST_CASE("A folder is never overwritten by a file") {
  const test::TempFolder folder;
  fs::create_directories(folder.path() / "save");
  REQUIRE_FALSE(write_atomic(folder.path() / "save", "y", 1));
  CHECK(fs::is_directory(folder.path() / "save"));
  CHECK(files_in(folder.path()) == 1);
}

#ifdef __linux__
TEST_CASE("A lock of another process holds until that one is killed") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "x.lock";
  int ready[2];
  REQUIRE(pipe(ready) == 0);
  const pid_t child = fork();
  if (child == 0) {
    const auto lock = FileLock::take(path);
    if (write(ready[1], lock ? "y" : "n", 1) == 1) pause();
    _exit(0);
  }
  char answer = 0;
  REQUIRE(read(ready[0], &answer, 1) == 1);
  CHECK(answer == 'y');
  CHECK_FALSE(FileLock::take(path));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  CHECK(fs::exists(path));
  const auto lock = FileLock::take(path);
  REQUIRE(lock);
  CHECK(lock->held());
  close(ready[0]);
  close(ready[1]);
}

TEST_CASE("A full disk leaves the old file and its generations as they were") {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "save";
  REQUIRE(write_atomic(path, "first", 1));
  REQUIRE(write_atomic(path, "second", 1));

  // A file may not grow over 1000 bytes: writing fails as on a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{1000, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  const auto refused = write_atomic(path, std::string(100'000, 'x'), 1);
  setrlimit(RLIMIT_FSIZE, &before);

  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == ErrorCode::io);
  CHECK(refused.error().place == to_utf8(path));
  CHECK(content(path) == "second");
  CHECK(content(folder.path() / "save.1") == "first");
  CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("A linked file stays a link and its target is written") {
  const test::TempFolder folder;
  REQUIRE(write_atomic(folder.path() / "real" / "settings", "old"));
  fs::create_symlink(folder.path() / "real" / "settings", folder.path() / "link");
  REQUIRE(write_atomic(folder.path() / "link", "new"));
  CHECK(fs::is_symlink(folder.path() / "link"));
  CHECK(content(folder.path() / "real" / "settings") == "new");
}
#endif

#ifdef __linux__
TEST_CASE("What is there and is no plain file is not replaced") {
  const test::TempFolder folder;
  const fs::path pipe = folder.path() / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const auto refused = write_atomic(pipe, "text");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().message == "This is not a plain file.");
  CHECK(fs::is_fifo(pipe));
  CHECK(files_in(folder.path()) == 1);
}
#endif
