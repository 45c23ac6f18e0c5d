#include "tools/scenario/scenario.hpp"

#include <map>
#include <optional>
#include <ostream>
#include <set>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "prowl/rules/strict_json.hpp"
#include "tools/files.hpp"
#include "tools/parallel.hpp"

namespace prowl::tools {
namespace {

struct Arguments {
  std::vector<std::string> files;
  int jobs = 0;
  bool json = false;
};

struct Failure {
  std::string name;
  Error error;
};

// Of one file.
struct Report {
  int passed = 0;
  bool bad_input = false;
  std::vector<Failure> failures;
};

using Games = std::map<std::string, Result<OpenGame>>;

Result<void> run_one(const Games& games, const Scenario& s) {
  const auto& open = games.find(s.game)->second;
  if (open) return run_scenario(*open, s);
  Error e = open.error();
  if (e.place.empty()) e.place = s.place + "/game";
  return tl::unexpected(std::move(e));
}

// Several errors stand on a line each.
std::string indented(const std::string& lines) {
  std::string out;
  for (const std::string& line : split(lines, '\n')) out += "  " + line + "\n";
  return out;
}

class Runner {
 public:
  Runner(const Context& context, std::vector<std::string> files, int jobs)
      : context_(context), files_(std::move(files)), threads_(threads_for(jobs)), reports_(files_.size()) {}

  int run(bool json) {
    std::vector<std::vector<Scenario>> read(files_.size());
    in_parallel(threads_, files_.size(), [&](std::size_t i) { read[i] = read_file(i); });
    const Games games = open_games(read);
    in_parallel(threads_, files_.size(), [&](std::size_t i) { run_file(games, read[i], reports_[i]); });
    return finish(json);
  }

 private:
  Games open_games(const std::vector<std::vector<Scenario>>& read) const {
    std::set<std::string> wanted;
    for (const auto& file : read)
      for (const Scenario& s : file) wanted.insert(s.game);
    const std::vector<std::string> names(wanted.begin(), wanted.end());
    std::vector<std::optional<Result<OpenGame>>> opened(names.size());
    in_parallel(threads_, names.size(), [&](std::size_t i) { opened[i] = open_game(context_, names[i]); });
    Games games;
    for (std::size_t i = 0; i < names.size(); ++i) games.emplace(names[i], std::move(*opened[i]));
    return games;
  }
  std::vector<Scenario> read_file(std::size_t i) {
    const auto json = load_json(files_[i]);
    auto scenarios = json ? read_scenarios(*json, files_[i]) : tl::unexpected(json.error());
    if (scenarios) return std::move(*scenarios);
    reports_[i].bad_input = true;
    reports_[i].failures.push_back({files_[i], scenarios.error()});
    return {};
  }

  static void run_file(const Games& games, const std::vector<Scenario>& scenarios, Report& report) {
    for (const Scenario& s : scenarios)
      if (auto ok = run_one(games, s); ok)
        ++report.passed;
      else
        report.failures.push_back({s.name, ok.error()});
  }

  int finish(bool json) const {
    int passed = 0;
    bool bad_input = false;
    std::vector<nlohmann::json> failures;
    for (const Report& r : reports_) {
      passed += r.passed;
      bad_input = bad_input || r.bad_input;
      for (const auto& [name, error] : r.failures) {
        context_.err << name << '\n' << indented(to_text(error));
        failures.push_back({{"name", name}, {"place", error.place}, {"message", error.message}});
      }
    }
    if (json)
      context_.print({{"passed", passed}, {"failed", failures.size()}, {"failures", failures}});
    else
      context_.out << fmt::format("{} passed, {} failed\n", passed, failures.size());
    return bad_input ? kWrong : failures.empty() ? kGood : kNo;
  }

  const Context& context_;
  const std::vector<std::string> files_;
  const std::size_t threads_;
  std::vector<Report> reports_;
};

}  // namespace

void add_scenario(CLI::App& app, Context& context) {
  auto a = std::make_shared<Arguments>();
  auto* call = app.add_subcommand("scenario", "Runs rule test cases (tests/scenarios/README.md)");
  call->add_option("files", a->files, "JSON files, each one scenario or an array of them")
      ->required()
      ->transform(some_file());
  call->add_option("--jobs", a->jobs, "Threads; 0: one for each core")->check(at_least(0));
  call->add_flag("--json", a->json, "JSON");
  call->callback(
      [&context, a] { context.run = [&context, a] { return Runner(context, a->files, a->jobs).run(a->json); }; });
}

}  // namespace prowl::tools
