#include "sdl/app/crash.hpp"

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>
#include <thread>

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::sdl {

TEST_CASE("A fault that nobody handles is written down for whoever reports it, on whichever thread it was") {
  const test::TempFolder folder;
  const auto file = folder.path() / "crash.txt";
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    report_crashes(file, "9.8.7", "");
    std::thread([]() { throw std::runtime_error("the bridge is on fire"); }).join();
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 3));
  const auto report = read_file(file);
  REQUIRE(report);
  CHECK(report->starts_with("prowl 9.8.7, "));
  CHECK(report->find("the bridge is on fire") != std::string::npos);
}

}  // namespace prowl::sdl
#endif
