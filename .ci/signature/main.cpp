#include <cstdio>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/files.hpp"

namespace {

prowl::Result<std::uint64_t> signature_of_all(const std::filesystem::path& rules_dir) {
  std::uint64_t sum = 0;
  for (const prowl::Game* game : prowl::all_games()) {
    const auto rules = game->load(rules_dir);
    if (!rules) return tl::unexpected(rules.error());
    const auto next = prowl::signature(*game, *rules, sum);
    if (!next) return next;
    sum = *next;
  }
  return sum;
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) return fmt::print(stderr, "usage: signature RULES\n"), 2;
  const auto sum = signature_of_all(prowl::to_path(words[1]));
  if (!sum) return fmt::print(stderr, "{}\n", prowl::to_text(sum.error())), 1;
  fmt::print("signature {:016x}\n", *sum);
  return 0;
}
