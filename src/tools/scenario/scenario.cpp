#include "tools/scenario/scenario.hpp"

#include <map>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "prowl/rules/strict_json.hpp"

namespace prowl::tools {
namespace {

struct Arguments {
  std::vector<std::string> files;
  bool json = false;
};

class Runner {
 public:
  explicit Runner(const Context& context) : context_(context) {}

  void run_file(const std::string& file) {
    const auto json = load_json(file);
    const auto scenarios = json ? read_scenarios(*json, file) : tl::unexpected(json.error());
    if (!scenarios) {
      bad_input_ = true;
      return note(file, scenarios.error());
    }
    for (const Scenario& s : *scenarios) run_one(s);
  }

  int finish(bool json) const {
    if (json)
      context_.print({{"passed", passed_}, {"failed", failures_.size()}, {"failures", failures_}});
    else
      context_.out << fmt::format("{} passed, {} failed\n", passed_, failures_.size());
    return bad_input_ ? kWrong : failures_.empty() ? kGood : kNo;
  }

 private:
  void run_one(const Scenario& s) {
    auto& open = games_[s.game];
    if (!open.game) {
      auto opened = open_game(context_, s.game);
      if (!opened) return note(s.name, opened.error());
      open = *opened;
    }
    if (auto ok = run_scenario(open, s); !ok) return note(s.name, ok.error());
    ++passed_;
  }

  void note(const std::string& name, const Error& e) {
    context_.err << fmt::format("{}\n  {}\n", name, to_text(e));
    failures_.push_back({{"name", name}, {"place", e.place}, {"message", e.message}});
  }

  const Context& context_;
  std::map<std::string, OpenGame> games_;
  int passed_ = 0;
  bool bad_input_ = false;
  std::vector<nlohmann::json> failures_;
};

}  // namespace

void add_scenario(CLI::App& app, Context& context) {
  auto a = std::make_shared<Arguments>();
  auto* call = app.add_subcommand("scenario", "Runs rule test cases (tests/scenarios/README.md)");
  call->add_option("files", a->files, "JSON files, each one scenario or an array of them")->required();
  call->add_flag("--json", a->json, "JSON");
  call->callback([&context, a] {
    context.run = [&context, a] {
      Runner runner(context);
      for (const auto& file : a->files) runner.run_file(file);
      return runner.finish(a->json);
    };
  });
}

}  // namespace prowl::tools
