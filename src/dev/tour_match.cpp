#include "dev/tour_position.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

constexpr const char* kNames[] = {"Ana", "Bo", "Chloé", "Dov", "Eve", "Finn", "Gia", "Hugo"};
constexpr int kMoves = 3000, kSeeds = 60;

std::vector<SeatInfo> people(int n, SeatMask bots) {
  std::vector<SeatInfo> seats;
  for (int i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(i);
    seats.push_back({kNames[at], has(bots, seat(i)) ? "basic" : "", std::string(kSeatLooks[at].colour),
                     std::string(kSeatLooks[at].shape)});
  }
  return seats;
}

/// Plays every seat with bots until the wanted position comes up; nullptr when this seed never shows it.
std::unique_ptr<Driver> play_until(AppContext& ctx, const Game& game, const std::shared_ptr<const RuleSet>& rules,
                                   const TourPosition& wanted, std::uint64_t seed) {
  auto match = Match::start(game, rules, wanted.options, people(wanted.players, wanted.bots), seed);
  if (!match) return nullptr;
  auto driver = std::make_unique<Driver>(ctx, std::move(*match), rules, "");
  driver->think_inline(true);
  Rng rng(seed);
  const auto bot = ctx.platform.bots ? ctx.platform.bots("basic", game, *rules) : nullptr;
  for (int i = 0; i < kMoves && !wanted.reached(*driver); ++i) {
    const Waiting waiting = driver->table().waiting;
    Seat who = Seat::table;
    for (int s = wanted.players; s-- > 0;)
      if ((waiting & wait_bit(seat(s))) != 0) who = seat(s);
    const View v = driver->facts(who).view;
    if (v.options.empty()) return nullptr;
    const Action a = bot ? bot->decide(v, rng)
                         : v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))];
    if (driver->submit(who, a)) return nullptr;
  }
  if (!wanted.reached(*driver)) return nullptr;
  return driver;
}

std::unique_ptr<Screen> pose(AppContext& ctx, const Game& game, const TourPosition& wanted) {
  auto rules = ctx.rules(game);
  auto layout = load_layout(ctx.platform.assets_dir, game.id, wanted.options);
  if (!rules || !layout) return nullptr;
  for (std::uint64_t i = 0; i < kSeeds; ++i) {
    auto driver = play_until(ctx, game, *rules, wanted, wanted.seed + i);
    if (!driver) continue;
    driver->pause(wanted.bots != 0);
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(*layout));
    if (wanted.pose) wanted.pose(*screen);
    return screen;
  }
  return nullptr;
}

}  // namespace

std::function<bool(const Driver&)> at_prompt(std::string id, int turn) {
  return
      [id = std::move(id), turn](const Driver& d) { return d.prompt().id == id && reg_of(d.table(), "turn") >= turn; };
}

std::function<bool(const Driver&)> round_won(std::string side, int round) {
  return [side = std::move(side), round](const Driver& d) {
    const Outcome o = d.outcome();
    return o.round_over && o.side == side && o.rounds >= round;
  };
}

bool match_over(const Driver& d) { return d.outcome().over; }

bool somebody_holds(const Driver& d, int cards) {
  const TableFacts f = d.table();
  for (int i = 0; i < static_cast<int>(d.seats().size()); ++i) {
    const Zone z = zone_of(d.rules().catalogue, "hand", seat(i));
    if ((f.waiting & wait_bit(seat(i))) != 0 && z != Zone::none && count(f.view.masked, z) >= cards) return true;
  }
  return false;
}

void look_in(PlayScreen& s, PlayScreen::Purpose why) {
  Seat best = Seat::table;
  int most = -1;
  for (const Seat who : s.driver().awaited(true)) {
    const int n = count(s.driver().table().view.masked, zone_of(s.driver().rules().catalogue, "hand", who));
    if (n > most) most = n, best = who;
  }
  if (!is_player(best)) return;
  s.become(best, why);
  s.confirm();
}

std::vector<TourStop> match_tour(AppContext& ctx, const Game& game) {
  std::vector<TourStop> stops;
  for (TourPosition& wanted : positions_of(game.id)) {
    std::string name = wanted.name;
    stops.push_back({std::move(name), [&ctx, &game, wanted] { return pose(ctx, game, wanted); }});
  }
  return stops;
}

}  // namespace prowl::ui
