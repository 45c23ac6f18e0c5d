#pragma once
#include <functional>
#include <string>
#include <vector>

#include "ui/play/chooser.hpp"
#include "ui/play/session.hpp"

namespace prowl::ui {

/// Puts an action together from what somebody points at, in any order: a card, a token, places; and lists what can be
/// had as rows. Knows only what it is offered.
class Pointing {
 public:
  Pointing(Session& session, std::function<void(const Action&)> decide)
      : session_(session), decide_(std::move(decide)) {}

  /// What is chosen among from now on, and by whom. What was pointed at stays.
  void offer(Seat who, ActionList options);
  Seat who() const { return who_; }
  Chooser chooser() const { return {session_.rules().catalogue.verbs, options_}; }

  const Picks& picks() const { return picks_; }
  void hold(Picks picks) { picks_ = std::move(picks); }
  void clear() { picks_.clear(); }
  /// Goes on from what was pointed at; decides when one action is left.
  void point(const Picks& meanings);
  void decide(const Action&);

  /// Lights what can be pointed at; of the rest, why not. `first`: what has to be pointed at before any place, in
  /// words. `drop`: a thing was dropped on a place that means this.
  void light(TableActs&, const TableView&, const std::string& first,
             std::function<void(const std::string& id, const Picks&)> drop);
  /// An option in words, with the picture of what it is about; a press decides it.
  OptionRow row(const TableView&, const Action&);
  /// A press on what means this would carry out something for good.
  bool decides(const Picks& meanings) const;

 private:
  Refusal why_not(const PlaceView&, const ActionList& left) const;
  void word(const TableView&, const Action&, OptionRow&) const;

  Session& session_;
  std::function<void(const Action&)> decide_;
  Seat who_ = Seat::table;
  ActionList options_;
  Picks picks_;
};

/// The options that the presenter words, legal or not, in its order; then the rest.
std::vector<Action> in_order(const TableView&, const ActionList&);
/// A key that several rows have would do the first of them alone.
void drop_shared_keys(std::vector<OptionRow>&);
/// What can't be had now and why, as rows below the others; of one verb or of none.
void add_locked(std::vector<OptionRow>&, const TableView&, const std::string& verb);

}  // namespace prowl::ui
