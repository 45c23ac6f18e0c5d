#include "prowl/rules/file_lock.hpp"

#include <cerrno>
#include <utility>

#ifdef _WIN32
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace prowl {
namespace fs = std::filesystem;

FileLock::FileLock(FileLock&& other) noexcept
    : handle_(std::exchange(other.handle_, kNone)), path_(std::move(other.path_)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(handle_, other.handle_);
  std::swap(path_, other.path_);
  return *this;
}

FileLock::~FileLock() { release(); }

#ifdef _WIN32

// Shared with nobody, and gone with the last handle: opening it is the lock.
std::optional<FileLock> FileLock::take(const fs::path& path) {
  const HANDLE handle = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS,
                                    FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  if (handle != INVALID_HANDLE_VALUE) return FileLock(reinterpret_cast<std::intptr_t>(handle), path);
  if (GetLastError() == ERROR_SHARING_VIOLATION) return std::nullopt;
  return FileLock();
}

void FileLock::release() {
  if (held()) CloseHandle(reinterpret_cast<HANDLE>(std::exchange(handle_, kNone)));
}

#else

namespace {

// Whoever held it before may have removed the name between our opening and our locking: then we hold what nobody sees.
bool still_named(int fd, const fs::path& path) {
  struct stat ours {
  }, named{};
  return fstat(fd, &ours) == 0 && lstat(path.c_str(), &named) == 0 && ours.st_dev == named.st_dev &&
         ours.st_ino == named.st_ino;
}

}  // namespace

std::optional<FileLock> FileLock::take(const fs::path& path) {
  for (int tries = 0; tries < 16; ++tries) {
    const int fd = open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0644);
    if (fd < 0) return FileLock();
    const int failed = flock(fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
    if (failed == 0 && still_named(fd, path)) return FileLock(fd, path);
    close(fd);
    if (failed == EWOULDBLOCK) return std::nullopt;
    if (failed != 0 && failed != EINTR) return FileLock();
  }
  return FileLock();
}

void FileLock::release() {
  if (!held()) return;
  std::error_code error;
  fs::remove(path_, error);
  close(static_cast<int>(std::exchange(handle_, kNone)));
}

#endif

}  // namespace prowl
