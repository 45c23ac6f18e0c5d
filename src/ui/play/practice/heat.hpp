#pragma once
#include "prowl/ai/review.hpp"
#include "table/panels/table_draw.hpp"
#include "words/describe.hpp"

namespace prowl::ui {

/// Over the places of a board: the likelier somebody is there, the redder.
void draw_heat(Builder&, Rect board, const TableView&, const TableLayout&, const Belief&);
/// The likeliest place with who may be there, and how the numbers came about.
std::string belief_words(const Texts&, const Describe&, const Belief&);
/// The same on a plate at the foot of `above` where it has room, else at the foot of the board.
void draw_belief_words(Builder&, Rect board, Rect above, const Describe&, const Belief&);

}  // namespace prowl::ui
