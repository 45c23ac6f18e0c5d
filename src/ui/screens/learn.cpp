#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui/screens/title_art.hpp"

namespace prowl::ui {
namespace {

/// Every lesson of every world, with what has been learned.
class Learn final : public Screen {
 public:
  explicit Learn(AppContext& ctx) : ctx_(ctx) {
    for (const World& world : find_worlds(ctx)) shelves_.push_back({world, lessons_of(ctx, world)});
    std::erase_if(shelves_, [](const Shelf& s) { return s.lessons.empty(); });
  }
  std::string id() const override { return "learn"; }
  std::string first_focus() const override { return next_; }

  void build(Builder& b) override {
    draw_ground(b);
    const Rect area = draw_header(
        b, {.title = b.tr("learn.title"), .note = b.tr("learn.note"), .back = b.tr("ui.back"), .on_back = [this] {
              ctx_.stack.pop();
            }});
    const float least = 380 * std::max(1.0F, b.text_scale());
    const int columns = std::clamp(static_cast<int>((area.w + 24) / (least + 24)), 1,
                                   std::max(1, static_cast<int>(shelves_.size())));
    const float inner = b.begin_scroll("learn", area),
                wide = (inner - 24 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    next_.clear();
    float y = area.y;
    for (std::size_t i = 0; i < shelves_.size(); i += static_cast<std::size_t>(columns)) {
      float high = 0;
      const std::size_t end = std::min(shelves_.size(), i + static_cast<std::size_t>(columns));
      for (std::size_t k = i; k < end; ++k) high = std::max(high, shelf_height(b, shelves_[k], wide));
      for (std::size_t k = i; k < end; ++k)
        shelf(b, {area.x + static_cast<float>(k - i) * (wide + 24), y, wide, high}, shelves_[k]);
      y += high + 24;
    }
    b.end_scroll(y - 24);
  }

 private:
  struct Shelf {
    World world;
    std::vector<std::shared_ptr<const Lesson>> lessons;
  };
  static constexpr float kPad = 20, kPicture = 0.62F;

  static TextOpt about() { return {.px = 19, .valign = VAlign::top, .wrap = true}; }
  static TextOpt name() { return {.face = Face::semibold, .px = 22, .valign = VAlign::top, .wrap = true}; }

  static float row_height(const Builder& b, const Lesson& l, float wide) {
    const float words = wide - 2 * kPad - 44;
    return b.measure(b.tr(l.key("title")), name(), words).h + b.measure(b.tr(l.key("about")), about(), words).h + 34;
  }
  static float shelf_height(const Builder& b, const Shelf& s, float wide) {
    float high = wide * kPicture + b.line(40) + 2 * kPad;
    for (const auto& l : s.lessons) high += row_height(b, *l, wide - 2 * kPad) + 12;
    return high;
  }

  void shelf(Builder& b, Rect r, const Shelf& s) {
    const Colour accent = b.theme().colour(fmt::format("world.{}", s.world.id));
    b.panel(r, accent);
    b.cover({r.x + 4, r.y + 4, r.w - 8, r.w * kPicture}, world_picture(s.world.id), kWorldAspect);
    Column column({r.x + kPad, r.y + r.w * kPicture + kPad, r.w - 2 * kPad, r.h}, 12);
    b.heading(column.next(b.line(40) - 12), b.tr(fmt::format("game.{}.name", s.world.id)), 36);
    for (std::size_t i = 0; i < s.lessons.size(); ++i)
      row(b, column.next(row_height(b, *s.lessons[i], column.area.w)), s, i);
  }

  void row(Builder& b, Rect r, const Shelf& s, std::size_t i) {
    const Lesson& l = *s.lessons[i];
    const std::string id = fmt::format("lesson.{}.{}", l.game, l.id), title = b.tr(l.key("title"));
    const bool done = has_learned(ctx_.settings, l);
    if (!done && next_.empty()) next_ = id;
    b.skin(r, b.hovered(id) || b.focused(id) ? "button_hover" : "well");
    b.icon({r.x + 14, r.y + 14, 30, 30}, done ? "check" : "learn", done ? b.theme().fact : b.theme().act);
    const Rect words{r.x + 56, r.y + 12, r.w - 56 - kPad, r.h - 20};
    const float high = b.measure(title, name(), words.w).h + 2;
    b.text({words.x, words.y, words.w, high}, title, name());
    TextOpt opt = about();
    opt.colour = b.theme().second;
    b.text({words.x, words.y + high + 4, words.w, words.h - high - 4}, b.tr(l.key("about")), opt);
    b.widget(r, {.id = id,
                 .role = Role::button,
                 .name = title,
                 .value = b.tr(done ? "learn.done" : "learn.open"),
                 .press = [this, &s, i] { start_lesson(ctx_, s.world, s.lessons, i); }});
  }

  AppContext& ctx_;
  std::vector<Shelf> shelves_;
  std::string next_;
};

}  // namespace

std::unique_ptr<Screen> make_learn(AppContext& ctx) { return std::make_unique<Learn>(ctx); }

}  // namespace prowl::ui
