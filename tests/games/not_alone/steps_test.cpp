#include "games/not_alone/rules/steps/row.hpp"
#include "support/steps.hpp"

namespace prowl::not_alone {

TEST_CASE("every step of Not Alone and Sanctuary is one row", "[not_alone]") { test::check_steps(kSteps); }

}  // namespace prowl::not_alone
