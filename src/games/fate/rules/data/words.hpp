#pragma once
#include "games/fate/rules/data/lens.hpp"
#include "scenario/words.hpp"

namespace prowl::fate {

/// The catalogue's name for what a scenario may also spell otherwise: "docking_bay" or "DOC" for docking, "prod" for
/// electric_prod. Other words only become plain.
std::string spell(const State&, std::string_view word);
/// The same; a seat that plays one crew member stands for it ("p2").
std::string spell_crew(const State&, std::string_view word);
/// A crew member by name or seat; -1 if it isn't exactly one aboard.
int find_crew(const State&, std::string_view word);
std::string_view crew_name(int crew);

}  // namespace prowl::fate
