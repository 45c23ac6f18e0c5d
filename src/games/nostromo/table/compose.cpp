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

// Before the hunt, and from the first time that somebody is found to the end of the turn.
constexpr WindowSpec kWindows[] = {{"window_a", 1}, {"window_r", 2}, {"window_b", 2}, {"window_c", 2}, {"window_d", 2}};

bool found(const TableFacts& f, Seat who) { return faces(f.view.masked, who); }

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present,
                       .compose = compose,
                       .closing = kClosing,
                       .moments = kMoments,
                       .windows = kWindows,
                       .deciding = kDeciding,
                       .found = found};

}  // namespace prowl::ui::nostromo
