#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "fate/lens.hpp"

namespace prowl::fate {

/// The name that the catalogue uses for what a scenario may also spell otherwise: any case, hyphens or blanks for
/// underscores, "docking_bay" or "DOC" for docking, "prod" for electric_prod. Other words come back as they are.
std::string plain_word(std::string_view word);
/// The same for every text and member name of a value.
nlohmann::json plain_words(const nlohmann::json&);
/// A crew member by name or by the seat that plays it ("p2"; alone at the table: its only crew member); -1 if none.
int find_crew(const State&, std::string_view word);

}  // namespace prowl::fate
