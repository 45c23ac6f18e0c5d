#include "prowl/match/autosave.hpp"

#include <algorithm>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "match/record_text.hpp"
#include "match/save_files.hpp"
#include "match/seal.hpp"
#include "prowl/rules/files.hpp"

namespace prowl {
namespace {

namespace fs = std::filesystem;

Result<std::string> read_whole(const fs::path& path) {
  auto text = read_file(path);
  if (!text) return text;
  if (auto ok = check_whole(*text, to_utf8(path)); !ok) return tl::unexpected(ok.error());
  return text;
}

std::optional<std::uint64_t> content_of(const fs::path& path) {
  const auto bytes = read_file(path);
  if (bytes) return text_hash(*bytes);
  return bytes.error().code == ErrorCode::not_found ? std::nullopt : std::optional<std::uint64_t>(0);
}

}  // namespace

SaveFolder::SaveFolder(fs::path dir, std::vector<std::string> bots) : dir_(std::move(dir)), bots_(std::move(bots)) {
  remove_leftovers(dir_);
}

void SaveFolder::also(fs::path dir) {
  if (dir.empty() || dir == dir_ || std::find(more_.begin(), more_.end(), dir) != more_.end()) return;
  more_.push_back(std::move(dir));
}

// An absolute id stays what it is.
fs::path SaveFolder::path_of(const std::string& id) const { return dir_ / to_path(id + std::string(kSaveSuffix)); }

std::string SaveFolder::id_of(const fs::path& path) const {
  const std::string stem = to_utf8(path.stem());
  return path.parent_path() == dir_ ? stem : to_utf8(path.parent_path() / to_path(stem));
}

bool SaveFolder::claim(const std::string& id) {
  if (claims_.contains(id)) return true;
  const fs::path path = path_of(id);
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  auto lock = FileLock::take(to_path(to_utf8(path) + std::string(kLockEnding)));
  if (!lock) return false;
  claims_.emplace(id, Claim{std::move(*lock), content_of(path)});
  return true;
}

void SaveFolder::release(const std::string& id) { claims_.erase(id); }

// A lock that could not be made may be possible now: the folder was missing, or full.
bool SaveFolder::may_write(const std::string& id) {
  if (!claim(id)) return false;
  Claim& mine = claims_.at(id);
  if (!mine.lock.held()) {
    auto lock = FileLock::take(to_path(to_utf8(path_of(id)) + std::string(kLockEnding)));
    if (!lock) return false;
    mine.lock = std::move(*lock);
  }
  const auto now = content_of(path_of(id));
  return !now || now == mine.content;
}

Result<std::string> SaveFolder::write(const std::string& id, const Match& match) {
  const std::string text = match.save();
  std::string not_kept;
  if (auto ok = write_atomic(path_of(id), text, kGenerations, &not_kept); !ok) return tl::unexpected(ok.error());
  if (!not_kept.empty()) spdlog::warn("{}", not_kept);
  claims_.at(id).content = text_hash(text);
  return id;
}

Result<std::string> SaveFolder::store(const std::string& id, const Match& match) {
  return may_write(id) ? write(id, match) : move_to(claim_copy(id), id, match);
}

Result<std::string> SaveFolder::store_in(const fs::path& dir, const std::string& id, const Match& match) {
  std::error_code error;
  const fs::path whole = fs::absolute(dir, error);
  if (error) return fail(ErrorCode::io, to_utf8(dir), error.message());
  return move_to(claim_copy(id_of(whole / path_of(id).filename())), id, match);
}

Result<std::string> SaveFolder::move_to(const std::string& there, const std::string& id, const Match& match) {
  auto stored = write(there, match);
  release(stored ? id : there);
  return stored;
}

std::vector<fs::path> SaveFolder::folders() const {
  std::vector<fs::path> out{dir_};
  out.insert(out.end(), more_.begin(), more_.end());
  return out;
}

std::vector<SaveInfo> SaveFolder::list() const {
  std::set<fs::path> paths;
  for (const auto& dir : folders()) paths.merge(saves_in(dir));
  return list_of(paths);
}

std::vector<SaveInfo> SaveFolder::list_of(const std::set<fs::path>& paths) const {
  std::vector<SaveInfo> out;
  for (const auto& path : paths) {
    SaveInfo info;
    info.path = path;
    info.saved_at = unix_seconds(path);
    std::optional<Error> damaged;
    const auto text = read(path, damaged);
    auto record = text ? split_record(*text, to_utf8(path), bots_) : tl::unexpected(text.error());
    if (record) {
      info.finished = !record->sealed;
      info.header = std::move(record->header);
      info.header.seed = 0;
    } else {
      info.problem = record.error();
    }
    out.push_back(std::move(info));
  }
  std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.saved_at > b.saved_at; });
  return out;
}

Result<std::string> SaveFolder::read(const fs::path& path, std::optional<Error>& damaged) const {
  damaged.reset();
  auto newest = read_whole(path);
  if (newest || newest.error().code == ErrorCode::unsupported) return newest;
  for (int n = 1; n <= kGenerations; ++n) {
    auto earlier = read_whole(generation(path, n));
    if (!earlier) continue;
    damaged = newest.error();
    return earlier;
  }
  return newest;
}

Result<Record> SaveFolder::header(std::string_view text, std::string_view file) const {
  auto record = split_record(text, file, bots_);
  if (!record) return tl::unexpected(record.error());
  record->header.seed = 0;
  return std::move(record->header);
}

std::string SaveFolder::new_id(std::string_view game, std::int64_t now) const {
  const auto taken = saves_in(dir_);
  for (int n = 1;; ++n) {
    std::string id = fmt::format("{}-{}-{}", utc_date(now), game, n);
    if (!taken.contains(path_of(id))) return id;
  }
}

// The id itself where it is free.
std::string SaveFolder::claim_copy(const std::string& id) {
  const auto taken = saves_in(path_of(id).parent_path());
  for (int n = 0;; ++n) {
    std::string copy = n == 0 ? id : fmt::format("{}-copy{}", id, n == 1 ? "" : std::to_string(n));
    if (claims_.contains(copy) || taken.contains(path_of(copy)) || !claim(copy)) continue;
    if (!claims_.at(copy).content) return copy;
    release(copy);
  }
}

}  // namespace prowl
