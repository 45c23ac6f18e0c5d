#include "fuzz/stand_in.hpp"

#include <unistd.h>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"

namespace prowl::fuzz {
namespace {

namespace fs = std::filesystem;

/// The project's JSON files by their names, and where their copies lie.
struct Tree {
  Tree() : folder(fs::temp_directory_path() / fmt::format("prowl-fuzz-{}", getpid())) {
    for (const char* top : {"rules", "assets"})
      for (const auto& entry : fs::recursive_directory_iterator(fs::path(PROWL_SOURCE_DIR) / top))
        if (entry.path().extension() == ".json") add(entry.path());
  }
  ~Tree() {
    std::error_code error;
    fs::remove_all(folder, error);
  }
  void add(const fs::path& file) {
    const std::string name = to_utf8(fs::relative(file, PROWL_SOURCE_DIR));
    contents[name] = read_file(file).value();
    fs::create_directories((folder / name).parent_path());
    put(name, contents[name]);
  }
  void put(const std::string& name, std::string_view bytes) const {
    std::ofstream(folder / name, std::ios::binary) << bytes;
  }

  fs::path folder;
  std::map<std::string, std::string> contents;
};

const Tree& tree() {
  static const Tree t;
  return t;
}

bool fits(std::string_view name, std::string_view begins, std::string_view ends) {
  return name.starts_with(begins) && name.ends_with(ends);
}

}  // namespace

StandIn::StandIn(std::string_view input, std::string_view begins, std::string_view ends) {
  const auto line = input.find('\n');
  if (line == std::string_view::npos) return;
  name_ = input.substr(0, line);
  if (!fits(name_, begins, ends) || !tree().contents.contains(name_)) return;
  file_ = tree().folder / name_;
  tree().put(name_, input.substr(line + 1));
}

StandIn::~StandIn() {
  if (*this) tree().put(name_, tree().contents.at(name_));
}

std::string StandIn::game() const {
  const auto from = name_.find('/') + 1;
  return name_.substr(from, name_.find('/', from) - from);
}

fs::path StandIn::folder() { return tree().folder; }

std::vector<std::string> StandIn::seeds(std::string_view begins, std::string_view ends) {
  std::vector<std::string> out;
  for (const auto& [name, bytes] : tree().contents)
    if (fits(name, begins, ends)) out.push_back(name + "\n" + bytes);
  return out;
}

fs::path scratch(std::string_view bytes, const fs::path& name) {
  const fs::path file = tree().folder / "scratch" / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << bytes;
  return file;
}

}  // namespace prowl::fuzz
