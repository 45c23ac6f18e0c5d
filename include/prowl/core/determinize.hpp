#pragma once
#include "prowl/core/chance.hpp"
#include "prowl/core/view.hpp"

namespace prowl {

/// May a piece of `kind` (with `marks` 0) be what lies in `where`, as far as `masked` shows? Public facts only.
using Fits = bool (*)(const Catalogue&, const State& masked, const Piece& where, Kind kind);
/// The identities of all pieces of this table, in any order: public, since the box is.
using Inventory = std::vector<Kind> (*)(const Catalogue&, const State& masked);

/// A state that the viewer can't tell from the truth: every hidden identity is drawn from the unseen rest of the box,
/// respecting `fits`; nearly uniform. Its own mask equals `masked`. Precondition: such a state exists; owners know what
/// lies in their own zones.
State determinize(const Catalogue&, const State& masked, Inventory, Fits, Rng&);

}  // namespace prowl
