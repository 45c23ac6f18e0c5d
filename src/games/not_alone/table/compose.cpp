#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

using Parts = std::initializer_list<Placement>;

void add(Composition& out, Parts parts) { out.insert(out.end(), parts); }

// Cards before the seats, a ladder for Defence, and more kinds of cards in hand: the whole expansion. Its small variant
// brings Avatars and Evolutions alone.
enum class City { none, variant, whole };

City city_of(const TableFacts& f) {
  const std::string mode = option_value(*f.rules, f.options, "sanctuary");
  return mode == "yes" ? City::whole : mode == "variant" ? City::variant : City::none;
}

Composition table(City city, bool wide) {
  Composition out{{Part::headline, "prompt"}};
  if (wide) add(out, {{Part::phases, "phases"}});
  add(out, {{Part::race, "race"}});
  if (city == City::whole) add(out, {{Part::ladder, "track.defence", "defence"}});
  add(out, {{Part::board, "board"}, {Part::tools, "tools"}});
  if (!wide) add(out, {{Part::seats, "seats"}});
  if (wide) add(out, {{Part::seats, "seats"}, {Part::piles, "piles"}});
  add(out, {{Part::column, "column"}, {Part::undo, "undo"}, {Part::drawer, "board"}});
  return out;
}

Composition small() {
  return {{Part::headline, "prompt"}, {Part::race, "race"}, {Part::board, "board"}, {Part::timer, "prompt"},
          {Part::tools, "tools"},     {Part::undo, "undo"}, {Part::bar, "actions"}, {Part::own_strip, "hand"}};
}

// Of the Hunted, of the Creature that seeks ("hunter"), and of the Creature that develops Evolutions ("growing").
Composition own(City city, std::string_view screen) {
  const bool hunter = screen == "hunter", growing = screen == "growing";
  Composition out{{Part::headline, "prompt"}, {Part::phases, "phases"}, {Part::race, "race"}};
  if (growing) add(out, {{Part::ladder, "track.defence", "defence"}});
  add(out, {{Part::board, "board"},
            {Part::timer, "prompt"},
            {Part::tools, "tools"},
            {Part::undo, "undo"},
            {Part::bar, "actions"}});
  if (city != City::none && !hunter && !growing) add(out, {{Part::seats, "seats"}});
  if (hunter) add(out, {{Part::tray, "tray"}});
  add(out, {{Part::marks, "board"}});
  if (hunter)
    add(out, {{Part::guesses, "guess"}, {Part::options, "options"}, {Part::fan, "fan.hand", "hand"}});
  else
    add(out, {{Part::focus, "focus"}, {Part::details, "details"}});
  if (!hunter && !growing) add(out, {{Part::deductions, "facts"}});
  if (!hunter) add(out, {{Part::options, "options"}});
  if (growing || (city != City::none && !hunter))
    add(out, {{Part::fans, "fans"}});
  else if (!hunter)
    add(out, {{Part::fan, "fan.hand", "hand"},
              {Part::fan, "fan.survival", "survival"},
              {Part::fan, "fan.discard", "discard"}});
  if (growing || (hunter && city != City::none)) add(out, {{Part::growths, "growths"}});
  add(out, {{Part::only, "only"}});
  return out;
}

Composition compose(const TableFacts& f, std::string_view screen, bool wide) {
  const City city = city_of(f);
  if (screen == "table") return table(city, wide);
  return wide ? own(city, screen) : small();
}

// The Ask of the rules can't say either: by them the resolving of a Place is secret for whoever may answer with a
// hidden card, and has to be, for only such an answer must leave no trace; the Place itself lies open. And the hunt is
// open when the Creature's hand holds nothing to play, which must not show in where it is asked.
constexpr AskedAs kAskedAs[] = {{"resolve", Ask::open}, {"shelter_survivors", Ask::open}, {"hunt", Ask::secret}};
constexpr PromptVerb kClosing[] = {{"choose", "confirm"}, {"hunt", "done"}, {"develop", "done"}, {"optimiser", "done"}};

constexpr WindowSpec kWindows[] = {{"window_1", 1}, {"window_1b", 1}, {"window_2", 2},
                                   {"window_3", 3}, {"window_4", 4},  {"window_5", 5}};

// The phases of a turn; the last is Sanctuary's.
constexpr AidStep kSteps[] = {
    {"explore", "5.2"}, {"hunt", "5.6"}, {"reckoning", "5.3"}, {"end", "5.10"}, {"evolution", "6.8"}};
constexpr AidCards kCards[] = {{"creature", "hunt"}, {"hunted", "survival"}};

std::string_view role(const TableFacts& f, Seat who) {
  const bool creature = rules::is_creature(f.view.masked, who);
  if (rules::has_city(f.view.masked)) return creature ? "creature_city" : "hunted_city";
  return creature ? "creature" : "hunted";
}

// One of their Places lies open under a Hunt token.
bool found(const TableFacts& f, Seat who) {
  const State& s = f.view.masked;
  if (rules::is_creature(s, who)) return false;
  const rules::Places hunted = rules::creature_places(s) | rules::get(s, R::artemia_at) | rules::target_places(s);
  return (rules::positions(s, who) & hunted) != 0;
}

}  // namespace

extern const GameTable kTable;
const GameTable kTable{.present = present,
                       .compose = compose,
                       .asked_as = kAskedAs,
                       .closing = kClosing,
                       .moments = kMoments,
                       .windows = kWindows,
                       .aid = {kSteps, kCards, role},
                       .deciding = kDeciding,
                       .found = found};

}  // namespace prowl::ui::not_alone
