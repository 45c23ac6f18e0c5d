#include <algorithm>

#include <fmt/format.h>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

constexpr std::uint64_t kTokenKeys = 0x66000000, kPawnKeys = 0x66100000;

PieceView token_view(const Planet& k, Kind token, int nth) {
  PieceView p;
  p.kind = token;
  p.name = k.d.kind(p.kind);
  p.picture = "not_alone/tokens/" + k.kind_name(token);
  p.shape = "token";
  p.open = true;
  p.key = kTokenKeys + static_cast<std::uint64_t>(index(p.kind)) * 4 + static_cast<std::uint64_t>(nth);
  return p;
}

// A token may cover two Places; the counters tell all of them.
void put_tokens(const Planet& k) {
  for (auto& place : k.t.places) {
    place.tokens.clear();
    place.objects.clear();
  }
  for (const Kind token : kTokens) {
    const std::string& name = k.kind_name(token);
    int nth = 0;
    for (int i = 0; i < static_cast<int>(k.t.places.size()); ++i) {
      if (!k.in_set(rules::token_at(k.s(), token), i)) continue;
      auto& place = k.t.places[static_cast<std::size_t>(i)];
      place.tokens.push_back(token_view(k, token, nth++));
      place.lights.push_back(name);
      if (place.mood.empty()) place.mood = name;
    }
  }
}

void put_marker(const Planet& k) {
  const auto beach = std::find_if(k.t.places.begin(), k.t.places.end(),
                                  [&](const PlaceView& place) { return k.kind_name(place.kind) == "beach"; });
  if (beach == k.t.places.end()) return;
  PieceView p = token_view(k, rules::kinds::marker, 0);
  p.shape = "object";
  p.picture = k.reg(R::marker) != 0 ? "not_alone/tokens/beacon" : "not_alone/tokens/beacon_off";
  p.name = k.tr(k.reg(R::marker) != 0 ? "marker.on" : "marker.off");
  beach->objects.push_back(std::move(p));
}

void put_figures(const Planet& k) {
  for (const auto& s : k.t.seats) {
    int nth = 0;
    for (const Spot& spot : k.hunted(s.seat) ? k.spots(s.seat) : std::vector<Spot>{}) {
      if (spot.place >= static_cast<int>(k.t.places.size())) continue;
      PieceView p;
      p.name = s.info.name;
      p.picture = "not_alone/pawns/" + s.info.shape;
      p.shape = "pawn";
      p.open = true;
      p.owner = s.seat;
      p.lit = s.hot && !spot.resolved;
      p.key = kPawnKeys + static_cast<std::uint64_t>(index(s.seat)) * 4 + static_cast<std::uint64_t>(nth++);
      k.t.places[static_cast<std::size_t>(spot.place)].tokens.push_back(std::move(p));
    }
  }
}

// What is left in the reserve, or why a Place is of no use this turn.
void tag_place(const Planet& k, int i, PlaceView& place) {
  const int left = count_kind(k.s(), rules::zones::reserve, place.kind);
  if (k.place_in(R::barred, i) && k.reg(R::phase) < 3) {
    place.tag = FactView{"lock", k.tr("tag.barred"), "", "target"};
    place.dim = true;
  } else if (k.ineffective(i)) {
    place.tag = FactView{"lock", k.tr("tag.ruined"), "", "alarm_text"};
  } else if (k.place_in(R::powers_used, i)) {
    place.tag = FactView{"check", k.tr("tag.used"), "", "second"};
  } else if (i >= kNear) {
    place.tag = FactView{"not_alone/icons/reserve", k.trn("tag.left", left), std::to_string(left), "second"};
  }
}

// The position that is being resolved has the colour of whose it is.
void mark_acting(const Planet& k) {
  if (k.prompt() != "resolve" && k.prompt() != "resolve_which") return;
  for (const auto& s : k.t.seats)
    if (s.seat == k.f.prompt.actor)
      for (const Spot& spot : k.spots(s.seat))
        if (!spot.resolved && spot.place < static_cast<int>(k.t.places.size()))
          k.t.places[static_cast<std::size_t>(spot.place)].mood = s.info.colour;
}

void race_rescue(const Planet& k, TrackView& track) {
  constexpr int kStep[] = {0, 1, 2};
  const int step = kStep[std::clamp(k.reg(R::side), 0, 2)];
  for (int i = 0; i < 6 && step > 0; ++i)
    if (const int d = 1 + i * step; d <= track.max) track.marks.push_back(d);
  if (k.f.outcome.over || track.value <= 0 || k.in_force(Effect::stasis)) return;
  track.ghost = track.value - 1;
  track.ghost_text = k.tr("track.rescue.ghost", {{"from", track.value}, {"to", track.value - 1}});
}

void race_assimilation(const Planet& k, TrackView& track) {
  if (k.f.outcome.over || track.value <= 0 || k.reg(R::phase) == 4) return;
  const Catch caught = about_to_catch(k);
  const bool open = k.reg(R::phase) < 3;
  if (caught.who.empty() && !open) return;
  track.ghost = open ? track.value - 1 : std::max(0, track.value - caught.steps);
  track.ghost_text = open ? k.tr("track.assimilation.stake", {{"from", track.value}, {"to", track.value - 1}})
                          : k.tr("track.assimilation.ghost",
                                 {{"from", track.value}, {"to", *track.ghost}, {"who", k.d.names(caught.who)}});
}

}  // namespace

// 5.1, 12 and 13: the steps for all who are caught, and one if a last Will goes.
Catch about_to_catch(const Planet& k) {
  Catch c;
  SeatMask all = 0;
  bool broken = false;
  for (const auto& s : k.t.seats) {
    std::vector<int> caught;
    for (const Spot& spot : k.hunted(s.seat) ? k.spots(s.seat) : std::vector<Spot>{})
      if (k.catches(s.seat, spot.place) && std::find(caught.begin(), caught.end(), spot.place) == caught.end())
        caught.push_back(spot.place);
    if (caught.empty()) continue;
    c.who.push_back(s.seat);
    all = static_cast<SeatMask>(all | bit(s.seat));
    broken = broken || k.catch_loss(caught) >= k.will(s.seat);
  }
  c.steps = rules::catch_steps(k.s(), all) + (broken ? 1 : 0);
  return c;
}

void present_planet(const Planet& k) {
  put_tokens(k);
  put_marker(k);
  mark_acting(k);
  put_figures(k);
  for (int i = 0; i < static_cast<int>(k.t.places.size()); ++i) {
    auto& place = k.t.places[static_cast<std::size_t>(i)];
    place.number = std::to_string(i + 1);
    const std::string key = "kind.not_alone." +
                            k.f.rules->catalogue.kinds[static_cast<std::size_t>(index(place.kind))].name;
    place.line = k.texts.tr(key + ".short");
    place.help = k.texts.tr(key + ".text");
    place.origin = card_text(k.f, k.texts, place.kind).origin;
    tag_place(k, i, place);
  }
}

void present_race(const Planet& k) {
  for (auto& track : k.t.tracks) {
    track.caption = k.trn("track.to_star", track.value);
    if (track.id == "rescue") race_rescue(k, track);
    if (track.id == "assimilation") race_assimilation(k, track);
  }
}

}  // namespace prowl::ui::not_alone
