#pragma once
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"

namespace prowl {

/// The only two ways between UTF-8 text and a path: a path built from a plain string garbles names on Windows.
std::filesystem::path to_path(std::string_view utf8);
std::string to_utf8(const std::filesystem::path& path);

inline constexpr std::size_t kMaxFileBytes = std::size_t{4} << 20;

/// The bytes of a regular file. Errors: not_found where there is none; io for a folder, a device, a file that can't be
/// read or one of more than `max_bytes`. The place is the path.
Result<std::string> read_file(const std::filesystem::path& path, std::size_t max_bytes = kMaxFileBytes);

/// The *.json of a folder in the order of their names; none where there is no such folder.
std::vector<std::filesystem::path> json_files(const std::filesystem::path& folder);

/// Replaces `path` by `bytes`, or leaves it as it was: a reader, a crash or a full disk never meets half a file. Makes
/// the folder if it is missing. Keeps the last `generations` earlier contents as `path.1` (the newest), `path.2` and so
/// on; `not_kept` tells that one of them can't be kept or the folder not synced, which stops nothing. Errors: io, with
/// the path and the system's reason; nothing has changed then. Takes away what a killed process left of the same file.
Result<void> write_atomic(const std::filesystem::path& path, std::string_view bytes, int generations = 0,
                          std::string* not_kept = nullptr);

/// A name for a half-written `target`, nobody else's, that remove_leftovers() knows.
std::filesystem::path temporary_name(const std::filesystem::path& target);
/// The same for what stood there before, while a new one takes its place.
std::filesystem::path kept_name(const std::filesystem::path& target);
/// Removes from a folder of this program's own what killed processes left half-written, or what is older than a day.
/// With `of` only what was to become that file. Never fails.
void remove_leftovers(const std::filesystem::path& folder, const std::filesystem::path& of = {});

}  // namespace prowl
