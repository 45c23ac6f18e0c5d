#pragma once
#include <set>
#include <string_view>

#include "catch.hpp"

namespace prowl::test {

/// Every step has one row and a name of its own, whoever asks for an answer also takes one, and one step ends the
/// match.
template <class Table>
void check_steps(const Table& table) {
  CHECK(table.given() == table.rows().size());
  std::set<std::string_view> names;
  int ends = 0;
  for (std::size_t i = 0; i < table.rows().size(); ++i) {
    const auto& row = table.rows()[i];
    INFO("step " << i << ", '" << row.name << "'");
    CHECK(static_cast<std::size_t>(row.step) == i);
    CHECK_FALSE(row.name.empty());
    CHECK(names.insert(row.name).second);
    CHECK((row.list == nullptr) == (row.refuse == nullptr));
    CHECK((row.list == nullptr || (row.answer != nullptr && row.prompt != nullptr)));
    ends += row.run == nullptr ? 1 : 0;
  }
  CHECK(ends == 1);
}

}  // namespace prowl::test
