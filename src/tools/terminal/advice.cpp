#include <algorithm>

#include <fmt/format.h>

#include "prowl/ai/bot.hpp"
#include "prowl/ai/ideas.hpp"
#include "tools/terminal/terminal.hpp"

namespace prowl::tools {

std::vector<std::string> Words::ideas(const View& v, const Thought& thought) const {
  std::vector<std::string> out;
  for (const Idea& i : best_ideas(thought)) {
    const auto number = std::find(v.options.begin(), v.options.end(), i.action) - v.options.begin() + 1;
    const ui::Args figures{{"n", percent(i.chance)}, {"worth", percent(i.worth)}};
    out.push_back(
        fmt::format("{:4}  {}", number,
                    texts_.labelled(describe_.action(v.seat, i.action),
                                    texts_.tr(i.reckoned() ? "practice.chance_worth" : "practice.chance", figures))));
  }
  if (thought.playouts == 0)
    out.push_back(texts_.tr("practice.how_plain"));
  else
    out.push_back(texts_.trn("practice.how", thought.playouts) + " " + texts_.tr(worth_key(thought)));
  return out;
}

std::vector<std::string> Words::belief(const Belief& belief) const {
  std::vector<std::string> out;
  for (const Belief::Share& there : belief.somebody) {
    if (percent(there.share) == 0) continue;
    std::string who;
    for (const Belief::Person& p : belief.people)
      if (const int n = percent(share_of(p.places, there.zone)); n > 0)
        who += (who.empty() ? "" : ", ") + texts_.tr("practice.belief.one", {{"who", describe_.seat(p.who)}, {"n", n}});
    const std::string share = texts_.tr("practice.percent", {{"n", percent(there.share)}});
    out.push_back("  " + texts_.labelled(describe_.zone(there.zone),
                                         who.empty() ? share : say("piece", {{"piece", share}, {"state", who}})));
  }
  out.push_back(texts_.trn("practice.belief.how", belief.worlds));
  return out;
}

// One person alone among bots is in nobody's way, and is helped where there is something to choose.
bool Terminal::may_be_advised(Seat who) const {
  return people() == 1 && is_person(who) && match_.view(who).options.size() > 1;
}

// Level and seed are those of the window and of `prowl-cli think`, and so are the numbers.
void Terminal::show_hint(Seat who) {
  const auto bot = may_be_advised(who) ? make_bot(bot_levels().back(), match_.game(), match_.rules()) : nullptr;
  if (!bot) return tell("no_hint");
  const View v = match_.view(who);
  Rng rng(v.events.size());
  for (const auto& line : words_.ideas(v, bot->think(v, rng, {}))) say(line);
}

void Terminal::show_belief(Seat who) {
  if (!may_be_advised(who)) return tell("no_hint");
  const View open = match_.view(Seat::table);
  Rng rng(open.events.size());
  const auto belief = believe(match_.game(), match_.rules(), open, rng);
  if (!belief) return tell("nobody_hides");
  for (const auto& line : words_.belief(*belief)) say(line);
}

}  // namespace prowl::tools
