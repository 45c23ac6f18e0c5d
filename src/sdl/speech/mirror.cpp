#include <fstream>
#include <string>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "prowl/rules/files.hpp"
#include "sdl/speech/sink.hpp"

namespace prowl::sdl {
namespace {

Result<std::unique_ptr<SpeechSink>> cannot(const std::filesystem::path& path) {
  return fail(ErrorCode::io, to_utf8(path), "The text of what is said can't be written there.");
}

#ifdef _WIN32
class Mirror final : public SpeechSink {
 public:
  explicit Mirror(const std::filesystem::path& path) : out_(path, std::ios::binary | std::ios::app) {}
  bool good() const { return out_.good(); }
  void hear(const ui::Spoken& spoken) override {
    for (const ui::Utterance& u : spoken.lines) out_ << u.text << '\n';
    out_ << std::flush;
  }

 private:
  std::ofstream out_;
};
#else
class Mirror final : public SpeechSink {
 public:
  // A FIFO that is open for reading too has a reader all the time: opening and writing never wait, and nobody who goes
  // away ends the program.
  explicit Mirror(const std::filesystem::path& path) {
    struct stat is {};
    const bool fifo = ::stat(path.c_str(), &is) == 0 && S_ISFIFO(is.st_mode);
    file_ = ::open(path.c_str(), (fifo ? O_RDWR : O_WRONLY | O_CREAT | O_APPEND) | O_NONBLOCK | O_CLOEXEC, 0600);
  }
  ~Mirror() override {
    if (good()) ::close(file_);
  }
  Mirror(const Mirror&) = delete;
  Mirror& operator=(const Mirror&) = delete;
  bool good() const { return file_ >= 0; }

  // A line that short is written as a whole or not at all.
  void hear(const ui::Spoken& spoken) override {
    for (const ui::Utterance& u : spoken.lines) {
      const std::string line = u.text + "\n";
      if (::write(file_, line.data(), line.size()) < 0) return;
    }
  }

 private:
  int file_ = -1;
};
#endif

}  // namespace

Result<std::unique_ptr<SpeechSink>> open_mirror(const std::filesystem::path& path) {
  auto mirror = std::make_unique<Mirror>(path);
  if (!mirror->good()) return cannot(path);
  return mirror;
}

}  // namespace prowl::sdl
