#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "prowl/ai/bot.hpp"
#include "prowl/match/autosave.hpp"
#include "prowl/ui/input.hpp"
#include "prowl/ui/scene.hpp"
#include "prowl/ui/speech.hpp"

namespace prowl::ui {

struct KioskPlan;

/// What the platform gives the client. `bots` comes from main, so that ui does not depend on ai's inside.
struct Platform {
  std::filesystem::path rules_dir, assets_dir, locale_dir, data_dir, config_dir;
  std::filesystem::path fallback_dir;  ///< offered for matches that can't be saved in data_dir, and looked through for
                                       ///< them
  std::function<std::unique_ptr<Bot>(std::string_view level, const Game&, const RuleSet&)> bots;
  std::vector<std::string> bot_levels;      ///< what `bots` offers, weakest first
  std::vector<std::string> plain_bots;      ///< what it knows besides: earlier saves name them
  std::function<std::int64_t()> unix_time;  ///< seconds
  std::function<std::int64_t()> clock_ms;   ///< runs on evenly, from any beginning
  std::function<std::uint64_t()> entropy;   ///< a fresh seed
  std::function<void()> wake;               ///< thread-safe: makes the event loop deliver Input::wake
  std::function<void(bool)> set_fullscreen;
  std::function<std::string(const std::string&)> key_name;  ///< what is printed on a key (Input::key, without ctrl+)
  std::function<std::string()> clipboard;                   ///< its text; empty: nothing to paste
  std::function<void(const std::string&)> set_clipboard;
  bool speak = false;  ///< what would be said is wanted as text, whatever the settings say
  bool greet = false;  ///< the first start asks how people see and hear best
  bool touch = false;  ///< fingers are expected from the beginning, and after every other hand
  bool robot = false;  ///< no pauses, no animation
  /// Wishes of the command line that go before the settings and are never stored. 0 or empty: as in the settings.
  float ui_scale = 0, text_scale = 0;  ///< 1 = 100 %
  std::string language;                ///< "fr"
  std::string game;                    ///< opens the set-up of this game at once
  bool table_window = false;           ///< until somebody closes it
  std::optional<std::uint64_t> seed;   ///< instead of entropy() for the next match
  // --- of a window that stands open to the public
  std::shared_ptr<const KioskPlan> kiosk;  ///< nullptr: at home
  std::function<bool(const std::string& pin, const std::string& hash)> check_pin;
  std::function<bool()> staff_sign;  ///< two far corners have been held for some seconds
  std::function<void(bool)> show_pointer;
  std::function<std::vector<std::string>()> troubles;  ///< of the display, or of the disk, since it was asked last
};

/// What is to be heard: assets by name, and how loud, 0..1.
struct Heard {
  std::vector<std::string> sounds;
  float volume = 0;
  std::string ambience;
  float ambience_volume = 0;
};

/// How the settings in this folder want the window, before there is an App. Never fails: what cannot be read is the
/// default.
struct WindowWish {
  int w = 1280, h = 720;  ///< pixels
  bool fullscreen = false, maximised = false;
  std::string display;  ///< by name; empty or no longer there: the first
};
WindowWish window_wish(const std::filesystem::path& config_dir);

/// The languages that there are texts in, by code; "xx", English made long and strange for tests, is the last.
std::vector<std::string> language_codes();

/// The client without a window: takes input, owns screens, builds scenes. Single-threaded except bot thinking inside.
class App {
 public:
  App(Platform, Canvas&);
  ~App();
  void handle(const Input&);
  /// Time until which nothing changes by itself: <0 idle for ever, 0 draw now, else milliseconds until the next tick is
  /// wanted.
  int wait_ms() const;
  void tick(int elapsed_ms);
  bool wants_redraw() const;
  /// The current screen (rebuilt if needed). The reference lives until the next call of a non-const member.
  const Scene& scene();
  /// What a second window of that size shows to everybody, whoever looks at the first one: equal for any two truths
  /// that a spectator can't tell apart. It holds no widgets.
  Scene public_scene(Canvas&);
  /// Whether there is to be such a window.
  bool wants_table_window() const;
  /// The current scene stands on the screen now. Presses count only some time after what they are meant for has come
  /// up, so that the second of two never meets what the first has brought.
  void shown();
  /// For a robot: as if that time had passed.
  void wait_over();
  /// What has come to be heard since this was last called, and what is heard all the while.
  Heard take_heard();
  /// What is to be said of the current scene and has not been said yet.
  Spoken take_spoken();
  bool quit() const;
  /// Things are not to travel, turn or fade.
  bool reduced_motion() const;
  /// What whoever plays is told when the program has to end, and has written this file about it.
  std::string crash_words(const std::filesystem::path& report) const;
  /// The scene's widgets as text, for the robot and --dump-ui.
  std::string dump() const;
  std::string focused() const;
  /// Robot "wait idle": no bot thinking, no motion, no pending tick.
  bool idle() const;
  struct Impl;                       ///< src/ui/app/app_impl.hpp
  Impl& inside() { return *impl_; }  ///< for the tour

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace prowl::ui
