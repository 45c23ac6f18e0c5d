// Changes each number, word and key of the rule data, one at a time: a change that nothing notices would be one that
// anybody could make by mistake. What may change is listed in listed.json with the reason, or with who notices it.
// PROWL_MUTANTS=all tries all, PROWL_MUTANTS=fate/board.json those that begin so; else a sample of all.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

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
constexpr std::size_t kSample = 1200;

fs::path source(std::string_view folder) { return fs::path(PROWL_SOURCE_DIR) / folder; }

struct Mutant {
  const Game* game;
  std::string file;  ///< "fate/board.json"
  Pointer at;
  std::string change;
  std::string word{};  ///< of "other": what stands there instead

  std::string name() const { return fmt::format("{}#{} {} {}", file, at.to_string(), change, word); }
};

json& parent_of(json& whole, const Pointer& at) { return whole[at.parent_pointer()]; }

/// The file with that change.
std::string mutated(json whole, const Mutant& m) {
  json& value = whole[m.at];
  const std::string key = m.at.back();
  if (m.change == "more") value = value.get<int>() + 1;
  if (m.change == "less") value = value.get<int>() - 1;
  if (m.change == "flipped") value = !value.get<bool>();
  if (m.change == "other") value = m.word;
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

/// All words of one column: "/items/*/id".
using Columns = std::map<std::string, std::vector<std::string>>;

std::string column_of(const Pointer& at) {
  std::string out;
  for (Pointer part = at; !part.empty(); part = part.parent_pointer()) {
    const bool number = part.back().find_first_not_of("0123456789") == std::string::npos;
    out = "/" + (number ? "*" : part.back()) + out;
  }
  return out;
}

void read_columns(const json& value, const Pointer& at, Columns& out) {
  if (value.is_string()) out[column_of(at)].push_back(value);
  if (value.is_structured())
    for (const auto& [key, member] : value.items())
      read_columns(member, value.is_array() ? at / static_cast<std::size_t>(std::stoul(key)) : at / key, out);
}

/// The next in the column that is another one; empty: there is none.
std::string other_word(const Columns& columns, const Pointer& at, const std::string& word) {
  const std::vector<std::string>& all = columns.at(column_of(at));
  const auto here = std::find(all.begin(), all.end(), word);
  const auto differs = [&](const std::string& w) { return w != word; };
  auto next = std::find_if(here, all.end(), differs);
  if (next == all.end()) next = std::find_if(all.begin(), here, differs);
  return next == here ? "" : *next;
}

void mutants_of(const Game& game, const std::string& file, const json& value, const Pointer& at, const Columns& columns,
                std::vector<Mutant>& out) {
  const auto add = [&](const Pointer& where, const char* change, const std::string& word = "") {
    out.push_back({&game, file, where, change, word});
  };
  if (value.is_string())
    if (const std::string word = other_word(columns, at, value); !word.empty()) add(at, "other", word);
  if (value.is_number_integer()) add(at, "more"), add(at, "less");
  if (value.is_boolean()) add(at, "flipped");
  if (value.is_string()) add(at, "changed");
  if (value.is_string() || (value.is_structured() && !at.empty() && !value.empty())) add(at, "emptied");
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) {
      add(at / i, "removed"), add(at / i, "twice");
      mutants_of(game, file, value[i], at / i, columns, out);
    }
  if (value.is_object())
    for (const auto& [key, member] : value.items()) {
      add(at / key, "removed"), add(at / key, "renamed"), add(at / key, "twice");
      mutants_of(game, file, member, at / key, columns, out);
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

/// What a game's tests make of its rules. Who noticed the last change is asked first about the next one.
class Bench {
 public:
  explicit Bench(const Game& game) : game_(game) {
    for (const auto& folder : fs::directory_iterator(source("tests/scenarios")))
      if (folder.is_directory())
        for (const auto& file : json_files(folder.path())) add_scenarios(file);
    const auto open = opened(source("rules"));
    for (const tools::Golden& golden : tools::goldens_of(open.value())) {
      const auto approved = golden.what == tools::Golden::counts
                                ? read_file(source("tests/golden") / golden.name).value()
                                : "";
      goldens_.push_back({golden, approved, outcome(*open, golden, approved)});
    }
    std::stable_sort(goldens_.begin(), goldens_.end(),
                     [](const Expected& a, const Expected& b) { return a.golden.seats < b.golden.seats; });
  }

  /// Who noticed; empty: nobody.
  std::string noticed(const fs::path& rules) {
    const auto open = opened(rules);
    if (!open) return "load";
    if (validate(rules) != tools::kGood) return "validate";
    if (first(scenarios_, [&](const tools::Scenario& s) { return !tools::run_scenario(*open, s); })) return "scenario";
    const auto differs = [&](const Expected& e) { return outcome(*open, e.golden, e.approved) != e.text; };
    return first(goldens_, differs) ? "golden" : "";
  }

 private:
  struct Expected {
    tools::Golden golden;
    std::string approved, text;
  };

  void add_scenarios(const fs::path& file) {
    auto read = tools::read_scenarios(load_json(to_utf8(file)).value(), to_utf8(file));
    REQUIRE(read);
    for (tools::Scenario& s : *read)
      if (s.game == game_.id) scenarios_.push_back(std::move(s));
  }

  template <class T, class Is>
  static bool first(std::vector<T>& list, Is is) {
    const auto found = std::find_if(list.begin(), list.end(), is);
    if (found == list.end()) return false;
    std::rotate(list.begin(), found, found + 1);
    return true;
  }

  int validate(const fs::path& rules) const {
    std::istringstream in;
    std::ostringstream out, err;
    const std::vector<const Game*> games{&game_};
    tools::Context context{in, out, err, games, false, {}, {}};
    return tools::run_cli(context, {"validate", to_utf8(rules)});
  }

  Result<tools::OpenGame> opened(const fs::path& rules) const {
    auto loaded = game_.load(rules);
    if (!loaded) return tl::unexpected(loaded.error());
    return tools::OpenGame{&game_, std::make_shared<const RuleSet>(std::move(*loaded))};
  }

  // Without the hash of the rules, which tells any change.
  static std::string outcome(const tools::OpenGame& open, const tools::Golden& golden, const std::string& approved) {
    auto text = tools::golden_text(open, golden, approved);
    if (!text) return to_text(text.error());
    if (const auto at = text->find("\nrules "); at != text->npos) text->erase(at, 24);
    return std::move(*text);
  }

  const Game& game_;
  std::vector<tools::Scenario> scenarios_;
  std::vector<Expected> goldens_;
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
  if (!wish.empty()) {
    std::erase_if(all, [&](const Mutant& m) { return !m.name().starts_with(wish); });
    return all;
  }
  std::vector<Mutant> out;
  for (std::size_t i = 0; i < kSample; ++i) out.push_back(all[i * all.size() / kSample]);
  return out;
}

}  // namespace

TEST_CASE("Each change of a number, word or key of the rule data is noticed, or is one that changes nothing") {
  const TempFolder temp;
  const fs::path rules = temp.path() / "rules";
  fs::copy(source("rules"), rules, fs::copy_options::recursive);
  const std::string wish = std::getenv("PROWL_MUTANTS") != nullptr ? std::getenv("PROWL_MUTANTS") : "";
  const auto list = listed_mutants();
  std::set<std::string> used;
  std::map<std::string, json> files;
  std::vector<Mutant> all;
  for (const Game* game : all_games())
    for (const auto& path : json_files(rules / game->id)) {
      const std::string file = std::string(game->id) + "/" + to_utf8(path.filename());
      files[file] = load_json(to_utf8(path)).value();
      Columns columns;
      read_columns(files[file], Pointer(), columns);
      mutants_of(*game, file, files[file], Pointer(), columns, all);
    }
  std::map<std::string, int> count;
  const auto is_listed = [&](const Mutant& m) { return listed(m, list, used); };
  for (const Mutant& m : all) count[fmt::format("{} listed", m.game->id)] += is_listed(m);
  std::erase_if(all, is_listed);
  std::map<const Game*, Bench> benches;
  for (const Mutant& m : chosen(all, wish)) {
    const fs::path path = rules / m.file;
    std::ofstream(path, std::ios::binary) << mutated(files.at(m.file), m);
    std::string who;
    try {
      who = benches.try_emplace(m.game, *m.game).first->second.noticed(rules);
    } catch (const std::exception& e) {
      std::cout << m.name() << " broke the program: " << e.what() << std::endl;
    }
    ++count[fmt::format("{} {}", m.game->id, who.empty() ? "unnoticed" : who)];
    INFO(m.name());
    CHECK_FALSE(who.empty());
    if (who.empty()) std::cout << "unnoticed: " << m.name() << std::endl;
    fs::copy_file(source("rules") / m.file, path, fs::copy_options::overwrite_existing);
  }
  for (const Listed& h : list) {
    INFO(h.where);
    CHECK(used.contains(h.where));
  }
  for (const auto& [who, n] : count) std::cout << who << ": " << n << "\n";
}

}  // namespace prowl::test
