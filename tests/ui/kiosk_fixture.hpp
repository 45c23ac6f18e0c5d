#pragma once
#include "match_fixture.hpp"
#include "prowl/ui/kiosk.hpp"
#include "ui/kiosk/kiosk.hpp"

namespace prowl::ui::test {

inline constexpr const char* kPin = "2468";

/// The demo with a fast clock. Its PIN is kPin, whatever hash it has.
struct Demo {
  explicit Demo(KioskPlan plan = installed(), Size size = {1280, 720})
      : canvas(size), client(canvas, wish(std::move(plan)), now_ms) {}

  static KioskPlan installed() {
    KioskPlan plan = load_kiosk(source_dir() / "assets", {});
    plan.pin = "$test$abcdefghijklmnopqrst";
    return plan;
  }

  /// The client's inside.
  struct Inside {
    Inside(FixedCanvas& canvas, Platform p, std::int64_t& now) : impl(with_clock(std::move(p), now), canvas) {
      impl.rebuild();
    }
    static Platform with_clock(Platform p, std::int64_t& now) {
      p.clock_ms = [&now] { return now; };
      return p;
    }
    App::Impl impl;
  };

  Kiosk& kiosk() { return *client.impl.kiosk; }
  AppContext& ctx() { return client.impl.ctx; }
  Kiosk::Stage stage() { return kiosk().stage(); }
  std::string screen() { return ctx().stack.top()->id(); }

  /// After some time in which it is looked at.
  void send(const Input& input) {
    look();
    pass(700);
    client.impl.safely([&] { client.impl.handle(input); });
    look();
  }
  void look() {
    if (ctx().dirty) client.impl.safely([&] { client.impl.rebuild(); });
    client.impl.shown();
  }
  void key(const std::string& name) { send({.type = Input::Type::key, .key = name}); }
  void tap(Point p) {
    send({.type = Input::Type::press, .at = p});
    send({.type = Input::Type::release, .at = p});
  }
  const Widget* find(std::string_view id) {
    look();
    const int at = find_widget(client.impl.scene.widgets, id);
    return at < 0 ? nullptr : &client.impl.scene.widgets[static_cast<std::size_t>(at)];
  }
  void click(std::string_view id) {
    const Widget* w = find(id);
    if (w == nullptr) throw std::runtime_error("no widget " + std::string(id));
    tap(w->box.centre());
  }
  void pass(std::int64_t ms) {
    while (ms > 0) {
      const int wait = client.impl.wait_ms(),
                step = wait < 0 ? static_cast<int>(ms) : std::max(1, std::min(wait, static_cast<int>(ms)));
      now_ms += step;
      client.impl.safely([&] { client.impl.tick(step); });
      look();
      ms -= step;
    }
  }
  void seconds(int s) { pass(std::int64_t{1000} * s); }
  void start() { tap({640, 200}); }

  std::int64_t now_ms = 0;
  TemporaryFolder folder;
  FixedCanvas canvas;
  int way_out = 0;

 private:
  Platform wish(KioskPlan plan) {
    Platform p = test_platform(folder.path(), "");
    p.robot = false;
    p.kiosk = std::make_shared<const KioskPlan>(std::move(plan));
    p.check_pin = [](const std::string& pin, const std::string&) { return pin == kPin; };
    p.set_fullscreen = [this](bool) { ++way_out; };
    return p;
  }

 public:
  Inside client;
};

}  // namespace prowl::ui::test
