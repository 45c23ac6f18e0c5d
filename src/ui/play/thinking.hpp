#pragma once
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

#include "prowl/ai/bot.hpp"

namespace prowl::ui {

/// The longest that a person waits for one decision, in milliseconds.
inline constexpr int kPatience = 1000;

/// One bot's mind at work on a View, on a thread of its own. The thread shares it, so that nobody need wait for it.
class Thinking {
 public:
  /// `bot`: null for one that chooses by chance. `rules` outlive the bot.
  Thinking(Seat who, View, Rng, std::shared_ptr<Bot> bot, std::shared_ptr<const RuleSet> rules);

  /// `wake` is called on the other thread when it is done. Without one: here and now.
  static void begin(const std::shared_ptr<Thinking>&, std::function<void()> wake);
  bool done();
  /// It ends within a few milliseconds with what it has got.
  void hasten() { stop_.request_stop(); }
  bool hastened() const { return stop_.stop_requested(); }
  /// For whoever waits: hastens it once their patience is at an end, and says whether it is done.
  bool attend(std::int64_t now);
  /// Milliseconds until attend() has something to do, <0: not before it wakes somebody.
  int wait_ms(std::int64_t now);
  /// Its answer is not wanted any more, and nobody is woken by it.
  void drop();
  /// False: it has not ended in that time.
  bool wait_for(int ms);

  // --- once it is done
  const Action& answer() const { return answer_; }
  const Thought& thought() const { return thought_; }
  /// Where it says aloud that it goes, if it says so.
  std::optional<Zone> said() const { return said_; }

  const Seat who;
  const View view;
  std::int64_t began = 0;  ///< by the platform's clock

 private:
  void run();

  Rng rng_;
  std::shared_ptr<const RuleSet> rules_;
  std::shared_ptr<Bot> bot_;
  std::stop_source stop_;
  std::function<void()> wake_;
  std::mutex mutex_;
  std::condition_variable ready_;
  bool done_ = false;
  Thought thought_;
  Action answer_{};
  std::optional<Zone> said_;
};

}  // namespace prowl::ui
