#pragma once
#include <optional>

#include "prowl/rules/game_code.hpp"
#include "ui/app/context.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

/// What a match starts from; the set-up screen edits it.
struct SetupPlan {
  std::vector<SeatInfo> seats;
  Options options;
};

/// The last people's names where they are known, bots to the game's least count.
SetupPlan default_plan(const AppContext&, const Game&);
/// The level that was chosen last.
std::string usual_level(const AppContext&);
/// One person and as many bots as Practise had last.
SetupPlan practice_plan(const AppContext&, const World&);
/// Bots only.
SetupPlan watch_plan(const AppContext&, const World&);

/// The seat's own name, else "Player" and its number.
std::string shown_name(const Texts&, const SeatInfo&, std::size_t at);
/// A person where `bot` is empty. Whoever has the name that is usual for the other kind there loses it.
void set_player(SeatInfo&, std::size_t at, std::string bot);
/// Trims names, names the nameless and gives doubles a number, so that every seat can be told by its name.
void tidy_names(const Texts&, std::vector<SeatInfo>&);
/// One more seat with a shape that nobody has yet; a person without a name.
SeatInfo fresh_seat(const std::vector<SeatInfo>&, std::string bot);

/// What the curtain will do for these players, in a sentence.
std::string curtain_words(const AppContext&, const RuleSet&, const std::vector<SeatInfo>&);
/// That the rules of a game can't be read, and why.
std::string rules_problem(const AppContext&, const Game&, const Error&);

/// Starts the match over the title; false, with a notice, when the engine refuses. Without a seed: a fresh one.
bool start_match(AppContext&, const Game&, SetupPlan, std::optional<std::uint64_t> seed = {});
/// Loads a save and goes on playing, or shows its replay when it is finished; false with a notice.
bool open_match(AppContext&, const SaveInfo&, bool as_replay);

/// `options`: what it begins with, for example an expansion switched on.
std::unique_ptr<Screen> make_setup(AppContext&, const Game&, Options options = {});
/// With the players that are usual here.
std::unique_ptr<Screen> make_setup(AppContext&, const Deal&);
std::unique_ptr<Screen> make_replays(AppContext&);

}  // namespace prowl::ui
