#include <algorithm>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

constexpr std::uint64_t kCityKey = 0x66200000;
Zone zone_named(const Planet& k, std::string_view name) {
  return zone(std::max(0, k.f.rules->catalogue.find_zone(name)));
}
int count_in(const Planet& k, std::string_view name) { return count(k.s(), zone_named(k, name)); }

void put_city(const Planet& k) {
  FigureView city;
  city.at = rules::city_at(k.s());
  if (city.at == Zone::none) return;
  city.picture = city_art("city");
  city.light = city_art("city_light");
  city.name = k.texts.tr("kind.not_alone.sanctuary");
  city.tone = Tone::act;
  city.key = kCityKey;
  k.t.figures.push_back(std::move(city));
}

// --- where one may rescue and fortify

bool stands_at(const Planet& k, Seat s, int place) {
  const auto spots = k.spots(s);
  return std::any_of(spots.begin(), spots.end(),
                     [&](const Spot& spot) { return spot.place == place && !spot.resolved; });
}

/// The Hunted for whom `may` says so on that Place: when they are on the planet only those who stand there.
template <class May>
std::vector<Seat> able(const Planet& k, int place, May may) {
  std::vector<Seat> out;
  for (const auto& s : k.t.seats)
    if (k.hunted(s.seat) && (k.reg(R::phase) != 3 || stands_at(k, s.seat, place)) &&
        may(*k.f.rules, k.s(), s.seat, k.place_zone(place)))
      out.push_back(s.seat);
  return out;
}

bool is_beside(const Planet& k, int a, int b) {
  const auto has_link = [&](int from, int to) {
    const auto& links = k.t.places[static_cast<std::size_t>(from)].links;
    return std::find(links.begin(), links.end(), to) != links.end();
  };
  return has_link(a, b) || has_link(b, a);
}

// The sign of what the city offers there; pale where a token or a card forbids it now.
void mark_places(const Planet& k) {
  const int city = k.place_at(rules::city_at(k.s()));
  for (int i = 0; city >= 0 && i < static_cast<int>(k.t.places.size()); ++i) {
    const bool here = i == city;
    const bool open = !(here ? able(k, i, rules::may_fortify) : able(k, i, rules::may_rescue)).empty();
    if (!open && !here && !is_beside(k, city, i)) continue;
    PlaceView& place = k.t.places[static_cast<std::size_t>(i)];
    const std::string what = here ? "fortify" : "rescue";
    place.marks.push_back({city_art(here ? "icon_fortify" : "icon_rescue_survivor"),
                           k.tr("city." + what + (open ? "" : ".not")), "", open ? "sanctuary" : "dim"});
    place.help += "\n" + place.marks.back().text;
  }
}

// --- the Sanctuary board

std::string names(const Planet& k, const std::vector<Seat>& seats) {
  std::string out;
  for (const Seat s : seats) out += (out.empty() ? "" : ", ") + k.d.seat(s);
  return out;
}

void stake_defence(const Planet& k, TrackView& track) {
  if (k.f.outcome.over || track.value <= 0) return;
  const int city = k.place_at(rules::city_at(k.s())), phase = k.reg(R::phase);
  const auto who = phase == 3 && city >= 0 ? able(k, city, rules::may_fortify) : std::vector<Seat>{};
  const bool nest = phase == 5 && k.prompt() == "evolution" && !rules::is_stalled(k.s());
  if (who.empty() && !nest) return;
  track.ghost = track.value - 1;
  track.ghost_text = nest ? k.tr("track.defence.stake", {{"from", track.value}, {"to", *track.ghost}})
                          : k.tr("track.defence.ghost",
                                 {{"from", track.value}, {"to", *track.ghost}, {"who", names(k, who)}});
}

void present_defence(const Planet& k) {
  for (auto& track : k.t.tracks) {
    if (track.id != "defence") continue;
    for (int at = 1; at <= track.max; ++at) {
      const std::string bonus(rules::bonus_at(*k.f.rules, k.s(), at));
      if (bonus.empty() || at == track.max) continue;  // the space of the start gives nothing
      track.spaces.push_back({at, city_art("bonus_" + bonus), k.tr("bonus." + bonus), bonus == "loop10",
                              k.tr("bonus." + bonus + ".brief")});
    }
    stake_defence(k, track);
  }
}

// --- its way, and the Survivors

PanelRow line(std::string icon, std::string text, std::string colour = "second") {
  PanelRow row;
  row.icon = std::move(icon);
  row.text = std::move(text);
  row.tone = Tone::second;
  row.colour = std::move(colour);
  return row;
}

void present_way(const Planet& k) {
  const State& s = k.s();
  PanelView p;
  p.id = "city";
  p.icon = city_art("token_city");
  p.title = k.texts.tr("kind.not_alone.sanctuary");
  p.note = k.tr(k.reg(R::loop) != 0 ? "sanctuary.loop.1" : "sanctuary.loop.0");
  p.colour = "sanctuary";
  p.tip = k.texts.tr("kind.not_alone.sanctuary.text") + "\n" + k.tr("seat.shelter") + "\n□ " +
          k.tr("mark.reconstructed.text");
  PanelRow way;
  const Zone here = rules::city_at(s), next = rules::next_city(s);
  for (const PlaceView& place : k.t.places)
    way.boxes.push_back({place.number, place.zone == here                     ? 2
                                       : place.zone == next                   ? 3
                                       : rules::is_on_city_way(s, place.zone) ? 1
                                                                              : 0});
  p.rows.push_back(std::move(way));
  std::string where = next == Zone::none ? std::string() : k.tr("sanctuary.next", {{"place", k.d.zone(next)}});
  if (k.reg(R::fortified) != 0) where += (where.empty() ? "" : " · ") + k.tr("sanctuary.fortified");
  if (!where.empty()) p.rows.push_back(line(city_art("icon_city"), where, "sanctuary"));
  for (const TrackView& track : k.t.tracks)
    if (track.id == "defence" && track.ghost) p.rows.push_back(line(city_art("icon_fortify"), track.ghost_text, "act"));
  if (k.s().seats == 2) p.rows.push_back(line(city_art("icon_survivor"), k.tr("sanctuary.two"), "sanctuary"));
  p.rows.push_back(line(city_art("mark_reconstructed"), k.tr("mark.legend"), "second"));
  k.t.panels.push_back(std::move(p));
}

void present_survivors(const Planet& k) {
  MarketView m;
  m.id = "survivors";
  m.title = k.tr("survivors.revealed");
  m.note = k.trn("survivors.deck", count_in(k, "survivor_deck"));
  m.none = k.tr(count_in(k, "survivor_deck") == 0 ? "survivors.none" : "survivors.later");
  m.slots = 2;
  for (const int slot : slots(k.s(), zone_named(k, "survivors"))) m.cards.push_back(k.card(piece(k.s(), slot)));
  k.t.markets.push_back(std::move(m));
}

}  // namespace

void word_city(const Planet& k) {
  const Zone place = zone(k.f.prompt.a);
  const State& s = k.s();
  if (rules::may_fortify(*k.f.rules, s, k.f.prompt.actor, place))
    k.t.banner.now = k.tr("city.now.fortify");
  else if (rules::may_rescue(*k.f.rules, s, k.f.prompt.actor, place))
    k.t.banner.now = k.tr("city.now.rescue");
}

void present_city(const Planet& k) {
  put_city(k);
  mark_places(k);
  present_defence(k);
  present_survivors(k);
  present_way(k);
}

}  // namespace prowl::ui::not_alone
