#pragma once
#include <array>

#include "table/presenter.hpp"

namespace prowl::ui {

/// How a game tells of one event: for how long, in what words (none: the board alone shows it), and, where not each is
/// worth it, when. All of it reads the table's view.
template <class Words>
struct MomentRow {
  std::string_view event;
  int ms = 0;
  void (*tell)(const Words&, const Event&, MomentView&) = nullptr;
  bool (*told)(const TableFacts&) = nullptr;
};

template <class Words, std::size_t N>
constexpr std::array<MomentSpec, N> specs_of(const MomentRow<Words> (&rows)[N]) {
  std::array<MomentSpec, N> out{};
  for (std::size_t i = 0; i < N; ++i) {
    out[i].event = rows[i].event;
    out[i].ms = rows[i].ms;
    out[i].told = rows[i].told;
  }
  return out;
}

/// Fills TableView::moment while the table is shown what happens: nobody is asked then.
template <class Words, std::size_t N>
void tell_moment(const Words& k, const MomentRow<Words> (&rows)[N]) {
  if (!k.prompt().empty() || k.f.view.events.empty() || k.f.outcome.over) return;
  const Event& last = k.f.view.events.back();
  for (const MomentRow<Words>& row : rows) {
    if (row.event != k.event(last) || row.tell == nullptr || (row.told != nullptr && !row.told(k.f))) continue;
    MomentView m;
    row.tell(k, last, m);
    if (m.title.empty() && m.at.empty()) return;
    k.t.callouts.clear();
    k.t.moment = std::move(m);
    return;
  }
}

/// The events of that name since the last one called `from`.
inline std::vector<Event> events_since(const TableFacts& f, std::string_view from, std::string_view name) {
  std::vector<Event> out;
  for (std::size_t i = f.view.events.size(); i-- > 0;) {
    const Event& e = f.view.events[i];
    const std::string& word = f.rules->catalogue.events[e.what].name;
    if (word == name) out.insert(out.begin(), e);
    if (word == from) break;
  }
  return out;
}

}  // namespace prowl::ui
