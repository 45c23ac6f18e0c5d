#include "scenario/words.hpp"

#include <algorithm>
#include <cctype>

#include "prowl/core/notation.hpp"

namespace prowl {

using nlohmann::json;

std::string plain_word(std::string_view word) {
  std::string out(word);
  for (char& c : out) {
    const auto letter = static_cast<unsigned char>(c);
    c = c == ' ' || c == '-' ? '_' : static_cast<char>(std::tolower(letter));
  }
  return out;
}

std::string StateWords::name(Kind k) const {
  return k == Kind::hidden ? "?" : rules.catalogue.kinds[static_cast<std::size_t>(index(k))].name;
}

std::string StateWords::name(Zone z) const { return rules.catalogue.zones[static_cast<std::size_t>(index(z))].name; }

json StateWords::seats_in(int mask) const {
  json out = json::array();
  for (int i = 0; i < s.seats; ++i)
    if ((mask >> i) & 1) out.push_back(to_notation(seat(i)));
  return out;
}

json StateWords::by_seat(const std::function<json(Seat)>& value) const {
  json out = json::object();
  for (int i = 0; i < s.seats; ++i) out[to_notation(seat(i))] = value(seat(i));
  return out;
}

json StateWords::pile(Zone z) const {
  json out = json::array();
  for (const int slot : slots(s, z)) out.push_back(name(piece(s, slot).kind));
  return out;
}

json StateWords::waiting() const {
  json out = seats_in(s.waiting & kEveryone);
  if (awaits(s, Seat::table)) out.push_back("table");
  if (awaits(s, Seat::chance)) out.push_back("chance");
  return out;
}

json StateWords::options(const Game& game) const {
  return by_seat([&](Seat who) {
    ActionList list;
    game.options(rules, s, who, list);
    json out = json::array();
    for (const Action& a : list) out.push_back(to_notation(rules.catalogue, a));
    return out;
  });
}

}  // namespace prowl
