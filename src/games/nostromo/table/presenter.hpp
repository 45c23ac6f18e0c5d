#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "table/presenter.hpp"

namespace prowl::ui::nostromo {

using namespace prowl::nostromo;

/// What the parts of the presenter share.
struct Deck : Presented {
  int reg(R r) const { return get(s(), r); }
  bool seat_in(R set, Seat who) const { return has_bit(s(), set, index(who)); }
  int players() const { return s().seats; }
  bool two() const { return players() == 2; }
  Seat alien() const { return alien_seat(s()); }
  /// Which seat a character or decoy belongs to; fixed by who is the Alien, so public.
  Seat owner(Kind token) const { return owner_of(s(), token); }
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
/// What being caught means for a character, as far as whoever looks may know; R52 to R55.
std::string caught(const Deck&, Kind character);
/// The android's, and known to be; nobody dies then.
bool is_spared(const Deck&, Kind character);
/// What is at stake in what is asked.
void present_headline(const Deck&);
void present_own(const Deck&);
/// What can be done, and what it brings and costs.
void present_choices(const Deck&);
void present_reading(const Deck&);
/// When a round is over: roles, faces, final hands and the headline.
void present_end(const Deck&);

/// What decides the match, large, as it happens; and the events that are shown so.
void present_moment(const Deck&);
extern const std::span<const MomentSpec> kMoments;
extern const std::span<const DecidingSpec> kDeciding;

/// All of it: GameTable::present.
void present(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

}  // namespace prowl::ui::nostromo
