#include "prowl/ui/app.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/app/dump.hpp"
#include "ui/app/notice.hpp"
#include "ui/app/saving.hpp"
#include "ui/kiosk/kiosk.hpp"
#include "ui/screens/access/access.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

App::Impl::Impl(Platform p, Canvas& canvas) : ctx(std::move(p), canvas) {
  ui.touch = ctx.platform.touch;
  if (ctx.platform.kiosk) {
    kiosk = std::make_unique<Kiosk>(ctx, *ctx.platform.kiosk);
    ctx.stack.push(kiosk->beginning());
    settle();
    return;
  }
  ctx.stack.push(make_title(ctx));
  if (!ctx.platform.game.empty())
    for (const World& world : find_worlds(ctx))
      if (world.id == ctx.platform.game) ctx.stack.push(make_setup(ctx, *world.game, world.options));
  if (ctx.platform.greet && !ctx.settings.access_offered && ctx.platform.game.empty())
    ctx.stack.push(make_access(ctx, true));
  settle();
}

App::Impl::~Impl() = default;

void App::Impl::safely(const std::function<void()>& work) {
  if (!ctx.house.failed) return work();
  try {
    work();
  } catch (const std::exception& e) {
    ctx.house.failed(e.what());
    settle();
  }
}

void App::Impl::settle() {
  if (std::exchange(ctx.forget_ui, false)) {
    const Point pointer = ui.pointer;
    ui = UiState{};
    ui.pointer = pointer;
    ui.touch = ctx.platform.touch;
    touch_.reset();
    chosen_.clear();
    guard_ = {};
  }
  for (int rounds = 0; rounds < 8; ++rounds) {
    Screen* before = ctx.stack.top();
    if (before != nullptr) before->last_focus = ui.focus;
    if (!ctx.stack.apply()) return;
    ui.hover.clear();
    ui.pressed.clear();
    ui.dragged.clear();
    ui.open.clear();
    if (Screen* top = ctx.stack.top(); top != nullptr)
      ui.focus = top->last_focus.empty() ? top->first_focus() : top->last_focus;
    shown_focus_.clear();
    ctx.dirty = true;
  }
}

std::string_view App::Impl::world() const {
  std::string_view world;
  ctx.stack.each([&](const Screen& s) { world = s.world().empty() ? world : s.world(); });
  return world;
}

void App::Impl::build_once() {
  scene = Scene{};
  const Theme& theme = ctx.world_theme(world());
  scene.background = theme.ground;
  // The demo's own screens are to be read from two metres as they are; what visitors play grows.
  const auto shown = ctx.stack.visible();
  const float most = !shown.empty() && shown.front()->id().starts_with("kiosk.") ? 1.0F : 2.0F;
  Builder b(scene, ctx.canvas, theme, ctx.texts, ui, std::min(ctx.ui_scale(), most), std::min(ctx.text_scale(), most),
            !ctx.reduced_motion());
  b.name_keys([this](std::string_view key) { return ctx.key_label(key); });
  const Rect strip = saving_strip(b, ctx);
  const Rect foot = ctx.house.draw_foot ? b.keep_foot(ctx.house.foot_height(b)) : Rect{};
  bool below = false;
  for (Screen* screen : shown) {
    if (below) b.cover_widgets();
    screen->build(b);
    below = true;
  }
  const bool was_private = ctx.private_view;
  ctx.private_view = std::any_of(scene.widgets.begin(), scene.widgets.end(),
                                 [](const Widget& w) { return w.secret; }) ||
                     std::any_of(shown.begin(), shown.end(), [](const Screen* s) { return s->secret(); });
  if (!ctx.private_view) std::erase_if(ctx.notices, [](const Notice& n) { return n.secret; });
  drop_stale(ctx.notices, fmt::format("{} {}", place(), step()));
  draw_notices(b, ctx);
  draw_saving_strip(b, strip);
  if (ctx.house.draw_foot) ctx.house.draw_foot(b, foot);
  b.finish();
  extras = b.extras();
  scrolls = b.scrolls();
  sights = b.sights();
  ctx.dirty = b.again();
  // How far a list was moved may tell what was read there.
  if (was_private && !ctx.private_view && !unheard() && !ui.scroll.empty()) {
    ui.scroll.clear();
    ctx.dirty = true;
  }
}

// The focus and what the pointer is over depend on the scene, and the scene on them: two or three rounds settle it.
void App::Impl::rebuild() {
  for (int rounds = 0; rounds < 4; ++rounds) {
    build_once();
    const bool placed = place_focus(), moved = show_focus() || placed;
    const int under = ui.keyboard || !ui.pressed.empty() ? -1 : at(ui.pointer);
    const std::string hover = under >= 0           ? scene.widgets[static_cast<std::size_t>(under)].id
                              : ui.pressed.empty() ? ""
                                                   : ui.hover;
    const bool hovered = hover != ui.hover;
    ui.hover = hover;
    ui.pointed = ui.pointed && !hovered;
    if (!moved && !hovered && !ctx.dirty) break;
  }
  ctx.dirty = false;
  note_place();
}

// What was opened from a private view, and all that covers it, goes with it where somebody else could look.
void App::Impl::close_secrets() {
  int above = 0;
  ctx.stack.each([&](const Screen& s) {
    if (above > 0 || s.secret()) ++above;
  });
  if (above > 0 && !unheard()) ctx.stack.pop(above);
}

bool App::Impl::unheard() const {
  bool alone = false;
  ctx.stack.each([&](const Screen& s) { alone = alone || s.unheard(); });
  return alone;
}

std::string App::Impl::place() const {
  const Screen* top = ctx.stack.top();
  return top == nullptr ? std::string() : fmt::format("{} {}", ctx.stack.size(), top->place());
}

// What is held down began on another picture.
void App::Impl::note_place() {
  if (!guard_.stands(place(), scene.widgets, extras)) return;
  ui.pressed.clear();
  ui.dragged.clear();
  ui.told.clear();
}

void App::Impl::shown() { guard_.shown(ctx.clock()); }

void App::Impl::wait_over() {
  if (ctx.dirty) rebuild();
  guard_.over();
}

bool App::Impl::place_focus() {
  const std::string before = ui.focus;
  if (std::exchange(ctx.lost_focus, false)) ui.focus.clear();
  if (!ctx.want_focus.empty() && find_widget(scene.widgets, ctx.want_focus) >= 0) ui.focus = ctx.want_focus;
  ctx.want_focus.clear();
  const int found = focus_index();
  if (found < 0 || !scene.widgets[static_cast<std::size_t>(found)].focusable) {
    const int first = ctx.stack.top() == nullptr ? -1 : find_widget(scene.widgets, ctx.stack.top()->first_focus());
    const int other = first >= 0 ? first : default_focus(scene.widgets);
    ui.focus = other >= 0 ? scene.widgets[static_cast<std::size_t>(other)].id : std::string();
  }
  return ui.focus != before;
}

// Scrolls so that a newly focused widget can be seen.
bool App::Impl::show_focus() {
  if (ui.focus == shown_focus_) return false;
  shown_focus_ = ui.focus;
  const int found = focus_index();
  if (found < 0) return false;
  const WidgetExtra& extra = extras[static_cast<std::size_t>(found)];
  const auto area = std::find_if(scrolls.begin(), scrolls.end(),
                                 [&](const ScrollInfo& s) { return s.id == extra.scroll; });
  if (extra.scroll.empty() || area == scrolls.end()) return false;
  const Rect box = scene.widgets[static_cast<std::size_t>(found)].box;
  const float unit = area->view.h / std::max(1.0F, area->visible), margin = 16 * unit;
  float by = 0;
  if (box.bottom() + margin > area->view.bottom()) by = box.bottom() + margin - area->view.bottom();
  if (box.y - margin < area->view.y + by) by = box.y - margin - area->view.y;
  float& scroll = ui.scroll[extra.scroll];
  const float before = scroll;
  scroll = std::clamp(scroll + by / unit, 0.0F, std::max(0.0F, area->content - area->visible));
  return scroll != before;
}

constexpr int kHoldStep = 100;

int App::Impl::wait_ms() const {
  if (ctx.dirty) return 0;
  int least = notice_wait(ctx.notices);
  if (const int retry = saving_wait(ctx); retry >= 0 && (least < 0 || retry < least)) least = retry;
  if (ctx.house.wait_ms)
    if (const int wanted = ctx.house.wait_ms(); wanted >= 0 && (least < 0 || wanted < least)) least = wanted;
  if (holding() && (least < 0 || kHoldStep < least)) least = kHoldStep;
  if (const Screen* top = ctx.stack.top(); top != nullptr)
    if (const int wanted = top->wait_ms(); wanted >= 0 && (least < 0 || wanted < least)) least = wanted;
  return least;
}

// The program stood still with what was shown: who comes back may be somebody else, and nobody has had that time.
constexpr int kSleptMs = 2000;

void App::Impl::tick(int elapsed_ms) {
  if (const int asked = std::max(0, wait_ms()); elapsed_ms > asked + kSleptMs) {
    system({.type = Input::Type::slept});
    elapsed_ms = asked;
  }
  if (hold(elapsed_ms)) ctx.dirty = true;
  if (age_notices(ctx.notices, elapsed_ms)) ctx.dirty = true;
  if (retry_saving(ctx, elapsed_ms)) ctx.dirty = true;
  if (Screen* top = ctx.stack.top(); top != nullptr && top->tick(elapsed_ms)) ctx.dirty = true;
  if (ctx.house.tick && ctx.house.tick(elapsed_ms)) ctx.dirty = true;
  settle();
}

bool App::Impl::idle() const {
  bool busy = ctx.dirty;
  ctx.stack.each([&](Screen& s) { busy = busy || s.busy(); });
  return !busy;
}

std::vector<std::string> language_codes() {
  std::vector<std::string> codes;
  for (const Language& l : Texts::languages()) codes.emplace_back(l.code);
  codes.emplace_back("xx");
  return codes;
}

App::App(Platform p, Canvas& canvas) : impl_(std::make_unique<Impl>(std::move(p), canvas)) {}
App::~App() = default;
void App::handle(const Input& input) {
  impl_->safely([&] { impl_->handle(input); });
}
int App::wait_ms() const { return impl_->wait_ms(); }
void App::tick(int elapsed_ms) {
  impl_->safely([&] { impl_->tick(elapsed_ms); });
}
bool App::wants_redraw() const { return impl_->ctx.dirty; }

const Scene& App::scene() {
  for (int tries = 0; impl_->ctx.dirty && tries < 2; ++tries) impl_->safely([&] { impl_->rebuild(); });
  return impl_->scene;
}

std::string App::crash_words(const std::filesystem::path& report) const {
  return impl_->ctx.texts.tr("crash.words", {{"file", to_utf8(report)}});
}
Scene App::public_scene(Canvas& canvas) { return impl_->public_scene(canvas); }
bool App::wants_table_window() const { return impl_->ctx.platform.table_window || impl_->ctx.settings.table_window; }
Heard App::take_heard() {
  AppContext& ctx = impl_->ctx;
  const Settings& s = ctx.settings;
  Heard heard{std::exchange(ctx.sounds, {}), static_cast<float>(s.volume) / 100, {}, 0};
  if (!s.sound || s.ambience == 0) return heard;
  heard.ambience_volume = static_cast<float>(s.ambience) / 100;
  ctx.stack.each([&](const Screen& screen) {
    if (!screen.ambience().empty()) heard.ambience = screen.ambience();
  });
  return heard;
}

Spoken App::take_spoken() { return impl_->take_spoken(); }

void App::shown() { impl_->shown(); }
void App::wait_over() { impl_->wait_over(); }

bool App::quit() const { return impl_->ctx.quit; }
bool App::reduced_motion() const { return impl_->ctx.reduced_motion(); }

std::string App::dump() const {
  if (impl_->ctx.dirty) impl_->rebuild();
  return dump_scene(impl_->ctx.stack.top() == nullptr ? std::string() : impl_->ctx.stack.top()->id(), impl_->scene,
                    impl_->ui.focus);
}

std::string App::focused() const { return impl_->ui.focus; }
bool App::idle() const { return impl_->idle(); }

}  // namespace prowl::ui
