#pragma once
#include "lesson/lesson.hpp"
#include "ui/app/context.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

/// A world's lessons in their order. Those that can't be read are told once each.
std::vector<std::shared_ptr<const Lesson>> lessons_of(AppContext&, const World&);
bool has_learned(const Settings&, const Lesson&);
/// A lesson, and after it the next of the list. Errors: it can't be laid out.
Result<std::unique_ptr<Screen>> make_lesson(AppContext&, const World&, std::vector<std::shared_ptr<const Lesson>>,
                                            std::size_t which);
/// Begins it; false, with a notice, when it can't be laid out.
bool start_lesson(AppContext&, const World&, std::vector<std::shared_ptr<const Lesson>>, std::size_t which);

/// All lessons of all worlds, to choose from.
std::unique_ptr<Screen> make_learn(AppContext&);

}  // namespace prowl::ui
