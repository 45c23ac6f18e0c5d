#pragma once
#include <vector>

#include "games/fate/rules/data/facts.hpp"
#include "games/fate/rules/data/lens.hpp"
#include "table/presenter.hpp"

namespace prowl::ui::fate {

using namespace prowl::fate;

/// Names the card that has so many below it and itself in the deck: it keeps the name when it is turned over.
constexpr std::uint64_t kDeck = 0x77200000;

/// What the parts of the presenter share; everything is public in this game but what lies face down for all.
struct Ship : Presented {
  const RuleSet& rules() const { return *f.rules; }
  int reg(R r) const { return get(s(), r); }
  Verb verb_named(std::string_view name) const {
    return static_cast<Verb>(std::max(0, f.rules->catalogue.find_verb(name)));
  }

  /// The table is shown what happens, a moment at a time: nobody is asked.
  bool telling() const { return prompt().empty() && !f.outcome.over; }
  /// What happened last; precondition: telling().
  const Event& last() const { return f.view.events.back(); }
  /// The crew in the order of turns; Kind::hidden while a place is still free.
  std::vector<Kind> crew() const;
  Kind active() const;
  Seat seat_of(Kind crew) const;
  Zone at(Kind crew) const { return is_crew(crew) ? crew_at(s(), crew_id(crew)) : Zone::none; }
  Zone alien() const { return alien_at(s()); }
  Zone ash() const { return ash_at(s()); }
  Zone bag(Kind crew) const { return is_crew(crew) ? bag_of(crew_id(crew)) : Zone::none; }
  bool holds(Kind crew, Kind thing) const { return find_piece(s(), bag(crew), thing) >= 0; }
  int scrap(Kind crew) const { return count_kind(s(), bag(crew), kinds::scrap); }
  /// Objectives of this match, met or not, in a fixed order.
  std::vector<Kind> objectives() const;
  bool met(Kind objective) const;
  /// Encounter cards that may still lie in the deck, one entry each.
  std::vector<Kind> deck() const;
  PlaceView* place(Zone) const;
};

/// What the cards left can do to the crew as they stand.
struct Odds {
  int cards = 0, reach = 0, worst = 0;  ///< cards left, those that bring the Alien to crew, the most Morale that one of
                                        ///< them takes
};
Odds odds_of(const Ship&, const State&);
/// One less for the crew's Flashlight, if it has one.
int lit_loss(const Ship&, const State&, int loss);
/// Morale that a card takes when the Alien reaches crew, or 0 where it would not.
int loss_of(const Ship&, const State&, Kind card);

void present_board(const Ship&);
void present_threat(const Ship&);
void present_crew(const Ship&);
void present_course(const Ship&);
void present_goals(const Ship&);
void present_card(const Ship&);
void present_verbs(const Ship&);
void present_decisions(const Ship&);
void present_end(const Ship&);

/// What decides the match, large, as it happens; and the events that are shown so.
void present_moment(const Ship&);
extern const std::span<const MomentSpec> kMoments;
extern const std::span<const DecidingSpec> kDeciding;

/// All of it: GameTable::present.
void present(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

}  // namespace prowl::ui::fate
