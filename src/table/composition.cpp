#include "table/composition.hpp"

#include <algorithm>

#include "table/presenter.hpp"

namespace prowl::ui {
namespace {

Composition plain(std::string_view screen) {
  Composition out{{Part::banner, "prompt"}, {Part::timer, "prompt"}, {Part::tools, "tools"}, {Part::undo, "undo"}};
  if (screen == "table") {
    out.push_back({Part::side, "right"});
    out.push_back({Part::bar, "actions"});
  } else {
    out.push_back({Part::bar, "actions"});
    out.push_back({Part::own_strip, "hand"});
  }
  return out;
}

}  // namespace

Composition compose(const TableFacts& f, const TableLayout& l, std::string_view screen, bool wide) {
  const GameTable* table = l.plain ? nullptr : find_table(f.rules->game);
  return table == nullptr ? plain(screen) : table->compose(f, screen, wide);
}

bool places(const Composition& c, Part part) {
  return std::any_of(c.begin(), c.end(), [&](const Placement& p) { return p.part == part; });
}

}  // namespace prowl::ui
