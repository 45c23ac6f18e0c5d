#pragma once
#include "prowl/match/replay.hpp"
#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// A match that is looked at, moment by moment.
class Film {
 public:
  Film(Match, std::shared_ptr<const RuleSet>);

  const Replay& replay() const { return replay_; }
  const Match& match() const { return replay_.match(); }
  const std::shared_ptr<const RuleSet>& rules() const { return rules_; }
  Eyes eyes() const { return eyes_; }
  /// Precondition: the match is over, or they are the table's.
  void look_through(Eyes);

  /// A moment: something new can be seen there.
  struct Stop {
    std::size_t moves = 0, events = 0;  ///< so far
    int turn = 0;                       ///< 0: nobody knows
  };
  const std::vector<Stop>& stops() const { return stops_; }
  /// The first at which that event has happened.
  std::size_t stop_of(std::size_t event) const;
  std::size_t at() const { return at_; }
  bool at_end() const { return at_ + 1 == stops_.size(); }
  void go_to(std::size_t stop);

  /// Where a turn begins, or what decided the match.
  struct Mark {
    std::size_t stop = 0, event = 0;
    int turn = 0, round = 0;  ///< round: a new one begins here; 0: none
    std::optional<Event> decided{};
    int times = 1;
  };
  const std::vector<Mark>& marks() const { return marks_; }

  /// What those eyes see now; no options.
  TableFacts facts() const { return facts(eyes_); }
  TableFacts facts(Eyes) const;

 private:
  void find_stops();
  bool shows_more();
  void find_marks();

  Replay replay_;
  std::shared_ptr<const RuleSet> rules_;
  Eyes eyes_;
  std::vector<Replay::Told> told_;
  std::vector<Stop> stops_;
  std::vector<Mark> marks_;
  std::size_t at_ = 0;
};

/// What people do with it.
struct FilmActs {
  bool playing = false;
  std::function<void(std::size_t stop)> go;
  std::function<void()> play, play_on;
  std::function<void(Eyes)> look;
};
/// The strip below the table: the time line and all buttons. Its height, and itself.
float film_bar_height(const Builder&);
void draw_film_bar(Builder&, Rect, AppContext&, const Film&, const FilmActs&);
/// What those whose eyes one looks through hold: a strip of that height, 0 when there is nothing.
float film_hands_height(const Builder&, const Film&, const TableLayout&);
void draw_film_hands(Builder&, Rect, AppContext&, const Film&, const TableLayout&);

}  // namespace prowl::ui
