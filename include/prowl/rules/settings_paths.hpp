#pragma once
#include <filesystem>
#include <string_view>

#include "prowl/core/result.hpp"

namespace prowl {

/// data: saves and ships of one's own; config: settings; cache: what can be made again (rasterised art).
enum class UserDir { data, config, cache };

/// This program's own folder of that kind; it need not exist yet (write_atomic makes it). On Linux from XDG_*_HOME,
/// where a relative value counts as unset, else below HOME; on macOS below ~/Library; on Windows below %LOCALAPPDATA%.
/// Error: not_found, when the system names no home at all.
Result<std::filesystem::path> user_dir(UserDir kind);

/// The user's home; empty where the system names none by an absolute path.
std::filesystem::path home_dir();
/// Where the user's own documents lie: the home's "Documents", else the home itself; empty without one.
std::filesystem::path documents_dir();

/// A folder that comes with the program: "rules/nostromo", "assets/common", "locale", "fonts". Looked for
/// beside the program, then in the source tree (development builds), then where it is installed. Error: not_found,
/// naming all the places.
Result<std::filesystem::path> find_data(std::string_view relative);

}  // namespace prowl
