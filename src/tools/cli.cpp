#include <algorithm>
#include <istream>
#include <ostream>

#include <CLI/CLI.hpp>

#include "prowl/rules/files.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

int parse(CLI::App& app, Context& context, std::vector<std::string> arguments) {
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
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
  app.require_subcommand(1);
  app.fallthrough();
  std::string rules_dir;
  app.add_option("--rules", rules_dir, "Folder of rule files instead of the program's own");
  app.parse_complete_callback([&] { context.rules_dir = to_path(rules_dir); });
  for (auto* add :
       {add_play, add_sim, add_replay, add_view, add_validate, add_scenario, add_bench, add_tables, add_cards,
        add_approve, add_lesson, add_duel, add_fit, add_exploit, add_ladder, add_levels, add_gap})
    add(app, context);
  const int code = parse(app, context, std::move(arguments));
  if (context.out.flush()) return code;
  context.err << "The output can't be written.\n";
  return kWrong;
}

}  // namespace prowl::tools
