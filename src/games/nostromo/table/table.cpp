#include <algorithm>
#include <bit>
#include <set>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

constexpr int kNotice = 5;

R vote_of(Seat s) { return at(R::first_vote, index(s)); }

struct State {
  std::string key;
  Tone tone = Tone::dim;
  std::string icon;
};

// Somebody with several characters has others aboard.
bool is_off_board(const Deck& k, Seat who) {
  int mine = 0;
  for (int id = 0; id < characters_in_play(k.s()); ++id) mine += owner_of_character(k.s(), id) == who ? 1 : 0;
  return mine == 1 && k.seat_in(R::removed, who);
}

// The most telling fact first; all of them are public.
State state_of(const Deck& k, const SeatView& s) {
  if (s.seat == k.alien()) return {s.hot ? "seat.alien_hunts" : "seat.alien", Tone::alarm, "alien"};
  if (is_eliminated(k.s(), s.seat)) return {"seat.eliminated", Tone::dim, "android"};
  if (faces(k.s(), s.seat)) return {"seat.faces", Tone::alarm, ""};
  if (s.awaited && k.f.prompt.ask == Ask::secret) return {"seat.choosing", Tone::act, ""};
  if (s.awaited && k.f.prompt.ask == Ask::agreement) return {"seat.voting", Tone::act, ""};
  if (k.f.prompt.ask == Ask::agreement && k.reg(vote_of(s.seat)) != 0) return {"seat.voted", Tone::fact, ""};
  if (k.f.prompt.ask == Ask::secret && k.f.prompt.id.starts_with("place")) return {"seat.placed", Tone::dim, ""};
  if (is_unmasked(k.s(), s.seat)) return {"seat.unmasked", Tone::egg, "android"};
  if (s.awaited && k.f.prompt.ask == Ask::reaction) return {"seat.may_react", Tone::fact, ""};
  if (k.seat_in(R::standing, s.seat)) return {"seat.stands_down", Tone::dim, ""};
  if (is_off_board(k, s.seat)) return {"seat.off_board", Tone::dim, ""};
  return {"seat.aboard", Tone::dim, ""};
}

std::string fate_key(std::string_view event) {
  if (event == "hid") return "fate.hid";
  if (event == "vented") return "fate.vented";
  if (event == "detector_saved") return "fate.detector";
  if (event == "kill") return "fate.kill";
  if (event == "declined") return "fate.declined";
  return {};
}

PanelRow character_row(const Deck& k, Kind c) {
  PanelRow row;
  const PieceLook* look = k.l.look(k.kind_name(c), k.group(c));
  if (look != nullptr) row.picture = asset_name(look->face, k.kind_name(c));
  row.seat = k.owner(c);
  row.text = k.tr("whose", {{"what", k.d.kind(c)}, {"who", k.d.seat(k.owner(c))}});
  return row;
}

// What became of a character since the visit; the last word counts.
void tell_fate(const Deck& k, const std::vector<Event>& events, Kind c, PanelRow& row) {
  row.sub = k.tr("fate.faces");
  row.sub_tone = Tone::alarm;
  bool flamed = false;
  for (const Event& e : events) {
    flamed = flamed || k.event(e) == "flame_fired";
    const std::string key = fate_key(k.event(e));
    if (key.empty() || kind(e.a) != c) continue;
    row.sub = k.tr(key);
    row.sub_tone = key == "fate.kill" || key == "fate.declined" ? Tone::alarm : Tone::fact;
  }
  if (flamed && row.sub_tone == Tone::alarm) {
    row.sub = k.tr("fate.flame");
    row.sub_tone = Tone::fact;
  }
}

std::string short_rooms(const Deck& k, const std::vector<Zone>& rooms) {
  std::string out;
  for (const Zone z : rooms) out += (out.empty() ? "" : ", ") + k.d.zone(z);
  return out;
}

}  // namespace

void present_seats(const Deck& k) {
  for (auto& s : k.t.seats) {
    const State state = state_of(k, s);
    const int vote = k.reg(vote_of(s.seat)) - 1;
    const bool for_seat = state.key == "seat.voted" && vote >= 0 && vote < k.players();
    s.state = for_seat ? k.tr("seat.voted_for", {{"who", k.d.seat(seat(vote))}}) : k.tr(state.key);
    s.tone = state.tone;
    s.icon = state.icon;
    if (s.seat == k.alien()) s.hand = -1;
    s.out = is_eliminated(k.s(), s.seat);
    if (s.hand >= kNotice) s.pill = "5+";
    const Zone held = zone_of(k.f.rules->catalogue, "held", s.seat);
    if (held == Zone::none) continue;
    for (const int slot : slots(k.s(), held)) s.held.push_back(piece_view(k.f, k.l, k.d, piece(k.s(), slot), 0));
  }
}

// The last visit of this turn, from the figure's step to everything that followed.
void present_reveal(const Deck& k) {
  const auto events = k.since("visit", "turn_start");
  if (events.empty() || k.f.prompt.ask == Ask::secret) {
    if (events.empty() || k.f.prompt.id.starts_with("place")) return;
  }
  PanelView p;
  p.id = "reveal";
  p.title = k.tr("reveal.title");
  p.tone = Tone::alarm;
  p.anchor = zone(events.front().a);
  for (const Event& e : events) {
    if (k.event(e) == "turned_up" || k.event(e) == "vent_took") {
      PanelRow row = character_row(k, kind(e.a));
      tell_fate(k, events, kind(e.a), row);
      p.rows.push_back(std::move(row));
    } else if (k.event(e) == "footprints") {
      PanelRow row;
      row.picture = k.l.look("", "decoy") != nullptr ? k.l.look("", "decoy")->face : std::string();
      row.text = k.trn("footprints", e.a);
      row.sub = k.trn("footprints.sub", e.a);
      p.rows.push_back(std::move(row));
    } else if (k.event(e) == "all_shown") {
      return;
    }
  }
  if (p.rows.empty())
    p.rows.push_back(
        {"", "eye", "", k.tr("reveal.nobody"), k.tr("reveal.nobody.sub"), Tone::plain, Tone::second, Seat::table});
  k.t.callouts.push_back(std::move(p));
}

// Where it went in the last turns: what people try to remember while they hide.
void present_visits(const Deck& k) {
  if (k.f.prompt.ask != Ask::secret || !k.f.prompt.id.starts_with("place")) return;
  PanelView p;
  p.id = "visits";
  p.title = k.tr("visits.title");
  p.tone = Tone::alarm;
  p.icon = "alien";
  std::vector<std::pair<int, std::vector<Zone>>> turns;
  std::set<Zone> seen;
  for (const Event& e : k.f.view.events) {
    if (k.event(e) == "round_start") turns.clear(), seen.clear();
    if (k.event(e) == "turn_start") turns.push_back({e.a, {}});
    if (k.event(e) != "visit" || turns.empty()) continue;
    turns.back().second.push_back(zone(e.a));
    seen.insert(zone(e.a));
  }
  std::erase_if(turns, [&](const auto& t) { return t.first >= k.reg(R::turn); });
  const std::size_t first = turns.size() > 3 ? turns.size() - 3 : 0;
  for (std::size_t i = first; i < turns.size(); ++i) {
    const std::string rooms = turns[i].second.empty() ? k.tr("visits.none") : short_rooms(k, turns[i].second);
    p.rows.push_back(
        {"", "", k.tr("turn_short", {{"turn", turns[i].first}}), rooms, "", Tone::plain, Tone::second, Seat::table});
  }
  if (p.rows.empty()) return;
  std::vector<Zone> never;
  for (const auto& place : k.t.places)
    if (!seen.contains(place.zone)) never.push_back(place.zone);
  if (!never.empty() && never.size() <= 2)
    p.rows.push_back({"", "", "", k.tr("visits.never", {{"rooms", short_rooms(k, never)}}), "", Tone::second,
                      Tone::second, Seat::table});
  k.t.callouts.push_back(std::move(p));
}

// What public facts leave possible: cards not yet seen, tokens lying, who may still be the android.
void present_facts(const Deck& k) {
  PanelView p;
  p.id = "facts";
  p.title = k.tr("facts.title");
  p.icon = "eye";
  const int copies = k.two() ? 4 : 7;
  std::string cards;
  for (const char* name : {"vents", "hide", "airlocks", "reorganise", "draw"}) {
    const Kind card = kind(k.f.rules->catalogue.find_kind(name));
    const int unseen = copies - count_kind(k.s(), zones::discard, card);
    cards += (cards.empty() ? "" : ", ") + k.tr("facts.card", {{"n", unseen}, {"card", k.d.kind(card)}});
  }
  p.rows.push_back({"", "", "", k.tr("facts.unseen", {{"cards", cards}}), "", Tone::plain, Tone::second, Seat::table});
  int down = 0;
  for (const auto& place : k.t.places)
    for (const auto& token : place.tokens) down += token.open ? 0 : 1;
  if (down > 0) p.rows.push_back({"", "", "", k.trn("facts.down", down), "", Tone::plain, Tone::second, Seat::table});
  if (k.players() >= 5 && k.reg(R::unmasked) == 0) {
    std::string who;
    for (const auto& s : k.t.seats)
      if (s.seat != k.alien() && !k.seat_in(R::proven_crew, s.seat)) who += (who.empty() ? "" : ", ") + s.info.name;
    p.rows.push_back({"", "", "", k.tr("facts.android", {{"who", who}}), "", Tone::plain, Tone::second, Seat::table});
  }
  if (k.reg(R::o_this_turn) != 0)
    p.rows.push_back({"", "", "", k.tr("facts.reorganised"), "", Tone::second, Tone::second, Seat::table});
  if (k.reg(R::airlocks_next) != 0)
    p.rows.push_back({"", "", "", k.tr("facts.airlocks"), "", Tone::act, Tone::second, Seat::table});
  k.t.facts.push_back(std::move(p));
}

bool is_spared(const Deck& k, Kind character) { return is_android(k.s(), k.owner(character)); }

std::string caught(const Deck& k, Kind character) {
  const std::string who = k.d.kind(character);
  if (is_unmasked(k.s(), k.owner(character))) return k.tr("stake.unmasked", {{"who", who}});
  if (is_spared(k, character)) return k.tr("stake.android", {{"who", who}});
  if (k.two()) return k.tr("stake.one_two", {{"who", who}});
  return k.tr("stake.one", {{"who", who}, {"n", std::min(k.reg(R::eggs) + 1, 6)}, {"m", 6}});
}

void present_stake(const Deck& k) {
  PanelView p;
  p.id = "stake";
  p.title = k.tr("stake.title");
  p.icon = k.two() ? "skull" : "egg_full";
  p.tone = Tone::egg;
  const auto facing = k.characters(k.reg(R::facing));
  const int eggs = k.reg(R::eggs);
  std::string text;
  const bool open_eggs = !k.two();
  const int limit = k.two() ? 1 : 2;
  if (facing.size() == 1) {
    text = caught(k, facing[0]);
  } else if (!facing.empty()) {
    text = k.trn("stake.many", std::count_if(facing.begin(), facing.end(), [&](Kind c) { return !is_spared(k, c); }));
  } else if (open_eggs && eggs == 5) {
    text = k.tr("stake.last_egg");
  } else if (k.reg(R::exhaustions) + 1 >= limit && count(k.s(), zones::deck) <= 2 * k.players()) {
    text = k.tr("stake.deck");
    p.icon = "deck";
  } else if (std::any_of(k.t.seats.begin(), k.t.seats.end(), [](const SeatView& s) { return !s.pill.empty(); })) {
    text = k.tr("stake.escape");
    p.icon = "escape";
    p.tone = Tone::fact;
  } else {
    text = k.tr(k.two() ? "stake.kill_two" : "stake.kill");
  }
  p.rows.push_back({"", "", "", text, "", Tone::plain, Tone::second, Seat::table});
  k.t.stake = std::move(p);
}

}  // namespace prowl::ui::nostromo
