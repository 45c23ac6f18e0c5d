#include "support/steps.hpp"
#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

TEST_CASE("every step of Nostromo is one row", "[nostromo]") { test::check_steps(kSteps); }

}  // namespace prowl::nostromo
