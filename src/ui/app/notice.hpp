#pragma once
#include <vector>

#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Draws the notices at the foot of the window, or at its head where they would cover a control, the newest lowest. One
/// with details shows them when it is pressed, and stays.
void draw_notices(Builder&, AppContext&);
/// Lets time pass; true when one has gone.
bool age_notices(std::vector<Notice>&, int elapsed_ms);
/// Takes away the hints that were said about something else than what stands there now.
void drop_stale(std::vector<Notice>&, const std::string& now);
/// Milliseconds until the next one goes, <0: none is there.
int notice_wait(const std::vector<Notice>&);

}  // namespace prowl::ui
