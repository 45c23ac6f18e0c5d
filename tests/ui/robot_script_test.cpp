#include "prowl/dev/robot_script.hpp"

#include "catch.hpp"

using namespace prowl;
using namespace prowl::ui;
using Do = RobotStep::Do;

namespace {

std::vector<RobotStep> parsed(std::string_view text) {
  auto steps = parse_robot(text, "a.robot");
  if (!steps) FAIL(to_text(steps.error()));
  return *steps;
}

std::string problem(std::string_view text) {
  const auto steps = parse_robot(text, "a.robot");
  return steps ? "none" : to_text(steps.error());
}

}  // namespace

TEST_CASE("a robot script holds one command a line") {
  const auto steps = parsed(
      "# a comment\n\n"
      "click title.nostromo   # another\n"
      "click \"Visit \\\"Armoury\\\" # 2\"\n"
      "drag token.3 -> room.lair\n"
      "resize 1280x720\n"
      "wait idle\nwait 500\nwheel log -2\nchoose random keys\nchoose\n");
  REQUIRE(steps.size() == 9);
  CHECK(steps[0].a == "title.nostromo");
  CHECK(steps[0].line == 3);
  CHECK(steps[1].a == "Visit \"Armoury\" # 2");
  CHECK(steps[2].what == Do::drag);
  CHECK(steps[2].b == "room.lair");
  CHECK(steps[3].n == 1280);
  CHECK(steps[3].m == 720);
  CHECK(steps[4].what == Do::wait_idle);
  CHECK(steps[5].n == 500);
  CHECK(steps[6].n == -2);
  CHECK(steps[7].a == "random");
  CHECK(steps[7].b == "keys");
  CHECK(steps[8].a == "first");
}

TEST_CASE("blocks of a robot script know both their ends") {
  const auto steps = parsed("until \"Score\" 30\nif curtain\nkey enter\nelse\nchoose\nend\nend\nrepeat 3\nend\n");
  CHECK(steps[0].jump == 6);
  CHECK(steps[0].n == 30);
  CHECK(steps[1].jump == 3);
  CHECK(steps[3].jump == 5);
  CHECK(steps[5].jump == 3);
  CHECK(steps[6].jump == 0);
  CHECK(steps[8].jump == 7);
}

TEST_CASE("a wrong line of a robot script is named with file and line") {
  CHECK(problem("\nclck a") == "a.robot:2: unknown command 'clck'");
  CHECK(problem("click a b") == "a.robot:1: click: takes one name or text; put blanks into \"…\"");
  CHECK(problem("type \"a") == "a.robot:1: the quotation mark is not closed");
  CHECK(problem("resize 12") == "a.robot:1: resize: a size is written 1280x720, with at most 16384 on each side");
  CHECK(problem("resize 99999x720") == problem("resize 12"));
  CHECK(problem("wait soon") == "a.robot:1: wait: a number is missing");
  CHECK(problem("key a\nif x\nkey b") == "a.robot:2: this block has no end");
  CHECK(problem("end") == "a.robot:1: end without a beginning");
  CHECK(problem("repeat 2\nelse\nend") == "a.robot:2: else without if");
  CHECK(problem("drag a b") == "a.robot:1: drag: is written drag A -> B");
  CHECK(problem("wait 99999999") == "a.robot:1: wait: a number is missing");
}
