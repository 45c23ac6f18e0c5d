#include "prowl/core/determinize.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>

namespace prowl {

namespace {

// Hidden pieces of one zone with one back, which lie side by side in a view.
struct Run {
  int first, end;
  KindSet kinds;
  int width;
};

// Hidden pieces and unseen kinds as two sides of a bipartite graph. Drawing kinds at random, for the tightest pieces
// first, is uniform where the possible kinds nest; augmenting paths repair the rare dead end.
class Assignment {
 public:
  // Puts kinds into `out`, which starts as `masked`.
  Assignment(const Catalogue& c, const State& masked, Inventory inventory, Fits fits, Rng& rng, State& out)
      : c_(c), rng_(rng), out_(out) {
    for (const Kind k : inventory(c, masked)) ++unseen(k);
    find_runs();
    for (Run& run : runs_) {
      run.kinds = fits(c, masked, piece(masked, run.first));
      run.width = run.kinds.size();
    }
    std::sort(runs_.begin(), runs_.end(),
              [](const Run& a, const Run& b) { return a.width != b.width ? a.width < b.width : a.first < b.first; });
  }

  bool solve() {
    return std::all_of(runs_.begin(), runs_.end(), [&](const Run& run) {
      const Seat owner = c_.zones[static_cast<std::size_t>(index(piece(out_, run.first).zone))].owner;
      const SeatMask known = is_player(owner) ? bit(owner) : kNobody;
      for (int slot = run.first; slot < run.end; ++slot) {
        visited_.reset();
        if (!place(run, slot)) return false;
        piece(out_, slot).known = known;
      }
      return true;
    });
  }

 private:
  std::int16_t& unseen(Kind k) { return unseen_[static_cast<std::size_t>(index(k))]; }

  void find_runs() {
    runs_.reserve(kMaxZones);
    for (int slot = 0; slot < out_.piece_count; ++slot) {
      const Piece& p = piece(out_, slot);
      if (p.kind != Kind::hidden) {
        --unseen(p.kind);
        continue;
      }
      if (runs_.empty() || !goes_on(runs_.back(), p, slot)) runs_.push_back({slot, slot, {}, 0});
      ++runs_.back().end;
    }
  }

  bool goes_on(const Run& run, const Piece& p, int slot) const {
    const Piece& q = piece(out_, run.first);
    return run.end == slot && q.zone == p.zone && q.back == p.back;
  }

  // Runs with the same kinds share a pool. What is left of the last one goes back. Most kinds are there once or not at
  // all, which no branch tells apart: the last copy is written in any case, and counted if it is there.
  void fill_pool(const Run& run) {
    const bool same = pool_of_ != nullptr && pool_of_->kinds == run.kinds;
    pool_of_ = &run;
    if (same) return;
    while (pool_size_ > 0) ++unseen(pool_[--pool_size_]);
    run.kinds.each([&](Kind k) {
      std::int16_t& n = unseen(k);
      for (; n > 1; --n) pool_[pool_size_++] = k;
      pool_[pool_size_] = k;
      pool_size_ += n == 1 ? 1 : 0;
      n = 0;
    });
  }

  bool place(const Run& run, int slot) {
    if (pool_of_ != &run) fill_pool(run);
    if (pool_size_ == 0) return make_room(run, slot);
    Kind& drawn = pool_[static_cast<std::size_t>(rng_.below(static_cast<int>(pool_size_)))];
    piece(out_, slot).kind = drawn;
    drawn = pool_[--pool_size_];
    return true;
  }

  // Takes a kind from a piece that may be something else as well.
  bool make_room(const Run& run, int slot) {
    for (const Run& from : runs_)
      for (int other = from.first; other < from.end; ++other) {
        const Kind k = piece(out_, other).kind;
        if (visited_[static_cast<std::size_t>(other)] || !run.kinds.contains(k)) continue;
        visited_.set(static_cast<std::size_t>(other));
        if (!place(from, other)) continue;
        piece(out_, slot).kind = k;
        return true;
      }
    return false;
  }

  const Catalogue& c_;
  Rng& rng_;
  State& out_;
  std::array<std::int16_t, kMaxKinds> unseen_{};  // how often each kind of the box has not been seen
  std::vector<Run> runs_;                         // tightest first
  const Run* pool_of_ = nullptr;
  std::array<Kind, kMaxPieces + 1> pool_;
  std::size_t pool_size_ = 0;
  std::bitset<kMaxPieces> visited_;
};

}  // namespace

State determinize(const Catalogue& c, const State& masked, Inventory inventory, Fits fits, Rng& rng) {
  State out = masked;
  Assignment assignment(c, masked, inventory, fits, rng, out);
  [[maybe_unused]] const bool possible = assignment.solve();
  assert(possible && "no state is consistent with this view");
  return out;
}

}  // namespace prowl
