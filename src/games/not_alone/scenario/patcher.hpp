#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/not_alone/rules/steps/row.hpp"
#include "scenario/patch_reader.hpp"

namespace prowl::not_alone {

/// Sets up a table as the keys of a scenario's `given` say (tests/scenarios/README.md); errors are noted in the reader.
class Patcher {
 public:
  Patcher(Flow& f, PatchReader& in);
  void all();

 private:
  using json = nlohmann::json;

  /// The Places that a scenario names for one Hunted.
  struct Wish {
    std::vector<Kind> played;
    std::optional<Places> hand, discard;
    Places named = 0;
  };

  // --- patcher.cpp: seats, tracks and Places
  void opening();
  void seat_creature(Seat who);
  void collect();
  void read_phase();
  void read_wishes();
  void read_list(const char* key, std::optional<Places> Wish::*to);
  void read_hand(Seat who, const json& list, const std::string& place);
  void read_played();
  Seat hunted(const std::string& name, const std::string& place);
  /// The members under `key` that are Hunted; the Creature may stand there with nothing.
  void each_hunted(const char* key, const std::function<void(Seat, const json& value, const std::string& place)>& use);
  /// The Place of that name, noted as one of the seat's; hidden if it can't be.
  Kind claim(Seat who, const std::string& name, const std::string& place);
  /// A Place of this planet; hidden and noted if it is none.
  Kind place_named(const std::string& name, const std::string& place);
  void places();
  void deal_places(Seat who);
  void put_own(Seat who, Kind card, Zone to, SeatMask known);
  void reserve();

  // --- patcher_cards.cpp: Hunt and Survival cards, what they do this turn
  void cards();
  void take_card(const std::string& name, std::string_view group, Zone to, SeatMask known, const std::string& place);
  void pile(const char* key, std::string_view group, Zone to);
  void deck(const char* key, std::string_view group, Zone deck);
  /// As at the start of a match: to every seat whose hand no key names.
  void deal(Seat who, std::string_view group, Zone hand, int n, const char* deck_key);
  void deal_all();
  void effects();
  void each_effect(const char* key, const PatchReader::UseMember& use);
  void effect(const std::string& name, const json& value, const std::string& place);
  void do_deeds(Kind card, Kind copied, const json& value, const std::string& place);
  void do_deed(const Deed& deed, const json& value, const std::string& place);
  /// False where it can't be.
  bool lay_before(Kind card);
  /// The names in a list, as the catalogue has them.
  std::vector<std::string> named_in(const char* key);
  /// Whether `tokens` says that this one is on no Place.
  bool is_sent_home(Kind token);
  Places set_of(const json& value, const std::string& place, int most);
  void must_be_empty(const json& value, const std::string& place);

  // --- patcher_turn.cpp: tokens, positions, who has done what
  void tokens();
  void token(Kind token, const json& value, const std::string& place);
  void counters();
  void seat_sets();
  void pending();
  void resists();
  void grants();
  void start();
  void reveal_places();
  void positions();
  void resolved();
  void restrict_waiting();

  // --- sanctuary/scenario/patcher.cpp: the flying city, Survivors, Avatars, Evolutions
  /// The deck of a card at the start of a match; none for what lies in no deck.
  Zone home_of(Kind card) const;
  void collect_more();
  void city();
  void survivors();
  void held(const char* key, bool openly);
  void avatars();
  void evolutions();
  void developed(const char* key, bool in_force);
  /// How many Evolutions may lie there; a suppressed Metamorph keeps its place for one more.
  int most_developed() const;
  void spent();
  void more_facts();
  void target_role();
  void solidarity(const json& value, const std::string& place);
  void help(const json& value, const std::string& place);
  void deal_more();
  void more_decks();
  /// Cards of a deck that its key does not name, known to `known`.
  void deal_from(Zone deck, const char* deck_key, int n, Zone to, SeatMask known);

  Flow& f_;
  State& s_;
  PatchReader& in_;
  const StepRow* from_;
  std::array<Wish, kMostSeats> wishes_{};
  std::vector<Kind> laid_;  ///< Hunt cards that lie before the Creature already, their effects still to come
  int named_hands_ = 0;     ///< seats whose Hunt or Survival cards are named
};

/// Whether an Evolution is of the level of that deck or discard.
bool fits_pile(Kind card, Zone pile);

}  // namespace prowl::not_alone
