// Changes each number, word and key of the rule data, one at a time: a change that nothing notices would be one that
// anybody could make by mistake. What may change is listed in listed.json with the reason, or with who notices it.
// PROWL_MUTANTS=all tries all, PROWL_MUTANTS=fate/ those of one game; else a sample of the game whose list is complete.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include <fmt/format.h>

#include "catch.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "support/temp_folder.hpp"
#include "tools/cli.hpp"
#include "tools/golden.hpp"
#include "tools/scenario/scenario.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Pointer = json::json_pointer;

constexpr std::string_view kTwin = "@twin@";
constexpr std::size_t kSample = 60;
constexpr const char* kComplete = "nostromo/";

fs::path source(std::string_view folder) { return fs::path(PROWL_SOURCE_DIR) / folder; }

struct Mutant {
  const Game* game;
  std::string file;  ///< "fate/board.json"
  Pointer at;
  std::string change;

  std::string name() const { return fmt::format("{}#{} {}", file, at.to_string(), change); }
};

json& parent_of(json& whole, const Pointer& at) { return whole[at.parent_pointer()]; }

/// The file with that change.
std::string mutated(json whole, const Mutant& m) {
  json& value = whole[m.at];
  const std::string key = m.at.back();
  if (m.change == "more") value = value.get<int>() + 1;
  if (m.change == "less") value = value.get<int>() - 1;
  if (m.change == "flipped") value = !value.get<bool>();
  if (m.change == "changed") value = value.get<std::string>() + "x";
  if (m.change == "emptied") value = value.is_string() ? json("") : value.is_array() ? json::array() : json::object();
  if (m.change == "removed") {
    json& parent = parent_of(whole, m.at);
    if (parent.is_array())
      parent.erase(static_cast<std::size_t>(std::stoul(key)));
    else
      parent.erase(key);
  } else if (m.change == "renamed") {
    json& parent = parent_of(whole, m.at);
    parent[key + "x"] = parent[key];
    parent.erase(key);
  } else if (m.change == "twice" && parent_of(whole, m.at).is_array()) {
    const json copy = value;
    json& parent = parent_of(whole, m.at);
    parent.insert(parent.begin() + std::stol(key), copy);
  } else if (m.change == "twice") {
    const json copy = value;
    parent_of(whole, m.at)[std::string(kTwin)] = copy;
    std::string text = whole.dump();
    return text.replace(text.find(kTwin), kTwin.size(), key);
  }
  return whole.dump();
}

void mutants_of(const Game& game, const std::string& file, const json& value, const Pointer& at,
                std::vector<Mutant>& out) {
  const auto add = [&](const Pointer& where, const char* change) { out.push_back({&game, file, where, change}); };
  if (value.is_number_integer()) add(at, "more"), add(at, "less");
  if (value.is_boolean()) add(at, "flipped");
  if (value.is_string()) add(at, "changed");
  if (value.is_string() || (value.is_structured() && !at.empty() && !value.empty())) add(at, "emptied");
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) {
      add(at / i, "removed"), add(at / i, "twice");
      mutants_of(game, file, value[i], at / i, out);
    }
  if (value.is_object())
    for (const auto& [key, member] : value.items()) {
      add(at / key, "removed"), add(at / key, "renamed"), add(at / key, "twice");
      mutants_of(game, file, member, at / key, out);
    }
}

// A star stands for anything within one part of the way.
bool matches(std::string_view pattern, std::string_view text) {
  const auto star = pattern.find('*');
  if (star == pattern.npos) return pattern == text;
  if (!text.starts_with(pattern.substr(0, star))) return false;
  for (std::size_t at = star; at <= text.size(); ++at) {
    if (matches(pattern.substr(star + 1), text.substr(at))) return true;
    if (at < text.size() && text[at] == '/') return false;
  }
  return false;
}

/// What a game's tests make of its rules.
class Bench {
 public:
  explicit Bench(const Game& game) : game_(game) {
    for (const auto& file : json_files(source("tests/scenarios") / game.id)) {
      auto read = tools::read_scenarios(load_json(to_utf8(file)).value(), to_utf8(file));
      REQUIRE(read);
      std::move(read->begin(), read->end(), std::back_inserter(scenarios_));
    }
    expected_ = outcomes(source("rules")).value();
  }

  /// Who noticed; empty: nobody.
  std::string noticed(const fs::path& rules) const {
    if (cli({"validate", to_utf8(rules)}).code != tools::kGood) return "validate";
    const auto open = opened(rules);
    if (!open) return "load";
    for (const tools::Scenario& s : scenarios_)
      if (!tools::run_scenario(*open, s)) return "scenario";
    const auto texts = outcomes(rules);
    return !texts || *texts != expected_ ? "golden" : "";
  }

 private:
  Result<tools::OpenGame> opened(const fs::path& rules) const {
    auto loaded = game_.load(rules);
    if (!loaded) return tl::unexpected(loaded.error());
    return tools::OpenGame{&game_, std::make_shared<const RuleSet>(std::move(*loaded))};
  }

  // Without the hash of the rules, which tells any change.
  Result<std::vector<std::string>> outcomes(const fs::path& rules) const {
    const auto open = opened(rules);
    if (!open) return tl::unexpected(open.error());
    std::vector<std::string> out;
    for (const tools::Golden& golden : tools::goldens_of(*open)) {
      const auto approved = golden.what == tools::Golden::counts ? read_file(source("tests/golden") / golden.name)
                                                                 : Result<std::string>("");
      auto text = tools::golden_text(*open, golden, approved.value_or(""));
      if (!text) return tl::unexpected(text.error());
      if (const auto at = text->find("\nrules "); at != text->npos) text->erase(at, 24);
      out.push_back(golden.name + "\n" + std::move(*text));
    }
    return out;
  }

  const Game& game_;
  std::vector<tools::Scenario> scenarios_;
  std::vector<std::string> expected_;
};

struct Listed {
  std::string where, why;
  std::vector<std::string> changes;
};

std::vector<Listed> listed_mutants() {
  std::vector<Listed> out;
  const auto list = load_json(to_utf8(source("tests/mutants/listed.json"))).value();
  for (const auto& row : list) out.push_back({row["where"], row["why"], row["changes"]});
  return out;
}

bool listed(const Mutant& m, const std::vector<Listed>& list, std::set<std::string>& used) {
  for (const Listed& h : list) {
    if (!matches(h.where, m.file + "#" + m.at.to_string())) continue;
    if (std::find(h.changes.begin(), h.changes.end(), m.change) == h.changes.end()) continue;
    used.insert(h.where);
    return true;
  }
  return false;
}

std::vector<Mutant> chosen(std::vector<Mutant> all, const std::string& wish) {
  if (wish == "all") return all;
  const std::string begins = wish.empty() ? kComplete : wish;
  std::erase_if(all, [&](const Mutant& m) { return !m.file.starts_with(begins); });
  if (!wish.empty()) return all;
  std::vector<Mutant> out;
  for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(1, all.size() / kSample)) out.push_back(all[i]);
  return out;
}

}  // namespace

TEST_CASE("Each change of a number, word or key of the rule data is noticed, or is one that changes nothing") {
  const TempFolder temp;
  const fs::path rules = temp.path() / "rules";
  fs::copy(source("rules"), rules, fs::copy_options::recursive);
  std::map<const Game*, Bench> benches;
  std::map<std::string, json> files;
  std::vector<Mutant> all;
  for (const Game* game : all_games()) {
    benches.try_emplace(game, *game);
    for (const auto& path : json_files(rules / game->id)) {
      const std::string file = std::string(game->id) + "/" + to_utf8(path.filename());
      files[file] = load_json(to_utf8(path)).value();
      mutants_of(*game, file, files[file], Pointer(), all);
    }
  }
  const char* wish = std::getenv("PROWL_MUTANTS");
  const auto list = listed_mutants();
  std::set<std::string> used;
  std::map<std::string, int> count;
  for (const Mutant& m : chosen(all, wish != nullptr ? wish : "")) {
    const fs::path path = rules / m.file;
    std::ofstream(path, std::ios::binary) << mutated(files.at(m.file), m);
    const bool may_pass = listed(m, list, used);
    const std::string who = may_pass ? "listed" : benches.at(m.game).noticed(rules);
    ++count[who.empty() ? "unnoticed" : who];
    UNSCOPED_INFO(m.name());
    CHECK(!who.empty());
    if (who.empty()) std::cout << "unnoticed: " << m.name() << std::endl;
    fs::copy_file(source("rules") / m.file, path, fs::copy_options::overwrite_existing);
  }
  if (wish != nullptr && std::string_view(wish) == "all")
    for (const Listed& h : list) {
      INFO(h.where);
      CHECK(used.contains(h.where));
    }
  for (const auto& [who, n] : count) std::cout << who << ": " << n << "\n";
}

}  // namespace prowl::test
