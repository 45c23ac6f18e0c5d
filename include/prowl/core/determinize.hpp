#pragma once
#include "prowl/core/chance.hpp"
#include "prowl/core/view.hpp"

namespace prowl {

/// What may lie in `where` (with `marks` 0), as far as `masked` shows. Public facts only, equal for hidden pieces of
/// one zone with one back.
using Fits = KindSet (*)(const Catalogue&, const State& masked, const Piece& where);
/// The identities of all pieces of this table, in any order: public, since the box is.
using Inventory = std::vector<Kind> (*)(const Catalogue&, const State& masked);

/// A state that the viewer can't tell from the truth: every hidden identity is drawn from the unseen rest of the box,
/// respecting `fits`; nearly uniform. Its own mask equals `masked`. Precondition: such a state exists; owners know what
/// lies in their own zones.
State determinize(const Catalogue&, const State& masked, Inventory, Fits, Rng&);

}  // namespace prowl
