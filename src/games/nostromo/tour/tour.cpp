#include "dev/tour_position.hpp"

namespace prowl::ui {
namespace {

void place_one(PlayScreen& s) {
  look_in(s, PlayScreen::Purpose::answer);
  const auto options = s.driver().options(s.seat_shown());
  const auto& cat = s.driver().rules().catalogue;
  for (auto it = options.rbegin(); it != options.rend(); ++it)
    if (cat.verbs[static_cast<std::size_t>(index(it->verb))].name == "place") return s.act(s.seat_shown(), *it);
}

// Cards that save whoever faces the Alien now.
std::size_t ways_out(const Driver& d) {
  const auto who = d.awaited(true);
  return who.empty() ? 0 : d.options(who.front()).size() - 1;
}

}  // namespace

std::vector<TourPosition> nostromo_positions() {
  using P = PlayScreen::Purpose;
  std::vector<TourPosition> w;
  w.push_back({"table", 6, {}, 0, at_prompt("window_r", 2), {}});
  w.push_back({"private",
               6,
               {},
               0,
               [](const Driver& d) {
                 return d.prompt().id == "placement" && reg_of(d.table(), "turn") >= 3 && somebody_holds(d, 3);
               },
               place_one});
  w.push_back({"curtain", 6, {}, 0, at_prompt("placement", 1), {}});
  w.push_back({"private_timer", 5, {{"timer", "30"}}, 0, at_prompt("placement", 2), place_one});
  w.push_back({"private_dodge",
               5,
               {},
               0,
               [](const Driver& d) { return d.prompt().id == "dodge" && ways_out(d) > 1; },
               [](PlayScreen& s) { look_in(s, P::answer); }});
  w.push_back({"private_doomed",
               5,
               {},
               0,
               [](const Driver& d) { return d.prompt().id == "dodge" && ways_out(d) == 0 && somebody_holds(d, 2); },
               [](PlayScreen& s) { look_in(s, P::answer); }});
  w.push_back({"private_react",
               5,
               {},
               0,
               [](const Driver& d) { return d.prompt().id == "window_b" && somebody_holds(d, 3); },
               [](PlayScreen& s) { look_in(s, P::react); }});
  w.push_back({"table_hunt", 5, {}, 0, at_prompt("visit", 2), {}});
  w.push_back({"table_airlocks", 7, {}, 0, [](const Driver& d) { return d.prompt().id == "visit_airlocks"; }, {}});
  w.push_back({"agreement", 4, {}, 0, [](const Driver& d) { return d.prompt().ask == Ask::agreement; }, {}});
  w.push_back({"score_alien", 6, {}, 0, round_won("alien", 2), {}});
  w.push_back({"score_crew", 6, {}, 0, round_won("crew", 2), {}});
  w.push_back({"score_match", 8, {}, 0, match_over, {}});
  w.push_back({"two_table", 2, {}, 0, at_prompt("visit", 3), {}});
  w.push_back({"two_private", 2, {}, 0, at_prompt("placement", 3), place_one});
  w.push_back({"two_score", 2, {}, 0, match_over, {}});
  w.push_back({"three_private", 3, {}, 0, at_prompt("placement", 2), place_one});
  w.push_back({"eight_table", 8, {}, 0, at_prompt("window_r", 2), {}});
  w.push_back({"random_ship", 8, {{"ship", "random"}}, 0, at_prompt("window_r", 2), {}, 23});
  w.push_back({"watch", 5, {}, 0x1F, at_prompt("window_c", 2), {}});
  for (const char* name : {"facts", "options"})
    w.push_back({std::string("drawer_") + name, 6, {}, 0, at_prompt("visit", 2), [name](PlayScreen& s) {
                   s.open_drawer(name);
                 }});
  for (const char* event :
       {"found_nothing", "turned_up", "hid", "vented", "vent_took", "kill", "egg", "unmasked", "flame_fired",
        "picked_up", "five_cards", "deck_out", "egg_destroyed", "escape", "won_eggs", "won_escape"})
    w.push_back(moment_of(event, 5, {}));
  add_aids(w, {"table", "private", "private_dodge", "two_table", "two_private"});
  return w;
}

}  // namespace prowl::ui
