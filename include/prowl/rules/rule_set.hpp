#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "prowl/core/catalogue.hpp"

namespace prowl {

/// One setting of a game. Values travel as text, so that they print in saves and on the command line.
struct OptionSpec {
  std::string name;                  ///< "alien_rotation"
  std::vector<std::string> choices;  ///< the default first; empty: a number in min..max, or any one-line text where min
                                     ///< == max
  int min = 0, max = 0, fallback = 0;
  std::string rule;        ///< ruling or paragraph that it changes
  bool expansion = false;  ///< each choice but the default is a game of its own, to be tested and measured as such
  std::string of;  ///< the expansion that it belongs to, by name: it means nothing while that one is at its default
  int from = 0;    ///< the least number above min, which may be a value of its own ("off"): min + 1 or more
};
/// Option name -> value; missing names mean the default. Unknown names are refused by Game::setup.
using Options = std::map<std::string, std::string>;

/// A named set of options for a number of players (rules/<game>/presets.json), for example a reduced game.
struct Preset {
  std::string name;
  int seats = 0;
  Options options;
};

/// A question that the rulebook leaves open, and our answer (rules/<game>/rulings.json).
struct Ruling {
  std::string id, question, decision, reason, source, option;
};

/// For `prowl-cli cards`: `source` is "seed", "public", "deduced" or "reconstructed".
struct CardInfo {
  std::string id, group, source;
  int copies = 0;
};

/// Everything a game reads from rules/<game>/*.json, checked. Immutable after loading, shared by all matches.
struct RuleSet {
  std::string game;
  std::uint64_t hash = 0;  ///< of the content of all rule files; saves carry it
  int min_seats = 0, max_seats = 0;
  Catalogue catalogue;
  std::vector<OptionSpec> options;
  std::vector<Preset> presets;
  std::vector<Ruling> rulings;
  std::vector<CardInfo> cards;
  std::shared_ptr<const void> data;  ///< the game's own typed tables; only its lens looks inside
};

}  // namespace prowl
