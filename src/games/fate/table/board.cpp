#include <algorithm>
#include <bit>
#include <map>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

constexpr std::uint64_t kFigures = 0x77100000;
constexpr Size kSmall{48, 74}, kAlien{172, 112};
constexpr int kWays = 2, kFarthest = 3;

template <class Use>
void each_space(unsigned mask, Use use) {
  for (; mask != 0; mask &= mask - 1) use(zone(std::countr_zero(mask)));
}

unsigned crew_mask(const Ship& k, const State&) {
  unsigned m = 0;
  for (const Kind c : k.crew())
    if (c != Kind::hidden) m |= 1U << static_cast<unsigned>(index(k.at(c)));
  return m;
}

// Those of the crew's spaces that are nearest to the Alien.
std::vector<Zone> prey(const Ship& k) {
  std::vector<Zone> out;
  int best = 99;
  each_space(crew_mask(k, k.s()), [&](Zone z) {
    const int far = spaces_between(k.rules(), k.alien(), z);
    if (far < best) out.clear(), best = far;
    if (far == best) out.push_back(z);
  });
  return out;
}

std::vector<Zone> way_to(const Ship& k, Zone to, int steps) {
  std::vector<Zone> way{k.alien()};
  for (int i = 0; i < steps && way.back() != to; ++i) {
    const unsigned next = shortest_ways(k.rules(), way.back(), to);
    if (next == 0) break;
    way.push_back(zone(std::countr_zero(next)));
  }
  return way;
}

// --- the way that a figure came, as the events tell it

// Space by space since the card was drawn.
std::vector<Zone> walked(const Ship& k, std::string_view step, Zone at) {
  std::vector<Zone> way{at};
  const auto& events = k.f.view.events;
  for (auto e = events.rbegin(); e != events.rend() && k.event(*e) != "drew"; ++e)
    if (k.event(*e) == step && zone(e->b) == way.front()) way.insert(way.begin(), zone(e->a));
  return way;
}

// A flee may end before its last space.
std::vector<Zone> fled(const Ship& k, Zone from, Zone to, Zone at) {
  std::vector<Zone> way{from};
  for (const Zone z : flee_path(k.rules(), from, to)) {
    way.push_back(z);
    if (z == at) return way;
  }
  return {};
}

std::vector<Zone> came_by(const Ship& k, Kind who, Zone at) {
  if (who == kinds::alien) return walked(k, "alien_moved", at);
  if (who == kinds::ash) return walked(k, "ash_moved", at);
  const auto& events = k.f.view.events;
  for (auto e = events.rbegin(); e != events.rend(); ++e) {
    const std::string_view what = k.event(*e);
    if (what == "sent" && kind(e->b) == who) return {};
    if (kind(e->a) != who) continue;
    if (what == "placed_in") return {};
    if (what == "moved") return zone(e->c) == at ? std::vector<Zone>{zone(e->b), at} : std::vector<Zone>{};
    if (what == "fled") return fled(k, zone(e->b), zone(e->c), at);
  }
  return {};
}

FigureView small_figure(const Ship& k, Kind who, Zone at, bool active) {
  FigureView f;
  f.at = at;
  f.name = k.d.kind(who);
  f.picture = "fate/figures/" + k.kind_name(who) + (active ? "_active" : "");
  f.tone = Tone::seat;
  f.size = kSmall;
  f.owner = k.seat_of(who);
  f.active = active;
  f.key = kFigures + static_cast<std::uint64_t>(index(who));
  f.way = came_by(k, who, at);
  return f;
}

// The art faces right.
bool looks_left(const Ship& k) {
  const auto goals = prey(k);
  const PlaceView* here = k.place(k.alien());
  if (goals.empty() || here == nullptr) return false;
  const auto way = way_to(k, goals.front(), kFarthest);
  const PlaceView* there = k.place(way.back());
  return there != nullptr && there->cell.centre().x < here->cell.centre().x;
}

bool flashlight(const Ship& k, const State& s) {
  const Kind light = kinds::flashlight;
  for (const Kind c : k.crew())
    if (c != Kind::hidden && find_piece(s, k.bag(c), light) >= 0) return true;
  return false;
}

PanelRow threat_row(std::string lead, std::string text, Tone tone = Tone::plain) {
  PanelRow row;
  row.lead = std::move(lead);
  row.text = std::move(text);
  row.tone = tone;
  return row;
}

// What is at stake for whoever acts.
std::string headline(const Ship& k, int far, const Odds& odds) {
  if (odds.worst > 0 && far == 0) return k.tr("head.here", {{"loss", odds.worst}});
  return odds.worst > 0 ? k.trn("head.far", far, {{"loss", odds.worst}}) : k.trn("head.safe", far);
}

}  // namespace

int loss_of(const Ship& k, const State& s, Kind card) {
  const Card c = card_facts(k.rules(), card);
  if (c.loss <= 0) return 0;
  unsigned reached = 0;
  if (c.alien_to != Zone::none) {
    for (const Kind who : k.crew())
      if (who != Kind::hidden &&
          reg(s, static_cast<Reg>(k.f.rules->catalogue.find_reg(k.kind_name(who) + "_at"))) == index(c.alien_to))
        reached = 1;
  } else if (c.move > 0) {
    alien_reach(k.rules(), s, c.move, reached);
  }
  return reached != 0 ? lit_loss(k, s, c.loss) : 0;
}

int lit_loss(const Ship& k, const State& s, int loss) { return std::max(0, loss - (flashlight(k, s) ? 1 : 0)); }

Odds odds_of(const Ship& k, const State& s) {
  Odds o;
  std::map<Kind, int> known;
  for (const Kind card : k.deck()) {
    const auto at = known.find(card);
    const int loss = at != known.end()
                         ? at->second
                         : known.emplace(card, k.alien() == Zone::none ? 0 : loss_of(k, s, card)).first->second;
    ++o.cards;
    if (loss > 0) ++o.reach;
    o.worst = std::max(o.worst, loss);
  }
  return o;
}

void present_board(const Ship& k) {
  // Figures are pieces too, but stand here as figures.
  for (PlaceView& p : k.t.places) std::erase_if(p.tokens, [](const PieceView& v) { return v.picture.empty(); });
  if (k.alien() != Zone::none) {
    FigureView alien;
    alien.at = k.alien();
    alien.picture = "fate/figures/alien";
    alien.icon = "alien";
    alien.name = k.d.kind(kinds::alien);
    alien.flip = looks_left(k);
    alien.size = kAlien;
    alien.way = came_by(k, kinds::alien, k.alien());
    k.t.figures.push_back(std::move(alien));
  }
  if (k.ash() != Zone::none) k.t.figures.push_back(small_figure(k, kinds::ash, k.ash(), false));
  for (const Kind who : k.crew())
    if (who != Kind::hidden)
      k.t.figures.push_back(small_figure(k, who, k.at(who), who == k.active() && !k.f.outcome.over));
  int number = 0;
  for (const Kind o : k.objectives()) {
    ++number;
    if (PlaceView* p = k.place(objective_facts(k.rules(), o).room))
      p->marks.push_back({k.met(o) ? "check" : "", std::to_string(number), k.d.kind(o), ""});
  }
}

// Where the Alien may stand after the next card, its way, and what the cards left make of that.
void present_threat(const Ship& k) {
  if (k.alien() == Zone::none || k.f.outcome.over || k.prompt() == "choose_crew") return;
  k.t.alarmed.push_back(k.alien());
  if (k.telling()) return;
  const auto deck = k.deck();
  int most = 0;
  std::map<Kind, int> sorts;
  for (const Kind c : deck) {
    ++sorts[c];
    most = std::max(most, card_facts(k.rules(), c).move);
  }
  unsigned reached = 0, ends = 0;
  for (int n = 1; n <= most; ++n) ends |= alien_reach(k.rules(), k.s(), n, reached);
  each_space(ends, [&](Zone z) { k.t.alarmed.push_back(z); });
  const auto goals = prey(k);
  if (goals.empty()) return;
  for (std::size_t i = 0; i < goals.size() && i < kWays; ++i)
    if (auto way = way_to(k, goals[i], most); way.size() > 1) k.t.paths.push_back({std::move(way), Tone::alarm});
  const int far = spaces_between(k.rules(), k.alien(), goals.front());
  const Odds odds = odds_of(k, k.s());
  if (k.prompt() == "act") k.t.banner.detail = headline(k, far, odds);
  PanelView p;
  p.id = "threat";
  p.icon = "warning";
  p.tone = Tone::alarm;
  p.title = far == 0 ? k.tr("threat.here") : k.trn("threat.title", far);
  PanelRow row;
  row.tone = Tone::alarm;
  for (int i = 0; i < odds.cards; ++i) row.boxes.push_back({"", i < odds.reach ? 2 : 1});
  p.rows.push_back(std::move(row));
  p.rows.push_back(
      threat_row("", odds.reach == 0 ? k.tr("threat.none") : k.trn("threat.reach", odds.reach, {{"of", odds.cards}})));
  std::map<int, int> losses;
  for (const auto& [card, n] : sorts)
    if (const int loss = loss_of(k, k.s(), card); loss > 0) losses[loss] += n;
  for (auto it = losses.rbegin(); it != losses.rend() && p.rows.size() < 4; ++it)
    p.rows.push_back(
        threat_row(k.trn("threat.times", it->second), k.tr("threat.loss", {{"n", it->first}}), Tone::alarm));
  if (flashlight(k, k.s())) p.rows.push_back(threat_row("", k.tr("threat.flashlight"), Tone::second));
  k.t.facts.push_back(std::move(p));
  // What each step would make of it, before it is taken.
  const Verb move = k.verb_named("move");
  for (const Action& a : k.f.view.options) {
    if (a.verb != move) continue;
    State after = k.s();
    after.regs[static_cast<std::size_t>(k.f.rules->catalogue.find_reg(k.kind_name(k.active()) + "_at"))] = a.a;
    const Odds then = odds_of(k, after);
    if (PlaceView* place = k.place(zone(a.a)))
      place->line = k.tr("threat.there", {{"n", then.reach}, {"of", then.cards}});
  }
}

}  // namespace prowl::ui::fate
