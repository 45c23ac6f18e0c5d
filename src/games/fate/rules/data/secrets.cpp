#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/fate.hpp"

namespace prowl::fate {

// The box is the same for every table. Secrets are all of one sort: what lies face down is unknown to everybody, and
// anything with that back that hasn't been seen may be it. What has no back is always seen.
std::vector<Kind> inventory(const Catalogue& c, const State& s) {
  std::vector<Kind> out;
  out.reserve(kMaxPieces);
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (const Kind k = piece(s, slot).kind; piece(s, slot).back == Back{}) out.push_back(k);
  for (int i = 1; i < static_cast<int>(c.kinds.size()); ++i) {
    const Kind k = kind(i);
    const bool counted = is_token(k) || is_card(k);
    const int n = counted ? copies_in_box(s, k) : is_mission(k) || is_objective(k) ? 1 : 0;
    out.insert(out.end(), static_cast<std::size_t>(n), k);
  }
  return out;
}

KindSet fits(const Catalogue& c, const State&, const Piece& where) { return c.alike(where.back); }

}  // namespace prowl::fate
