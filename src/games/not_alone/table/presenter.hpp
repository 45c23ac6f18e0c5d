#pragma once
#include <array>

#include "games/not_alone/rules/data/facts.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "table/presenter.hpp"

namespace prowl::ui::not_alone {

namespace rules = prowl::not_alone;
using rules::Effect;
using rules::R;

/// Places of a planet; those of the second row are also in the reserve.
inline constexpr int kPlaces = 10, kNear = kPlaces / 2, kMostWill = 3;

/// A picture of Sanctuary.
inline std::string city_art(std::string_view name) { return "not_alone/sanctuary/" + std::string(name); }
/// In the order in which they are shown.
inline constexpr std::array<Kind, 3> kTokens = {rules::kinds::creature, rules::kinds::artemia, rules::kinds::target};

/// Where a Hunted is from the reveal to the end of the turn.
struct Spot {
  int place = -1;  ///< 0 the Lair … 9; -1: nowhere known
  bool resolved = false;
};

/// What the parts of the presenter share; all of it from public counters and the viewer's own view. A Place is a number
/// from 0 to 9, its position on the planet of this match; the sets in the counters are translated here.
struct Planet : Presented {
  int reg(R r) const { return rules::get(s(), r); }
  int will(Seat who) const { return rules::will(s(), who); }
  bool in_force(Effect e) const { return rules::in_force(s(), e); }
  bool seat_in(R set, Seat who) const { return rules::has_seat(s(), set, who); }
  bool in_set(rules::Places set, int place) const { return rules::contains(set, place_kind(place)); }
  bool place_in(R set, int place) const { return in_set(reg(set), place); }
  /// Sanctuary is played, with its city; a match of either kind has Avatars.
  bool city() const { return rules::has_city(s()); }
  Seat creature() const { return rules::creature_seat(s()); }
  bool hunted(Seat who) const { return who != creature(); }
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
  Zone zone_of(std::string_view group, Seat who) const { return ui::zone_of(f.rules->catalogue, group, who); }
  int count_of(std::string_view group, Seat) const;
  /// Places of a seat's zone that the viewer can read, as a set of positions; `hidden` counts the others.
  int open_places(std::string_view group, Seat, int& hidden) const;
  /// Those that lie open to everybody.
  int public_places(std::string_view group, Seat) const;
  /// The Creature token, or what stands for another one, catches the seat on that Place.
  bool catches(Seat who, int place) const { return rules::is_caught_at(s(), who, place_zone(place)); }
  /// Will that a catch on these Places costs.
  int catch_loss(const std::vector<int>& places) const;
  /// Neither a power nor a Place taken back there this turn (5.1).
  bool ineffective(int place) const { return rules::is_ineffective(s(), place_zone(place)); }
  /// An open card with its words.
  CardView card(const Piece&) const;
};

/// What the Creature step is about to do: whom it catches, and how far the counter moves for it.
struct Catch {
  std::vector<Seat> who;
  int steps = 0;
};
Catch about_to_catch(const Planet&);

void present_planet(const Planet&);
void present_race(const Planet&);
void present_seats(const Planet&);
void present_facts(const Planet&);
/// What is at stake in what is asked. Precondition: places, seats and facts are there.
void present_headline(const Planet&);
/// What the city offers whoever is on turn goes with what is asked.
void word_city(const Planet&);
/// Sanctuary: the city, its board, Survivors, Avatars, Evolutions.
void present_city(const Planet&);
void present_cast(const Planet&);
/// What is the viewer's own: hands, details of cards, tokens to put down.
void present_own(const Planet&);
/// A fact beside a card: what it is about, what comes of it.
PanelRow fact_row(std::string icon, std::string colour, std::string text, std::string sub = {});
/// The legal options in words, with what they bring.
void present_choices(const Planet&);

/// What decides the match, large, as it happens; and the events that are shown so.
void present_moment(const Planet&);
extern const std::span<const MomentSpec> kMoments;
extern const std::span<const DecidingSpec> kDeciding;

/// All of it: GameTable::present.
void present(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

}  // namespace prowl::ui::not_alone
