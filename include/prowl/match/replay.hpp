#pragma once
#include <cstddef>
#include <vector>

#include "prowl/match/match.hpp"

namespace prowl {

/// Through whose eyes a match is looked at: the table's, a seat's, or, once it is over, with everything open.
struct Eyes {
  Seat seat = Seat::table;
  bool all = false;
  bool operator==(const Eyes&) const = default;
};

/// A match at any of its moments, to and fro, from keyframes. While it still runs it is the table's view alone.
class Replay {
 public:
  explicit Replay(Match);

  const Match& match() const { return match_; }
  bool over() const { return over_; }
  std::size_t length() const { return match_.length(); }  ///< moves
  std::size_t at() const { return at_; }
  /// Precondition: moves <= length().
  void go_to(std::size_t moves);

  /// What those eyes saw at this moment. Until the match is over every pair of eyes is the table's.
  View view(Eyes) const;
  Waiting waiting() const;
  Prompt prompt() const;
  Outcome outcome() const;

  /// Something that happened, and after how many moves.
  struct Told {
    Event event;
    std::size_t moves = 0;
  };
  /// The whole match, as those eyes may read it. Until the match is over every pair of eyes is the table's.
  std::vector<Told> history(Eyes) const;

 private:
  Eyes allowed(Eyes e) const { return over_ ? e : Eyes{}; }

  Match match_;
  bool over_;
  std::vector<State> keyframes_;       ///< before every kEvery-th move
  std::vector<std::size_t> moves_of_;  ///< of each event: how many moves there were when it had happened
  State state_;
  std::size_t at_ = 0;
};

}  // namespace prowl
