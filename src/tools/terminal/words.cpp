#include "tools/terminal/words.hpp"

#include <algorithm>
#include <utility>

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

std::vector<SeatInfo> numbered(std::vector<SeatInfo> seats) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string number = to_notation(seat(static_cast<int>(i)));
    seats[i].name = seats[i].name.empty() ? number : fmt::format("{} ({})", seats[i].name, number);
  }
  return seats;
}

}  // namespace

std::vector<std::string> waiting_names(Waiting waiting) {
  std::vector<std::string> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((waiting & wait_bit(seat(i))) != 0) out.push_back(to_notation(seat(i)));
  if ((waiting & kWaitTable) != 0) out.emplace_back("table");
  return out;
}

std::string error_words(const ui::Texts& texts, Error e) {
  const std::string place = std::exchange(e.place, {});
  return texts.labelled(place, texts.error(e));
}

Words::Words(const Game& game, const RuleSet& rules, std::vector<SeatInfo> seats, std::string_view language)
    : game_(game),
      rules_(rules),
      catalogue_(rules.catalogue),
      texts_(find_data("locale").value_or("")),
      seats_(numbered(std::move(seats))),
      describe_(texts_, game_, rules, seats_) {
  texts_.set_language(language);
}

std::string Words::key(std::string_view table, std::string_view name) const {
  return fmt::format("{}.{}.{}", table, game_.id, name);
}

std::string Words::say(std::string_view name, const ui::Args& args) const {
  return texts_.tr(fmt::format("terminal.{}", name), args);
}

std::string Words::refusal(const Refusal& no) const {
  const std::string text = describe_.refusal(no);
  return no.paragraph.empty() ? text : fmt::format("{} ({})", text, no.paragraph);
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
    if (const std::string id = key("counter", stem); texts_.has(id))
      add(named, texts_.tr(id, {{"who", describe_.seat(owner)}}), s.regs[i]);
    add(all, ui::plain_name(name), s.regs[i]);
  }
  return texts_.has(key("counter", "turn")) ? named : all;
}

// What its owner has planned for a piece, or used of it.
std::string Words::mark(const Piece& p) const {
  const KindSpec& spec = catalogue_.kinds[static_cast<std::size_t>(index(p.kind))];
  const std::string id = key("mark", spec.group);
  return texts_.has(id) ? texts_.trn(id, p.marks, {{"zone", describe_.zone(zone(p.marks))}}) : std::to_string(p.marks);
}

// A back with a word of its own says what lies there turned up, though not whose it is (footprints).
std::string Words::piece(const Piece& p) const {
  const std::string back = key("kind", fmt::format("back_{}", index(p.back)));
  const bool turned_up = texts_.has(back);
  if (p.kind == Kind::hidden) return turned_up ? texts_.tr(back) : say("face_down");
  const bool own_zone = is_player(catalogue_.zones[static_cast<std::size_t>(index(p.zone))].owner);
  std::string state;
  if (p.marks != 0)
    state = mark(p);
  else if (turned_up)
    state = texts_.tr(back);
  else if (p.known != kEveryone && !own_zone)
    state = say("face_down");
  const std::string name = describe_.kind(p.kind);
  return state.empty() ? name : say("piece", {{"piece", name}, {"state", state}});
}

// "Vega, 2 decoys", in the zone's order, without what only stands for the zone itself (a Place on the planet).
std::string Words::pieces(const State& s, Zone z) const {
  std::vector<std::pair<std::string, int>> groups;
  for (const int slot : slots(s, z)) {
    std::string name = piece(prowl::piece(s, slot));
    if (name == describe_.zone(z)) continue;
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
    const Zone where = zone(static_cast<int>(z));
    if (const std::string there = pieces(v.masked, where); !there.empty())
      out.push_back(say("zone", {{"zone", describe_.zone(where)}, {"pieces", there}}));
  }
  return out;
}

}  // namespace prowl::tools
