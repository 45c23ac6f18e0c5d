#include <algorithm>
#include <bit>
#include <set>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

void tell_role(const Deck& k, SeatView& s) {
  if (s.seat == k.alien()) {
    s.role = k.tr("end.alien");
    s.role_tone = Tone::alarm;
  } else if (is_android(k.s(), s.seat)) {
    s.role = k.tr(is_eliminated(k.s(), s.seat) ? "end.android_out" : "end.android");
    s.role_tone = Tone::egg;
    s.badge = "android_badge";
  } else {
    s.role = k.tr(k.seat_in(R::escaped, s.seat) ? "end.escaped" : "end.crew");
  }
}

void show_faces(const Deck& k, SeatView& s) {
  if (s.seat == k.alien()) {
    s.portraits = {"nostromo/tokens/portrait_alien"};
    return;
  }
  for (const Kind c : k.characters((1 << kCharacters) - 1)) {
    const PieceLook* look = k.l.look(k.kind_name(c), k.group(c));
    if (look != nullptr && character_id(c) < characters_in_play(k.s()) && k.owner(c) == s.seat) {
      s.ring = look->portrait_ring;
      s.portraits.push_back(asset_name(look->portrait, k.kind_name(c)));
      s.lost.push_back(find_piece(k.s(), zones::dead, c) >= 0);
    }
  }
}

// A second card of a kind, and any card of the android, is worth nothing.
void show_hand(const Deck& k, SeatView& s) {
  std::set<Kind> seen;
  for (const int slot : slots(k.s(), hand_of(s.seat))) {
    PieceView p = piece_view(k.f, k.l, k.d, piece(k.s(), slot), 0);
    p.marks = is_android(k.s(), s.seat) || !seen.insert(p.kind).second ? 1 : 0;
    s.cards.push_back(std::move(p));
  }
}

// Points of all rounds decide; how the last one ended stands above.
void tell_winners(const Deck& k) {
  std::string who;
  for (const auto& s : k.t.seats)
    if ((k.f.outcome.winners & bit(s.seat)) != 0) who += (who.empty() ? "" : ", ") + s.info.name;
  k.t.end.eyebrow = k.tr("end.last", {{"how", k.t.end.title}});
  k.t.end.title = k.trn("end.winner", std::popcount(static_cast<unsigned>(k.f.outcome.winners)), {{"who", who}});
}

}  // namespace

void present_end(const Deck& k) {
  for (auto& s : k.t.seats) {
    tell_role(k, s);
    show_faces(k, s);
    show_hand(k, s);
  }
  const std::string how = std::string(k.f.outcome.how);
  k.t.end.title = k.tr("end." + how + ".title");
  if (k.two())
    k.t.end.eyebrow = k.tr("end.match_over");
  else if (k.f.outcome.over)
    tell_winners(k);
  else
    k.t.end.eyebrow = k.tr("end.round", {{"round", k.reg(R::round)}, {"rounds", k.reg(R::rounds)}});
  std::string who;
  for (const auto& s : k.t.seats)
    if (k.seat_in(R::escaped, s.seat)) who += (who.empty() ? "" : ", ") + s.info.name;
  if (!k.f.outcome.over && k.reg(R::rotation) == 0) {
    std::string fresh;
    for (const auto& s : k.t.seats)
      if (!k.seat_in(R::been_alien, s.seat)) fresh += (fresh.empty() ? "" : ", ") + s.info.name;
    k.t.end.next = k.tr("end.next", {{"round", k.reg(R::round) + 1}, {"who", fresh}});
  }
  // Where there are no eggs, those who died count.
  const std::string key = k.two() && how == "escape" ? "end.escape_two.text" : "end." + how + ".text";
  k.t.end.text = k.tr(
      key, {{"turn", k.reg(R::turn)}, {"who", who}, {"eggs", k.reg(R::eggs)}, {"lost", count(k.s(), zones::dead)}});
}

}  // namespace prowl::ui::nostromo
