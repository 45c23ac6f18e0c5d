#include "disk.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>

namespace {

using prowl::test::Fault;

struct Disk {
  bool watched = false;
  Fault fault;
  int seen = 0, struck = 0;
  std::string calls;
  std::FILE* file = nullptr;  // the one that is being written
};

Disk& disk() {
  static Disk d;
  return d;
}

template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

// Counts the call; true, with errno set, when it shall fail.
bool strikes(unsigned op, const char* name) {
  Disk& d = disk();
  if (!d.watched) return false;
  d.calls += d.calls.empty() ? name : std::string(" ") + name;
  if ((d.fault.ops & op) == 0) return false;
  ++d.seen;
  if (d.seen < d.fault.nth || d.seen - d.fault.nth >= d.fault.times) return false;
  ++d.struck;
  errno = d.fault.reason;
  return true;
}

std::FILE* open_stream(const char* symbol, const char* path, const char* mode) {
  const bool writes = mode[0] == 'w';
  if (writes && strikes(prowl::test::kOpen, "open")) return nullptr;
  std::FILE* file = real<std::FILE*(const char*, const char*)>(symbol)(path, mode);
  if (writes && disk().watched) disk().file = file;
  return file;
}

int open_fd(const char* symbol, const char* path, int flags, mode_t mode) {
  if ((flags & O_CREAT) != 0 && strikes(prowl::test::kOpen, "lock")) return -1;
  return real<int(const char*, int, mode_t)>(symbol)(path, flags, mode);
}

}  // namespace

namespace prowl::test {

FaultyDisk::FaultyDisk(const Fault& fault) {
  disk() = Disk{};
  disk().fault = fault;
  disk().watched = true;
}
FaultyDisk::~FaultyDisk() { disk() = Disk{}; }
int FaultyDisk::struck() const { return disk().struck; }
std::string FaultyDisk::calls() const { return disk().calls; }

}  // namespace prowl::test

extern "C" {

std::FILE* fopen(const char* path, const char* mode) { return open_stream("fopen", path, mode); }
std::FILE* fopen64(const char* path, const char* mode) { return open_stream("fopen64", path, mode); }

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_fd("open", path, flags, mode);
}

std::size_t fwrite(const void* bytes, std::size_t size, std::size_t count, std::FILE* file) {
  const auto write = real<std::size_t(const void*, std::size_t, std::size_t, std::FILE*)>("fwrite");
  if (file != disk().file || !strikes(prowl::test::kWrite, "write")) return write(bytes, size, count, file);
  const std::size_t arrived = disk().fault.half ? write(bytes, size, count / 2, file) : 0;
  errno = disk().fault.reason;
  return arrived;
}

int fflush(std::FILE* file) {
  if (file != nullptr && file == disk().file && strikes(prowl::test::kFlush, "flush")) return EOF;
  return real<int(std::FILE*)>("fflush")(file);
}

int fsync(int fd) { return strikes(prowl::test::kSync, "sync") ? -1 : real<int(int)>("fsync")(fd); }

int fclose(std::FILE* file) {
  const auto close_stream = real<int(std::FILE*)>("fclose");
  if (file != disk().file) return close_stream(file);
  disk().file = nullptr;
  const bool fails = strikes(prowl::test::kClose, "close");
  const int closed = close_stream(file);
  if (fails) errno = disk().fault.reason;
  return fails ? EOF : closed;
}

int link(const char* from, const char* to) noexcept {
  return strikes(prowl::test::kLink, "link") ? -1 : real<int(const char*, const char*)>("link")(from, to);
}

int rename(const char* from, const char* to) noexcept {
  return strikes(prowl::test::kRename, "rename") ? -1 : real<int(const char*, const char*)>("rename")(from, to);
}

int remove(const char* path) noexcept {
  return strikes(prowl::test::kRemove, "remove") ? -1 : real<int(const char*)>("remove")(path);
}

}  // extern "C"
