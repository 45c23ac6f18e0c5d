#include <algorithm>
#include <utility>

#include "games/not_alone/table/rows.hpp"

namespace prowl::ui::not_alone {
namespace {

bool is_evolution(const Planet& k, const PieceView& p) {
  return p.kind != Kind::hidden && k.group(p.kind) == "evolution";
}

// Its price as a number on the card: what developing it costs now.
void price_evolutions(const Planet& k) {
  for (PieceView& p : k.t.hand)
    if (is_evolution(k, p)) p.label = std::to_string(rules::evolution_cost(*k.f.rules, k.s(), p.kind));
}

void cost_rows(const Planet& k, const PieceView& p, DetailView& d) {
  const int printed = rules::printed_cost(*k.f.rules, p.kind), now = rules::evolution_cost(*k.f.rules, k.s(), p.kind),
            have = k.reg(R::dna);
  PanelRow cost = fact_row(
      city_art("icon_evolution"), "evolution", k.tr("own.cost"),
      now == printed ? k.trn("dna", now) : k.tr("own.cost.dearer", {{"printed", printed}, {"now", now}}));
  d.rows.push_back(std::move(cost));
  PanelRow mine = fact_row(city_art("icon_evolve"), "evolution", k.tr("own.dna"), k.trn("dna", have));
  if (have < now) mine.sub_tone = Tone::alarm;
  d.rows.push_back(std::move(mine));
  d.rows.push_back(fact_row(city_art("icon_dormant"), "act", k.tr("own.dormant")));
}

void detail_card(const Planet& k, const PieceView& p, std::string tag) {
  const CardText words = card_text(k.f, k.texts, p.kind);
  DetailView d;
  d.kind = p.kind;
  d.tag = std::move(tag);
  d.rows.push_back(fact_row("clock", "act", k.tr("own.when"), words.when));
  if (is_evolution(k, p)) cost_rows(k, p, d);
  if (k.group(p.kind) == "survivor")
    d.rows.push_back(fact_row(city_art("icon_shelter"), "sanctuary", k.tr("own.survivor.shelter")));
  k.t.details.push_back(std::move(d));
}

// The words of a pile of one's own, above it.
void title_fans(const Planet& k) {
  for (auto& fan : k.t.fans) {
    if (fan.id == "rescued") fan.title = k.tr("own.fan.survivors"), fan.note = k.tr("own.fan.survivors.note");
    if (fan.id == "avatar") fan.title = k.tr("seat.avatar");
    if (fan.id == "evolutions") fan.title = k.tr("own.fan.evolutions"), fan.note = k.trn("dna", k.reg(R::dna));
  }
}

// In phase 5 and before the first turn the Creature looks at its Evolutions before all else.
bool grows(const Planet& k) {
  const std::string_view p = k.prompt();
  return p == "start_evolution" || p == "evolution" || p == "develop";
}

// What it is about comes first, so that it is looked at first.
void evolutions_first(const Planet& k) {
  const auto fan = std::find_if(k.t.fans.begin(), k.t.fans.end(),
                                [](const FanView& f) { return f.id == "evolutions"; });
  if (fan == k.t.fans.end()) return;
  const auto from = k.t.hand.begin() + static_cast<std::ptrdiff_t>(fan->first);
  std::rotate(k.t.hand.begin(), from, from + static_cast<std::ptrdiff_t>(fan->count));
  std::rotate(k.t.fans.begin(), fan, fan + 1);
  std::size_t at = 0;
  for (FanView& f : k.t.fans) f.first = std::exchange(at, at + f.count);
}

}  // namespace

std::optional<PanelRow> city_row(const Planet& k, Seat s, int place) {
  const State& state = k.s();
  if (rules::may_fortify(*k.f.rules, state, s, k.place_zone(place)))
    return fact_row(city_art("icon_fortify"), "sanctuary", k.tr("own.city.here"),
                    k.tr("own.defence", {{"from", k.reg(R::defence)}, {"to", k.reg(R::defence) - 1}}));
  if (rules::may_rescue(*k.f.rules, state, s, k.place_zone(place)))
    return fact_row(city_art("icon_rescue_survivor"), "sanctuary", k.tr("own.city.beside"), k.tr("own.city.rescue"));
  return std::nullopt;
}

void present_own_cast(const Planet& k) {
  price_evolutions(k);
  title_fans(k);
  for (const PieceView& p : k.t.hand) {
    if (p.kind == Kind::hidden) continue;
    const std::string& group = k.group(p.kind);
    if (group == "evolution")
      detail_card(k, p, k.tr(card_text(k.f, k.texts, p.kind).sort == "1" ? "evolution.level.1" : "evolution.level.2"));
    if (group == "avatar") detail_card(k, p, k.tr("seat.avatar"));
    if (group == "survivor") detail_card(k, p, k.texts.tr("kind.not_alone.survivor"));
  }
  for (DetailView& d : k.t.details)
    if (const std::string origin = card_text(k.f, k.texts, d.kind).origin; !origin.empty())
      d.rows.push_back(fact_row(k.l.origin, "second", origin));
  if (k.hunted(k.f.view.seat) || !grows(k)) return;
  k.t.arrangement = "growing";
  evolutions_first(k);
}

}  // namespace prowl::ui::not_alone
