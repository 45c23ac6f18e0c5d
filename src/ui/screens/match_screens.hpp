#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "prowl/match/match.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// Plays a running or just started match: table, curtain, private views, reaction bar, agreements, scores. With no
/// human seat it is watched. `save_id` names its file in AppContext::saves, written after every move. Load, resume and
/// start all come in here, so each goes through the same curtain.
std::unique_ptr<Screen> make_match_screen(AppContext&, const Game&, std::shared_ptr<const RuleSet>, Match,
                                          std::string save_id);

/// The saves, each with the reason when it can't be opened here: its game, its rules, its options or its players are
/// unknown.
std::vector<SaveInfo> list_saves(AppContext&, bool deleted = false);

/// A save with its game and rules.
struct OpenedSave {
  const Game* game = nullptr;
  std::shared_ptr<const RuleSet> rules;
  std::string text;
};
/// Errors: whatever keeps it from being opened here. That an earlier generation stands in for a damaged one is said, or
/// not.
Result<OpenedSave> open_save(AppContext&, const SaveInfo&, bool say_so = true);
Result<Match> load_match(const OpenedSave&, const SaveInfo&);
/// Why this text can't be played or watched here, or nothing. A running match may not be on the shelf yet: of it there
/// is one, since who plays a copy ahead sees what lies hidden.
std::optional<Error> check_import(AppContext&, std::string_view text, const std::filesystem::path&);

/// Starts a match and its screen. Errors: what Match::start refuses.
Result<std::unique_ptr<Screen>> start_match_screen(AppContext&, const Game&, Options, std::vector<SeatInfo>);

/// Where a replay opens: at its beginning; where a spectator has just seen this event; or at its end with everything
/// open.
struct ReplayFrom {
  std::optional<std::size_t> event{};
  bool end = false;
};
/// Shows a record step by step, as a spectator saw it; once it is over also through the eyes of each seat, and with
/// everything open. Errors: what Match::load refuses.
Result<std::unique_ptr<Screen>> make_replay_screen(AppContext&, const Game&, std::shared_ptr<const RuleSet>,
                                                   std::string_view text, std::string_view file, ReplayFrom from = {});

/// A copy of the running match, under a name that is asked for over the current screen.
std::unique_ptr<Screen> make_save_as(AppContext&, std::string game, std::string text, std::string name);

/// One picture of the tour.
struct TourStop {
  std::string name;
  std::function<std::unique_ptr<Screen>()> make;
};
/// The match screens in typical positions; real matches of the real engine, played by bots from fixed seeds.
std::vector<TourStop> match_tour(AppContext&, const Game&);

}  // namespace prowl::ui
