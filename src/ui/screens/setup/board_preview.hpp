#pragma once
#include <map>
#include <optional>
#include <string>

#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {

/// What can be said of a seat before the match: nothing that only its player would know.
struct SeatGlimpse {
  std::string portrait;  ///< of whom it plays, where that is settled
  std::string words;
  std::string more{};  ///< the same with what they are good at, where there is room
  bool hunter = false;
};

/// What everybody will see when a match of this plan starts: the board of any game, or why the engine refuses the plan.
class BoardPreview {
 public:
  explicit BoardPreview(AppContext& ctx, const Game& game) : ctx_(ctx), game_(game) {}
  /// Starts the match apart, when the plan or the seed has changed, and keeps only the spectator's table of it.
  /// `fault`: what already stands in its way.
  void update(const SetupPlan&, std::uint64_t seed, const std::string& fault);
  /// Empty when the plan is good.
  const std::string& problem() const { return problem_; }
  void draw(Builder&, Rect);
  SeatGlimpse glimpse(std::size_t seat) const;

 private:
  float race(Builder&, Rect, const TableView&);

  AppContext& ctx_;
  const Game& game_;
  std::string made_of_, problem_;
  std::optional<TableLayout> layout_;
  std::optional<TableView> table_;
  SeatMask chose_ = 0;  ///< seats that will choose for themselves what stands here as an example
  HullCache hull_;
};

}  // namespace prowl::ui
