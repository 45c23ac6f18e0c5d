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

constexpr MomentSpec kMoments[] = {
    {"drew", 1600},         {"scrap_placed", 1200},   {"placed_in", 1200},     {"lost_scrap", 1000},
    {"alien_moved", 600},   {"alien_jumps", 1000},    {"met_alien", 1100},     {"flashlight", 800},
    {"prod", 800},          {"morale_lost", 1600},    {"no_loss", 1000},       {"revealed", 1500},
    {"captured", 1100},     {"ash_moved", 600},       {"ash_took", 1000},      {"ash_stays", 1000},
    {"ash_met", 900},       {"ash_paid", 900},        {"ash_hurt", 1000},      {"ash_pushed", 700},
    {"ash_gone", 1100},     {"objective_done", 1800}, {"mission_is", 3000},    {"ash_appears", 1000},
    {"coolant_back", 1000}, {"track_taken", 1100},    {"tokens_spread", 1200}, {"no_card", 900},
};

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present, .compose = compose, .pointing = kPointing, .moments = kMoments};

}  // namespace prowl::ui::fate
