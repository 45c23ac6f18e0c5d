#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "prowl/core/result.hpp"

namespace prowl::ui {

/// One picture of what a shop's window shows while nobody is there. `world` is a card of the title. Rounds and
/// questions are matches of bots from a seed, and come out the same every time.
struct KioskScene {
  enum class Kind : unsigned char {
    premise,  ///< what the game is about, over its board
    round,    ///< a turn that leads to `event`
    hide,     ///< "Where would you hide?": three answers, and where the hunter really goes
    box       ///< players, minutes, what kind of game
  };
  Kind kind{};
  std::string world;
  std::string caption;  ///< key of its words; of a round also <caption>.end, once it has happened
  int seats = 4;
  std::map<std::string, std::string> options;
  std::uint64_t seed = 1;
  std::string event;                 ///< by its name; of a question what tells where the hunter goes (its first place)
  int times = 1;                     ///< which of these events, counted from 1
  std::string prompt;                ///< of a question: what is being decided when it is asked
  std::vector<std::string> answers;  ///< of a question: places by their names
  std::string place;                 ///< file and pointer
};

/// How a window stands open to the public (`kiosk.json`).
struct KioskPlan {
  std::string language = "en";
  std::vector<std::string> languages{"en", "fr", "nl"};
  std::vector<std::string> worlds;  ///< empty: all
  std::vector<KioskScene> scenes;
  /// Seconds without input before somebody is asked whether they are there; 0: never.
  int choice_s = 45, match_s = 120, curtain_s = 180;
  int countdown_s = 30;  ///< how long they are asked
  int scene_s = 12;      ///< how long a still picture stays
  std::string pin;       ///< its salted hash, as crypt(3) writes it
  int ui_scale = 100, text_scale = 100;
  bool counters = false;
  std::vector<std::string> names;  ///< that visitors choose among
  std::string bot_level = "casual";
  std::string file;           ///< where it comes from
  std::vector<Error> faults;  ///< what was wrong there; what is right counts
};

/// The plan that is installed, and over it what the shop's own file says. Never fails: what can't be read is a fault.
KioskPlan load_kiosk(const std::filesystem::path& assets_dir, const std::filesystem::path& file);

/// A line of text that could be the hash of a PIN.
bool looks_like_hash(const std::string&);

}  // namespace prowl::ui
