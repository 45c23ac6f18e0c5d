#include <algorithm>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

constexpr std::uint64_t kGoalCard = 0x77300000;
constexpr std::size_t kNextTurns = 3;

const char* face_of_type(CardType t) {
  return t == CardType::quiet ? "quiet" : t == CardType::alien ? "alien" : "order";
}

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
  s.steps.push_back(step(c.type == CardType::order ? "fate/icons/person" : "fate/icons/pin",
                         k.tr(c.type == CardType::order ? "card.crew" : "card.place"), first_step(k, c)));
  s.steps.push_back(step("fate/icons/move", k.d.kind(kinds::alien), alien_step(k, c)));
  s.steps.push_back(
      step("bot", k.d.kind(kinds::ash), k.ash() == Zone::none ? k.tr("card.no_ash") : k.trn("card.ash_moves", c.ash)));
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

// Which of the three a word of the rules belongs to; below 0: the card as a whole.
int step_of(std::string_view word) {
  constexpr std::string_view kFirst[] = {"scrap_placed", "token_placed", "placed_in", "lost_scrap"};
  constexpr std::string_view kAlien[] = {"prod",      "flashlight", "morale_lost", "no_loss",
                                         "met_alien", "fled",       "revealed"};
  const auto among = [&](const auto& list) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
  };
  if (word.starts_with("ash")) return 2;
  if (word.starts_with("alien") || word.starts_with("flee") || among(kAlien)) return 1;
  return among(kFirst) ? 0 : -1;
}

// The step that is asked about, or that the last events belong to.
int step_now(const Ship& k, std::size_t from) {
  if (!k.telling()) return std::max(0, step_of(k.prompt()));
  const auto& events = k.f.view.events;
  int now = -1;
  for (std::size_t i = from; i < events.size(); ++i) now = std::max(now, step_of(k.event(events[i])));
  return now;
}

// A goal that is met, or the mission as it is turned over, stands where cards do.
bool tell_goal(const Ship& k) {
  const auto& events = k.f.view.events;
  const auto mission = std::find_if(events.rbegin(), events.rend(),
                                    [&](const Event& e) { return k.event(e) == "mission_is"; });
  const bool met = k.event(k.last()) == "objective_done";
  const bool shown = mission != events.rend() && std::none_of(events.rbegin(), mission, [&](const Event& e) {
                       return k.event(e) == "turn_start" || k.event(e) == "drew";
                     });
  if (!met && !shown) return false;
  const Kind card = kind(met ? k.last().a : mission->a);
  StageView s;
  s.card.kind = card;
  s.card.open = true;
  s.card.name = k.d.kind(card);
  s.card.card = met ? "objective" : "mission";
  s.card.key = kGoalCard + static_cast<std::uint64_t>(index(card));
  s.words = card_text(k.f, k.texts, card);
  s.live = true;
  if (!met) tell(k, static_cast<std::size_t>(events.rend() - mission), s);
  k.t.stage = std::move(s);
  return true;
}

}  // namespace

// The card that is being carried out, or that somebody looks at; else the last one.
void present_card(const Ship& k) {
  if (k.prompt() == "look" || k.prompt() == "scout") {
    k.t.stage = stage_of(k, kind(k.f.prompt.b));
    k.t.stage->live = true;
    k.t.stage->card.key = kDeck + static_cast<std::uint64_t>(count(k.s(), zones::deck));
    return;
  }
  if (k.telling() && tell_goal(k)) return;
  const auto& events = k.f.view.events;
  const auto drew = std::find_if(events.rbegin(), events.rend(), [&](const Event& e) { return k.event(e) == "drew"; });
  if (drew == events.rend()) return;
  const auto at = static_cast<std::size_t>(events.rend() - drew);
  k.t.stage = stage_of(k, kind(drew->a));
  tell(k, at, *k.t.stage);
  k.t.stage->live = count(k.s(), zones::playing) > 0 && !k.f.outcome.over;
  if (!k.t.stage->live) return;
  k.t.stage->now = step_now(k, at);
  k.t.stage->card.key = kDeck + static_cast<std::uint64_t>(count(k.s(), zones::deck)) + 1;
}

// What the card has still to do, and whose turn comes then; without a card the next turns.
void present_course(const Ship& k) {
  if (k.prompt() == "choose_crew" || k.f.outcome.over) return;
  const bool live = k.t.stage && k.t.stage->live;
  if (live)
    for (auto i = static_cast<std::size_t>(std::max(0, k.t.stage->now + 1)); i < k.t.stage->steps.size(); ++i)
      k.t.course.push_back(k.t.stage->steps[i]);
  const auto crew = k.crew();
  const std::size_t turns = live ? 1 : std::min<std::size_t>(kNextTurns, crew.size());
  for (std::size_t i = 1; i <= turns; ++i) {
    const Kind next = crew[(static_cast<std::size_t>(k.reg(R::active)) + i) % crew.size()];
    if (next == Kind::hidden) return;
    PanelRow turn = step("fate/icons/person", k.d.kind(next), k.trn("crew.actions", printed_actions(k.rules(), next)));
    turn.seat = k.seat_of(next);
    k.t.course.push_back(std::move(turn));
  }
}

}  // namespace prowl::ui::fate
