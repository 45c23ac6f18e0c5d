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

constexpr std::string_view kPlace[] = {"placement", "swap_again"}, kBefore[] = {"window_a"},
                           kHunt[] = {"visit", "visit_airlocks", "window_r", "save", "dodge", "window_b"},
                           kAfter[] = {"window_c"}, kRecovery[] = {"claim", "claim_alone", "pick_up", "window_d"};
constexpr AidStep kSteps[] = {{"place", "4.1", kPlace},
                              {"before", "3.2", kBefore},
                              {"hunt", "4.2", kHunt},
                              {"after", "4.4", kAfter},
                              {"recovery", "4.3", kRecovery}};
constexpr AidCards kCards[] = {{"crew", "card"}};

// Only the android itself knows what it is.
std::string_view role(const TableFacts& f, Seat who) {
  const State& s = f.view.masked;
  if (who == alien_seat(s)) return s.seats == 2 ? "alien_two" : "alien";
  if (s.seats == 2) return "crew_two";
  return f.view.seat == who && is_android(s, who) ? "crew_android" : "crew";
}

bool found(const TableFacts& f, Seat who) { return faces(f.view.masked, who); }

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present,
                       .compose = compose,
                       .closing = kClosing,
                       .moments = kMoments,
                       .windows = kWindows,
                       .aid = {kSteps, kCards, role},
                       .deciding = kDeciding,
                       .found = found};

}  // namespace prowl::ui::nostromo
