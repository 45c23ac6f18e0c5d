#include "support/steps.hpp"
#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

TEST_CASE("every step of Fate is one row", "[fate]") { test::check_steps(kSteps); }

}  // namespace prowl::fate
