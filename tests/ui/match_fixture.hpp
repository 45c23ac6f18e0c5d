#pragma once
#include <functional>
#include <optional>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui_fixture.hpp"

namespace prowl::ui::test {

inline const Game& nostromo() { return *find_game("nostromo"); }

inline const Game& not_alone() { return *find_game("not_alone"); }

inline std::vector<SeatInfo> seats_of(int n, SeatMask bots = 0) {
  std::vector<SeatInfo> seats;
  for (int i = 0; i < n; ++i) {
    const SeatLook& look = kSeatLooks[static_cast<std::size_t>(i)];
    seats.push_back({"P" + std::to_string(i + 1), has(bots, seat(i)) ? "random" : "", std::string(look.colour),
                     std::string(look.shape)});
  }
  return seats;
}

/// A match on the screen of a client; bots answer at once.
struct Table {
  explicit Table(int players, SeatMask bots = 0, Options options = {}, std::uint64_t seed = 5, Size size = {1280, 720},
                 const Game& game = nostromo(), const std::string& language = "en")
      : client(size, language) {
    AppContext& ctx = client.impl.ctx;
    const auto rules = ctx.rules(game).value();
    auto layout = load_layout(ctx.platform.assets_dir, game.id, options).value();
    auto match = Match::start(game, rules, std::move(options), seats_of(players, bots), seed).value();
    auto driver = std::make_unique<Driver>(ctx, std::move(match), rules, "");
    driver->think_inline(true);
    auto screen = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(layout));
    play = screen.get();
    client.show(std::move(screen));
    settle();
  }

  /// Lets bots answer until people are asked or the round is over.
  void settle() {
    for (int i = 0; i < 2000 && play->busy(); ++i) client.impl.tick(1000);
    client.impl.rebuild();
  }
  void key(const std::string& name) {
    client.key(name);
    settle();
  }
  void click(std::string_view id) {
    client.click(id);
    settle();
  }
  Driver& driver() { return play->driver(); }
  const Scene& scene() const { return client.impl.scene; }
  bool has_widget(std::string_view id) const { return client.find(id) != nullptr; }
  std::string prompt() { return std::string(driver().prompt().id); }

  Client client;
  PlayScreen* play = nullptr;
};

/// A match that is played at random, looked at from the table.
struct RandomTable {
  RandomTable(const Game& game, int players, Options options = {}, std::uint64_t seed = 3)
      : board(load_layout(source_dir() / "assets", game.id, options).value()), rng(seed) {
    AppContext& ctx = client.impl.ctx;
    const auto rules = ctx.rules(game).value();
    driver = std::make_unique<Driver>(
        ctx, Match::start(game, rules, std::move(options), seats_of(players), seed).value(), rules, "");
    driver->think_inline(true);
  }
  /// One answer of somebody who is asked; false when nobody is.
  bool step() {
    for (int s = static_cast<int>(driver->seats().size()); s-- > -1;) {
      const Seat who = s < 0 ? Seat::table : seat(s);
      const auto options = driver->options(who);
      if (options.empty()) continue;
      return !driver->submit(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    }
    return false;
  }
  /// Plays on until `reached` says so; false when the match ends before.
  bool until(const std::function<bool(const TableView&)>& reached) {
    for (int i = 0; i < 3000 && !driver->outcome().over; ++i) {
      if (reached(view())) return true;
      if (!step()) return false;
    }
    return false;
  }
  TableView view() { return make_table(driver->table(), board, client.impl.ctx.texts); }
  int reg(std::string_view name) const { return reg_of(driver->table(), name); }

  Client client{{1920, 1080}};
  TableLayout board;
  Rng rng;
  std::unique_ptr<Driver> driver;
};

/// Everything of a scene that can be seen, heard or pressed, as text.
inline std::string transcript(const Scene& s) {
  std::string out;
  for (const Draw& d : s.draws)
    out += fmt::format("{} {},{},{},{} {} {} {} {} {} {} {}\n", static_cast<int>(d.op), d.box.x, d.box.y, d.box.w,
                       d.box.h, d.picture.name, d.picture.svg.size(), to_hex(d.picture.accent), d.text,
                       to_hex(d.colour), d.alpha, d.key);
  for (const Widget& w : s.widgets)
    out += fmt::format("{} {} | {} | {} | {} {} {} {},{}\n", w.id, role_name(w.role), w.name, w.value, w.reason,
                       w.enabled, w.focusable, w.box.x, w.box.y);
  return out;
}

inline bool shows_secrets(const Scene& s) {
  return std::any_of(s.widgets.begin(), s.widgets.end(), [](const Widget& w) { return w.secret; });
}

}  // namespace prowl::ui::test
