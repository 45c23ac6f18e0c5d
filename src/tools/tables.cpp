#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "prowl/rules/settings_paths.hpp"
#include "tools/tool.hpp"
#include "words/book.hpp"

namespace prowl::tools {
namespace {

nlohmann::json options_json(const RuleSet& rules) {
  nlohmann::json out = nlohmann::json::object();
  for (const OptionSpec& o : rules.options) {
    out[o.name] = {{"rule", o.rule}};
    if (o.choices.empty() && o.min == o.max)
      out[o.name]["text"] = true;
    else if (o.choices.empty())
      out[o.name].update({{"min", o.min}, {"max", o.max}, {"default", o.fallback}});
    else
      out[o.name].update({{"choices", o.choices}, {"default", o.choices.front()}});
    if (!o.of.empty()) out[o.name]["of"] = o.of;
  }
  return out;
}

int print_tables(const Context& context, const std::string& only) {
  std::vector<std::string> names;
  for (const Game* game : context.games) names.emplace_back(game->id);
  if (!only.empty()) names = {only};
  nlohmann::json out = nlohmann::json::object();
  for (const std::string& name : names) {
    const auto open = open_game(context, name);
    if (!open) return context.wrong(open.error());
    const Game& game = *open->game;
    nlohmann::json seats = nlohmann::json::object();
    for (int n = game.min_seats; n <= game.max_seats; ++n) seats[std::to_string(n)] = game.tables(*open->rules, n);
    out[std::string(game.id)] = {{"seats", seats}, {"options", options_json(*open->rules)}};
  }
  context.print(out);
  return kGood;
}

int print_cards(const Context& context, const std::string& name, bool json) {
  const auto open = open_game(context, name);
  if (!open) return context.wrong(open.error());
  const auto assets = find_data("assets");
  const auto book = assets ? ui::load_book(*assets, open->game->id, "en") : tl::unexpected(assets.error());
  if (!book) return context.wrong(book.error());
  nlohmann::json out = nlohmann::json::array();
  for (const ui::CardEntry& card : ui::card_entries(*open->rules, *book)) {
    const CardInfo& i = card.info;
    std::vector<std::string> rulings;
    for (const int at : card.rulings) rulings.push_back(open->rules->rulings[static_cast<std::size_t>(at)].id);
    out.push_back({{"id", i.id}, {"group", i.group}, {"copies", i.copies}, {"source", i.source}, {"rulings", rulings}});
    if (!json)
      context.out << fmt::format("{:3} {:24} {:14} {:14} {}\n", i.copies, i.id, i.group, i.source,
                                 fmt::join(rulings, " "));
  }
  if (json) context.print(out);
  return kGood;
}

}  // namespace

void add_tables(CLI::App& app, Context& context) {
  auto game = std::make_shared<std::string>();
  auto json = std::make_shared<bool>();
  auto* call = app.add_subcommand("tables", "Set-up figures for each number of players, and the options, as JSON");
  call->add_option("game", *game, "Only this game");
  call->add_flag("--json", *json, "JSON (always)");
  call->callback([&context, game, json] { context.run = [&context, game] { return print_tables(context, *game); }; });
}

void add_cards(CLI::App& app, Context& context) {
  auto game = std::make_shared<std::string>();
  auto json = std::make_shared<bool>();
  auto* call = app.add_subcommand(
      "cards",
      "Every card with its copies, where it comes from (seed, public, deduced, reconstructed) and the rulings on it");
  call->add_option("game", *game, "The game")->required();
  call->add_flag("--json", *json, "JSON");
  call->callback(
      [&context, game, json] { context.run = [&context, game, json] { return print_cards(context, *game, *json); }; });
}

}  // namespace prowl::tools
