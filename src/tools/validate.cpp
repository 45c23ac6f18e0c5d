#include <map>
#include <ostream>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"
#include "tools/files.hpp"
#include "tools/scenario/scenario.hpp"
#include "tools/schema.hpp"

namespace prowl::tools {
namespace {

namespace fs = std::filesystem;

class Validation {
 public:
  Validation(const Context& context, fs::path folder) : context_(context), folder_(std::move(folder)) {}

  void run() {
    for (const Game* game : context_.games) check_game(*game);
    const fs::path cases = folder_.parent_path() / "tests" / "scenarios";
    for (const Game* game : context_.games)
      for (const auto& file : json_files(cases / game->id)) check_file(file, "scenario", true);
  }

  bool empty() const { return files_ == 0; }

  int finish(bool json) const {
    nlohmann::json errors = nlohmann::json::array();
    for (const Error& e : errors_) errors.push_back({{"place", e.place}, {"message", e.message}});
    if (json) {
      context_.print({{"files", files_}, {"errors", errors}});
    } else {
      for (const Error& e : errors_) context_.err << to_text(e) << '\n';
      context_.out << fmt::format("{} checked, {}\n", counted(files_, "file"), counted(errors_.size(), "error"));
    }
    return errors_.empty() ? kGood : kNo;
  }

 private:
  void note(const Error& e) {
    if (seen_.insert(to_text(e)).second) errors_.push_back(e);
  }

  void check_game(const Game& game) {
    for (const auto& file : json_files(folder_ / game.id))
      check_file(file, schema_name(std::string(game.id), to_utf8(file.stem())), false);
    if (auto rules = game.load(folder_); !rules) note(rules.error());
  }

  // A file that differs from game to game has a schema of its own.
  std::string schema_name(const std::string& game, const std::string& stem) const {
    const std::string own = game + "_" + stem;
    return fs::exists(schema_path(own)) ? own : stem;
  }

  fs::path schema_path(const std::string& name) const { return folder_ / "schema" / to_path(name + ".schema.json"); }

  void check_file(const fs::path& path, const std::string& schema, bool scenarios) {
    ++files_;
    const std::string file = to_utf8(path);
    const auto json = load_json(file);
    if (!json) return note(json.error());
    if (const nlohmann::json* rules = open_schema(schema)) {
      for (const Error& e : check_schema(*json, file, *rules, to_utf8(schema_path(schema)))) note(e);
    }
    if (!scenarios) return;
    if (auto read = read_scenarios(*json, file); !read) note(read.error());
  }

  const nlohmann::json* open_schema(const std::string& name) {
    const auto [at, fresh] = schemas_.try_emplace(name);
    if (fresh) {
      auto json = load_json(to_utf8(schema_path(name)));
      if (json)
        at->second = std::move(*json);
      else
        note(json.error());
    }
    return at->second.is_null() ? nullptr : &at->second;
  }

  const Context& context_;
  fs::path folder_;
  std::uint64_t files_ = 0;
  std::map<std::string, nlohmann::json> schemas_;
  std::vector<Error> errors_;
  std::set<std::string> seen_;
};

int run_validate(const Context& context, const std::string& folder, bool json) {
  const auto rules = folder.empty() ? rules_folder(context) : Result<fs::path>(to_path(folder));
  if (!rules) return context.wrong(rules.error());
  if (const auto ok = check_folder(*rules); !ok) return context.wrong(ok.error());
  std::error_code error;
  Validation validation(context, fs::absolute(*rules, error).lexically_normal());
  validation.run();
  if (validation.empty())
    return context.wrong(
        {ErrorCode::not_found, to_utf8(*rules), "There are no rule files of any game in this folder."});
  return validation.finish(json);
}

}  // namespace

void add_validate(CLI::App& app, Context& context) {
  auto folder = std::make_shared<std::string>();
  auto json = std::make_shared<bool>();
  auto* call = app.add_subcommand("validate",
                                  "Checks the rule data of all games: schemas, cross-checks, rulings, scenarios");
  call->add_option("folder", *folder, "Folder with the games' rule files")->transform(some_file());
  call->add_flag("--json", *json, "JSON");
  call->callback([&context, folder, json] {
    context.run = [&context, folder, json] { return run_validate(context, *folder, *json); };
  });
}

}  // namespace prowl::tools
