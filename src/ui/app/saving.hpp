#pragma once
#include <functional>

#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Lets time pass: what could not be saved is tried again now and then. True when something changed.
bool retry_saving(AppContext&, int elapsed_ms);
/// Milliseconds until the next try, <0: all is saved.
int saving_wait(const AppContext&);

/// Keeps a strip at the foot of the window free while saving fails: before any screen is built.
Rect saving_strip(Builder&, const AppContext&);
/// Says there, for as long as it is so, that the match is not saved. Public: it stays over every screen.
void draw_saving_strip(Builder&, Rect strip);

/// Goes away from a match: at once when it is saved, after a last try; else people choose what becomes of it.
void leave_saved(AppContext&, std::function<void()> go);

}  // namespace prowl::ui
