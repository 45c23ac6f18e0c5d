#include "dev/tour_kiosk.hpp"

#include <array>

#include <fmt/format.h>

#include "prowl/dev/tour.hpp"
#include "prowl/games/registry.hpp"
#include "ui/kiosk/attract.hpp"

namespace prowl::ui {
namespace {

/// The App as a demo, and as it was again.
class Opened {
 public:
  explicit Opened(App::Impl& app) : app_(app), platform_(app.ctx.platform), settings_(app.ctx.settings) {
    KioskPlan plan = load_kiosk(app.ctx.platform.assets_dir, {});
    plan.ui_scale = static_cast<int>(app.ctx.ui_scale() * 100);
    plan.text_scale = static_cast<int>(app.ctx.text_scale() * 100);
    plan.counters = true;
    app.ctx.notices.clear();
    app.kiosk = std::make_unique<Kiosk>(app.ctx, std::move(plan));
  }
  ~Opened() {
    app_.ctx.stack.reset(make_title_of_nobody());
    app_.settle();
    app_.ctx.platform = platform_;
    app_.ctx.settings = settings_;
    app_.ctx.settings_changed();  // while nothing is written
    app_.kiosk.reset();
  }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;

 private:
  static std::unique_ptr<Screen> make_title_of_nobody() {
    struct Nobody final : Screen {
      std::string id() const override { return "nobody"; }
      void build(Builder&) override {}
    };
    return std::make_unique<Nobody>();
  }

  App::Impl& app_;
  Platform platform_;
  Settings settings_;
};

class KioskTour {
 public:
  KioskTour(App::Impl& app, const std::function<void(const std::string&)>& shot) : app_(app), shot_(shot) {}

  void pictures(const World& world) {
    static constexpr std::array kNames{"premise", "round", "hide", "box"};
    const auto& scenes = kiosk().plan().scenes;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
      if (scenes[i].world != world.id) continue;
      const std::string name = fmt::format("kiosk_{}_{}", world.id, kNames[static_cast<std::size_t>(scenes[i].kind)]);
      kiosk().rewind();
      for (std::size_t k = 0; k < i; ++k) kiosk().turn_page();
      auto screen = std::make_unique<AttractScreen>(kiosk());
      AttractScreen& pictures = *screen;
      show(std::move(screen), name);
      if (scenes[i].kind == KioskScene::Kind::premise || scenes[i].kind == KioskScene::Kind::box) continue;
      for (int k = 0; k < 60 && !pictures.told(); ++k) pictures.go_on();
      again(name + "_end");
    }
  }

  void visit(const World& world) {
    show(make_choice(kiosk()), "kiosk_choice");
    kiosk().to_choice(KioskAnswer{"The Lair of the Beast", "The Long Corridor", false});
    again("kiosk_choice_answer");
    show(make_game_page(kiosk(), world), "kiosk_game");
    show(make_together(kiosk(), world), "kiosk_together");
    kiosk().guide(world, 0);
    again("kiosk_guide");
    kiosk().play(world, {"Ada", "Bram"});
    again("kiosk_match");
    show(make_thanks(kiosk()), "kiosk_thanks");
  }

  void staff(const World& world) {
    show(make_game_page(kiosk(), world), "");
    app_.ctx.house.tick(46'000);
    again("kiosk_still");
    kiosk().stay();
    show(make_choice(kiosk()), "");
    app_.ctx.stack.push(make_pin_pad(kiosk()));
    again("kiosk_pin");
    kiosk().trouble(make_error(ErrorCode::io, "", "The disk is full."));
    kiosk().trouble(make_error(ErrorCode::bad_option, "kiosk.json#/idle/match", "There is no such language."));
    show(make_staff(kiosk()), "kiosk_staff");
  }

 private:
  Kiosk& kiosk() { return *app_.kiosk; }
  void show(std::unique_ptr<Screen> screen, const std::string& name) {
    app_.ctx.stack.reset(std::move(screen));
    again(name);
  }
  void again(const std::string& name) {
    app_.settle();
    app_.ui = UiState{};
    app_.ui.touch = app_.ctx.platform.touch;
    app_.ctx.invalidate();
    app_.rebuild();
    if (!name.empty()) shot_(name);
  }

  App::Impl& app_;
  const std::function<void(const std::string&)>& shot_;
};

}  // namespace

void kiosk_tour(App::Impl& app, const Game& game, const std::function<void(const std::string& name)>& shot) {
  const Opened demo(app);
  KioskTour tour(app, shot);
  const std::vector<World> worlds = app.kiosk->worlds();
  bool first = true;
  for (const World& world : worlds) {
    if (world.game != &game) continue;
    tour.pictures(world);
    if (!std::exchange(first, false)) continue;
    tour.visit(world);
    tour.staff(world);
  }
}

void tour_demo(App& client, const std::string& name, const std::function<void(const std::string& name)>& shot) {
  if (const Game* game = find_game(name)) kiosk_tour(client.inside(), *game, shot);
}

}  // namespace prowl::ui
