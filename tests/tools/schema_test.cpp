#include "catch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "support/temp_folder.hpp"
#include "tools/schema.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Pointer = json::json_pointer;

// Numbers whose range depends on others.
const std::set<std::string> kRelative = {"/options/*/min", "/options/*/max", "/options/*/default", "/crew/*/morale"};

// What a schema can say as well as the loader; the rest are checks across keys and files.
const std::regex kOfSchema("is not between|The key .* is missing|is unknown here|Expected a|Expected true");

// One rule file that is spoilt again and again: the loader, which refuses what a schema would, against the schema.
class Spoilt {
 public:
  Spoilt(const Game& game, const std::string& file)
      : game_(game), rules_(fs::path(PROWL_SOURCE_DIR) / "rules"), dir_(temp_.path() / "rules"), file_(file) {
    fs::create_directories(dir_);
    fs::copy(rules_ / game.id, dir_ / game.id);
    good_ = *load_json(to_utf8(path()));
    const std::string stem = to_utf8(fs::path(file).stem()), own = fmt::format("{}_{}", game.id, stem);
    const auto at = [&](const std::string& name) { return rules_ / "schema" / (name + ".schema.json"); };
    schema_ = *load_json(to_utf8(at(fs::exists(at(own)) ? own : stem)));
  }

  const json& good() const { return good_; }

  /// Empty, or why the loader refuses the file like this.
  std::string loader(const json& spoilt) const {
    std::ofstream(path(), std::ios::binary) << spoilt.dump();
    const auto rules = game_.load(dir_);
    return rules ? std::string() : to_text(rules.error());
  }
  bool schema_refuses(const json& spoilt) const {
    return !tools::check_schema(spoilt, file_, schema_, "schema").empty();
  }
  bool schema_refuses(const json& spoilt, const Pointer& at) const {
    const auto errors = tools::check_schema(spoilt, file_, schema_, "schema");
    return std::any_of(errors.begin(), errors.end(),
                       [&](const Error& e) { return e.place == file_ + "#" + at.to_string(); });
  }

  /// Both must be of one mind.
  void compare(const json& spoilt, const std::string& what) const {
    const std::string why = loader(spoilt);
    const bool refuses = schema_refuses(spoilt);
    INFO(file_ << ": " << what << ": " << (why.empty() ? "loaded" : why));
    if (refuses) CHECK_FALSE(why.empty());
    if (why.find(file_ + "#") != std::string::npos && std::regex_search(why, kOfSchema)) CHECK(refuses);
  }

  void spoil_number(const Pointer& at) const {
    for (const int wild : {-1'000'000, 1'000'000}) {
      json spoilt = good_;
      spoilt[at] = wild;
      const std::string why = loader(spoilt);
      compare(spoilt, fmt::format("{} is {}", at.to_string(), wild));
      std::smatch range;
      if (!std::regex_search(why, range, std::regex("not between (-?\\d+) and (-?\\d+)"))) continue;
      const int least = std::stoi(range[1]), most = std::stoi(range[2]);
      for (const int n : {least - 1, least, most, most + 1}) {
        spoilt[at] = n;
        INFO(file_ << at.to_string() << " is " << n);
        CHECK(schema_refuses(spoilt, at) == (n < least || n > most));
      }
      return;
    }
  }

  void spoil(const Pointer& at, const std::string& shape) {
    if (!shapes_.insert(shape).second) return;
    const json& value = good_[at];
    for (const json& other : {json(), json(true), json("no such name"), json(0.5), json::array(), json::object()}) {
      if (other.type() == value.type() && !value.is_string()) continue;
      json spoilt = good_;
      spoilt[at] = other;
      compare(spoilt, fmt::format("{} is {}", at.to_string(), other.dump()));
    }
    if (value.is_number_integer() && kRelative.count(shape) == 0) spoil_number(at);
    if (value.is_object()) spoil_object(at, shape);
    if (value.is_array())
      for (std::size_t i = 0; i < value.size(); ++i) spoil(at / i, shape + "/*");
  }

  void spoil_object(const Pointer& at, const std::string& shape) {
    json spoilt = good_;
    spoilt[at]["nobody_knows_this"] = 1;
    compare(spoilt, at.to_string() + " has a further key");
    for (const auto& [key, value] : good_[at].items()) {
      if (key == "$schema") continue;
      spoilt = good_;
      spoilt[at].erase(key);
      compare(spoilt, fmt::format("{} has no {}", at.to_string(), key));
      spoil(at / key, shape + "/" + key);
    }
  }

 private:
  fs::path path() const { return dir_ / game_.id / file_; }

  const Game& game_;
  TempFolder temp_;
  fs::path rules_, dir_;
  std::string file_;
  json good_, schema_;
  std::set<std::string> shapes_;
};

}  // namespace

TEST_CASE("What a schema forbids the loader refuses, with the same ranges, names and keys") {
  for (const Game* game : all_games())
    for (const auto& entry : fs::directory_iterator(fs::path(PROWL_SOURCE_DIR) / "rules" / game->id)) {
      if (entry.path().extension() != ".json") continue;
      Spoilt file(*game, to_utf8(entry.path().filename()));
      REQUIRE(file.loader(file.good()).empty());
      file.spoil(Pointer(), "");
    }
}

}  // namespace prowl::test
