#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace prowl::fuzz {

/// A copy of the project's JSON files, in which one stands for what somebody else wrote. Such an input begins with a
/// line that names the file (`rules/fate/game.json`).
class StandIn {
 public:
  /// Of the project's files those that begin and end so are stood in for.
  StandIn(std::string_view input, std::string_view begins, std::string_view ends);
  ~StandIn();
  StandIn(const StandIn&) = delete;
  StandIn& operator=(const StandIn&) = delete;

  explicit operator bool() const { return !file_.empty(); }  ///< false: no such file
  const std::string& name() const { return name_; }
  std::string game() const;  ///< the file's folder
  const std::filesystem::path& file() const { return file_; }

  static std::filesystem::path folder();
  static std::vector<std::string> seeds(std::string_view begins, std::string_view ends);

 private:
  std::string name_;
  std::filesystem::path file_;
};

/// A file for one input of any kind.
std::filesystem::path scratch(std::string_view bytes, const std::filesystem::path& name);

}  // namespace prowl::fuzz
