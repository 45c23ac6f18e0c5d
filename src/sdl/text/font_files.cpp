#include "sdl/text/font_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <system_error>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"

namespace prowl::sdl {
namespace fs = std::filesystem;
namespace {

using Names = std::vector<std::string_view>;

constexpr std::size_t kNeeded = 6;  // the faces that every screen has

// By Face: title, heading, body, medium, semibold, bold, and the two readable ones. Each face's own files, then the
// closest that systems have.
const std::array<Names, kFaces> kFaceFiles{
    Names{"BebasNeue-Bold", "BebasNeue-Regular", "Oswald-Bold", "DejaVuSansCondensed-Bold", "NotoSans-Bold",
          "DejaVuSans-Bold", "LiberationSans-Bold", "arialbd", "Arial Bold"},
    Names{"Jura-Bold", "Inter-Bold", "NotoSans-Bold", "DejaVuSans-Bold", "LiberationSans-Bold", "arialbd",
          "Arial Bold"},
    Names{"Inter-Regular", "InterVariable", "Inter", "NotoSans-Regular", "DejaVuSans", "LiberationSans-Regular",
          "segoeui", "Arial", "Helvetica", "Roboto-Regular", "FreeSans"},
    Names{"Inter-Medium", "Inter-Regular", "NotoSans-Medium", "NotoSans-Regular", "DejaVuSans",
          "LiberationSans-Regular", "segoeui", "Arial"},
    Names{"Inter-SemiBold", "Inter-Bold", "NotoSans-SemiBold", "NotoSans-Bold", "DejaVuSans-Bold",
          "LiberationSans-Bold", "seguisb", "Arial Bold"},
    Names{"Inter-Bold", "NotoSans-Bold", "DejaVuSans-Bold", "LiberationSans-Bold", "segoeuib", "arialbd", "Arial Bold"},
    Names{"OpenDyslexic-Regular", "AtkinsonHyperlegible-Regular", "Lexend-Regular", "DejaVuSans", "verdana", "Verdana",
          "NotoSans-Regular", "LiberationSans-Regular"},
    Names{"OpenDyslexic-Bold", "AtkinsonHyperlegible-Bold", "Lexend-Bold", "DejaVuSans-Bold", "verdanab",
          "Verdana Bold", "NotoSans-Bold", "LiberationSans-Bold"}};

const Names kFallbackFiles{"Inter-Regular",
                           "NotoSans-Regular",
                           "DejaVuSans",
                           "NotoSansSymbols2-Regular",
                           "NotoSansSymbols-Regular",
                           "Symbola",
                           "seguisym",
                           "Apple Symbols",
                           "Arial Unicode",
                           "FreeSans",
                           "unifont",
                           "NotoSansCJK-Regular",
                           "DroidSansFallbackFull",
                           "wqy-zenhei",
                           "msgothic",
                           "Hiragino Sans GB",
                           "malgun",
                           "msyh"};

const Names kSystemFolders{"/usr/share/fonts",      "/usr/local/share/fonts",    "/Library/Fonts",
                           "/System/Library/Fonts", "/opt/homebrew/share/fonts", "C:/Windows/Fonts"};
const Names kHomeFolders{".local/share/fonts", ".fonts", "Library/Fonts", "AppData/Local/Microsoft/Windows/Fonts"};
// Where the usual packages put them: spares walking through all folders.
const Names kUsualFolders{"/usr/share/fonts/opentype/inter",
                          "/usr/share/fonts/opentype/jura",
                          "/usr/share/fonts/opentype/bebas-neue",
                          "/usr/share/fonts/opentype/opendyslexic",
                          "/usr/share/fonts/truetype/dejavu",
                          "/usr/share/fonts/truetype/noto",
                          "/usr/share/fonts/truetype/liberation",
                          "/usr/share/fonts/opentype/noto",
                          "/usr/share/fonts/truetype/droid",
                          "/usr/share/fonts/truetype/wqy",
                          "/usr/share/fonts/noto-cjk",
                          "/usr/share/fonts/google-noto-cjk",
                          "/System/Library/Fonts",
                          "C:/Windows/Fonts"};
constexpr std::array<std::string_view, 4> kEndings{".otf", ".ttf", ".ttc", ".OTF"};

bool is_font(const fs::path& path) {
  return std::find(kEndings.begin(), kEndings.end(), to_utf8(path.extension())) != kEndings.end();
}

std::vector<fs::path> own_folders() {
  std::vector<fs::path> folders;
  if (const auto own = find_data("fonts")) folders.push_back(*own);
  for (const std::string_view folder : kUsualFolders) folders.push_back(to_path(folder));
  return folders;
}

std::vector<fs::path> system_folders() {
  std::vector<fs::path> folders;
  for (const std::string_view folder : kSystemFolders) folders.push_back(to_path(folder));
  const char* home = std::getenv("HOME");
  if (home == nullptr) home = std::getenv("USERPROFILE");
  if (home == nullptr) return folders;
  for (const std::string_view folder : kHomeFolders) folders.push_back(to_path(home) / to_path(folder));
  return folders;
}

class Finder {
 public:
  std::optional<fs::path> find(const Names& names) {
    for (const std::string_view name : names) {
      if (auto path = beside(name)) return path;
      if (auto path = anywhere(name)) return path;
    }
    return {};
  }

  // Only where it costs nothing: a missing fallback is no reason to walk through the system.
  std::optional<fs::path> find_quickly(std::string_view name) { return walked_ ? anywhere(name) : beside(name); }

  std::optional<fs::path> find_quickly(const Names& names) {
    for (const std::string_view name : names)
      if (auto path = find_quickly(name)) return path;
    return {};
  }

  std::optional<fs::path> any_at_all() {
    walk();
    return index_.empty() ? std::nullopt : std::optional(index_.begin()->second);
  }

 private:
  std::optional<fs::path> beside(std::string_view name) const {
    std::error_code error;
    for (const fs::path& folder : folders_) {
      for (const std::string_view ending : kEndings) {
        fs::path path = folder / to_path(std::string(name) + std::string(ending));
        if (fs::is_regular_file(path, error)) return path;
      }
    }
    return {};
  }

  std::optional<fs::path> anywhere(std::string_view name) {
    walk();
    const auto found = index_.find(std::string(name));
    return found == index_.end() ? std::nullopt : std::optional(found->second);
  }

  void walk() {
    if (walked_) return;
    walked_ = true;
    for (const fs::path& folder : system_folders()) {
      std::error_code error;
      fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error), end;
      for (; !error && it != end; it.increment(error)) {
        if (is_font(it->path())) index_.emplace(to_utf8(it->path().stem()), it->path());
      }
    }
  }

  std::vector<fs::path> folders_ = own_folders();
  bool walked_ = false;
  std::map<std::string, fs::path> index_;
};

}  // namespace

Result<FontFiles> find_fonts() {
  Finder finder;
  FontFiles files;
  for (std::size_t i = 0; i < kFaces; ++i) {
    auto path = i < kNeeded ? finder.find(kFaceFiles[i]) : finder.find_quickly(kFaceFiles[i]);
    if (!path) path = finder.any_at_all();
    if (!path)
      return fail(ErrorCode::not_found, "fonts",
                  "There is no font on this system. Install Inter, DejaVu or Noto Sans.");
    files.faces[i] = std::move(*path);
  }
  for (const std::string_view name : kFallbackFiles) {
    if (auto path = finder.find_quickly(name)) files.fallbacks.push_back(std::move(*path));
  }
  return files;
}

}  // namespace prowl::sdl
