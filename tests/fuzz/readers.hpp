#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/rules/game.hpp"

namespace prowl::fuzz {

/// One way by which bytes of others come into the program. `read` gives them to it as it does with a file, goes on with
/// what came out, and aborts where something promised does not hold.
struct InputReader {
  std::string_view name;
  void (*read)(std::string_view input);
  /// The project's own files, as inputs.
  std::vector<std::string> (*seeds)();
};

std::span<const InputReader> match_readers();   ///< below the window
std::span<const InputReader> window_readers();  ///< what only the window reads

// For readers.
/// Aborts, with that word, unless it is kept.
void promise(bool kept, const char* what);
/// What people and tools are told can be drawn and put into JSON.
void told(const Error&);
std::shared_ptr<const RuleSet> rules_of(const Game&);
/// Of the project's files below that folder those that end so.
std::vector<std::string> contents(const std::string& folder, std::string_view ending);

}  // namespace prowl::fuzz
