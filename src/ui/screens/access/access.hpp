#pragma once
#include <memory>

#include "ui/app/context.hpp"

namespace prowl::ui {

/// How somebody sees, hears and reads best: large, and the same from everywhere. `first`: before anything else, once.
std::unique_ptr<Screen> make_access(AppContext&, bool first);
/// All keys that read the screen aloud, in words.
std::unique_ptr<Screen> make_speech_keys(AppContext&);
/// Speech on or off at once, for whoever can't see the switch.
void toggle_speech(AppContext&);

}  // namespace prowl::ui
