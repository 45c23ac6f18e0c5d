#pragma once
#include "table_view.hpp"

namespace prowl::ui {

/// Adds to a table what only this game can tell: figures, states of seats in words, what is at stake, deductions. A pure function
/// of the facts; it draws nothing and reads no input.
using Presenter = void (*)(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

/// The game's presenter, or nullptr: then the generic table stands alone.
Presenter find_presenter(std::string_view game);

void present_nostromo(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);
void present_not_alone(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

}  // namespace prowl::ui
