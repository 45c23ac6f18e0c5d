#include "prowl/core/notation.hpp"

#include <charconv>
#include <vector>

#include <fmt/format.h>

namespace prowl {

namespace {

template <class Specs>
std::string name_at(const Specs& specs, std::int16_t i) {
  if (i <= 0 || static_cast<std::size_t>(i) >= specs.size()) return "?";
  return specs[static_cast<std::size_t>(i)].name;
}

std::string operand_text(const Catalogue& c, Operand type, std::int16_t v) {
  switch (type) {
    case Operand::kind: return name_at(c.kinds, v);
    case Operand::zone: return name_at(c.zones, v);
    case Operand::seat: return to_notation(static_cast<Seat>(v));
    case Operand::amount: return fmt::format("{}", v);
    case Operand::none: break;
  }
  return {};
}

std::vector<std::string_view> words(std::string_view line) {
  std::vector<std::string_view> out;
  while (!line.empty()) {
    const auto end = line.find_first_of(" \t\r");
    const auto word = line.substr(0, end);
    if (!word.empty()) out.push_back(word);
    line = end == line.npos ? std::string_view{} : line.substr(end + 1);
  }
  return out;
}

auto bad(std::string_view line, Sentence message) {
  return fail(ErrorCode::bad_action, std::string(line), std::move(message));
}

Result<std::int16_t> parse_operand(const Catalogue& c, Operand type, std::string_view word, std::string_view line) {
  switch (type) {
    case Operand::kind:
      if (const int found = c.find_kind(word); found > 0) return static_cast<std::int16_t>(found);
      return bad(line, say("there is no piece '{}'", word));
    case Operand::zone:
      if (const int found = c.find_zone(word); found > 0) return static_cast<std::int16_t>(found);
      return bad(line, say("there is no place '{}'", word));
    case Operand::seat: return parse_seat(word).map([](Seat s) { return static_cast<std::int16_t>(s); });
    case Operand::amount: {
      std::int16_t v{};
      const auto r = std::from_chars(word.data(), word.data() + word.size(), v);
      if (r.ec == std::errc{} && r.ptr == word.data() + word.size()) return v;
      return bad(line, say("'{}' is not a whole number of 16 bits", word));
    }
    case Operand::none: break;
  }
  return bad(line, say("'{}' is one word too many", word));
}

}  // namespace

std::string to_notation(Seat s) {
  if (s == Seat::table) return "table";
  if (s == Seat::chance) return "chance";
  return fmt::format("p{}", index(s) + 1);
}

std::string to_notation(const Catalogue& c, Seat who, const Action& a) {
  return to_notation(who) + " " + to_notation(c, a);
}

std::string to_notation(const Catalogue& c, const Action& a) {
  const auto& verb = c.verb_of(a);
  std::string out = verb.name;
  const std::int16_t values[] = {a.a, a.b, a.c};
  for (std::size_t i = 0; i < 3; ++i)
    if (verb.operands[i] != Operand::none) out += " " + operand_text(c, verb.operands[i], values[i]);
  return out;
}

Result<Seat> parse_seat(std::string_view word) {
  if (word == "table") return Seat::table;
  if (word == "chance") return Seat::chance;
  if (word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] <= '8') return seat(word[1] - '1');
  return bad(word, say("'{}' is not a seat; seats are p1 to p8, table and chance", word));
}

Result<std::pair<Seat, Action>> parse_notation(const Catalogue& c, std::string_view line) {
  const auto parts = words(line);
  if (parts.size() < 2) return bad(line, "an action is a seat, a verb and its operands");
  const auto who = parse_seat(parts[0]);
  if (!who) return tl::unexpected(placed(std::string(line), who.error()));
  const int verb = c.find_verb(parts[1]);
  if (verb < 0) return bad(line, say("there is no verb '{}'", parts[1]));
  const auto& operands = c.verbs[static_cast<std::size_t>(verb)].operands;
  Action a{static_cast<Verb>(verb)};
  std::int16_t* values[] = {&a.a, &a.b, &a.c};
  std::size_t next = 2;
  for (std::size_t i = 0; i < 3 && operands[i] != Operand::none; ++i, ++next) {
    if (next >= parts.size()) return bad(line, say("'{}' needs more words", parts[1]));
    const auto v = parse_operand(c, operands[i], parts[next], line);
    if (!v) return tl::unexpected(placed(std::string(line), v.error()));
    *values[i] = *v;
  }
  if (next < parts.size()) return bad(line, say("'{}' is one word too many", parts[next]));
  return std::pair{*who, a};
}

}  // namespace prowl
