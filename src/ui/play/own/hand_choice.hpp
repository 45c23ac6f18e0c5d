#pragma once
#include "ui/play/pointing.hpp"

namespace prowl::ui {

class PrivateStage;

/// What one seat chooses in private: pointing at the board, tokens of its tray, and cards of its hand.
class HandChoice {
 public:
  HandChoice(PrivateStage&, Session&);

  void offer(Seat, ActionList);
  void clear() { pointing_.clear(); }
  bool picked() const { return !pointing_.picks().empty(); }
  void add_to(TableActs&, const TableView&);

  // --- tokens
  /// The picked one in the tray, or below 0.
  int token() const { return token_; }
  void pick_token(const TableView&, int nth);
  /// The first that may be put somewhere is picked up by itself.
  void next_token(const TableView&);

  // --- cards
  /// Position in the hand of the card whose details are shown; below 0: nobody has chosen yet.
  int card() const { return card_; }
  void choose_card(int nth) { card_ = nth; }
  /// The chosen card stays the same one, or is gone.
  void hand_changed(const std::vector<PieceView>& before, const std::vector<PieceView>& now);
  /// What can be taken back happens at once; what is final is only shown, larger at the second press.
  void press_card(const TableView&, int nth);
  /// Whether pointing at the card leads on.
  bool means(const PieceView&) const;
  /// The same, from what was pointed at before.
  bool goes_on(const PieceView&) const;
  /// Why it can't be played now; without a reason: it can, or it is not for playing.
  LockedView why_not_card(const TableView&, const PieceView&) const;
  /// What the card that is shown would do for good.
  std::optional<Action> shown_action(const TableView&) const;

 private:
  bool listed(const TableView&, const Action&) const;
  std::vector<OptionRow> rows(const TableView&);
  bool laid_row(const TableView&, const Action&, OptionRow&);
  void dropped(const TableView&, const std::string& id, const Picks& means);
  std::optional<Action> card_action(const PieceView&) const;
  bool exchange(const TableView&, const PieceView&);
  void take_up(const TableView&, const PieceView&);
  const FanLook* fan_of(const TableView&, const PieceView&) const;
  int fan_verb(const FanLook&) const;
  bool lies(const TableView&, const FanLook*) const;
  const VerbSpec& verb(int v) const { return session_.rules().catalogue.verbs[static_cast<std::size_t>(v)]; }

  PrivateStage& stage_;
  Session& session_;
  Pointing pointing_;
  int token_ = -1, card_ = -1;
};

}  // namespace prowl::ui
