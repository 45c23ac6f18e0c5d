#pragma once
#include <vector>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// The steps of a lesson: those that are done, the one that it is at, and the rest.
void draw_pips(Builder&, Rect, std::size_t at, std::size_t steps);
/// Rows that draw_buttons needs.
float button_rows(const std::vector<ButtonOpt>&, bool column);
/// In a column one below the other, else the first one alone and the others side by side.
void draw_buttons(Builder&, Rect, std::vector<ButtonOpt>, float high, bool column);

}  // namespace prowl::ui
