#pragma once
#include "games/not_alone/rules/data/facts.hpp"
#include "table/presenter.hpp"

namespace prowl::ui::not_alone {

/// Places of a planet; those of the second row are also in the reserve.
inline constexpr int kPlaces = 10, kNear = kPlaces / 2;

/// Where a Hunted is from the reveal to the end of the turn.
struct Spot {
  int place = -1;  ///< 0 the Lair … 9; -1: nowhere known
  bool resolved = false, suffered = false;
};

/// What the parts of the presenter share; all of it from public counters and the viewer's own view. A Place is a number
/// from 0 to 9, its position on the planet of this match; the sets in the counters are translated here.
struct Planet : Presented {
  using Presented::reg;
  int reg(std::string_view name, Seat s) const {
    return reg_of(f, std::string(name) + "_p" + std::to_string(index(s) + 1));
  }
  bool seat_in(std::string_view set, Seat s) const { return ((reg(set) >> index(s)) & 1) != 0; }
  bool in_set(int set, int place) const { return (set & prowl::not_alone::place_bit(place_kind(place))) != 0; }
  bool place_in(std::string_view set, int place) const { return in_set(reg(set), place); }
  /// A bit of `effects`, by its place in the rules data.
  bool effect(int bit) const { return ((reg("effects") >> bit) & 1) != 0; }
  /// Sanctuary is played, with its city; a match of either kind has Avatars.
  bool city() const { return reg("sanctuary_at") != 0 || reg("defence_start") != 0; }
  Seat creature() const { return seat(reg("creature")); }
  bool hunted(Seat s) const { return s != creature(); }
  Kind place_kind(int place) const {
    return place >= 0 && place < static_cast<int>(t.places.size()) ? t.places[static_cast<std::size_t>(place)].kind
                                                                   : Kind::hidden;
  }
  Zone place_zone(int place) const {
    return place >= 0 && place < static_cast<int>(t.places.size()) ? t.places[static_cast<std::size_t>(place)].zone
                                                                   : Zone::none;
  }
  std::string place_name(int place) const { return d.kind(place_kind(place)); }
  bool is(int place, std::string_view name) const {
    return place_kind(place) != Kind::hidden && kind_name(place_kind(place)) == name;
  }
  /// The position of the Place that a card stands for: "jungle" and "jungle_p2" are 1. -1 for any other card.
  int place_of(Kind) const;
  int place_at(Zone) const;
  std::vector<Spot> spots(Seat) const;
  Zone zone_of(std::string_view group, Seat s) const { return ui::zone_of(f.rules->catalogue, group, s); }
  int count_of(std::string_view group, Seat s) const;
  /// Places of a seat's zone that the viewer can read, as a set of positions; `hidden` counts the others.
  int open_places(std::string_view group, Seat s, int& hidden) const;
  /// Those that lie open to everybody.
  int public_places(std::string_view group, Seat s) const;
  /// The Creature token, or what stands for another one, catches the seat on that Place.
  bool catches(Seat s, int place) const { return prowl::not_alone::is_caught_at(f.view.masked, s, place_zone(place)); }
  /// Will that a catch on these Places costs.
  int catch_loss(const std::vector<int>& places) const;
  /// Neither a power nor a Place taken back there this turn (5.1).
  bool ineffective(int place) const { return prowl::not_alone::is_ineffective(f.view.masked, place_zone(place)); }
  /// An open card with its words.
  CardView card(const Piece&) const;
};

/// Bits of the counter "effects".
enum Effect : int {
  kDespair,
  kNoHunt,
  kSmokescreen,
  kFierceness,
  kInterference,
  kPersecution,
  kMutation,
  kVirus,
  kClone,
  kMirage,
  kScream,
  kToxin,
  kWideTarget,
  kStasis
};

void present_planet(const Planet&);
void present_race(const Planet&);
void present_seats(const Planet&);
void present_facts(const Planet&);
/// Sanctuary: the city, its board, Survivors, Avatars, Evolutions.
void present_city(const Planet&);
void present_cast(const Planet&);
/// What is the viewer's own: hands, details of cards, tokens to put down.
void present_own(const Planet&);
/// A fact beside a card: what it is about, what comes of it.
PanelRow fact_row(std::string icon, std::string colour, std::string text, std::string sub = {});
/// The legal options in words, with what they bring.
void present_choices(const Planet&);

}  // namespace prowl::ui::not_alone
