#include "games/nostromo/bot/facts.hpp"

#include <string>

namespace prowl::ai {

namespace {

Verb verb(const Catalogue& c, const char* name) { return static_cast<Verb>(c.find_verb(name)); }
Kind kind_of(const Catalogue& c, const char* name) { return static_cast<Kind>(c.find_kind(name)); }
Zone zone_of(const Catalogue& c, const std::string& name) { return static_cast<Zone>(c.find_zone(name)); }
Reg reg_of(const Catalogue& c, const char* name) { return static_cast<Reg>(c.find_reg(name)); }

}  // namespace

NostromoWords::NostromoWords(const Catalogue& c)
    : catalogue(&c),
      visit(verb(c, "visit")),
      pass(verb(c, "pass")),
      place(verb(c, "place")),
      offer(verb(c, "offer")),
      confirm(verb(c, "confirm")),
      play(verb(c, "play")),
      take(verb(c, "reorganise_take")),
      decline(verb(c, "decline")),
      save(verb(c, "save")),
      vote(verb(c, "vote")),
      leave(verb(c, "leave")),
      vents(kind_of(c, "vents")),
      hide(kind_of(c, "hide")),
      airlocks(kind_of(c, "airlocks")),
      reorganise(kind_of(c, "reorganise")),
      draw(kind_of(c, "draw")),
      android(kind_of(c, "role_android")),
      flamethrower(kind_of(c, "flamethrower")),
      detector(kind_of(c, "detector")),
      alien(kind_of(c, "alien")),
      armoury(zone_of(c, "armoury")),
      command(zone_of(c, "command")),
      computer(zone_of(c, "computer")),
      lair(zone_of(c, "lair")),
      hangar(zone_of(c, "hangar")),
      deck(zone_of(c, "deck")),
      discard(zone_of(c, "discard")),
      eggs(reg_of(c, "eggs")),
      exhaustions(reg_of(c, "exhaustions")),
      alien_seat(reg_of(c, "alien_seat")),
      airlocks_now(reg_of(c, "airlocks_now")),
      eliminated(reg_of(c, "eliminated")),
      unmasked(reg_of(c, "unmasked")),
      turn(reg_of(c, "turn")),
      cards{vents, hide, airlocks, reorganise, draw} {
  for (std::size_t i = 0; i < c.zones.size(); ++i)
    if (c.zones[i].group == "room") rooms.push_back(zone(static_cast<int>(i)));
  for (int i = 0; i < kMaxSeats; ++i) {
    const auto suffix = "_p" + std::to_string(i + 1);
    hands[static_cast<std::size_t>(i)] = zone_of(c, "hand" + suffix);
    homes[static_cast<std::size_t>(i)] = zone_of(c, "home" + suffix);
    held[static_cast<std::size_t>(i)] = zone_of(c, "held" + suffix);
    roles[static_cast<std::size_t>(i)] = zone_of(c, "role" + suffix);
  }
}

int NostromoFacts::my_kinds() const {
  int n = 0;
  for (const Kind k : w_.cards) n += holds(k) > 0;
  return n;
}

bool NostromoFacts::escape_threat() const {
  for (int i = 0; i < v_.masked.seats; ++i)
    if (hand_size(seat(i)) >= 5) return true;
  return false;
}

bool NostromoFacts::together_this_turn() const {
  std::uint64_t mine = static_cast<std::uint64_t>(reg(v_.masked, w_.turn));
  for (const Kind k : w_.cards) mine = mine * 8 + static_cast<std::uint64_t>(holds(k));
  return mix(mine, static_cast<std::uint64_t>(index(v_.seat))) % 4 == 0;
}

int NostromoFacts::planned(Zone room, std::string_view group) const {
  int n = 0;
  for (const int slot : slots(v_.masked, w_.homes[static_cast<std::size_t>(index(v_.seat))])) {
    const Piece& p = piece(v_.masked, slot);
    if (p.marks == 0 || w_.rooms[p.marks - 1U] != room) continue;
    n += w_.catalogue->kinds[static_cast<std::size_t>(index(p.kind))].group == group;
  }
  return n;
}

int NostromoFacts::backs(Zone room) const { return count_kind(v_.masked, room, Kind::hidden); }

bool NostromoFacts::out_of_reach(Zone room) const {
  if (reg(v_.masked, w_.airlocks_now) == 0) return false;
  for (const Zone r : w_.rooms) {
    if (!lies_in(w_.alien, r)) continue;
    const auto& name = w_.catalogue->zones[static_cast<std::size_t>(index(r))].name;
    const int links = reg(v_.masked, static_cast<Reg>(w_.catalogue->find_reg("links_" + name)));
    for (std::size_t i = 0; i < w_.rooms.size(); ++i) {
      if (w_.rooms[i] != room) continue;
      return r != room && (links >> i & 1) == 0;
    }
  }
  return false;
}

int NostromoFacts::cards_left() const {
  const bool last = two_players() || reg(v_.masked, w_.exhaustions) > 0;
  return count(v_.masked, w_.deck) + (last ? 0 : 20);
}

}  // namespace prowl::ai
