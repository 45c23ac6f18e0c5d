#include "games/not_alone/table/presenter.hpp"

#include <algorithm>

namespace prowl::ui::not_alone {
namespace {

void present_banner(const Planet& k) {
  BannerView& b = k.t.banner;
  b.round = k.reg(R::turn) > 0 ? k.tr("turn", {{"turn", k.reg(R::turn)}}) : k.tr("turn.none");
  const int phase = k.reg(R::phase), phases = k.city() ? 5 : 4;
  for (int i = 1; i <= phases; ++i) b.phases.push_back({k.tr("phase." + std::to_string(i)), i == phase, i < phase});
  k.t.subtitle = b.round;
  if (b.actor == k.creature()) b.tone = Tone::alarm;
}

struct Mark {
  std::string_view event, icon, colour;
};
constexpr Mark kMarks[] = {{"caught", "not_alone/icons/claw", "creature"},
                           {"artemia_hit", "not_alone/icons/artemia", "artemia"},
                           {"rescue", "not_alone/icons/rescue", "rescue"},
                           {"won_rescue", "not_alone/icons/rescue", "rescue"},
                           {"assimilation", "not_alone/icons/assim", "assimilation"},
                           {"won_assimilation", "not_alone/icons/assim", "assimilation"},
                           {"will_lost", "not_alone/icons/will", "creature"},
                           {"will_gained", "not_alone/icons/will", "rescue"},
                           {"put", "not_alone/icons/hunt", "target"},
                           {"barred", "lock", "target"},
                           {"announced", "not_alone/icons/hunt", "second"},
                           {"marker_on", "not_alone/icons/beacon", "act"},
                           {"marker_off", "not_alone/icons/beacon", "rescue"},
                           {"defence", "not_alone/sanctuary/icon_fortify", "sanctuary"},
                           {"fortified", "not_alone/sanctuary/icon_fortify", "sanctuary"},
                           {"sheltered", "not_alone/sanctuary/icon_shelter", "sanctuary"},
                           {"bonus", "star", "sanctuary"},
                           {"won_defence", "not_alone/sanctuary/icon_fortify", "sanctuary"},
                           {"rescued", "not_alone/sanctuary/icon_rescue_survivor", "sanctuary"},
                           {"sanctuary_moves", "not_alone/sanctuary/icon_city", "sanctuary"},
                           {"loop_opens", "not_alone/sanctuary/icon_loop_short", "act"},
                           {"developed", "not_alone/sanctuary/icon_evolve", "evolution"},
                           {"evolves", "not_alone/sanctuary/icon_evolve", "evolution"},
                           {"nests", "not_alone/sanctuary/icon_nest", "evolution"},
                           {"dna", "not_alone/icons/dna", "evolution"},
                           {"invoked", "not_alone/sanctuary/icon_evolve", "creature"},
                           {"lost_evolution", "discard", "evolution"},
                           {"suppressed", "not_alone/sanctuary/icon_dormant", "evolution"},
                           {"territory", "lock", "creature"}};

// A token's line has its own sign and light.
void token_mark(const Planet& k, const Event& e, LogLine& line) {
  const std::string& token = k.f.rules->catalogue.kinds[static_cast<std::size_t>(e.a)].name;
  if (token == "creature") line.icon = "not_alone/icons/claw";
  if (token == "target" || token == "artemia") line.icon = "not_alone/icons/" + token;
  if (token == "creature" || token == "target" || token == "artemia") line.colour = token;
}

void mark_log(const Planet& k) {
  const Describe& d = k.d;
  std::size_t at = k.t.log.size();
  for (auto e = k.f.view.events.rbegin(); e != k.f.view.events.rend() && at > 0; ++e) {
    if (d.event(*e).empty()) continue;
    LogLine& line = k.t.log[--at];
    for (const Mark& m : kMarks)
      if (m.event == k.event(*e)) line.icon = m.icon, line.colour = m.colour;
    if (k.event(*e) == "put") token_mark(k, *e, line);
  }
}

void present_piles(const Planet& k) {
  for (auto& pile : k.t.piles) pile.title = k.tr("pile." + pile.id + ".count", {{"n", pile.count}});
}

void present_end(const Planet& k) {
  const std::string how(k.f.outcome.how);
  k.t.end.eyebrow = k.tr("end.eyebrow", {{"turn", k.reg(R::turn)}});
  k.t.end.title = k.tr("end." + how + ".title");
  k.t.end.text = k.tr(
      "end." + how + ".text",
      {{"turn", k.reg(R::turn)}, {"rescue", k.reg(R::rescue)}, {"assimilation", k.reg(R::assimilation)}});
  for (auto& s : k.t.seats) {
    s.role = k.tr(k.hunted(s.seat) ? "end.hunted" : "end.creature");
    s.role_tone = k.hunted(s.seat) ? Tone::second : Tone::alarm;
  }
}

}  // namespace

int Planet::place_of(Kind card) const {
  if (card == Kind::hidden || index(card) >= static_cast<int>(f.rules->catalogue.kinds.size())) return -1;
  const Kind face = face_of(f.rules->catalogue, card);
  for (int i = 0; i < static_cast<int>(t.places.size()); ++i)
    if (place_kind(i) == face) return i;
  return -1;
}

int Planet::place_at(Zone z) const {
  const auto at = std::find_if(t.places.begin(), t.places.end(),
                               [&](const PlaceView& p) { return p.zone == z && z != Zone::none; });
  return at == t.places.end() ? -1 : static_cast<int>(at - t.places.begin());
}

std::vector<Spot> Planet::spots(Seat who) const {
  std::vector<Spot> out;
  for (const int nth : {0, 1}) {
    const rules::Spot spot = rules::spot(s(), who, nth);
    if (const int place = place_of(spot.place); place >= 0) out.push_back({place, spot.resolved});
  }
  return out;
}

int Planet::count_of(std::string_view group, Seat who) const {
  const Zone z = zone_of(group, who);
  return z == Zone::none ? 0 : count(s(), z);
}

int Planet::open_places(std::string_view group, Seat who, int& hidden) const {
  const Zone z = zone_of(group, who);
  int set = 0;
  if (z == Zone::none) return 0;
  for (const int slot : slots(s(), z)) {
    const int place = place_of(piece(s(), slot).kind);
    if (place >= 0)
      set |= 1 << place;
    else
      ++hidden;
  }
  return set;
}

int Planet::public_places(std::string_view group, Seat who) const {
  const Zone z = zone_of(group, who);
  int set = 0;
  if (z == Zone::none) return 0;
  for (const int slot : slots(s(), z)) {
    const Piece& p = piece(s(), slot);
    if (const int place = place_of(p.kind); place >= 0 && p.known == kEveryone) set |= 1 << place;
  }
  return set;
}

int Planet::catch_loss(const std::vector<int>& places) const {
  std::vector<Zone> zones;
  for (const int place : places) zones.push_back(place_zone(place));
  return rules::catch_loss(*f.rules, s(), zones);
}

CardView Planet::card(const Piece& p) const {
  CardView c;
  c.piece = piece_view(f, l, d, p, 0);
  if (p.kind != Kind::hidden) c.words = card_text(f, texts, p.kind);
  return c;
}

void present(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  const Planet k{f, l, d, texts, t};
  present_banner(k);
  present_planet(k);
  present_race(k);
  present_piles(k);
  present_seats(k);
  present_facts(k);
  present_cast(k);
  if (k.city()) present_city(k);
  present_headline(k);
  present_own(k);
  mark_log(k);
  if (f.outcome.round_over || f.outcome.over) present_end(k);
  present_moment(k);
}

}  // namespace prowl::ui::not_alone
