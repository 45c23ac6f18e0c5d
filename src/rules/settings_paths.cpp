#include "prowl/rules/settings_paths.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"

#ifdef _WIN32
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

namespace prowl {
namespace fs = std::filesystem;
namespace {

// A relative value depends on where the program was started from, so it counts as unset (XDG base directory rules).
fs::path absolute_from_environment(const char* name) {
#ifdef _WIN32
  const std::wstring wide(name, name + std::char_traits<char>::length(name));
  const wchar_t* value = _wgetenv(wide.c_str());
#else
  const char* value = std::getenv(name);
#endif
  if (value == nullptr) return {};
  fs::path path(value);
  return path.is_absolute() ? path : fs::path();
}

#if defined(_WIN32)
fs::path base_dir(UserDir kind) {
  const fs::path base = absolute_from_environment("LOCALAPPDATA");
  if (base.empty()) return {};
  constexpr std::array<const char*, 3> kFolders{"data", "config", "cache"};
  return base / "prowl" / kFolders[static_cast<std::size_t>(kind)];
}
#elif defined(__APPLE__)
fs::path base_dir(UserDir kind) {
  const fs::path home = absolute_from_environment("HOME");
  if (home.empty()) return {};
  constexpr std::array<const char*, 3> kFolders{"Application Support/prowl", "Preferences/prowl", "Caches/prowl"};
  return home / "Library" / kFolders[static_cast<std::size_t>(kind)];
}
#else
fs::path base_dir(UserDir kind) {
  constexpr std::array<const char*, 3> kNames{"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"};
  constexpr std::array<const char*, 3> kFolders{".local/share", ".config", ".cache"};
  const auto index = static_cast<std::size_t>(kind);
  if (const fs::path base = absolute_from_environment(kNames[index]); !base.empty()) return base / "prowl";
  const fs::path home = absolute_from_environment("HOME");
  return home.empty() ? fs::path() : home / kFolders[index] / "prowl";
}
#endif

fs::path program_folder() {
#if defined(_WIN32)
  std::wstring buffer(32768, L'\0');
  buffer.resize(GetModuleFileNameW(nullptr, buffer.data(), static_cast<DWORD>(buffer.size())));
  return fs::path(buffer).parent_path();
#elif defined(__APPLE__)
  std::uint32_t size = 4096;
  std::string buffer(size, '\0');
  if (_NSGetExecutablePath(buffer.data(), &size) != 0) return {};
  std::error_code error;
  return fs::canonical(buffer.c_str(), error).parent_path();
#else
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
#endif
}

std::vector<fs::path> data_roots() {
  std::vector<fs::path> roots;
  if (const fs::path folder = program_folder(); !folder.empty()) {
    roots.push_back(folder);
    roots.push_back(folder.parent_path() / "share" / "prowl");
    roots.push_back(folder.parent_path() / "Resources");
  }
#ifdef PROWL_SOURCE_DIR
  roots.push_back(to_path(PROWL_SOURCE_DIR));
#endif
#ifdef PROWL_INSTALL_DATA
  roots.push_back(to_path(PROWL_INSTALL_DATA));
#endif
  return roots;
}

}  // namespace

Result<fs::path> user_dir(UserDir kind) {
  fs::path folder = base_dir(kind);
  if (!folder.empty()) return folder;
#ifdef _WIN32
  return fail(ErrorCode::not_found, "LOCALAPPDATA", "No folder of your own: LOCALAPPDATA is not set.");
#else
  return fail(ErrorCode::not_found, "HOME", "No folder of your own: HOME is not set to an absolute path.");
#endif
}

fs::path home_dir() {
#ifdef _WIN32
  return absolute_from_environment("USERPROFILE");
#else
  return absolute_from_environment("HOME");
#endif
}

fs::path documents_dir() {
  const fs::path home = home_dir();
  std::error_code error;
  const fs::path documents = home / "Documents";
  return !home.empty() && fs::is_directory(documents, error) ? documents : home;
}

Result<fs::path> find_data(std::string_view relative) {
  std::string tried;
  for (const fs::path& root : data_roots()) {
    fs::path candidate = root / to_path(relative);
    std::error_code error;
    if (fs::is_directory(candidate, error)) return candidate;  // a system's folder of programs has a `locale`, too
    tried += fmt::format("{}{}", tried.empty() ? "" : ", ", to_utf8(candidate));
  }
  return fail(ErrorCode::not_found, std::string(relative), say("Not found; looked for {}.", tried));
}

}  // namespace prowl
