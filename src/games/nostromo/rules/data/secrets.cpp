#include "games/nostromo/rules/legal/refuse.hpp"
#include "games/nostromo/rules/nostromo.hpp"

namespace prowl::nostromo {

// The box of this table depends on the number of seats alone. Copies of the cards: counted, since two players use
// fewer.
std::vector<Kind> inventory(const Catalogue&, const State& s) {
  std::vector<Kind> out;
  out.reserve(kMaxPieces);
  const auto add = [&](Kind k, int n) { out.insert(out.end(), static_cast<std::size_t>(n), k); };
  const int copies = get(s, R::copies);
  for (int card = 1; card <= kCards; ++card) add(kind(card), copies);
  const int android = s.seats >= 5 ? 1 : 0;
  if (s.seats > 2)
    add(kinds::role_alien, 1), add(kinds::role_crew, s.seats - 1 - android), add(kinds::role_android, android);
  for (int id = 0; id < characters_in_play(s); ++id) add(character_kind(id), 1);
  for (int i = 0; i < s.seats; ++i) add(decoy_kind(seat(i)), characters_each(s));
  for (const Kind k : {kinds::flamethrower, kinds::detector, kinds::alien}) add(k, 1);
  if (flag(s, kObserved))
    for (int room = 0; room < kRooms; ++room) add(kind(index(kinds::first_tally) + room), 1);
  return out;
}

KindSet fits(const Catalogue& c, const State& s, const Piece& where) {
  const KindSet& alike = c.alike(where.back);
  if (where.back == backs::footprints || where.zone == zones::aside) return c.alike(backs::cover).filtered(is_decoy);
  if (where.back == backs::object)
    return alike.filtered([&](Kind k) { return is_tally(k) == (where.zone == zones::tally); });
  const Seat owner = c.zones[static_cast<std::size_t>(index(where.zone))].owner;
  if (!is_player(owner)) return alike;
  KindSet out = alike;
  if (where.back == backs::cover) out = alike.filtered([&](Kind k) { return owner_of(s, k) == owner; });
  if (has_bit(s, R::proven_crew, index(owner))) out.remove(kinds::role_android);
  return out;
}

// Owners know their tokens wherever they lie, and those who have confirmed have planned something.
void imagine(const RuleSet&, State& s, Seat viewer, Rng& rng) {
  const Step step = s.frame_count > 0 ? step_of(s) : Step::over;
  const bool placing = step == Step::placement;
  const bool placed = step == Step::reoffer || step == Step::exchange || step == Step::auto_place;
  const int rooms = std::popcount(static_cast<unsigned>(get(s, R::in_play)));
  for (int slot = 0; slot < s.piece_count; ++slot) {
    Piece& p = piece(s, slot);
    if (is_tally(p.kind) && p.known == kNobody) p.known = static_cast<SeatMask>(0xFF & ~bit(alien_seat(s)));
    if (!is_token(p.kind)) continue;
    const Seat owner = owner_of(s, p.kind);
    if (p.known == kNobody) p.known = bit(owner);
    const bool decided = p.zone == home_of(owner) && (placed || (placing && !awaits(s, owner)));
    if (!decided || owner == viewer || !takes_part(s, owner)) continue;
    int left = rng.below(is_decoy(p.kind) ? rooms + 1 : rooms), room = 0;
    if (left == rooms) continue;
    while (!in_play(s, room) || left-- > 0) ++room;
    p.marks = static_cast<std::uint8_t>(room + 1);
  }
}

}  // namespace prowl::nostromo
