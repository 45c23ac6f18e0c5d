#include "prowl/rules/settings_paths.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

#include "catch.hpp"

using namespace prowl;
namespace fs = std::filesystem;

#ifdef __linux__
namespace {

/// Sets a variable for one test; null unsets it.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before, was_set_ = true;
    put(value);
  }
  ~Environment() { put(was_set_ ? before_.c_str() : nullptr); }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  void put(const char* value) const {
    if (value != nullptr) {
      setenv(name_, value, 1);
    } else {
      unsetenv(name_);
    }
  }
  const char* name_;
  std::string before_;
  bool was_set_ = false;
};

}  // namespace

TEST_CASE("The user's folders follow XDG") {
  const Environment data("XDG_DATA_HOME", "/somewhere/data");
  const Environment config("XDG_CONFIG_HOME", nullptr);
  const Environment home("HOME", "/home/ana");
  CHECK(user_dir(UserDir::data).value() == fs::path("/somewhere/data/prowl"));
  CHECK(user_dir(UserDir::config).value() == fs::path("/home/ana/.config/prowl"));
}

TEST_CASE("A relative XDG folder counts as unset") {
  const auto* value = GENERATE("relative/cache", "", "./x");
  const Environment cache("XDG_CACHE_HOME", value);
  const Environment home("HOME", "/home/ana");
  CHECK(user_dir(UserDir::cache).value() == fs::path("/home/ana/.cache/prowl"));
}

TEST_CASE("Without any home there is an error instead of a folder somewhere") {
  const Environment data("XDG_DATA_HOME", nullptr);
  const Environment home("HOME", nullptr);
  const auto folder = user_dir(UserDir::data);
  REQUIRE_FALSE(folder);
  CHECK(folder.error().code == ErrorCode::not_found);
}
#endif

TEST_CASE("Files of the program are found from any folder") {
  const fs::path before = fs::current_path();
  fs::current_path(fs::temp_directory_path());
  const auto lang = find_data("assets");
  fs::current_path(before);
  REQUIRE(lang);
  CHECK(lang->is_absolute());
  CHECK(fs::is_directory(*lang));
}

TEST_CASE("A file that does not come with the program is an error that names the places") {
  const auto found = find_data("rules/no such game");
  REQUIRE_FALSE(found);
  CHECK(found.error().code == ErrorCode::not_found);
  CHECK(found.error().message.find("no such game") != std::string::npos);
}

TEST_CASE("A file is not taken for a folder of the program that is called the same, as /usr/bin/locale is") {
  const auto found = find_data("README.md");
  REQUIRE_FALSE(found);
  CHECK(found.error().code == ErrorCode::not_found);
}
