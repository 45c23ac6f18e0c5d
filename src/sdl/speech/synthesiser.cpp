#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include <SDL.h>

#include "sdl/library.hpp"
#include "sdl/speech/sink.hpp"

namespace prowl::sdl {
namespace {

#if defined(__linux__) || defined(__FreeBSD__)

// As libspeechd.h has them (speech-dispatcher 0.8 and later); the library is looked for when the game runs.
struct Connection;
enum Mode : int { kThreaded = 1 };
enum Priority : int { kMessage = 2 };

class Dispatcher {
 public:
  Dispatcher() {
    const bool whole = library_.find("spd_open", open_) && library_.find("spd_close", close_) &&
                       library_.find("spd_say", say_) && library_.find("spd_cancel", cancel_) &&
                       library_.find("spd_set_voice_rate", set_rate_) &&
                       library_.find("spd_set_language", set_language_);
    if (whole) connection_ = open_("prowl", "main", nullptr, kThreaded);
  }
  ~Dispatcher() {
    if (good()) close_(connection_);
  }
  Dispatcher(const Dispatcher&) = delete;
  Dispatcher& operator=(const Dispatcher&) = delete;
  bool good() const { return connection_ != nullptr; }

  void speak(const ui::Spoken& spoken) {
    if (spoken.hush) cancel_(connection_);
    if (!spoken.aloud || spoken.lines.empty()) return;
    if (std::exchange(rate_, spoken.rate) != spoken.rate) set_rate_(connection_, spoken.rate);
    if (std::exchange(language_, spoken.language) != spoken.language)
      set_language_(connection_, spoken.language.c_str());
    for (const ui::Utterance& u : spoken.lines) {
      if (u.cuts) cancel_(connection_);
      say_(connection_, kMessage, u.text.c_str());
    }
  }

 private:
  Library library_{"libspeechd.so.2"};
  Connection* connection_ = nullptr;
  Connection* (*open_)(const char* client, const char* connection, const char* user, Mode) = nullptr;
  void (*close_)(Connection*) = nullptr;
  int (*say_)(Connection*, Priority, const char*) = nullptr;
  int (*cancel_)(Connection*) = nullptr;
  int (*set_rate_)(Connection*, int) = nullptr;
  int (*set_language_)(Connection*, const char*) = nullptr;
  int rate_ = 0;
  std::string language_;
};

/// The server may have to be started first, so all of it happens on a thread.
class Synthesiser final : public SpeechSink {
 public:
  ~Synthesiser() override {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }

  void hear(const ui::Spoken& spoken) override {
    const bool wanted = spoken.aloud && !spoken.lines.empty();
    if (!wanted && !(spoken.hush && thread_.joinable())) return;
    {
      const std::lock_guard lock(mutex_);
      if (spoken.hush) waiting_.clear();
      waiting_.push_back(spoken);
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    wake_.notify_one();
  }

 private:
  // A server that does not answer is not asked again.
  void run() {
    Dispatcher dispatcher;
    std::unique_lock lock(mutex_);
    while (!stopping_) {
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      while (!waiting_.empty() && !stopping_) {
        const ui::Spoken next = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        if (dispatcher.good()) dispatcher.speak(next);
        lock.lock();
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<ui::Spoken> waiting_;  // guarded by mutex_, like the next
  bool stopping_ = false;
  std::thread thread_;
};

#endif

}  // namespace

std::unique_ptr<SpeechSink> make_synthesiser() {
#if defined(__linux__) || defined(__FreeBSD__)
  return std::make_unique<Synthesiser>();
#else
  return nullptr;
#endif
}

}  // namespace prowl::sdl
