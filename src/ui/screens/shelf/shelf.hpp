#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "ui/kit/kit.hpp"
#include "ui/screens/shelf/preview.hpp"

namespace prowl::ui {

/// Pictures of the matches in view, made one after the other while nothing else is to do.
class Previews {
 public:
  explicit Previews(AppContext& ctx) : ctx_(ctx) {}
  /// What is known of it; nullptr: it has now been asked for.
  std::shared_ptr<const Preview> of(const SaveInfo&);
  bool waits() const { return wanted_.has_value(); }
  /// Makes the one that is wanted; false: none was.
  bool make();

 private:
  AppContext& ctx_;
  std::optional<SaveInfo> wanted_;
  std::map<std::pair<std::filesystem::path, std::int64_t>, std::shared_ptr<const Preview>> made_;
};

/// Where matches are written for others, and read from.
std::filesystem::path exchange_folder(const AppContext&);

// --- in words
/// ISO order reads the same in every language. What lies outside is no date of a match, and not every system can name
/// it.
std::string date_text(const Texts&, std::int64_t unix_seconds);
/// The game, with its expansion; for an unknown one the name of the file.
std::string game_text(AppContext&, const SaveInfo&);
/// What the match is called, else its game.
std::string title_text(AppContext&, const SaveInfo&);
/// "finished", "not finished" or "can't be read".
std::string state_text(const Texts&, const SaveInfo&, const Preview*);
/// Game (where the title is another), turn and day.
std::string facts_text(AppContext&, const SaveInfo&, const Preview*);

/// Its table, or why it isn't there.
void draw_preview(Builder&, Rect, const SaveInfo&, const Preview*);
/// Everybody's mark, and as many names as there is room for.
void draw_people(Builder&, Rect, const std::vector<SeatInfo>&);

// --- what can be done; each says how it went
/// All about one match, over the shelf. `removed` gets where a deleted one lies now.
std::unique_ptr<Screen> make_sheet(AppContext&, SaveInfo, std::shared_ptr<Previews>,
                                   std::function<void(const SaveInfo&, std::filesystem::path)> removed);
std::unique_ptr<Screen> make_import(AppContext&);
/// The shelf with the sheet of this match over it.
std::unique_ptr<Screen> make_replays(AppContext&, std::filesystem::path shown);
/// Asks for a name, over the current screen.
std::unique_ptr<Screen> make_name_screen(AppContext&, std::string title, std::string name,
                                         std::function<void(const std::string&)> use);
/// Checks a file and takes it onto the shelf, to the path returned; none, with a notice, when it can't be played or
/// watched here.
std::optional<std::filesystem::path> import_file(AppContext&, const std::filesystem::path&);
/// Shows a match that came from outside on the shelf, where it is taken first if it lies elsewhere. While something
/// else is open only a notice says so.
void open_file(AppContext&, const std::filesystem::path&);

}  // namespace prowl::ui
