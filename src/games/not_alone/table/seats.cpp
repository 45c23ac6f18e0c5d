#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

std::string join(const std::vector<std::string>& names, const std::string& both) {
  std::string out;
  for (const auto& n : names) out += (out.empty() ? "" : both) + n;
  return out;
}

struct State {
  std::string text;
  Tone tone = Tone::second;
  std::string brief{};
};

// Where somebody is and what befalls them there, the worst first; all of it lies open.
State state_on_planet(const Planet& k, Seat s, const std::vector<Spot>& spots) {
  std::vector<std::string> where;
  std::vector<int> caught;
  bool artemia = false;
  for (const Spot& spot : spots) {
    where.push_back(k.place_name(spot.place));
    if (k.catches(s, spot.place)) caught.push_back(spot.place);
    artemia = artemia || (rules::artemia_hits(k.s(), s, k.place_kind(spot.place)));
  }
  // In phase 4 it is over.
  if (k.reg(R::phase) == 3 && !caught.empty())
    return {k.tr(k.catch_loss(caught) >= k.will(s) ? "seat.last_will" : "seat.caught"), Tone::alarm};
  if (k.reg(R::phase) == 3 && artemia) return {k.tr("seat.artemia"), Tone::egg, k.texts.tr("kind.not_alone.artemia")};
  const std::string places = join(where, ", ");
  return {k.tr(where.size() > 1 ? "seat.on_two" : "seat.on", {{"place", places}}), Tone::seat, places};
}

State state_of(const Planet& k, const SeatView& s) {
  if (!k.hunted(s.seat)) return {k.tr(s.hot ? "seat.creature_hunts" : "seat.creature"), Tone::alarm};
  if (const auto spots = k.spots(s.seat); !spots.empty()) return state_on_planet(k, s.seat, spots);
  const int laid = k.count_of("played", s.seat);
  if (s.awaited && k.f.prompt.ask == Ask::secret && k.prompt() == "choose") return {k.tr("seat.choosing"), Tone::act};
  if (s.awaited && k.f.prompt.ask == Ask::reaction) return {k.tr("seat.may_react"), Tone::fact};
  if (s.awaited) return {k.tr("seat.asked"), Tone::act};
  if (laid > 0) return {k.trn("seat.hidden", laid), Tone::second};
  if (rules::gave_up(k.s(), s.seat)) return {k.tr("seat.gave_up"), Tone::alarm};
  if (k.seat_in(R::resisted, s.seat)) return {k.tr("seat.resisted"), Tone::fact};
  if (k.seat_in(R::standing, s.seat)) return {k.tr("seat.stands_down"), Tone::dim};
  return {k.tr("seat.awake"), Tone::second};
}

// Full, cracked when it may go now, empty.
void show_will(const Planet& k, SeatView& s) {
  const int will = k.will(s.seat);
  const bool risk = s.tone == Tone::alarm && k.reg(R::phase) == 3;
  for (int i = 0; i < kMostWill; ++i)
    s.pips.emplace_back(i >= will               ? "not_alone/marks/will_off"
                        : risk && i == will - 1 ? "not_alone/marks/will_threat"
                                                : "not_alone/marks/will_on");
  s.pips_text = k.trn("seat.will", will);
}

PieceView thumb_of(const Planet& k, const Piece& p, int nth) {
  PieceView v = piece_view(k.f, k.l, k.d, p, nth);
  v.label.clear();
  if (const int place = k.place_of(p.kind); place >= 0) v.label = std::to_string(place + 1);
  if (v.name.empty()) v.name = k.tr("seat.covered");
  v.key = 0;
  return v;
}

std::vector<PieceView> pieces_of(const Planet& k, std::string_view group, Seat s) {
  std::vector<std::pair<int, PieceView>> sorted;
  const Zone z = k.zone_of(group, s);
  if (z == Zone::none) return {};
  for (const int slot : slots(k.s(), z)) {
    const Piece& p = piece(k.s(), slot);
    const int place = k.place_of(p.kind);
    sorted.emplace_back(place < 0 ? kPlaces : place, thumb_of(k, p, static_cast<int>(sorted.size())));
  }
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<PieceView> out;
  for (auto& [place, view] : sorted) out.push_back(std::move(view));
  return out;
}

void show_hunted(const Planet& k, SeatView& s) {
  show_will(k, s);
  s.stats.push_back(
      {"not_alone/icons/hand", std::to_string(k.count_of("hand", s.seat)), k.tr("seat.in_hand"), "second"});
  s.stats.push_back(
      {"not_alone/icons/survival", std::to_string(k.count_of("survival", s.seat)), k.tr("seat.survival"), "survival"});
  s.thumbs = pieces_of(k, "discard", s.seat);
  s.thumbs_icon = "discard";
  s.thumbs_none = k.tr("seat.no_discard");
}

// A hand of backs; the word goes with the number.
ClosedView closed_hand(const Planet& k, std::string_view group, Seat s, FactView fact) {
  ClosedView hand{pieces_of(k, group, s), std::move(fact)};
  const auto n = static_cast<long long>(hand.cards.size());
  hand.fact.text = std::to_string(n);
  hand.fact.label = k.trn("seat.cards", n);
  return hand;
}

void show_creature(const Planet& k, SeatView& s) {
  s.accent = "creature";
  s.icon = "not_alone/icons/claw";
  if (!k.f.outcome.over) s.closed.push_back(closed_hand(k, "hand", s.seat, {"not_alone/icons/hunt", "", "", "hunt"}));
  const Zone played = rules::zones::hunt_played;
  for (const int slot : slots(k.s(), played)) {
    const Kind card = piece(k.s(), slot).kind;
    if (card == Kind::hidden) continue;
    s.help += (s.help.empty() ? "" : "\n") +
              k.texts.labelled(
                  k.d.kind(card),
                  k.texts.tr("kind.not_alone." +
                             k.f.rules->catalogue.kinds[static_cast<std::size_t>(index(card))].name + ".text"));
  }
  const int last = top(k.s(), played);
  if (last < 0) return;
  s.spot = piece_view(k.f, k.l, k.d, piece(k.s(), last), 0);
  s.spot->key = 0;
  s.spot_title = k.trn("seat.played", count(k.s(), played));
}

// When all is over everybody's cards lie open.
void show_cards(const Planet& k, SeatView& s) {
  for (const char* group : {"hand", "survival"})
    for (PieceView& p : pieces_of(k, group, s.seat)) s.cards.push_back(std::move(p));
}

// The Places somebody can still hold or hide in: what is theirs and does not lie open elsewhere. Before the reveal only
// what is open to everybody counts among those laid down (a Vortex); one's own look at them would say nothing of the
// others'.
PanelRow possible(const Planet& k, const SeatView& s) {
  int unknown = 0;
  const int owned = rules::owned(k.s(), s.seat), discarded = k.open_places("discard", s.seat, unknown),
            laid = k.count_of("played", s.seat);
  const bool hiding = k.reg(R::phase) < 3;
  const int seen = hiding ? k.public_places("played", s.seat) : k.open_places("played", s.seat, unknown);
  const bool all_seen = laid > 0 && std::popcount(static_cast<unsigned>(seen)) == laid;
  PanelRow row;
  row.text = s.info.name;
  row.tone = Tone::seat;
  row.seat = s.seat;
  for (int i = 0; i < kPlaces; ++i) {
    const int bit = 1 << i;
    const bool barred = hiding && k.place_in(R::barred, i), sure = hiding && (seen & bit) != 0,
               owns = k.in_set(owned, i);
    const bool possible = sure ||
                          (owns && (discarded & bit) == 0 && (seen & bit) == 0 && !barred && !(hiding && all_seen));
    row.boxes.push_back({std::to_string(i + 1), !owns ? 0 : possible ? 2 : 1});
  }
  return row;
}

}  // namespace

void present_seats(const Planet& k) {
  for (auto& s : k.t.seats) {
    const State state = state_of(k, s);
    s.state = state.text;
    s.tone = state.tone;
    s.brief = state.brief;
    if (k.hunted(s.seat))
      show_hunted(k, s);
    else
      show_creature(k, s);
    if (k.f.outcome.over) show_cards(k, s);
  }
}

void present_facts(const Planet& k) {
  PanelView p;
  p.id = "facts";
  p.title = k.tr(k.reg(R::phase) < 3 ? "facts.title" : "facts.next");
  p.icon = "eye";
  if (k.in_force(Effect::smokescreen))
    p.rows.push_back({"", "eye_off", "", k.tr("facts.smoke"), "", Tone::second, Tone::second, Seat::table, {}});
  for (const auto& s : k.t.seats)
    if (k.hunted(s.seat)) p.rows.push_back(possible(k, s));
  k.t.facts.push_back(std::move(p));
}

}  // namespace prowl::ui::not_alone
