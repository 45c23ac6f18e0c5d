#pragma once
#include <string>
#include <string_view>
#include <utility>

#include "prowl/core/action.hpp"
#include "prowl/core/catalogue.hpp"
#include "prowl/core/result.hpp"

namespace prowl {

/// "p2 play hide", "chance index 3", "table next_round". Kind::hidden prints as "?".
std::string to_notation(const Catalogue&, Seat, const Action&);
/// Without who acts: "play hide".
std::string to_notation(const Catalogue&, const Action&);
std::string to_notation(Seat);
/// Inverse of to_notation; names are matched exactly, amounts must fit 16 bits.
Result<std::pair<Seat, Action>> parse_notation(const Catalogue&, std::string_view line);
Result<Seat> parse_seat(std::string_view);

}  // namespace prowl
