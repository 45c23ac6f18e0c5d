#include "fate/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "fate/fate.hpp"
#include "fate/words.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::fate {

void Patcher::all() {
  crew();
  lay_out(f_);
  places();
  scrap();
  coolant();
  items();
  tokens();
  deck();
  objectives();
  mission();
  track();
  turn();
}

Kind Patcher::to_kind(std::string_view key, const std::string& name, std::string_view group) {
  const int k = rules_.catalogue.find_kind(plain_word(name));
  if (k > 0 && rules_.catalogue.kinds[static_cast<std::size_t>(k)].group == group) return kind(k);
  r_.complain(key, fmt::format("there is no {} '{}'", group, name));
  return Kind::hidden;
}

Zone Patcher::to_space(std::string_view key, const std::string& name) {
  const Zone z = find_space(plain_word(name));
  if (z == Zone::none) r_.complain(key, fmt::format("there is no space '{}'", name));
  return z;
}

Zone Patcher::to_holder(std::string_view key, const std::string& name) {
  if (const int who = find_crew(s_, name); who >= 0) return bag_of(who);
  const Zone z = find_space(plain_word(name));
  if (z == Zone::none) r_.complain(key, fmt::format("'{}' is neither a crew member aboard nor a space", name));
  return z;
}

int Patcher::to_crew(std::string_view key, const std::string& name) {
  const int who = find_crew(s_, name);
  if (who < 0) r_.complain(key, fmt::format("'{}' is not one crew member aboard", name));
  return who;
}

void Patcher::number(std::string_view key, R reg, int min, int max) {
  int n = get(s_, reg);
  if (r_.optional(key, n, min, max)) set(s_, reg, n);
}

void Patcher::seat_named(std::vector<int>& order, const std::string& name) {
  const Kind k = to_kind("crew", name, "crew");
  if (k == Kind::hidden) return;
  if (std::find(order.begin(), order.end(), crew_id(k)) != order.end())
    return r_.complain("crew", fmt::format("'{}' is there twice", name));
  order.push_back(crew_id(k));
}

// An array in the order of turns, or seats with a name or (alone) an array of names.
void Patcher::crew() {
  std::vector<int> named;
  std::array<int, kCrew> slot_crew{-1, -1, -1, -1, -1};
  const json* given = r_.raw("crew", false);
  if (given != nullptr && given->is_array()) {
    texts("crew", *given, [&](const std::string& name) { seat_named(named, name); });
    for (std::size_t i = 0; i < named.size() && i < slot_crew.size(); ++i) slot_crew[i] = named[i];
  } else {
    members("crew", [&](const std::string& seat_name, const json& who) {
      const auto seat = parse_seat(seat_name);
      if (!seat || !is_player(*seat) || index(*seat) >= s_.seats)
        return r_.complain("crew", fmt::format("there is no seat '{}' at this table", seat_name));
      const std::size_t before = named.size();
      if (who.is_string())
        seat_named(named, who.get<std::string>());
      else
        texts("crew", who, [&](const std::string& name) { seat_named(named, name); });
      for (std::size_t i = before; i < named.size(); ++i)
        if (const std::size_t slot = static_cast<std::size_t>(index(*seat)) + i - before; slot < slot_crew.size())
          slot_crew[slot] = named[i];
    });
  }
  if (static_cast<int>(named.size()) > slot_count(s_))
    return r_.complain("crew", fmt::format("there are {} crew members at this table", slot_count(s_)));
  int next = 0;
  for (int slot = 0; slot < slot_count(s_); ++slot) {
    int who = slot_crew[static_cast<std::size_t>(slot)];
    while (who < 0 && next < kCrew) {
      if (std::find(named.begin(), named.end(), next) == named.end()) who = next;
      ++next;
    }
    seat_crew(f_, slot, std::max(0, who));
  }
}

void Patcher::put_crew(int who, Zone to) {
  if (to != Zone::none) move_crew(f_, who, to);
}

void Patcher::put_ash(const json& place) {
  const bool gone = place.is_null() || (place.is_string() && (place == "none" || place == "off_board"));
  if (gone && ash_at(s_) != Zone::none) {
    move_piece(f_.cat, s_, find_piece(s_, ash_at(s_), kinds::ash), zones::removed);
    set(s_, R::ash_at, 0);
  }
  if (gone) return;
  if (!place.is_string()) return r_.complain("ash", "expected a space");
  if (const Zone z = to_space("ash", place.get<std::string>()); z != Zone::none) place_ash(f_, z);
}

void Patcher::places() {
  const auto alien = [&](const char* key, const json& place) {
    const Zone z = place.is_string() ? to_space(key, place.get<std::string>()) : Zone::none;
    if (z != Zone::none) return jump_alien(f_, z);
    r_.complain(key, "expected a space for the Alien");
  };
  members("at", [&](const std::string& name, const json& place) {
    const std::string who = plain_word(name);
    if (who == "alien") return alien("at", place);
    if (who == "ash") return put_ash(place);
    if (!place.is_string()) return r_.complain("at", "expected a space");
    if (who == "all" || who == "crew") {
      const Zone z = to_space("at", place.get<std::string>());
      return each_crew(s_, [&](int crew) { put_crew(crew, z); });
    }
    if (const int crew = to_crew("at", name); crew >= 0) put_crew(crew, to_space("at", place.get<std::string>()));
  });
  if (const json* place = r_.raw("alien", false)) alien("alien", *place);
  if (const json* place = r_.raw("ash", false)) put_ash(*place);
}

// What is named is all there is; the rest lies in the pile.
void Patcher::scrap() {
  if (r_.has("scrap")) {
    for (int z = 1; z <= kSpaces; ++z) move_scrap(f_, zone(z), zones::scrap_pile, f_.data.scrap);
    members("scrap", [&](const std::string& name, const json& n) {
      const Zone to = to_holder("scrap", name);
      if (!n.is_number_integer() || n.get<int>() < 0) return r_.complain("scrap", "expected a number of scrap");
      if (to != Zone::none && move_scrap(f_, zones::scrap_pile, to, n.get<int>()) < n.get<int>())
        r_.complain("scrap", "there is not that much scrap");
    });
  }
  int pile = count(s_, zones::scrap_pile);
  if (!r_.optional("scrap_pile", pile, 0, count(s_, zones::scrap_pile))) return;
  move_scrap(f_, zones::scrap_pile, zones::box, count(s_, zones::scrap_pile) - pile);
}

// What is named is all there is; the rest is out of the game.
void Patcher::coolant() {
  if (!r_.has("coolant")) return;
  for (int slot = 0; slot < s_.piece_count; ++slot)
    if (piece(s_, slot).kind == kinds::coolant) move_thing(f_, slot, zones::box);
  members("coolant", [&](const std::string& name, const json& n) {
    const Zone to = name == "discard" ? zones::coolant_discard : name == "ash" ? zones::ash_slots : to_holder("coolant", name);
    if (!n.is_number_integer() || n.get<int>() < 0) return r_.complain("coolant", "expected a number of canisters");
    for (int i = 0; i < n.get<int>() && to != Zone::none; ++i) {
      const int slot = find_piece(s_, zones::box, kinds::coolant);
      if (slot < 0) return r_.complain("coolant", "there are not that many canisters");
      move_thing(f_, slot, to);
    }
  });
  each_crew(s_, [&](int crew) {
    if (coolant_of(s_, crew) > f_.data.coolant_limit) r_.complain("coolant", "a crew member carries one canister");
  });
}

// "incinerator", or "incinerator:1" with one use left.
void Patcher::add_item(std::string_view key, Zone to, const std::string& text) {
  const auto colon = text.find(':');
  const std::string name = text.substr(0, colon);
  if (plain_word(name) == "coolant") return r_.complain(key, "coolant has a key of its own");
  const Kind k = to_kind(key, name, "item");
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::supply, k);
  if (slot < 0) return r_.complain(key, fmt::format("there are not that many '{}'", name));
  const int uses = f_.data.items[static_cast<std::size_t>(item_id(k))].uses;
  if (colon != text.npos) {
    const bool fine = uses == 2 && (text.substr(colon) == ":1" || text.substr(colon) == ":2");
    if (!fine) return r_.complain(key, fmt::format("'{}' is not a number of uses left", text));
    piece(s_, slot).marks = text.back() == '1' ? 1 : 0;
  }
  move_thing(f_, slot, to);
}

void Patcher::items() {
  members("items", [&](const std::string& name, const json& list) {
    const Zone to = to_holder("items", name);
    if (to == Zone::none) return;
    texts("items", list, [&](const std::string& text) { add_item("items", to, text); });
  });
  if (const json* list = r_.raw("supply", false)) {
    std::vector<int> kept;
    texts("supply", *list, [&](const std::string& name) {
      const Kind k = to_kind("supply", name, "item");
      const int slot = k == Kind::hidden ? -1 : find_piece(s_, zones::supply, k);
      if (slot < 0) return r_.complain("supply", fmt::format("there are not that many '{}'", name));
      move_thing(f_, slot, zones::playing);
    });
    while (top(s_, zones::supply) >= 0) move_thing(f_, top(s_, zones::supply), zones::box);
    while (top(s_, zones::playing) >= 0) move_thing(f_, top(s_, zones::playing), zones::supply);
  }
  each_crew(s_, [&](int crew) {
    if (items_of(s_, crew) > f_.data.item_limit) r_.complain("items", "a crew member carries three items");
  });
}

void Patcher::take_token(std::string_view key, const std::string& name, Zone to) {
  // "any": one that no key names.
  const Kind k = name == "any" ? kinds::safe : to_kind(key, name == "surprise" ? "surprise_2" : name, "token");
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::stack, k);
  if (slot < 0) return r_.complain(key, fmt::format("there are not that many tokens '{}'", name));
  move_to_bottom(f_.cat, s_, slot, to);
}

void Patcher::tokens() {
  int caught = 0;
  r_.optional("captured", caught, 0, count_kind(s_, zones::stack, kinds::jonesy));
  for (int i = 0; i < caught; ++i) move_open(f_.cat, s_, find_piece(s_, zones::stack, kinds::jonesy), zones::captured);
  members("tokens", [&](const std::string& name, const json& token) {
    const Zone room = to_space("tokens", name);
    if (!token.is_string() || !is_room(room) || has_token(s_, room))
      return r_.complain("tokens", "expected one token a room");
    take_token("tokens", token.get<std::string>(), room);
  });
  shuffle(s_, zones::stack, 1);
  if (!r_.has("tokens"))
    for (int z = 1; z <= kRooms; ++z)
      if ((f_.data.concealed_start >> z) & 1U) place_token(f_, zone(z));
  // What is named lies on top, in order.
  if (const json* list = r_.raw("stack", false)) {
    const int rest = count(s_, zones::stack);
    int named = 0;
    texts("stack", *list, [&](const std::string& name) { take_token("stack", name, zones::stack), ++named; });
    for (int i = named; i < rest; ++i) move_to_bottom(f_.cat, s_, top(s_, zones::stack), zones::stack);
  }
}

void Patcher::take_card(std::string_view key, const std::string& name, Zone to, SeatMask known) {
  const Kind card = to_kind(key, name, "encounter");
  if (card == Kind::hidden) return;
  const int slot = find_piece(s_, zones::deck, card);
  if (slot < 0) return r_.complain(key, fmt::format("there are not that many cards '{}'", name));
  piece(s_, slot).known = known;
  move_to_bottom(f_.cat, s_, slot, to);
}

// `deck` is the whole deck, top first; `deck_top` lies on the rest.
void Patcher::deck() {
  if (const json* list = r_.raw("discard", false))
    texts("discard", *list, [&](const std::string& card) { take_card("discard", card, zones::discard, kEveryone); });
  shuffle(s_, zones::deck, 1);
  for (const char* key : {"deck_top", "deck"}) {
    const json* list = r_.raw(key, false);
    if (list == nullptr) continue;
    int rest = count(s_, zones::deck);
    texts(key, *list, [&](const std::string& card) { take_card(key, card, zones::deck, kNobody), --rest; });
    for (; rest > 0; --rest)
      if (std::string_view(key) == "deck")
        move_open(f_.cat, s_, top(s_, zones::deck), zones::box);
      else
        move_to_bottom(f_.cat, s_, top(s_, zones::deck), zones::deck);
  }
}

void Patcher::objectives() {
  const auto take = [&](std::string_view key, Zone to) {
    const json* list = r_.raw(key, false);
    if (list == nullptr) return false;
    texts(key, *list, [&](const std::string& name) {
      const Kind k = to_kind(key, name, "objective");
      const int slot = k == Kind::hidden ? -1 : find_piece(s_, zones::objective_deck, k);
      if (slot < 0) return r_.complain(key, fmt::format("'{}' is not to be had", name));
      move_open(f_.cat, s_, slot, to);
    });
    return true;
  };
  take("objectives_done", zones::objectives_done);
  const bool named = take("objectives", zones::objectives);
  const int usual = f_.data.objective_count[static_cast<std::size_t>(slot_count(s_))];
  const int missing = named || r_.has("revealed") ? 0 : usual - count(s_, zones::objectives_done);
  for (int n = 0; n < missing; ++n) move_open(f_.cat, s_, top(s_, zones::objective_deck), zones::objectives);
  while (top(s_, zones::objective_deck) >= 0) move_open(f_.cat, s_, top(s_, zones::objective_deck), zones::box);
}

// `mission` is the one face down, `revealed` one that is in force, its set-up done with.
void Patcher::mission() {
  std::string hidden = "narcissus", revealed;
  r_.optional("mission", hidden);
  r_.optional("revealed", revealed);
  const bool open = !revealed.empty();
  const Kind k = to_kind(open ? "revealed" : "mission", open ? revealed : hidden, "mission");
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::mission_deck, k);
  if (slot < 0) return r_.complain(open ? "revealed" : "mission", "that mission is not for a single crew member");
  move_piece(f_.cat, s_, slot, zones::mission);
  if (open) {
    piece(s_, slot).known = kEveryone;
    set(s_, R::mission, index(k));
    if (!r_.has("ash") && k == kinds::sympathies && ash_at(s_) == Zone::none) place_ash(f_, zones::muthur);
  } else if (count(s_, zones::objectives) == 0) {
    set(s_, R::mission_due, 1);
  }
  number("ash_damage", R::ash_damage, 0, f_.data.ash_damage);
  if (get(s_, R::ash_damage) == f_.data.ash_damage) put_ash(json());
}

void Patcher::track() {
  const bool on = fate::mission(s_) != Kind::hidden &&
                  (f_.data.missions[static_cast<std::size_t>(index(fate::mission(s_)) - index(kinds::sympathies))].countdown ||
                   flag(s_, kDirectorsCut));
  int left = f_.data.countdown;
  const bool named = r_.optional("countdown", left, 0, f_.data.countdown);
  std::string holder;
  if (!on && !named) return;
  set(s_, R::countdown, left);
  set(s_, R::holder, 0);
  for (int i = 0; i < left; ++i) move_thing(f_, find_piece(s_, zones::box, kinds::countdown), zones::countdown);
  if (!r_.optional("holder", holder)) return;
  const int who = to_crew("holder", holder);
  for (int slot = 0; slot < slot_count(s_); ++slot)
    if (crew_in_slot(s_, slot) == who) set(s_, R::holder, slot);
}

void Patcher::turn() {
  number("morale", R::morale, 1, f_.data.morale_most);
  number("turn", R::turn, 1, 1000);
  std::string active, phase = "action";
  if (r_.optional("active", active)) {
    const int who = to_crew("active", active);
    for (int slot = 0; slot < slot_count(s_); ++slot)
      if (crew_in_slot(s_, slot) == who) set(s_, R::active, slot);
  }
  set(s_, R::actions, f_.data.crew[static_cast<std::size_t>(active_crew(s_))].actions);
  number("actions", R::actions, 0, 20);
  number("ability_used", R::ability_uses, 0, 20);
  bool skip = false;
  if (r_.optional("skip_card", skip)) set(s_, R::skip_card, skip ? 1 : 0);
  constexpr std::array<std::string_view, 3> kPhases = {"action", "encounter", "turn_start"};
  constexpr std::array kSteps = {Step::act, Step::draw, Step::turn_start};
  std::size_t i = 0;
  r_.get_name("phase", i, kPhases, false);
  if (!r_.errors().empty()) return;
  if (get(s_, R::turn) == 0 && kSteps[i] != Step::turn_start) set(s_, R::turn, 1);
  if (kSteps[i] == Step::turn_start && r_.has("turn")) add(s_, R::turn, -1);
  f_.go(kSteps[i]);
  run(f_);
}

Result<void> patch(const RuleSet& rules, State& s, const nlohmann::json& given) {
  if (!given.is_object()) return fail(ErrorCode::bad_scenario, "given", "expected an object");
  State patched = blank_table(rules, s.seats);
  for (const R r : {R::flags, R::pick, R::first, R::slots}) set(patched, r, get(s, r));
  push_frame(patched, Frame{static_cast<std::uint16_t>(Step::act)});
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  Reader reader(given, "given", "", ErrorCode::bad_scenario);
  Patcher(flow, reader, rules).all();
  if (auto ok = reader.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::fate
