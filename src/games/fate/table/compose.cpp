#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

// Nobody has anything of their own to look at: there is the table alone.
Composition compose(const TableFacts&, std::string_view, bool wide) {
  if (wide)
    return {{Part::headline, "prompt"}, {Part::phases, "phases"}, {Part::heartbeat, "track.morale", "morale"},
            {Part::legend, "legend"},   {Part::board, "board"},   {Part::facts, "facts"},
            {Part::tools, "tools"},     {Part::dock, "member"},   {Part::rail, "rail"},
            {Part::undo, "undo"},       {Part::drawer, "board"}};
  return {{Part::headline, "prompt"}, {Part::heartbeat, "track.morale", "morale"},
          {Part::board, "board"},     {Part::tools, "tools"},
          {Part::crew, "crew"},       {Part::rail, "rail"},
          {Part::undo, "undo"},       {Part::drawer, "board"}};
}

constexpr PromptVerb kPointing[] = {{"act", "move"}};

constexpr AidStep kSteps[] = {{"act", "3.1"}, {"card", "4.1"}};
constexpr AidCards kCards[] = {{"crew", "crew"}, {"crew", "item"}};

std::string_view role(const TableFacts&, Seat) { return "crew"; }

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present,
                       .compose = compose,
                       .pointing = kPointing,
                       .moments = kMoments,
                       .aid = {kSteps, kCards, role},
                       .deciding = kDeciding};

}  // namespace prowl::ui::fate
