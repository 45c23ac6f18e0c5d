#pragma once
#include <functional>
#include <string>
#include <vector>

#include "ui/play/play.hpp"

namespace prowl::ui {

/// A position that the tour shows: bots play from fixed seeds until it is reached.
struct TourPosition {
  std::string name;
  int players = 6;
  Options options;
  SeatMask bots = 0;  ///< seats that stay with bots
  std::function<bool(const Driver&)> reached;
  std::function<void(PlayScreen&)> pose;  ///< what people do there before the picture
  std::uint64_t seed = 11;
  std::string event{};  ///< the move that brought the position is shown, up to this moment
};

/// The first seats with names; `bots` among them.
std::vector<SeatInfo> tour_people(int seats, SeatMask bots);
/// At this prompt, from this turn on.
std::function<bool(const Driver&)> at_prompt(std::string id, int turn);
std::function<bool(const Driver&)> round_won(std::string side, int round);
bool match_over(const Driver&);
/// Whether somebody who is asked holds so many cards.
bool somebody_holds(const Driver&, int cards);
/// The awaited seat with most cards looks at its private view.
void look_in(PlayScreen&, PlayScreen::Purpose);
/// The table as it is shown that event, the first of a match from this turn on.
TourPosition moment_of(const std::string& event, int players, Options, int turn = 0);

/// These positions once more with the player aid open.
void add_aids(std::vector<TourPosition>&, std::initializer_list<std::string_view> names);

/// The positions of a game, its expansions' among them.
std::vector<TourPosition> positions_of(std::string_view game);

}  // namespace prowl::ui
