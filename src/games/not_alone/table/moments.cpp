#include "table/moments.hpp"

#include <algorithm>
#include <cmath>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

constexpr float kPlace = 440.0F / 520, kCard = 240.0F / 336;
constexpr int kClose = 2;  // steps from the star from which each step is told

std::string art(std::string_view name) { return "not_alone/moments/" + std::string(name); }

std::string joined(const std::vector<std::string>& names) {
  std::string out;
  for (const auto& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

std::string zone_name(const Planet& k, Zone z) { return k.d.kind(rules::place_at(z)); }

void at_place(const Planet& k, MomentView& m, Zone z) {
  if (!rules::is_place(z)) return;
  if (std::find(m.at.begin(), m.at.end(), z) == m.at.end()) m.at.push_back(z);
  if (m.pictures.empty()) m.pictures.push_back({"not_alone/places/" + k.kind_name(rules::place_at(z)), kPlace, 0.32F});
}

void pawn(MomentView& m, Seat who, bool lost = false) {
  if (std::none_of(m.faces.begin(), m.faces.end(), [&](const MomentFace& f) { return f.owner == who; }))
    m.faces.push_back({{}, {}, who, lost});
}

void to_star(const Planet& k, MomentView& m, const std::string& track, int from, int to) {
  MomentFigure f{"not_alone/icons/" + std::string(track == "rescue" ? "rescue" : "assim"),
                 k.tr("track." + track),
                 {},
                 std::to_string(std::max(0, to)),
                 track};
  if (from != to) f.from = std::to_string(from);
  m.figures.push_back(std::move(f));
}

// --- the hunt

bool is_creature_token(const TableFacts& f) { return kind(f.view.events.back().a) == rules::kinds::creature; }

void tell_hunt(const Planet& k, const Event& e, MomentView& m) {
  std::vector<std::string> where;
  for (const int z : {e.b, e.c})
    if (rules::is_place(zone(z))) {
      at_place(k, m, zone(z));
      where.push_back(zone_name(k, zone(z)));
    }
  m.colour = "creature";
  m.eyebrow = k.tr("moment.hunt.eyebrow");
  m.title = k.tr("moment.hunt", {{"place", joined(where)}});
  m.line = k.tr("moment.hunt.line");
  m.pictures.push_back({art("shadow")});
}

void tell_card(const Planet& k, const Event& e, MomentView& m) {
  const Kind card = kind(e.b != 0 ? e.b : e.a);
  const CardText words = card_text(k.f, k.texts, card);
  m.colour = k.hunted(e.who) ? "survival" : "hunt";
  m.eyebrow = k.tr("moment.plays", {{"who", k.d.seat(e.who)}});
  m.title = k.d.kind(card);
  m.line = words.text;
  const PieceLook* look = k.l.look(k.kind_name(card), k.group(card));
  if (look != nullptr) m.pictures.push_back({asset_name(look->face, k.kind_name(card)), kCard, 0.04F});
  if (k.hunted(e.who)) pawn(m, e.who);
}

// --- the reckoning

std::vector<Seat> seats_of(const std::vector<Event>& events) {
  std::vector<Seat> out;
  for (const Event& e : events)
    if (std::find(out.begin(), out.end(), e.who) == out.end()) out.push_back(e.who);
  return out;
}

int hunted_on(const rules::Places on, const prowl::State& s, R spared) {
  int n = 0;
  rules::in_left_order(
      s, [&](Seat who) { n += !rules::has_seat(s, spared, who) && (rules::positions(s, who) & on) != 0 ? 1 : 0; });
  return n;
}

// Once for all who are caught together.
bool all_caught(const TableFacts& f) {
  const prowl::State& s = f.view.masked;
  return static_cast<int>(seats_of(events_since(f, "turn_start", "caught")).size()) ==
         hunted_on(rules::creature_places(s), s, R::dodging);
}

void tell_caught(const Planet& k, const Event& last, MomentView& m) {
  const auto events = events_since(k.f, "turn_start", "caught");
  SeatMask caught = 0;
  std::vector<std::string> who;
  for (const Seat seat : seats_of(events)) {
    caught = static_cast<SeatMask>(caught | bit(seat));
    who.push_back(k.d.seat(seat));
    const auto e = std::find_if(events.begin(), events.end(), [&](const Event& c) { return c.who == seat; });
    const int now = k.will(seat), left = seat == last.who ? now - e->b : now;
    m.figures.push_back({"", k.tr("moment.will", {{"who", k.d.seat(seat)}}), std::to_string(left + e->b),
                         std::to_string(left), "creature", seat});
    pawn(m, seat, true);
  }
  for (const Event& e : events) at_place(k, m, zone(e.a));
  m.colour = "creature";
  m.grave = true;
  m.eyebrow = k.tr("moment.caught.eyebrow", {{"place", zone_name(k, zone(last.a))}});
  m.title = k.trn("moment.caught", static_cast<long long>(who.size()), {{"who", joined(who)}});
  m.pictures.push_back({art("claws")});
  const int from = k.reg(R::assimilation);
  to_star(k, m, "assimilation", from, from - rules::catch_steps(k.s(), caught));
}

bool first_of_turn(const TableFacts& f) { return events_since(f, "turn_start", "artemia_hit").size() == 1; }

void tell_artemia(const Planet& k, const Event& e, MomentView& m) {
  std::vector<std::string> who;
  const rules::Places on = rules::get(k.s(), R::artemia_at);
  rules::in_left_order(k.s(), [&](Seat seat) {
    if (rules::has_seat(k.s(), R::detecting, seat) || (rules::positions(k.s(), seat) & on) == 0) return;
    who.push_back(k.d.seat(seat));
    pawn(m, seat);
  });
  at_place(k, m, zone(e.a));
  m.colour = "artemia";
  m.eyebrow = k.tr("moment.artemia.eyebrow", {{"place", zone_name(k, zone(e.a))}});
  m.title = k.tr("moment.artemia", {{"who", joined(who)}});
  m.line = k.tr("moment.artemia.line");
  m.pictures.push_back({art("spores")});
}

bool nobody_caught(const TableFacts& f) {
  return events_since(f, "turn_start", "caught").empty() && !events_since(f, "turn_start", "revealed").empty();
}

// Who stood on a Place beside the Creature.
std::vector<Seat> near_misses(const Planet& k, const std::vector<int>& creature) {
  std::vector<Seat> out;
  for (const Event& e : events_since(k.f, "turn_start", "revealed")) {
    const int place = k.place_of(kind(e.a));
    for (const int at : creature) {
      if (place < 0 || at < 0) continue;
      const Rect& a = k.t.places[static_cast<std::size_t>(place)].cell;
      const Rect& o = k.t.places[static_cast<std::size_t>(at)].cell;
      if (std::fabs(a.x - o.x) + std::fabs(a.y - o.y) < 1.5F && std::find(out.begin(), out.end(), e.who) == out.end())
        out.push_back(e.who);
    }
  }
  return out;
}

// The step of Rescue at the end of the turn goes with it.
void tell_nobody(const Planet& k, const Event&, MomentView& m) {
  std::vector<int> creature;
  for (const Event& e : events_since(k.f, "turn_start", "put"))
    if (kind(e.a) == rules::kinds::creature)
      for (const int z : {e.b, e.c})
        if (rules::is_place(zone(z))) creature.push_back(k.place_at(zone(z)));
  const auto close = near_misses(k, creature);
  std::vector<std::string> who;
  for (const Seat s : close) who.push_back(k.d.seat(s));
  for (const int place : creature) at_place(k, m, k.place_zone(place));
  m.colour = "rescue";
  m.eyebrow = k.tr(close.empty() ? "moment.nobody.eyebrow" : "moment.near");
  m.title = k.tr("moment.nobody");
  m.line = close.empty() ? k.tr("moment.nobody.line")
                         : k.trn("moment.near.line", static_cast<long long>(who.size()), {{"who", joined(who)}});
  for (const Seat s : close) pawn(m, s);
  m.pictures.push_back({art("dawn")});
  const int rescue = k.reg(R::rescue);
  to_star(k, m, "rescue", rescue, k.in_force(Effect::stasis) ? rescue : rescue - 1);
}

// --- the race

// The step of each turn is told with what the turn has brought, except near the star.
bool rescue_counts(const TableFacts& f) {
  const int left = f.view.events.back().a;
  return left > 0 && (left <= kClose || rules::get(f.view.masked, R::phase) < 4);
}
bool assimilation_counts(const TableFacts& f) {
  const int left = f.view.events.back().a;
  return left > 0 && (left <= kClose || events_since(f, "turn_start", "caught").empty());
}

void tell_track(const Planet& k, const Event& e, MomentView& m, const std::string& track, std::string picture) {
  m.colour = track;
  m.eyebrow = k.tr("track." + track);
  m.title = e.a == 1 ? k.tr("moment.one_step") : k.trn("moment.steps", e.a);
  m.line = k.tr("moment." + track + ".line");
  m.grave = e.a == 1;
  m.pictures = {{art(std::move(picture))}};
  to_star(k, m, track, e.a + 1, e.a);
}
void tell_rescue(const Planet& k, const Event& e, MomentView& m) { tell_track(k, e, m, "rescue", "ship"); }
void tell_assimilation(const Planet& k, const Event& e, MomentView& m) { tell_track(k, e, m, "assimilation", "roots"); }

void tell_zero(const Planet& k, const Event& e, MomentView& m) {
  m.colour = "assimilation";
  m.grave = true;
  m.eyebrow = k.tr("moment.zero.eyebrow");
  m.title = k.tr("moment.zero", {{"who", k.d.seat(e.who)}});
  m.line = k.tr("moment.zero.line");
  m.pictures = {{art("roots")}};
  pawn(m, e.who, true);
  to_star(k, m, "assimilation", k.reg(R::assimilation), k.reg(R::assimilation));
}

void tell_gave_up(const Planet& k, const Event& e, MomentView& m) {
  m.colour = "assimilation";
  m.eyebrow = k.tr("moment.gave_up.eyebrow");
  m.title = k.tr("moment.gave_up", {{"who", k.d.seat(e.who)}});
  m.line = k.tr("moment.gave_up.line");
  m.pictures = {{art("roots")}};
  pawn(m, e.who);
}

// --- Sanctuary

std::string sanctuary(std::string_view name) { return "not_alone/sanctuary/" + std::string(name); }

void tell_defence(const Planet& k, const Event& e, MomentView& m) {
  m.colour = "sanctuary";
  m.eyebrow = k.tr("track.defence");
  m.title = k.trn("moment.defence", e.a);
  m.line = k.tr("moment.defence.line");
  m.pictures = {{art("city")}};
  m.at = {rules::city_at(k.s())};
  m.figures.push_back(
      {sanctuary("icon_fortify"), k.tr("track.defence"), std::to_string(e.a + 1), std::to_string(e.a), "sanctuary"});
}

void tell_survivor(const Planet& k, const Event& e, MomentView& m) {
  m.colour = "sanctuary";
  m.eyebrow = k.tr("moment.survivor.eyebrow");
  m.title = k.tr("moment.survivor", {{"who", k.d.seat(e.who)}, {"what", k.d.kind(kind(e.a))}});
  m.line = card_text(k.f, k.texts, kind(e.a)).text;
  m.pictures = {{sanctuary(k.kind_name(kind(e.a))), kCard, 0.04F}};
  pawn(m, e.who);
}

void evolution_art(const Planet& k, Kind card, MomentView& m) {
  const PieceLook* look = k.l.look(k.kind_name(card), k.group(card));
  if (look != nullptr) m.pictures = {{asset_name(look->face, k.kind_name(card)), kCard, 0.04F}};
  m.colour = "evolution";
  m.line = card_text(k.f, k.texts, card).text;
}

void tell_developed(const Planet& k, const Event& e, MomentView& m) {
  evolution_art(k, kind(e.a), m);
  m.eyebrow = k.tr("moment.developed.eyebrow");
  m.title = k.d.kind(kind(e.a));
  m.figures.push_back({"not_alone/icons/dna", k.tr("moment.dna"), {}, std::to_string(k.reg(R::dna)), "evolution"});
}

void tell_invoked(const Planet& k, const Event& e, MomentView& m) {
  evolution_art(k, kind(e.a), m);
  m.eyebrow = k.tr("moment.invoked.eyebrow");
  m.title = k.d.kind(kind(e.a));
}

void tell_loop(const Planet& k, const Event&, MomentView& m) {
  m.colour = "act";
  m.eyebrow = k.texts.tr("kind.not_alone.sanctuary");
  m.title = k.tr("moment.loop");
  m.line = k.tr("moment.loop.line");
  m.pictures = {{art("city")}};
}

// --- the end

void tell_end(const Planet& k, MomentView& m, const std::string& how, bool hunted, std::string picture) {
  m.colour = hunted ? how == "hunted_defence" ? "sanctuary" : "rescue" : "creature";
  m.grave = true;
  m.eyebrow = k.tr(hunted ? "moment.won.hunted" : "moment.won.creature");
  m.title = k.tr("end." + how + ".title");
  m.line = k.tr("end." + how + ".text",
                {{"turn", k.reg(R::turn)}, {"rescue", k.reg(R::rescue)}, {"assimilation", k.reg(R::assimilation)}});
  m.pictures = {{art(std::move(picture))}};
  to_star(k, m, "rescue", k.reg(R::rescue), k.reg(R::rescue));
  to_star(k, m, "assimilation", k.reg(R::assimilation), k.reg(R::assimilation));
}
void tell_rescued(const Planet& k, const Event&, MomentView& m) { tell_end(k, m, "rescue", true, "ship"); }
void tell_assimilated(const Planet& k, const Event&, MomentView& m) { tell_end(k, m, "assimilation", false, "planet"); }
void tell_defended(const Planet& k, const Event&, MomentView& m) { tell_end(k, m, "hunted_defence", true, "city"); }

constexpr MomentRow<Planet> kRows[] = {
    {"put", 1100, tell_hunt, is_creature_token},
    {"announced", 1600, tell_card},
    {"caught", 2400, tell_caught, all_caught},
    {"artemia_hit", 1400, tell_artemia, first_of_turn},
    {"tokens_home", 1800, tell_nobody, nobody_caught},
    {"rescue", 1400, tell_rescue, rescue_counts},
    {"assimilation", 1400, tell_assimilation, assimilation_counts},
    {"zero_will", 2000, tell_zero},
    {"gave_up", 1600, tell_gave_up},
    {"defence", 1600, tell_defence},
    {"rescued", 1400, tell_survivor},
    {"developed", 1600, tell_developed},
    {"invoked", 1400, tell_invoked},
    {"loop_opens", 1400, tell_loop},
    {"won_rescue", 2800, tell_rescued},
    {"won_assimilation", 2800, tell_assimilated},
    {"won_defence", 2800, tell_defended},
};
constexpr auto kSpecs = specs_of(kRows);

}  // namespace

constinit const std::span<const MomentSpec> kMoments = kSpecs;

// Nobody is asked while it is told: the banner names who acts, the moment says the rest.
void present_moment(const Planet& k) {
  tell_moment(k, kRows);
  if (!k.t.moment) return;
  BannerView& b = k.t.banner;
  const bool hides = k.reg(R::phase) < 2, hunt = k.reg(R::phase) < 4,
             over = k.event(k.f.view.events.back()).starts_with("won");
  b.turn = over ? k.t.moment->eyebrow
                : k.tr(hides  ? "moment.hiding"
                       : hunt ? "moment.hunt.eyebrow"
                              : "moment.nobody.eyebrow");
  b.now.clear();
  b.tone = hunt && !hides ? Tone::alarm : Tone::fact;
}

}  // namespace prowl::ui::not_alone
