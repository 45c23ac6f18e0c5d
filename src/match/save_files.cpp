#include "match/save_files.hpp"

#include <chrono>
#include <system_error>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"

namespace prowl {

namespace fs = std::filesystem;

fs::path generation(const fs::path& path, int n) {
  return n == 0 ? path : to_path(fmt::format("{}.{}", to_utf8(path), n));
}

// The clock of file times has no fixed epoch before C++20's libraries agree on one.
std::int64_t unix_seconds(const fs::path& path) {
  std::error_code error;
  const auto written = fs::last_write_time(path, error);
  if (error) return 0;
  // In seconds before the difference is taken: centuries of nanoseconds run over.
  const auto seconds = [](auto time) {
    return std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
  };
  const std::int64_t age = seconds(fs::file_time_type::clock::now()) - seconds(written);
  return seconds(std::chrono::system_clock::now()) - age;
}

std::set<fs::path> saves_in(const fs::path& dir) {
  std::set<fs::path> out;
  std::error_code error;
  fs::directory_iterator entries(dir, error), end;
  for (; !error && entries != end; entries.increment(error)) {
    std::string name = to_utf8(entries->path().filename());
    for (int n = 1; n <= kGenerations; ++n)
      if (const auto tail = fmt::format("{}.{}", kSaveSuffix, n); name.ends_with(tail)) name.resize(name.size() - 2);
    if (name.ends_with(kSaveSuffix) && name.size() > kSaveSuffix.size()) out.insert(dir / to_path(name));
  }
  return out;
}

std::string utc_date(std::int64_t now) {
  const std::chrono::sys_seconds time{std::chrono::seconds(now)};
  const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(time)};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

void set_unix_seconds(const fs::path& path, std::int64_t seconds) {
  const std::int64_t age = unix_seconds(path) - seconds;
  std::error_code error;
  const auto written = fs::last_write_time(path, error);
  if (!error) fs::last_write_time(path, written - std::chrono::seconds(age), error);
}

}  // namespace prowl
