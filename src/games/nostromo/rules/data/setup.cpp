#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "prowl/rules/strict_json.hpp"
#include "rules/table_check.hpp"

namespace prowl::nostromo {

namespace {

constexpr std::string_view kPlan = "ship_plan";

constexpr std::array<FlagOption, 9> kFlags = {{
    {"ship", "random", "preset", kRandomShip},
    {"ship_keep", "rebuild", "keep", kRebuild},
    {"placement_view", "observed", "blind", kObserved},
    {"timeout", "auto_place", "seed_rule", kAutoPlace},
    {"bearer", "character", "seat", kBearer},
    {"flame_relock", "none", "this_turn", kNoRelock},
    {"flame_ends", "turn", "hunt", kFlameEndsTurn},
    {"escape_check", "after_draws", "before_recovery", kEscapeAfterDraws},
    {"exhaustion", "eager", "lazy", kEager},
}};

Rotation rotation_of(const std::string& value) {
  if (value == "pure_random") return Rotation::pure_random;
  if (value == "fixed_order") return Rotation::fixed_order;
  return value == "chosen" ? Rotation::chosen : Rotation::no_repeat;
}

Result<Ship> choose_ship(const RuleSet& rules, const Options& options, int seats) {
  const Data& d = data_of(rules);
  if (option_value(rules, options, "ship") != "custom") return d.players[static_cast<std::size_t>(seats)].preset;
  const std::string place(kPlan), text = option_value(rules, options, kPlan);
  if (text.empty()) return fail(ErrorCode::bad_option, place, "A ship of your own needs `ship_plan=@FILE`.");
  const auto json = parse_json(text, place);
  if (!json) return tl::unexpected(coded(ErrorCode::bad_option, json.error()));
  const auto plan = read_plan(*json, place, ErrorCode::bad_option);
  if (!plan) return tl::unexpected(plan.error());
  if (auto ok = check_ship(*plan, needs_of(d, seats), place); !ok) return tl::unexpected(ok.error());
  return make_ship(*plan);
}

void store_options(State& s, const RuleSet& rules, const Options& options) {
  set(s, R::flags, flags_of(rules, options, kFlags));
  set(s, R::rotation, static_cast<int>(rotation_of(option_value(rules, options, "alien_rotation"))));
  set(s, R::next_alien, option_number(rules, options, "alien"));
  set(s, R::timer, option_number(rules, options, "timer"));
  set(s, R::swap_rounds, option_number(rules, options, "swap_rounds"));
  set(s, R::turn_cap, option_number(rules, options, "turn_cap"));
  set(s, R::max_airlocks, option_number(rules, options, "airlocks"));
}

void add_pieces(State& s, const RuleSet& rules) {
  for (const Kind k : inventory(rules.catalogue, s)) {
    const Zone z = is_card(k)          ? zones::deck
                   : is_role(k)        ? zones::roles
                   : is_tally(k)       ? zones::tally
                   : k == kinds::alien ? zones::off_board
                                       : zones::box;
    add_piece(rules.catalogue, s, k, z, is_card(k) ? kNobody : kEveryone);
  }
  set(s, R::figure_at, index(zones::off_board));
  set(s, R::flame_at, index(zones::box));
  set(s, R::detector_at, index(zones::box));
}

}  // namespace

ShipNeeds needs_of(const Data& d, int seats) {
  const unsigned lair = 1U << static_cast<unsigned>(room_of(zones::lair));
  const bool two = seats == 2;
  return {d.players[static_cast<std::size_t>(seats)].rooms, d.max_airlocks, two ? d.marked & ~lair : d.marked,
          two ? lair : 0U};
}

std::vector<KnownOption> known_options() {
  constexpr Range kAny{0, 10'000};
  std::vector<KnownOption> known = {{kPlan},
                                    {"alien", {}, {0, kMaxSeats}},
                                    {"alien_rotation", {"no_repeat", "pure_random", "fixed_order", "chosen"}},
                                    {"timer", {}, kAny},
                                    {"swap_rounds", {}, kAny},
                                    {"turn_cap", {}, {1, kAny.most}},
                                    {"airlocks", {}, kAny}};
  know_flags(known, kFlags);
  std::find_if(known.begin(), known.end(), [](const KnownOption& k) {
    return k.name == "ship";
  })->choices.push_back("custom");
  return known;
}

Result<State> setup(const RuleSet& rules, const Options& options, int seats) {
  if (auto ok = check_seat(rules, options, "alien", seats); !ok) return tl::unexpected(ok.error());
  const auto ship = choose_ship(rules, options, seats);
  if (!ship) return tl::unexpected(ship.error());
  const Data& d = data_of(rules);
  State s;
  s.seats = static_cast<std::uint8_t>(seats);
  store_options(s, rules, options);
  store_ship(s, *ship);
  set(s, R::alien_seat, -1);
  set(s, R::last_side, -1);
  set(s, R::how, -1);
  set(s, R::round, 1);
  set(s, R::rounds, d.rounds[static_cast<std::size_t>(seats)]);
  set(s, R::copies, d.copies[static_cast<std::size_t>(seats)]);
  set(s, R::each, d.players[static_cast<std::size_t>(seats)].characters);
  add_pieces(s, rules);
  push_frame(s, Frame{static_cast<std::uint16_t>(Step::build_ship)});
  NullSink sink;
  Flow flow{d, rules.catalogue, s, sink};
  kSteps.run(flow);
  return s;
}

}  // namespace prowl::nostromo
