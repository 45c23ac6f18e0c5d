#pragma once
#include <map>
#include <optional>
#include <utility>

#include "ui/app/context.hpp"
#include "ui/kit/focus.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// The working part of App: routes input to widgets and screens and keeps the focus.
struct App::Impl {
  Impl(Platform p, Canvas& canvas);

  void handle(const Input&);
  void rebuild();
  void settle();  ///< performs queued transitions
  int wait_ms() const;
  void tick(int elapsed_ms);
  bool idle() const;
  void shown();
  void wait_over();

  AppContext ctx;
  UiState ui;
  Scene scene;
  std::vector<WidgetExtra> extras;
  std::vector<ScrollInfo> scrolls;

 private:
  void pointer_moved(Point);
  void pointer_pressed(Point);
  void pointer_released(Point);
  void wheel(Point, float);
  void key(const std::string&);
  bool field_key(const Widget&, const std::string&);
  bool focus_key(const std::string&);
  bool hotkey(const std::string&);
  bool page_key(const std::string&);
  void remember_window(const Input&);
  void note_place();
  bool guarded() const;  ///< what stands there is too fresh for a press
  void escape();
  void typed(const std::string&);
  void system(const Input&);
  void activate(int index);
  void set_focus(int index);
  void build_once();
  bool place_focus();
  bool show_focus();
  void slide(int index, Point);
  int at(Point) const;
  int focus_index() const { return find_widget(scene.widgets, ui.focus); }

  Point pressed_at_{};
  std::string place_;                     ///< see Screen::place()
  std::optional<std::int64_t> shown_at_;  ///< since when it stands on the screen; empty: not yet
  std::pair<int, int> size_before_{};     ///< of the window, before it was last changed
  bool window_changed_ = false;
  std::string shown_focus_;
};

}  // namespace prowl::ui
