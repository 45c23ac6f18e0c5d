#include "tools/tool.hpp"

#include <charconv>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "prowl/core/notation.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"
#include "prowl/rules/settings_paths.hpp"
#include "prowl/rules/strict_json.hpp"
#include "tools/files.hpp"

namespace prowl::tools {

int Context::wrong(const Error& e) const {
  err << to_text(e) << '\n';
  return kWrong;
}

void Context::print(const nlohmann::json& j) const {
  out << j.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

Result<std::filesystem::path> rules_folder(const Context& context) {
  if (context.rules_dir.empty()) return find_data("rules");
  return check_folder(context.rules_dir).map([&] { return context.rules_dir; });
}

Result<void> check_folder(const std::filesystem::path& folder) {
  std::error_code error;
  if (std::filesystem::is_directory(folder, error)) return {};
  return fail(ErrorCode::not_found, to_utf8(folder),
              std::filesystem::exists(folder, error) ? "This is a file, not a folder." : "There is no such folder.");
}

namespace {

Result<OpenGame> load_game(const Context& context, const Game& game) {
  const auto folder = rules_folder(context);
  if (!folder) return tl::unexpected(folder.error());
  auto rules = game.load(*folder);
  if (!rules) return tl::unexpected(rules.error());
  return OpenGame{&game, std::make_shared<const RuleSet>(std::move(*rules))};
}

}  // namespace

Result<OpenGame> open_game(const Context& context, const std::string& name) {
  std::string known;
  for (const Game* game : context.games) {
    if (game->id == name) return load_game(context, *game);
    known += (known.empty() ? "" : ", ") + std::string(game->id);
  }
  for (const Game* game : context.games) {
    const auto open = load_game(context, *game);
    if (!open) continue;
    for (Expansion& e : expansions_of(*open->rules)) {
      if (e.name == name) return OpenGame{open->game, open->rules, std::move(e.options)};
      known += ", " + e.name;
    }
  }
  return fail(ErrorCode::not_found, {}, say("There is no game `{}`; there is {}.", name, known));
}

Result<Match> open_match(const Context& context, const std::string& file) {
  const auto text = read_file(to_path(file));
  if (!text) return tl::unexpected(text.error());
  const auto header = read_header(*text, file);
  if (!header) return tl::unexpected(header.error());
  auto game = open_game(context, header->game);
  if (!game) return tl::unexpected(game.error().place.empty() ? placed(file, game.error()) : game.error());
  return Match::load(*game->game, game->rules, *text, file);
}

namespace {

// "@ship.json" stands for what the file holds, on one line.
Result<std::string> option_text(const std::string& value) {
  if (value.ends_with(".json") && !value.starts_with('@'))
    return fail(ErrorCode::bad_option, {}, say("A file is named as `@{}`.", value));
  if (!value.starts_with('@')) return value;
  const auto file = file_name(value.substr(1));
  if (!file) return tl::unexpected(file.error());
  return load_json(*file).map([](const nlohmann::json& j) { return j.dump(); });
}

Result<Options> parse_options(const std::vector<std::string>& settings) {
  Options out;
  for (const auto& text : settings) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      return fail(ErrorCode::bad_option, "--option " + text, "An option is name=value.");
    auto value = option_text(text.substr(equals + 1));
    if (!value)
      return tl::unexpected(value.error().place.empty() ? placed("--option " + text, value.error()) : value.error());
    if (!out.emplace(text.substr(0, equals), std::move(*value)).second)
      return fail(ErrorCode::bad_option, "--option " + text, "This option is given twice.");
  }
  return out;
}

}  // namespace

Result<TableWish> table_wish(const OpenGame& open, const std::string& preset, const std::vector<std::string>& settings,
                             int seats) {
  auto options = parse_options(settings);
  if (!options) return tl::unexpected(options.error());
  TableWish wish{seats, std::move(*options)};
  wish.options.insert(open.options.begin(), open.options.end());
  std::string known;
  bool found = preset.empty();
  for (const Preset& p : open.rules->presets) {
    known += (known.empty() ? "" : ", ") + p.name;
    if (p.name != preset) continue;
    found = true;
    if (seats != 0 && p.seats != 0 && seats != p.seats)
      return fail(ErrorCode::bad_option, fmt::format("--seats {}", seats),
                  say("The preset `{}` is a table for {}.", preset, p.seats));
    if (wish.seats == 0) wish.seats = p.seats;
    wish.options.insert(p.options.begin(), p.options.end());
  }
  if (wish.seats == 0) wish.seats = open.game->min_seats;
  if (found) return wish;
  return fail(ErrorCode::bad_option, "--preset " + preset,
              known.empty() ? say("There are no presets for {}.", open.game->id)
                            : say("There is no preset `{}` for {}; there is {}.", preset, open.game->id, known));
}

Error in_option_file(Error e, const std::vector<std::string>& settings) {
  for (const std::string_view text : settings) {
    const auto file = text.find("=@");
    if (file == std::string_view::npos || !e.place.starts_with(text.substr(0, file))) continue;
    const std::string rest = e.place.substr(file), path(text.substr(file + 2));
    if (!rest.empty() && rest.front() != '#') continue;
    e.place = path + rest;
    const std::string further = fmt::format("\n{}#", text.substr(0, file));  // the lines of the other errors
    for (std::size_t at = 0; (at = e.message.find(further, at)) != std::string::npos; at += path.size())
      e.message.replace(at + 1, file, path);
  }
  return e;
}

Result<Seat> parse_viewer(const std::string& word, int seats) {
  const bool digits = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
  const auto who = parse_seat(digits ? "p" + word : word);
  if (who && (*who == Seat::table || (is_player(*who) && index(*who) < seats))) return *who;
  return fail(ErrorCode::bad_option, "--seat " + word, fmt::format("A seat is p1 to p{}, or table.", seats));
}

void warn_of_secrets(const Context& context, const Match& match, Seat who) {
  if (!match.outcome().over && is_player(who))
    context.err << fmt::format("The match still runs: this is what only {} may know.\n", to_notation(who));
}

std::string counted(std::uint64_t n, std::string_view word) {
  return fmt::format("{} {}{}", n, word, n == 1 ? "" : "s");
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> out;
  for (;;) {
    const auto end = text.find(at);
    out.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

}  // namespace prowl::tools
