#pragma once
#include "prowl/rules/game.hpp"

namespace prowl {

/// A game's reason to refuse. `id` is that of `Refusal::rule`, `paragraph` one of the game's rules book.
struct RefusalText {
  std::string_view id, paragraph;
};

/// The reason for this action; the operands of the action are the arguments of its text. What no verb fits
/// (`malformed`) has none.
Refusal refusal_of(const Catalogue&, const RefusalText&, const Action&, bool malformed);

/// Operands that the verb doesn't use are 0, and those it does are of the right table. `kinds`: an action names a kind
/// below it. Precondition: the verb is in the catalogue.
bool is_well_formed(const Catalogue&, const Action&, int kinds);

}  // namespace prowl
