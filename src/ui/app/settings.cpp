#include "ui/app/settings.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <system_error>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::ui {
namespace {
namespace fs = std::filesystem;

void read(Reader& r, Settings& s) {
  r.optional("language", s.language);
  r.optional("ui_scale", s.ui_scale, 50, 200);
  r.optional("text_scale", s.text_scale, 80, 200);
  r.optional("fullscreen", s.fullscreen);
  r.optional("high_contrast", s.high_contrast);
  r.optional("reduced_motion", s.reduced_motion);
  r.optional("bot_pace", s.bot_pace, 0, 4);
  r.optional("auto_continue", s.auto_continue);
  r.optional("confirm_leave", s.confirm_leave);
  r.optional("confirm_commit", s.confirm_commit);
  r.optional("deduction", s.deduction);
  r.optional("show_rule_links", s.show_rule_links);
  r.optional("window_w", s.window_w, 320, 16384);
  r.optional("window_h", s.window_h, 240, 16384);
  r.optional("maximised", s.maximised);
  r.optional("last_names", s.last_names);
  r.optional("saves_folders", s.saves_folders);
}

Result<Settings> parse(const fs::path& file) {
  Settings settings;
  return read_json(file, [&](Reader& r) { read(r, settings); }).map([&] { return settings; });
}

LoadedSettings put_aside(const fs::path& file, Error problem) {
  std::error_code error;
  fs::path aside = to_path(to_utf8(file) + ".bad");
  for (int n = 2; fs::exists(aside, error); ++n) aside = to_path(to_utf8(file) + ".bad" + std::to_string(n));
  fs::rename(file, aside, error);
  return {Settings{}, to_utf8(error ? file : aside), std::move(problem)};
}

}  // namespace

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
  auto settings = parse(file);
  if (!settings) return put_aside(file, settings.error());
  return {*settings, {}, {}};
}

Settings peek_settings(const fs::path& file) { return parse(file).value_or(Settings{}); }

Result<void> store_settings(const fs::path& file, const Settings& s) {
  const nlohmann::ordered_json json{
      {"language", s.language},           {"ui_scale", s.ui_scale},
      {"text_scale", s.text_scale},       {"fullscreen", s.fullscreen},
      {"high_contrast", s.high_contrast}, {"reduced_motion", s.reduced_motion},
      {"bot_pace", s.bot_pace},           {"auto_continue", s.auto_continue},
      {"confirm_leave", s.confirm_leave}, {"confirm_commit", s.confirm_commit},
      {"deduction", s.deduction},         {"show_rule_links", s.show_rule_links},
      {"window_w", s.window_w},           {"window_h", s.window_h},
      {"maximised", s.maximised},         {"last_names", s.last_names},
      {"saves_folders", s.saves_folders},
  };
  return write_atomic(file, json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace prowl::ui
