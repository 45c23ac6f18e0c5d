#include <algorithm>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

constexpr int kMostItems = 3;

bool uses(const Ship& k, const Action& a, std::string_view item) {
  const std::string_view v = k.verb(a);
  return (v == "track" && item == "motion_tracker") || (v == "grapple" && item == "grapple_gun") ||
         (v == "incinerate" && item == "incinerator") || (v == "swap_coolant" && item == "coolant");
}

bool usable(const Ship& k, std::string_view item) {
  return std::any_of(k.f.view.options.begin(), k.f.view.options.end(),
                     [&](const Action& a) { return uses(k, a, item); });
}

SlotView thing_slot(const Ship& k, const Piece& p, bool active) {
  SlotView s;
  const std::string& name = k.kind_name(p.kind);
  s.picture = "fate/items/" + name;
  s.text = k.d.kind(p.kind);
  s.kind = p.kind;
  if (name != "coolant") s.uses = printed_uses(k.rules(), p.kind);
  s.used = p.marks;
  s.ready = active && usable(k, name);
  return s;
}

SlotView empty_slot(std::string text) {
  SlotView s;
  s.text = std::move(text);
  return s;
}

void fill_slots(const Ship& k, Kind who, MemberView& m) {
  const Kind coolant = kinds::coolant;
  std::optional<SlotView> can;
  for (const int slot : slots(k.s(), k.bag(who))) {
    const Piece& p = piece(k.s(), slot);
    if (p.kind == coolant)
      can = thing_slot(k, p, m.active);
    else if (k.group(p.kind) == "item")
      m.slots.push_back(thing_slot(k, p, m.active));
  }
  while (m.slots.size() < kMostItems) m.slots.push_back(empty_slot(k.tr("slot.empty")));
  if (!can) can = empty_slot({});
  can->text = k.tr("slot.coolant");
  m.carried.push_back(std::move(*can));
  SlotView scrap;
  scrap.picture = "fate/tokens/scrap";
  scrap.text = k.d.kind(kinds::scrap);
  scrap.figure = std::to_string(k.scrap(who));
  m.carried.push_back(std::move(scrap));
}

MemberView member_of(const Ship& k, Kind who) {
  MemberView m;
  m.id = k.kind_name(who);
  m.name = k.d.kind(who);
  m.portrait = "fate/portraits/" + m.id;
  m.where = k.d.zone(k.at(who));
  m.owner = k.seat_of(who);
  m.active = who == k.active();
  m.note = k.texts.tr("kind.fate." + m.id + ".text");
  if (m.active) {
    m.left = k.reg(R::actions);
    m.of = std::max(m.left, printed_actions(k.rules(), who));
    m.left_text = k.trn("actions", m.left);
  }
  m.slots_text = k.tr("slots");
  m.carried_text = k.tr("carried");
  fill_slots(k, who, m);
  return m;
}

// In small windows crew are known by their seats alone.
void tell_seats(const Ship& k) {
  for (auto& s : k.t.seats) {
    s.state.clear();
    s.tone = Tone::second;
    for (const MemberView& m : k.t.members) {
      if (m.owner != s.seat) continue;
      s.state += (s.state.empty() ? "" : ", ") + m.name;
      s.portraits.push_back(m.portrait);
      s.role += (s.role.empty() ? "" : ", ") + m.name;
      if (m.active) s.hot = !k.f.outcome.over;
    }
    if (s.state.empty()) s.state = k.tr("seat.choosing");
  }
}

}  // namespace

// The others in the order in which their turns come.
void present_crew(const Ship& k) {
  const auto crew = k.crew();
  const auto first = static_cast<std::size_t>(std::max(0, k.reg(R::active)));
  for (std::size_t i = 0; i < crew.size(); ++i)
    if (const Kind who = crew[(first + i) % crew.size()]; who != Kind::hidden) k.t.members.push_back(member_of(k, who));
  tell_seats(k);
}

}  // namespace prowl::ui::fate
