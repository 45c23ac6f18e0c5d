#include "sdl/speech/sink.hpp"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::sdl {
namespace {

ui::Spoken spoken(std::vector<std::string> lines) {
  ui::Spoken out;
  for (auto& line : lines) out.lines.push_back({std::move(line), false});
  return out;
}

}  // namespace

TEST_CASE("The mirror gets one line for each thing said, at once, after what stands there") {
  const test::TempFolder folder;
  const auto path = folder.path() / "said.txt";
  REQUIRE(write_atomic(path, "before\n"));
  const auto mirror = open_mirror(path);
  REQUIRE(mirror);
  (*mirror)->hear(spoken({"one", "deux"}));
  CHECK(read_file(path).value() == "before\none\ndeux\n");
  (*mirror)->hear(spoken({"drie"}));
  CHECK(read_file(path).value() == "before\none\ndeux\ndrie\n");
  CHECK_FALSE(open_mirror(folder.path() / "nowhere" / "said.txt"));
}

#ifndef _WIN32
TEST_CASE("A FIFO never makes the window wait, with nobody who reads, or nobody who reads on") {
  const test::TempFolder folder;
  const auto path = folder.path() / "said";
  REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
  const auto mirror = open_mirror(path);
  REQUIRE(mirror);
  (*mirror)->hear(spoken({"early"}));
  const int reader = ::open(path.c_str(), O_RDONLY | O_NONBLOCK);
  REQUIRE(reader >= 0);
  char bytes[64] = {};
  CHECK(::read(reader, bytes, sizeof bytes) == 6);
  CHECK(std::string(bytes) == "early\n");
  for (int i = 0; i < 5000; ++i) (*mirror)->hear(spoken({std::string(100, 'x')}));  // more than a pipe holds
  std::string all;
  for (ssize_t n = 0; (n = ::read(reader, bytes, sizeof bytes)) > 0;) all.append(bytes, static_cast<std::size_t>(n));
  CHECK(all.size() > 1000);
  CHECK(all.size() < 500000);
  CHECK(all.size() % 101 == 0);  // whole lines
  ::close(reader);
  (*mirror)->hear(spoken({"nobody is there"}));
}
#endif

}  // namespace prowl::sdl
