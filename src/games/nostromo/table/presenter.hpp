#pragma once
#include "table/presenter.hpp"

namespace prowl::ui::nostromo {

/// What the parts of the presenter share.
struct Deck : Presented {
  bool bit_of(std::string_view name, int i) const { return ((reg(name) >> i) & 1) != 0; }
  int players() const { return f.view.masked.seats; }
  bool two() const { return players() == 2; }
  Seat alien() const { return seat(reg("alien_seat")); }
  Zone zone_named(std::string_view name) const { return zone(f.rules->catalogue.find_zone(name)); }
  /// Which seat a character or decoy belongs to; fixed by who is the Alien, so public.
  Seat owner(Kind) const;
  int character(Kind) const;
  /// Characters named by a mask of their numbers.
  std::vector<Kind> characters(int mask) const;
  /// The events since the last one of that name, itself first; empty when there is none since the last `after`.
  std::vector<Event> since(std::string_view name, std::string_view after) const;
};

void present_seats(const Deck&);
void present_reveal(const Deck&);
void present_visits(const Deck&);
void present_facts(const Deck&);
void present_stake(const Deck&);
void present_own(const Deck&);
/// When a round is over: roles, faces, final hands and the headline.
void present_end(const Deck&);

}  // namespace prowl::ui::nostromo
