#pragma once
#include <optional>

#include "prowl/ui/scene.hpp"
#include "table/table_view.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// What the shelf shows of a match: nothing that a spectator may not know.
struct Preview {
  std::optional<Error> problem;  ///< then there is nothing else
  TableFacts facts;
  TableView table;
  int turn = 0;             ///< 0: nobody knows
  std::vector<Draw> board;  ///< its table, drawn on a window of kSheet
};

inline constexpr Size kSheet{1280, 720};

/// The board alone, on such a window.
std::vector<Draw> draw_sheet(AppContext&, const TableFacts&, const TableLayout&);
Preview make_preview(AppContext&, const SaveInfo&);
/// The same of a match that is at hand.
Preview preview_of(AppContext&, const Match&, std::shared_ptr<const RuleSet>);

}  // namespace prowl::ui
