#pragma once
#include <array>
#include <span>
#include <string>
#include <vector>

#include "ui/app/context.hpp"

namespace prowl::ui {

/// What can be chosen among, and what is chosen now: in the settings as on the page for accessibility.
struct Choices {
  std::vector<std::string> values;
  int current = 0;
};

inline constexpr std::array kTextScales{80, 90, 100, 110, 125, 150, 175, 200};

/// Per cents; chosen is the largest that is not above `now`.
Choices scale_choices(const Texts&, std::span<const int> steps, float now);
Choices language_choices(const Texts&);
void choose_language(AppContext&, int);

}  // namespace prowl::ui
