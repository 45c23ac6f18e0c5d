#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// Faces by role; the theme maps them to font files.
enum class Face : std::uint8_t { title, heading, body, medium, semibold, bold };
enum class Align : std::uint8_t { left, centre, right };
enum class VAlign : std::uint8_t { top, middle, bottom };

struct TextStyle {
  Face face = Face::body;
  float px = 20;  ///< device pixels
  Colour colour{};
  float tracking = 0;  ///< extra advance per glyph, device pixels
  Align align = Align::left;
  VAlign valign = VAlign::top;  ///< within the box, on cap height for single lines
  bool wrap = false;
  float min_scale = 0.7F;  ///< may shrink to this share of px before it counts as clipped
};

/// A picture by asset name without ending ("nostromo/rooms/lair", "common/skins/panel"), or inline SVG when `svg` is
/// not empty (then `name` is its cache key). `accent` fills {accent} in templates. Rasterised at the size it is drawn.
struct Picture {
  std::string name{};
  std::string svg{};
  Colour accent = rgb(0xefe6d0);
  float scale = 1;    ///< device px per design px, {s} in skin templates
  bool skin = false;  ///< fill {…} tokens of the template before rasterising
  float v = 0;        ///< {v} of gauge templates, 0..1
  int n = 0;          ///< {n} of gauge templates
  bool mirror = false;
};

/// One drawing operation. `key` != 0 names a moving thing: between two scenes it travels from its old rectangle to the
/// new one.
struct Draw {
  enum class Op : std::uint8_t { picture, text, fill, frame, clip, unclip, begin_layer, end_layer };
  Op op{};
  Rect box{};
  Picture picture{};
  std::string text{};
  TextStyle style{};
  Colour colour{};
  float radius = 0, thickness = 0, alpha = 1;
  std::uint64_t key = 0;
  bool flip = false;         ///< with key: turns over on its vertical axis when the picture changes
  std::vector<Point> way{};  ///< with key: centres that it passes on its way here, first where it may come from
};

enum class Role : std::uint8_t {
  button,
  option,
  toggle,
  choice,
  slider,
  field,
  tab,
  row,
  card,
  place,
  token,
  seat,
  link,
  label,
  heading,
  region
};
const char* role_name(Role);

/// Something a person can perceive or press: what keyboard focus, the robot, `--dump-ui` and speech work on.
/// `id` is stable and language-free ("room.infirmary", "option.visit infirmary", "seat.p3"); `name` and `value` are
/// translated.
struct Widget {
  std::string id{};
  Role role = Role::button;
  std::string name{}, value{};
  std::string reason{};  ///< why it is disabled, translated
  std::string rule{};    ///< the paragraph of the rules that says more on it, of the game whose world it stands in
  Rect box{};
  Rect seen{};  ///< the part of box that can be pressed: empty when scrolled out of view
  bool enabled = true;
  bool focusable = true;
  bool primary = false;  ///< Enter activates it when nothing else has the focus
  bool secret = false;   ///< part of a private view
  bool decides = false;  ///< a press carries out what can't be taken back: a finger has to mean it twice
  bool drag = false;     ///< may be dragged onto another widget (always with a click alternative)
  std::string hotkey{};  ///< "1", "z", "esc"
  std::function<void()> press{};
  std::function<void(int)> step{};                 ///< -1/+1: a slider by its arrow keys
  std::function<void(const std::string&)> drop{};  ///< another widget's id was dropped here
  std::function<void(const std::string&)> type{};  ///< text entered (field): the whole new value
};

/// One screenful: a value rebuilt whenever something changed, compared in tests, drawn on demand.
struct Scene {
  std::vector<Draw> draws{};
  std::vector<Widget> widgets{};
  Colour background = rgb(0x03090b);
  std::vector<std::string> clipped{};  ///< texts that did not fit even at min_scale (found while building; empty in a
                                       ///< good scene)
};

/// What a window (or a test) offers for drawing. Units are device pixels.
class Canvas {
 public:
  virtual ~Canvas() = default;
  virtual Size size() const = 0;
  /// Size of one line, or of the wrapped block when width > 0.
  virtual Size measure(const TextStyle&, const std::string& text, float width = 0) = 0;
  virtual void draw(const Scene&, float time_ms) = 0;
};

}  // namespace prowl::ui
