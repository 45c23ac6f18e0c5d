#include <vector>

#include "ui/app/app_impl.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/title_art.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

// Read from across a room: as large as leaves a window of 1920 x 1080 wide.
constexpr float kTextScale = 1.25F;

// Between matches: what can be played here.
void draw_worlds(Builder& b, AppContext& ctx) {
  draw_ground(b);
  const auto worlds = find_worlds(ctx);
  const float gap = 32, margin = b.width() * 0.05F, foot = b.line(30) * 2.4F, high = b.height() * 0.24F;
  b.text({margin, high * 0.3F, b.width() - 2 * margin, high * 0.4F}, "PROWL",
         {Face::title, 84, b.theme().text, Align::centre, VAlign::middle, false, 0.5F, 14});
  b.text({margin, high * 0.7F, b.width() - 2 * margin, high * 0.26F}, b.tr("title.tagline"),
         {Face::medium, 30, b.theme().second, Align::centre, VAlign::middle, false, 0.5F});
  const int n = static_cast<int>(worlds.size()), columns = n > 4 ? (n + 1) / 2 : n;
  const int rows = columns > 0 ? (n + columns - 1) / columns : 0;
  if (rows == 0) return;
  const Rect area{margin, high + 24, b.width() - 2 * margin, b.height() - high - 24 - b.height() * 0.06F};
  const auto lines = static_cast<float>(rows), across = static_cast<float>(columns);
  const float wide = std::min((area.w - (across - 1) * gap) / across,
                              ((area.h - (lines - 1) * gap) / lines - foot) * kWorldAspect);
  const float left = b.width() / 2 - (across * wide + (across - 1) * gap) / 2;
  const float block = lines * (wide / kWorldAspect + foot) + (lines - 1) * gap, top = area.y + (area.h - block) / 2.5F;
  for (int i = 0; i < n; ++i) {
    const World& world = worlds[static_cast<std::size_t>(i)];
    const std::string id = "game." + world.id;
    const Rect r{left + static_cast<float>(i % columns) * (wide + gap),
                 top + static_cast<float>(i / columns) * (wide / kWorldAspect + foot + gap), wide,
                 wide / kWorldAspect + foot};
    b.picture({r.x, r.y, r.w, r.w / kWorldAspect}, world_picture(world.id));
    b.skin(r, "world_card", b.theme().colour("world." + world.id));
    b.text({r.x + 20, r.y + r.w / kWorldAspect + 6, r.w - 40, foot - 12}, b.tr(id + ".name"),
           {Face::title, 40, b.theme().text, Align::centre, VAlign::middle, true, 0.5F, 1});
  }
}

}  // namespace

// With a state of its own: what is pointed at, scrolled or opened in the first window leaves no trace here.
Scene App::Impl::public_scene(Canvas& canvas) {
  std::vector<Screen*> screens;
  ctx.stack.each([&](Screen& s) { screens.push_back(&s); });
  for (std::size_t n = screens.size() + 1; n-- > 0;) {
    std::string_view world;
    for (std::size_t i = 0; i < n; ++i)
      if (!screens[i]->world().empty()) world = screens[i]->world();
    const Theme& theme = ctx.world_theme(n == 0 ? std::string_view{} : world);
    Scene out;
    out.background = theme.ground;
    UiState state;
    Builder b(out, canvas, theme, ctx.texts, state, 1, kTextScale, !ctx.reduced_motion());
    if (n == 0)
      draw_worlds(b, ctx);
    else if (!screens[n - 1]->build_public(b))
      continue;
    b.cover_widgets();
    b.finish();
    return out;
  }
  return {};
}

}  // namespace prowl::ui
