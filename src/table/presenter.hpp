#pragma once
#include "table/table_view.hpp"

namespace prowl::ui {

/// Adds to a table what only this game can tell: figures, states of seats in words, what is at stake, deductions. A
/// pure function of the facts; it draws nothing and reads no input.
using Presenter = void (*)(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&);

/// The game's presenter, or nullptr: then the generic table stands alone.
Presenter find_presenter(std::string_view game);

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
  std::string_view verb(const Action& a) const {
    return f.rules->catalogue.verbs[static_cast<std::size_t>(a.verb)].name;
  }
  std::string_view prompt() const { return f.prompt.id; }
  const std::string& kind_name(Kind k) const {
    return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].name;
  }
  const std::string& group(Kind k) const { return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].group; }

 private:
  std::string text_key(std::string_view key) const { return "match." + f.rules->game + "." + std::string(key); }
};

}  // namespace prowl::ui
