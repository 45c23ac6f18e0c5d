#include "ui/play/asking.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

const std::string& verb_name(const Driver& driver, const Action& a) {
  return driver.rules().catalogue.verbs[static_cast<std::size_t>(a.verb)].name;
}

}  // namespace

Asking::Asking(Driver& driver, const GameTable& table, const Settings& settings)
    : driver_(driver), table_(table), settings_(settings) {
  modes_.fill(static_cast<AskMe>(settings.ask_me));
}

bool Asking::alone() const {
  if (settings_.curtain_alone) return false;
  int people = 0;
  for (int i = 0; i < static_cast<int>(driver_.seats().size()); ++i) people += driver_.human(seat(i));
  return people == 1;
}

// Windows of one turn that stand for the same chance to act have the same number.
int Asking::phase() const {
  const auto row = std::find_if(table_.windows.begin(), table_.windows.end(),
                                [&](const WindowSpec& w) { return w.prompt == driver_.prompt().id; });
  return row == table_.windows.end() ? 0 : row->phase;
}

int Asking::now() const {
  const TableFacts f = driver_.table();
  return (f.outcome.rounds * 1000 + reg_of(f, "turn")) * 10 + phase();
}

void Asking::passed() { passed_ = now(); }

// In a window the first option passes; standing orders are no play either.
bool Asking::asks(Seat s, const ActionList& options) const {
  if (alone() && !std::any_of(options.begin() + 1, options.end(),
                              [&](const Action& a) { return verb_name(driver_, a) != "stand_down"; }))
    return false;
  switch (mode(s)) {
    case AskMe::each: return true;
    case AskMe::found:
      if (table_.found != nullptr && !table_.found(driver_.table(), s)) return false;
      [[fallthrough]];
    case AskMe::phase: return passed_ != now();
  }
  return true;
}

std::optional<Action> Asking::instead(Seat s, Ask asked, const ActionList* open) const {
  const ActionList mine = driver_.options(s);
  if (mine.empty()) return std::nullopt;
  switch (asked) {
    case Ask::reaction: return asks(s, mine) ? std::nullopt : std::optional(mine.front());
    case Ask::open:
    case Ask::secret: {
      // Being asked must tell nothing: with several people only what everybody can see to be the only way is taken.
      const bool forced = mine.size() == 1 && (alone() || (open != nullptr && open->size() == 1));
      return forced ? std::optional(mine.front()) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace prowl::ui
