#include <algorithm>

#include "dev/tour_position.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

constexpr const char* kNames[] = {"Ana", "Bo", "Chloé", "Dov", "Eve", "Finn", "Gia", "Hugo"};
constexpr int kMoves = 3000, kSeeds = 60, kTimes = 12;

/// A match that bots play in every seat; the same seed gives the same match again.
struct Played {
  Played(AppContext& ctx, const Game& game, const std::shared_ptr<const RuleSet>& rules, const TourPosition& wanted,
         std::uint64_t seed)
      : players(wanted.players),
        rng(seed),
        bot(ctx.platform.bots ? ctx.platform.bots("basic", game, *rules) : nullptr) {
    auto match = Match::start(game, rules, wanted.options, tour_people(wanted.players, wanted.bots), seed);
    if (!match) return;
    driver = std::make_unique<Driver>(ctx, std::move(*match), rules, "");
    driver->think_inline(true);
  }
  /// Who is asked, and what they do now.
  std::optional<std::pair<Seat, Action>> next() {
    const Waiting waiting = driver->table().waiting;
    Seat who = Seat::table;
    for (int s = players; s-- > 0;)
      if ((waiting & wait_bit(seat(s))) != 0) who = seat(s);
    const View v = driver->facts(who).view;
    if (v.options.empty()) return std::nullopt;
    return std::pair{who, bot ? bot->decide(v, rng)
                              : v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]};
  }
  bool step() {
    const auto move = next();
    return move && !driver->submit(move->first, move->second);
  }

  int players;
  Rng rng;
  std::unique_ptr<Bot> bot;
  std::unique_ptr<Driver> driver;
};

// How many moves it takes to get there; nothing when this seed never shows it.
std::optional<int> moves_to(Played& p, const std::function<bool(const Driver&)>& reached) {
  if (p.driver == nullptr) return std::nullopt;
  for (int i = 0; i < kMoves; ++i) {
    if (reached(*p.driver)) return i;
    if (!p.step()) return std::nullopt;
  }
  return std::nullopt;
}

// Back to the move that brought it, which is made before all eyes.
std::unique_ptr<Screen> watch(AppContext& ctx, Played p, int moves, const TourPosition& wanted, TableLayout layout) {
  for (int i = 1; i < moves; ++i) p.step();
  const auto move = p.next();
  if (!move) return nullptr;
  auto screen = std::make_unique<PlayScreen>(ctx, std::move(p.driver), std::move(layout));
  screen->step_moments(true);
  screen->act(move->first, move->second);
  while (screen->moments_left() > 1 && screen->moment() != wanted.event) screen->next_moment();
  if (screen->moment() != wanted.event) return nullptr;  // it happened, but was not worth a moment
  return screen;
}

int times_seen(const Driver& d, const std::string& event) {
  const TableFacts f = d.table();
  const int what = f.rules->catalogue.find_event(event);
  return static_cast<int>(
      std::count_if(f.view.events.begin(), f.view.events.end(), [&](const Event& e) { return e.what == what; }));
}

// The first time in this match that the event is told as a moment.
std::unique_ptr<Screen> pose_moment(AppContext& ctx, const std::function<Played()>& play, const TourPosition& wanted,
                                    const TableLayout& layout) {
  for (int times = 1; times <= kTimes; ++times) {
    Played played = play();
    const auto moves = moves_to(
        played, [&](const Driver& d) { return wanted.reached(d) && times_seen(d, wanted.event) >= times; });
    if (!moves) return nullptr;
    if (auto screen = watch(ctx, play(), *moves, wanted, layout)) return screen;
  }
  return nullptr;
}

std::unique_ptr<Screen> pose(AppContext& ctx, const Game& game, const TourPosition& wanted) {
  auto rules = ctx.rules(game);
  auto layout = load_layout(ctx.platform.assets_dir, game.id, wanted.options);
  if (!rules || !layout) return nullptr;
  for (std::uint64_t i = 0; i < kSeeds; ++i) {
    const auto play = [&] { return Played(ctx, game, *rules, wanted, wanted.seed + i); };
    if (!wanted.event.empty()) {
      if (auto screen = pose_moment(ctx, play, wanted, *layout)) return screen;
      continue;
    }
    Played played = play();
    if (!moves_to(played, wanted.reached)) continue;
    played.driver->pause(wanted.bots != 0);
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(played.driver), std::move(*layout));
    if (wanted.pose) wanted.pose(*screen);
    return screen;
  }
  return nullptr;
}

}  // namespace

std::vector<SeatInfo> tour_people(int n, SeatMask bots) {
  std::vector<SeatInfo> seats;
  for (int i = 0; i < n; ++i) {
    const auto at = static_cast<std::size_t>(i);
    seats.push_back({kNames[at], has(bots, seat(i)) ? "basic" : "", std::string(kSeatLooks[at].colour),
                     std::string(kSeatLooks[at].shape)});
  }
  return seats;
}

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

TourPosition moment_of(const std::string& event, int players, Options options, int turn) {
  const auto late = [turn](const Driver& d) { return reg_of(d.table(), "turn") >= turn; };
  TourPosition p{"moment_" + event, players, std::move(options), 0, late, {}};
  p.event = event;
  return p;
}

void add_aids(std::vector<TourPosition>& all, std::initializer_list<std::string_view> names) {
  for (const auto name : names) {
    const auto at = std::find_if(all.begin(), all.end(), [&](const TourPosition& p) { return p.name == name; });
    if (at == all.end()) continue;
    TourPosition p = *at;
    p.name = "aid_" + p.name;
    p.pose = [pose = p.pose](PlayScreen& s) {
      if (pose) pose(s);
      s.toggle_aid();
    };
    all.push_back(std::move(p));
  }
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
