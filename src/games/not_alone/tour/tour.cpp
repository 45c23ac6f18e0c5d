#include "games/not_alone/sanctuary/tour/tour.hpp"

namespace prowl::ui {
namespace {

constexpr int kSmokescreen = 4;

int players_of(const Driver& d) { return static_cast<int>(d.seats().size()); }

bool somebody_discarded(const Driver& d, int cards) {
  const TableFacts f = d.table();
  for (int i = 0; i < players_of(d); ++i)
    if (const Zone z = zone_of(d.rules().catalogue, "discard", seat(i));
        z != Zone::none && count(f.view.masked, z) >= cards)
      return true;
  return false;
}

bool somebody_asked(const Driver& d) { return !d.awaited(true).empty(); }

bool resolving(const Driver& d, int turn) {
  return d.prompt().id == "resolve" && reg_of(d.table(), "turn") >= turn && somebody_asked(d);
}

bool two_places(int set) { return (set & (set - 1)) != 0; }

void score_positions(std::vector<TourPosition>& w) {
  w.push_back({"score_creature",
               5,
               {},
               0,
               [](const Driver& d) { return match_over(d) && d.outcome().side == "creature"; },
               {}});
  w.push_back({"score_hunted",
               4,
               {{"rescue", "5"}},
               0,
               [](const Driver& d) { return match_over(d) && d.outcome().side == "hunted"; },
               {}});
}

void private_positions(std::vector<TourPosition>& w) {
  const auto answer = [](PlayScreen& s) { look_in(s, PlayScreen::Purpose::answer); };
  const auto choosing = [](const Driver& d, int discards) {
    return d.prompt().id == "choose" && somebody_discarded(d, discards) && somebody_asked(d);
  };
  w.push_back({"private_choose", 4, {}, 0, at_prompt("choose", 1), answer});
  w.push_back({"private_resist", 4, {}, 0, [choosing](const Driver& d) { return choosing(d, 3); }, answer});
  w.push_back({"private_hunt", 4, {}, 0, at_prompt("hunt", 3), answer});
  w.push_back({"private_hunt_seven", 7, {}, 0, at_prompt("hunt", 2), answer});
  w.push_back({"private_react", 4, {}, 0, at_prompt("window_3", 2), [](PlayScreen& s) {
                 look_in(s, PlayScreen::Purpose::react);
               }});
  w.push_back({"private_shelter", 4, {}, 0, at_prompt("shelter", 1), answer});
  w.push_back({"private_artemia", 4, {}, 0, at_prompt("artemia", 1), answer});
}

}  // namespace

std::vector<TourPosition> not_alone_positions() {
  std::vector<TourPosition> w;
  w.push_back({"table", 4, {}, 0, [](const Driver& d) { return resolving(d, 3) && somebody_discarded(d, 3); }, {}});
  w.push_back({"table_gain",
               4,
               {},
               0,
               [](const Driver& d) { return d.prompt().id == "resolve" && d.options(d.prompt().actor).size() > 4; },
               {}});
  w.push_back({"table_tokens", 4, {}, 0, at_prompt("window_2", 2), {}});
  w.push_back({"table_reveal", 4, {}, 0, at_prompt("window_3", 3), {}});
  w.push_back({"table_smoke",
               5,
               {},
               0,
               [](const Driver& d) {
                 return (reg_of(d.table(), "effects") & kSmokescreen) != 0 && d.prompt().id == "window_3" &&
                        somebody_discarded(d, 2);
               },
               {}});
  w.push_back({"table_two_tokens",
               5,
               {},
               0,
               [](const Driver& d) {
                 return d.prompt().id == "window_3" &&
                        (two_places(reg_of(d.table(), "artemia_at")) || two_places(reg_of(d.table(), "target_at")));
               },
               {}});
  w.push_back({"two_table", 2, {}, 0, [](const Driver& d) { return resolving(d, 4); }, {}});
  w.push_back({"three_table", 3, {}, 0, at_prompt("window_3", 2), {}});
  w.push_back({"five_table", 5, {}, 0, [](const Driver& d) { return resolving(d, 3); }, {}});
  w.push_back(
      {"seven_table", 7, {}, 0, [](const Driver& d) { return resolving(d, 4) && somebody_discarded(d, 4); }, {}});
  w.push_back({"curtain", 4, {}, 0, at_prompt("choose", 1), {}});
  w.push_back({"watch",
               6,
               {},
               0x3F,
               [](const Driver& d) { return d.prompt().id == "resolve" && reg_of(d.table(), "turn") >= 3; },
               {}});
  score_positions(w);
  w.push_back({"drawer_facts",
               5,
               {},
               0,
               [](const Driver& d) { return resolving(d, 2); },
               [](PlayScreen& s) { s.open_drawer("facts"); }});
  private_positions(w);
  for (const char* event : {"put", "announced", "caught", "artemia_hit", "tokens_home", "zero_will", "gave_up",
                            "assimilation", "rescue", "won_rescue", "won_assimilation"})
    w.push_back(moment_of(event, 6, {}));
  add_aids(w, {"table", "private_choose", "private_hunt", "seven_table"});
  for (TourPosition& more : sanctuary_positions()) w.push_back(std::move(more));
  return w;
}

}  // namespace prowl::ui
