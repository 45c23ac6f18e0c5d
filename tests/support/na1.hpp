#pragma once
#include <stdexcept>

#include "support/walk.hpp"

namespace prowl::test {

/// The table of the reduced duel, which a preset describes.
inline const Table& na1() {
  for (const Table& t : all_tables())
    if (t.game->id == "not_alone" && !t.rules->presets.empty() && t.options == t.rules->presets.front().options)
      return t;
  throw std::runtime_error("there is no table with the preset na1");
}

}  // namespace prowl::test
