#include <algorithm>
#include <cmath>

#include "ui/app/app_impl.hpp"
#include "ui/kit/reach.hpp"

namespace prowl::ui {
namespace {

constexpr float kSlip = 24;  // design px that a finger may slip and still mean what is under it

}  // namespace

int App::Impl::under_finger(Point p) const {
  const Size window = ctx.canvas.size();
  return widget_under_finger(scene.widgets, window, least_finger(window), p);
}

void App::Impl::finger(const Input& in) {
  switch (in.type) {
    case Input::Type::press: return finger_down(in.finger, in.at);
    case Input::Type::move: return finger_moved(in.finger, in.at);
    case Input::Type::release: return finger_up(in.finger, in.at);
    default: return finger_lost(in.finger);
  }
}

// A second finger means nothing, and what the first has begun neither.
void App::Impl::finger_down(std::int64_t id, Point p) {
  fingers_.insert(id);
  drop_touch();
  if (fingers_.size() > 1) return;
  touch_ = Touch{id, Touch::Stage::down, p, {}, 0};
  ui.pointer = {-1, -1};
  pressed_at_ = aimed_ = p;
  held_ms_ = 0;
  const int under = under_finger(p);
  if (under < 0 || too_soon(under, "")) return;
  ui.hover = ui.pressed = scene.widgets[static_cast<std::size_t>(under)].id;
  ctx.dirty = true;
}

void App::Impl::finger_moved(std::int64_t id, Point p) {
  if (!touch_ || touch_->id != id) return;
  const float unit = least_finger(ctx.canvas.size()) / kFinger;
  if (touch_->stage == Touch::Stage::down && std::hypot(p.x - touch_->from.x, p.y - touch_->from.y) > kSlip * unit)
    begin_move(p);
  const int held = find_widget(scene.widgets, ui.pressed);
  if (touch_->stage == Touch::Stage::scroll) scroll_by_finger(p);
  if (touch_->stage == Touch::Stage::slide && held >= 0) slide(held, p);
  if (touch_->stage != Touch::Stage::drag) return;
  ui.pointer = p;
  ctx.dirty = true;
}

// What has moved presses nothing: it pushes a slider along, or the list below it, or takes a card along.
void App::Impl::begin_move(Point p) {
  const int held = find_widget(scene.widgets, ui.pressed);
  const bool along = std::abs(p.x - touch_->from.x) > std::abs(p.y - touch_->from.y);
  const auto area = std::find_if(scrolls.rbegin(), scrolls.rend(), [&](const ScrollInfo& s) {
    return s.view.contains(touch_->from) && s.content > s.visible + 1;
  });
  ui.hover.clear();
  ctx.dirty = true;
  if (held >= 0 && along && extras[static_cast<std::size_t>(held)].slide) {
    touch_->stage = Touch::Stage::slide;
    return;
  }
  if (held >= 0 && scene.widgets[static_cast<std::size_t>(held)].drag && (along || area == scrolls.rend())) {
    touch_->stage = Touch::Stage::drag;
    ui.dragged = ui.pressed;
    return;
  }
  ui.pressed.clear();
  touch_->stage = area == scrolls.rend() ? Touch::Stage::over : Touch::Stage::scroll;
  if (area == scrolls.rend()) return;
  touch_->area = area->id;
  touch_->scrolled = ui.scroll[area->id];
  tell_nothing();
}

void App::Impl::scroll_by_finger(Point p) {
  const auto area = std::find_if(scrolls.begin(), scrolls.end(),
                                 [&](const ScrollInfo& s) { return s.id == touch_->area; });
  if (area == scrolls.end()) return;
  const float unit = area->view.h / std::max(1.0F, area->visible), by = (touch_->from.y - p.y) / unit;
  ui.scroll[area->id] = std::clamp(touch_->scrolled + by, 0.0F, std::max(0.0F, area->content - area->visible));
  rebuild();
  guard_.moved_by_hand();
}

void App::Impl::finger_up(std::int64_t id, Point p) {
  fingers_.erase(id);
  if (!std::exchange(ui.touch, true)) ctx.dirty = true;  // only now: nothing grows under a finger
  if (!touch_ || touch_->id != id) return;
  const Touch::Stage stage = touch_->stage;
  const std::string dragged = std::exchange(ui.dragged, {}), pressed = std::exchange(ui.pressed, {});
  drop_touch();
  if (stage == Touch::Stage::down) return tap(pressed, p);
  const int under = stage == Touch::Stage::drag ? at(p) : -1;
  if (under < 0 || dragged.empty()) return;
  const Widget target = scene.widgets[static_cast<std::size_t>(under)];
  if (target.drop && target.id != dragged) target.drop(dragged);
}

void App::Impl::finger_lost(std::int64_t id) {
  fingers_.erase(id);
  if (touch_ && touch_->id == id) drop_touch();
}

void App::Impl::drop_touch() {
  if (!touch_) return;
  touch_.reset();
  ui.hover.clear();
  ui.pressed.clear();
  ui.dragged.clear();
  ui.pointer = {-1, -1};
  ctx.dirty = true;
}

void App::Impl::tell_nothing() {
  ui.told.clear();
  chosen_.clear();
  ui.keyboard = false;
}

// Puts what a finger means where the keyboard's focus would show it, or only tells what it is.
void App::Impl::point_out(int index) {
  const Widget& w = scene.widgets[static_cast<std::size_t>(index)];
  ui.told = w.id;
  if (w.focusable) {
    ui.focus = shown_focus_ = w.id;
    ui.keyboard = true;
  }
  ctx.dirty = true;
}

// What decides for good is chosen by the first tap and done by the second; all else is done at once.
void App::Impl::tap(const std::string& pressed, Point p) {
  const int under = under_finger(p);
  const std::string meant = under < 0 ? std::string() : scene.widgets[static_cast<std::size_t>(under)].id;
  const std::string chosen = meant + " " + place() + " " + std::to_string(step());
  const bool again = chosen_ == chosen;
  tell_nothing();
  if (under < 0 || meant != pressed) return;
  const Widget w = scene.widgets[static_cast<std::size_t>(under)];
  const auto& along = extras[static_cast<std::size_t>(under)].slide;
  if (along) return slide(under, p);
  if (w.focusable) ui.focus = shown_focus_ = w.id;
  if (w.enabled && !w.press && !w.type) return point_out(under);
  if (!w.enabled || !w.decides || again) return activate(under, "");
  chosen_ = chosen;
  point_out(under);
}

}  // namespace prowl::ui
