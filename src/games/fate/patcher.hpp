#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "fate/flow.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl::fate {

/// Sets up a table as the keys of a scenario's `given` say (tests/scenarios/README.md); errors are noted in the Reader.
class Patcher {
 public:
  Patcher(Flow& f, Reader& r, const RuleSet& rules) : f_(f), s_(f.s), r_(r), rules_(rules) {}
  void all();

 private:
  using json = nlohmann::json;

  Kind to_kind(std::string_view key, const std::string& name, std::string_view group);
  Zone to_space(std::string_view key, const std::string& name);
  /// The bag of a crew member, or a space; Zone::none with a complaint.
  Zone to_holder(std::string_view key, const std::string& name);
  int to_crew(std::string_view key, const std::string& name);
  void number(std::string_view key, R reg, int min, int max);

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

  void crew();
  void seat_named(std::vector<int>& order, const std::string& name);
  void places();
  void put_crew(int crew, Zone to);
  void put_ash(const json& place);
  void scrap();
  void coolant();
  void items();
  void add_item(std::string_view key, Zone to, const std::string& text);
  void tokens();
  void take_token(std::string_view key, const std::string& name, Zone to);
  void deck();
  void take_card(std::string_view key, const std::string& name, Zone to, SeatMask known);
  void objectives();
  void mission();
  void track();
  void turn();

  Flow& f_;
  State& s_;
  Reader& r_;
  const RuleSet& rules_;
};

}  // namespace prowl::fate
