#include <charconv>
#include <cstdint>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/tool.hpp"

namespace prowl::tools {
namespace {

// CLI11 alone takes -1 for 2^64 - 1, and all that is larger for that as well.
template <class Number>
CLI::Validator number_check(Number least, Number most, const std::string& range) {
  const auto check = [=](const std::string& text) -> std::string {
    Number n{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    const bool all = end == text.data() + text.size();
    const bool too_large = all && error == std::errc::result_out_of_range && text.front() != '-';
    if (too_large || (all && error == std::errc{} && n > most))
      return text + " is too large: at most " + fmt::to_string(most);
    return all && error == std::errc{} && n >= least ? "" : fmt::format("{}, not {}", range, text);
  };
  return {check, ""};
}

}  // namespace

CLI::Validator at_least(int n) {
  return number_check(n, std::numeric_limits<int>::max(), fmt::format("a whole number from {} on", n));
}

CLI::Validator between(int least, int most) {
  return number_check(least, most, fmt::format("a whole number from {} to {}", least, most));
}

CLI::Validator any_seed() {
  return number_check<std::uint64_t>(0, std::numeric_limits<std::uint64_t>::max(), "a whole number from 0 on");
}

CLI::Validator above_nothing() {
  const auto check = [](const std::string& text) {
    double n = 0;
    return CLI::detail::lexical_cast(text, n) && n > 0 && n <= std::numeric_limits<float>::max()
               ? std::string()
               : fmt::format("a number above 0, not {}", text);
  };
  return {check, ""};
}

void add_seats(CLI::App& call, int& seats) {
  call.add_option("--seats", seats, "Number of players; the preset's, or the fewest that the game allows, if left out")
      ->check(at_least(1))
      ->default_str("");
}

void add_settings(CLI::App& call, std::vector<std::string>& settings) {
  call.add_option("--option", settings, "name=value, an option of the game; name=@file.json reads the value")
      ->take_all()
      ->default_str("");
}

}  // namespace prowl::tools
