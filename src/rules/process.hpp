#pragma once

namespace prowl {

int process_id();
/// Whether a process of that number runs on this computer, of whomever.
bool process_runs(int id);

}  // namespace prowl
