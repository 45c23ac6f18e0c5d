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

}  // namespace prowl::sdl
