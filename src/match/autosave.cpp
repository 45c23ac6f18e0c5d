#include "prowl/match/autosave.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "record_text.hpp"

namespace prowl {
namespace {

namespace fs = std::filesystem;

constexpr int kGenerations = 3;
constexpr std::string_view kSuffix = ".prowl";

fs::path generation(const fs::path& path, int n) {
  return n == 0 ? path : to_path(fmt::format("{}.{}", to_utf8(path), n));
}

Result<std::string> read_whole(const fs::path& path) {
  auto text = read_file(path);
  if (!text) return text;
  if (auto ok = check_whole(*text, to_utf8(path)); !ok) return tl::unexpected(ok.error());
  return text;
}

// The clock of file times has no fixed epoch before C++20's libraries agree on one.
std::int64_t unix_seconds(const fs::path& path) {
  std::error_code error;
  const auto written = fs::last_write_time(path, error);
  if (error) return 0;
  const auto age = fs::file_time_type::clock::now() - written;
  const auto when = std::chrono::system_clock::now() - std::chrono::duration_cast<std::chrono::seconds>(age);
  return std::chrono::duration_cast<std::chrono::seconds>(when.time_since_epoch()).count();
}

// A save of which only earlier generations are left counts too.
std::set<fs::path> saves_in(const fs::path& dir) {
  std::set<fs::path> out;
  std::error_code error;
  fs::directory_iterator entries(dir, error), end;
  for (; !error && entries != end; entries.increment(error)) {
    std::string name = to_utf8(entries->path().filename());
    for (int n = 1; n <= kGenerations; ++n)
      if (const auto tail = fmt::format("{}.{}", kSuffix, n); name.ends_with(tail)) name.resize(name.size() - 2);
    if (name.ends_with(kSuffix) && name.size() > kSuffix.size()) out.insert(dir / to_path(name));
  }
  return out;
}

std::string utc_date(std::int64_t now) {
  const std::chrono::sys_seconds time{std::chrono::seconds(now)};
  const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(time)};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

}  // namespace

SaveFolder::SaveFolder(fs::path dir) : dir_(std::move(dir)) {}

Result<void> SaveFolder::store(const std::string& id, const Match& match) {
  return write_atomic(dir_ / to_path(id + std::string(kSuffix)), match.save(), kGenerations);
}

std::vector<SaveInfo> SaveFolder::list() const {
  std::vector<SaveInfo> out;
  for (const auto& path : saves_in(dir_)) {
    SaveInfo info;
    info.path = path;
    info.saved_at = unix_seconds(path);
    std::string note;
    const auto text = read(path, note);
    auto record = text ? split_record(*text, to_utf8(path)) : tl::unexpected(text.error());
    if (record) {
      info.finished = !record->sealed;
      info.header = std::move(record->header);
      info.header.seed = 0;
    } else {
      info.problem = to_text(record.error());
    }
    out.push_back(std::move(info));
  }
  std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.saved_at > b.saved_at; });
  return out;
}

Result<std::string> SaveFolder::read(const fs::path& path, std::string& note) const {
  note.clear();
  auto newest = read_whole(path);
  if (newest || newest.error().code == ErrorCode::unsupported) return newest;
  for (int n = 1; n <= kGenerations; ++n) {
    auto earlier = read_whole(generation(path, n));
    if (!earlier) continue;
    note = fmt::format("{} The save before it is used instead.", to_text(newest.error()));
    return earlier;
  }
  return newest;
}

std::string SaveFolder::new_id(std::string_view game, std::int64_t now) const {
  const auto taken = saves_in(dir_);
  for (int n = 1;; ++n) {
    std::string id = fmt::format("{}-{}-{}", utc_date(now), game, n);
    if (!taken.contains(dir_ / to_path(id + std::string(kSuffix)))) return id;
  }
}

}  // namespace prowl
