#pragma once
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace prowl {

inline constexpr int kGenerations = 3;
inline constexpr std::string_view kSaveSuffix = ".prowl";

/// The file itself, or one of its earlier generations.
std::filesystem::path generation(const std::filesystem::path&, int n);
/// The saves in a folder; one of which only earlier generations are left counts too.
std::set<std::filesystem::path> saves_in(const std::filesystem::path& dir);
/// When a file was written, in Unix seconds; 0: nobody knows.
std::int64_t unix_seconds(const std::filesystem::path&);
/// Says that a file was written then. Never fails.
void set_unix_seconds(const std::filesystem::path&, std::int64_t);
/// "2026-11-29"
std::string utc_date(std::int64_t unix_seconds);

}  // namespace prowl
