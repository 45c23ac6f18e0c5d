#include "dev/tour_position.hpp"

namespace prowl::ui {
namespace {

int turn_of(const Driver& d) { return reg_of(d.table(), "turn"); }

bool person_acts(const Driver& d, int turn, int actions) {
  return d.prompt().id == "act" && turn_of(d) >= turn && reg_of(d.table(), "actions") >= actions &&
         !d.awaited(true).empty();
}

bool table_asks(const Driver& d, std::string_view prompt) { return d.prompt().id == prompt; }

int held(const Driver& d, std::string_view group) {
  const TableFacts f = d.table();
  int n = 0;
  for (const Zone z : zones_of(f.rules->catalogue, "bag"))
    for (const int slot : slots(f.view.masked, z))
      if (const Kind k = piece(f.view.masked, slot).kind;
          f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))].group == group)
        ++n;
  return n;
}

bool crowded(const Driver& d, int crew) {
  const TableFacts f = d.table();
  for (const Zone z : zones_of(f.rules->catalogue, "corridor")) {
    int there = 0;
    for (const char* who : {"ripley_at", "dallas_at", "lambert_at", "parker_at", "brett_at"})
      there += reg_of(f, who) == index(z) ? 1 : 0;
    if (there >= crew) return true;
  }
  return false;
}

// Somebody stands beside the Alien on their turn.
std::optional<Action> into_the_alien(const Driver& d) {
  const TableFacts f = d.table();
  if (!person_acts(d, 3, 2)) return std::nullopt;
  const int move = f.rules->catalogue.find_verb("move");
  for (const Action& a : d.options(d.awaited(true).front()))
    if (index(a.verb) == move && a.a == reg_of(f, "alien_at")) return a;
  return std::nullopt;
}

// That action, step by step up to an event.
void tell_until(PlayScreen& s, const Action& a, std::string_view event) {
  s.step_moments(true);
  s.act(s.driver().awaited(true).front(), a);
  while (s.moments_left() > 1 && s.moment() != event) s.next_moment();
}

Action end_of_turn(const Driver& d) { return {static_cast<Verb>(d.rules().catalogue.find_verb("pass"))}; }

// The mission that is turned over; hidden before that.
Kind mission_of(const TableFacts& f) {
  const int slot = top(f.view.masked, zone(f.rules->catalogue.find_zone("mission")));
  return slot < 0 ? Kind::hidden : piece(f.view.masked, slot).kind;
}

bool mission_known(const Driver& d) { return mission_of(d.table()) != Kind::hidden; }

bool on_mission(const Driver& d, std::string_view name) {
  const TableFacts f = d.table();
  return mission_of(f) != Kind::hidden && index(mission_of(f)) == f.rules->catalogue.find_kind(name);
}

struct Heard final : EventSink {
  explicit Heard(int what_) : what(what_) {}
  void emit(const Event& e) override { heard = heard || e.what == what; }
  int what;
  bool heard = false;
};

// What somebody can do now that leads to an event at once, as far as all may know.
std::optional<Action> leads_to(const Driver& d, std::string_view event) {
  if (!person_acts(d, 1, 1)) return std::nullopt;
  const TableFacts f = d.table();
  const Seat who = d.awaited(true).front();
  Rng rng(1);
  for (const Action& a : d.options(who)) {
    if (a == end_of_turn(d)) continue;
    State s = imagine_state(*f.game, *f.rules, f.view, rng);
    Heard sink(f.rules->catalogue.find_event(event));
    f.game->apply(*f.rules, s, who, a, sink);
    if (sink.heard) return a;
  }
  return std::nullopt;
}

TourPosition moment(std::string name, int players, Options options, std::string event) {
  return {std::move(name),
          players,
          std::move(options),
          0,
          [event](const Driver& d) { return leads_to(d, event).has_value(); },
          [event](PlayScreen& s) { tell_until(s, *leads_to(s.driver(), event), event); }};
}

void mission_positions(std::vector<TourPosition>& w) {
  for (const char* mission : {"sympathies", "narcissus", "blow_out", "blow_up", "cut_off"})
    w.push_back({std::string("mission_") + mission,
                 3,
                 {},
                 0,
                 [mission](const Driver& d) {
                   return on_mission(d, mission) && person_acts(d, 1, 1) && reg_of(d.table(), "countdown") <= 3;
                 },
                 {}});
  w.push_back(moment("objective_done", 3, {}, "objective_done"));
  w.push_back(moment("mission_is", 4, {}, "mission_is"));
  w.push_back({"ash_push", 3, {}, 0, [](const Driver& d) { return table_asks(d, "ash_push"); }, {}});
  w.push_back({"score_destruct",
               4,
               {{"directors_cut", "on"}},
               0,
               [](const Driver& d) { return match_over(d) && d.outcome().how == "self_destruct"; },
               {}});
}

// In the middle of what happens, and one step after it.
void moment_positions(std::vector<TourPosition>& w) {
  w.push_back({"card",
               3,
               {},
               0,
               [](const Driver& d) { return person_acts(d, 4, 2); },
               [](PlayScreen& s) { s.act(s.driver().awaited(true).front(), end_of_turn(s.driver())); }});
  w.push_back({"card_drawn",
               3,
               {{"ash", "on"}},
               0,
               [](const Driver& d) { return person_acts(d, 4, 2); },
               [](PlayScreen& s) { tell_until(s, end_of_turn(s.driver()), "drew"); }});
  w.push_back({"card_alien",
               4,
               {{"ash", "on"}},
               0,
               [](const Driver& d) { return person_acts(d, 3, 2); },
               [](PlayScreen& s) { tell_until(s, end_of_turn(s.driver()), "alien_moved"); }});
  w.push_back({"met_alien",
               3,
               {},
               0,
               [](const Driver& d) { return into_the_alien(d).has_value(); },
               [](PlayScreen& s) { tell_until(s, *into_the_alien(s.driver()), "met_alien"); }});
  w.push_back({"morale_lost",
               3,
               {},
               0,
               [](const Driver& d) { return held(d, "item") == 0 && into_the_alien(d).has_value(); },
               [](PlayScreen& s) { tell_until(s, *into_the_alien(s.driver()), "morale_lost"); }});
  w.push_back({"morale_one",
               3,
               {},
               0,
               [](const Driver& d) { return person_acts(d, 3, 1) && reg_of(d.table(), "morale") == 1; },
               {}});
  w.push_back({"craft",
               3,
               {},
               0,
               [](const Driver& d) { return person_acts(d, 3, 2) && held(d, "scrap") >= 6; },
               [](PlayScreen& s) { s.choose_verb("craft"); }});
}

}  // namespace

std::vector<TourPosition> fate_positions() {
  std::vector<TourPosition> w;
  w.push_back({"choose_crew", 3, {}, 0, [](const Driver& d) { return table_asks(d, "choose_crew"); }, {}});
  w.push_back({"table", 3, {}, 0, [](const Driver& d) { return person_acts(d, 5, 3) && held(d, "item") >= 2; }, {}});
  w.push_back({"table_ash", 3, {{"ash", "on"}}, 0, [](const Driver& d) { return person_acts(d, 7, 2); }, {}});
  w.push_back({"table_no_action",
               4,
               {},
               0,
               [](const Driver& d) { return person_acts(d, 3, 0) && reg_of(d.table(), "actions") == 0; },
               {}});
  w.push_back({"solo_table", 1, {}, 0, [](const Driver& d) { return person_acts(d, 6, 2); }, {}});
  w.push_back({"solo_crew", 1, {{"solo_crew", "4"}}, 0, [](const Driver& d) { return person_acts(d, 6, 2); }, {}});
  w.push_back({"five_table", 5, {}, 0, [](const Driver& d) { return person_acts(d, 8, 2); }, {}});
  w.push_back(
      {"five_corridor", 5, {}, 0, [](const Driver& d) { return crowded(d, 5) && !d.awaited(true).empty(); }, {}});
  w.push_back({"look", 5, {}, 0, [](const Driver& d) { return table_asks(d, "look"); }, {}});
  w.push_back({"trade", 4, {}, 0, [](const Driver& d) { return table_asks(d, "trade"); }, {}});
  w.push_back({"flee", 3, {}, 0, [](const Driver& d) { return table_asks(d, "flee"); }, {}});
  w.push_back({"flee_several", 5, {}, 0, [](const Driver& d) { return table_asks(d, "flee_several"); }, {}});
  w.push_back({"prod", 4, {}, 0, [](const Driver& d) { return table_asks(d, "prod"); }, {}});
  w.push_back({"alien_target", 4, {}, 0, [](const Driver& d) { return table_asks(d, "alien_target"); }, {}});
  w.push_back({"ash_toll", 4, {{"ash", "on"}}, 0, [](const Driver& d) { return table_asks(d, "ash_toll"); }, {}});
  w.push_back({"countdown",
               4,
               {{"directors_cut", "on"}},
               0,
               [](const Driver& d) { return mission_known(d) && person_acts(d, 1, 1); },
               {}});
  w.push_back({"watch", 3, {}, 7, [](const Driver& d) { return d.prompt().id == "act" && turn_of(d) >= 5; }, {}});
  moment_positions(w);
  mission_positions(w);
  w.push_back(
      {"score_crew", 3, {}, 0, [](const Driver& d) { return match_over(d) && d.outcome().side == "crew"; }, {}});
  w.push_back(
      {"score_morale", 4, {}, 0, [](const Driver& d) { return match_over(d) && d.outcome().how == "morale"; }, {}});
  for (const char* event : {"alien_moved", "met_alien", "morale_lost", "revealed", "crafted", "no_loss", "incinerated",
                            "captured", "lost_morale_out", "won", "ash_hurt", "ash_gone"})
    w.push_back(moment_of(event, 3, {}));
  for (const char* event : {"ash_appears", "countdown", "lost_countdown"})
    w.push_back(moment_of(event, 3, {{"ash", "on"}, {"directors_cut", "on"}}));
  add_aids(w, {"table", "card_alien", "flee", "craft"});
  return w;
}

}  // namespace prowl::ui
