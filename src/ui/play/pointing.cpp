#include "ui/play/pointing.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kLongReason = 40;  // bytes: a longer one stands on a line of its own

Picks meanings_of(const PlaceView& p) {
  Picks out{{Operand::zone, index(p.zone)}};
  if (p.kind != Kind::hidden) out.push_back({Operand::kind, index(p.kind)});
  return out;
}

}  // namespace

void Pointing::offer(Seat who, ActionList options) {
  who_ = who;
  options_ = std::move(options);
}

void Pointing::point(const Picks& meanings) {
  picks_ = chooser().point(picks_, meanings);
  session_.ctx().invalidate();
  if (const auto a = chooser().decided(picks_)) decide(*a);
}

bool Pointing::decides(const Picks& meanings) const {
  const Chooser c = chooser();
  const auto a = c.decided(c.point(picks_, meanings));
  return a && session_.verb(*a).commit;
}

void Pointing::decide(const Action& a) {
  picks_.clear();
  decide_(a);
}

// --- rows

void Pointing::word(const TableView& t, const Action& a, OptionRow& r) const {
  const BoardLook& board = session_.layout().board;
  const int k = session_.operand(a, Operand::kind), z = session_.operand(a, Operand::zone);
  for (const auto& p : t.places) {
    if (index(p.zone) != z && (p.kind == Kind::hidden || index(p.kind) != k)) continue;
    r.about = p.kind;
    if (!p.picture.empty())
      r.picture = p.picture, r.aspect = board.space ? p.cell.w / p.cell.h : board.tile.w / board.tile.h;
    if (r.hotkey.empty()) r.hotkey = p.number == "10" ? "0" : p.number;
  }
  for (const auto& p : t.hand)
    if (index(p.kind) == k && r.picture.empty()) r.picture = p.picture, r.aspect = kCardShape, r.about = p.kind;
  for (const auto& c : t.choices) {
    if (c.action != a) continue;
    r.section = c.section;
    r.note = c.note;
    r.detail = c.detail;
    r.marks = c.marks;
    r.colour = c.colour;
    r.portrait = c.portrait;
    r.weight = c.weight;
    r.share = c.share;
    if (!c.text.empty()) r.text = c.text;
    if (!c.icon.empty()) r.icon = c.icon, r.picture.clear();
    if (!c.picture.empty()) r.picture = c.picture, r.aspect = kCardShape;
    if (r.about == Kind::hidden && k > 0 && !c.picture.empty()) r.about = kind(k);
  }
}

OptionRow Pointing::row(const TableView& t, const Action& a) {
  OptionRow r;
  r.id = session_.option_id(a);
  r.text = session_.describe().action(who_, a);
  r.press = [this, a] { decide(a); };
  r.decides = session_.verb(a).commit;
  if (const int k = session_.operand(a, Operand::kind); k > 0) {
    const auto& spec = session_.rules().catalogue.kinds[static_cast<std::size_t>(k)];
    if (spec.group == "card") r.icon = "kind_" + spec.name;
  }
  if (!session_.layout().faces.empty()) word(t, a, r);
  return r;
}

std::vector<Action> in_order(const TableView& t, const ActionList& options) {
  std::vector<Action> out;
  for (const auto& c : t.choices) out.push_back(c.action);
  for (const Action& a : options)
    if (std::none_of(t.choices.begin(), t.choices.end(), [&](const ChoiceView& c) { return c.action == a; }))
      out.push_back(a);
  return out;
}

void drop_shared_keys(std::vector<OptionRow>& rows) {
  std::map<std::string, int> uses;
  for (const OptionRow& r : rows) ++uses[r.hotkey];
  for (OptionRow& r : rows)
    if (uses[r.hotkey] > 1) r.hotkey.clear();
}

void add_locked(std::vector<OptionRow>& rows, const TableView& t, const std::string& verb) {
  for (const auto& l : t.locked) {
    if (!l.verb.empty() && l.verb != verb) continue;
    OptionRow r;
    r.id = fmt::format("locked.{}", rows.size());
    r.text = l.text;
    r.reason = l.reason;
    r.rule = l.rule;
    if (l.reason.size() > kLongReason) r.detail = l.reason;
    r.section = rows.empty() ? std::string() : rows.back().section;
    rows.push_back(std::move(r));
  }
}

// --- the board

// The refusal of that which is being chosen, with this place in it.
Refusal Pointing::why_not(const PlaceView& p, const ActionList& left) const {
  for (const Action& a : left) {
    const auto& operands = session_.verb(a).operands;
    const auto at = std::find_if(operands.rbegin(), operands.rend(), [](Operand o) { return o == Operand::zone; });
    if (at == operands.rend()) continue;
    Action probe = a;
    const auto nth = operands.rend() - at - 1;
    (nth == 0 ? probe.a : nth == 1 ? probe.b : probe.c) = static_cast<std::int16_t>(index(p.zone));
    return session_.driver().why_not(who_, probe);
  }
  return {};
}

void Pointing::light(TableActs& acts, const TableView& t, const std::string& first,
                     std::function<void(const std::string& id, const Picks&)> drop) {
  const Chooser c = chooser();
  const ActionList left = c.fitting(picks_);
  int number = 0;
  const bool many = t.places.size() > 10;  // then only what is lit has keys
  for (const auto& p : t.places) {
    const Picks means = meanings_of(p);
    const std::string key = number < 9 ? std::to_string(number + 1) : number == 9 ? "0" : "";
    if (!many || c.next(picks_, means)) ++number;
    PlaceAct place;
    place.legal = c.next(picks_, means).has_value();
    place.focus = std::any_of(picks_.begin(), picks_.end(),
                              [&](const Pick& k) { return std::find(means.begin(), means.end(), k) != means.end(); });
    place.ghost = place.legal && !t.tray.empty();
    place.press = [this, means] { point(means); };
    place.decides = place.legal && decides(means);
    place.drop = [drop, means](const std::string& id) { drop(id, means); };
    if (!place.legal) {
      const Refusal no = first.empty() ? why_not(p, left) : Refusal{};
      place.reason = no ? session_.describe().refusal(no) : first;
      place.rule = no ? no.paragraph : session_.facts().prompt.paragraph;
    }
    if (!place.legal && place.reason.empty() && !place.focus) continue;
    if (place.legal) place.hotkey = key;
    acts.choosing = acts.choosing || place.legal;
    acts.places[index(p.zone)] = std::move(place);
  }
}

}  // namespace prowl::ui
