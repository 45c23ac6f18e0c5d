#include "catch.hpp"
#include "sdl/kiosk/corners.hpp"
#include "sdl/kiosk/pin.hpp"

using namespace prowl::sdl;

TEST_CASE("A PIN is known by its hash, which differs each time it is made") {
  const auto one = hash_pin("2468"), other = hash_pin("2468");
  if (!one) return;  // no crypt here
  CHECK(*one != *other);
  CHECK(one->find("2468") == std::string::npos);
  CHECK(check_pin("2468", *one));
  CHECK(check_pin("2468", *other));
  CHECK_FALSE(check_pin("2469", *one));
  CHECK_FALSE(check_pin("", *one));
}

TEST_CASE("Nothing is the PIN of a broken hash") {
  for (const char* hash : {"", "*0", "*", "$", "$6$", "2468", "$y$", "$none$"}) CHECK_FALSE(check_pin("2468", hash));
}

TEST_CASE("A PIN is four to twelve digits") {
  CHECK(is_pin("0000"));
  CHECK(is_pin("123456789012"));
  for (const char* text : {"", "123", "1234567890123", "12a4", "12 4"}) CHECK_FALSE(is_pin(text));
}

TEST_CASE("Two far corners that are held for five seconds are the sign of the staff") {
  Corners c;
  c.down(1, {0.02F, 0.03F}, 0);
  c.down(2, {0.97F, 0.98F}, 1000);
  CHECK_FALSE(c.given(5900));
  CHECK(c.given(6000));
  CHECK_FALSE(c.given(6001));
}

TEST_CASE("No other fingers are the sign of the staff") {
  const auto held = [](prowl::ui::Point one, prowl::ui::Point two) {
    Corners c;
    c.down(1, one, 0);
    c.down(2, two, 0);
    return c.given(20000);
  };
  CHECK(held({0.99F, 0.01F}, {0.01F, 0.99F}));
  CHECK_FALSE(held({0.01F, 0.01F}, {0.99F, 0.01F}));
  CHECK_FALSE(held({0.01F, 0.01F}, {0.5F, 0.5F}));
  Corners lifted;
  lifted.down(1, {0, 0}, 0);
  lifted.down(2, {1, 1}, 0);
  lifted.up(1);
  lifted.down(1, {0, 0}, 4000);
  CHECK_FALSE(lifted.given(6000));
  lifted.down(3, {0.5F, 0.5F}, 6500);
  CHECK_FALSE(lifted.given(20000));
}
