#include <algorithm>
#include <array>
#include <filesystem>

#include "fuzz/readers.hpp"
#include "fuzz/stand_in.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/ui/kiosk.hpp"
#include "table/table_layout.hpp"
#include "ui/app/settings.hpp"
#include "ui/kit/theme.hpp"
#include "ui/screens/title_art.hpp"
#include "words/book.hpp"

namespace prowl::fuzz {
namespace {

namespace fs = std::filesystem;

// Everything in assets that a window reads: layouts, themes, banners, books.
void read_assets(std::string_view input) {
  const StandIn file(input, "assets/", ".json");
  if (!file) return;
  const fs::path assets = StandIn::folder() / "assets";
  const auto common = ui::load_theme(assets / "common" / "theme.json", true);
  if (!common) told(common.error());
  for (const Game* game : all_games()) {
    std::vector<Expansion> all = expansions_of(*rules_of(*game));
    all.push_back({});
    for (const Expansion& e : all)
      if (auto layout = ui::load_layout(assets, game->id, e.options); !layout) told(layout.error());
    if (auto theme = ui::load_world_theme(assets / game->id / "theme.json", common.value_or(ui::Theme{}), true); !theme)
      told(theme.error());
    if (auto art = ui::load_banner(assets, game->id); !art) told(art.error());
    for (const char* language : {"en", "fr", "nl", "xx"}) {
      const auto book = ui::load_book(assets, game->id, language);
      if (!book) {
        told(book.error());
        continue;
      }
      auto rulings = rules_of(*game)->rulings;
      ui::translate(rulings, *book);
      (void)ui::index_paragraphs(*book, rulings);
      (void)ui::card_entries(*rules_of(*game), *book);
    }
  }
}

std::vector<std::string> asset_seeds() {
  auto out = StandIn::seeds("assets/", ".json");
  std::erase_if(out, [](const std::string& s) { return s.substr(0, s.find('\n')).find("/lessons/") != s.npos; });
  return out;
}

void read_kiosk(std::string_view input) {
  const ui::KioskPlan plan = ui::load_kiosk(StandIn::folder() / "assets", scratch(input, "kiosk.json"));
  for (const Error& e : plan.faults) told(e);
  promise(plan.scene_s >= 5 && !plan.languages.empty(), "what is wrong in the demo's file leaves what was there");
}

std::vector<std::string> kiosk_seeds() { return contents("assets/common/kiosk", ".json"); }

void read_settings(std::string_view input) {
  const fs::path file = scratch(input, "settings.json");
  const ui::Settings peeked = ui::peek_settings(file);
  const auto loaded = ui::load_settings(file);
  promise(loaded.settings == peeked || loaded.problem, "settings are read alike");
  if (loaded.problem) {
    told(*loaded.problem);
    promise(read_file(to_path(loaded.kept_as)).value_or("") == input, "broken settings are kept");
  } else {
    promise(ui::store_settings(file, loaded.settings).has_value(), "settings can be stored");
    promise(ui::load_settings(file).settings == loaded.settings, "what is stored is read again");
  }
  for (const auto& line : ui::lines_of(loaded.settings.saves_folders)) (void)to_path(line);
  fs::remove_all(file.parent_path());
}

std::vector<std::string> settings_seeds() {
  const fs::path file = scratch("", "settings.json");
  ui::Settings s;
  s.keys = "undo=f11";
  s.saves_folders = "/media/stick\n/home";
  (void)ui::store_settings(file, s);
  std::vector<std::string> out{read_file(file).value(), "{}"};
  fs::remove_all(file.parent_path());
  return out;
}

constexpr std::array<InputReader, 3> kReaders = {{
    {"assets", read_assets, asset_seeds},
    {"kiosk", read_kiosk, kiosk_seeds},
    {"settings", read_settings, settings_seeds},
}};

}  // namespace

std::span<const InputReader> window_readers() { return kReaders; }

}  // namespace prowl::fuzz
