#include "sdl/app/table_window.hpp"

#include "catch.hpp"

namespace prowl::sdl {

TEST_CASE("The public window fills the display that the first one does not need") {
  CHECK(table_place(2, 0, false) == TablePlace{1, true, true});
  CHECK(table_place(2, 1, false) == TablePlace{0, true, true});
  CHECK(table_place(3, 2, true) == TablePlace{0, true, true});
}

TEST_CASE("With one display it is a window, but not over a private view once its own display has gone") {
  CHECK(table_place(1, 0, false) == TablePlace{0, false, true});
  CHECK(table_place(1, 0, true) == TablePlace{0, false, false});
}

TEST_CASE("The window comes back to its display, wherever that stands now, and to no other that is gone") {
  const std::vector<std::string> names{"Desk @0,0", "Beamer @1920,0", "Beamer @3840,0"};
  CHECK(same_display(names, "Beamer @3840,0") == 2);
  CHECK(same_display(names, "Beamer @-1920,0") == 1);
  CHECK(same_display(names, "Desk @0,0") == 0);
  CHECK(same_display(names, "Television @0,0") == -1);
  CHECK(same_display(names, "") == -1);
  CHECK(same_display({}, "Desk @0,0") == -1);
}

}  // namespace prowl::sdl
