#include "prowl/rules/game.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace prowl {

namespace {

const OptionSpec* find_option(const RuleSet& rules, std::string_view name) {
  const auto it = std::find_if(rules.options.begin(), rules.options.end(),
                               [&](const OptionSpec& o) { return o.name == name; });
  return it == rules.options.end() ? nullptr : &*it;
}

bool is_text(const OptionSpec& o) { return o.choices.empty() && o.min == o.max; }

bool parse_number(std::string_view text, int& out) {
  const auto r = std::from_chars(text.data(), text.data() + text.size(), out);
  return r.ec == std::errc{} && r.ptr == text.data() + text.size();
}

// "true" and "false" are other words for yes and no, or on and off.
std::string spell(const OptionSpec& o, const std::string& value) {
  const auto is_choice = [&](std::string_view v) {
    return std::find(o.choices.begin(), o.choices.end(), v) != o.choices.end();
  };
  if ((value != "true" && value != "false") || is_choice(value)) return value;
  for (const std::string_view other : value == "true" ? std::array{"yes", "on"} : std::array{"no", "off"})
    if (is_choice(other)) return std::string(other);
  return value;
}

Result<void> check_value(const OptionSpec& o, const std::string& value) {
  if (is_text(o)) {
    if (value.find_first_of("\r\n") == value.npos) return {};
    return fail(ErrorCode::bad_option, o.name, say("the value of '{}' must be one line", o.name));
  }
  if (!o.choices.empty()) {
    if (std::find(o.choices.begin(), o.choices.end(), value) != o.choices.end()) return {};
    return fail(ErrorCode::bad_option, o.name,
                say("'{}' is not a choice of '{}'; choose one of: {}", value, o.name,
                    fmt::format("{}", fmt::join(o.choices, ", "))));
  }
  int n = 0;
  if (parse_number(value, n) && (n == o.min || n >= o.from) && n <= o.max) return {};
  const auto wrong = [&](Sentence s) { return fail(ErrorCode::bad_option, o.name, std::move(s)); };
  if (o.from > o.min + 1)
    return wrong(say("'{}' must be {} or a whole number from {} to {}, not '{}'", o.name, o.min, o.from, o.max, value));
  return wrong(say("'{}' must be a whole number from {} to {}, not '{}'", o.name, o.min, o.max, value));
}

}  // namespace

View make_view(const Game& game, const RuleSet& rules, const State& s, Seat who) {
  View v;
  v.options.reserve(64);
  make_view(game, rules, s, who, v);
  return v;
}

void make_view(const Game& game, const RuleSet& rules, const State& s, Seat who, View& again) {
  again.seat = who;
  mask(rules.catalogue, s, who, again.masked);
  game.options(rules, again.masked, who, again.options);
}

State imagine_state(const Game& game, const RuleSet& rules, const View& v, Rng& rng) {
  State s = determinize(rules.catalogue, v.masked, game.inventory, game.fits, rng);
  if (game.imagine != nullptr) game.imagine(rules, s, v.seat, rng);
  return s;
}

std::string option_value(const RuleSet& rules, const Options& options, std::string_view name) {
  const OptionSpec* o = find_option(rules, name);
  assert(o);
  if (const auto it = options.find(std::string(name)); it != options.end()) return spell(*o, it->second);
  if (!o->choices.empty()) return o->choices.front();
  return is_text(*o) ? std::string() : fmt::format("{}", o->fallback);
}

int option_number(const RuleSet& rules, const Options& options, std::string_view name) {
  int n = 0;
  parse_number(option_value(rules, options, name), n);
  return n;
}

Result<void> check_options(const RuleSet& rules, const Options& options) {
  for (const auto& [name, value] : options) {
    const OptionSpec* o = find_option(rules, name);
    if (!o) return fail(ErrorCode::bad_option, name, say("there is no option '{}' in this game", name));
    if (auto ok = check_value(*o, spell(*o, value)); !ok) return ok;
  }
  return {};
}

}  // namespace prowl
