#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::not_alone {

namespace {

constexpr std::string_view kCity = "sanctuary";
constexpr std::array<FlagOption, 15> kFlags = {{
    {"expert", "yes", "no", kExpert},
    {"tokens", "may", "must", kMayLeaveTokens},
    {"strike_back", "shown", "hidden", kShowStrikeBack},
    {"zero_will", "discard", "all", kPlayedStays},
    {"fierceness", "place", "hunted", kFiercePlace},
    {"dead_copy", "refused", "allowed", kNoDeadCopy},
    {"force_field", "printed", "strict", kForceFieldPrinted},
    {"force_field_late", "refused", "rechoose", kForceFieldEarly},
    {"detour", "late", "early", kLateDetour},
    {"amplifier", "always", "stasis", kAmplifierAlways},
    {"idle", "must", "may", kMustUse},
    {"empty_power", "allowed", "refused", kEmptyPowers},
    {"recovery", "once", "free", kOneRecovery},
    {"last_will", "never", "may", kKeepLastWill},
    {"clone", "replaces", "adds", kCloneReplaces},
}};
constexpr std::array<FlagOption, 11> kMoreFlags = {{
    {"exhaustion", "at_once", "end", kRecoverAtOnce},
    {"hunt_discard", "phase", "turn", kDiscardByPhase},
    {"token_sharing", "no", "yes", kNoSharing},
    {"second_place", "no", "yes", kNoSecondPlace},
    {"decisions", "whole", "steps", kWhole},
    {"cards", "no", "yes", kNoCards},
    {"give_up", "for_places", "for_will", kGiveUpForPlaces},
    {"sanctuary", "yes", "no", kSanctuary},
    {"sanctuary", "variant", "no", kVariant},
    {"ineffective_blocks_sanctuary", "yes", "no", kIneffectiveBlocks, kCity},
    {"dodged_token", "free", "blocks", kDodgedTokenFree, kCity},
}};

void store_options(State& s, const RuleSet& rules, const Options& options) {
  set(s, R::flags, flags_of(rules, options, kFlags));
  set(s, R::more_flags, flags_of(rules, options, kMoreFlags));
  set(s, R::creature, option_number(rules, options, "creature") - 1);
  const std::string side = option_value(rules, options, "side");
  set(s, R::side, side == "1" ? 1 : side == "2" ? 2 : 0);
}

// 1.2; the options replace what the number of players says.
void store_tracks(State& s, const RuleSet& rules, const Options& options) {
  const Data& d = data_of(rules);
  const auto k = static_cast<std::size_t>(s.seats);
  const auto start = [&](std::string_view name, int by_rule) {
    const int own = option_number(rules, options, name);
    return own > 0 ? own : by_rule;
  };
  set(s, R::rescue_start, start("rescue", has_city(s) ? d.sanctuary.rescue[k] : d.rescue[k]));
  set(s, R::assimilation_start, start("assimilation", d.assimilation[k]));
  set(s, R::rescue, get(s, R::rescue_start));
  set(s, R::assimilation, get(s, R::assimilation_start));
  set(s, R::copies, d.copies[k]);
  if (!has_city(s)) return;
  set(s, R::defence_start, start("defence", d.sanctuary.defence[k]));
  set(s, R::defence, get(s, R::defence_start));
  set(s, R::monoliths, d.sanctuary.monoliths);
  set(s, R::dna_total, d.sanctuary.dna_total);
}

// Nobody owns a Place yet: the Creature may still be drawn.
void add_pieces(State& s, const RuleSet& rules) {
  const Catalogue& c = rules.catalogue;
  Places on_planet = 0;
  for (const Kind k : inventory(c, s)) {
    if (is_survivor(k) || is_avatar(k) || is_evolution(k)) continue;
    const bool planet = is_place(k) && !contains(on_planet, k);
    if (planet) on_planet |= bit_of(k);
    const Zone z = planet           ? zone_of(k)
                   : is_place(k)    ? zones::reserve
                   : is_hunt(k)     ? zones::hunt_deck
                   : is_survival(k) ? zones::survival_deck
                                    : zones::tokens;
    add_piece(c, s, k, z, is_card(k) ? kNobody : kEveryone);
  }
  if (has_city(s) || flag(s, kVariant)) add_city_pieces(s, data_of(rules), c);
}

}  // namespace

std::vector<KnownOption> known_options() {
  constexpr int kLongestTrack = 30;
  std::vector<KnownOption> known = {{"creature", {}, {0, kMostSeats}},
                                    {"side", {"choose", "1", "2"}},
                                    {"rescue", {}, {0, kLongestTrack}},
                                    {"assimilation", {}, {0, kLongestTrack}},
                                    {"defence", {}, {0, SanctuaryData::kSpaces - 1}, kCity},
                                    {kCity, {"no", "yes", "variant"}}};
  know_flags(known, kFlags);
  know_flags(known, kMoreFlags);
  return known;
}

Result<State> setup(const RuleSet& rules, const Options& options, int seats) {
  if (auto ok = check_seat(rules, options, "creature", seats); !ok) return tl::unexpected(ok.error());
  State s;
  s.seats = static_cast<std::uint8_t>(seats);
  store_options(s, rules, options);
  store_tracks(s, rules, options);
  set(s, R::last_side, -1);
  set(s, R::how, -1);
  add_pieces(s, rules);
  push_frame(s, Frame{static_cast<std::uint16_t>(Step::draw_creature)});
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, s, sink};
  run(flow);
  return s;
}

}  // namespace prowl::not_alone
