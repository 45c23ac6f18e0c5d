#include "ui/kiosk/showing.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "ui/screens/setup.hpp"
#include "ui/screens/shelf/preview.hpp"

namespace prowl::ui {
namespace {

constexpr int kMostMoves = 3000;
constexpr const char* kBot = "basic";

/// A match with nobody to look on.
struct Play {
  std::unique_ptr<Driver> driver;
  std::unique_ptr<Bot> bot;
  Rng rng{1};
};

std::optional<Move> next_move(const Driver& d, Bot& bot, Rng& rng) {
  const Waiting waiting = d.table().waiting;
  Seat who = Seat::table;
  for (int s = static_cast<int>(d.seats().size()); s-- > 0;)
    if ((waiting & wait_bit(seat(s))) != 0) who = seat(s);
  const View v = d.facts(who).view;
  if (v.options.empty()) return std::nullopt;
  return Move{who, bot.decide(v, rng)};
}

Result<Play> deal(AppContext& ctx, const World& world, const KioskScene& scene) {
  auto rules = ctx.rules(*world.game);
  if (!rules) return tl::unexpected(rules.error());
  Options options = world.options;
  for (const auto& [name, value] : scene.options) options[name] = value;
  std::vector<SeatInfo> seats;
  for (int i = 0; i < scene.seats; ++i) seats.push_back(fresh_seat(seats, kBot));
  auto match = Match::start(*world.game, *rules, std::move(options), std::move(seats), scene.seed);
  if (!match) return tl::unexpected(placed(scene.place, match.error()));
  Play play{nullptr, ctx.platform.bots ? ctx.platform.bots(kBot, *world.game, **rules) : nullptr, Rng(scene.seed)};
  if (play.bot == nullptr) return fail(ErrorCode::unsupported, scene.place, "There are no bots.");
  play.driver = std::make_unique<Driver>(ctx, std::move(*match), *rules, "");
  play.driver->think_inline(true);
  return play;
}

bool step(Play& p) {
  const auto move = next_move(*p.driver, *p.bot, p.rng);
  return move && !p.driver->submit(move->who, move->action);
}

/// Where in a match a scene begins, and where what it is about has happened: numbers of moves.
struct Span {
  int from = 0, to = 0;
  std::vector<Zone> hits;
};

/// Goes through a match and looks for it.
class Finder {
 public:
  Finder(const Driver& d, const KioskScene& scene)
      : catalogue_(d.rules().catalogue),
        scene_(scene),
        turn_(d.rules().catalogue.find_event("turn_start")),
        event_(d.rules().catalogue.find_event(scene.event)) {}
  bool known() const { return event_ >= 0; }
  /// After so many moves. True: it has happened, and the turn it belongs to is over, where that counts.
  bool look(const Driver& d, int moves) {
    const View v = d.facts(Seat::table).view;
    for (; seen_ < v.events.size(); ++seen_) {
      const Event& e = v.events[seen_];
      if (e.what == turn_ && asks()) {
        if (!span_.hits.empty()) return true;
        at_ = -1;
      }
      if (e.what == turn_ && !asks()) span_.from = std::max(0, moves - 1);
      if (e.what == event_) happens(e, moves);
    }
    if (asks() && at_ < 0 && d.prompt().id == scene_.prompt && ++asked_ >= scene_.times) at_ = span_.from = moves;
    return !asks() && times_ >= scene_.times;
  }
  const Span& span() const { return span_; }

 private:
  bool asks() const { return scene_.kind == KioskScene::Kind::hide; }
  void happens(const Event& e, int moves) {
    ++times_;
    span_.to = moves;
    if (!asks() || at_ < 0 || moves <= at_) return;
    if (const Zone z = zone_in(e); z != Zone::none) span_.hits.push_back(z);
  }

  // The last that it names: where something comes to.
  Zone zone_in(const Event& e) const {
    Zone found = Zone::none;
    const auto& operands = catalogue_.events[e.what].operands;
    const std::array<std::int16_t, 3> values{e.a, e.b, e.c};
    for (std::size_t i = 0; i < values.size(); ++i)
      if (operands[i] == Operand::zone && zone(values[i]) != Zone::none) found = zone(values[i]);
    return found;
  }

  const Catalogue& catalogue_;
  const KioskScene& scene_;
  int turn_, event_;
  std::size_t seen_ = 0;
  int times_ = 0, asked_ = 0, at_ = -1;
  Span span_;
};

Result<Span> find_span(AppContext& ctx, const World& world, const KioskScene& scene) {
  if (scene.kind == KioskScene::Kind::premise) return Span{};
  auto play = deal(ctx, world, scene);
  if (!play) return tl::unexpected(play.error());
  Finder finder(*play->driver, scene);
  if (!finder.known()) return fail(ErrorCode::bad_option, scene.place, say("There is no event \"{}\".", scene.event));
  for (int moves = 0; moves < kMostMoves; ++moves) {
    if (finder.look(*play->driver, moves)) return finder.span();
    if (!step(*play)) break;
  }
  if (!finder.span().hits.empty()) return finder.span();
  return fail(ErrorCode::bad_option, scene.place, say("\"{}\" does not happen with this seed.", scene.event));
}

}  // namespace

Result<std::unique_ptr<Showing>> Showing::make(AppContext& ctx, const World& world, const KioskScene& scene) {
  std::unique_ptr<Showing> made(new Showing(ctx));
  if (auto ok = made->open(world, scene); !ok) return tl::unexpected(ok.error());
  return made;
}

Result<void> Showing::open(const World& world, const KioskScene& scene) {
  auto span = find_span(ctx_, world, scene);
  if (!span) return tl::unexpected(span.error());
  auto play = deal(ctx_, world, scene);
  if (!play) return tl::unexpected(play.error());
  auto layout = load_layout(ctx_.platform.assets_dir, world.game->id, play->driver->game_options());
  if (!layout) return tl::unexpected(layout.error());
  for (; moves_ < span->from; ++moves_)
    if (!prowl::ui::step(*play)) break;
  target_ = span->to;
  hits_ = span->hits;
  event_ = scene.event;
  bot_ = std::move(play->bot);
  rng_ = play->rng;
  screen_ = std::make_unique<PlayScreen>(ctx_, std::move(play->driver), std::move(*layout));
  screen_->step_moments(true);
  return look_up(scene);
}

Result<void> Showing::look_up(const KioskScene& scene) {
  const Driver& d = screen_->driver();
  const TableView t = make_table(d.table(), screen_->session().layout(), ctx_.texts);
  for (const std::string& wanted : scene.answers) {
    // A place, or the card that stands for it.
    const Catalogue& c = d.rules().catalogue;
    const auto at = std::find_if(t.places.begin(), t.places.end(), [&](const PlaceView& p) {
      return c.zones[static_cast<std::size_t>(index(p.zone))].name == wanted ||
             (p.kind != Kind::hidden && c.kinds[static_cast<std::size_t>(index(p.kind))].name == wanted);
    });
    if (at == t.places.end()) return fail(ErrorCode::bad_option, scene.place, say("There is no place \"{}\".", wanted));
    const float aspect = at->cell.h > 0 ? at->cell.w / at->cell.h : 1;
    answers_.push_back({at->zone, at->name, at->picture, aspect});
  }
  return {};
}

std::string Showing::name(Zone z) const { return screen_->session().describe().zone(z); }

void Showing::build(Builder& b) {
  const std::size_t first = b.widget_count();
  screen_->build_public(b);
  b.drop_widgets(first);
}

const std::vector<Draw>& Showing::board() {
  if (board_.empty()) board_ = draw_sheet(ctx_, screen_->driver().table(), screen_->session().layout());
  return board_;
}

bool Showing::step() {
  if (screen_->moments_left() > 1) {
    screen_->next_moment();
  } else {
    if (screen_->moments_left() == 1) screen_->next_moment();
    while (moves_ < target_ && screen_->moments_left() == 0) {
      const auto move = next_move(screen_->driver(), *bot_, rng_);
      if (!move) break;
      screen_->act(move->who, move->action);
      ++moves_;
    }
  }
  if (moves_ >= target_ && screen_->moment() == event_) told_ = true;
  return screen_->moments_left() > 0;
}

}  // namespace prowl::ui
