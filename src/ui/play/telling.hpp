#pragma once
#include <string_view>
#include <vector>

#include "ui/play/session.hpp"

namespace prowl::ui {

/// What just happened, before it is anybody's turn again: told moment by moment where the game wants it, and standing
/// until people go on where they should have seen it.
class Telling {
 public:
  explicit Telling(Session&);

  /// The match has come to where somebody decides: collects what there is to tell of the way there.
  void begin();
  /// The table waits: for the moments to pass, or for people to go on.
  bool waits() const { return waits_; }
  void wait() { waits_ = true; }
  /// The table has had time to read what happened up to now; caught_up(): everybody has seen it.
  void have_read() { read_ = session_.facts().view.events.size(); }
  void caught_up();
  /// Events have come that the table has not had time to read.
  bool has_news() const { return session_.facts().view.events.size() > read_; }
  /// Something happened that people should see before anybody goes on; not in the middle of what they decide together.
  bool pause_due() const;

  // --- moments
  bool on() const { return !moments_.empty(); }
  /// The last one stays until people go on.
  bool held() const { return on() && at_ + 1 == moments_.size() && pause_due(); }
  /// What is on the table: a moment, or what everybody knows now.
  const TableFacts& shown() const { return moments_.empty() ? session_.facts() : moments_[at_]; }
  /// The event of the moment on the table, or "".
  std::string_view event() const;
  std::size_t left() const { return moments_.size() - at_; }
  /// The next one. False after the last: the match goes on.
  bool next();
  /// At once to the last one, which stays if it must. False: nothing stays.
  bool skip();
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
  bool still() const;

  Session& session_;
  std::vector<TableFacts> moments_;
  std::size_t at_ = 0;  ///< the one on the table
  int shown_ms_ = 0;    ///< how long it has been there
  bool stepped_ = false, waits_ = false;
  std::size_t paused_at_ = 0;  ///< public events up to which people have seen what happened (MomentSpec::pause)
  std::size_t read_ = 0;       ///< public events that the table has had time to read
};

}  // namespace prowl::ui
