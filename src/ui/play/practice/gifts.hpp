#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "prowl/ai/review.hpp"
#include "ui/play/session.hpp"

namespace prowl::ui {

/// The best that a seat could have done, by what it saw, and what it did.
struct Gift {
  Action best{}, taken{};
  double could = 0, did = 0;  ///< worth of both: 0 lost, 1 won
  std::size_t at = 0;         ///< the match's moves before it
  double lost() const { return could - did; }
};

/// Thinks a seat's choices over again, one after another on another thread, and finds where most was given away: all
/// quickly, then in each turn the one where most was lost as hard as a hint does, whose word goes.
class Gifts {
 public:
  Gifts(const Session&, const std::vector<TurnReview>&);
  ~Gifts();
  Gifts(const Gifts&) = delete;
  Gifts& operator=(const Gifts&) = delete;

  /// True: there is more to tell.
  bool tick();
  bool done() const { return sure_ && next_ == todo_.size() && !job_; }
  /// Whether of this turn there is nothing left to say.
  bool done(std::size_t turn) const;
  /// Of one turn: what was given away in its worst choice.
  double lost(std::size_t turn) const { return worst(turn) != nullptr ? worst(turn)->lost() : 0; }
  const Gift* worst(std::size_t turn) const;
  /// The turn in which most was given away, once all are thought over.
  std::optional<std::size_t> turning_point() const;

 private:
  struct Todo {
    std::size_t turn = 0;
    TurnReview::Choice choice;
  };
  struct Worst {
    Todo of;
    std::optional<Gift> gift;  ///< none: thought over again nothing was given away
  };
  void begin();
  void keep(const Todo&, std::optional<Gift>);
  void make_sure();

  const Session& session_;
  std::vector<Todo> todo_;
  std::size_t next_ = 0;
  bool sure_ = false;  ///< the quick ones are done
  std::shared_ptr<Thinking> job_;
  std::vector<std::optional<Worst>> worst_;  ///< of each turn
};

/// A bot of this level at work on a view, here where the window draws no frames meanwhile.
std::shared_ptr<Thinking> think_over(const Session&, View, const std::string& level);
std::shared_ptr<Thinking> think_over(const Session&, View, std::shared_ptr<Bot>);

}  // namespace prowl::ui
