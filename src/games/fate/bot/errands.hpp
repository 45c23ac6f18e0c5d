#pragma once
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

/// A crew member as a plan moves it on: where it will be, after how many actions, with what.
struct Worker {
  int id = 0;
  Zone at{};
  int cost = 0, scrap = 0;
  bool coolant = false;
  unsigned items = 0;  ///< bit of the kind's index

  bool has(Kind k) const { return ((items >> index(k)) & 1U) != 0; }
};

/// What lies about; a plan uses it up. Masks have the bit of the zone.
struct Floor {
  std::array<std::uint8_t, kSpaces + 1> scrap{}, coolant{};
  std::array<std::uint8_t, kItems> item_at{};  ///< a zone where one lies, 0: none
  unsigned scrap_at = 0, coolant_at = 0, crafts_at = 0;
};

/// Something that one of the crew does alone.
struct Job {
  enum class What : std::uint8_t { bring, store_coolant, stand, look_into, hold, feed_ash, burn };
  What what{};
  Zone room{};
  Kind item{};
};

/// What a plan starts from.
struct Start {
  std::vector<Worker> crew;
  Floor floor;
};
Start start_of(const State&);

/// What jobs cost in actions: rough ways over the ship, with what must be fetched and made first.
class Errands {
 public:
  explicit Errands(const RuleSet& rules) : data_(data_of(rules)) {}

  int far(Zone a, Zone b) const { return distance(data_, a, b); }
  int fetch_scrap(Worker&, Floor&, int need) const;
  int fetch_coolant(Worker&, Floor&, Zone not_from) const;
  int fetch_item(Worker&, Floor&, Kind item) const;
  /// The actions that the job takes this worker, who is then where it ends.
  int run(const Job&, Worker&, Floor&) const;
  /// Whoever would be done first takes the job that is done first, again and again.
  void share_out(std::vector<Job>, Start&) const;

 private:
  int walk(Worker&, Zone to) const;
  /// The nearest of a mask, Zone::none when it is empty.
  Zone nearest_of(unsigned mask, Zone from) const;
  int swap_coolant(Worker&, Floor&) const;
  int look_into(Worker&, Zone room) const;

  const Data& data_;
};

}  // namespace prowl::fate
