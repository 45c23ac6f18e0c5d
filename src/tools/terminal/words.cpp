#include "tools/terminal/words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"
#include "prowl/rules/settings_paths.hpp"

namespace prowl::tools {
namespace {

// "will_p2" is the counter "will" of p2.
std::pair<std::string, Seat> split_seat(const std::string& name) {
  const auto at = name.rfind("_p");
  const auto who = parse_seat(at == std::string::npos ? "" : name.substr(at + 1));
  return who ? std::pair(name.substr(0, at), *who) : std::pair(name, Seat::table);
}

}  // namespace

std::string plain(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

std::vector<std::string> waiting_names(Waiting waiting) {
  std::vector<std::string> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((waiting & wait_bit(prowl::seat(i))) != 0) out.push_back(to_notation(prowl::seat(i)));
  if ((waiting & kWaitTable) != 0) out.emplace_back("table");
  return out;
}

Words::Words(const Game& game, const RuleSet& rules, std::vector<SeatInfo> seats, std::string_view language)
    : game_(game),
      catalogue_(rules.catalogue),
      seats_(std::move(seats)),
      texts_(find_data("locale").value_or(""), language) {}

std::string Words::key(std::string_view table, std::string_view name) const {
  return fmt::format("{}.{}.{}", table, game_.id, name);
}

std::string Words::text_or(const std::string& id, std::string fallback, Texts::Arguments arguments) const {
  return texts_.find(id, std::move(arguments)).value_or(std::move(fallback));
}

std::string Words::say(std::string_view name, Texts::Arguments arguments) const {
  return text_or(fmt::format("terminal.{}", name), plain(name), std::move(arguments));
}

std::string Words::seat(Seat who) const {
  if (!is_player(who))
    return who == Seat::table ? text_or("seat.table", "the table") : text_or("seat.chance", "chance");
  const auto at = static_cast<std::size_t>(index(who));
  const bool named = at < seats_.size() && !seats_[at].name.empty();
  return named ? fmt::format("{} ({})", seats_[at].name, to_notation(who)) : to_notation(who);
}

std::string Words::kind(Kind k) const {
  const auto at = static_cast<std::size_t>(index(k));
  if (k == Kind::hidden || at >= catalogue_.kinds.size()) return text_or("kind.hidden", "something hidden");
  const KindSpec& spec = catalogue_.kinds[static_cast<std::size_t>(index(face_of(catalogue_, k)))];
  if (auto own = texts_.find(key("kind", spec.name))) return *own;
  return text_or(key("kind", spec.group), plain(spec.name));
}

// A zone of one seat may be named by its group.
std::string Words::zone(Zone z) const {
  const auto at = static_cast<std::size_t>(index(z));
  if (z == Zone::none || at >= catalogue_.zones.size()) return text_or("zone.none", "nowhere");
  const ZoneSpec& spec = catalogue_.zones[at];
  if (auto own = texts_.find(key("zone", spec.name))) return *own;
  const auto group = texts_.find(key("zone", spec.group), {{"who", seat(spec.owner)}});
  return is_player(spec.owner) && group ? *group : plain(spec.name);
}

std::string Words::operand(Operand type, int value) const {
  switch (type) {
    case Operand::none: return {};
    case Operand::amount: return std::to_string(value);
    case Operand::seat: return seat(prowl::seat(value));
    case Operand::kind: return kind(prowl::kind(value));
    case Operand::zone: return zone(prowl::zone(value));
  }
  return {};
}

std::string Words::sentence(const std::string& id, const std::string& fallback, Seat who,
                            const std::array<Operand, 3>& types, const std::array<int, 3>& values) const {
  Texts::Arguments arguments{{"who", seat(who)}};
  std::optional<int> amount;
  std::string words = fallback;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::string value = operand(types[i], values[i]);
    arguments.emplace_back(std::string(1, static_cast<char>('a' + i)), value);
    if (types[i] == Operand::amount && !amount) amount = values[i];
    if (types[i] != Operand::none) words += " " + value;
  }
  return texts_.find(id, std::move(arguments), amount).value_or(words);
}

std::string Words::action(Seat who, const Action& a) const {
  const VerbSpec& verb = catalogue_.verbs[static_cast<std::size_t>(index(a.verb))];
  return sentence(key("verb", verb.name), plain(verb.name), who, verb.operands, {a.a, a.b, a.c});
}

std::string Words::event(const Event& e) const {
  const EventSpec& spec = catalogue_.events[e.what];
  const std::string who = e.who == Seat::table ? "" : seat(e.who) + " ";
  std::string id = key("event", spec.name);
  const std::array<int, 3> values{e.a, e.b, e.c};
  for (const auto& [type, own_text] : {std::pair(Operand::kind, ".hidden"), std::pair(Operand::zone, ".without")})
    for (std::size_t i = 0; i < 3; ++i)
      if (spec.operands[i] == type && values[i] == 0 && texts_.find(id + own_text)) id += own_text;
  // So may be what a number stands for.
  if (const std::string numbered = fmt::format("{}.{}", id, e.a);
      spec.operands[0] == Operand::amount && texts_.find(numbered))
    id = numbered;
  return sentence(id, who + plain(spec.name), e.who, spec.operands, values);
}

std::string Words::refusal(const Refusal& no) const {
  const std::string text = sentence(key("refuse", no.rule), plain(no.rule), Seat::table, no.operands,
                                    {no.a, no.b, no.c});
  return no.paragraph.empty() ? text : fmt::format("{} ({})", text, no.paragraph);
}

std::string Words::turn(const Prompt& p) const {
  return sentence(key("prompt", p.id) + ".turn", plain(p.id), p.actor, p.operands, {p.a, p.b, p.c});
}

std::string Words::prompt(const Prompt& p) const {
  return sentence(key("prompt", p.id) + ".now", plain(p.id), p.actor, p.operands, {p.a, p.b, p.c});
}

std::string Words::side(std::string_view id) const { return text_or(key("side", id), plain(id)); }
std::string Words::how(std::string_view id) const { return text_or(key("how", id), plain(id)); }

std::string Words::score(const ScoreLine& line) const {
  return texts_.find(key("score", line.id), {}, line.count).value_or(fmt::format("{} {}", line.count, plain(line.id)));
}

// Those that have a word of their own; all of a game that has none.
std::string Words::counters(const State& s) const {
  std::string named, all;
  const auto add = [](std::string& line, const std::string& words, int n) {
    line += fmt::format("{}{} {}", line.empty() ? "" : ", ", words, n);
  };
  for (std::size_t i = 0; i < catalogue_.regs.size(); ++i) {
    if (s.regs[i] == 0) continue;
    const std::string& name = catalogue_.regs[i].name;
    const auto [stem, owner] = split_seat(name);
    if (const auto words = texts_.find(key("counter", stem), {{"who", seat(owner)}})) add(named, *words, s.regs[i]);
    add(all, plain(name), s.regs[i]);
  }
  return texts_.find(key("counter", "turn")) ? named : all;
}

// What its owner has planned for a piece, or used of it.
std::string Words::mark(const Piece& p) const {
  const KindSpec& spec = catalogue_.kinds[static_cast<std::size_t>(index(p.kind))];
  const auto words = texts_.find(key("mark", spec.group), {{"zone", zone(prowl::zone(p.marks))}}, p.marks);
  return words.value_or(std::to_string(p.marks));
}

// A back with a word of its own says what lies there turned up, though not whose it is (footprints).
std::string Words::piece(const Piece& p) const {
  const auto turned_up = texts_.find(key("kind", fmt::format("back_{}", index(p.back))));
  if (p.kind == Kind::hidden) return turned_up ? *turned_up : say("face_down");
  const bool own_zone = is_player(catalogue_.zones[static_cast<std::size_t>(index(p.zone))].owner);
  std::string state;
  if (p.marks != 0)
    state = mark(p);
  else if (turned_up)
    state = *turned_up;
  else if (p.known != kEveryone && !own_zone)
    state = say("face_down");
  return state.empty() ? kind(p.kind) : say("piece", {{"piece", kind(p.kind)}, {"state", state}});
}

// "Vega, 2 decoys", in the zone's order, without what only stands for the zone itself (a Place on the planet).
std::string Words::pieces(const State& s, Zone z) const {
  std::vector<std::pair<std::string, int>> groups;
  for (const int slot : slots(s, z)) {
    std::string name = piece(prowl::piece(s, slot));
    if (name == zone(z)) continue;
    if (groups.empty() || groups.back().first != name) groups.emplace_back(std::move(name), 0);
    ++groups.back().second;
  }
  std::string out;
  for (const auto& [name, n] : groups)
    out += fmt::format("{}{}{}", out.empty() ? "" : ", ", n == 1 ? "" : fmt::format("{} x ", n), name);
  return out;
}

std::vector<std::string> Words::table(const View& v) const {
  std::vector<std::string> out;
  if (std::string line = counters(v.masked); !line.empty()) out.push_back(std::move(line));
  for (std::size_t z = 1; z < catalogue_.zones.size(); ++z) {
    const Zone where = prowl::zone(static_cast<int>(z));
    if (const std::string there = pieces(v.masked, where); !there.empty())
      out.push_back(say("zone", {{"zone", zone(where)}, {"pieces", there}}));
  }
  return out;
}

}  // namespace prowl::tools
