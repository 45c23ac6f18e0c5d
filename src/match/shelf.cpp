#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

#include "match/save_files.hpp"
#include "prowl/match/autosave.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/utf8.hpp"

namespace prowl {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDeleted = "deleted";
constexpr std::int64_t kDay = 24 * 60 * 60;
constexpr std::size_t kMaxStem = 80;
constexpr std::ptrdiff_t kMaxImports = 200;

// "name.prowl", "name-2.prowl" and so on: the first that nothing has, not even an earlier generation.
fs::path free_file(const fs::path& folder, const std::string& stem, std::string_view number) {
  const auto taken = saves_in(folder);
  for (int n = 1;; ++n) {
    const std::string name = n == 1 ? stem : stem + fmt::format(fmt::runtime(number), n);
    fs::path path = folder / to_path(name + std::string(kSaveSuffix));
    std::error_code error;
    if (!taken.contains(path) && !fs::exists(path, error)) return path;
  }
}

// The match itself goes last: whenever this stops it lies whole at one of the two places.
Result<void> move_all(const fs::path& from, const fs::path& to) {
  std::error_code error, none;
  fs::create_directories(to.parent_path(), error);
  int n = kGenerations;
  for (; n >= 0 && !error; --n)
    if (fs::exists(generation(from, n), none)) fs::rename(generation(from, n), generation(to, n), error);
  if (!error) return {};
  while (++n <= kGenerations)
    if (fs::exists(generation(to, n), none)) fs::rename(generation(to, n), generation(from, n), none);
  return fail(ErrorCode::io, to_utf8(from), error.message());
}

std::string file_stem(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const bool bad = static_cast<unsigned char>(c) < 0x20 ||
                     std::string_view("<>:\"/\\|?*").find(c) != std::string::npos;
    out += bad ? '_' : c;
  }
  out = cut_utf8(std::move(out), kMaxStem);
  out.erase(0, std::min(out.find_first_not_of(" ."), out.size()));
  out.erase(out.find_last_not_of(" .") + 1);
  static constexpr std::array<std::string_view, 6> kDevices = {"con", "prn", "aux", "nul", "com", "lpt"};
  std::string low = out.substr(0, 3);
  std::transform(low.begin(), low.end(), low.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  const bool device = std::find(kDevices.begin(), kDevices.end(), low) != kDevices.end() && out.size() <= 4;
  return out.empty() ? "match" : device ? "_" + out : out;
}

}  // namespace

Result<void> SaveFolder::alone(const fs::path& path, const std::function<Result<void>()>& change) {
  const std::string id = id_of(path);
  if (claims_.contains(id) || !claim(id))
    return fail(ErrorCode::io, to_utf8(path), "This match is open in another window.");
  auto done = change();
  release(id);
  return done;
}

Result<void> SaveFolder::rename(const fs::path& path, std::string_view name) {
  return alone(path, [&]() -> Result<void> {
    std::optional<Error> damaged;
    const auto text = read(path, damaged);
    if (!text || damaged) return tl::unexpected(damaged ? *damaged : text.error());
    const std::int64_t then = unix_seconds(path);
    auto ok = write_atomic(path, with_name(*text, match_name(name)));
    if (ok) set_unix_seconds(path, then);
    return ok;
  });
}

Result<fs::path> SaveFolder::add(std::string_view text, const std::string& id, const fs::path& from) {
  const std::string mine = claim_copy(id);
  const fs::path path = path_of(mine);
  auto ok = write_atomic(path, text);
  if (const std::int64_t then = from.empty() ? 0 : unix_seconds(from); ok && then > 0) set_unix_seconds(path, then);
  release(mine);
  if (!ok) return tl::unexpected(ok.error());
  return path;
}

Result<fs::path> SaveFolder::remove(const fs::path& path, std::int64_t now) {
  const fs::path bin = path.parent_path() / to_path(kDeleted) / to_path(utc_date(now));
  const fs::path there = free_file(bin, to_utf8(path.stem()), "-{}");
  auto ok = alone(path, [&] { return move_all(path, there); });
  if (!ok) return tl::unexpected(ok.error());
  return there;
}

Result<fs::path> SaveFolder::put_back(const fs::path& path) {
  const fs::path folder = path.parent_path().parent_path().parent_path();
  const std::string id = claim_copy(id_of(folder / path.filename()));
  const fs::path there = path_of(id);
  auto ok = move_all(path, there);
  release(id);
  if (!ok) return tl::unexpected(ok.error());
  return there;
}

std::vector<SaveInfo> SaveFolder::deleted() const {
  std::set<fs::path> paths;
  for (const auto& dir : folders()) {
    std::error_code error;
    fs::directory_iterator days(dir / to_path(kDeleted), error), end;
    for (; !error && days != end; days.increment(error)) paths.merge(saves_in(days->path()));
  }
  return list_of(paths);
}

void SaveFolder::forget_deleted(std::int64_t now) const {
  if (now < kDeletedDays * kDay) return;
  const std::string last = utc_date(now - kDeletedDays * kDay);
  for (const auto& dir : folders()) {
    std::error_code error;
    std::vector<fs::path> old;
    fs::directory_iterator days(dir / to_path(kDeleted), error), end;
    for (; !error && days != end; days.increment(error))
      if (const auto day = to_utf8(days->path().filename()); day.size() == last.size() && day < last)
        old.push_back(days->path());
    for (const auto& day : old) fs::remove_all(day, error);
  }
}

Result<fs::path> export_save(std::string_view text, const fs::path& folder, std::string_view name) {
  const fs::path path = free_file(folder, file_stem(name), " ({})");
  auto ok = write_atomic(path, text);
  if (!ok) return tl::unexpected(ok.error());
  return path;
}

std::vector<SaveInfo> SaveFolder::list_in(const fs::path& folder) const {
  auto found = saves_in(folder);
  if (std::ssize(found) > kMaxImports) found.erase(std::next(found.begin(), kMaxImports), found.end());
  return list_of(found);
}

}  // namespace prowl
