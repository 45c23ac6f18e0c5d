#include "prowl/rules/expansions.hpp"

namespace prowl {

std::vector<Expansion> expansions_of(const RuleSet& rules) {
  std::vector<Expansion> out;
  for (const OptionSpec& o : rules.options)
    for (std::size_t i = 1; o.expansion && i < o.choices.size(); ++i)
      out.push_back({i == 1 ? o.name : o.name + "_" + o.choices[i], {{o.name, o.choices[i]}}});
  return out;
}

}  // namespace prowl
