#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace prowl {

/// How the files end that stand for something in use.
inline constexpr std::string_view kLockEnding = ".lock";

/// Says to every other window and process that something is in use. The system itself lets go of it when the process
/// ends, however it ends: the file that a crash leaves behind stops nobody, and remove_leftovers() takes it away.
class FileLock {
 public:
  FileLock() = default;
  FileLock(FileLock&&) noexcept;
  FileLock& operator=(FileLock&&) noexcept;
  ~FileLock();

  /// Nothing when somebody else holds it. Where no lock can be made (no such folder, a read-only one, a system without
  /// locks) it is given, but not held.
  static std::optional<FileLock> take(const std::filesystem::path&);
  bool held() const { return handle_ != kNone; }

 private:
  static constexpr std::intptr_t kNone = -1;  ///< as invalid handles are on every system
  FileLock(std::intptr_t handle, std::filesystem::path path) : handle_(handle), path_(std::move(path)) {}
  void release();

  std::intptr_t handle_ = kNone;
  std::filesystem::path path_;
};

}  // namespace prowl
