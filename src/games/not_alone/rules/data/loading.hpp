#pragma once
#include "games/not_alone/rules/data/data.hpp"
#include "prowl/rules/load_rules.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::not_alone {

// What the rule files of the base game and of Sanctuary have in common; errors are noted in the Reader.

/// Rows of Places, all of `whole` once each: who is whose neighbour.
void read_planet(Reader&, const Catalogue&, Places whole, Planet&);
/// 1 to 9, or 0 for anything else.
inline int digit(std::string_view text) {
  return text.size() == 1 && text[0] >= '1' && text[0] <= '9' ? text[0] - '0' : 0;
}
/// What a card does, in order.
void read_deeds(Reader&, Card&);
/// Hunt and Survival cards, and the phases in which they may be played (0: with another card); `last`: no other file
/// brings more.
void read_cards(Reader&, RuleSet&, Data&, Range hunt, Range survival, bool last);

void read_sanctuary(Reader&, const Catalogue&, Data&);
void read_sanctuary_cards(Reader&, RuleSet&, Data&);

}  // namespace prowl::not_alone
