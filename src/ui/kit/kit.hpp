#pragma once
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/rules/seat_info.hpp"
#include "prowl/ui/scene.hpp"
#include "ui/kit/keys.hpp"
#include "ui/kit/theme.hpp"
#include "words/text.hpp"

namespace prowl::ui {

/// The smallest words, squeezed or not, in a window of 1920 x 1080; at any scale of the interface from 100 % on.
constexpr float kLeastPx = 18;
/// The same in device px where everything is `base` times as large: 13 at 1280 x 720, in proportion below (11.7 at the
/// smallest window), where words would else outgrow the boxes that hold them.
constexpr float least_words(float base) {
  if (base >= 1) return kLeastPx * base;
  return base < 2 / 3.0F ? 19.5F * base : kLeastPx - 15 * (1 - base);
}
/// As few letters as an initial or a number has may be smaller.
constexpr bool are_words(std::string_view text) { return text.size() > 3; }
/// What a finger needs, in a window of 1920 x 1080 and in proportion below: 44 px at 1280 x 720.
constexpr float kFinger = 66;
/// From that height on a control is made for being pressed, and grows for fingers.
constexpr float kPressed = 44;
/// The share of a window of 1920 x 1080, whichever way it is held, that one of this size is drawn at; from 0.6 on.
float base_scale(Size window);

/// What the interface remembers between two scenes; App owns it. Ids are widget ids.
struct UiState {
  std::string hover{}, pressed{}, focus{}, dragged{};
  std::string used{};     ///< pressed by the pointer that is still there: it has no more to explain
  bool pointed = false;   ///< the pointer moved to what it hovers over; what came to lie under it covers nothing
  bool keyboard = false;  ///< last used: show the focus ring
  bool pad = false;       ///< it was a game controller: show its buttons
  bool touch = false;     ///< it was a finger: controls are as large as it needs
  std::string told{};     ///< touched or gone to by keys: explained until something else is
  Point pointer{-1, -1};
  std::map<std::string, float> scroll;      ///< design px by scroll area
  std::map<std::string, std::string> open;  ///< e.g. an open drop-down: "dropdown" -> its id
};

/// What a widget has besides its public face; same index as Scene::widgets.
struct WidgetExtra {
  std::string tip{};                   ///< tooltip text
  std::string scroll{};                ///< the scroll area it stands in
  Rect clip{};                         ///< device px: where it can be seen and pressed
  std::function<void(float)> slide{};  ///< pointer drag along the widget: 0..1, downwards if it is higher than wide
};

struct ScrollInfo {
  std::string id{};
  Rect view{};                     ///< device px
  float content = 0, visible = 0;  ///< design px
};

/// A card that can be seen there, by the number of its kind.
struct Sight {
  Rect clip{};  ///< device px
  int kind = 0;
};

struct TextOpt {
  Face face = Face::body;
  float px = 20;  ///< design px
  Colour colour = rgb(0xefe6d0);
  Align align = Align::left;
  VAlign valign = VAlign::middle;
  bool wrap = false;
  float min_scale = 0.8F;  ///< tries one line, then wrapping (if allowed), then shrinking to this, then counts as
                           ///< clipped
  float tracking = 0;      ///< design px
  bool spare = false;      ///< left out where it does not fit: a picture or a tooltip beside it says the same
  bool shortens = false;   ///< what does not fit, however small, ends in dots at the least size: a tooltip says the
                           ///< whole. Noted as clipped
};

struct ButtonOpt {
  std::string id{}, text{};
  std::string icon{};    ///< "play" = common/icons/play, or a full asset name with '/'
  std::string tip{};     ///< tooltip; icon-only buttons show their name
  std::string name{};    ///< accessible name; default: text
  std::string reason{};  ///< not empty: disabled, and why
  std::string rule{};    ///< of Widget
  std::string hotkey{};
  std::string value{};
  std::string note{};  ///< second, smaller line
  bool primary = false, on = false, ghost = false, secret = false, decides = false, drag = false;
  float px = 20;
  std::optional<Colour> accent{};
  Align align = Align::centre;
  Role role = Role::button;
  std::function<void()> press{};
  std::function<void(const std::string&)> drop{};
};

/// Builds one Scene. Coordinates and sizes of all calls are design px of the LOGICAL window: width()*unit() device px
/// wide. unit = base_scale * ui_scale; text is text_scale larger on top. A layout is `wide` when the
/// logical window, divided by the text scale, is at least 1500 x 800; else it is compact: stack, wrap and scroll so
/// that nothing is clipped at 960 x 540. A compact one is `tall` where it is held upright.
class Builder {
 public:
  Builder(Scene&, Canvas&, const Theme&, const Texts&, UiState&, float ui_scale, float text_scale, bool motion);

  float width() const { return size_.w; }
  float height() const { return size_.h; }
  Rect full() const { return {0, 0, size_.w, size_.h}; }
  /// Takes a strip off the foot of the window: from now on it does not belong to it.
  Rect keep_foot(float high) { return {0, size_.h -= high, size_.w, high}; }
  /// The same at its right side.
  Rect keep_side(float wide);
  bool wide() const { return wide_; }
  Shape shape() const { return wide_ ? Shape::wide : size_.h > size_.w ? Shape::tall : Shape::compact; }
  /// Side by side or one below the other there is room for more than what is to be done now.
  bool roomy() const { return shape() != Shape::compact; }
  float unit() const { return u_; }
  float text_scale() const { return text_scale_; }
  /// The smallest words, design px without the text scale: for those in a picture, which does not grow with it.
  float least() const { return least_px() / u_; }
  /// Height of a line of `px` text with its leading; a control's height that grows with the text (`base` at 100 %).
  float line(float px = 20) const { return std::max(px * text_scale_, least()) * 1.36F; }
  /// For a finger at least as high as it needs.
  float control(float base = 52) const {
    return std::max(base * (text_scale_ > 1 ? text_scale_ : 1), base >= kPressed ? finger() : 0);
  }
  /// The least side of what is pressed by a finger, while fingers are used; else 0.
  float finger() const { return state_.touch ? kFinger * base_ / shrunk_ / u_ : 0; }
  const Theme& theme() const { return theme_; }
  const Texts& texts() const { return texts_; }
  std::string tr(std::string_view key, const Args& args = {}) const { return texts_.tr(key, args); }
  std::string trn(std::string_view key, long long n, Args args = {}) const {
    return texts_.trn(key, n, std::move(args));
  }
  UiState& state() { return state_; }
  Scene& scene() { return scene_; }

  Rect device(Rect r) const { return {r.x * u_, (r.y - shift_) * u_, r.w * u_, r.h * u_}; }
  Rect design(Rect r) const { return {r.x / u_, r.y / u_ + shift_, r.w / u_, r.h / u_}; }

  // --- drawing
  void picture(Rect, std::string_view name, float alpha = 1, std::uint64_t key = 0, bool mirror = false,
               bool flip = false);
  /// A picture as wide as the box is, or as high, cut to the box (aspect = width / height of the art).
  void cover(Rect, std::string_view name, float aspect, float alpha = 1);
  void skin(Rect, std::string_view name, std::optional<Colour> accent = {}, float alpha = 1, std::uint64_t key = 0);
  /// A template with the extra numbers {v} and {n} (timer, dial).
  void gauge(Rect, std::string_view name, float v, int n, std::optional<Colour> accent = {});
  /// An icon of common/icons (or a full asset name), tinted.
  void icon(Rect, std::string_view name, std::optional<Colour> tint = {}, float alpha = 1);
  /// All that was drawn since there were `first` draws is one card of that key: its ground turns over from what had the
  /// key before, the rest appears on it.
  void turns_over(std::size_t first, std::uint64_t key);
  /// What was drawn last has a key and comes along these centres, the first where it may come from.
  void travel(const std::vector<Point>& way);
  void svg(Rect, std::string key, std::string source, float alpha = 1, std::uint64_t motion_key = 0);
  /// What was drawn elsewhere, on a window of that size, as one small picture: without its words, and at rest.
  void sketch(Rect, Size window, const std::vector<Draw>&);
  void fill(Rect, Colour, float radius = 0, float alpha = 1);
  void frame(Rect, Colour, float thickness, float radius = 0, float alpha = 1);
  void clip(Rect);
  void unclip();
  /// Lays a text into a box and returns the size it took, in design px.
  Size text(Rect, const std::string&, TextOpt = {});
  /// What text() would take without a limit of height.
  Size measure(const std::string&, const TextOpt&, float width = 0) const;
  /// Whether text() would lay it in there whole.
  bool has_room(Rect, const std::string&, const TextOpt&) const;
  /// Shape with initial: how a seat is known everywhere.
  void badge(Rect, const SeatInfo&);
  void badge(Rect, std::string_view shape, Colour, std::string_view initial);

  // --- things with a role
  void panel(Rect, std::optional<Colour> accent = {});
  /// A heading for people and for speech.
  Size heading(Rect, const std::string&, float px = 34, Face = Face::title, std::optional<Colour> = {});
  /// Text that speech and dumps should find under an id.
  Size label(std::string id, Rect, const std::string&, TextOpt = {}, bool secret = false);
  void button(Rect, ButtonOpt);
  /// Width that a button wants on one line.
  float button_width(const ButtonOpt&) const;
  void toggle(Rect, std::string id, const std::string& name, bool on, std::function<void(bool)> set,
              std::string reason = {});
  /// The value, and a list of all on press. `name` is for speech only.
  void choice(Rect, std::string id, const std::string& name, const std::vector<std::string>& values, int current,
              std::function<void(int)> set, std::string reason = {});
  /// Over `count` values, the one at index `at` chosen now; so it never stands between two of them.
  void slider(Rect, std::string id, const std::string& name, int at, int count, const std::string& shown,
              std::function<void(int)> set);
  void field(Rect, std::string id, const std::string& name, const std::string& value, const std::string& placeholder,
             std::function<void(const std::string&)> set, std::string reason = {});
  void tab(Rect, std::string id, const std::string& text, bool on, std::function<void()> press);
  /// Any other widget over what was drawn there; box in design px.
  void widget(Rect, Widget, std::string tip = {});
  /// What was drawn there as one thing to be told and pointed at, never focused.
  void region(Rect, std::string id, std::string name, std::string value, std::string tip = {}, bool secret = false);

  /// A card of that kind was drawn there: it can be enlarged.
  void sight(Rect, int kind);
  const std::vector<Sight>& sights() const { return sights_; }

  /// Everything until end_scroll() lies on a strip that the wheel, the bar and the focus move. Rows that would be cut
  /// by its edges are not shown. Returns the width for content.
  float begin_scroll(std::string id, Rect view);
  /// `bottom`: where the content ends (design px, as if unscrolled).
  void end_scroll(float bottom);

  bool focused(std::string_view id) const { return state_.focus == id; }
  bool hovered(std::string_view id) const { return state_.hover == id; }

  // --- for App
  /// How the key that a widget names is written.
  void name_keys(std::function<std::string(std::string_view)> names) { key_names_ = std::move(names); }
  /// Focus ring, tooltip, dragged thing, drop-down list: on top of everything.
  void finish();
  /// Something moved while building (a scroll position out of range): build again.
  bool again() const { return again_; }
  const std::vector<WidgetExtra>& extras() const { return extras_; }
  const std::vector<ScrollInfo>& scrolls() const { return scrolls_; }
  /// Forgets the widgets so far (they belong to a covered screen).
  void cover_widgets();
  std::size_t widget_count() const { return extras_.size(); }
  /// Forgets the widgets from number `first` on: what was drawn stays as a mere picture.
  void drop_widgets(std::size_t first);

 private:
  void push(Draw);
  void see_width();
  float least_px() const { return least_words(base_ / shrunk_) * shrunk_; }
  float full_px(const std::string&, const TextOpt&) const;
  float least_share(const std::string&, const TextOpt&, float full) const;
  void hide_cut_rows();
  void draw_text(Rect, const std::string&, const TextOpt&, float px, bool wrap);
  std::string end_of(std::string, const TextOpt&, float width) const;
  Size shortened(Rect, const std::string&, const TextOpt&, float px);
  TextStyle style(const TextOpt&, float px, bool wrap) const;
  void button_body(Rect, const ButtonOpt&, bool held);
  void button_content(Rect, const ButtonOpt&);
  void scrollbar(const ScrollInfo&);
  void ring(const Widget&, const WidgetExtra&);
  void pad_glyph(const Widget&, std::string_view which);
  void tooltip(const Widget&, const WidgetExtra&);
  bool tells(const std::string& id) const;
  std::string key_name(std::string_view) const;
  void dragged();
  void dropdown_list();

  Scene& scene_;
  Canvas& canvas_;
  const Theme& theme_;
  const Texts& texts_;
  UiState& state_;
  float u_ = 1, base_ = 1, text_scale_ = 1;  ///< base_: the unit at a ui_scale of 1 or what is less
  float shrunk_ = 1;                         ///< ui_scale where that is less than 1
  Size size_{};
  bool wide_ = true, motion_ = true, again_ = false;
  float shift_ = 0;  ///< scroll of the open area, design px
  std::string scroll_{};
  Rect scroll_view_{};
  std::size_t scroll_clip_ = 0;  ///< number of the draw that opened the area
  std::function<std::string(std::string_view)> key_names_{};
  std::vector<WidgetExtra> extras_{};
  std::vector<ScrollInfo> scrolls_{};
  std::vector<Sight> sights_{};
  struct List {
    Rect box;
    std::string id;
    std::vector<std::string> values;
    int current;
    std::function<void(int)> set;
  };
  std::optional<List> list_;
};

/// What stands for a name on a badge: its first letter, a small Latin one as a capital, or the number it ends in
/// ("Player 3").
std::string initial_of(std::string_view name);

/// Goes down a column: next(h) gives the next box and moves on.
struct Column {
  Rect area;
  float gap = 16;
  float y = 0;
  explicit Column(Rect r, float g = 16) : area(r), gap(g), y(r.y) {}
  Rect next(float h) {
    const Rect r{area.x, y, area.w, h};
    y += h + gap;
    return r;
  }
  float left() const { return area.bottom() - y; }
};
/// `n` equal boxes side by side.
std::vector<Rect> split_row(Rect, int n, float gap);
/// As many columns as fit with `min_w`, rows of height `h`.
std::vector<Rect> split_grid(Rect area, int n, float min_w, float h, float gap);

}  // namespace prowl::ui
