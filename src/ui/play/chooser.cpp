#include "ui/play/chooser.hpp"

#include <algorithm>
#include <array>

namespace prowl::ui {

bool Chooser::fits(const Action& a, const Picks& picks) const {
  const std::array<int, 3> values{a.a, a.b, a.c};
  std::array<bool, 3> used{};
  return std::all_of(picks.begin(), picks.end(), [&](const Pick& p) {
    for (std::size_t i = 0; i < 3; ++i)
      if (!used[i] && spec(a).operands[i] == p.type && values[i] == p.value) return used[i] = true;
    return false;
  });
}

ActionList Chooser::fitting(const Picks& picks) const {
  ActionList out;
  std::copy_if(options_.begin(), options_.end(), std::back_inserter(out),
               [&](const Action& a) { return fits(a, picks); });
  return out;
}

std::optional<Pick> Chooser::next(const Picks& before, const Picks& meanings) const {
  for (const Pick& p : meanings) {
    Picks with = before;
    with.push_back(p);
    if (std::any_of(options_.begin(), options_.end(), [&](const Action& a) { return fits(a, with); })) return p;
  }
  return std::nullopt;
}

Picks Chooser::point(const Picks& before, const Picks& meanings) const {
  Picks out = before;
  if (const auto more = next(before, meanings))
    out.push_back(*more);
  else if (const auto alone = next({}, meanings))
    out = {*alone};
  return out;
}

bool Chooser::common(Verb v, const Pick& p) const {
  return std::all_of(options_.begin(), options_.end(), [&](const Action& a) { return a.verb != v || fits(a, {p}); });
}

std::optional<Action> Chooser::decided(const Picks& picks) const {
  const ActionList left = fitting(picks);
  if (picks.empty() || left.size() != 1) return std::nullopt;
  const Action& a = left.front();
  const std::array<int, 3> values{a.a, a.b, a.c};
  for (std::size_t i = 0; i < 3; ++i) {
    const Pick place{Operand::zone, values[i]};
    if (spec(a).operands[i] == Operand::zone && std::find(picks.begin(), picks.end(), place) == picks.end() &&
        !common(a.verb, place))
      return std::nullopt;
  }
  return a;
}

}  // namespace prowl::ui
