#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "nostromo/flow.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::nostromo {

/// Where a scenario may start in a turn.
struct Phase {
  std::string_view name;
  Step step;
  bool open = false;  ///< all tokens are face up
  bool home = false;  ///< tokens are at home
};

/// Sets up a round as the keys of a scenario's `given` say (tests/scenarios/README.md); errors are noted in the Reader.
class Patcher {
 public:
  Patcher(Flow& f, Reader& r, const RuleSet& rules);
  void all();

 private:
  using json = nlohmann::json;

  Seat to_seat(std::string_view key, const std::string& name);
  Kind to_kind(std::string_view key, const std::string& name, std::string_view group);
  Zone to_room(std::string_view key, const std::string& name);
  int seat_mask(std::string_view key);
  void number(std::string_view key, R reg, int min, int max);
  void truth(std::string_view key, R reg);

  /// Calls `use(name, value)` for the members of an object.
  template <class Use>
  void members(std::string_view key, Use use) {
    const json* o = r_.raw(key, false);
    if (!o) return;
    if (!o->is_object()) return r_.complain(key, "expected an object");
    for (const auto& [name, value] : o->items()) use(name, value);
  }

  template <class Use>
  void texts(std::string_view key, const json& list, Use use) {
    if (!list.is_array()) return r_.complain(key, "expected an array of names");
    for (const json& item : list)
      if (item.is_string())
        use(item.get<std::string>());
      else
        r_.complain(key, "expected an array of names");
  }

  void opening();
  void ship();
  void roles();
  void deal_role(Seat who, Kind role, SeatMask known);
  void cards();
  void take_card(std::string_view key, const std::string& name, Zone to, SeatMask known);
  void deck(const json& list);
  void objects();
  void place_object(const std::string& name, const json& place);
  void read_phase();
  void tokens();
  void place_group(Seat who, const std::string& group, const json& list);
  void put(int slot, Zone to);
  /// What is still at home was not placed, or has left the board this turn.
  void leave_board(Seat who);
  void marks();
  void unmasked();
  void figure();
  void visit();
  void start();

  Flow& f_;
  State& s_;
  Reader& r_;
  const RuleSet& rules_;
  Phase phase_;
};

}  // namespace prowl::nostromo
