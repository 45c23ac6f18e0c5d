#include "ui/app/context.hpp"

#include <cstdlib>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/utf8.hpp"
#include "prowl/ui/faces.hpp"

namespace prowl::ui {
namespace {

constexpr int kNoticeMs = 6000;
constexpr std::size_t kNoticeBytes = 400;

// A file with twenty faults has twenty lines; the first ones are enough for a notice.
std::string shortened(std::string_view text) {
  const std::string line(text.substr(0, text.find('\n')));
  return line.size() <= kNoticeBytes ? line : cut_utf8(line, kNoticeBytes) + "…";
}

std::string system_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return Texts::from_system(value);
  return "en";
}

// Titles stay: they are large, and wide letters would have no room there.
void make_readable(Theme& theme) {
  const Face title = theme.faces.front();
  theme.faces = {title, kReadableBold, kReadable, kReadable, kReadableBold, kReadableBold};
}

std::vector<std::string> known_bots(const Platform& p) {
  std::vector<std::string> all = p.plain_bots;
  all.insert(all.end(), p.bot_levels.begin(), p.bot_levels.end());
  return all;
}

}  // namespace

AppContext::AppContext(Platform p, Canvas& c)
    : platform(std::move(p)),
      canvas(c),
      texts(platform.locale_dir),
      saves(platform.data_dir / "saves", known_bots(platform)) {
  if (platform.kiosk) {
    apply_settings();
    return;
  }
  remove_leftovers(platform.config_dir);
  LoadedSettings loaded = load_settings(platform.config_dir / "settings.json");
  settings = loaded.settings;
  saves.also(platform.fallback_dir);
  for (const std::string& folder : lines_of(settings.saves_folders))
    if (const auto more = to_path(folder); more.is_absolute()) saves.also(more);
  apply_settings();
  if (loaded.problem)
    said(texts.tr("notice.settings",
                  {{"file", to_utf8(to_path(loaded.kept_as).filename())}, {"why", texts.error(*loaded.problem)}}),
         loaded.kept_as + "\n" + to_text(*loaded.problem));
}

Result<std::shared_ptr<const RuleSet>> AppContext::rules(const Game& game) {
  if (const auto found = rules_.find(game.id); found != rules_.end()) return found->second;
  auto loaded = game.load(platform.rules_dir);
  if (!loaded) return tl::unexpected(loaded.error());
  auto shared = std::make_shared<const RuleSet>(std::move(*loaded));
  rules_.emplace(game.id, shared);
  return shared;
}

void AppContext::sound(std::string_view asset) {
  constexpr std::size_t kMost = 8;  // where nobody takes them
  const bool quiet = private_view && settings.quiet_private && asset != kSecretChoice && asset != kCurtain;
  if (settings.sound && !quiet && sounds.size() < kMost) sounds.emplace_back(asset);
}

void AppContext::notice(std::string text, bool alarm) {
  text = shortened(std::move(text));
  if (!notices.empty() && notices.back().text == text) notices.pop_back();
  if (notices.size() > 2) notices.erase(notices.begin());
  notices.push_back({.text = std::move(text), .alarm = alarm, .left_ms = kNoticeMs, .secret = private_view && !alarm});
  dirty = true;
}

void AppContext::hint(std::string text, RulePlace rule) {
  notice(std::move(text));
  notices.back().hint = true;
  notices.back().rule = std::move(rule);
}

bool AppContext::explain(const RulePlace& rule) {
  const Game* game = rule.paragraph.empty() ? nullptr : find_game(rule.game);
  if (game != nullptr) stack.push(make_rules_screen(*this, *game, rule.paragraph));
  return game != nullptr;
}

void AppContext::said(std::string text, std::string detail) {
  notice(std::move(text), true);
  notices.back().detail = std::move(detail);
}

void AppContext::notice(const Error& e) {
  if (house.told) return house.told(e);
  said(texts.error(e), to_text(e));
}
void AppContext::notice(std::string_view key, const Error& e) {
  if (house.told) return house.told(e);
  said(texts.tr(key, {{"why", texts.error(e)}}), to_text(e));
}

void AppContext::apply_settings() {
  keys = Keys(settings.keys);
  const std::string wanted = !platform.language.empty() ? platform.language : settings.language;
  if (wanted.empty() || !texts.set_language(wanted)) texts.set_language(system_language());
  auto loaded = load_theme(platform.assets_dir / "common" / "theme.json", settings.high_contrast);
  if (loaded)
    theme = *loaded;
  else
    notice(loaded.error());
  if (settings.readable_font) make_readable(theme);
  worlds_.clear();
  dirty = true;
}

const Theme& AppContext::world_theme(std::string_view game) {
  if (game.empty()) return theme;
  if (const auto known = worlds_.find(game); known != worlds_.end()) return known->second;
  auto loaded = load_world_theme(platform.assets_dir / to_path(game) / "theme.json", theme, settings.high_contrast);
  if (!loaded) notice(loaded.error());
  Theme& world = worlds_.emplace(game, loaded ? std::move(*loaded) : theme).first->second;
  if (settings.readable_font) make_readable(world);
  return world;
}

void AppContext::fill_screen(bool on) {
  settings.fullscreen = on;
  if (platform.set_fullscreen) platform.set_fullscreen(on);
  settings_changed();
}

void AppContext::settings_changed() {
  if (house.visitors) return apply_settings();
  const auto file = platform.config_dir / "settings.json";
  // Another window may have found one: no match is to be forgotten.
  for (const std::string& folder : lines_of(peek_settings(file).saves_folders))
    add_line(settings.saves_folders, folder);
  const auto stored = store_settings(file, settings);
  if (!stored) notice("notice.settings_write", stored.error());
  apply_settings();
}

std::string AppContext::key_label(std::string_view key) const {
  return ui::key_label(texts, platform.key_name, keys.pressed_for(key));
}

float AppContext::ui_scale() const {
  return platform.ui_scale > 0 ? platform.ui_scale : static_cast<float>(settings.ui_scale) / 100;
}
float AppContext::text_scale() const {
  return platform.text_scale > 0 ? platform.text_scale : static_cast<float>(settings.text_scale) / 100;
}
bool AppContext::reduced_motion() const { return settings.reduced_motion || platform.robot; }

std::uint64_t AppContext::fresh_seed() {
  if (platform.seed) return *std::exchange(platform.seed, std::nullopt);
  return platform.entropy ? platform.entropy() : 1;
}

}  // namespace prowl::ui
