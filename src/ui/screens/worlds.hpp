#pragma once
#include <string>
#include <vector>

#include "ui/app/context.hpp"

namespace prowl::ui {

/// A card of the title: a game, or an expansion with which its set-up begins. Texts and pictures go by `id`.
struct World {
  std::string id;
  const Game* game = nullptr;
  Options options;
};

/// Each game and behind it its expansions. A game whose rules can't be read stands alone: its set-up says why.
std::vector<World> find_worlds(AppContext&);
/// The one that a match with these options belongs to.
World world_of(const std::vector<World>&, const Game&, const Options&);
/// The expansion that these options switch on, or empty.
std::string expansion_in(const RuleSet&, const Options&);
/// A number that names a seat; 0 leaves it to chance.
bool names_seat(const Game&, const OptionSpec&);

}  // namespace prowl::ui
