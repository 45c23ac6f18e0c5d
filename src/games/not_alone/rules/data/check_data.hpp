#pragma once
#include "games/not_alone/rules/data/data.hpp"
#include "prowl/core/result.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::not_alone {

/// What must hold between the rule files so that no step is left without an answer. The error names file and card.
Result<void> check_data(const RuleSet&, const Data&);

}  // namespace prowl::not_alone
