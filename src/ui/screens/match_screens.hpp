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
std::vector<SaveInfo> list_saves(AppContext&);

/// Starts a match and its screen. Errors: what Match::start refuses.
Result<std::unique_ptr<Screen>> start_match_screen(AppContext&, const Game&, Options, std::vector<SeatInfo>);

/// Shows a finished record step by step, as a spectator saw it. Errors: what read_record refuses.
Result<std::unique_ptr<Screen>> make_replay_screen(AppContext&, const Game&, std::shared_ptr<const RuleSet>,
                                                   std::string_view text, std::string_view file, bool at_end = false);

/// One picture of the tour.
struct TourStop {
  std::string name;
  std::function<std::unique_ptr<Screen>()> make;
};
/// The match screens in typical positions; real matches of the real engine, played by bots from fixed seeds.
std::vector<TourStop> match_tour(AppContext&, const Game&);

}  // namespace prowl::ui
