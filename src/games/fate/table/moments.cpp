#include "table/moments.hpp"

#include <algorithm>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

constexpr float kPortrait = 160.0F / 200, kCard = 328.0F / 226;
constexpr float kFills = 2;  // the Alien against its size at rest: it fills its room

std::string art(std::string_view name) { return "fate/moments/" + std::string(name); }
std::string card(std::string_view name) { return "fate/cards/" + std::string(name); }

void in_space(const Ship& k, MomentView& m, Zone z) {
  const PlaceView* place = k.place(z);
  if (place == nullptr) return;
  m.at.push_back(z);
  if (!place->picture.empty()) m.pictures.push_back({place->picture, place->cell.w / std::max(1.0F, place->cell.h)});
}

void portrait(const Ship& k, MomentView& m, Kind crew) {
  m.faces.push_back({"fate/portraits/" + k.kind_name(crew), {}, k.seat_of(crew), false, kPortrait});
}

void morale(const Ship& k, MomentView& m, int from, int to) {
  m.figures.push_back({"fate/icons/heart", k.tr("moment.morale"), from == to ? std::string() : std::to_string(from),
                       std::to_string(to), from != to || to <= 4 ? "hunter" : "met"});
}

// --- meeting the Alien: the board itself is the stage

// Space by space: the way so far, numbered.
void tell_step(const Ship& k, const Event&, MomentView& m) {
  m.colour = "hunter";
  m.at = {k.alien()};
  for (const FigureView& f : k.t.figures)
    if (f.at == k.alien() && f.key == FigureView{}.key && f.way.size() > 1) k.t.paths.push_back({f.way, Tone::alarm});
}

void tell_met(const Ship& k, const Event& e, MomentView& m) {
  tell_step(k, e, m);
  for (FigureView& f : k.t.figures)
    if (f.key == FigureView{}.key) {
      f.size = {f.size.w * kFills, f.size.h * kFills};
      f.light = art("burst");
    }
  k.t.caption = k.d.event(k.last());
}

// --- what it costs

// Whether the Alien has done it: what else costs Morale comes with a token or with Ash.
bool by_alien(const Ship& k) {
  for (auto e = k.f.view.events.rbegin(); e != k.f.view.events.rend(); ++e) {
    const std::string_view what = k.event(*e);
    if (what == "met_alien") return true;
    if (what == "revealed" || what == "drew" || what == "turn_start" || what.starts_with("ash")) return false;
  }
  return false;
}

void tell_lost(const Ship& k, const Event& e, MomentView& m) {
  const bool alien = by_alien(k);
  if (alien) tell_met(k, e, m);
  k.t.caption.clear();
  m.colour = "hunter";
  m.grave = e.b <= 4;
  m.eyebrow = k.tr(alien ? "moment.lost.eyebrow" : "moment.lost.shock");
  m.title = k.trn("moment.lost", e.a);
  m.line = e.b == 0 ? k.tr("moment.lost.end") : k.tr("moment.lost.line", {{"n", e.b}});
  m.pictures = {{art("heart")}};
  morale(k, m, e.a + e.b, e.b);
  for (const Kind crew : k.crew())
    if (alien && crew != Kind::hidden && k.at(crew) == k.alien()) portrait(k, m, crew);
}

void tell_saved(const Ship& k, const Event&, MomentView& m) {
  m.colour = "met";
  if (by_alien(k)) m.at = {k.alien()};
  m.eyebrow = k.tr("moment.near");
  m.title = k.tr("moment.saved");
  m.line = k.tr("moment.saved.line");
  m.pictures = {{card("quiet_medbay"), kCard}};
  morale(k, m, k.reg(R::morale), k.reg(R::morale));
}

void tell_token(const Ship& k, const Event& e, MomentView& m) {
  const std::string& token = k.kind_name(kind(e.a));
  const bool surprise = token.starts_with("surprise");
  m.colour = surprise ? "hunter" : token == "safe" ? "met" : "prompt";
  m.eyebrow = k.tr("moment.token", {{"who", k.d.kind(kind(e.c))}, {"place", k.d.zone(zone(e.b))}});
  m.title = k.d.kind(kind(e.a));
  m.line = k.tr(surprise ? "moment.token.surprise" : "moment.token." + token);
  in_space(k, m, zone(e.b));
  if (surprise) m.pictures.push_back({card("hunt"), kCard});
  if (token == "jonesy") m.pictures.push_back({art("cat")});
  portrait(k, m, kind(e.c));
}

void tell_captured(const Ship& k, const Event& e, MomentView& m) {
  m.colour = "met";
  m.eyebrow = k.tr("moment.captured.eyebrow");
  m.title = k.tr("moment.captured", {{"who", k.d.kind(kind(e.b))}, {"cat", k.d.kind(kind(e.a))}});
  m.line = k.tr("moment.captured.line");
  m.pictures = {{art("cat")}};
  portrait(k, m, kind(e.b));
}

void tell_burnt(const Ship& k, const Event& e, MomentView& m) {
  m.colour = "prompt";
  m.eyebrow = k.d.kind(kind(e.a));
  m.title = k.tr("moment.burnt");
  m.line = k.tr("moment.burnt.line", {{"place", k.d.zone(zone(e.b))}});
  m.at = {k.alien()};
  m.pictures = {{card("encounter_nest"), kCard}};
  portrait(k, m, kind(e.a));
}

// --- what must be done

void tell_crafted(const Ship& k, const Event& e, MomentView& m) {
  m.colour = "met";
  m.eyebrow = k.tr("moment.crafted", {{"who", k.d.kind(kind(e.a))}});
  m.title = k.d.kind(kind(e.b));
  m.line = k.texts.tr("kind.fate." + k.kind_name(kind(e.b)) + ".text");
  m.pictures = {{"fate/rooms/workshop", 208.0F / 112}};
  m.faces.push_back({"fate/items/" + k.kind_name(kind(e.b)), {}, k.seat_of(kind(e.a))});
}

int met_of(const Ship& k, const std::vector<Kind>& goals) {
  return static_cast<int>(std::count_if(goals.begin(), goals.end(), [&](Kind o) { return k.met(o); }));
}

void tell_objective(const Ship& k, const Event& e, MomentView& m) {
  const auto goals = k.objectives();
  const int met = met_of(k, goals), all = static_cast<int>(goals.size());
  m.colour = "met";
  m.eyebrow = k.tr("moment.objective");
  m.title = k.d.kind(kind(e.a));
  m.line = met == all ? k.tr("moment.objective.all") : k.trn("moment.objective.left", all - met);
  m.pictures = {{"fate/cards/" + k.kind_name(kind(e.a)), kCard}, {art("done")}};
  m.figures.push_back({"flag", k.tr("moment.objectives"), std::to_string(met - 1),
                       k.tr("moment.of", {{"n", met}, {"of", all}}), "met"});
}

void tell_mission(const Ship& k, const Event& e, MomentView& m) {
  m.colour = "prompt";
  m.grave = true;
  m.eyebrow = k.tr("moment.mission");
  m.title = k.d.kind(kind(e.a));
  m.line = k.texts.tr("kind.fate." + k.kind_name(kind(e.a)) + ".text");
  m.pictures = {{"fate/cards/" + k.kind_name(kind(e.a)), kCard}};
}

void tell_countdown(const Ship& k, const Event& e, MomentView& m) {
  m.colour = "hunter";
  m.grave = e.a <= 1;
  m.eyebrow = k.tr("moment.countdown.eyebrow");
  m.title = k.tr("moment.countdown");
  m.line = k.tr("moment.countdown.line");
  m.pictures = {{card("blow_up"), kCard}};
  m.figures.push_back({"clock", k.tr("moment.countdown.left"), std::to_string(e.a + 1), std::to_string(e.a), "hunter"});
}

// --- Ash

void ash(const Ship& k, MomentView& m, std::string_view what, std::string colour) {
  const std::string key = "moment." + std::string(what);
  m.colour = std::move(colour);
  m.eyebrow = k.d.kind(kinds::ash);
  m.title = k.tr(key);
  m.line = k.tr(key + ".line");
  m.pictures = {{card("sympathies"), kCard}};
  if (k.ash() != Zone::none) m.at = {k.ash()};
}
void tell_ash_hurt(const Ship& k, const Event& e, MomentView& m) {
  ash(k, m, "ash_hurt", "met");
  m.figures.push_back(
      {"bot", k.tr("moment.damage"), std::to_string(e.a - 1), k.tr("moment.of", {{"n", e.a}, {"of", 3}}), "met"});
}
void tell_ash_gone(const Ship& k, const Event&, MomentView& m) {
  ash(k, m, "ash_gone", "met");
  m.grave = true;
}
void tell_ash_appears(const Ship& k, const Event&, MomentView& m) { ash(k, m, "ash_appears", "order"); }

// --- the end

void tell_end(const Ship& k, MomentView& m, std::string_view how, std::string_view picture, bool won) {
  const auto goals = k.objectives();
  const int met = met_of(k, goals), all = static_cast<int>(goals.size());
  m.colour = won ? "met" : "hunter";
  m.grave = true;
  m.eyebrow = k.tr(won ? "moment.won" : "moment.defeat");
  m.title = k.tr("end." + std::string(how));
  m.line = won ? k.tr("moment.won.line") : k.tr("moment.end." + std::string(how));
  m.pictures = {{card(picture), kCard}};
  morale(k, m, k.reg(R::morale), k.reg(R::morale));
  m.figures.push_back({"flag", k.tr("moment.objectives"), {}, k.tr("moment.of", {{"n", met}, {"of", all}}), "met"});
}
void tell_won(const Ship& k, const Event&, MomentView& m) { tell_end(k, m, "won", "narcissus", true); }
void tell_morale_out(const Ship& k, const Event&, MomentView& m) { tell_end(k, m, "morale", "stalk", false); }
void tell_destroyed(const Ship& k, const Event&, MomentView& m) { tell_end(k, m, "destruct", "blow_up", false); }

constexpr MomentRow<Ship> kRows[] = {
    {"drew", 1600},
    {"scrap_placed", 900},
    {"placed_in", 1000},
    {"lost_scrap", 900},
    {"alien_moved", 650, tell_step},
    {"alien_jumps", 1000, tell_step},
    {"met_alien", 1600, tell_met},
    {"flashlight", 900, tell_met},
    {"prod", 900, tell_met},
    {"morale_lost", 2000, tell_lost},
    {"no_loss", 1200, tell_saved},
    {"revealed", 1600, tell_token},
    {"captured", 1600, tell_captured},
    {"incinerated", 1400, tell_burnt},
    {"crafted", 1100, tell_crafted},
    {"ash_moved", 600},
    {"ash_took", 900},
    {"ash_stays", 800},
    {"ash_met", 900},
    {"ash_paid", 800},
    {"ash_hurt", 1600, tell_ash_hurt},
    {"ash_pushed", 700},
    {"ash_gone", 2000, tell_ash_gone},
    {"objective_done", 2200, tell_objective},
    {"mission_is", 3000, tell_mission},
    {"ash_appears", 1400, tell_ash_appears},
    {"coolant_back", 900},
    {"track_taken", 1100},
    {"countdown", 1400, tell_countdown},
    {"tokens_spread", 1100},
    {"no_card", 900},
    {"won", 2800, tell_won},
    {"lost_morale_out", 2800, tell_morale_out},
    {"lost_countdown", 2800, tell_destroyed},
};

constexpr auto kSpecs = specs_of(kRows);

}  // namespace

constinit const std::span<const MomentSpec> kMoments = kSpecs;

void present_moment(const Ship& k) { tell_moment(k, kRows); }

}  // namespace prowl::ui::fate
