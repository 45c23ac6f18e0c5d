#include "ui/app/settings.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <system_error>
#include <tuple>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {
namespace {
namespace fs = std::filesystem;

using Page = SettingsPage;

// Each setting once: its page, its key in the file, and the range of a number.
template <class Use>
void each_setting(Use use) {
  use(Page::display, "language", &Settings::language);
  use(Page::display, "ui_scale", &Settings::ui_scale, 50, 200);
  use(Page::display, "text_scale", &Settings::text_scale, 80, 200);
  use(Page::display, "fullscreen", &Settings::fullscreen);
  use(Page::display, "table_window", &Settings::table_window);
  use(Page::display, "high_contrast", &Settings::high_contrast);
  use(Page::display, "reduced_motion", &Settings::reduced_motion);
  use(Page::display, "readable_font", &Settings::readable_font);
  use(Page::play, "bot_pace", &Settings::bot_pace, 0, 4);
  use(Page::play, "ask_me", &Settings::ask_me, 0, 2);
  use(Page::play, "curtain_alone", &Settings::curtain_alone);
  use(Page::play, "wait_news", &Settings::wait_news);
  use(Page::play, "auto_continue", &Settings::auto_continue);
  use(Page::play, "confirm_leave", &Settings::confirm_leave);
  use(Page::play, "confirm_commit", &Settings::confirm_commit);
  use(Page::play, "deduction", &Settings::deduction);
  use(Page::play, "show_rule_links", &Settings::show_rule_links);
  use(Page::sound, "sound", &Settings::sound);
  use(Page::sound, "volume", &Settings::volume, 0, 100);
  use(Page::sound, "ambience", &Settings::ambience, 0, 100);
  use(Page::sound, "quiet_private", &Settings::quiet_private);
  use(Page::sound, "speech", &Settings::speech);
  use(Page::sound, "speech_rate", &Settings::speech_rate, 0, 4);
  use(Page::sound, "speak_private", &Settings::speak_private);
  use(Page::controls, "keys", &Settings::keys);
  use(Page::controls, "own_pads", &Settings::own_pads);
  use(Page::none, "window_w", &Settings::window_w, 320, 16384);
  use(Page::none, "window_h", &Settings::window_h, 240, 16384);
  use(Page::none, "maximised", &Settings::maximised);
  use(Page::none, "display", &Settings::display);
  use(Page::none, "last_names", &Settings::last_names);
  use(Page::none, "bot_level", &Settings::bot_level);
  use(Page::none, "practice_game", &Settings::practice_game);
  use(Page::none, "practice_side", &Settings::practice_side, 0, 2);
  use(Page::none, "practice_bots", &Settings::practice_bots, 1, 3);
  use(Page::none, "lessons_done", &Settings::lessons_done);
  use(Page::none, "lessons_offered", &Settings::lessons_offered);
  use(Page::none, "access_offered", &Settings::access_offered);
  use(Page::none, "saves_folders", &Settings::saves_folders);
}

void read(prowl::Reader& r, Settings& s) {
  each_setting([&](Page, const char* key, auto member, auto... range) { r.optional(key, s.*member, range...); });
}

// What can be read of it is read.
Result<void> parse(const fs::path& file, Settings& s) {
  return read_json(file, [&](prowl::Reader& r) { read(r, s); });
}

LoadedSettings put_aside(const fs::path& file, Settings read, Error problem) {
  std::error_code error;
  fs::path aside = to_path(to_utf8(file) + ".bad");
  for (int n = 2; fs::exists(aside, error); ++n) aside = to_path(to_utf8(file) + ".bad" + std::to_string(n));
  fs::rename(file, aside, error);
  if (!error && read != Settings{}) std::ignore = store_settings(file, read);
  return {std::move(read), to_utf8(error ? file : aside), std::move(problem)};
}

}  // namespace

void restore(Settings& s, SettingsPage page) {
  const Settings fresh;
  each_setting([&](Page of, const char*, auto member, auto...) {
    if (of == page) s.*member = fresh.*member;
  });
}

std::vector<std::string> lines_of(const std::string& setting) {
  std::vector<std::string> lines;
  std::istringstream in(setting);
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

void add_line(std::string& setting, const std::string& line) {
  const auto lines = lines_of(setting);
  if (std::find(lines.begin(), lines.end(), line) == lines.end()) setting += line + "\n";
}

int pace_ms(int bot_pace) {
  static constexpr std::array kPaces{0, 350, 900, 1600, 3000};
  return kPaces[static_cast<std::size_t>(bot_pace < 0 ? 0 : bot_pace > 4 ? 4 : bot_pace)];
}

LoadedSettings load_settings(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return {};
  Settings settings;
  if (auto ok = parse(file, settings); !ok) return put_aside(file, std::move(settings), ok.error());
  return {std::move(settings), {}, {}};
}

Settings peek_settings(const fs::path& file) {
  Settings settings;
  std::ignore = parse(file, settings);
  return settings;
}

Result<void> store_settings(const fs::path& file, const Settings& s) {
  nlohmann::ordered_json json;
  each_setting([&](Page, const char* key, auto member, auto...) { json[key] = s.*member; });
  return write_atomic(file, json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace prowl::ui
