#pragma once
#include <utility>

#include <nlohmann/json_fwd.hpp>

#include "tools/seats.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {

/// Only every n-th piece of work, from the `number`-th on.
struct Shard {
  std::uint64_t number = 1, of = 1;
};
/// "i/n" with i from 1 to n.
Result<Shard> parse_shard(const std::string& text);

/// Points of a series of pairs: sums only, so that the shards of one series add up.
struct Points {
  std::uint64_t pairs = 0;
  double sum = 0, squares = 0;

  void add(double points) { ++pairs, sum += points, squares += points * points; }
  /// 0..1; half where nothing was played.
  double mean() const;
  /// The 95 % interval: Student's of the pairs; where they show no spread, what as many leave open (Clopper and
  /// Pearson's, of pairs that are all won or all lost).
  std::pair<double, double> interval() const;
};
nlohmann::json to_json(const Points&);

/// A series between two levels.
struct Contest {
  std::string a, b;
  int seats = 0;
  Options options;
  std::uint64_t games = 100, seed = 1;
  Shard shard;
};

/// What `a` makes of it. Each pair of matches has the same luck, with sides and seats swapped; a match gives its point
/// to the winners together. Where nobody plays against anybody, each plays the match with all seats: a win where the
/// other loses is a point, two like results half of one each.
Result<Points> hold(const OpenGame&, const Contest&);

}  // namespace prowl::tools
