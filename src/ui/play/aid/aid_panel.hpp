#pragma once
#include "ui/play/session.hpp"

namespace prowl::ui {

/// The player aid while it is wanted: beside the table, or over it where that is narrow. Made before the table is
/// drawn, for it takes the table's right side.
class AidPanel {
 public:
  AidPanel(Builder&, Session&, std::string_view screen);
  /// After the table, from the same facts.
  void draw(Builder&, const TableFacts&, const TableView&, const TableActs&);

 private:
  Session& session_;
  Rect side_{};
  std::size_t first_ = 0;  ///< the table's first widget
};

/// The button that opens and closes it.
ButtonOpt aid_button(const Builder&, Session&);

}  // namespace prowl::ui
