#include "support/steps.hpp"
#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

TEST_CASE("every step of Not Alone and Sanctuary is one row", "[not_alone]") { test::check_steps(kSteps); }

TEST_CASE("every deed of a card is one row, found by its name", "[not_alone]") {
  CHECK(kBaseDeeds.size() + kCityDeeds.size() == static_cast<std::size_t>(Op::count));
  for (int i = 0; i < static_cast<int>(Op::count); ++i) {
    const DeedRow& row = row_of(static_cast<Op>(i));
    INFO("deed " << i << ", '" << row.name << "'");
    CHECK(static_cast<int>(row.op) == i);
    CHECK(row.run != nullptr);
    CHECK(deed_named(row.name) == &row);
  }
}

}  // namespace prowl::not_alone
