#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::not_alone {

namespace {

/// An option whose value, when chosen, changes a rule.
struct FlagOption {
  std::string_view name, value, otherwise;
  R reg;
  int flag;
};
constexpr std::array<FlagOption, 26> kFlags = {{
    {"expert", "yes", "no", R::flags, kExpert},
    {"tokens", "may", "must", R::flags, kMayLeaveTokens},
    {"strike_back", "shown", "hidden", R::flags, kShowStrikeBack},
    {"zero_will", "discard", "all", R::flags, kPlayedStays},
    {"exhaustion", "at_once", "end", R::more_flags, kRecoverAtOnce},
    {"hunt_discard", "phase", "turn", R::more_flags, kDiscardByPhase},
    {"fierceness", "place", "hunted", R::flags, kFiercePlace},
    {"dead_copy", "refused", "allowed", R::flags, kNoDeadCopy},
    {"force_field", "printed", "strict", R::flags, kForceFieldPrinted},
    {"force_field_late", "refused", "rechoose", R::flags, kForceFieldEarly},
    {"detour", "late", "early", R::flags, kLateDetour},
    {"amplifier", "always", "stasis", R::flags, kAmplifierAlways},
    {"idle", "must", "may", R::flags, kMustUse},
    {"empty_power", "allowed", "refused", R::flags, kEmptyPowers},
    {"recovery", "once", "free", R::flags, kOneRecovery},
    {"last_will", "never", "may", R::flags, kKeepLastWill},
    {"clone", "replaces", "adds", R::flags, kCloneReplaces},
    {"token_sharing", "no", "yes", R::more_flags, kNoSharing},
    {"second_place", "no", "yes", R::more_flags, kNoSecondPlace},
    {"decisions", "whole", "steps", R::more_flags, kWhole},
    {"cards", "no", "yes", R::more_flags, kNoCards},
    {"give_up", "for_places", "for_will", R::more_flags, kGiveUpForPlaces},
    {"sanctuary", "yes", "no", R::more_flags, kSanctuary},
    {"sanctuary", "variant", "no", R::more_flags, kVariant},
    {"ineffective_blocks_sanctuary", "yes", "no", R::more_flags, kIneffectiveBlocks},
    {"dodged_token", "free", "blocks", R::more_flags, kDodgedTokenFree},
}};

void store_options(State& s, const RuleSet& rules, const Options& options) {
  for (const FlagOption& f : kFlags)
    if (option_value(rules, options, f.name) == f.value) set_bits(s, f.reg, f.flag);
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
  constexpr std::string_view kCity = "sanctuary";
  constexpr int kLongestTrack = 30;
  std::vector<KnownOption> known = {{"creature", {}, {0, kMostSeats}},
                                    {"side", {"choose", "1", "2"}},
                                    {"rescue", {}, {0, kLongestTrack}},
                                    {"assimilation", {}, {0, kLongestTrack}},
                                    {"defence", {}, {0, SanctuaryData::kSpaces - 1}, kCity},
                                    {"sanctuary", {"no", "yes", "variant"}}};
  for (const FlagOption& f : kFlags) {
    const bool of_city = f.reg == R::more_flags && (f.flag & (kIneffectiveBlocks | kDodgedTokenFree)) != 0;
    if (f.name != kCity) known.push_back({f.name, {f.otherwise, f.value}, {}, of_city ? kCity : ""});
  }
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
