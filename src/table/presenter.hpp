#pragma once
#include <span>

#include "table/aid.hpp"
#include "table/composition.hpp"
#include "table/table_view.hpp"
#include "table/turning.hpp"

namespace prowl::ui {

/// How many of a hundred, to the nearest; of nothing none.
constexpr int percent_of(int part, int all) { return all <= 0 ? 0 : (200 * part + all) / (2 * all); }

/// Adds to a table what only this game can tell: figures, states of seats in words, what is at stake, deductions. A
/// pure function of the facts; it draws nothing and reads no input.
using Presenter = void (*)(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

/// An event that the table is shown by itself as it happens, and for how long.
struct MomentSpec {
  std::string_view event;
  int ms = 0;
  bool (*told)(const TableFacts&) = nullptr;  ///< says whether it is worth one; none: always
};
/// Where the screen asks in another way than the rules' own Ask says: openly what only hidden cards keep secret, or
/// behind the curtain what the rules leave open.
struct AskedAs {
  std::string_view prompt;
  Ask ask;
};
/// A window in which cards may be played. Those of a turn with the same number are one chance to act: who wants to be
/// asked once a phase is asked in the first of them.
struct WindowSpec {
  std::string_view prompt;
  int phase = 0;  ///< 1 to 9
};
/// What a verb is for in a prompt.
struct PromptVerb {
  std::string_view prompt, verb;
};

/// What a game's folder tells of its table. It composes and words; it never handles input, motion or secrets.
struct GameTable {
  Presenter present = nullptr;
  Compose compose = nullptr;
  std::span<const AskedAs> asked_as{};
  std::span<const PromptVerb> closing{};   ///< ends a person's sequence
  std::span<const PromptVerb> pointing{};  ///< what pointing at the board means until another verb is chosen
  std::span<const MomentSpec> moments{};
  std::span<const WindowSpec> windows{};
  Aid aid{};
  std::span<const DecidingSpec> deciding{};  ///< the turning points of a match
  /// Whether everybody can see that this seat has been found and may lose something now.
  bool (*found)(const TableFacts&, Seat) = nullptr;
};
/// Or nullptr: then the generic table stands alone.
const GameTable* find_table(std::string_view game);

/// What the parts of every presenter share: where they read, what they fill, and the words of the game.
struct Presented {
  const TableFacts& f;
  const TableLayout& l;
  const Describe& d;
  const Texts& texts;
  TableView& t;

  const State& s() const { return f.view.masked; }
  std::string tr(std::string_view key, const Args& args = {}) const { return texts.tr(text_key(key), args); }
  std::string trn(std::string_view key, long long n, Args args = {}) const {
    return texts.trn(text_key(key), n, std::move(args));
  }
  std::string_view event(const Event& e) const { return f.rules->catalogue.events[e.what].name; }
  std::string_view verb(const Action& a) const { return f.rules->catalogue.verb_of(a).name; }
  std::string_view prompt() const { return f.prompt.id; }
  const std::string& kind_name(Kind k) const {
    return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].name;
  }
  const std::string& group(Kind k) const { return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].group; }

 private:
  std::string text_key(std::string_view key) const { return "match." + f.rules->game + "." + std::string(key); }
};

}  // namespace prowl::ui
