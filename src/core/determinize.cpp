#include "prowl/core/determinize.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace prowl {

namespace {

// Hidden pieces and unseen kinds as two sides of a bipartite graph. Drawing kinds in random order, tightest pieces
// first, is uniform where the possible kinds nest; augmenting paths repair the rare dead end.
class Assignment {
 public:
  Assignment(const Catalogue& c, const State& masked, std::vector<Kind> unseen, Fits fits, Rng& rng)
      : c_(c), masked_(masked), unseen_(std::move(unseen)), fits_(fits) {
    for (std::size_t i = unseen_.size(); i > 1; --i)
      std::swap(unseen_[i - 1], unseen_[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
    for (int slot = 0; slot < masked.piece_count; ++slot)
      if (piece(masked, slot).kind == Kind::hidden) hidden_.push_back(slot);
    build_rows();
    taken_.assign(unseen_.size(), -1);
  }

  bool solve() {
    std::vector<std::size_t> order(hidden_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](auto a, auto b) { return rows_[row_[a]].size() < rows_[row_[b]].size(); });
    return std::all_of(order.begin(), order.end(), [&](auto i) {
      visited_.assign(unseen_.size(), false);
      return place(i);
    });
  }

  template <class Use>
  void each(Use use) const {
    for (std::size_t k = 0; k < unseen_.size(); ++k)
      if (taken_[k] >= 0) use(hidden_[static_cast<std::size_t>(taken_[k])], unseen_[k]);
  }

 private:
  // Pieces of one zone with one back are alike: they share a row of possible unseen kinds.
  void build_rows() {
    std::vector<Piece> seen;
    for (const int slot : hidden_) {
      const Piece& p = piece(masked_, slot);
      const auto same = std::find_if(seen.begin(), seen.end(),
                                     [&](const Piece& q) { return q.zone == p.zone && q.back == p.back; });
      row_.push_back(static_cast<std::size_t>(same - seen.begin()));
      if (same != seen.end()) continue;
      seen.push_back(p);
      rows_.emplace_back();
      for (std::size_t k = 0; k < unseen_.size(); ++k)
        if (fits_(c_, masked_, p, unseen_[k])) rows_.back().push_back(k);
    }
  }

  bool place(std::size_t i) {
    for (const auto k : rows_[row_[i]])
      if (taken_[k] < 0) return taken_[k] = static_cast<int>(i), true;
    for (const auto k : rows_[row_[i]]) {
      if (visited_[k]) continue;
      visited_[k] = true;
      if (place(static_cast<std::size_t>(taken_[k]))) return taken_[k] = static_cast<int>(i), true;
    }
    return false;
  }

  const Catalogue& c_;
  const State& masked_;
  std::vector<Kind> unseen_;
  Fits fits_;
  std::vector<int> hidden_;
  std::vector<std::size_t> row_;
  std::vector<std::vector<std::size_t>> rows_;
  std::vector<int> taken_;
  std::vector<bool> visited_;
};

std::vector<Kind> unseen_kinds(const Catalogue& c, const State& masked, Inventory inventory) {
  std::vector<int> open(c.kinds.size(), 0);
  for (int slot = 0; slot < masked.piece_count; ++slot)
    ++open[static_cast<std::size_t>(index(piece(masked, slot).kind))];
  std::vector<Kind> rest;
  for (const Kind k : inventory(c, masked))
    if (open[static_cast<std::size_t>(index(k))]-- <= 0) rest.push_back(k);
  return rest;
}

}  // namespace

State determinize(const Catalogue& c, const State& masked, Inventory inventory, Fits fits, Rng& rng) {
  Assignment assignment(c, masked, unseen_kinds(c, masked, inventory), fits, rng);
  [[maybe_unused]] const bool possible = assignment.solve();
  assert(possible && "no state is consistent with this view");
  State out = masked;
  assignment.each([&](int slot, Kind k) {
    Piece& p = piece(out, slot);
    p.kind = k;
    const Seat owner = c.zones[static_cast<std::size_t>(index(p.zone))].owner;
    p.known = is_player(owner) ? bit(owner) : kNobody;
  });
  return out;
}

}  // namespace prowl
