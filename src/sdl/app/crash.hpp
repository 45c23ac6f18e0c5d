#pragma once
#include <filesystem>
#include <string>

namespace prowl::sdl {

/// From now on a fault that nobody handles ends the program with exit code 3, with a file for whoever reports it and,
/// where there are `words`, with a box that says them. The file has the version, the system and what went wrong:
/// nothing of a match, which is saved after every step anyway.
void report_crashes(std::filesystem::path file, const std::string& version, std::string words);

}  // namespace prowl::sdl
