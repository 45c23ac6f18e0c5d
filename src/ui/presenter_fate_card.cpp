#include <algorithm>

#include "presenter_fate.hpp"

namespace prowl::ui::fate {
namespace {

const char* face_of_type(CardType t) { return t == CardType::quiet ? "quiet" : t == CardType::alien ? "alien" : "order"; }

PanelRow step(std::string icon, std::string lead, std::string text, std::string colour = "") {
  PanelRow row;
  row.icon = std::move(icon);
  row.lead = std::move(lead);
  row.text = std::move(text);
  row.colour = std::move(colour);
  return row;
}

std::string first_step(const Ship& k, const Card& c) {
  if (c.room != Zone::none) return k.tr("card.tokens", {{"place", k.d.zone(c.room)}, {"n", c.scrap}});
  if (c.active_to != Zone::none) return k.tr("card.moved_to", {{"place", k.d.zone(c.active_to)}});
  if (c.active_loses_scrap) return k.tr("card.loses_all");
  if (c.each_loses > 0) return k.tr("card.each_loses", {{"n", c.each_loses}});
  return k.tr("card.nothing");
}

std::string alien_step(const Ship& k, const Card& c) {
  if (c.alien_to != Zone::none) return k.tr("card.alien_to", {{"place", k.d.zone(c.alien_to)}, {"n", c.loss}});
  if (c.move > 0) return k.tr("card.alien_moves", {{"move", c.move}, {"n", c.loss}});
  return k.tr("card.alien_stays");
}

StageView stage_of(const Ship& k, Kind card) {
  const Card c = card_facts(k.rules(), card);
  StageView s;
  s.card.kind = card;
  s.card.open = true;
  s.card.name = k.d.kind(card);
  s.card.card = face_of_type(c.type);
  s.words = card_text(k.f, k.texts, card);
  s.steps.push_back(step(c.type == CardType::order ? "fate/icons/person" : "fate/icons/pin", k.tr(c.type == CardType::order ? "card.crew" : "card.place"), first_step(k, c)));
  s.steps.push_back(step("fate/icons/move", k.d.kind(k.kind_named("alien")), alien_step(k, c)));
  s.steps.push_back(step("bot", k.d.kind(k.kind_named("ash")), k.ash() == Zone::none ? k.tr("card.no_ash") : k.trn("card.ash_moves", c.ash)));
  return s;
}

// What came of the card, until the next turn.
void tell(const Ship& k, std::size_t from, StageView& s) {
  const auto& events = k.f.view.events;
  for (std::size_t i = from; i < events.size(); ++i) {
    if (k.event(events[i]) == "turn_start") break;
    LogLine line;
    line.text = k.d.event(events[i]);
    if (line.text.empty()) continue;
    line.who = events[i].who;
    const auto icon = k.l.icons.find(std::string(k.event(events[i])));
    if (icon != k.l.icons.end()) line.icon = icon->second;
    s.lines.push_back(std::move(line));
  }
}

int step_now(const Ship& k) {
  const std::string_view p = k.prompt();
  if (p.starts_with("ash")) return 2;
  return p.starts_with("alien") || p == "prod" || p.starts_with("flee") ? 1 : 0;
}

}  // namespace

// The card that is being carried out, or that somebody looks at; else the last one.
void present_card(const Ship& k) {
  if (k.prompt() == "look" || k.prompt() == "scout") {
    k.t.stage = stage_of(k, kind(k.f.prompt.b));
    k.t.stage->live = true;
    return;
  }
  const auto& events = k.f.view.events;
  const auto drew = std::find_if(events.rbegin(), events.rend(), [&](const Event& e) { return k.event(e) == "drew"; });
  if (drew == events.rend()) return;
  const auto at = static_cast<std::size_t>(events.rend() - drew);
  k.t.stage = stage_of(k, kind(drew->a));
  tell(k, at, *k.t.stage);
  k.t.stage->live = count(k.s(), k.zone_named("playing")) > 0 && !k.f.outcome.over;
  if (k.t.stage->live) k.t.stage->now = step_now(k);
}

}  // namespace prowl::ui::fate
