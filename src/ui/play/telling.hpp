#pragma once
#include <string_view>
#include <vector>

#include "ui/play/session.hpp"

namespace prowl::ui {

/// What just happened, before it is anybody's turn again: one sequence that plays by itself, moment by moment, at the
/// pace chosen. It can be paused, and one press skips it; only who wants that goes on from its end themselves.
class Telling {
 public:
  explicit Telling(Session&);

  /// The match has come to where somebody decides, or bots go on: collects what there is to tell of the way there.
  void begin();
  /// The table stands as it is for a moment, to be read.
  void linger();
  /// The table has had time to read what happened up to now.
  void have_read() { read_ = session_.facts().view.events.size(); }
  /// Events have come that the table has not had time to read.
  bool has_news() const { return session_.facts().view.events.size() > read_; }

  // --- moments
  bool on() const { return !moments_.empty(); }
  /// The last one stays until people go on, because they want it so.
  bool held() const;
  /// What is on the table: a moment, or what everybody knows now.
  const TableFacts& shown() const { return moments_.empty() ? session_.facts() : moments_[at_]; }
  /// The event of the moment on the table, or "".
  std::string_view event() const;
  std::size_t left() const { return moments_.size() - at_; }
  /// The next one. False after the last: the match goes on.
  bool next();
  void drop() { moments_.clear(); }
  /// Each stays until next(), for a robot too.
  void step(bool on) { stepped_ = on; }
  bool stepped() const { return stepped_; }
  /// Time passes; true when the next moment is due.
  bool tick(int elapsed_ms);
  int wait_ms() const;

 private:
  const MomentSpec* spec_of(const Event&) const;
  void witness(const View&);
  void begin_moments();
  int length() const;
  void sound() const;
  bool still() const;

  Session& session_;
  std::vector<TableFacts> moments_;
  std::size_t at_ = 0;  ///< the one on the table
  int shown_ms_ = 0;    ///< how long it has been there
  bool stepped_ = false;
  std::size_t read_ = 0;  ///< public events that the table has had time to read
};

}  // namespace prowl::ui
