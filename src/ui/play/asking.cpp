#include "ui/play/asking.hpp"

#include <algorithm>

namespace prowl::ui {

std::optional<Verb> verb_for(const Catalogue& c, std::span<const PromptVerb> list, const Prompt& p) {
  const auto row = std::find_if(list.begin(), list.end(), [&](const PromptVerb& v) { return v.prompt == p.id; });
  const int v = row == list.end() ? -1 : c.find_verb(row->verb);
  return v < 0 ? std::nullopt : std::optional(static_cast<Verb>(v));
}

bool is_play(const Catalogue& c, const Action& a) {
  const std::string& name = c.verb_of(a).name;
  return name != "pass" && name != "stand_down";
}

Asking::Asking(Driver& driver, const GameTable& table, const Settings& settings)
    : driver_(driver), table_(table), settings_(settings) {}

AskMe Asking::mode(Seat s) const { return driver_.ask_me(s).value_or(static_cast<AskMe>(settings_.ask_me)); }

bool Asking::alone() const {
  if (settings_.curtain_alone) return false;
  int people = 0;
  for (int i = 0; i < static_cast<int>(driver_.seats().size()); ++i) people += driver_.human(seat(i));
  return people == 1;
}

// Windows of one turn that stand for the same chance to act have the same number.
int Asking::phase(const Prompt& p) const {
  const auto row = std::find_if(table_.windows.begin(), table_.windows.end(),
                                [&](const WindowSpec& w) { return w.prompt == p.id; });
  return row == table_.windows.end() ? 0 : row->phase;
}

int Asking::chance(const TableFacts& now) const {
  return (now.outcome.rounds * 1000 + reg_of(now, "turn")) * 10 + phase(now.prompt);
}

bool Asking::asks(Seat s, const TableFacts& now, const ActionList& options) const {
  const auto plays = [&](const Action& a) { return is_play(driver_.rules().catalogue, a); };
  if (alone() && std::none_of(options.begin(), options.end(), plays)) return false;
  switch (mode(s)) {
    case AskMe::each: return true;
    case AskMe::found:
      if (table_.found != nullptr && !table_.found(now, s)) return false;
      [[fallthrough]];
    case AskMe::phase: return passed_ != chance(now);
  }
  return true;
}

std::optional<Action> Asking::instead(Seat s, const TableFacts& now, bool open) const {
  const ActionList mine = driver_.options(s);
  if (mine.empty()) return std::nullopt;
  switch (now.prompt.ask) {
    case Ask::reaction: return asks(s, now, mine) ? std::nullopt : std::optional(mine.front());
    case Ask::open:
    case Ask::secret: {
      // Being asked must tell nothing: with several people only what everybody can see to be the only way is taken.
      // Who ends a sequence does so themselves, also when the match is opened again.
      const bool closes = verb_for(driver_.rules().catalogue, table_.closing, now.prompt) == mine.front().verb;
      if (closes && driver_.can_take_back(s)) return std::nullopt;
      const bool forced = mine.size() == 1 && (alone() || (open && now.view.options.size() == 1));
      return forced ? std::optional(mine.front()) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace prowl::ui
