#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/scenario/patcher.hpp"

namespace prowl::not_alone {

void Patcher::take_card(const std::string& name, std::string_view group, Zone to, SeatMask known,
                        const std::string& place) {
  const Kind card = in_.kind(name, group, place);
  if (card == Kind::hidden) return;
  if (!fits_pile(card, to)) return in_.complain(place, fmt::format("'{}' is of the other level", name));
  const int slot = find_piece(s_, home_of(card), card);
  if (slot < 0) return in_.complain(place, fmt::format("the card '{}' lies elsewhere already", name));
  piece(s_, slot).known = known;
  move_to_bottom(f_.cat, s_, slot, to);
}

void Patcher::pile(const char* key, std::string_view group, Zone to) {
  in_.texts(key, [&](const std::string& name, const std::string& at) { take_card(name, group, to, kEveryone, at); });
}

void Patcher::deal_all() {
  shuffle(s_, zones::hunt_deck, 1);
  shuffle(s_, zones::survival_deck, 1);
  for (const Zone z : {zones::survivor_deck, evolution_deck(1), evolution_deck(2)}) shuffle(s_, z, 1);
  const bool dealt = !in_.has("dealt") || in_.truth("dealt");
  if (!dealt || flag(s_, kNoCards)) return;
  deal_more();
  deal(creature_seat(s_), "hunt", hand_of(creature_seat(s_)), f_.data.hunt_hand, "hunt_deck");
  in_left_order(s_,
                [&](Seat who) { deal(who, "survival", survival_of(who), f_.data.survival_start, "survival_deck"); });
}

void Patcher::deal(Seat who, std::string_view group, Zone hand, int n, const char* deck_key) {
  if ((named_hands_ & bit(who)) != 0) return;
  deal_from(group == "hunt" ? zones::hunt_deck : zones::survival_deck, deck_key, n, hand, bit(who));
}

std::vector<std::string> Patcher::named_in(const char* key) {
  std::vector<std::string> out;
  if (const json* list = in_.raw(key); list && list->is_array())
    for (const json& name : *list)
      if (name.is_string()) out.push_back(in_.spell(name.get<std::string>()));
  return out;
}

void Patcher::deal_from(Zone deck, const char* deck_key, int n, Zone to, SeatMask known) {
  const std::vector<std::string> kept = named_in(deck_key);
  std::vector<int> free;
  for (const int slot : slots(s_, deck))
    if (const auto& name = f_.cat.kinds[static_cast<std::size_t>(index(piece(s_, slot).kind))].name;
        std::find(kept.begin(), kept.end(), name) == kept.end())
      free.push_back(slot);
  for (std::size_t i = 0; i < free.size() && n > 0; ++i, --n) {
    piece(s_, free[i]).known = known;
    move_piece(f_.cat, s_, free[i], to);
  }
}

// Exactly the cards named, top first; the others are out of the game.
void Patcher::deck(const char* key, std::string_view group, Zone deck) {
  if (!in_.has(key)) return;
  int left = count(s_, deck);
  in_.texts(key, [&](const std::string& name, const std::string& at) {
    take_card(name, group, deck, kNobody, at);
    --left;
  });
  while (left-- > 0) move_open(f_.cat, s_, top(s_, deck), Zone::none);
}

void Patcher::cards() {
  each_hunted("survival", [&](Seat who, const json& list, const std::string& place) {
    named_hands_ |= bit(who);
    in_.texts(list, place, [&](const std::string& card, const std::string& at) {
      take_card(card, "survival", survival_of(who), bit(who), at);
    });
  });
  if (in_.has("hunt")) named_hands_ |= bit(creature_seat(s_));
  in_.texts("hunt", [&](const std::string& name, const std::string& at) {
    take_card(name, "hunt", hand_of(creature_seat(s_)), bit(creature_seat(s_)), at);
  });
  pile("survival_discard", "survival", zones::survival_discard);
  pile("hunt_discard", "hunt", zones::hunt_discard);
}

// Names, or names with what the card was played on.
void Patcher::each_effect(const char* key, const PatchReader::UseMember& use) {
  const json* list = in_.raw(key);
  if (!list) return;
  const std::string place = fmt::format("/{}", key);
  if (list->is_object()) return in_.members(*list, place, use);
  const json one = list->is_array() ? *list : json::array({*list});
  for (std::size_t i = 0; i < one.size(); ++i) {
    const std::string at = fmt::format("{}/{}", place, i);
    if (one[i].is_object())
      in_.members(one[i], at, use);
    else if (const std::string name = in_.text(one[i], at); !name.empty())
      use(name, nullptr, at);
  }
}

// `hunt_played` says in which order, and so lays the cards; what `effects` names too has its effect from there.
void Patcher::effects() {
  std::vector<Kind> in_force;
  each_effect("effects", [&](const std::string& name, const json&, const std::string&) {
    if (const int k = f_.cat.find_kind(in_.spell(name)); k > 0) in_force.push_back(kind(k));
  });
  each_effect("hunt_played", [&](const std::string& name, const json& value, const std::string& at) {
    const int k = f_.cat.find_kind(in_.spell(name));
    const bool again = k > 0 && is_hunt(kind(k)) &&
                       std::find(in_force.begin(), in_force.end(), kind(k)) != in_force.end();
    if (!again) return effect(name, value, at);
    if (!lay_before(kind(k))) in_.complain(at, fmt::format("the card '{}' lies elsewhere already", name));
    laid_.push_back(kind(k));
  });
  each_effect("effects",
              [&](const std::string& name, const json& value, const std::string& at) { effect(name, value, at); });
  deal_all();
  deck("hunt_deck", "hunt", zones::hunt_deck);
  deck("survival_deck", "survival", zones::survival_deck);
  more_decks();
  set(s_, R::hunts_played, in_.integer("hunts_played", count(s_, zones::hunt_played), 0, 20));
  const int usual = std::max(in_.truth("tracking") ? 2 : 1, get(s_, R::hunts_played));
  const int evolved = trait_most(f_.data, s_, Trait::hunt_limit);
  set(s_, R::hunt_limit, in_.integer("hunt_limit", std::max(usual, evolved), 1, 20));
  set(s_, R::usual_limit, evolved > 0 ? usual : get(s_, R::hunt_limit));
}

void Patcher::effect(const std::string& name, const json& value, const std::string& place) {
  const int k = f_.cat.find_kind(in_.spell(name));
  const Kind card = k > 0 ? kind(k) : Kind::hidden;
  if (!is_card(card)) return in_.complain(place, fmt::format("there is no Hunt or Survival card '{}'", name));
  if (!lay_before(card)) return in_.complain(place, fmt::format("the card '{}' lies elsewhere already", name));
  if (card != kinds::flashback) return do_deeds(card, card, value, place);
  const int copied = value.is_string() ? f_.cat.find_kind(in_.spell(value.get<std::string>())) : 0;
  if (copied <= 0 || !is_hunt(kind(copied)) || kind(copied) == kinds::flashback)
    return in_.complain(place, "expected the Hunt card that the Flashback copied");
  do_deeds(card, kind(copied), nullptr, place);
}

// A Hunt card lies before the Creature, a Survival card in the discard; or where it is named, for its effect outlasts
// it.
bool Patcher::lay_before(Kind card) {
  const Zone deck = is_hunt(card) ? zones::hunt_deck : zones::survival_deck;
  const int slot = find_piece(s_, deck, card);
  if (std::erase(laid_, card) > 0) return true;
  if (slot < 0) return !is_hunt(card) || find_piece(s_, zones::hunt_discard, card) >= 0;
  const auto stays = named_in(is_hunt(card) ? "hunt_deck" : "survival_deck");
  const std::string& name = f_.cat.kinds[static_cast<std::size_t>(index(card))].name;
  if (std::find(stays.begin(), stays.end(), name) != stays.end()) return true;
  move_open(f_.cat, s_, slot, is_hunt(card) ? zones::hunt_played : zones::survival_discard);
  return true;
}

void Patcher::do_deeds(Kind card, Kind copied, const json& value, const std::string& place) {
  const Card& spec = f_.data.card(copied);
  if (spec.symbol != Kind::hidden) {
    set_bits(s_, R::granted, token_bit(spec.symbol));
    if (!value.is_null() && !is_sent_home(spec.symbol)) token(spec.symbol, value, place);
  }
  bool uses_value = spec.symbol != Kind::hidden, lasts = is_hunt(card);
  for (const Deed& deed : spec.deeds) {
    do_deed(deed, value, place);
    const Trace& left = row_of(deed.op).leaves;
    uses_value = uses_value || takes_seats(left) || takes_places(left);
    lasts = lasts || left.what != Trace::nothing;
  }
  if (!uses_value) must_be_empty(value, place);
  if (!lasts) in_.complain(place, "this card leaves nothing in force");
}

void Patcher::must_be_empty(const json& value, const std::string& place) {
  if (!value.is_null() && value != true) in_.complain(place, "this card is played on nothing");
}

void Patcher::do_deed(const Deed& deed, const json& value, const std::string& place) {
  const Trace& left = row_of(deed.op).leaves;
  switch (left.what) {
    case Trace::nothing: return;
    case Trace::effect: return begin_effect(s_, static_cast<Effect>(deed.n));
    case Trace::number: return set(s_, left.reg, deed.n);
    case Trace::one_seat:
      if (const Seat who = hunted(in_.text(value, place), place); is_player(who)) set(s_, left.reg, index(who) + 1);
      return;
    case Trace::seats:
      return in_.texts(value, place, [&](const std::string& name, const std::string& at) {
        if (const Seat who = hunted(name, at); is_player(who))
          set_bits(s_, left.reg, bit(who)), set_bits(s_, R::survival_played, bit(who));
      });
    case Trace::place: return set_bits(s_, left.reg, set_of(value, place, 1));
    case Trace::two_places:
      if (value.is_null()) return in_.complain(place, "expected two Places");
      return set_bits(s_, left.reg, set_of(value, place, 2));
    case Trace::these_places: return set_bits(s_, left.reg, left.places);
    case Trace::pledge: return solidarity(value, place);
  }
}

Places Patcher::set_of(const json& value, const std::string& place, int most) {
  Places set = 0;
  in_.texts(value, place, [&](const std::string& name, const std::string& at) {
    if (const Kind k = place_named(name, at); k != Kind::hidden) set |= bit_of(k);
  });
  if (set == 0 || size_of(set) > most)
    in_.complain(place, fmt::format("expected {} Place{}", most, most > 1 ? "s at most" : ""));
  if (size_of(set) == 2 && !contains(next_to(f_.data, s_, lowest(set)), lowest(set & (set - 1))))
    in_.complain(place, "these two Places are not adjacent");
  return set;
}

}  // namespace prowl::not_alone
