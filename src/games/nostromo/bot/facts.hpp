#pragma once
#include <array>
#include <vector>

#include "prowl/rules/game.hpp"

namespace prowl::ai {

/// The words of Nostromo as a bot needs them, looked up once by their notation names.
struct NostromoWords {
  explicit NostromoWords(const Catalogue&);

  const Catalogue* catalogue;
  Verb visit, pass, place, offer, confirm, play, take, decline, save, vote, leave;
  Kind vents, hide, airlocks, reorganise, draw, android, flamethrower, detector, alien;
  Zone armoury, command, computer, lair, hangar, deck, discard;
  Reg eggs, exhaustions, alien_seat, airlocks_now, eliminated, unmasked, turn;
  std::array<Kind, 5> cards{};
  std::vector<Zone> rooms;
  std::array<Zone, kMaxSeats> hands{}, homes{}, held{}, roles{};
};

/// What one seat reads off its view before it decides.
class NostromoFacts {
 public:
  NostromoFacts(const NostromoWords& w, const View& v) : w_(w), v_(v) {}

  int eggs() const { return reg(v_.masked, w_.eggs); }
  int holds(Kind card) const { return count_kind(v_.masked, my_hand(), card); }
  int my_kinds() const;
  int hand_size(Seat s) const { return count(v_.masked, w_.hands[static_cast<std::size_t>(index(s))]); }
  /// Could some living crew seat hold all five elements?
  bool escape_threat() const;
  bool android() const {
    return find_piece(v_.masked, w_.roles[static_cast<std::size_t>(index(v_.seat))], w_.android) >= 0;
  }
  bool unmasked() const { return (reg(v_.masked, w_.unmasked) & bit(v_.seat)) != 0; }
  bool two_players() const { return v_.masked.seats == 2; }
  bool lies_in(Kind object, Zone room) const { return find_piece(v_.masked, room, object) >= 0; }
  bool i_hold(Kind object) const { return lies_in(object, w_.held[static_cast<std::size_t>(index(v_.seat))]); }
  /// A coin that keeps its side through one placement, from what only this seat knows well.
  bool together_this_turn() const;
  /// My tokens of a group ("character", "decoy") that I have planned for a room in this placement.
  int planned(Zone room, std::string_view group) const;
  /// Face-down tokens of a room.
  int backs(Zone room) const;
  /// The Alien may only use the airlocks on its next move and can't stand in `room` after it.
  bool out_of_reach(Zone room) const;
  /// Cards that can still be drawn before the deck ends the round.
  int cards_left() const;

 private:
  Zone my_hand() const { return w_.hands[static_cast<std::size_t>(index(v_.seat))]; }

  const NostromoWords& w_;
  const View& v_;
};

}  // namespace prowl::ai
