#include <algorithm>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

void present_role(const Deck& k) {
  PanelView p;
  p.id = "role";
  p.title = k.tr("role.title");
  p.icon = "eye";
  p.tone = Tone::act;
  std::string key = k.f.view.seat == k.alien() ? "role.alien" : k.two() ? "role.crew_two" : "role.crew";
  if (is_android(k.s(), k.f.view.seat))
    key = is_unmasked(k.s(), k.f.view.seat) ? "role.unmasked" : "role.android", p.icon = "android";
  p.rows.push_back({"", "", "", k.tr(key), "", Tone::plain, Tone::second, Seat::table});
  k.t.role = std::move(p);
}

void present_goal(const Deck& k) {
  if (k.f.view.seat == k.alien()) return;
  for (const char* name : {"vents", "hide", "airlocks", "reorganise", "draw"}) {
    const Kind card = kind(k.f.rules->catalogue.find_kind(name));
    const bool have = std::any_of(k.t.hand.begin(), k.t.hand.end(), [&](const PieceView& p) { return p.kind == card; });
    k.t.goal.push_back({std::string("kind_") + name, have, k.d.kind(card)});
  }
}

bool is_token(const Deck& k, const PieceView& p) {
  return p.open && (k.group(p.kind) == "character" || k.group(p.kind) == "decoy");
}

TokenView token_of(const Deck& k, const Piece& p) {
  TokenView t;
  t.piece = piece_view(k.f, k.l, k.d, p, 0);
  t.piece.owner = k.f.view.seat;
  const bool decoy = t.piece.open && k.group(p.kind) == "decoy";
  t.title = decoy ? k.tr("tray.decoy") : k.tr("tray.character", {{"who", t.piece.name}});
  const auto rooms = zones_of(k.f.rules->catalogue, "room");
  if (p.marks > 0 && p.marks <= rooms.size()) {
    t.planned = rooms[p.marks - 1U];
    t.state = k.tr("tray.in", {{"room", k.d.zone(t.planned)}});
    t.hint = k.tr("tray.take_back");
    t.tone = Tone::second;
  } else {
    t.state = k.tr("tray.home");
    t.hint = k.tr("tray.drop");
  }
  return t;
}

void present_tray(const Deck& k) {
  const Zone home = zone_of(k.f.rules->catalogue, "home", k.f.view.seat);
  if (home == Zone::none) return;
  int decoys = 0;
  for (const int slot : slots(k.s(), home)) {
    TokenView t = token_of(k, piece(k.s(), slot));
    if (!is_token(k, t.piece)) continue;
    if (k.group(t.piece.kind) == "decoy") t.piece.key += static_cast<std::uint64_t>(++decoys) << 20;
    k.t.tray.push_back(t);
    if (t.planned == Zone::none) continue;
    for (auto& place : k.t.places)
      if (place.zone == t.planned) place.tokens.push_back(t.piece);
  }
  std::stable_sort(k.t.tray.begin(), k.t.tray.end(), [&](const TokenView& a, const TokenView& b) {
    return (k.group(a.piece.kind) == "decoy") < (k.group(b.piece.kind) == "decoy");
  });
}

// Option placement_view=observed: how many tokens earlier seats have put where.
void present_tally(const Deck& k) {
  const Zone z = zones::tally;
  const auto rooms = zones_of(k.f.rules->catalogue, "room");
  const int first = k.f.rules->catalogue.find_kind("tally_" + k.f.rules->catalogue.zones[1].name);
  for (const int slot : slots(k.s(), z)) {
    const Piece& p = piece(k.s(), slot);
    const int room = index(p.kind) - first;
    if (p.marks == 0 || room < 0 || room >= static_cast<int>(rooms.size())) continue;
    for (auto& place : k.t.places)
      if (place.zone == rooms[static_cast<std::size_t>(room)]) place.note = k.trn("tally", p.marks);
  }
}

}  // namespace

void present_own(const Deck& k) {
  if (!is_player(k.f.view.seat)) return;
  present_role(k);
  present_goal(k);
  present_tray(k);
  present_tally(k);
  present_choices(k);
  present_reading(k);
}

}  // namespace prowl::ui::nostromo
