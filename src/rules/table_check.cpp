#include "rules/table_check.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl {

Result<void> check_table(const RuleSet& rules, const Options& options, int seats) {
  if (seats < rules.min_seats || seats > rules.max_seats)
    return fail(ErrorCode::bad_option, "seats",
                say("this game is for {} to {} players, not {}", rules.min_seats, rules.max_seats, seats));
  return check_options(rules, options);
}

Result<void> check_seat(const RuleSet& rules, const Options& options, std::string_view option, int seats) {
  const int n = option_number(rules, options, option);
  if (n <= seats) return {};
  return fail(ErrorCode::bad_option, std::string(option), say("there is no seat {}; the table has {}", n, seats));
}

int flags_of(const RuleSet& rules, const Options& options, std::span<const FlagOption> flags) {
  int out = 0;
  for (const FlagOption& f : flags)
    if (option_value(rules, options, f.name) == f.value) out |= f.flag;
  return out;
}

void know_flags(std::vector<KnownOption>& known, std::span<const FlagOption> flags) {
  for (const FlagOption& f : flags)
    if (std::none_of(known.begin(), known.end(), [&](const KnownOption& k) { return k.name == f.name; }))
      known.push_back({f.name, {f.otherwise, f.value}, {}, f.of});
}

}  // namespace prowl
