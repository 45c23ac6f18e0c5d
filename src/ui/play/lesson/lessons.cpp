#include <algorithm>

#include "ui/play/lesson/lesson_screen.hpp"

namespace prowl::ui {

std::vector<std::shared_ptr<const Lesson>> lessons_of(AppContext& ctx, const World& world) {
  const auto rules = ctx.rules(*world.game);
  if (!rules) return {};
  Lessons found = find_lessons(ctx.platform.assets_dir, *world.game, **rules);
  const std::string own = expansion_in(**rules, world.options);
  std::erase_if(found.good, [&](const auto& l) { return expansion_in(**rules, l->options) != own; });
  if (own.empty())
    for (const Error& e : found.broken) ctx.notice(e);
  return std::move(found.good);
}

bool has_learned(const Settings& s, const Lesson& lesson) {
  const auto done = lines_of(s.lessons_done);
  return std::find(done.begin(), done.end(), lesson.game + "/" + lesson.id) != done.end();
}

bool start_lesson(AppContext& ctx, const World& world, std::vector<std::shared_ptr<const Lesson>> all,
                  std::size_t which) {
  auto screen = make_lesson(ctx, world, std::move(all), which);
  if (!screen) {
    ctx.notice(screen.error());
    return false;
  }
  ctx.stack.push(std::move(*screen));
  return true;
}

}  // namespace prowl::ui
