#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "prowl/core/result.hpp"

namespace prowl::ui {

/// What a person chose for this computer. Nothing here changes a rule or a save.
struct Settings {
  std::string language;  ///< empty: the system's
  int ui_scale = 100;    ///< per cent, 50..200
  int text_scale = 100;  ///< per cent, 80..200, on top of ui_scale
  bool fullscreen = false;
  bool table_window = false;  ///< a second window for those who look on
  bool high_contrast = false;
  bool reduced_motion = false;
  bool readable_font = false;  ///< letters that are hard to mix up
  bool sound = true;
  int volume = 80, ambience = 40;       ///< per cent; of effects and of what is always there
  bool quiet_private = true;            ///< over a private view nothing is heard
  bool speech = false;                  ///< a voice says what is on the screen
  int speech_rate = 2;                  ///< 0 slow … 4 fast
  bool speak_private = false;           ///< what is for one person alone too, at a table with others
  int bot_pace = 2;                     ///< 0 at once … 4 slow
  int ask_me = 0;                       ///< AskMe, of every seat that has not said otherwise
  bool curtain_alone = false;           ///< one person among bots meets the curtain too
  bool wait_news = false;               ///< what has happened stands until somebody presses Continue
  bool auto_continue = false;           ///< a window in which nobody acts passes by itself
  bool confirm_leave = true;            ///< asks before a match is left
  bool confirm_commit = false;          ///< asks before a final decision
  bool deduction = true;                ///< shows what public facts leave possible
  std::string keys;                     ///< that were given to other actions (Keys)
  bool own_pads = false;                ///< who has lifted a curtain with a controller lifts it with that one again
  bool show_rule_links = true;          ///< "§ 4.2" beside prompts and log lines
  int window_w = 1280, window_h = 720;  ///< neither maximised nor full screen
  bool maximised = false;
  std::string display;               ///< that the window was on, as the system calls it
  std::string last_names;            ///< names of the last match's people, one a line
  std::string bot_level = "casual";  ///< that was chosen last
  std::string practice_game;         ///< a world of the title
  int practice_side = 0;             ///< 0: as it falls, 1: the seat that an option names, 2: another
  int practice_bots = 1;
  std::string lessons_done;      ///< one a line: "game/lesson"
  bool lessons_offered = false;  ///< at the first start
  bool access_offered = false;   ///< before that
  std::string saves_folders;     ///< further folders with matches, one a line: where some were saved when the usual one
                                 ///< failed
  bool operator==(const Settings&) const = default;
};

/// The pages of the settings screen; `none`: what the client remembers by itself.
enum class SettingsPage : unsigned char { display, play, sound, controls, none };
/// A page's settings as they are at first; all others stay.
void restore(Settings&, SettingsPage);

/// The lines of a setting that has several values, without empty ones; adds one that is not there yet.
std::vector<std::string> lines_of(const std::string& setting);
void add_line(std::string& setting, const std::string& line);

/// Milliseconds that a bot's move stays on the table before the next, for bot_pace 0..4.
int pace_ms(int bot_pace);

struct LoadedSettings {
  Settings settings;
  std::string kept_as;           ///< where an unreadable file was put aside
  std::optional<Error> problem;  ///< what was wrong with it
};
/// Every key is optional. A missing file gives the defaults; a broken one is renamed to settings.json.bad and
/// reported; what could be read of it holds, and is stored anew.
LoadedSettings load_settings(const std::filesystem::path& file);
/// The same without touching the file: for the window, which opens before anybody could be told of a problem.
Settings peek_settings(const std::filesystem::path& file);
Result<void> store_settings(const std::filesystem::path& file, const Settings&);

}  // namespace prowl::ui
