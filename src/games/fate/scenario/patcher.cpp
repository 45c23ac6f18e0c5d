#include "games/fate/scenario/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "games/fate/rules/data/words.hpp"
#include "games/fate/rules/fate.hpp"

namespace prowl::fate {

namespace {

/// Marks of cards and tokens that have been named, until all is laid out.
constexpr std::uint8_t kNamed = 1;

void forget_names(State& s) {
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (is_token(piece(s, slot).kind) || is_card(piece(s, slot).kind)) piece(s, slot).marks = 0;
}

}  // namespace

void Patcher::all() {
  crew();
  lay_out(f_);
  places();
  scrap();
  coolant();
  items();
  supply();
  tokens();
  deck();
  forget_names(s_);
  objectives();
  mission();
  track();
  turn();
}

Zone Patcher::to_space(const std::string& name, const std::string& place) {
  const Zone z = find_space(in_.spell(name));
  if (z == Zone::none) in_.complain(place, fmt::format("there is no space '{}'", name));
  return z;
}

Zone Patcher::to_holder(const std::string& name, const std::string& place) {
  if (const int who = find_crew(s_, name); who >= 0) return bag_of(who);
  const Zone z = find_space(in_.spell(name));
  if (z == Zone::none) in_.complain(place, fmt::format("'{}' is neither a crew member aboard nor a space", name));
  return z;
}

int Patcher::to_crew(const std::string& name, const std::string& place) {
  const int who = find_crew(s_, name);
  if (who < 0) in_.complain(place, fmt::format("'{}' is not one crew member aboard", name));
  return who;
}

int Patcher::to_slot(std::string_view key, int fallback) {
  const json* name = in_.raw(key);
  if (name == nullptr || name->is_null()) return fallback;
  const std::string place = fmt::format("/{}", key);
  const int who = to_crew(in_.text(*name, place), place);
  for (int slot = 0; slot < slot_count(s_); ++slot)
    if (crew_in_slot(s_, slot) == who) return slot;
  return fallback;
}

// An array in the order of turns, or seats with a name or (alone) an array of names.
void Patcher::crew() {
  std::array<int, kCrew> slot_crew{-1, -1, -1, -1, -1};
  int named = 0;
  const auto take = [&](int slot, const std::string& name, const std::string& place) {
    const Kind k = in_.kind(name, "crew", place);
    if (k == Kind::hidden) return;
    const bool twice = std::find(slot_crew.begin(), slot_crew.end(), crew_id(k)) != slot_crew.end();
    if (twice || slot >= slot_count(s_))
      return in_.complain(place, twice ? fmt::format("'{}' is there twice", name)
                                       : fmt::format("{} crew members are at this table", slot_count(s_)));
    slot_crew[static_cast<std::size_t>(slot)] = crew_id(k);
    named |= 1 << crew_id(k);
  };
  int slot = 0;
  const auto next_slot = [&](const std::string& name, const std::string& place) { take(slot++, name, place); };
  if (const json* given = in_.raw("crew"); given != nullptr && given->is_object())
    in_.members("crew", [&](const std::string& name, const json& who, const std::string& place) {
      const Seat seat = in_.seat(name, place);
      slot = std::max(0, index(seat));
      if (is_player(seat)) in_.texts(who, place, next_slot);
    });
  else
    in_.texts("crew", next_slot);
  int next = 0;
  for (int i = 0; i < slot_count(s_); ++i) {
    int who = slot_crew[static_cast<std::size_t>(i)];
    for (; who < 0; ++next)
      if (!((named >> next) & 1)) who = next;
    seat_crew(f_, i, who);
  }
}

void Patcher::put_alien(const json& value, const std::string& place) {
  if (const Zone z = to_space(in_.text(value, place), place); z != Zone::none) jump_alien(f_, z);
}

void Patcher::put_ash(const json& value, const std::string& place) {
  const bool gone = value.is_null() || value == "none" || value == "off_board";
  if (gone && ash_at(s_) != Zone::none) {
    move_piece(f_.cat, s_, find_piece(s_, ash_at(s_), kinds::ash), zones::removed);
    set(s_, R::ash_at, 0);
  }
  if (gone) return;
  if (const Zone z = to_space(in_.text(value, place), place); z != Zone::none) place_ash(f_, z);
}

void Patcher::put(const std::string& who, const json& value, const std::string& place) {
  const std::string name = in_.spell(who);
  if (name == "alien") return put_alien(value, place);
  if (name == "ash") return put_ash(value, place);
  const Zone z = to_space(in_.text(value, place), place);
  if (z == Zone::none) return;
  if (name == "all" || name == "crew") return each_crew(s_, [&](int crew) { move_crew(f_, crew, z); });
  if (const int crew = to_crew(who, place); crew >= 0) move_crew(f_, crew, z);
}

// "all" first, so that single names go over it.
void Patcher::places() {
  for (const bool all : {true, false})
    in_.members("at", [&](const std::string& name, const json& value, const std::string& place) {
      const std::string who = in_.spell(name);
      if ((who == "all" || who == "crew") == all) put(name, value, place);
    });
  if (const json* value = in_.raw("alien")) put_alien(*value, "/alien");
  if (const json* value = in_.raw("ash")) put_ash(*value, "/ash");
}

// What is named is all there is; the rest lies in the pile.
void Patcher::scrap() {
  if (in_.has("scrap"))
    for (int z = 1; z <= kSpaces; ++z) move_scrap(f_, zone(z), zones::scrap_pile, f_.data.scrap);
  in_.members("scrap", [&](const std::string& name, const json& value, const std::string& place) {
    const int n = in_.integer(value, place, 0, f_.data.scrap);
    const Zone to = to_holder(name, place);
    if (to != Zone::none && move_scrap(f_, zones::scrap_pile, to, n) < n)
      in_.complain(place, "there is not that much scrap");
  });
  const int pile = count(s_, zones::scrap_pile);
  move_scrap(f_, zones::scrap_pile, zones::box, pile - in_.integer("scrap_pile", pile, 0, pile));
}

// What is named is all there is; the rest is out of the game.
void Patcher::coolant() {
  if (!in_.has("coolant")) return;
  for (int slot = 0; slot < s_.piece_count; ++slot)
    if (piece(s_, slot).kind == kinds::coolant) move_thing(f_, slot, zones::box);
  in_.members("coolant", [&](const std::string& name, const json& value, const std::string& place) {
    const Zone to = name == "discard" ? zones::coolant_discard
                    : name == "ash"   ? zones::ash_slots
                                      : to_holder(name, place);
    for (int n = in_.integer(value, place, 0, f_.data.coolant); n > 0 && to != Zone::none; --n) {
      const int slot = find_piece(s_, zones::box, kinds::coolant);
      if (slot < 0) return in_.complain(place, "there are not that many canisters");
      move_thing(f_, slot, to);
    }
  });
  each_crew(s_, [&](int crew) {
    if (coolant_of(s_, crew) > f_.data.coolant_limit) in_.complain("/coolant", "a crew member carries one canister");
  });
}

// "incinerator", or "incinerator:1" with one use left.
void Patcher::add_item(Zone to, const std::string& text, const std::string& place) {
  const auto colon = text.find(':');
  const Kind k = in_.kind(text.substr(0, colon), "item", place);
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::supply, k);
  if (slot < 0) return in_.complain(place, fmt::format("there are not that many '{}'", text));
  const int uses = f_.data.items[static_cast<std::size_t>(item_id(k))].uses;
  if (colon != text.npos) {
    const int left = text.size() == colon + 2 ? text[colon + 1] - '0' : 0;
    if (left < 1 || left > uses) return in_.complain(place, fmt::format("'{}' is not a number of uses left", text));
    piece(s_, slot).marks = static_cast<std::uint8_t>(uses - left);
  }
  move_thing(f_, slot, to);
}

void Patcher::items() {
  in_.members("items", [&](const std::string& name, const json& list, const std::string& place) {
    const Zone to = to_holder(name, place);
    if (to == Zone::none) return;
    in_.texts(list, place, [&](const std::string& text, const std::string& at) { add_item(to, text, at); });
  });
  each_crew(s_, [&](int crew) {
    if (items_of(s_, crew) > f_.data.item_limit) in_.complain("/items", "a crew member carries three items");
  });
}

void Patcher::supply() {
  if (!in_.has("supply")) return;
  in_.texts("supply",
            [&](const std::string& name, const std::string& place) { add_item(zones::playing, name, place); });
  while (top(s_, zones::supply) >= 0) move_thing(f_, top(s_, zones::supply), zones::box);
  while (top(s_, zones::playing) >= 0) move_thing(f_, top(s_, zones::playing), zones::supply);
}

// "any": one that no key names. As in `expect`, true is one that lies there, and null or false is none.
void Patcher::take_token(const std::string& name, Zone to, const std::string& place) {
  const Kind k = name == "any" ? kinds::safe : name == "surprise" ? kinds::surprise_2 : in_.kind(name, "token", place);
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::stack, k, 0);
  if (slot < 0) return in_.complain(place, fmt::format("there are not that many tokens '{}'", name));
  piece(s_, slot).marks = kNamed;
  move_to_bottom(f_.cat, s_, slot, to);
}

void Patcher::tokens() {
  int caught = in_.integer("captured", 0, 0, count_kind(s_, zones::stack, kinds::jonesy));
  while (caught-- > 0) move_open(f_.cat, s_, find_piece(s_, zones::stack, kinds::jonesy), zones::captured);
  in_.members("tokens", [&](const std::string& name, const json& token, const std::string& place) {
    const Zone room = to_space(name, place);
    if (room == Zone::none || token.is_null() || token == false) return;
    if (!is_room(room) || has_token(s_, room)) return in_.complain(place, "one token a room");
    take_token(token == true ? "any" : in_.text(token, place), room, place);
  });
  shuffle(s_, zones::stack, 1);
  for (int z = 1; z <= kRooms && !in_.has("tokens"); ++z)
    if ((f_.data.concealed_start >> z) & 1U) place_token(f_, zone(z));
  // What is named lies on top, in order.
  int rest = count(s_, zones::stack);
  if (!in_.has("stack")) return;
  in_.texts("stack", [&](const std::string& name, const std::string& place) {
    take_token(name, zones::stack, place);
    --rest;
  });
  while (rest-- > 0) move_to_bottom(f_.cat, s_, top(s_, zones::stack), zones::stack);
}

void Patcher::take_card(const std::string& name, Zone to, SeatMask known, const std::string& place) {
  const Kind card = in_.kind(name, "encounter", place);
  if (card == Kind::hidden) return;
  const int slot = find_piece(s_, zones::deck, card, 0);
  if (slot < 0) return in_.complain(place, fmt::format("there are not that many cards '{}'", name));
  piece(s_, slot).known = known;
  piece(s_, slot).marks = kNamed;
  move_to_bottom(f_.cat, s_, slot, to);
}

// `deck` is the whole deck, top first; `deck_top` lies on the rest.
void Patcher::deck() {
  in_.texts("discard", [&](const std::string& card, const std::string& place) {
    take_card(card, zones::discard, kEveryone, place);
  });
  shuffle(s_, zones::deck, 1);
  for (const std::string_view key : {"deck_top", "deck"}) {
    if (!in_.has(key)) continue;
    int rest = count(s_, zones::deck);
    in_.texts(key, [&](const std::string& card, const std::string& place) {
      take_card(card, zones::deck, kNobody, place);
      --rest;
    });
    for (; rest > 0; --rest)
      if (key == "deck")
        move_open(f_.cat, s_, top(s_, zones::deck), zones::box);
      else
        move_to_bottom(f_.cat, s_, top(s_, zones::deck), zones::deck);
  }
  if (count(s_, zones::deck) + count(s_, zones::discard) == 0)
    in_.complain("deck", "neither deck nor discard holds a card");
}

}  // namespace prowl::fate
