#pragma once
#include <string>

namespace prowl::test {

/// What a program asks the C library to do with files. Bits, so that one fault may strike several.
enum Op : unsigned {
  kOpen = 1,  ///< a file to be written
  kWrite = 2,
  kFlush = 4,
  kSync = 8,  ///< a file or a folder
  kClose = 16,
  kLink = 32,
  kRename = 64,
  kRemove = 128,
};

inline constexpr int kForever = 1'000'000'000;

/// The `nth` of these calls from now on, and as many after it as `times` says, fail with this reason: for ever on a
/// full disk or in a folder that may only be read. `half`: half of what is to be written arrives before it fails.
struct Fault {
  unsigned ops = 0;
  int nth = 1;
  int reason = 0;
  int times = 1;
  bool half = false;
};

/// This test program's own functions for files stand before those of the C library, for the C++ library too: nothing of
/// the program that is tested knows of them. One at a time; without one everything works.
class FaultyDisk {
 public:
  explicit FaultyDisk(const Fault&);
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  int struck() const;  ///< calls that have failed so far
  /// The calls so far, in order: "open write flush sync close link rename rename sync".
  std::string calls() const;
};

}  // namespace prowl::test
