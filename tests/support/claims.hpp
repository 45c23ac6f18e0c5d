#pragma once
#include "prowl/core/notation.hpp"
#include "support/walk.hpp"

namespace prowl::test {

/// That somebody says at the table where they go.
inline Event said(const Table& t, Seat who, Zone where) {
  return {.what = static_cast<std::uint16_t>(t.rules->catalogue.find_event("said")),
          .who = who,
          .a = static_cast<std::int16_t>(index(where))};
}

}  // namespace prowl::test
