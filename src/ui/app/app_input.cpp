#include <algorithm>
#include <cmath>
#include <tuple>

#include "prowl/rules/files.hpp"
#include "prowl/rules/utf8.hpp"
#include "ui/app/app_impl.hpp"
#include "ui/app/saving.hpp"
#include "ui/screens/access/access.hpp"
#include "ui/screens/shelf/shelf.hpp"

namespace prowl::ui {
namespace {

constexpr float kDragStart = 8;  // device px before a press becomes a drag
constexpr int kHold = 550;       // ms before a press is one that stays

// What is pasted from elsewhere may hold lines and tabs, which no field shows.
std::string one_line(std::string text) {
  text.erase(std::min(text.find_first_of("\r\n"), text.size()));
  std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
  return text;
}

bool same_hotkey(const Widget& w, const std::string& key) { return !w.hotkey.empty() && w.hotkey == key; }

}  // namespace

int App::Impl::at(Point p) const {
  std::vector<Rect> visible;
  visible.reserve(extras.size());
  for (const WidgetExtra& e : extras) visible.push_back(e.clip);
  return widget_at(scene.widgets, visible, p);
}

void App::Impl::handle(const Input& input) {
  if (ctx.dirty) rebuild();
  if (ctx.house.take && ctx.house.take(input)) return settle();
  using Type = Input::Type;
  note_hand(input);
  if (input.type == Type::key || input.type == Type::press || input.finger >= 0) ctx.voice.pressed();
  if (input.finger >= 0) {
    finger(input);
    return settle();
  }
  switch (input.type) {
    case Type::move: pointer_moved(input.at); break;
    case Type::press: pointer_pressed(input.at); break;
    case Type::release:
      pointer_released(input.at);
      ui.touch = ctx.platform.touch;
      break;
    case Type::inspect:
      pointer_moved(input.at);
      if (!inspect(input.at)) explain(at(input.at));
      break;
    case Type::wheel: wheel(input.at, input.wheel); break;
    case Type::key: key_pressed(input); break;
    case Type::text: typed(input.key); break;
    default: system(input); break;
  }
  settle();
  if (ctx.quit && std::exchange(window_changed_, false)) ctx.settings_changed();
}

// A controller's buttons mean what they mean; what is written into a field is no command.
void App::Impl::key_pressed(Input in) {
  Screen* top = ctx.stack.top();
  const int found = focus_index();
  const bool writes = found >= 0 && scene.widgets[static_cast<std::size_t>(found)].role == Role::field &&
                      (in.key.size() == 1 || in.key == "space");
  const bool raw = in.pad >= 0 || writes || (top != nullptr && top->wants_raw_keys());
  if (!raw) in.key = ctx.keys.meaning(in.key);
  if (top == nullptr || !top->handle(in))
    key(in.key);
  else
    ctx.dirty = true;
}

void App::Impl::note_hand(const Input& input) {
  using Type = Input::Type;
  if (input.type != Type::key && input.type != Type::press && input.type != Type::text) return;
  if (input.finger < 0) {
    ui.told.clear();
    chosen_.clear();
    if (input.type == Type::key && std::exchange(ui.touch, ctx.platform.touch)) ctx.dirty = true;
  }
  ctx.pad = input.pad;
  const bool pad = input.pad >= 0;
  if (std::exchange(ui.pad, pad) != pad) ctx.dirty = true;
}

void App::Impl::system(const Input& input) {
  using Type = Input::Type;
  if (input.type == Type::tick) return;
  if (input.type == Type::table_window) return table_window(input.key);
  if (input.type == Type::open_file) return ctx.house.visitors ? void() : open_file(ctx, to_path(input.key));
  if (input.type == Type::pad_gone && ctx.pad == input.pad) ctx.pad = -1, ui.pad = false;
  if (input.type == Type::focus_lost || input.type == Type::minimised) {
    drop_touch();
    fingers_.clear();
    ui.pressed.clear();
    ui.dragged.clear();
    ui.hover.clear();
    ui.pointer = {-1, -1};
  }
  ctx.stack.each([&](Screen& s) { s.handle(input); });
  if (input.leaves()) close_secrets();
  if (input.type == Type::resize) remember_window(input);
  // The press that brings the window to the front is meant for the window.
  if (input.type == Type::focus_gained) guard_.renew(ctx.clock());
  if (input.type == Type::quit && !ctx.house.visitors) leave_saved(ctx, [this] { ctx.quit = true; });
  ctx.dirty = true;
}

// Without a display it waits for one; else it is not to come up again by itself.
void App::Impl::table_window(const std::string& what) {
  if (what != "gone") {
    ctx.platform.table_window = false;
    if (ctx.settings.table_window) {
      ctx.settings.table_window = false;
      ctx.settings_changed();
    }
  }
  if (what != "closed") ctx.notice(ctx.texts.tr("table_window." + what), true);
  ctx.dirty = true;
}

// The size to come back to is the one before it was maximised; some window managers tell the new size first.
void App::Impl::remember_window(const Input& in) {
  if (ctx.platform.robot || ctx.house.visitors) return;
  Settings& s = ctx.settings;
  if (!in.key.empty() && in.key != s.display) {
    s.display = in.key;
    window_changed_ = true;
  }
  if (s.fullscreen || in.size.w < 320 || in.size.h < 240) return;
  const std::pair now{static_cast<int>(in.size.w), static_cast<int>(in.size.h)}, kept{s.window_w, s.window_h};
  if (in.maximised && !s.maximised && now == kept && size_before_.first > 0)
    std::tie(s.window_w, s.window_h) = size_before_;
  if (!in.maximised && now != kept) {
    size_before_ = kept;
    std::tie(s.window_w, s.window_h) = now;
  }
  s.maximised = in.maximised;
  window_changed_ = true;
}

void App::Impl::pointer_moved(Point p) {
  const bool was_keyboard = ui.keyboard;
  if (p != ui.pointer) ui.keyboard = false, ui.pointed = true;
  ui.pointer = aimed_ = p;
  const int under = at(p);
  const std::string id = under >= 0 ? scene.widgets[static_cast<std::size_t>(under)].id : std::string();
  const int held = find_widget(scene.widgets, ui.pressed);
  if (held >= 0 && extras[static_cast<std::size_t>(held)].slide) {
    slide(held, p);
    return;
  }
  if (held >= 0 && scene.widgets[static_cast<std::size_t>(held)].drag && ui.dragged.empty() &&
      std::hypot(p.x - pressed_at_.x, p.y - pressed_at_.y) > kDragStart)
    ui.dragged = ui.pressed;
  if (id != ui.hover || was_keyboard != ui.keyboard || !ui.dragged.empty()) ctx.dirty = true;
  if (id != ui.hover) ui.used.clear();
  ui.hover = id;
}

void App::Impl::pointer_pressed(Point p) {
  pointer_moved(p);
  const int under = at(p);
  ctx.dirty = true;
  if (under < 0 || too_soon(under, "")) return;
  pressed_at_ = p;
  held_ms_ = 0;
  ui.pressed = scene.widgets[static_cast<std::size_t>(under)].id;
  if (scene.widgets[static_cast<std::size_t>(under)].focusable) {
    ui.focus = ui.pressed;
    shown_focus_ = ui.focus;  // it is under the pointer: no scrolling away
  }
  if (extras[static_cast<std::size_t>(under)].slide) slide(under, p);
}

void App::Impl::pointer_released(Point p) {
  const std::string dragged = std::exchange(ui.dragged, {});
  const std::string pressed = std::exchange(ui.pressed, {});
  const int under = at(p);
  ctx.dirty = true;
  if (under < 0) return;
  const Widget target = scene.widgets[static_cast<std::size_t>(under)];
  if (!dragged.empty()) {
    if (target.drop && target.id != dragged) target.drop(dragged);
  } else if (target.id == pressed && !extras[static_cast<std::size_t>(under)].slide) {
    if (target.enabled) ui.used = target.id;
    activate(under, "");
  }
}

// --- a closer look

bool App::Impl::inspect(Point p) {
  std::vector<int> kinds;
  for (const Sight& s : sights) kinds.push_back(s.kind);
  Screen* top = ctx.stack.top();
  for (std::size_t i = sights.size(); i-- > 0 && top != nullptr;)
    if (sights[i].clip.contains(p) && top->inspect(kinds, i)) return ctx.dirty = true;
  return false;
}

// What is pointed at or has the focus, else the first card there is.
bool App::Impl::inspect_focus() {
  const int found = focus_index();
  if (!ui.keyboard && inspect(ui.pointer)) return true;
  if (found >= 0 && inspect(scene.widgets[static_cast<std::size_t>(found)].box.centre())) return true;
  return !sights.empty() && inspect(sights.front().clip.centre());
}

// --- the rule behind it

bool App::Impl::explain(int index) {
  if (index < 0 || !ctx.explain({world(), scene.widgets[static_cast<std::size_t>(index)].rule})) return false;
  return ctx.dirty = true;
}

// Of what is pointed at or has the focus, else of what was just said.
bool App::Impl::explain_here() {
  if (explain(ui.keyboard ? focus_index() : at(ui.pointer))) return true;
  const auto said = std::find_if(ctx.notices.rbegin(), ctx.notices.rend(),
                                 [](const Notice& n) { return !n.rule.paragraph.empty(); });
  return said != ctx.notices.rend() && ctx.explain(said->rule);
}

// A finger may stay on what can't be pressed.
bool App::Impl::holding() const {
  const bool held = touch_ ? touch_->stage == Touch::Stage::down : !ui.pressed.empty() && ui.dragged.empty();
  return held && held_ms_ < kHold;
}

bool App::Impl::hold(int elapsed_ms) {
  if (!holding()) return false;
  held_ms_ += elapsed_ms;
  if (held_ms_ < kHold) return false;
  const int under = touch_ ? under_finger(pressed_at_) : at(pressed_at_);
  const bool shown = inspect(pressed_at_) || explain(under);
  if (!shown && (!touch_ || under < 0 || extras[static_cast<std::size_t>(under)].tip.empty())) return false;
  drop_touch();
  if (!shown) point_out(under);
  ui.pressed.clear();
  return true;
}

bool App::Impl::too_soon(int index, const std::string& hand) const {
  const std::string& id = scene.widgets[static_cast<std::size_t>(index)].id;
  const std::int64_t now = ctx.clock();
  const int ms = guard_ms();
  return guard_.fresh(now, ms) || (hand.empty() && guard_.fresh_at(aimed_, id, now, ms)) ||
         guard_.again(hand, id, step(), now, ms);
}

void App::Impl::activate(int index, const std::string& hand) {
  if (index < 0 || too_soon(index, hand)) return;
  const Widget w = scene.widgets[static_cast<std::size_t>(index)];
  if (!w.enabled) {
    if (!w.reason.empty()) ctx.hint(w.reason, {world(), w.rule});
    ctx.sound(kDeny);
    return;
  }
  std::erase_if(ctx.notices, [](const Notice& n) { return n.hint; });
  guard_.pressed(hand, w.id, step());
  ctx.dirty = true;
  ctx.sound(kPress);
  if (w.press) w.press();
}

void App::Impl::set_focus(int index) {
  if (index < 0) return;
  ui.focus = ui.told = scene.widgets[static_cast<std::size_t>(index)].id;
  ctx.dirty = true;
}

void App::Impl::typed(const std::string& text) {
  const int found = focus_index();
  if (found < 0) return;
  const Widget w = scene.widgets[static_cast<std::size_t>(found)];
  if (w.role != Role::field || !w.enabled || !w.type) return;
  w.type(w.value + text);
  ctx.dirty = true;
}

void App::Impl::key(const std::string& name) {
  if (read(name)) return;
  if (name == "shift+f2" && !ctx.house.visitors) return toggle_speech(ctx);
  if (name == "f2") return open_access();
  if ((name == "f11" || name == "alt+enter") && !ctx.house.visitors) return ctx.fill_screen(!ctx.settings.fullscreen);
  if (name == "f1" && explain_here()) return;
  const int found = focus_index();
  if (found >= 0 && scene.widgets[static_cast<std::size_t>(found)].role == Role::field) {
    const Widget field = scene.widgets[static_cast<std::size_t>(found)];
    if (field_key(field, name)) return;
  }
  ui.hover.clear();
  if (name == "esc")
    escape();
  else if (!focus_key(name) && !page_key(name) && !hotkey(name)) {
    if (name == "z") inspect_focus();
    if (name == "f3") open_access();  // the pad's button, where it opens no player aid
  }
}

void App::Impl::open_access() {
  const Screen* top = ctx.stack.top();
  if (top != nullptr && top->id() != "access" && !ctx.house.visitors) ctx.stack.push(make_access(ctx, false));
}

// Letters reach a field as text; here only what edits or leaves it.
bool App::Impl::field_key(const Widget& field, const std::string& name) {
  if (name == "backspace" || name == "delete") {
    if (field.type && field.enabled) field.type(without_last(field.value));
    ctx.dirty = true;
    return true;
  }
  if (name == "enter") {
    ui.keyboard = true;
    if (field.press)
      activate(focus_index(), name);
    else
      set_focus(step_focus(scene.widgets, focus_index(), 1));
    ctx.dirty = true;
    return true;
  }
  if (name == "ctrl+v" || name == "shift+insert") {
    if (ctx.platform.clipboard) typed(one_line(ctx.platform.clipboard()));
    return true;
  }
  const bool moves = name == "esc" || name == "tab" || name == "shift+tab" || name == "up" || name == "down" ||
                     name == "left" || name == "right";
  return !moves && (name.size() == 1 || name == "space");
}

bool App::Impl::focus_key(const std::string& name) {
  static const std::map<std::string, Direction, std::less<>> kArrows{
      {"left", Direction::left}, {"right", Direction::right}, {"up", Direction::up}, {"down", Direction::down}};
  const int found = focus_index();
  const auto arrow = kArrows.find(name);
  const bool tab = name == "tab" || name == "shift+tab";
  const bool press = name == "enter" || name == "space";
  if (arrow == kArrows.end() && !tab && !press) return false;
  if (!press) guard_.forget_press();
  const bool was_shown = std::exchange(ui.keyboard, true);
  ctx.dirty = true;
  if (press) {
    activate(found >= 0 ? found : default_focus(scene.widgets), name);
    return true;
  }
  if (tab) {
    set_focus(step_focus(scene.widgets, found, name == "tab" ? 1 : -1));
    return true;
  }
  if (!was_shown && found >= 0 && scene.widgets[static_cast<std::size_t>(found)].role != Role::slider)
    return true;  // first show where it is
  if (found >= 0 && scene.widgets[static_cast<std::size_t>(found)].role == Role::slider &&
      (name == "left" || name == "right")) {
    const auto step = scene.widgets[static_cast<std::size_t>(found)].step;
    if (step) step(name == "right" ? 1 : -1);
    return true;
  }
  set_focus(steer_focus(scene.widgets, found, arrow->second));
  return true;
}

bool App::Impl::hotkey(const std::string& name) {
  const auto it = std::find_if(scene.widgets.begin(), scene.widgets.end(),
                               [&](const Widget& w) { return same_hotkey(w, name); });
  if (it == scene.widgets.end()) return false;
  ui.keyboard = true;
  activate(static_cast<int>(it - scene.widgets.begin()), name);
  return true;
}

void App::Impl::escape() {
  ctx.dirty = true;
  ui.keyboard = true;
  if (!ui.dragged.empty()) {
    ui.dragged.clear();
    ui.pressed.clear();
    return;
  }
  if (const auto open = ui.open.find("dropdown"); open != ui.open.end()) {
    ui.focus = open->second;
    ui.open.erase(open);
    return;
  }
  Screen* top = ctx.stack.top();
  if (top != nullptr && !top->back()) ctx.stack.pop();
}

}  // namespace prowl::ui
