#pragma once
#include <string>
#include <vector>

#include "ui/kit/kit.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/setup/board_preview.hpp"

namespace prowl::ui {

/// Who plays a match that is being set up, each as a row with its controls, and what that means for the curtain.
class SetupSeats {
 public:
  /// All of them outlive it.
  SetupSeats(AppContext&, const Game&, const RuleSet&, SetupPlan&, const BoardPreview&);

  /// Returns where it ends; rows grow with the room that `r` has.
  float draw(Builder&, Rect r);

 private:
  /// Where the parts of a row stand: its controls on one line beside a portrait, or on two.
  struct Spots {
    bool one_line = true;
    Rect portrait{}, badge{}, name{}, who{}, remove{}, words{};
  };
  Spots spots(Builder&, Rect) const;
  float row_height(Builder&, Rect area, float below) const;
  void row(Builder&, Rect, std::size_t);
  void look(Builder&, const Spots&, std::size_t);
  std::string seat_words(const Builder&, float width, const SeatInfo&, const SeatGlimpse&, const TextOpt&) const;
  void choose_player(std::size_t seat, int choice);
  void controls(Builder&, const Spots&, std::size_t);
  void add_buttons(Builder&, Rect);
  void remove_seat(std::size_t);
  void next_look(SeatInfo&);

  AppContext& ctx_;
  const Game& game_;
  const RuleSet& rules_;
  SetupPlan& plan_;
  const BoardPreview& preview_;
  std::vector<std::string> levels_;  ///< of bots, the weakest first
};

}  // namespace prowl::ui
