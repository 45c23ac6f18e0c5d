#pragma once
#include <string>
#include <string_view>

#include "games/nostromo/rules/steps/flow.hpp"
#include "scenario/patch_reader.hpp"

namespace prowl::nostromo {

/// Where a scenario may start in a turn.
struct Phase {
  std::string_view name;
  Step step;
  bool open = false;  ///< all tokens are face up
  bool home = false;  ///< tokens are at home
};

/// Sets up a round as the keys of a scenario's `given` say (tests/scenarios/README.md); errors are noted in the reader.
class Patcher {
 public:
  Patcher(Flow& f, PatchReader& in);
  void all();

 private:
  using json = nlohmann::json;

  Zone to_room(const std::string& name, const std::string& place);
  void opening();
  void ship();
  void roles();
  void deal_role(Seat who, Kind role, SeatMask known);
  void cards();
  void take_card(const std::string& name, Zone to, SeatMask known, const std::string& place);
  void deck();
  void objects();
  void place_object(const std::string& name, const json& where, const std::string& place);
  void read_phase();
  void tokens();
  void place_group(Seat who, const std::string& group, const json& list, const std::string& place);
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
  PatchReader& in_;
  Phase phase_;
};

}  // namespace prowl::nostromo
