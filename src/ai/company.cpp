#include "prowl/ai/company.hpp"

#include <algorithm>
#include <span>

#include "ai/mind.hpp"

namespace prowl {
namespace {

// So many tables that fit are looked at for what the asker can surely do, and so many of them are thought over.
constexpr std::size_t kTables = 8, kThought = 2;

// Those that are there at every one of these tables.
ActionList common_options(ActionList out, const std::vector<View>& views) {
  std::erase_if(out, [&](const Action& a) {
    return std::any_of(views.begin(), views.end(), [&](const View& v) {
      return std::find(v.options.begin(), v.options.end(), a) == v.options.end();
    });
  });
  return out;
}

void add(Thought& sum, const Thought& t, double share) {
  for (std::size_t i = 0; i < t.ideas.size(); ++i) {
    sum.ideas[i].chance += share * t.ideas[i].chance;
    if (t.ideas[i].reckoned())
      sum.ideas[i].worth = (sum.ideas[i].reckoned() ? sum.ideas[i].worth : 0) + share * t.ideas[i].worth;
  }
  sum.playouts += t.playouts;
}

std::span<const Event> this_turn(const RuleSet& rules, const View& v) {
  const int turn = rules.catalogue.find_event("turn_start");
  const auto from = std::find_if(v.events.rbegin(), v.events.rend(), [&](const Event& e) { return e.what == turn; });
  return {from.base(), v.events.end()};
}

}  // namespace

std::vector<Event> said_lately(const RuleSet& rules, const View& v) {
  const int said = rules.catalogue.find_event("said");
  const auto turn = this_turn(rules, v);
  std::vector<Event> out;
  std::copy_if(turn.begin(), turn.end(), std::back_inserter(out), [&](const Event& e) { return e.what == said; });
  return out;
}

bool hunted_lately(const Game& game, const RuleSet& rules, const View& v) {
  const ai::Chase* chase = ai::chase_of(game);
  const auto turn = this_turn(rules, v);
  return chase != nullptr && std::any_of(turn.begin(), turn.end(), [&](const Event& e) { return chase->looks(e); });
}

std::vector<Zone> sayable(const Game& game, const RuleSet& rules, const View& open, Seat who) {
  const ai::Chase* chase = ai::chase_of(game);
  if (chase == nullptr || !is_player(who) || who == chase->hunter(open.masked) || !awaits(open.masked, who)) return {};
  for (const Event& e : said_lately(rules, open))
    if (e.who == who) return {};
  return chase->places(open.masked, who);
}

std::vector<Seat> companions(const Game& game, const View& open, SeatMask bots, Seat who) {
  const ai::Chase* chase = ai::chase_of(game);
  const Seat hunter = chase == nullptr ? Seat::table : chase->hunter(open.masked);
  std::vector<Seat> out;
  for (int i = 0; i < open.masked.seats && who != hunter; ++i)
    if (seat(i) != who && seat(i) != hunter && has(bots, seat(i))) out.push_back(seat(i));
  return out;
}

Adviser::Adviser(std::unique_ptr<Bot> bot, const Game& game, const RuleSet& rules, Seat asker)
    : bot_(std::move(bot)), game_(game), rules_(rules), asker_(asker) {}

Thought Adviser::think(const View& open, Rng& own, const std::stop_token& stop) {
  std::vector<View> views;
  for (std::size_t i = 0; i < kTables; ++i) {
    views.push_back(make_view(game_, rules_, imagine_state(game_, rules_, open, own), asker_));
    views.back().events = open.events;
  }
  const ActionList options = common_options(open.options, views);
  Thought sum;
  for (const Action& a : options) sum.ideas.push_back({a});
  if (options.empty()) return sum;
  for (std::size_t i = 0; i < kThought; ++i) {
    views[i].options = options;
    add(sum, bot_->think(views[i], own, stop), 1.0 / kThought);
  }
  return sum;
}

}  // namespace prowl
