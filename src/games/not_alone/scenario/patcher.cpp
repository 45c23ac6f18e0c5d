#include "games/not_alone/scenario/patcher.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/scenario/spelling.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

Patcher::Patcher(Flow& f, PatchReader& in) : f_(f), s_(f.s), in_(in), from_(&row_of(kPhaseStarts[0].step)) {}

void Patcher::all() {
  opening();
  collect();
  read_phase();
  evolutions();
  city();
  read_wishes();
  counters();
  seat_sets();
  cards();
  survivors();
  avatars();
  tokens();
  effects();
  more_facts();
  grants();
  places();
  reserve();
  start();
}

void Patcher::opening() {
  in_.texts("creature", [&](const std::string& name, const std::string& place) {
    if (const Seat who = in_.seat(name, place); is_player(who)) seat_creature(who);
  });
  const int side = in_.integer("side", std::max(1, get(s_, R::side)), 1, 2);
  set(s_, R::side, side);
  set(s_, R::turn, in_.integer("turn", 1, 1, 1000));
}

// The Hunted of that seat goes to the Creature's old one, with all it owns.
void Patcher::seat_creature(Seat who) {
  const Seat before = creature_seat(s_);
  if (who == before) return;
  for (int slot = 0; slot < s_.piece_count; ++slot) {
    Piece& p = piece(s_, slot);
    if (!is_own(p.kind) || owner_of(p.kind) != who) continue;
    p.kind = own_kind(before, place_of(p.kind));
    p.back = f_.cat.kinds[static_cast<std::size_t>(index(p.kind))].back;
    move_piece(f_.cat, s_, slot, hand_of(before));
  }
  for (const R first : {R::first_will, R::first_owned})
    std::swap(s_.regs[static_cast<std::size_t>(at(first, index(who)))],
              s_.regs[static_cast<std::size_t>(at(first, index(before)))]);
  set(s_, R::creature, index(who));
}

// A table before anything was drawn.
void Patcher::collect() {
  for (int slot = 0; slot < s_.piece_count; ++slot) {
    Piece& p = piece(s_, slot);
    const Zone to = home_of(p.kind);
    if (to == Zone::none || to == p.zone) continue;
    p.known = kNobody;
    move_piece(f_.cat, s_, slot, to);
  }
  collect_more();
  s_.waiting = 0;
  s_.chance = {};
  s_.frame_count = 0;
  push_frame(s_, Frame{static_cast<std::uint16_t>(Step::turn_start)});
}

void Patcher::read_phase() {
  const json* phase = in_.raw("phase");
  const json* value = in_.raw("step");
  const char* key = value ? "/step" : "/phase";
  if (!value) value = phase;
  if (!value) return;
  const std::string name = spell_phase(value->is_string() ? value->get<std::string>() : value->dump());
  const auto begins = [&](const PhaseStart& p) { return p.name == name; };
  if (const auto p = std::find_if(kPhaseStarts.begin(), kPhaseStarts.end(), begins); p != kPhaseStarts.end())
    from_ = &row_of(p->step);
  else if (const StepRow* step = turn_step(name); step != nullptr)
    from_ = step;
  else
    in_.complain(key, fmt::format("there is no phase or step {}", value->dump()));
  if (from_->phase == 5 && !has_city(s_)) in_.complain(key, "there is no fifth phase without Sanctuary");
}

Seat Patcher::hunted(const std::string& name, const std::string& place) {
  const Seat who = in_.seat(name, place);
  if (!is_player(who) || is_hunted(s_, who)) return who;
  in_.complain(place, fmt::format("{} is the Creature", to_notation(who)));
  return Seat::table;
}

void Patcher::each_hunted(const char* key,
                          const std::function<void(Seat, const json& value, const std::string& place)>& use) {
  in_.members(key, [&](const std::string& name, const json& value, const std::string& place) {
    const Seat who = in_.seat(name, place);
    if (!is_player(who)) return;
    if (is_hunted(s_, who)) return use(who, value, place);
    if (!value.empty() && value != 0) in_.complain(place, fmt::format("{} is the Creature", to_notation(who)));
  });
}

Kind Patcher::claim(Seat who, const std::string& name, const std::string& place) {
  const Kind card = place_named(name, place);
  Wish& wish = wishes_[static_cast<std::size_t>(index(who))];
  if (card == Kind::hidden || !contains(wish.named, card)) {
    if (card != Kind::hidden) wish.named |= bit_of(card);
    return card;
  }
  in_.complain(place, fmt::format("{} has '{}' twice", to_notation(who), name));
  return Kind::hidden;
}

Kind Patcher::place_named(const std::string& name, const std::string& place) {
  const Kind card = in_.kind(name, "place", place);
  if (card == Kind::hidden || contains(planet(s_), card)) return card;
  in_.complain(place, fmt::format("'{}' is not on this planet", name));
  return Kind::hidden;
}

void Patcher::read_list(const char* key, std::optional<Places> Wish::*to) {
  each_hunted(key, [&](Seat who, const json& list, const std::string& place) {
    auto& set = wishes_[static_cast<std::size_t>(index(who))].*to;
    set = set.value_or(0);
    in_.texts(list, place, [&](const std::string& card, const std::string& at) {
      if (const Kind k = claim(who, card, at); k != Kind::hidden) set = *set | bit_of(k);
    });
  });
}

// A hand holds Places and Survival cards, the Creature's Hunt cards.
void Patcher::read_hand(Seat who, const json& list, const std::string& place) {
  named_hands_ |= bit(who);
  in_.texts(list, place, [&](const std::string& name, const std::string& at) {
    const int k = f_.cat.find_kind(name);
    if (is_creature(s_, who)) return take_card(name, "hunt", hand_of(who), bit(who), at);
    if (k > 0 && is_survival(kind(k))) return take_card(name, "survival", survival_of(who), bit(who), at);
    auto& hand = wishes_[static_cast<std::size_t>(index(who))].hand;
    if (const Kind card = claim(who, name, at); card != Kind::hidden) hand = hand.value_or(0) | bit_of(card);
  });
  auto& hand = wishes_[static_cast<std::size_t>(index(who))].hand;
  if (list.is_array() && list.empty()) hand = 0;
}

void Patcher::read_played() {
  each_hunted("played", [&](Seat who, const json& list, const std::string& place) {
    auto& played = wishes_[static_cast<std::size_t>(index(who))].played;
    in_.texts(list, place, [&](const std::string& card, const std::string& at) {
      if (const Kind k = claim(who, card, at); k != Kind::hidden) played.push_back(k);
    });
    if (played.size() > 2) in_.complain(place, "a Hunted plays two Places at most");
    if (!played.empty() && from_->phase == 5) in_.complain(place, "in phase 5 the played Places lie in the discards");
  });
}

void Patcher::read_wishes() {
  read_played();
  for (const char* key : {"hands", "hand"})
    in_.members(key, [&](const std::string& name, const json& list, const std::string& place) {
      if (const Seat who = in_.seat(name, place); is_player(who)) read_hand(who, list, place);
    });
  read_list("places", &Wish::hand);
  for (const char* key : {"discards", "discard"}) read_list(key, &Wish::discard);
}

void Patcher::places() {
  in_left_order(s_, [&](Seat who) { deal_places(who); });
}

// What is named nowhere lies in the hand while Places are hunted, in the discard from the reveal on; beside a hand that
// is named it lies in the discard and the other way round; with both named it is out of the game.
void Patcher::deal_places(Seat who) {
  const Wish& wish = wishes_[static_cast<std::size_t>(index(who))];
  const Places rest = ((1 << f_.data.start_places) - 1) & ~wish.named;
  const bool to_hand = wish.discard.has_value() || (!wish.hand && from_->phase < 3);
  set(s_, at(R::first_owned, index(who)), wish.named | (wish.hand && wish.discard ? 0 : rest));
  const SeatMask open = discard_audience(s_);
  each_place(wish.hand.value_or(0), [&](Kind k) { put_own(who, k, hand_of(who), bit(who)); });
  each_place(wish.discard.value_or(0), [&](Kind k) { put_own(who, k, discard_of(who), open); });
  for (const Kind k : wish.played) put_own(who, k, played_of(who), bit(who));
  each_place(rest, [&](Kind k) {
    if (wish.hand && wish.discard) return put_own(who, k, zones::removed, kEveryone);
    put_own(who, k, to_hand ? hand_of(who) : discard_of(who), to_hand ? bit(who) : open);
  });
}

// The Places 6 to 10 come from the reserve.
void Patcher::put_own(Seat who, Kind card, Zone to, SeatMask known) {
  int slot = find_own(s_, hand_of(who), who, card);
  if (slot < 0) {
    slot = find_piece(s_, zones::reserve, card);
    if (slot < 0)
      return in_.complain("/reserve",
                          fmt::format("the reserve has no '{}' left for {}",
                                      f_.cat.kinds[static_cast<std::size_t>(index(card))].name, to_notation(who)));
    piece(s_, slot).kind = own_kind(who, card);
    piece(s_, slot).back = f_.cat.kinds[static_cast<std::size_t>(index(own_kind(who, card)))].back;
  }
  piece(s_, slot).known = known;
  piece(s_, slot).marks = 0;
  move_piece(f_.cat, s_, slot, to);
}

void Patcher::reserve() {
  in_.members("reserve", [&](const std::string& name, const json& value, const std::string& place) {
    const Kind card = place_named(name, place);
    const int left = card == Kind::hidden ? 0 : count_kind(s_, zones::reserve, card);
    int n = in_.integer(value, place, 0, left);
    for (n = left - n; n > 0; --n) move_piece(f_.cat, s_, find_piece(s_, zones::reserve, card), zones::removed);
  });
}

}  // namespace prowl::not_alone
