#include <algorithm>

#include <fmt/format.h>

#include "presenter_fate.hpp"

namespace prowl::ui::fate {
namespace {

int here(const Ship& k, Zone room) {
  const auto crew = k.crew();
  return static_cast<int>(std::count_if(crew.begin(), crew.end(), [&](Kind c) { return c != Kind::hidden && k.at(c) == room; }));
}

int with(const Ship& k, auto test) {
  const auto crew = k.crew();
  return static_cast<int>(std::count_if(crew.begin(), crew.end(), [&](Kind c) { return c != Kind::hidden && test(c); }));
}

Kind holder(const Ship& k, Kind item) {
  for (const Kind c : k.crew())
    if (c != Kind::hidden && k.holds(c, item)) return c;
  return Kind::hidden;
}

std::string share(const Ship& k, std::string_view key, int n, int of) { return k.tr(key, {{"n", n}, {"of", of}}); }

void drop_state(const Ship& k, const Objective& o, TaskView& t) {
  t.of = o.count;
  t.done = std::min(o.count, count_kind(k.s(), o.room, k.kind_named("coolant")));
  t.state = share(k, "goal.lying", t.done, t.of);
}

void gather_state(const Ship& k, const Objective& o, TaskView& t) {
  const int all = static_cast<int>(k.crew().size()), there = here(k, o.room);
  const int rich = o.scrap_each > 0 ? with(k, [&](Kind c) { return k.scrap(c) >= o.scrap_each; }) : 0;
  t.of = o.scrap_each > 0 ? 2 * all : all;
  t.done = there + rich;
  t.state = share(k, "goal.there", there, all);
  if (o.scrap_each > 0) t.state += ", " + share(k, "goal.with_scrap", rich, all);
}

void bring_state(const Ship& k, const Objective& o, TaskView& t) {
  const Kind who = holder(k, o.item);
  t.of = 2;
  t.done = who == Kind::hidden ? 0 : 1;
  t.state = who == Kind::hidden ? k.tr("goal.nobody_has") : k.tr("goal.has", {{"who", k.d.kind(who)}});
}

TaskView objective_task(const Ship& k, Kind objective, int number) {
  const Objective o = objective_facts(k.rules(), objective);
  TaskView t;
  t.id = k.kind_name(objective);
  t.number = std::to_string(number);
  t.picture = "fate/cards/" + t.id;
  t.title = k.d.kind(objective);
  t.text = k.tr(o.goal == Goal::drop_coolant ? "task.drop" : o.goal == Goal::bring ? "task.bring" : o.scrap_each > 0 ? "task.gather_scrap" : "task.gather",
                {{"place", k.d.zone(o.room)}, {"n", o.goal == Goal::drop_coolant ? o.count : o.scrap_each}, {"item", o.goal == Goal::bring ? k.d.kind(o.item) : std::string()}});
  t.met = k.met(objective);
  switch (o.goal) {
    case Goal::drop_coolant: drop_state(k, o, t); break;
    case Goal::all_crew: gather_state(k, o, t); break;
    case Goal::bring: bring_state(k, o, t); break;
  }
  if (t.met) t.done = t.of;
  return t;
}

int tokens_aboard(const Ship& k) {
  int n = 0;
  for (const Zone room : zones_of(k.f.rules->catalogue, "room"))
    for (const int slot : slots(k.s(), room)) {
      const Piece& p = piece(k.s(), slot);
      if (p.kind == Kind::hidden || k.group(p.kind) == "token") ++n;
    }
  return n;
}

// How far the mission is, in its own terms.
void mission_state(const Ship& k, TaskView& t) {
  const int all = static_cast<int>(k.crew().size());
  const Kind coolant = k.kind_named("coolant");
  if (t.id == "sympathies") {
    t.of = 3;
    t.done = k.reg("ash_damage");
    t.state = share(k, "goal.damage", t.done, t.of);
  } else if (t.id == "narcissus") {
    const Zone bay = k.zone_named("docking");
    t.state = share(k, "goal.there", here(k, bay), all) + ", " + share(k, "goal.lying", std::min(all, count_kind(k.s(), bay, coolant)), all);
  } else if (t.id == "blow_out") {
    t.state = share(k, "goal.posts", (here(k, k.zone_named("airlock")) > 0 ? 1 : 0) + (here(k, k.zone_named("bridge")) > 0 ? 1 : 0), 2);
  } else if (t.id == "blow_up") {
    const Zone lock = k.zone_named("airlock");
    t.state = share(k, "goal.ready", with(k, [&](Kind c) { return k.at(c) == lock && k.holds(c, coolant) && k.scrap(c) > 0; }), all);
  } else {
    t.state = k.trn("goal.tokens", tokens_aboard(k));
  }
}

// Bars still lit, the last one lowest.
void countdown(const Ship& k, TaskView& t) {
  if (k.reg("holder") < 0 || (k.reg("countdown") == 0 && count(k.s(), k.zone_named("countdown")) == 0 && t.id != "blow_up" && t.id != "cut_off")) return;
  const auto crew = k.crew();
  const auto who = static_cast<std::size_t>(k.reg("holder"));
  if (who >= crew.size() || crew[who] == Kind::hidden) return;
  const int left = std::clamp(k.reg("countdown"), 0, 4);
  for (int i = left; i > 0; --i) t.pictures.push_back(fmt::format("fate/tokens/countdown_{}", i));
  t.state = k.trn("goal.countdown", left, {{"who", k.d.kind(crew[who])}});
}

TaskView mission_task(const Ship& k, int open) {
  TaskView t;
  const int slot = top(k.s(), k.zone_named("mission"));
  const Kind card = slot < 0 ? Kind::hidden : piece(k.s(), slot).kind;
  if (card == Kind::hidden) {
    t.id = "mission";
    t.hidden = true;
    t.picture = "fate/cards/back_mission";
    t.title = k.tr("mission.title");
    t.text = open > 0 ? k.trn("mission.hidden", open) : k.tr("mission.due");
    return t;
  }
  t.id = k.kind_name(card);
  t.picture = "fate/cards/" + t.id;
  t.title = k.d.kind(card);
  t.text = k.texts.tr("kind.fate." + t.id + ".text");
  mission_state(k, t);
  countdown(k, t);
  return t;
}

}  // namespace

void present_goals(const Ship& k) {
  int number = 0, done = 0;
  for (const Kind o : k.objectives()) {
    k.t.tasks.push_back(objective_task(k, o, ++number));
    done += k.t.tasks.back().met ? 1 : 0;
  }
  if (number == 0) return;
  k.t.tasks_note = share(k, "goal.done", done, number);
  k.t.tasks.push_back(mission_task(k, number - done));
}

void present_end(const Ship& k) {
  const std::string how(k.f.outcome.how);
  const bool won = k.f.outcome.side == "crew";
  k.t.end.eyebrow = k.tr("end.eyebrow", {{"turn", k.reg("turn")}});
  k.t.end.title = k.tr(won ? "end.won" : how == "morale" ? "end.morale" : "end.destruct");
  k.t.end.text = k.d.how(how) + ". " + k.trn("end.morale_left", k.reg("morale"));
  for (auto& s : k.t.seats) {
    s.role_tone = won ? Tone::act : Tone::second;
    s.state.clear();
    for (const MemberView& m : k.t.members) {
      if (m.owner != s.seat) continue;
      for (const auto* list : {&m.slots, &m.carried})
        for (const SlotView& slot : *list)
          if (!slot.picture.empty()) s.state += (s.state.empty() ? "" : ", ") + slot.text + (slot.figure.empty() ? "" : " " + slot.figure);
    }
  }
}

}  // namespace prowl::ui::fate
