#pragma once
#include <string>

#include "ui/app/context.hpp"

namespace prowl::ui {

/// An unfinished match, as much of it as everybody may know.
struct WaitingMatch {
  SaveInfo save;
  std::string round, turn;
};

/// Errors: whatever keeps it from being opened here.
Result<WaitingMatch> read_waiting(AppContext&, const SaveInfo&);

}  // namespace prowl::ui
