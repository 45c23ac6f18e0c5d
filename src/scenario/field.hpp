#pragma once
#include <type_traits>

#include "scenario/patch_reader.hpp"

namespace prowl {

/// One name of a scenario: what `expect` reads, and how `given` sets it. Without `get` it is no name of `expect`;
/// without `set` it is none of `given`, or the patcher sets it itself together with others.
struct Field {
  std::string_view name;
  nlohmann::json (*get)(const RuleSet&, const State&) = nullptr;
  bool ordered = false;  ///< the order of an array counts
  void (*set)(PatchReader&, std::string_view name) = nullptr;
  std::string_view group{};  ///< of the cards that an array holds; the rules say how many there are
};

/// Sets those that `given` names, in the order of the rows.
void set_fields(std::span<const Field>, PatchReader&);

// --- rows of a counter; `At` is one of the game's R

template <auto At>
int counter(const RuleSet&, const State& s) {
  return reg(s, static_cast<Reg>(At));
}

/// A whole number from `Least` to `Most`, which is a number or a function of rules and state.
template <auto At, int Least, auto Most>
constexpr Field number_field(std::string_view name) {
  return {name, [](const RuleSet& rules, const State& s) -> nlohmann::json { return counter<At>(rules, s); }, false,
          [](PatchReader& in, std::string_view key) {
            if constexpr (std::is_integral_v<decltype(Most)>)
              in.number(key, static_cast<Reg>(At), Least, Most);
            else
              in.number(key, static_cast<Reg>(At), Least, Most(in.rules(), in.state()));
          }};
}

template <auto At>
constexpr Field truth_field(std::string_view name) {
  return {name, [](const RuleSet& rules, const State& s) -> nlohmann::json { return counter<At>(rules, s) != 0; },
          false, [](PatchReader& in, std::string_view key) { in.truth(key, static_cast<Reg>(At)); }};
}

/// A mask of seats.
template <auto At>
constexpr Field seats_field(std::string_view name) {
  return {name,
          [](const RuleSet& rules, const State& s) {
            return StateWords{rules, s}.seats_in(counter<At>(rules, s));
          },
          false,
          [](PatchReader& in, std::string_view key) {
            auto& mask = reg(in.state(), static_cast<Reg>(At));
            mask = static_cast<std::int16_t>(mask | in.seats(key));
          }};
}

constexpr Field given_only(Field field) {
  field.get = nullptr;
  return field;
}

}  // namespace prowl
