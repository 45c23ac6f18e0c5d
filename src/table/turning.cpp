#include "table/turning.hpp"

#include <algorithm>
#include <map>

#include "table/presenter.hpp"

namespace prowl::ui {
namespace {

// What happens again is by so much less of a surprise.
constexpr int kAgain = 15;

int weight_of(const GameTable& table, const Catalogue& c, std::span<const Event> until) {
  const std::string& name = c.events[until.back().what].name;
  for (const DecidingSpec& row : table.deciding)
    if (row.event == name && (row.counts == nullptr || row.counts(c, until))) return row.weight;
  return 0;
}

}  // namespace

std::vector<int> turns_of(const Catalogue& c, std::span<const Event> events, int now) {
  const auto starts = [&](const Event& e) { return c.events[e.what].name == "turn_start"; };
  const auto first = std::find_if(events.begin(), events.end(), starts);
  int turn = first == events.end() ? now : std::max(0, first->a - 1);
  std::vector<int> out;
  for (const Event& e : events) {
    if (starts(e)) turn = e.a;
    if (c.events[e.what].name == "round_start") turn = 0;
    out.push_back(turn);
  }
  return out;
}

std::size_t last_round(const Catalogue& c, std::span<const Event> events) {
  for (std::size_t i = events.size(); i-- > 0;)
    if (c.events[events[i].what].name == "round_start") return i;
  return 0;
}

std::vector<TurningPoint> turning_points(std::string_view game, const Catalogue& c, std::span<const Event> events,
                                         int now, std::size_t most) {
  const GameTable* table = find_table(game);
  if (table == nullptr) return {};
  const auto turns = turns_of(c, events, now);
  std::vector<TurningPoint> out;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const int weight = weight_of(*table, c, events.first(i + 1));
    if (weight == 0) continue;
    const auto same = std::find_if(
        out.begin(), out.end(), [&](const TurningPoint& p) { return p.turn == turns[i] && events[p.at] == events[i]; });
    const TurningPoint p{i, turns[i], same == out.end() ? 1 : same->times + 1, weight};
    if (same != out.end()) out.erase(same);
    out.push_back(p);
  }
  const auto heavier = [](const TurningPoint& a, const TurningPoint& b) {
    return std::pair(a.weight, a.at) > std::pair(b.weight, b.at);
  };
  std::stable_sort(out.begin(), out.end(), heavier);
  std::map<std::uint16_t, int> before;
  for (TurningPoint& p : out) p.weight -= kAgain * before[events[p.at].what]++;
  std::stable_sort(out.begin(), out.end(), heavier);
  if (out.size() > most) out.resize(most);
  std::sort(out.begin(), out.end(), [](const TurningPoint& a, const TurningPoint& b) { return a.at < b.at; });
  return out;
}

std::vector<TurningPoint> all_turning_points(std::string_view game, const Catalogue& c, std::span<const Event> events,
                                             int now) {
  std::vector<TurningPoint> out;
  for (std::size_t end = events.size(), from = 0; end > 0; end = from) {
    from = last_round(c, events.first(end));
    auto round = turning_points(game, c, events.subspan(from, end - from), end == events.size() ? now : 0);
    for (TurningPoint& p : round) p.at += from;
    out.insert(out.begin(), round.begin(), round.end());
  }
  return out;
}

}  // namespace prowl::ui
