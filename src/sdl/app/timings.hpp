#pragma once
#include <chrono>
#include <string_view>

namespace prowl::sdl {

/// How long the start takes, on standard error when asked for.
class Timings {
 public:
  explicit Timings(bool print) : print_(print) {}
  double ms() const;
  void mark(std::string_view what) const;
  /// The memory that is this process's own share (Linux; elsewhere nothing is printed).
  void memory() const;
  bool on() const { return print_; }

 private:
  bool print_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace prowl::sdl
