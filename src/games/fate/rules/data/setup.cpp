#include <algorithm>

#include <fmt/format.h>

#include "games/fate/rules/fate.hpp"
#include "games/fate/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::fate {

namespace {

constexpr std::array<FlagOption, 8> kFlags = {{
    {"ash", "on", "off", kAsh},
    {"directors_cut", "on", "off", kDirectorsCut},
    {"loss_per_crew", "on", "off", kLossPerCrew},
    {"self_destruct_strict", "on", "off", kStrictCountdown},
    {"reducers_exclusive", "on", "off", kExclusive},
    {"reducer_must_be_affected", "on", "off", kAffectedOnly},
    {"any_carrier", "on", "off", kAnyCarrier},
    {"ladder_adjacent", "off", "on", kLadderApart},
}};

Pick pick_of(const std::string& value) {
  if (value == "random") return Pick::random;
  return value == "fixed" ? Pick::fixed : Pick::chosen;
}

Result<void> check_crew(const RuleSet& rules, const Options& options, int seats) {
  const int alone = option_number(rules, options, "solo_crew");
  if (seats > 1 && alone > 1)
    return fail(ErrorCode::bad_option, "solo_crew", "only a single player can play several crew members");
  const int crew = seats == 1 ? alone : seats;
  if (const int first = option_number(rules, options, "first"); first > crew)
    return fail(ErrorCode::bad_option, "first",
                say("there is no crew member {} in the order of turns; there are {}", first, crew));
  return {};
}

void store_options(State& s, const RuleSet& rules, const Options& options) {
  set(s, R::flags, flags_of(rules, options, kFlags));
  set(s, R::pick, static_cast<int>(pick_of(option_value(rules, options, "crew_pick"))));
  set(s, R::first, option_number(rules, options, "first"));
  set(s, R::slots, s.seats == 1 ? option_number(rules, options, "solo_crew") : s.seats);
}

Zone place_before(Kind k) {
  if (is_card(k)) return zones::deck;
  if (is_objective(k)) return zones::objective_deck;
  if (is_mission(k)) return zones::mission_deck;
  if (is_token(k)) return zones::stack;
  if (is_item(k)) return zones::supply;
  return k == kinds::scrap ? zones::scrap_pile : zones::box;
}

void add_pieces(State& s, const RuleSet& rules) {
  const Catalogue& c = rules.catalogue;
  for (int i = 1; i < static_cast<int>(c.kinds.size()); ++i) {
    const Kind k = kind(i);
    const int n = copies_of(data_of(rules), k);
    const bool face_down = c.kinds[static_cast<std::size_t>(i)].back != Back{};
    for (int copy = 0; copy < n; ++copy) add_piece(c, s, k, place_before(k), face_down ? kNobody : kEveryone);
    if (is_token(k) || is_card(k)) note_copies(s, k, n);
  }
}

}  // namespace

int copies_of(const Data& d, Kind k) {
  if (is_item(k)) return d.items[static_cast<std::size_t>(item_id(k))].copies;
  if (is_token(k)) return d.token_copies[static_cast<std::size_t>(index(k) - index(kinds::safe))];
  if (is_card(k)) return d.card_copies[static_cast<std::size_t>(index(k) - index(kinds::first_card))];
  if (k == kinds::scrap) return d.scrap;
  if (k == kinds::coolant) return d.coolant;
  return k == kinds::countdown ? d.countdown : 1;
}

State blank_table(const RuleSet& rules, int seats) {
  State s;
  s.seats = static_cast<std::uint8_t>(seats);
  for (const R r : {R::countdown, R::holder, R::side, R::how}) set(s, r, -1);
  for (int slot = 0; slot < kCrew; ++slot) set(s, at(R::first_slot, slot), -1);
  add_pieces(s, rules);
  return s;
}

std::vector<KnownOption> known_options() {
  std::vector<KnownOption> known = {
      {"crew_pick", {"choose", "random", "fixed"}}, {"first", {}, {0, kCrew}}, {"solo_crew", {}, {1, kCrew}}};
  know_flags(known, kFlags);
  return known;
}

Result<State> setup(const RuleSet& rules, const Options& options, int seats) {
  if (auto ok = check_crew(rules, options, seats); !ok) return tl::unexpected(ok.error());
  State s = blank_table(rules, seats);
  store_options(s, rules, options);
  push_frame(s, Frame{static_cast<std::uint16_t>(Step::crew)});
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, s, sink};
  kSteps.run(flow);
  return s;
}

}  // namespace prowl::fate
