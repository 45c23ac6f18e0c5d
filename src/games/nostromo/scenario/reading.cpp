#include "games/nostromo/scenario/reading.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

const std::string kUnseen = "?";

/// Reads a state in the words of a scenario.
struct Reading {
  const StateWords words;
  const State& s = words.s;

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

  std::vector<std::string> characters_seen(Seat who) const {
    std::vector<std::string> out;
    if (who == alien_seat(s) || !is_player(alien_seat(s))) return out;
    const auto places = character_places(s);
    const int first = first_character_of(s, who);
    for (int id = first; id < first + characters_each(s); ++id)
      out.push_back(place_word(places[static_cast<std::size_t>(id)]));
    return out;
  }

  std::vector<std::string> decoys_seen(Seat who) const {
    std::vector<std::string> out;
    for (int i = 0; i < s.piece_count; ++i)
      if (piece(s, i).kind == decoy_kind(who)) out.push_back(place_word(piece(s, i).zone));
    out.resize(static_cast<std::size_t>(characters_each(s)), kUnseen);
    return out;
  }

  /// What a view doesn't show of a seat's tokens is somewhere, unless all of it lies at home.
  json told_from_home(std::vector<std::string> places, Seat who) const {
    const auto characters = characters_seen(who), decoys = decoys_seen(who);
    const auto unseen = std::count(characters.begin(), characters.end(), kUnseen) +
                        std::count(decoys.begin(), decoys.end(), kUnseen);
    const bool all_home = count_kind(s, home_of(who), Kind::hidden) == unseen;
    if (all_home) std::replace(places.begin(), places.end(), kUnseen, std::string("home"));
    return places;
  }
  json characters(Seat who) const { return told_from_home(characters_seen(who), who); }
  json decoys(Seat who) const { return told_from_home(decoys_seen(who), who); }

  std::string place_word(Zone z) const {
    if (z == Zone::none) return kUnseen;
    return z >= zones::first_home && z < zones::first_held ? "home" : words.name(z);
  }

  json role(Seat who) const {
    if (who == alien_seat(s)) return "alien";
    if (is_android(s, who)) return "android";
    return count_kind(s, role_of(who), Kind::hidden) > 0 ? kUnseen : "crew";
  }

  json has_android() const {
    json out = false;
    for (int i = 0; i < s.seats; ++i) {
      const json one = role(seat(i));
      if (one == "android") return true;
      if (one == kUnseen) out = kUnseen;
    }
    return out;
  }

  /// Seats that have been the Alien besides the present one.
  json been_alien() const {
    const Seat now = alien_seat(s);
    return words.seats_in(get(s, R::been_alien) & ~(is_player(now) ? bit(now) : 0));
  }

  json room(Zone z) const {
    json up = json::array();
    int down = 0;
    for (const int slot : slots(s, z)) {
      const Piece& p = piece(s, slot);
      if (is_face_down(p))
        ++down;
      else if (p.back == backs::footprints || is_decoy(p.kind))
        up.push_back("footprints");
      else if (is_character(p.kind))
        up.push_back(words.name(p.kind));
    }
    return {{"face_up", up}, {"face_down", down}};
  }

  json rooms() const {
    json out = json::object();
    for (int r = 0; r < kRooms; ++r) out[std::string(room_name(r))] = room(room_zone(r));
    return out;
  }

  std::string phase() const {
    const std::string_view id = kSteps.prompt(s).id;
    if (id == "visit" || id == "visit_airlocks") return "hunt";
    if (id == "claim_alone") return "claim";
    return std::string(id == "next_round" || (id == "choose_alien" && step_of(s) == Step::round_end) ? "round_end"
                                                                                                     : id);
  }
};

int most_eggs(const RuleSet& rules, const State&) { return data_of(rules).eggs - 1; }

Outcome outcome(const Reading& r) { return nostromo::outcome(r.words.rules, r.s); }

template <class Body>
constexpr auto read_by(Body) {
  return [](const RuleSet& rules, const State& s) -> json { return Body{}(Reading{{rules, s}}); };
}

const Field kFields[] = {
    {"alien", read_by([](const Reading& r) { return json(to_notation(alien_seat(r.s))); })},
    number_field<R::round, 1, counter<R::rounds>>("round"),
    number_field<R::turn, 1, 1000>("turn"),
    {"been_alien", read_by([](const Reading& r) { return r.been_alien(); })},
    {"scores", read_by([](const Reading& r) {
       return r.words.by_seat([&](Seat who) { return get(r.s, at(R::first_score, index(who))); });
     })},
    {"roles", read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.role(who); }); })},
    {"unmasked", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::unmasked)); })},
    {"eliminated", read_by([](const Reading& r) { return r.words.seats_in(get(r.s, R::eliminated)); })},
    number_field<R::eggs, 0, most_eggs>("eggs"),
    {"egg_supply", read_by([](const Reading& r) { return r.number(R::egg_supply); })},
    number_field<R::exhaustions, 0, 9>("exhaustions"),
    {"hands", read_by([](const Reading& r) { return r.hands(); })},
    {"hand", read_by([](const Reading& r) { return r.hands(); })},
    {"deck", read_by([](const Reading& r) { return r.words.pile(zones::deck); }), true},
    {"discard", read_by([](const Reading& r) { return r.words.pile(zones::discard); }), true},
    {"deck_size", read_by([](const Reading& r) { return json(count(r.s, zones::deck)); })},
    {"discard_size", read_by([](const Reading& r) { return json(count(r.s, zones::discard)); })},
    {"objects", read_by([](const Reading& r) { return r.objects(); })},
    truth_field<R::flame_lock>("flame_locked"),
    {"figure", read_by([](const Reading& r) { return json(r.words.name(figure(r.s))); })},
    truth_field<R::airlocks_now>("airlocks_now"),
    truth_field<R::airlocks_next>("airlocks_next"),
    truth_field<R::o_this_turn>("reorganised"),
    seats_field<R::standing>("standing"),
    {"visited", read_by([](const Reading& r) {
       return get(r.s, R::first_room) == 0 ? json() : json(r.words.name(zone(get(r.s, R::first_room))));
     })},
    {"dead", read_by([](const Reading& r) { return r.words.pile(zones::dead); })},
    {"phase", read_by([](const Reading& r) { return json(r.phase()); })},
    {"prompt", read_by([](const Reading& r) { return json(std::string(kSteps.prompt(r.s).id)); })},
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
    {"characters",
     read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.characters(who); }); }), true},
    {"decoys", read_by([](const Reading& r) { return r.words.by_seat([&](Seat who) { return r.decoys(who); }); })},
    {"facing", read_by([](const Reading& r) { return r.characters_in(get(r.s, R::facing)); })},
    {"doomed", read_by([](const Reading& r) { return r.characters_in(get(r.s, R::doomed)); })},
    {"android", read_by([](const Reading& r) { return r.has_android(); })},
    {"room", read_by([](const Reading& r) { return r.rooms(); })},
};

}  // namespace

std::span<const Field> fields() { return kFields; }

}  // namespace prowl::nostromo
