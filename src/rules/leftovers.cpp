#include <atomic>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "prowl/rules/file_lock.hpp"
#include "prowl/rules/files.hpp"
#include "rules/process.hpp"

namespace prowl {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kTemporary = ".tmp", kKept = ".keep";
constexpr auto kOld = std::chrono::hours(24);

struct Leftover {
  std::string of;
  int process = 0;
};

// "save.prowl.tmp123-4" or "save.prowl.keep123".
std::optional<Leftover> parse_leftover(std::string_view name) {
  const auto dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {};
  const auto tail = name.substr(dot);
  const auto mark = tail.starts_with(kTemporary) ? kTemporary : tail.starts_with(kKept) ? kKept : std::string_view();
  if (mark.empty()) return {};
  Leftover left{std::string(name.substr(0, dot)), 0};
  const char* end = tail.data() + tail.size();
  auto number = std::from_chars(tail.data() + mark.size(), end, left.process);
  int count = 0;
  if (number.ec == std::errc() && number.ptr != end && *number.ptr == '-')
    number = std::from_chars(number.ptr + 1, end, count);
  if (number.ec != std::errc() || number.ptr != end || left.process <= 0) return {};
  return left;
}

bool is_old(const fs::directory_entry& entry) {
  std::error_code error;
  const auto written = entry.last_write_time(error);
  return !error && fs::file_time_type::clock::now() - written > kOld;
}

void remove_if_left(const fs::directory_entry& entry, const std::string& of) {
  std::error_code error;
  const std::string name = to_utf8(entry.path().filename());
  if (!entry.is_regular_file(error)) return;
  const auto left = parse_leftover(name);
  if (left && (of.empty() || left->of == of) && (!process_runs(left->process) || is_old(entry)))
    fs::remove(entry.path(), error);
  // Whoever can take it removes it again.
  if (of.empty() && name.ends_with(kLockEnding)) FileLock::take(entry.path());
}

}  // namespace

fs::path temporary_name(const fs::path& target) {
  static std::atomic<unsigned> count{0};
  fs::path name = target;
  return name += to_path(fmt::format("{}{}-{}", kTemporary, process_id(), ++count));
}

fs::path kept_name(const fs::path& target) {
  fs::path name = target;
  return name += to_path(fmt::format("{}{}", kKept, process_id()));
}

void remove_leftovers(const fs::path& folder, const fs::path& of) {
  std::error_code error;
  const std::string name = to_utf8(of);
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    remove_if_left(*it, name);
}

}  // namespace prowl
