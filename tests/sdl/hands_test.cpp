#include "catch.hpp"
#include "sdl/app/fingers.hpp"
#include "sdl/app/input_map.hpp"
#include "sdl/app/pads.hpp"

using namespace prowl;
using namespace prowl::sdl;

namespace {

std::vector<ui::Input> tilted(Pads& pads, std::initializer_list<int> way,
                              std::uint8_t axis = SDL_CONTROLLER_AXIS_LEFTY) {
  std::vector<ui::Input> out;
  for (const int value : way) {
    SDL_Event e{};
    e.type = SDL_CONTROLLERAXISMOTION;
    e.caxis.which = 3;
    e.caxis.axis = axis;
    e.caxis.value = static_cast<std::int16_t>(value);
    pads.handle(e, out);
  }
  return out;
}

SDL_Event finger(std::uint32_t type, SDL_TouchID screen, float x, float y) {
  SDL_Event e{};
  e.type = type;
  e.tfinger.touchId = screen;
  e.tfinger.fingerId = 4;
  e.tfinger.x = x;
  e.tfinger.y = y;
  return e;
}

SDL_Event mouse(std::uint32_t which) {
  SDL_Event e{};
  e.type = SDL_MOUSEBUTTONDOWN;
  e.button.which = which;
  return e;
}

ui::Input key(SDL_Keycode code, SDL_Scancode place) {
  SDL_Event e{};
  e.type = SDL_KEYDOWN;
  e.key.keysym.sym = code;
  e.key.keysym.scancode = place;
  return to_input(e, {1, 1}, false).value_or(ui::Input{});
}

}  // namespace

TEST_CASE("A stick that drifts does nothing, however long") {
  Pads pads;
  std::vector<ui::Input> out;
  for (int i = 0; i < 50; ++i) {
    CHECK(tilted(pads, {3000, 12000, 16000, -9000, -16383, 200}).empty());
    pads.repeat(i * 1000, out);
  }
  CHECK(out.empty());
  CHECK(pads.wait_ms(1e6) < 0);
}

TEST_CASE("A stick that is tilted says so once until it has come back, and then when it is held") {
  Pads pads;
  CHECK(tilted(pads, {20000, 15000, 20000, 12000, 32767}).size() == 1);
  CHECK(tilted(pads, {1000, 20000}).size() == 1);
  std::vector<ui::Input> out;
  pads.repeat(0, out);
  pads.repeat(400, out);
  CHECK(out.empty());
  pads.repeat(430, out);
  REQUIRE(out.size() == 1);
  CHECK(out[0].key == "down");
  CHECK(out[0].pad == 3);
}

TEST_CASE("Whoever pulls a controller out is told of, and what it held goes on no longer") {
  Pads pads;
  tilted(pads, {30000});
  SDL_Event e{};
  e.type = SDL_CONTROLLERDEVICEREMOVED;
  e.cdevice.which = 3;
  std::vector<ui::Input> out;
  CHECK(pads.handle(e, out));
  REQUIRE(out.size() == 1);
  CHECK(out[0].type == ui::Input::Type::pad_gone);
  CHECK(out[0].pad == 3);
  CHECK(pads.wait_ms(0) < 0);
}

TEST_CASE("A finger is told where it is, in pixels, and by its own number") {
  Fingers fingers(77);
  const auto down = fingers.input(finger(SDL_FINGERDOWN, 77, 0.5F, 0.25F), {1280, 720}, 0);
  REQUIRE(down);
  CHECK(down->type == ui::Input::Type::press);
  CHECK(down->at == ui::Point{640, 180});
  CHECK(down->finger == 4);
  CHECK(fingers.input(finger(SDL_FINGERUP, 77, 0, 0), {1280, 720}, 0)->type == ui::Input::Type::release);
}

TEST_CASE("Fingers on a pad beside the screen are no touch") {
  Fingers fingers(77);
  CHECK_FALSE(fingers.input(finger(SDL_FINGERDOWN, 5, 0.5F, 0.5F), {1280, 720}, 0));
}

TEST_CASE("A mouse that repeats what a finger does is not heard, a real one is") {
  Fingers fingers(77);
  CHECK_FALSE(fingers.shadows(mouse(0), 0));
  CHECK(fingers.shadows(mouse(SDL_TOUCH_MOUSEID), 0));
  fingers.input(finger(SDL_FINGERDOWN, 77, 0, 0), {100, 100}, 1000);
  CHECK(fingers.shadows(mouse(0), 9000));  // still down
  fingers.input(finger(SDL_FINGERUP, 77, 0, 0), {100, 100}, 9000);
  CHECK(fingers.shadows(mouse(0), 9100));
  CHECK_FALSE(fingers.shadows(mouse(0), 9600));
}

TEST_CASE("Letters are keys by what the layout writes, digits by their place") {
  CHECK(key('z', SDL_SCANCODE_Y).key == "z");
  CHECK(key(0xe9, SDL_SCANCODE_2).key == "2");  // é
  CHECK(key('a', SDL_SCANCODE_Q).key == "a");
}

TEST_CASE("A layout with other letters still has the keys, by their place") {
  CHECK(key(0x441, SDL_SCANCODE_C).key == "c");  // Cyrillic es
  CHECK(key(SDLK_CAPSLOCK, SDL_SCANCODE_CAPSLOCK).key.empty());
  CHECK(key(SDLK_LSHIFT, SDL_SCANCODE_LSHIFT).key.empty());
}

TEST_CASE("A key is named by what is printed on it") {
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return;  // no keyboard here
  CHECK(name_on_key("f10") == "F10");
  CHECK(name_on_key("l") == "L");
  CHECK(name_on_key("nonsense").empty());
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
}
