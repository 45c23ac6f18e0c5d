#include "tools/files.hpp"

#include <algorithm>
#include <filesystem>

#include <CLI/CLI.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace fs = std::filesystem;

Result<std::string> file_name(std::string_view typed) {
  if (typed.empty()) return fail(ErrorCode::bad_option, {}, "The name of the file is missing.");
  if (!typed.starts_with("~/")) return std::string(typed);
  const fs::path home = home_dir();
  if (home.empty()) return fail(ErrorCode::bad_option, std::string(typed), "There is no home folder.");
  return to_utf8(home / to_path(typed.substr(2)).relative_path());
}

CLI::Validator some_file() {
  const auto read = [](std::string& text) -> std::string {
    auto file = file_name(text);
    if (!file) return to_text(file.error());
    text = std::move(*file);
    return "";
  };
  return {read, ""};
}

Result<void> check_place(const std::string& file, const std::vector<std::string>& own) {
  std::error_code error;
  const fs::path path = to_path(file), whole = fs::absolute(path, error);
  if (fs::is_directory(path, error)) return fail(ErrorCode::io, file, "This is a folder, not a file.");
  if (auto ok = check_folder(whole.parent_path()); !ok) return ok;
  const auto is_it = [&](const std::string& o) { return fs::equivalent(path, to_path(o), error); };
  if (!fs::exists(path, error) || std::any_of(own.begin(), own.end(), is_it)) return {};
  if (fs::is_regular_file(path, error) && fs::is_empty(path, error)) return {};
  return fail(ErrorCode::bad_option, file,
              "This exists already and does not belong to this match: choose another name.");
}

}  // namespace prowl::tools
