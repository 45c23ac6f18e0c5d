#pragma once
#include "ui/play/pointing.hpp"

namespace prowl::ui {

/// What people choose before all eyes: a seat its open decision, or all together. Pointing at the board, verbs that
/// open their options, and ways that are walked.
class BoardChoice {
 public:
  explicit BoardChoice(Session&);

  /// Whether something is decided on the table now.
  bool open() const;
  /// Forgets what was pointed at.
  void restart();
  /// Whether something was pointed at, or a verb opened.
  bool begun() const { return !verb_.empty() || !walked_.empty() || !pointing_.picks().empty(); }
  /// The verb of TableView::verbs whose options are chosen among, or "".
  const std::string& verb() const { return verb_; }
  void open_verb(const std::string& id);
  /// Its operands light up on the board, and every option is a row. Precondition: open().
  void add_to(TableActs&, const TableView&);
  /// The way of the option that is pointed at in the list.
  void show_walks(Builder&, TableActs&, const TableView&) const;

 private:
  void offer(const TableView&);
  std::vector<Verb> pointed_verbs(const TableView&) const;
  ActionList of_verb(const TableView&) const;
  std::vector<OptionRow> rows(const TableView&, const ActionList&);
  bool listed(const Action&) const;
  void add_verbs(TableActs&, const TableView&);
  std::vector<const WalkView*> walks_left(const TableView&) const;
  void walk_to(const TableView&, Zone);
  void light_walks(TableActs&, const TableView&);
  void number_ends(TableActs&, const std::vector<const WalkView*>&) const;

  Session& session_;
  Pointing pointing_;
  std::string verb_;
  std::vector<Zone> walked_;  ///< places pointed at on the way of a walk
};

}  // namespace prowl::ui
