#include <algorithm>

#include <fmt/format.h>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

int here(const Ship& k, Zone room) {
  const auto crew = k.crew();
  return static_cast<int>(
      std::count_if(crew.begin(), crew.end(), [&](Kind c) { return c != Kind::hidden && k.at(c) == room; }));
}

int with(const Ship& k, auto test) {
  const auto crew = k.crew();
  return static_cast<int>(
      std::count_if(crew.begin(), crew.end(), [&](Kind c) { return c != Kind::hidden && test(c); }));
}

Kind holder(const Ship& k, Kind item) {
  for (const Kind c : k.crew())
    if (c != Kind::hidden && k.holds(c, item)) return c;
  return Kind::hidden;
}

std::string share(const Ship& k, std::string_view key, int n, int of) { return k.tr(key, {{"n", n}, {"of", of}}); }

void drop_state(const Ship& k, const Objective& o, TaskView& t) {
  t.of = o.count;
  t.done = std::min(o.count, count_kind(k.s(), o.room, kinds::coolant));
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
  t.text = k.tr(o.goal == Goal::drop_coolant ? "task.drop"
                : o.goal == Goal::bring      ? "task.bring"
                : o.scrap_each > 0           ? "task.gather_scrap"
                                             : "task.gather",
                {{"place", k.d.zone(o.room)},
                 {"n", o.goal == Goal::drop_coolant ? o.count : o.scrap_each},
                 {"item", o.goal == Goal::bring ? k.d.kind(o.item) : std::string()}});
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

void part(const Ship& k, TaskView& t, std::string_view key, int n, int of) {
  t.parts.push_back({k.tr("part." + std::string(key)), of > 1 ? share(k, "goal.of", n, of) : std::string(), n >= of});
}

// In the Docking Bay or beside it; a ladder counts unless the option says otherwise (ruling F15).
bool is_bait(const Ship& k) {
  const Zone bay = zones::docking;
  const auto above = [&](Zone z) { return (main_deck(k.rules()) >> index(z)) & 1U; };
  const int far = spaces_between(k.rules(), k.alien(), bay);
  return far == 0 || (far == 1 && (above(bay) == above(k.alien()) ||
                                   option_value(k.rules(), k.f.options, "ladder_adjacent") == "on"));
}

// What the mission takes, each by itself: all of it must hold at once. A last step that wins leaves nothing behind but
// the victory.
void mission_parts(const Ship& k, TaskView& t) {
  const int won = t.met ? 1 : 0, all = static_cast<int>(k.crew().size());
  const Kind coolant = kinds::coolant;
  const auto at = [&](Zone zone) { return here(k, zone); };
  const auto held = [&](Kind item) { return holder(k, item) == Kind::hidden ? 0 : 1; };
  if (t.id == "sympathies") {
    part(k, t, "ash", k.reg(R::ash_damage), 3);
    part(k, t, "burn", won, 1);
  } else if (t.id == "narcissus") {
    part(k, t, "docking_crew", at(zones::docking), all);
    part(k, t, "docking_coolant", std::min(all, count_kind(k.s(), zones::docking, coolant)), all);
    part(k, t, "gear", held(kinds::cat_carrier) + held(kinds::incinerator), 2);
  } else if (t.id == "blow_out") {
    part(k, t, "bait", is_bait(k) ? 1 : 0, 1);
    part(k, t, "airlock", std::min(1, at(zones::airlock)), 1);
    part(k, t, "bridge", std::min(1, at(zones::bridge)), 1);
    part(k, t, "alien_card", won, 1);
  } else if (t.id == "blow_up") {
    const Zone lock = zones::airlock;
    part(k, t, "airlock_crew", here(k, lock), all);
    part(k, t, "each_coolant", with(k, [&](Kind c) { return k.holds(c, coolant); }), all);
    part(k, t, "each_scrap", with(k, [&](Kind c) { return k.scrap(c) > 0; }), all);
  } else {
    t.parts.push_back({k.trn("goal.tokens", tokens_aboard(k)), "", tokens_aboard(k) == 0});
  }
}

// Bars still lit, the last one lowest, and the turns that they leave (ruling F11).
void countdown(const Ship& k, TaskView& t) {
  const auto crew = k.crew();
  const int lit = k.reg(R::countdown), holder = k.reg(R::holder);
  if (lit < 0 || holder < 0 || holder >= static_cast<int>(crew.size())) return;
  for (int i = lit; i > 0; --i) t.pictures.push_back(fmt::format("fate/tokens/countdown_{}", i));
  const bool strict = option_value(k.rules(), k.f.options, "self_destruct_strict") == "on";
  t.state = k.trn("goal.countdown", std::max(0, strict ? lit - 1 : lit),
                  {{"who", k.d.kind(crew[static_cast<std::size_t>(holder)])}});
}

TaskView mission_task(const Ship& k, int open) {
  TaskView t;
  const int slot = top(k.s(), zones::mission);
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
  t.met = k.f.outcome.over && k.f.outcome.side == "crew";
  mission_parts(k, t);
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
  k.t.end.eyebrow = k.tr("end.eyebrow", {{"turn", k.reg(R::turn)}});
  k.t.end.title = k.tr(won ? "end.won" : how == "morale" ? "end.morale" : "end.destruct");
  const auto goals = k.objectives();
  const auto met = static_cast<int>(std::count_if(goals.begin(), goals.end(), [&](Kind o) { return k.met(o); }));
  k.t.end.text = k.d.how(how) + ". " +
                 (k.reg(R::morale) > 0 ? k.trn("end.morale_left", k.reg(R::morale)) + " " : std::string()) +
                 k.tr("end.objectives", {{"n", met}, {"of", static_cast<int>(goals.size())}});
  for (auto& s : k.t.seats) {
    s.role_tone = won ? Tone::act : Tone::second;
    s.state.clear();
    for (const MemberView& m : k.t.members) {
      if (m.owner != s.seat) continue;
      for (const auto* list : {&m.slots, &m.carried})
        for (const SlotView& slot : *list) {
          if (slot.picture.empty()) continue;
          PieceView thing;
          thing.picture = slot.picture;
          thing.name = slot.text;
          thing.label = slot.figure;
          thing.open = true;
          s.state += (s.state.empty() ? "" : ", ") + slot.text + (slot.figure.empty() ? "" : " " + slot.figure);
          s.thumbs.push_back(std::move(thing));
        }
    }
  }
}

}  // namespace prowl::ui::fate
