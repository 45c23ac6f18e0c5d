#include <algorithm>
#include <array>
#include <system_error>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "prowl/ui/kiosk.hpp"
#include "words/text.hpp"

namespace prowl::ui {
namespace {

namespace fs = std::filesystem;

constexpr int kVersion = 1, kLeastSeconds = 10, kMostSeconds = 3600;
constexpr std::size_t kMostScenes = 64, kMostNames = 64, kMostBytes = 60;
constexpr std::array<std::string_view, 4> kKinds{"premise", "round", "hide", "box"};

void read_seconds(Reader& r, std::string_view key, int& out) {
  int wanted = out;
  if (!r.optional(key, wanted, 0, kMostSeconds)) return;
  if (wanted != 0 && wanted < kLeastSeconds) return r.complain(key, "The least are 10 seconds; 0 is never.");
  out = wanted;
}

void read_idle(Reader& r, KioskPlan& plan) {
  read_seconds(r, "choice", plan.choice_s);
  read_seconds(r, "match", plan.match_s);
  read_seconds(r, "curtain", plan.curtain_s);
  r.optional("countdown", plan.countdown_s, kLeastSeconds, kMostSeconds);
}

void read_options(Reader& r, KioskScene& scene) {
  const nlohmann::json* options = r.raw("options", false);
  if (options == nullptr) return;
  if (!options->is_object()) return r.complain("options", "Options are written as {\"name\": \"value\"}.");
  for (const auto& [name, value] : options->items()) {
    if (!value.is_string()) return r.complain("options", "Options are written as {\"name\": \"value\"}.");
    scene.options[name] = value.get<std::string>();
  }
}

KioskScene read_scene(Reader& r) {
  KioskScene scene;
  scene.place = r.place();
  std::size_t kind = 0;
  if (r.get_name("scene", kind, kKinds)) scene.kind = static_cast<KioskScene::Kind>(kind);
  r.get("game", scene.world);
  using Kind = KioskScene::Kind;
  if (scene.kind == Kind::box) return scene;
  r.get("caption", scene.caption);
  r.optional("seats", scene.seats, 1, 8);
  read_options(r, scene);
  if (r.has("seed")) r.get("seed", scene.seed);
  if (scene.kind == Kind::premise) return scene;
  r.get("event", scene.event);
  r.optional("times", scene.times, 1, 100);
  if (scene.kind == Kind::round) return scene;
  r.get("prompt", scene.prompt);
  if (r.get("answers", scene.answers) && scene.answers.size() != 3) r.complain("answers", "Three answers are wanted.");
  return scene;
}

void read_scenes(Reader& r, KioskPlan& plan) {
  std::vector<KioskScene> good;
  r.each(
      "attract",
      [&](Reader& scene) {
        const std::size_t before = scene.errors().size();
        KioskScene read = read_scene(scene);
        if (scene.errors().size() == before && good.size() < kMostScenes) good.push_back(std::move(read));
      },
      false);
  if (!good.empty()) plan.scenes = std::move(good);
}

bool known_language(const std::string& code) {
  const auto all = Texts::languages();
  return std::any_of(all.begin(), all.end(), [&](const Language& l) { return l.code == code; });
}

void read_languages(Reader& r, KioskPlan& plan) {
  std::string first;
  std::vector<std::string> all;
  if (r.optional("languages", all)) {
    if (!all.empty() && std::all_of(all.begin(), all.end(), known_language))
      plan.languages = std::move(all);
    else
      r.complain("languages", "There are no such languages.");
  }
  if (!r.optional("language", first)) return;
  if (known_language(first))
    plan.language = first;
  else
    r.complain("language", "There is no such language.");
}

void read_names(Reader& r, KioskPlan& plan) {
  std::vector<std::string> names;
  if (!r.optional("names", names)) return;
  const bool fit = std::all_of(names.begin(), names.end(), [](const std::string& n) {
    return !n.empty() && n.size() <= kMostBytes && n.find_first_of("\n\r\t") == std::string::npos;
  });
  if (names.size() < 2 || names.size() > kMostNames || !fit)
    return r.complain("names", "Two to 64 names of one line are wanted.");
  plan.names = std::move(names);
}

void read_pin(Reader& r, KioskPlan& plan) {
  std::string pin;
  if (!r.optional("pin", pin) || pin.empty()) return;
  if (looks_like_hash(pin))
    plan.pin = std::move(pin);
  else
    r.complain("pin", "This is no line that `prowl --kiosk-pin` has printed.");
}

void read_plan(Reader& r, KioskPlan& plan) {
  int version = kVersion;
  if (r.get("version", version, 1, 1'000'000) && version > kVersion)
    r.complain("version", "The file was made for a later version of this program.");
  read_languages(r, plan);
  r.optional("games", plan.worlds);
  read_scenes(r, plan);
  r.object(
      "idle", [&](Reader& idle) { read_idle(idle, plan); }, false);
  r.optional("scene_seconds", plan.scene_s, 5, 120);
  read_pin(r, plan);
  r.optional("ui_scale", plan.ui_scale, 50, 200);
  r.optional("text_scale", plan.text_scale, 80, 200);
  r.optional("counters", plan.counters);
  read_names(r, plan);
  r.optional("bot_level", plan.bot_level);
}

void read_file_into(const fs::path& file, KioskPlan& plan) {
  plan.file = to_utf8(file);
  auto json = load_json(plan.file);
  if (!json) return plan.faults.push_back(std::move(json.error()));
  Reader r(*json, plan.file, "", ErrorCode::bad_option);
  read_plan(r, plan);
  (void)r.finish();
  plan.faults.insert(plan.faults.end(), r.errors().begin(), r.errors().end());
}

}  // namespace

bool looks_like_hash(const std::string& text) {
  return text.size() >= 20 && text.size() <= 300 && text.front() == '$' &&
         std::none_of(text.begin(), text.end(), [](char c) { return c <= ' ' || c == ':' || c == '*'; });
}

KioskPlan load_kiosk(const fs::path& assets_dir, const fs::path& file) {
  KioskPlan plan;
  read_file_into(assets_dir / "common" / "kiosk" / "kiosk.json", plan);
  plan.pin.clear();
  if (!file.empty()) read_file_into(file, plan);
  if (std::find(plan.languages.begin(), plan.languages.end(), plan.language) == plan.languages.end())
    plan.languages.insert(plan.languages.begin(), plan.language);
  return plan;
}

}  // namespace prowl::ui
