#include "prowl/core/catalogue.hpp"

#include <cassert>

namespace prowl {

namespace {

template <class Specs, class Names>
void fill(const Specs& specs, Names& names) {
  names.clear();
  for (std::size_t i = 0; i < specs.size(); ++i)
    if (!specs[i].name.empty()) names.emplace(specs[i].name, static_cast<int>(i));
}

template <class Names>
int look_up(const Names& names, std::string_view name) {
  const auto it = names.find(std::string(name));
  return it == names.end() ? -1 : it->second;
}

}  // namespace

std::vector<VerbSpec> chance_verbs() {
  return {{"index", {Operand::amount, Operand::none, Operand::none}},
          {"entropy", {Operand::amount, Operand::amount, Operand::amount}}};
}

void Catalogue::index_names() {
  // In every game people may say aloud where they go; it stands last, so that it shifts no number.
  if (find_event("said") < 0) events.push_back({"said", {Operand::zone}});
  fill(kinds, kind_names_);
  fill(zones, zone_names_);
  fill(regs, reg_names_);
  fill(verbs, verb_names_);
  fill(events, event_names_);
  assert(zones.size() <= kMaxZones);
  for (std::size_t i = 0; i < zones.size(); ++i) {
    ordered_[i] = zones[i].ordered;
    owners_[i] = zones[i].owner;
  }
  assert(kinds.size() <= kMaxKinds);
  alike_ = {};
  for (std::size_t i = 1; i < kinds.size(); ++i) {
    assert(index(kinds[i].back) < kMaxBacks);
    alike_[static_cast<std::size_t>(index(kinds[i].back))].add(kind(static_cast<int>(i)));
  }
}

int Catalogue::find_kind(std::string_view name) const { return look_up(kind_names_, name); }
int Catalogue::find_zone(std::string_view name) const { return look_up(zone_names_, name); }
int Catalogue::find_reg(std::string_view name) const { return look_up(reg_names_, name); }
int Catalogue::find_verb(std::string_view name) const { return look_up(verb_names_, name); }
int Catalogue::find_event(std::string_view name) const { return look_up(event_names_, name); }

}  // namespace prowl
