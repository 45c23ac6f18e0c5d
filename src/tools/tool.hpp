#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "prowl/match/match.hpp"
#include "prowl/rules/game.hpp"

namespace CLI {
class App;
class Validator;
}  // namespace CLI

namespace prowl::tools {

/// Exit codes of every call.
inline constexpr int kGood = 0;   ///< done, or the answer is yes
inline constexpr int kNo = 1;     ///< the answer is no
inline constexpr int kWrong = 2;  ///< wrong use, wrong input, or the output can't be written

/// What a call works with: the streams, and the games it knows.
struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::span<const Game* const> games;
  bool terminal = false;            ///< `out` is a screen that can be cleared
  std::filesystem::path rules_dir;  ///< empty: where the program's data is
  std::function<int()> run;         ///< set by the chosen call
  /// Drops what is typed within the first moment of a question, where somebody types: it was meant for the one before.
  std::function<void()> drop_typed{};

  /// Prints the error and returns kWrong.
  int wrong(const Error& e) const;
  void print(const nlohmann::json& j) const;
};

/// A game with its rules.
struct OpenGame {
  const Game* game = nullptr;
  std::shared_ptr<const RuleSet> rules;
  Options options{};  ///< that make the expansion of it by whose name it was called
};

Result<std::filesystem::path> rules_folder(const Context&);
/// `name`: of a game or an expansion.
Result<OpenGame> open_game(const Context&, const std::string& name);
/// Reads a save of any game.
Result<Match> open_match(const Context&, const std::string& file);
/// What a call plays with: `seats` (0: the preset's, or the fewest that the game allows) and the settings
/// ("name=value"; "name=@file.json" takes the value from a file), which override the preset's options and those of the
/// name by which the game was called. An empty preset is none.
struct TableWish {
  int seats = 0;
  Options options;
};
Result<TableWish> table_wish(const OpenGame&, const std::string& preset, const std::vector<std::string>& settings,
                             int seats);
/// An error in an option whose value came from a file names that file.
Error in_option_file(Error, const std::vector<std::string>& settings);
/// "p2", "2" or "table", for a table of that many seats.
Result<Seat> parse_viewer(const std::string& word, int seats);
/// Says so, beside the output, where a seat of a match that goes on is looked over its shoulder.
void warn_of_secrets(const Context&, const Match&, Seat who);
std::vector<std::string> split(std::string_view text, char at);
/// "1 game", "3 games".
std::string counted(std::uint64_t n, std::string_view word);
/// There is such a folder.
Result<void> check_folder(const std::filesystem::path&);

/// Checks of the numbers of a call; what is wrong is told as "--games: a whole number from 1 on, not -3".
CLI::Validator at_least(int n);
CLI::Validator between(int least, int most);
CLI::Validator any_seed();
CLI::Validator above_nothing();
/// `--seats`, where a preset or the game knows a number for who gives none.
void add_seats(CLI::App& call, int& seats);
/// `--option`, as parse_options takes it.
void add_settings(CLI::App& call, std::vector<std::string>& settings);

/// The calls, each registering itself; the callback of the chosen one fills Context::run.
void add_play(CLI::App&, Context&);
void add_sim(CLI::App&, Context&);
void add_replay(CLI::App&, Context&);
void add_view(CLI::App&, Context&);
void add_think(CLI::App&, Context&);
void add_validate(CLI::App&, Context&);
void add_scenario(CLI::App&, Context&);
void add_bench(CLI::App&, Context&);
void add_tables(CLI::App&, Context&);
void add_cards(CLI::App&, Context&);
void add_approve(CLI::App&, Context&);
void add_lesson(CLI::App&, Context&);
void add_duel(CLI::App&, Context&);
void add_ladder(CLI::App&, Context&);
void add_levels(CLI::App&, Context&);
void add_gap(CLI::App&, Context&);
void add_exploit(CLI::App&, Context&);
void add_fit(CLI::App&, Context&);

/// The whole program but for the process: arguments without the program's name, exit code back.
int run_cli(Context&, std::vector<std::string> arguments);

}  // namespace prowl::tools
