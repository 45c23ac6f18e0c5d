#include <algorithm>
#include <istream>
#include <ostream>

#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "prowl/rules/files.hpp"
#include "tools/files.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

// "play, sim, ..."
std::string calls_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* call : app.get_subcommands({})) names.push_back(call->get_name());
  return fmt::to_string(fmt::join(names, ", "));
}

int parse(CLI::App& app, Context& context, std::vector<std::string> arguments) {
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::RequiredError& e) {
    const std::vector<std::string> unknown = app.remaining();
    if (!app.get_subcommands().empty() || unknown.empty()) return app.exit(e, context.out, context.err), kWrong;
    context.err << fmt::format("There is no `{}`; there is {}.\n", unknown.front(), calls_of(app));
    return kWrong;
  } catch (const CLI::ParseError& e) {
    return app.exit(e, context.out, context.err) == 0 ? kGood : kWrong;
  }
  return context.run();
}

}  // namespace

int run_cli(Context& context, std::vector<std::string> arguments) {
  CLI::App app(
      "Plays, checks and measures the games of Prowl. Exit code: 0 good, 1 the answer is no, 2 wrong use or input.",
      "prowl-cli");
  app.allow_windows_style_options(false);  // a path may begin with a slash everywhere
  app.set_version_flag("--version", "prowl-cli " PROWL_VERSION);
  app.option_defaults()->always_capture_default();
  app.require_subcommand(1);
  app.fallthrough();
  std::string rules_dir;
  app.add_option("--rules", rules_dir, "Folder of rule files instead of the program's own")->transform(some_file());
  app.parse_complete_callback([&] { context.rules_dir = to_path(rules_dir); });
  for (auto* add :
       {add_play, add_sim, add_replay, add_view, add_think, add_validate, add_scenario, add_bench, add_tables,
        add_cards, add_approve, add_lesson, add_duel, add_fit, add_exploit, add_ladder, add_levels, add_gap})
    add(app, context);
  const int code = parse(app, context, std::move(arguments));
  if (context.out.flush()) return code;
  context.err << "The output can't be written.\n";
  return kWrong;
}

}  // namespace prowl::tools
