#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "ai/matrix.hpp"
#include "games/not_alone/rules/data/lens.hpp"

/// The duel of one Hunted and the Creature without cards (preset na1), small enough to be solved exactly: discards are
/// open, so nothing is hidden but the Place that was just laid down, and every turn is a game of its own in which both
/// choose at once. A test holds this model to the rules of the engine.
namespace prowl::not_alone::duel {

/// Where a turn begins. Places are those of lens.hpp, the base ten.
struct Spot {
  std::int16_t hand = 0, discard = 0;
  std::int8_t will = 0, rescue = 0, assimilation = 0;
  bool marker = false;
  bool operator==(const Spot&) const = default;
};

/// What may come of something. Never more than these: two of nine discards, or one, or a power without them.
class Spots {
 public:
  void push_back(const Spot& s) { some_[static_cast<std::size_t>(n_++)] = s; }
  bool empty() const { return n_ == 0; }
  const Spot* begin() const { return some_.data(); }
  const Spot* end() const { return some_.data() + n_; }

 private:
  std::array<Spot, 64> some_;
  int n_ = 0;
};

inline constexpr int kMostRescue = 13, kMostAssimilation = 7;

/// Is this the reduced duel, of a size that can be solved?
bool is_duel(const State&);
Spot read(const State&);
Seat prey_of(const State&);
/// Where the duel of this table began.
Spot start_of(const State&);

/// What can be chosen instead of laying down a Place: Resist and Give Up. The turn goes on from there.
Spots recoveries(const Spot&);
/// The Creature's tokens on two Places; `touch` is 0 while Artemia is not on the planet.
struct Tokens {
  Kind creature{}, artemia{};
};
/// All that differ in what they do; without Places that the Hunted can't be on, but one.
std::vector<Tokens> tokens_of(const Spot&);
bool has_artemia(const Spot&);

/// What becomes of the next turn. One where the Hunted has no choice.
Spot caught(const Spot&, Kind place);
Spots touched(const Spot&, Kind place);
Spots free(const Spot&, Kind place, Kind token);
/// Whether the token bears on what a free Hunted may do there: the Lair copies.
inline bool copies(Kind place) { return place == kinds::lair; }

/// A number for every Spot of a duel that begins with at most so much.
std::size_t number_of(const Spot&);
Spot spot_of(std::size_t);
std::size_t numbers();

}  // namespace prowl::not_alone::duel
