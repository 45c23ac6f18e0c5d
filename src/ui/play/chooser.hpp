#pragma once
#include <optional>
#include <vector>

#include "prowl/core/action.hpp"

namespace prowl::ui {

/// Something that was pointed at: an operand that the wanted action must have.
struct Pick {
  Operand type = Operand::none;
  int value = -1;
  bool operator==(const Pick&) const = default;
};
using Picks = std::vector<Pick>;

/// Finds the wanted one among many actions by what people point at: a card, a token, then one place or two, in any
/// order.
class Chooser {
 public:
  Chooser(const std::vector<VerbSpec>& verbs, ActionList options) : verbs_(verbs), options_(std::move(options)) {}

  /// Those that have all of `picks` among their operands.
  ActionList fitting(const Picks&) const;
  bool fits(const Action&, const Picks&) const;
  /// The meaning by which a thing goes on from what was picked before, or nothing. `meanings`: what pointing at it may
  /// stand for, best first.
  std::optional<Pick> next(const Picks& before, const Picks& meanings) const;
  /// `before` and the thing pointed at; where that leads nowhere, the thing alone; where even that does, `before` as it
  /// was.
  Picks point(const Picks& before, const Picks& meanings) const;
  /// The only action left, once all of its places have been pointed at; those that all its like have go without saying.
  std::optional<Action> decided(const Picks&) const;

 private:
  bool common(Verb, const Pick&) const;
  const VerbSpec& spec(const Action& a) const { return verbs_[static_cast<std::size_t>(a.verb)]; }

  const std::vector<VerbSpec>& verbs_;
  ActionList options_;
};

}  // namespace prowl::ui
