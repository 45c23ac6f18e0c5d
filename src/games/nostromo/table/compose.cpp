#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

Composition compose(const TableFacts&, std::string_view screen, bool wide) {
  if (screen == "table" && wide)
    return {{Part::title, "title"}, {Part::banner, "prompt"}, {Part::tracks, "tracks"}, {Part::stake, "stake"},
            {Part::board, "board"}, {Part::tools, "tools"},   {Part::side, "right"},    {Part::undo, "undo"},
            {Part::bar, "actions"}, {Part::drawer, "board"}};
  if (screen == "table")
    return {{Part::banner, "prompt"}, {Part::board, "board"}, {Part::tools, "tools"}, {Part::strip, "strip"},
            {Part::undo, "undo"},     {Part::bar, "actions"}, {Part::drawer, "board"}};
  if (wide)
    return {{Part::title, "title"}, {Part::banner, "prompt"}, {Part::tracks, "tracks"}, {Part::stake, "stake"},
            {Part::board, "board"}, {Part::timer, "prompt"},  {Part::tools, "tools"},   {Part::undo, "undo"},
            {Part::bar, "actions"}, {Part::marks, "board"},   {Part::role, "role"},     {Part::hand, "hand"},
            {Part::tray, "tray"}};
  return {{Part::banner, "prompt"}, {Part::board, "board"}, {Part::timer, "prompt"}, {Part::tools, "tools"},
          {Part::undo, "undo"},     {Part::bar, "actions"}, {Part::strip, "strip"},  {Part::own_strip, "hand"}};
}

constexpr PromptVerb kClosing[] = {{"placement", "confirm"}, {"swap_again", "confirm"}};

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present, .compose = compose, .closing = kClosing};

}  // namespace prowl::ui::nostromo
