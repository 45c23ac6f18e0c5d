#include "games/not_alone/scenario/traces.hpp"

#include <algorithm>
#include <vector>

#include "games/not_alone/rules/steps/deeds.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

namespace {

using nlohmann::json;

bool is_told(const Deed& deed) {
  const Trace::What left = row_of(deed.op).leaves.what;
  // Seats and numbers have names of their own in `expect`, such as `dodging`.
  return left != Trace::nothing && left != Trace::number && left != Trace::seats;
}

bool is_left(const State& s, const Deed& deed) {
  const Trace& trace = row_of(deed.op).leaves;
  switch (trace.what) {
    case Trace::effect: return in_force(s, static_cast<Effect>(deed.n));
    case Trace::these_places: return (get(s, trace.reg) & trace.places) == trace.places;
    case Trace::pledge: return !promised(s).is_null();
    default: return get(s, trace.reg) != 0;
  }
}

Places chosen_places(const State& s, const Trace& trace) {
  const Places all = get(s, trace.reg);
  return trace.what == Trace::place ? all & -all : all;
}

void take_away(State& s, const Deed& deed) {
  const Trace& trace = row_of(deed.op).leaves;
  switch (trace.what) {
    case Trace::effect: return clear_bits(s, reg_of(static_cast<Effect>(deed.n)), bit_of(static_cast<Effect>(deed.n)));
    case Trace::these_places: return clear_bits(s, trace.reg, trace.places);
    case Trace::place:
    case Trace::two_places: return clear_bits(s, trace.reg, chosen_places(s, trace));
    case Trace::pledge: return forget_promises(s);
    default: return set(s, trace.reg, 0);
  }
}

json chosen(const StateWords& words, const State& s, const Deed& deed) {
  const Trace& trace = row_of(deed.op).leaves;
  json places = json::array();
  switch (trace.what) {
    case Trace::one_seat: return to_notation(seat(get(s, trace.reg) - 1));
    case Trace::pledge: return promised(s);
    case Trace::place:
    case Trace::two_places:
      each_place(chosen_places(s, trace), [&](Kind place) { places.push_back(words.name(place)); });
      return places;
    default: return {};
  }
}

/// Two cards may leave the same. Those that lie before the Creature have left theirs; a further one, which a Flashback
/// copied or which was discarded at once, is named for what they leave unexplained.
class Telling {
 public:
  explicit Telling(const StateWords& words) : words_(words), left_(words.s) {}

  json all() {
    const State& s = words_.s;
    // A card that names its Places leaves the others to one that chose.
    for (const bool chooses : {false, true})
      for (const int slot : slots(s, zones::hunt_played))
        if (const Kind card = piece(s, slot).kind; chooses_places(card) == chooses) tell(card, true);
    for (const int slot : slots(s, zones::hunt_discard)) tell(piece(s, slot).kind, false);
    for (int k = 1; k < kinds::count; ++k)
      if (is_hunt(kind(k)) || is_survival(kind(k))) tell(kind(k), false);
    return out_;
  }

 private:
  std::vector<Deed> told_deeds(Kind card) const {
    std::vector<Deed> deeds;
    if (card == Kind::hidden) return deeds;
    const std::vector<Deed>& all = data_of(words_.rules).card(card).deeds;
    std::copy_if(all.begin(), all.end(), std::back_inserter(deeds), is_told);
    return deeds;
  }
  bool chooses_places(Kind card) const {
    const std::vector<Deed> deeds = told_deeds(card);
    return std::any_of(deeds.begin(), deeds.end(),
                       [](const Deed& deed) { return takes_places(row_of(deed.op).leaves); });
  }

  void tell(Kind card, bool was_played) {
    const std::vector<Deed> deeds = told_deeds(card);
    const auto left_in = [](const State& s) { return [&s](const Deed& deed) { return is_left(s, deed); }; };
    if (deeds.empty() || !std::all_of(deeds.begin(), deeds.end(), left_in(words_.s))) return;
    if (!was_played && std::none_of(deeds.begin(), deeds.end(), left_in(left_))) return;
    json value;
    for (const Deed& deed : deeds) {
      if (value.is_null()) value = chosen(words_, is_left(left_, deed) ? left_ : words_.s, deed);
      take_away(left_, deed);
    }
    out_.push_back(value.is_null() ? json(words_.name(card)) : json{{words_.name(card), value}});
  }

  const StateWords& words_;
  State left_;  ///< what no card told so far explains
  json out_ = json::array();
};

}  // namespace

json promised(const State& s) {
  json all = json::array();
  for (int i = 0; i < kMostPromises; ++i)
    if (const Promise p = promise(s, i); is_player(p.helper))
      all.push_back({{to_notation(p.helper), to_notation(p.helped)}});
  return all.empty() ? json() : all.size() == 1 ? all.front() : all;
}

json cards_in_force(const StateWords& words) { return Telling(words).all(); }

}  // namespace prowl::not_alone
