#include "games/not_alone/sanctuary/tour/tour.hpp"

namespace prowl::ui {
namespace {

bool offers(const Driver& d, std::string_view verb) {
  const Seat who = d.prompt().actor;
  if (!is_player(who) || d.awaited(true).empty()) return false;
  for (const Action& a : d.options(who))
    if (d.rules().catalogue.verb_of(a).name == verb) return true;
  return false;
}

int count_in(const Driver& d, std::string_view name) {
  return count(d.table().view.masked, zone(d.rules().catalogue.find_zone(name)));
}

std::function<bool(const Driver&)> from_turn(int turn, std::string_view verb, int developed = 0) {
  return [turn, verb, developed](const Driver& d) {
    return reg_of(d.table(), "turn") >= turn && d.prompt().id == "resolve" && offers(d, verb) &&
           count_in(d, "developed") >= developed;
  };
}

bool somebody_rescued(const Driver& d, int survivors) {
  const TableFacts f = d.table();
  for (int i = 0; i < static_cast<int>(d.seats().size()); ++i)
    if (const Zone z = zone_of(d.rules().catalogue, "rescued", seat(i));
        z != Zone::none && (f.waiting & wait_bit(seat(i))) != 0 && count(f.view.masked, z) >= survivors)
      return true;
  return false;
}

// What one of them sees alone, and the decisions before all eyes that only Sanctuary has.
std::vector<TourPosition> private_positions(const Options& yes, const Options& little) {
  const auto answer = [](PlayScreen& s) { look_in(s, PlayScreen::Purpose::answer); };
  Options short_way = yes;
  short_way["defence"] = "3";
  std::vector<TourPosition> w;
  w.push_back({"sanctuary_start", 4, yes, 0, at_prompt("start_evolution", 0), answer});
  w.push_back({"sanctuary_hide", 4, yes, 0,
               [](const Driver& d) {
                 return d.prompt().id == "choose" && reg_of(d.table(), "turn") >= 4 && somebody_rescued(d, 1);
               },
               answer});
  w.push_back({"sanctuary_hunt", 4, yes, 0, at_prompt("hunt", 4), answer});
  w.push_back({"sanctuary_hunt_seven", 7, yes, 0, at_prompt("hunt", 4), answer});
  w.push_back({"sanctuary_evolve", 4, yes, 0, at_prompt("evolution", 4), answer});
  w.push_back({"sanctuary_develop", 5, yes, 0, at_prompt("develop", 3), answer});
  w.push_back({"sanctuary_shelter",
               4,
               yes,
               0,
               [](const Driver& d) { return d.prompt().id == "shelter_survivors" && !d.awaited(true).empty(); },
               {}});
  w.push_back({"sanctuary_monolith", 4, yes, 0, at_prompt("pick_evolution", 1), {}});
  w.push_back({"sanctuary_little_start", 4, little, 0, at_prompt("variant_evolution", 0), {}});
  w.push_back({"sanctuary_little_hide", 5, little, 0, at_prompt("choose", 2), answer});
  w.push_back({"sanctuary_score",
               4,
               short_way,
               0,
               [](const Driver& d) { return match_over(d) && d.outcome().how == "hunted_defence"; },
               {}});
  return w;
}

}  // namespace

std::vector<TourPosition> sanctuary_positions() {
  const Options yes{{"sanctuary", "yes"}}, little{{"sanctuary", "variant"}};
  std::vector<TourPosition> w;
  w.push_back({"sanctuary_table", 4, yes, 0, from_turn(4, "rescue", 2), {}});
  w.push_back({"sanctuary_fortify", 4, yes, 0, from_turn(3, "fortify", 1), {}});
  w.push_back({"sanctuary_two", 2, yes, 0, from_turn(3, "rescue", 1), {}});
  w.push_back({"sanctuary_three",
               3,
               yes,
               0,
               [](const Driver& d) {
                 return d.prompt().id == "window_3" && reg_of(d.table(), "turn") >= 5 && count_in(d, "developed") >= 3;
               },
               {}});
  w.push_back({"sanctuary_seven", 7, yes, 0, from_turn(5, "rescue", 2), {}});
  w.push_back({"sanctuary_avatars", 5, yes, 0, at_prompt("avatar", 0), {}});
  w.push_back({"sanctuary_far",
               5,
               yes,
               0,
               [](const Driver& d) {
                 return reg_of(d.table(), "loop") != 0 && reg_of(d.table(), "phase") == 5 &&
                        d.prompt().id == "window_5";
               },
               {}});
  w.push_back({"sanctuary_little", 4, little, 0, from_turn(3, "take_back", 1), {}});
  w.push_back({"sanctuary_watch",
               6,
               yes,
               0x3F,
               [](const Driver& d) { return d.prompt().id == "resolve" && reg_of(d.table(), "turn") >= 4; },
               {}});
  w.push_back({"sanctuary_cards", 5, yes, 0, from_turn(3, "rescue", 1), [](PlayScreen& s) { s.open_drawer("cards"); }});
  for (TourPosition& more : private_positions(yes, little)) w.push_back(std::move(more));
  for (const char* event : {"defence", "rescued", "developed", "invoked", "won_defence"})
    w.push_back(moment_of(event, 5, yes));
  add_aids(w, {"sanctuary_table", "sanctuary_hide", "sanctuary_hunt", "sanctuary_evolve"});
  return w;
}

}  // namespace prowl::ui
