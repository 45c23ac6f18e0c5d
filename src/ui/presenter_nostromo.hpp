#pragma once
#include "presenter.hpp"

namespace prowl::ui::nostromo {

/// What the parts of the presenter share.
struct Deck {
  const TableFacts& f;
  const TableLayout& l;
  const Describe& d;
  const Texts& texts;
  TableView& t;

  int reg(std::string_view name) const { return reg_of(f, name); }
  bool bit_of(std::string_view name, int i) const { return ((reg(name) >> i) & 1) != 0; }
  std::string tr(std::string_view key, const Args& args = {}) const { return texts.tr("match.nostromo." + std::string(key), args); }
  std::string trn(std::string_view key, long long n, Args args = {}) const { return texts.trn("match.nostromo." + std::string(key), n, std::move(args)); }
  std::string_view event(const Event& e) const { return f.rules->catalogue.events[e.what].name; }
  const std::string& kind_name(Kind k) const { return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].name; }
  const std::string& group(Kind k) const { return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].group; }
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
