#include "presenter_not_alone.hpp"

#include <algorithm>
#include <bit>

namespace prowl::ui::not_alone {
namespace {

constexpr const char* kPhases[] = {"phase.1", "phase.2", "phase.3", "phase.4"};

void present_banner(const Planet& k) {
  BannerView& b = k.t.banner;
  b.round = k.tr("turn", {{"turn", k.reg("turn")}});
  const int phase = k.reg("phase");
  for (int i = 0; i < 4; ++i) b.phases.push_back({k.tr(kPhases[i]), i + 1 == phase, i + 1 < phase});
  k.t.subtitle = b.round;
  if (b.actor == k.creature()) b.tone = Tone::alarm;
  const int open = std::popcount(static_cast<unsigned>(k.f.waiting & 0x7F));
  if (k.f.prompt.ask == Ask::secret && open > 1) b.detail = k.trn("still", open);
}

struct Mark {
  std::string_view event, icon, colour;
};
constexpr Mark kMarks[] = {{"caught", "not_alone/icons/claw", "creature"},         {"artemia_hit", "not_alone/icons/artemia", "artemia"},
                           {"rescue", "not_alone/icons/rescue", "rescue"},         {"won_rescue", "not_alone/icons/rescue", "rescue"},
                           {"assimilation", "not_alone/icons/assim", "assimilation"}, {"won_assimilation", "not_alone/icons/assim", "assimilation"},
                           {"will_lost", "not_alone/icons/will", "creature"},      {"will_gained", "not_alone/icons/will", "rescue"},
                           {"put", "not_alone/icons/hunt", "target"},              {"barred", "lock", "target"},
                           {"announced", "not_alone/icons/hunt", "second"},        {"marker_on", "not_alone/icons/beacon", "act"},
                           {"marker_off", "not_alone/icons/beacon", "rescue"}};

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
  k.t.end.eyebrow = k.tr("end.eyebrow", {{"turn", k.reg("turn")}});
  k.t.end.title = k.tr("end." + how + ".title");
  k.t.end.text = k.tr("end." + how + ".text", {{"turn", k.reg("turn")}, {"rescue", k.reg("rescue")}, {"assimilation", k.reg("assimilation")}});
  for (auto& s : k.t.seats) {
    s.role = k.tr(k.hunted(s.seat) ? "end.hunted" : "end.creature");
    s.role_tone = k.hunted(s.seat) ? Tone::second : Tone::alarm;
  }
}

}  // namespace

int Planet::place_of(Kind card) const {
  const auto at = static_cast<std::size_t>(index(card));
  if (card == Kind::hidden || at >= f.rules->catalogue.kinds.size()) return -1;
  const std::string& name = f.rules->catalogue.kinds[at].name;
  const std::string_view plain = std::string_view(name).substr(0, name.rfind("_p"));
  for (int i = 0; i < static_cast<int>(t.places.size()); ++i) {
    const std::string& place = f.rules->catalogue.kinds[static_cast<std::size_t>(index(place_kind(i)))].name;
    if (place == name || place == plain) return i;
  }
  return -1;
}

// Packed in the counters as place (1 the Lair), card, resolved, suffered.
std::vector<Spot> Planet::spots(Seat s) const {
  std::vector<Spot> out;
  for (const char* name : {"spot", "other_spot"})
    if (const int v = reg(name, s); (v & 15) != 0) out.push_back({(v & 15) - 1, (v & 256) != 0, (v & 512) != 0});
  return out;
}

int Planet::count_of(std::string_view group, Seat s) const {
  const Zone z = zone_of(group, s);
  return z == Zone::none ? 0 : count(f.view.masked, z);
}

int Planet::open_places(std::string_view group, Seat s, int& hidden) const {
  const Zone z = zone_of(group, s);
  int set = 0;
  if (z == Zone::none) return 0;
  for (const int slot : slots(f.view.masked, z)) {
    const int place = place_of(piece(f.view.masked, slot).kind);
    if (place >= 0) set |= 1 << place;
    else ++hidden;
  }
  return set;
}

int Planet::public_places(std::string_view group, Seat s) const {
  const Zone z = zone_of(group, s);
  int set = 0;
  if (z == Zone::none) return 0;
  for (const int slot : slots(f.view.masked, z)) {
    const Piece& p = piece(f.view.masked, slot);
    if (const int place = place_of(p.kind); place >= 0 && p.known == kEveryone) set |= 1 << place;
  }
  return set;
}

bool Planet::catches(Seat s, int place) const {
  return (place_in("creature_at", place) || (effect(kClone) && place_in("target_at", place))) && !seat_in("dodging", s);
}

int Planet::catch_loss(const std::vector<int>& places) const {
  int loss = !places.empty() && effect(kFierceness) ? 1 : 0;
  for (const int place : places) loss += place == kLair ? 2 : 1;
  return loss;
}

bool Planet::ineffective(int place) const {
  return place_in("ruined", place) || ((effect(kMirage) || effect(kToxin)) && place_in("target_at", place)) ||
         (effect(kInterference) && (place == kBeach || place == kWreck));
}

}  // namespace prowl::ui::not_alone

namespace prowl::ui {

void present_not_alone(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  const not_alone::Planet k{f, l, d, texts, t};
  not_alone::present_banner(k);
  not_alone::present_planet(k);
  not_alone::present_race(k);
  not_alone::present_piles(k);
  not_alone::present_seats(k);
  not_alone::present_facts(k);
  not_alone::present_own(k);
  not_alone::mark_log(k);
  if (f.outcome.round_over || f.outcome.over) not_alone::present_end(k);
}

}  // namespace prowl::ui
