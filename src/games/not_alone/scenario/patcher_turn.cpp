#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/scenario/patcher.hpp"
#include "games/not_alone/scenario/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {

namespace {

/// Whether it names anything, if only for one seat.
bool says_something(const nlohmann::json* value) {
  if (value == nullptr || !value->is_object()) return value != nullptr && !value->empty();
  return std::any_of(value->begin(), value->end(), [](const nlohmann::json& one) { return !one.empty(); });
}

bool is_home(const nlohmann::json& value) { return value.empty() || value == "home" || value == "off"; }

}  // namespace

bool Patcher::is_sent_home(Kind token) {
  bool home = false;
  in_.members("tokens", [&](const std::string& name, const json& value, const std::string&) {
    if (f_.cat.find_kind(plain_word(name)) == index(token)) home = is_home(value);
  });
  return home;
}

void Patcher::tokens() {
  in_.members("tokens", [&](const std::string& name, const json& value, const std::string& place) {
    const int k = f_.cat.find_kind(plain_word(name));
    if (k <= 0 || !is_token(kind(k))) return in_.complain(place, fmt::format("there is no token '{}'", name));
    token(kind(k), value, place);
  });
}

void Patcher::token(Kind token, const json& value, const std::string& place) {
  if (is_home(value)) return lift_token(f_, token);
  const Places on = set_of(value, place, token == kinds::creature ? 1 : 2);
  if (on == 0) return;
  const Places before = token_at(s_, token);
  if (before != 0 && before != on) return in_.complain(place, "this token lies elsewhere already");
  put_token(f_, creature_seat(s_), token, on);
  const bool widened = token == kinds::artemia && size_of(on) > token_width(f_.data, s_, token) && !in_.has("effects");
  if (widened) put_in_force(s_, Effect::wide_artemia);
}

void Patcher::counters() {
  set(s_, R::phase, from_->phase);
  set_fields(base_fields(), in_);
  each_hunted("will", [&](Seat who, const json& value, const std::string& place) {
    set_will(s_, who, in_.integer(value, place, 0, f_.data.will));
  });
  const json* marker = in_.raw("marker");
  if (!marker) return;
  const bool on = *marker == true || *marker == "on" || *marker == "beach";
  if (!on && *marker != false && *marker != "off") return in_.complain("/marker", "the Marker is on or off");
  if (on != (get(s_, R::marker) != 0)) set_marker(f_, creature_seat(s_), on);
}

void Patcher::seat_sets() {
  in_.texts("used", [&](const std::string& name, const std::string& place) {
    const Kind k = in_.kind(name, "place", place);
    if (k == kinds::beach || k == (has_city(s_) ? kinds::ark : kinds::wreck))
      return set_bits(s_, R::powers_used, bit_of(k));
    in_.complain(place, "only Beach and Wreck or Ark are limited to one use a turn");
  });
  pending();
  resists();
}

// Before the reveal the two Places of this turn, from then on those of the next one.
void Patcher::pending() {
  each_hunted("pending", [&](Seat who, const json& value, const std::string& place) {
    if (value.is_null()) return;
    const std::string power = in_.text(value, place);
    if (power == "river")
      set_bits(s_, from_->phase < 3 ? R::river : R::river_next, bit(who));
    else if (power == (has_city(s_) ? "teleporter" : "artefact"))
      set_bits(s_, from_->phase < 3 ? R::artefact : R::artefact_next, bit(who));
    else
      in_.complain(place, "expected river, or artefact or teleporter");
  });
}

void Patcher::resists() {
  each_hunted("resisted", [&](Seat who, const json& value, const std::string& place) {
    const int n = in_.integer(value, place, 0, 2);
    if (n > 0) set_bits(s_, R::resisted, bit(who));
    if (n > 1) set_bits(s_, R::resisted_twice, bit(who));
  });
}

// No token without what brings it; a lone Artemia token stands for any card with its symbol.
void Patcher::grants() {
  if (token_at(s_, kinds::artemia) != 0) set_bits(s_, R::granted, kArtemia);
  target_role();
  if ((get(s_, R::river) & get(s_, R::artefact)) != 0) in_.complain("/artefact", "either the River or the Artefact");
  if ((get(s_, R::river_next) & get(s_, R::artefact_next)) != 0)
    in_.complain("/artefact_next", "either the River or the Artefact");
}

void Patcher::start() {
  if (!in_.good()) return;
  if (from_->phase < 3) {
    if (says_something(in_.raw("positions")) || says_something(in_.raw("resolved")))
      in_.complain("/phase", "there are positions from the reckoning on only");
    f_.go(from_->step);
  } else {
    reveal_places();
    positions();
    resolved();
    f_.go(from_->step);
  }
  if (!in_.good()) return;
  run(f_);
  restrict_waiting();
}

void Patcher::reveal_places() {
  f_.go(Step::reveal);
  reveal_played(f_);
  set(s_, R::phase, from_->phase);
}

// In the order of `played`; a card that is back in hand has left its Hunted where it lay.
void Patcher::positions() {
  in_left_order(s_, [&](Seat who) {
    const auto& played = wishes_[static_cast<std::size_t>(index(who))].played;
    for (std::size_t i = 0; i < played.size() && i < 2; ++i)
      set_spot(s_, who, static_cast<int>(i), {played[i], played[i]});
  });
  each_hunted("positions", [&](Seat who, const json& list, const std::string& place) {
    int i = 0;
    in_.texts(list, place, [&](const std::string& text, const std::string& at) {
      const Kind k = place_named(text, at);
      if (k == Kind::hidden) return;
      if (i == 2) return in_.complain(at, fmt::format("{} is on two Places at most", to_notation(who)));
      const Spot now = spot(s_, who, i);
      set_spot(s_, who, i++, {k, now.place == Kind::hidden ? k : now.card});
    });
  });
}

// Seats whose Places are all resolved, or some Places by seat.
void Patcher::resolved() {
  const auto resolve = [&](Seat who, Kind only, const std::string& place) {
    bool found = false;
    for (int i = 0; i < 2 && is_player(who); ++i) {
      Spot p = spot(s_, who, i);
      if (p.place == Kind::hidden || (only != Kind::hidden && p.place != only)) continue;
      p.resolved = found = true;
      set_spot(s_, who, i, p);
    }
    if (!found && is_player(who)) in_.complain(place, fmt::format("{} is not there", to_notation(who)));
  };
  const json* value = in_.raw("resolved");
  if (!value) return;
  if (!value->is_object())
    return in_.texts("resolved", [&](const std::string& name, const std::string& at) {
      resolve(hunted(name, at), Kind::hidden, at);
    });
  each_hunted("resolved", [&](Seat who, const json& list, const std::string& place) {
    in_.texts(list, place, [&](const std::string& text, const std::string& at) {
      if (const Kind k = place_named(text, at); k != Kind::hidden) resolve(who, k, at);
    });
  });
}

// The others have passed or chosen already.
void Patcher::restrict_waiting() {
  if (!in_.has("waiting")) return;
  const int wanted = in_.seats("waiting");
  if ((wanted & ~s_.waiting) != 0 || wanted == 0) return in_.complain("/waiting", "not all of these are asked now");
  s_.waiting = static_cast<Waiting>(wanted);
}

}  // namespace prowl::not_alone
