#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "prowl/rules/game.hpp"

namespace prowl::nostromo {

/// What one seat reads off its view before it decides.
class NostromoFacts {
 public:
  explicit NostromoFacts(const View& v) : v_(v), s_(v.masked) {}

  int eggs() const { return get(s_, R::eggs); }
  int holds(Kind card) const { return count_kind(s_, hand_of(v_.seat), card); }
  int my_kinds() const { return kinds_in_hand(s_, v_.seat); }
  int hand_size(Seat who) const { return count(s_, hand_of(who)); }
  /// Could some living crew seat hold all five elements?
  bool escape_threat() const;
  bool android() const { return is_android(s_, v_.seat); }
  bool unmasked() const { return is_unmasked(s_, v_.seat); }
  bool two_players() const { return nostromo::two_players(s_); }
  bool lies_in(Kind object, Zone room) const { return find_piece(s_, room, object) >= 0; }
  bool i_hold(Kind object) const { return lies_in(object, held_by(v_.seat)); }
  /// A coin that keeps its side through one placement, from what only this seat knows well.
  bool together_this_turn() const;
  /// My characters, or decoys, that I have planned for a room in this placement.
  int people(Zone room) const { return planned(room, is_character); }
  int decoys(Zone room) const { return planned(room, is_decoy); }
  /// Face-down tokens of a room.
  int backs(Zone room) const { return count_kind(s_, room, Kind::hidden); }
  /// The Alien may only use the airlocks on its next move and can't stand in `room` after it.
  bool out_of_reach(Zone room) const;
  /// Cards that can still be drawn before the deck ends the round.
  int cards_left() const;

 private:
  int planned(Zone room, bool (*sort)(Kind)) const;

  const View& v_;
  const State& s_;
};

}  // namespace prowl::nostromo
