#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "prowl/match/autosave.hpp"
#include "prowl/ui/app.hpp"
#include "ui/app/house.hpp"
#include "ui/app/screen.hpp"
#include "ui/app/settings.hpp"
#include "ui/kit/keys.hpp"
#include "ui/kit/theme.hpp"
#include "ui/speech/voice.hpp"
#include "words/describe.hpp"
#include "words/text.hpp"

namespace prowl::ui {

/// A place in the rules of a game.
struct RulePlace {
  std::string_view game;  ///< "": nowhere
  std::string paragraph;
};

struct Notice {
  std::string text;
  bool alarm = false;
  int left_ms = 0;
  bool secret = false;   ///< said over a private view: gone with it
  bool hint = false;     ///< why a press did nothing: gone when anything else is done
  std::string about{};   ///< of a hint: what stood on the screen
  RulePlace rule{};      ///< of a hint: opened when it is pressed
  std::string detail{};  ///< the whole place of an error and its English words, shown when it is pressed
  bool open = false;
};

/// A match that can't be saved at present; its Driver says so and takes it back.
struct Unsaved {
  Error why;                    ///< public
  std::function<bool()> again;  ///< true when it worked
  std::function<Result<void>(const std::filesystem::path& folder)> elsewhere;
  int waited_ms = 0;  ///< since the last try
};

/// The sounds of hands, alike in every world. A choice that nobody may know of sounds the same whoever makes it.
inline constexpr std::string_view kPress = "common/sounds/press", kDeny = "common/sounds/deny",
                                  kCurtain = "common/sounds/curtain", kSecretChoice = "common/sounds/choose";

/// What every screen may use. Lives as long as the App; screens keep a reference.
struct AppContext {
  AppContext(Platform, Canvas&);

  Platform platform;
  House house;
  Canvas& canvas;
  Texts texts;
  Theme theme;
  Settings settings;
  Keys keys;  ///< as the settings have them
  SaveFolder saves;
  std::optional<Unsaved> unsaved;
  bool match_lost = false;  ///< somebody left a match without saving it
  ScreenStack stack;
  std::vector<Notice> notices;
  std::string want_focus;           ///< set by focus()
  bool lost_focus = false;          ///< set by refocus()
  std::vector<std::string> sounds;  ///< to be heard, until the window takes them
  Voice voice;                      ///< what is to be said
  bool dirty = true;                ///< the scene must be built again
  bool private_view = false;        ///< the scene shows something secret; App knows from widgets and screens
  bool quit = false;
  bool forget_ui = false;  ///< set when the next scene is for somebody else: no scroll, focus or list is left open
  int pad = -1;            ///< the game controller that was used last; -1: keys, mouse or finger

  /// The game's rules, read once. Error: missing or broken rule files.
  Result<std::shared_ptr<const RuleSet>> rules(const Game&);
  Describe describe(const Game& g, const RuleSet& r, const std::vector<SeatInfo>& seats) const {
    return {texts, g, r, seats};
  }
  /// The theme of a game's world; the common one for "".
  const Theme& world_theme(std::string_view game);
  /// A line at the foot of the window for some seconds; `alarm` for something that went wrong with files. What is said
  /// over a private view disappears with it, alarms excepted.
  void notice(std::string text, bool alarm = false);
  /// Why a press did nothing, and the rule behind it; it goes when what was pressed is over.
  void hint(std::string text, RulePlace = {});
  /// Opens the rules there; false: there is no such place.
  bool explain(const RulePlace&);
  /// What is wrong with a file, in the chosen language; `key`: a text that says more around it, as {why}.
  void notice(const Error&);
  void notice(std::string_view key, const Error&);
  /// To be heard, by asset name; over a private view nothing but that a choice was made and that the curtain falls,
  /// while it is to be quiet there.
  void sound(std::string_view asset);
  void invalidate() { dirty = true; }
  /// Puts the keyboard focus on a widget of the next scene; refocus(): on what that scene begins with.
  void focus(std::string widget_id) { want_focus = std::move(widget_id); }
  void refocus() { lost_focus = true; }
  /// Writes the settings, unless they are a visitor's, and applies language and theme.
  void settings_changed();
  void fill_screen(bool);
  /// What is written on the key that means this one (Widget::hotkey).
  std::string key_label(std::string_view key) const;
  float ui_scale() const;  ///< 1 = 100 %, the command line before the settings
  float text_scale() const;
  bool reduced_motion() const;
  /// Somebody listens, or reads along what is said.
  bool speaks() const { return settings.speech || platform.speak; }
  /// The seed of the next match.
  std::uint64_t fresh_seed();
  std::int64_t clock() const { return platform.clock_ms ? platform.clock_ms() : 0; }
  std::int64_t now() const { return platform.unix_time ? platform.unix_time() : 0; }

 private:
  void apply_settings();
  void said(std::string text, std::string detail);

  std::map<std::string, std::shared_ptr<const RuleSet>, std::less<>> rules_;
  std::map<std::string, Theme, std::less<>> worlds_;
};

/// Opens the rules at a paragraph ("4.2"), "" for the start, over the current screen.
std::unique_ptr<Screen> make_rules_screen(AppContext&, const Game&, std::string paragraph);
/// All cards of a game, with where each comes from and the rulings on it.
std::unique_ptr<Screen> make_cards(AppContext&, const Game&);
std::unique_ptr<Screen> make_settings_screen(AppContext&);
/// The log of what one seat may know (its View's events; Seat::table for the public one).
std::unique_ptr<Screen> make_log_screen(AppContext&, const Game&, std::shared_ptr<const RuleSet>, std::vector<SeatInfo>,
                                        std::vector<Event>);
/// Everything the menu of a match needs from it.
struct MenuHooks {
  const Game* game = nullptr;
  std::string paragraph;                              ///< of the current prompt
  std::function<std::unique_ptr<Screen>()> log;       ///< empty: no log here
  std::function<std::unique_ptr<Screen>()> asking{};  ///< empty: this game has no windows to be asked in
  std::function<void()> leave;                        ///< save; then the menu goes to the title
};
std::unique_ptr<Screen> make_menu(AppContext&, MenuHooks);
std::unique_ptr<Screen> make_title(AppContext&);
/// A question over the current screen.
std::unique_ptr<Screen> make_question(AppContext&, std::string text, std::string yes, std::function<void()> on_yes);

}  // namespace prowl::ui
