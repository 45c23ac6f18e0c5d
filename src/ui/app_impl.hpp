#pragma once
#include <map>

#include "context.hpp"
#include "focus.hpp"
#include "kit.hpp"

namespace prowl::ui {

/// The working part of App: routes input to widgets and screens and keeps the focus.
struct App::Impl {
  Impl(Platform p, Canvas& canvas);

  void handle(const Input&);
  void rebuild();
  void settle();          ///< performs queued transitions
  int wait_ms() const;
  void tick(int elapsed_ms);
  bool idle() const;

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
  void remember_window(Size);
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
  bool window_changed_ = false;
  std::string shown_focus_;
};

}  // namespace prowl::ui
