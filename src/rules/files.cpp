#include "prowl/rules/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "rules/process.hpp"

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace prowl {
namespace fs = std::filesystem;

fs::path to_path(std::string_view utf8) { return fs::path(std::u8string(utf8.begin(), utf8.end())); }

std::string to_utf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

File open_binary(const fs::path& path, bool write) {
#ifdef _WIN32
  return File(_wfopen(path.c_str(), write ? L"wb" : L"rb"));
#else
  return File(std::fopen(path.c_str(), write ? "wb" : "rb"));
#endif
}

std::string reason(int code) { return std::generic_category().message(code); }

tl::unexpected<Error> io_error(const fs::path& path, std::string_view what, const std::string& why) {
  return fail(ErrorCode::io, to_utf8(path), say("{}: {}.", what, why));
}

bool sync_to_disk(std::FILE* file) {
#ifdef _WIN32
  return _commit(_fileno(file)) == 0;
#else
  return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOSYS;
#endif
}

// Without this a rename may be lost in a power cut, though the bytes themselves are on the disk. Returns why it failed,
// or 0; not every file system can do it.
int sync_folder([[maybe_unused]] const fs::path& folder) {
  int code = 0;
#ifndef _WIN32
  const int fd = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return 0;
  if (fsync(fd) != 0 && errno != EINVAL && errno != ENOSYS) code = errno;
  close(fd);
#endif
  return code;
}

fs::path with_suffix(fs::path path, std::string_view suffix) { return path += to_path(suffix); }

Result<void> write_synced(const fs::path& path, std::string_view bytes) {
  File file = open_binary(path, true);
  if (!file) return io_error(path, "cannot be written", reason(errno));
  bool good = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
  good = good && std::fflush(file.get()) == 0 && sync_to_disk(file.get());
  int code = errno;
  if (std::fclose(file.release()) != 0 && good) {
    good = false;
    code = errno;
  }
  if (!good) return io_error(path, "cannot be written", reason(code));
  return {};
}

// Gives the current file a second name, for file systems without hard links a copy.
std::error_code keep(const fs::path& path, const fs::path& kept) {
  std::error_code error, ignored;
  fs::remove(kept, ignored);
  fs::create_hard_link(path, kept, error);
  if (!error) return {};
  const auto bytes = read_file(path);
  return bytes && write_synced(kept, *bytes) ? std::error_code() : error;
}

std::error_code move_up(const fs::path& kept, const fs::path& path, int generations) {
  std::error_code error, ignored;
  for (int i = generations; i > 1; --i)
    fs::rename(with_suffix(path, fmt::format(".{}", i - 1)), with_suffix(path, fmt::format(".{}", i)), ignored);
  fs::rename(kept, with_suffix(path, ".1"), error);
  return error;
}

// The generations move up when the new content stands: a failure leaves them as they were.
Result<void> replace(const fs::path& temporary, const fs::path& path, std::string_view bytes, int generations,
                     std::string* not_kept) {
  if (auto written = write_synced(temporary, bytes); !written) return written;
  std::error_code error, lost, ignored;
  const fs::path kept = kept_name(path);
  const bool earlier = generations > 0 && fs::exists(path, ignored);
  if (earlier) lost = keep(path, kept);
  fs::rename(temporary, path, error);
  if (!error && earlier && !lost) lost = move_up(kept, path, generations);
  if (error || lost) fs::remove(kept, ignored);
  if (error) return io_error(path, "cannot be replaced", error.message());
  const int unsynced = sync_folder(path.parent_path());
  if (not_kept != nullptr && lost)
    *not_kept = fmt::format("{}: the earlier content cannot be kept: {}.", to_utf8(path), lost.message());
  else if (not_kept != nullptr && unsynced != 0)
    *not_kept = fmt::format("{}: a power cut may undo this: {}.", to_utf8(path), reason(unsynced));
  return {};
}

// A linked file is written where it lies, so that the link stays one.
fs::path resolved(const fs::path& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return fs::absolute(path, error);
  const fs::path target = fs::weakly_canonical(path, error);
  return error ? path : target;
}

}  // namespace

Result<std::string> read_file(const fs::path& path, std::size_t max_bytes) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) {
    return fail(ErrorCode::not_found, to_utf8(path), "There is no such file.");
  }
  if (error) return io_error(path, "cannot be read", error.message());
  if (!fs::is_regular_file(status)) return fail(ErrorCode::io, to_utf8(path), "This is not a plain file.");
  const File file = open_binary(path, false);
  if (!file) return io_error(path, "cannot be read", reason(errno));
  std::string bytes;
  std::array<char, 65536> block{};
  while (const std::size_t got = std::fread(block.data(), 1, block.size(), file.get())) {
    bytes.append(block.data(), got);
    if (bytes.size() > max_bytes) {
      return fail(ErrorCode::io, to_utf8(path), say("The file is larger than {} bytes.", max_bytes));
    }
  }
  if (std::ferror(file.get())) return io_error(path, "cannot be read", reason(errno));
  return bytes;
}

std::vector<fs::path> json_files(const fs::path& folder) {
  std::vector<fs::path> out;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".json") out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

Result<void> write_atomic(const fs::path& path, std::string_view bytes, int generations, std::string* not_kept) {
  const fs::path target = resolved(path);
  std::error_code error;
  const fs::file_status there = fs::status(target, error);
  if (fs::is_directory(there)) return fail(ErrorCode::io, to_utf8(path), "This is a folder, not a file.");
  if (fs::exists(there) && !fs::is_regular_file(there))
    return fail(ErrorCode::io, to_utf8(path), "This is not a plain file.");
  fs::create_directories(target.parent_path(), error);
  if (error) return io_error(target.parent_path(), "the folder cannot be made", error.message());
  remove_leftovers(target.parent_path(), target.filename());
  const fs::path temporary = temporary_name(target);
  auto done = replace(temporary, target, bytes, generations, not_kept);
  if (!done) {
    fs::remove(temporary, error);
    done.error().place = to_utf8(path);
  }
  return done;
}

}  // namespace prowl
