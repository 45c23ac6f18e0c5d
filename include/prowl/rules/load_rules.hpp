#pragma once
#include <filesystem>
#include <functional>
#include <string_view>
#include <vector>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl {

/// Opens the rule files of a game one by one; after the first error it opens no more. The hash of the rules is that of
/// all contents, whatever their spacing.
class RuleLoader {
 public:
  RuleLoader(std::filesystem::path folder, RuleSet& rules) : folder_(std::move(folder)), rules_(rules) {}

  /// Reads one file; what `read` left unread is an error.
  void file(std::string_view name, const std::function<void(Reader&)>& read);
  /// Checks across files once all of them are right. The place of its error begins with a file's name.
  void check(const std::function<Result<void>()>&);
  /// The rules with the game's own data, or the first error of all files with its place.
  Result<RuleSet> finish(std::shared_ptr<const void> data);

 private:
  std::filesystem::path folder_;
  RuleSet& rules_;
  Result<void> ok_;
};

// Files that are alike in every game, or begin alike.
struct Range {
  int least, most;
};
/// Of game.json: the game's id, and for how many players it is, within what the code can do.
void read_game(Reader&, RuleSet&, Range min_seats, Range max_seats);
/// One object under `key` for each number of players; `read` takes the rest of it. After read_game.
void read_by_seats(Reader&, std::string_view key, const RuleSet&,
                   const std::function<void(Reader&, std::size_t seats)>& read);
/// An option that the game's code asks for, and what it can carry out: these choices, or numbers of that range, or else
/// a text.
struct KnownOption {
  std::string_view name;
  std::vector<std::string_view> choices{};
  Range range{0, 0};
  std::string_view of{};  ///< the expansion that it belongs to
};
/// All that are known, and no others.
void read_options(Reader&, RuleSet&, const std::vector<KnownOption>& known);
void read_rulings(Reader&, RuleSet&);  ///< after the options
void read_presets(Reader&, RuleSet&);  ///< whether they can be set up says check_presets, after all files
Result<void> check_presets(const RuleSet&, Result<State> (*setup)(const RuleSet&, const Options&, int seats));

/// One entry for each kind of `group` under `key`, in any order, with its `id` and `source`; `read` takes the rest.
/// Each becomes a card of the RuleSet. With `last` false a later call brings the kinds of the group that are missing
/// here.
void read_kinds(Reader&, std::string_view key, std::string_view group, RuleSet&,
                const std::function<void(Reader&, CardInfo&)>& read, bool last = true);

}  // namespace prowl
