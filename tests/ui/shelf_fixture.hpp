#pragma once
#include "match_fixture.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui::test {

/// A client with saved matches.
struct Shelves {
  explicit Shelves(Size size = {1280, 720}) : client(size) {
    ctx.platform.fallback_dir = client.folder.path() / "documents";
    ctx.platform.set_clipboard = [this](const std::string& text) { clipboard = text; };
  }
  Match play(const Game& game, std::size_t moves, std::uint64_t seed = 5, SeatMask bots = 0, Options with = {}) {
    auto m = Match::start(game, ctx.rules(game).value(), std::move(with), seats_of(std::max(3, game.min_seats), bots),
                          seed)
                 .value();
    Rng rng(seed);
    while (m.length() < moves && !m.outcome().over) {
      for (int s = static_cast<int>(m.seats().size()); s-- > -1;) {
        const Seat who = s < 0 ? Seat::table : seat(s);
        const auto options = m.view(who).options;
        if (options.empty()) continue;
        m.submit(who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
        break;
      }
    }
    return m;
  }
  std::filesystem::path store(const Match& m) {
    return ctx.saves.add(m.save(), ctx.saves.new_id(m.game().id, ctx.now())).value();
  }
  void show() {
    client.show(make_replays(ctx));
    wait();
  }
  void wait() {
    for (int i = 0; i < 200 && ctx.stack.top()->busy(); ++i) client.impl.tick(10);
    client.impl.rebuild();
  }
  void press(const std::string& id) {
    client.press(id);
    wait();
  }
  std::string name(std::string_view id) {
    const Widget* w = client.find(id);
    return w == nullptr ? "" : w->name;
  }
  std::string said() const { return ctx.notices.empty() ? "" : ctx.notices.back().text; }
  std::size_t saved() const { return ctx.saves.list().size(); }

  Client client;
  AppContext& ctx = client.impl.ctx;
  std::string clipboard;
};

}  // namespace prowl::ui::test
