#include <algorithm>
#include <set>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

bool is_android(const Deck& k, Seat s) {
  const Zone z = zone_of(k.f.rules->catalogue, "role", s);
  return z != Zone::none && find_piece(k.f.view.masked, z, kind(k.f.rules->catalogue.find_kind("role_android"))) >= 0;
}

void tell_role(const Deck& k, SeatView& s) {
  const int i = index(s.seat);
  if (s.seat == k.alien()) {
    s.role = k.tr("end.alien");
    s.role_tone = Tone::alarm;
  } else if (is_android(k, s.seat)) {
    s.role = k.tr(k.bit_of("eliminated", i) ? "end.android_out" : "end.android");
    s.role_tone = Tone::egg;
    s.badge = "android_badge";
  } else {
    s.role = k.tr(k.bit_of("escaped", i) ? "end.escaped" : "end.crew");
  }
}

void show_faces(const Deck& k, SeatView& s) {
  if (s.seat == k.alien()) {
    s.portraits = {"nostromo/tokens/portrait_alien"};
    return;
  }
  const Zone dead = k.zone_named("dead");
  for (const Kind c : k.characters(0x7F)) {
    const PieceLook* look = k.l.look(k.kind_name(c), k.group(c));
    const int each = k.two() ? 6 : k.players() == 3 ? 3 : k.players() == 4 ? 2 : 1;
    if (look != nullptr && k.character(c) < each * (k.players() - 1) && k.owner(c) == s.seat) {
      s.ring = look->portrait_ring;
      s.portraits.push_back(asset_name(look->portrait, k.kind_name(c)));
      s.lost.push_back(find_piece(k.f.view.masked, dead, c) >= 0);
    }
  }
}

// A second card of a kind, and any card of the android, is worth nothing.
void show_hand(const Deck& k, SeatView& s) {
  const Zone z = zone_of(k.f.rules->catalogue, "hand", s.seat);
  std::set<Kind> seen;
  for (const int slot : slots(k.f.view.masked, z)) {
    PieceView p = piece_view(k.f, k.l, k.d, piece(k.f.view.masked, slot), 0);
    p.marks = is_android(k, s.seat) || !seen.insert(p.kind).second ? 1 : 0;
    s.cards.push_back(std::move(p));
  }
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
  k.t.end.eyebrow = k.two() || k.f.outcome.over
                        ? k.tr("end.match_over")
                        : k.tr("end.round", {{"round", k.reg("round")}, {"rounds", k.reg("rounds")}});
  std::string who;
  for (const auto& s : k.t.seats)
    if (k.bit_of("escaped", index(s.seat))) who += (who.empty() ? "" : ", ") + s.info.name;
  if (!k.f.outcome.over && k.reg("rotation") == 0) {
    std::string fresh;
    for (const auto& s : k.t.seats)
      if (!k.bit_of("been_alien", index(s.seat))) fresh += (fresh.empty() ? "" : ", ") + s.info.name;
    k.t.end.next = k.tr("end.next", {{"round", k.reg("round") + 1}, {"who", fresh}});
  }
  k.t.end.text = k.tr("end." + how + ".text", {{"turn", k.reg("turn")}, {"who", who}, {"eggs", k.reg("eggs")}});
}

}  // namespace prowl::ui::nostromo
