#pragma once
#include <functional>

#include "ui/play/session.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {

/// The end of a round or of the match: what everybody was and held, what it is worth, and how to go on.
class ScoreStage {
 public:
  explicit ScoreStage(Session& session) : session_(session) {}

  /// Without `ways` on, it is only looked at.
  void build(Builder&, bool ways = true);
  bool tick(int elapsed_ms);
  int wait_ms() const;

 private:
  bool goes_on_alone() const;
  float draw_buttons(Builder&);
  void open_replay(ReplayFrom);
  void rematch();

  Session& session_;
  int idle_ms_ = 0;
};

/// What a part of it is drawn from.
struct ScoreScene {
  Session& session;
  TableView t;
  std::vector<Seat> order;                        ///< the best first
  bool points = false;                            ///< where sides win or lose as one there is nothing to add up
  std::function<void(std::size_t event)> show{};  ///< what happened there; none: it is only looked at

  const TableFacts& facts() const { return session.facts(); }
  const TableLayout& layout() const { return session.layout(); }
  const SeatView* view(Seat) const;  ///< or nullptr
  bool won(Seat s) const { return has(facts().outcome.winners, s); }
};

/// In a small window the head grows with the texts.
float compact_scale(const Builder&);
// score_rows.cpp
void draw_score_heads(Builder&, Rect, const ScoreScene&);
void draw_score_row(Builder&, Rect, const ScoreScene&, int place, Seat);
void draw_score_card(Builder&, Rect, const ScoreScene&, const PieceView&);
// score_panels.cpp
void draw_score_match(Builder&, Rect, const ScoreScene&);
void draw_turning_points(Builder&, Rect, const ScoreScene&);
void draw_score_strip(Builder&, const ScoreScene&);

}  // namespace prowl::ui
