#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"

namespace prowl::ui {

/// One line of a robot script. Names match a widget's id or its visible name; texts match what can be read on the
/// screen.
struct RobotStep {
  enum class Do : unsigned char {
    click,
    click_disabled,
    hover,
    drag,
    wheel,  // a: widget; b: where it is dragged; n: notches
    tap,
    hold,
    swipe,  // by a finger; n: device px that it goes up
    key,
    pad,
    hand,  // a: "keys", "pad" or "touch", for `key`, `focus`, `click` and `choose` from now on
    type,
    focus,   // a: key name, text, widget that Tab is pressed for
    choose,  // a: "first", "last" or "random"; b: "keys" without the mouse
    resize,  // n x m: device px
    focus_lost,
    focus_gained,
    minimise,
    wait_idle,
    wait,  // n: ms
    expect,
    refuse,
    expect_focus,  // a: text or widget id
    tidy,
    shot,
    public_shot,
    dump,
    bench,  // a: file name; n: redraws
    seed,   // n: for "random"
    repeat,
    until,
    when,
    otherwise,
    end  // n: rounds or their bound; a: condition; jump: step of the other end
  };
  Do what{};
  std::string a, b;
  int n = 0, m = 0;
  std::size_t jump = 0;  ///< repeat, until, if: the step of their `else` or `end`; else: of its `end`; end: of its
                         ///< beginning
  int line = 0;
};

/// Reads a script: one command a line, "#" begins a comment, texts with blanks stand in double quotes.
/// - click NAME | click-disabled NAME | hover NAME | drag A -> B | wheel NAME N
/// - tap NAME | hold NAME | swipe NAME N
/// - key K | pad B | hand keys|pad|touch | type "TEXT" | focus NAME
/// - choose first|last|random [keys]
/// - resize WxH | focus-lost | focus-gained | minimise
/// - wait idle | wait MS
/// - expect "TEXT" | refuse "TEXT" | expect-focus ID | tidy
/// - shot NAME | public-shot NAME | dump NAME | bench N
/// - seed N | repeat N … end | until "TEXT" [BOUND] … end | if "TEXT" … [else …] end
///
/// `tidy`: every text of the screen fits, and nothing lies outside it or over something else (scene_problems).
/// A press waits until what stands there takes it (App::shown), except right after `wait MS`: then it comes at that
/// very moment. Error: bad_scenario with "file:line" as its place.
Result<std::vector<RobotStep>> parse_robot(std::string_view text, const std::string& file);

}  // namespace prowl::ui
