#include "ui/screens/access/choices.hpp"

#include <cmath>

namespace prowl::ui {

Choices scale_choices(const Texts& texts, std::span<const int> steps, float now) {
  Choices out;
  const int percent = static_cast<int>(std::lround(now * 100));
  for (std::size_t i = 0; i < steps.size(); ++i) {
    out.values.push_back(texts.tr("settings.percent", {{"n", steps[i]}}));
    if (steps[i] <= percent) out.current = static_cast<int>(i);
  }
  return out;
}

Choices language_choices(const Texts& texts) {
  Choices out;
  const auto languages = Texts::languages();
  for (std::size_t i = 0; i < languages.size(); ++i) {
    out.values.emplace_back(languages[i].name);
    if (languages[i].code == texts.language()) out.current = static_cast<int>(i);
  }
  return out;
}

void choose_language(AppContext& ctx, int which) {
  ctx.platform.language.clear();
  ctx.settings.language = Texts::languages()[static_cast<std::size_t>(which)].code;
  ctx.settings_changed();
}

}  // namespace prowl::ui
