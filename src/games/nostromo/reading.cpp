#include "nostromo/reading.hpp"

#include <algorithm>

#include "nostromo/flow.hpp"
#include "nostromo/nostromo.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

/// Reads a state in the words of a scenario.
struct Reading {
  const StateWords words;
  const State& s = words.s;

  json truth(R r) const { return get(s, r) != 0; }
  json number(R r) const { return get(s, r); }

  json characters_in(int mask) const {
    json out = json::array();
    for (int id = 0; id < kCharacters; ++id)
      if ((mask >> id) & 1) out.push_back(words.name(character_kind(id)));
    return out;
  }

  json hands() const {
    return words.by_seat([&](Seat who) { return words.pile(hand_of(who)); });
  }

  json objects() const {
    const auto where = [&](Kind object) {
      const Seat who = holder(s, object);
      return is_player(who) ? to_notation(who) : words.name(place_of(s, object));
    };
    return {{"flamethrower", where(kinds::flamethrower)}, {"detector", where(kinds::detector)}};
  }

  json characters(Seat who) const {
    json out = json::array();
    if (who == alien_seat(s)) return out;
    const auto places = character_places(s);
    const int first = first_character_of(s, who);
    for (int id = first; id < first + characters_each(s); ++id)
      out.push_back(place_word(places[static_cast<std::size_t>(id)]));
    return out;
  }

  json decoys(Seat who) const {
    json out = json::array();
    for (int i = 0; i < s.piece_count; ++i)
      if (piece(s, i).kind == decoy_kind(who)) out.push_back(place_word(piece(s, i).zone));
    return out;
  }

  std::string place_word(Zone z) const {
    return z >= zones::first_home && z < zones::first_held ? "home" : words.name(z);
  }

  json role(Seat who) const {
    if (who == alien_seat(s)) return "alien";
    return is_android(s, who) ? "android" : "crew";
  }

  bool has_android() const {
    for (int i = 0; i < s.seats; ++i)
      if (is_android(s, seat(i))) return true;
    return false;
  }

  json room(Zone z) const {
    json up = json::array();
    int down = 0;
    for (const int slot : slots(s, z)) {
      const Piece& p = piece(s, slot);
      if (!is_token(p.kind)) continue;
      if (is_face_down(p))
        ++down;
      else
        up.push_back(is_decoy(p.kind) ? "footprints" : words.name(p.kind));
    }
    return {{"face_up", up}, {"face_down", down}};
  }

  json rooms() const {
    json out = json::object();
    for (int r = 0; r < kRooms; ++r) out[std::string(room_name(r))] = room(room_zone(r));
    return out;
  }

  std::string phase() const {
    const std::string_view id = prompt_of(s).id;
    if (id == "visit" || id == "visit_airlocks") return "hunt";
    if (id == "claim_alone") return "claim";
    return std::string(id == "next_round" || (id == "choose_alien" && step_of(s) == Step::round_end) ? "round_end"
                                                                                                     : id);
  }
};

Outcome outcome(const Reading& r) { return outcome_of(r.s); }

template <class Body>
constexpr auto read_by(Body) {
  return [](const RuleSet& rules, const State& s) -> json { return Body{}(Reading{{rules, s}}); };
}

const ExpectKey kKeys[] = {
    {"alien", read_by([](const Reading& r) { return json(to_notation(alien_seat(r.s))); })},
    {"round", read_by([](const Reading& r) { return r.number(R::round); })},
    {"turn", read_by([](const Reading& r) { return r.number(R::turn); })},
    {"been_alien", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::been_alien)); })},
    {"scores", read_by([](const Reading& r) {
       return r.words.by_seat([&](Seat who) { return get(r.s, at(R::first_score, index(who))); });
     })},
    {"roles", read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.role(who); }); })},
    {"unmasked", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::unmasked)); })},
    {"eliminated", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::eliminated)); })},
    {"eggs", read_by([](const Reading& r) { return r.number(R::eggs); })},
    {"egg_supply", read_by([](const Reading& r) { return r.number(R::egg_supply); })},
    {"exhaustions", read_by([](const Reading& r) { return r.number(R::exhaustions); })},
    {"hands", read_by([](const Reading& r) { return r.hands(); })},
    {"hand", read_by([](const Reading& r) { return r.hands(); })},
    {"deck", read_by([](const Reading& r) { return r.words.pile(zones::deck); }), true},
    {"discard", read_by([](const Reading& r) { return r.words.pile(zones::discard); }), true},
    {"deck_size", read_by([](const Reading& r) { return json(count(r.s, zones::deck)); })},
    {"discard_size", read_by([](const Reading& r) { return json(count(r.s, zones::discard)); })},
    {"objects", read_by([](const Reading& r) { return r.objects(); })},
    {"flame_locked", read_by([](const Reading& r) { return r.truth(R::flame_lock); })},
    {"figure", read_by([](const Reading& r) { return json(r.words.name(figure(r.s))); })},
    {"airlocks_now", read_by([](const Reading& r) { return r.truth(R::airlocks_now); })},
    {"airlocks_next", read_by([](const Reading& r) { return r.truth(R::airlocks_next); })},
    {"reorganised", read_by([](const Reading& r) { return r.truth(R::o_this_turn); })},
    {"standing", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::standing)); })},
    {"visited", read_by([](const Reading& r) {
       return get(r.s, R::first_room) == 0 ? json() : json(r.words.name(zone(get(r.s, R::first_room))));
     })},
    {"dead", read_by([](const Reading& r) { return r.words.pile(zones::dead); })},
    {"phase", read_by([](const Reading& r) { return json(r.phase()); })},
    {"prompt", read_by([](const Reading& r) { return json(std::string(prompt_of(r.s).id)); })},
    {"waiting", read_by([](const Reading& r) { return r.words.waiting(); })},
    {"options", read_by([](const Reading& r) { return r.words.options(kGame); })},
    {"over", read_by([](const Reading& r) { return json(outcome(r).over); })},
    {"round_over", read_by([](const Reading& r) { return json(outcome(r).round_over); })},
    {"side", read_by([](const Reading& r) { return json(std::string(outcome(r).side)); })},
    {"how", read_by([](const Reading& r) { return json(std::string(outcome(r).how)); })},
    {"round_score", read_by([](const Reading& r) {
       return r.words.by_seat([&](Seat who) { return get(r.s, at(R::first_round, index(who))); });
     })},
    {"winners", read_by([](const Reading& r) { return r.words.seats_in(outcome(r).winners); })},
    {"characters", read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.characters(who); }); }),
     true},
    {"decoys", read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.decoys(who); }); })},
    {"facing", read_by([](const Reading& r) { return r.characters_in(get(r.s, R::facing)); })},
    {"doomed", read_by([](const Reading& r) { return r.characters_in(get(r.s, R::doomed)); })},
    {"android", read_by([](const Reading& r) { return json(r.has_android()); })},
    {"room", read_by([](const Reading& r) { return r.rooms(); })},
};

}  // namespace

std::span<const ExpectKey> expect_keys() { return kKeys; }

}  // namespace prowl::nostromo
