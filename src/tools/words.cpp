#include "words.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::tools {
namespace {

std::string operand_words(const Catalogue& c, Operand type, int value) {
  const auto at = static_cast<std::size_t>(value);
  switch (type) {
    case Operand::none: return {};
    case Operand::amount: return fmt::format("{}", value);
    case Operand::seat: return to_notation(seat(value));
    case Operand::kind: return value > 0 && at < c.kinds.size() ? plain(c.kinds[at].name) : "something hidden";
    case Operand::zone: return value > 0 && at < c.zones.size() ? plain(c.zones[at].name) : "nowhere";
  }
  return {};
}

std::string with_operands(const Catalogue& c, std::string out, const std::array<Operand, 3>& types,
                          const std::array<int, 3>& values) {
  for (std::size_t i = 0; i < 3; ++i)
    if (types[i] != Operand::none) out += " " + operand_words(c, types[i], values[i]);
  return out;
}

std::string piece_words(const Catalogue& c, const Piece& p) {
  const std::string name = operand_words(c, Operand::kind, index(p.kind));
  return p.marks == 0 ? name : fmt::format("{} (mark {})", name, p.marks);
}

// "vega, 2 decoy, 3 hidden", in the zone's order.
std::string pile_words(const Catalogue& c, const State& s, Zone z) {
  std::vector<std::pair<std::string, int>> groups;
  for (const int slot : slots(s, z)) {
    const std::string name = piece(s, slot).kind == Kind::hidden ? "hidden" : piece_words(c, piece(s, slot));
    if (groups.empty() || groups.back().first != name) groups.emplace_back(name, 0);
    ++groups.back().second;
  }
  std::string out;
  for (const auto& [name, n] : groups)
    out += fmt::format("{}{}{}", out.empty() ? "" : ", ", n == 1 ? "" : fmt::format("{} ", n), name);
  return out;
}

}  // namespace

std::string plain(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

std::string action_words(const Catalogue& c, const Action& a) {
  const auto& verb = c.verbs[static_cast<std::size_t>(index(a.verb))];
  return with_operands(c, plain(verb.name), verb.operands, {a.a, a.b, a.c});
}

std::string event_words(const Catalogue& c, const Event& e) {
  const auto& spec = c.events[e.what];
  const std::string who = e.who == Seat::table ? "" : to_notation(e.who) + " ";
  return with_operands(c, who + plain(spec.name), spec.operands, {e.a, e.b, e.c});
}

std::string refusal_words(const Catalogue& c, const Refusal& no) {
  std::string out = with_operands(c, plain(no.rule), no.operands, {no.a, no.b, no.c});
  return no.paragraph.empty() ? out : fmt::format("{} ({})", out, no.paragraph);
}

std::vector<std::string> view_words(const Catalogue& c, const View& v) {
  std::vector<std::string> out;
  std::string counters;
  for (std::size_t i = 0; i < c.regs.size(); ++i)
    if (v.masked.regs[i] != 0)
      counters += fmt::format("{}{} {}", counters.empty() ? "" : ", ", plain(c.regs[i].name), v.masked.regs[i]);
  if (!counters.empty()) out.push_back(counters);
  for (std::size_t z = 1; z < c.zones.size(); ++z)
    if (const Zone where = zone(static_cast<int>(z)); count(v.masked, where) > 0)
      out.push_back(fmt::format("{}: {}", plain(c.zones[z].name), pile_words(c, v.masked, where)));
  return out;
}

std::vector<std::string> waiting_names(Waiting waiting) {
  std::vector<std::string> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((waiting & wait_bit(seat(i))) != 0) out.push_back(to_notation(seat(i)));
  if ((waiting & kWaitTable) != 0) out.emplace_back("table");
  return out;
}

}  // namespace prowl::tools
