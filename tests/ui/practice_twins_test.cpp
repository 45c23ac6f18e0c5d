// Who practises alone among bots meets the same in two truths that they can't tell apart.
#include <map>

#include "catch.hpp"
#include "twins.hpp"
#include "whole.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using ut::At;

namespace {

/// All that the keys of practice bring, for whoever is alone at this table.
std::string practised(const prowl::test::Table& t, const State& s, Seat who, std::map<std::string, int>& met) {
  const auto bots = static_cast<SeatMask>(((1U << static_cast<unsigned>(t.seats)) - 1) & ~bit(who));
  At at(t, s, "en", {1280, 720}, true, bots);
  const auto look = [&] {
    for (int i = 0; i < 100 && at.client.impl.ctx.stack.top() != at.play && at.client.impl.ctx.stack.top()->busy(); ++i)
      at.client.impl.tick(50);
    at.rebuild();
    return ut::whole(at.client);
  };
  at.rebuild();
  // Who is asked nothing here looks on while bots play, each by what it holds.
  if (at.play->session().driver().length() > 0) return "went on";
  std::string out = look();
  for (const auto& [key, button] :
       std::map<std::string, std::string>{{"t", "hint"}, {"j", "plan"}, {"b", "belief"}, {"y", "look"}, {"s", "say"}}) {
    met[button] += at.client.find("aid." + button) != nullptr ? 1 : 0;
    at.client.key(key);
    at.client.impl.settle();
    out += key + "\n" + look();
    if (at.client.find("hint.ask") != nullptr) {
      ++met["ask"];
      at.client.click("hint.ask");
      out += look();
    }
    at.client.key(key == "b" ? "b" : "esc");
    at.client.impl.settle();
    out += look();
  }
  return out;
}

}  // namespace

TEST_CASE("Whoever practises meets the same hints, plans and beliefs in two truths that they can't tell apart") {
  std::map<std::string, int> met, positions;
  for (const auto& t : prowl::test::all_tables()) {
    if (find_game(std::string(t.game->id)) != t.game || t.seats < 2 || t.seats > 3) continue;
    int here = 0, before = 0;
    prowl::test::walk(t, 11, [&](const State& s, Rng& rng) {
      const auto asked = prowl::test::awaited(s);
      const Seat who = asked.front();
      // What others who choose at the same time say then rests on what they hold.
      if (here >= 2 || asked.size() > 1 || !is_player(who) || ++before < 12 || rng.below(4) != 0) return;
      const View v = make_view(*t.game, *t.rules, s, who);
      if (v.options.size() < 2) return;
      ++here, ++positions[std::string(t.game->id)];
      INFO(t.name() << ", " << to_notation(who));
      const std::string here_told = practised(t, s, who, met);
      for (int i = 0; i < 3; ++i) {
        const State other = imagine_state(*t.game, *t.rules, v, rng);
        CHECK(ut::first_difference(here_told, practised(t, other, who, met)) == "");
      }
    });
  }
  for (const auto& [game, n] : positions) {
    INFO(game);
    CHECK(n >= 4);
  }
  for (const char* what : {"hint", "plan", "belief", "ask"}) {
    INFO(what);
    CHECK(met[what] > 0);
  }
}
