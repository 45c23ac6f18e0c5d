#pragma once
#include <string>

#include "prowl/match/match.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// A match as Markdown: game, options, players, and what happened, turn by turn. While it runs only what everybody may
/// know; once it is over everything.
std::string match_as_text(AppContext&, const Match&, std::shared_ptr<const RuleSet>, std::int64_t saved_at);

}  // namespace prowl::ui
