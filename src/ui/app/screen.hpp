#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/ui/input.hpp"
#include "ui/speech/page.hpp"

namespace prowl::ui {

class Builder;

/// One screen: what it shows is built as a value, what people do arrives through the widgets' closures. Closures may
/// change the screen and queue transitions on the ScreenStack, which take effect when the input has been dealt with;
/// the scene is rebuilt after every input that was used.
class Screen {
 public:
  virtual ~Screen() = default;
  /// Language-free: "title", "table", "curtain". May change with the state of the screen.
  virtual std::string id() const = 0;
  virtual void build(Builder&) = 0;
  /// The same for those who only look on, in a window of their own: made of what everybody may know, and nothing on it
  /// can be pressed. False: it has nothing to show them, the screen below may.
  virtual bool build_public(Builder&) { return false; }
  /// Keys and system events before the widgets get them; true when used up. What `leaves` comes here (and only
  /// to the top screen and those it covers): a private view must be gone when this returns.
  virtual bool handle(const Input&) { return false; }
  /// handle() gets keys as they are pressed, whatever they mean by now.
  virtual bool wants_raw_keys() const { return false; }
  /// Cards can be seen, by kind, and the one at `nth` is wanted large. False: not here.
  virtual bool inspect(const std::vector<int>& /*kinds*/, std::size_t /*nth*/) { return false; }
  /// Esc, or the pad's cancel. True when used up; else the screen is popped (the last one stays).
  virtual bool back() { return false; }
  /// Milliseconds until tick() is wanted, <0 for never.
  virtual int wait_ms() const { return -1; }
  /// Returns true when the scene changed.
  virtual bool tick(int /*elapsed_ms*/) { return false; }
  /// Another screen was pushed over this one / went away again. A private view closes in covered().
  virtual void covered() {}
  virtual void uncovered() {}
  /// Bots are thinking: the robot's `wait idle` goes on waiting.
  virtual bool busy() const { return false; }
  /// The game whose world this screen belongs to; empty: that of the screen below.
  virtual std::string_view world() const { return {}; }
  /// What is heard all the while; empty: as on the screen below.
  virtual std::string_view ambience() const { return {}; }
  /// A dialog: the screen below is drawn under it, without its widgets.
  virtual bool overlay() const { return false; }
  /// What stands there, for telling a fresh picture from the one before: equal while the same seat looks at the same
  /// thing.
  virtual std::string place() const { return id(); }
  /// Another number whenever what a press does here may have changed, though it stands at the same place.
  virtual std::size_t step() const { return 0; }
  /// Milliseconds after it came up in which no press counts, as that was meant for what stood there before.
  virtual int guard_ms() const { return 300; }
  /// Widget that has the focus when the screen comes up (empty: the primary one, or the first).
  virtual std::string first_focus() const { return {}; }
  /// What is to be said besides the widgets; its news are told with that.
  virtual SpokenPage spoken() { return {}; }
  /// Nobody else sits there who could overhear what is said of a private view.
  virtual bool unheard() const { return false; }
  /// It was opened from something secret and tells what: not aloud, and gone when others may look.
  virtual bool secret() const { return false; }
  /// What can be read piece by piece, on a table as whoever looks may know it.
  virtual std::vector<std::string> readable(Topic) { return {}; }

  std::string last_focus;  ///< kept by App while another screen is on top
};

class ScreenStack {
 public:
  void push(std::unique_ptr<Screen>);
  void pop(int levels = 1);
  void replace(std::unique_ptr<Screen>);
  /// Drops everything and starts again with this one.
  void reset(std::unique_ptr<Screen>);

  /// Performs what was queued; true when something changed. App calls it after each input.
  bool apply();
  Screen* top() const { return screens_.empty() ? nullptr : screens_.back().get(); }
  /// The first screen that has to be drawn (below overlays) to the top one.
  std::vector<Screen*> visible() const;
  std::size_t size() const { return screens_.size(); }
  void each(const std::function<void(Screen&)>&) const;

 private:
  void push_now(std::unique_ptr<Screen>);
  void pop_now();

  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::function<void()>> queue_;
};

}  // namespace prowl::ui
