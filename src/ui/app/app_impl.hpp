#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "ui/app/context.hpp"
#include "ui/app/press_guard.hpp"
#include "ui/kit/focus.hpp"
#include "ui/kit/kit.hpp"
#include "ui/speech/reader.hpp"

namespace prowl::ui {

class Kiosk;

/// The working part of App: routes input to widgets and screens and keeps the focus.
struct App::Impl {
  Impl(Platform p, Canvas& canvas);
  ~Impl();

  void handle(const Input&);
  void rebuild();
  /// With visitors here an exception ends what they do, not the program.
  void safely(const std::function<void()>&);
  void settle();  ///< performs queued transitions
  int wait_ms() const;
  void tick(int elapsed_ms);
  bool idle() const;
  void shown();
  void wait_over();
  Scene public_scene(Canvas&);
  Spoken take_spoken();

  AppContext ctx;
  UiState ui;
  Scene scene;
  std::vector<WidgetExtra> extras;
  std::vector<ScrollInfo> scrolls;
  std::vector<Sight> sights;
  std::unique_ptr<Kiosk> kiosk;

 private:
  void note_hand(const Input&);
  void key_pressed(Input);
  void pointer_moved(Point);
  void pointer_pressed(Point);
  void pointer_released(Point);
  void wheel(Point, float);
  // --- fingers
  void finger(const Input&);
  void finger_down(std::int64_t id, Point);
  void finger_moved(std::int64_t id, Point);
  void finger_up(std::int64_t id, Point);
  void finger_lost(std::int64_t id);
  void begin_move(Point);
  void scroll_by_finger(Point);
  void tap(const std::string& pressed, Point);
  void drop_touch();
  void point_out(int index);
  void tell_nothing();
  int under_finger(Point) const;
  bool inspect(Point);
  bool inspect_focus();
  std::string_view world() const;
  bool explain(int index);
  bool explain_here();
  bool holding() const;
  bool hold(int elapsed_ms);
  void key(const std::string&);
  bool field_key(const Widget&, const std::string&);
  bool focus_key(const std::string&);
  bool hotkey(const std::string&);
  bool page_key(const std::string&);
  void remember_window(const Input&);
  void table_window(const std::string& what);
  void note_place();
  Seen seen() const;
  bool read(const std::string& key);
  void open_access();
  std::string place() const;  ///< names what stands on the screen
  int guard_ms() const { return ctx.stack.top() == nullptr ? 0 : ctx.stack.top()->guard_ms(); }
  std::size_t step() const { return ctx.stack.top() == nullptr ? 0 : ctx.stack.top()->step(); }
  bool too_soon(int index, const std::string& hand) const;
  void escape();
  void typed(const std::string&);
  void system(const Input&);
  void close_secrets();
  /// Nobody else could overhear or look on.
  bool unheard() const;
  /// `hand`: the key that was pressed, "" for the pointer.
  void activate(int index, const std::string& hand);
  void set_focus(int index);
  void build_once();
  bool place_focus();
  bool show_focus();
  void slide(int index, Point);
  int at(Point) const;
  int focus_index() const { return find_widget(scene.widgets, ui.focus); }

  /// The finger that means something: the only one there is.
  struct Touch {
    enum class Stage : unsigned char { down, scroll, slide, drag, over };
    std::int64_t id = -1;
    Stage stage{};
    Point from{};
    std::string area{};  ///< of scroll
    float scrolled = 0;  ///< where it stood
  };
  std::optional<Touch> touch_;
  std::set<std::int64_t> fingers_;  ///< all that are down
  std::string chosen_;              ///< by a first tap: widget, place and step
  Point pressed_at_{}, aimed_{};
  int held_ms_ = 0;
  PressGuard guard_;
  Announcer announcer_;
  Reader reader_;
  std::string read_at_;                ///< the place that is being read
  std::pair<int, int> size_before_{};  ///< of the window, before it was last changed
  bool window_changed_ = false;
  std::string shown_focus_;
};

}  // namespace prowl::ui
