#pragma once
#include "games/fate/rules/steps/flow.hpp"
#include "scenario/patch_reader.hpp"

namespace prowl::fate {

/// Sets up a table as the keys of a scenario's `given` say (tests/scenarios/README.md); errors are noted in the reader.
/// Precondition: a blank table with its options.
class Patcher {
 public:
  Patcher(Flow& f, PatchReader& in) : f_(f), s_(f.s), in_(in) {}
  void all();

 private:
  using json = nlohmann::json;

  Zone to_space(const std::string& name, const std::string& place);
  /// The bag of a crew member, or a space; Zone::none with a complaint.
  Zone to_holder(const std::string& name, const std::string& place);
  int to_crew(const std::string& name, const std::string& place);
  /// The slot of the crew member under `key`, or the fallback.
  int to_slot(std::string_view key, int fallback);

  void crew();
  void places();
  void put(const std::string& who, const json& value, const std::string& place);
  void put_alien(const json& value, const std::string& place);
  void put_ash(const json& value, const std::string& place);
  void scrap();
  void coolant();
  void items();
  void supply();
  void add_item(Zone to, const std::string& text, const std::string& place);
  void tokens();
  void take_token(const std::string& name, Zone to, const std::string& place);
  void deck();
  void take_card(const std::string& name, Zone to, SeatMask known, const std::string& place);
  void objectives();
  void mission();
  void track();
  void turn();

  Flow& f_;
  State& s_;
  PatchReader& in_;
};

}  // namespace prowl::fate
