#pragma once
#include <vector>

#include "prowl/ai/review.hpp"
#include "table/panels/table_draw.hpp"
#include "words/describe.hpp"

namespace prowl::ui {

/// What stands where the figures and words of a belief will: out of the way.
void make_way(TableView&);
/// Over the places of a board: the likelier somebody is there, the redder.
void draw_heat(Builder&, Rect board, const TableView&, const TableLayout&, const Belief&);
/// A frame round these places.
void mark_places(Builder&, Rect board, const TableView&, const TableLayout&, const std::vector<Zone>&);
/// The likeliest place with who may be there, and how the numbers came about.
std::string belief_words(const Texts&, const Describe&, const Belief&);
/// Where a plate with words about a board stands: over the tracks above it, where it hides no place, else at its foot.
Rect plate_beside(const Builder&, const Arrangement&, const TableView&, const TableLayout&, Size);
/// The words of a belief on such a plate.
void draw_belief_words(Builder&, const Arrangement&, const TableView&, const TableLayout&, const Describe&,
                       const Belief&);

}  // namespace prowl::ui
