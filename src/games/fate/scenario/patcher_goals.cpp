#include <fmt/format.h>

#include "games/fate/rules/data/words.hpp"
#include "games/fate/rules/fate.hpp"
#include "games/fate/scenario/patcher.hpp"
#include "games/fate/scenario/reading.hpp"

namespace prowl::fate {

void Patcher::objectives() {
  const auto take = [&](std::string_view key, Zone to) {
    in_.texts(key, [&](const std::string& name, const std::string& place) {
      const Kind k = in_.kind(name, "objective", place);
      if (k == Kind::hidden) return;
      const int slot = find_piece(s_, zones::objective_deck, k);
      if (slot < 0) return in_.complain(place, fmt::format("'{}' is there twice", name));
      move_open(f_.cat, s_, slot, to);
    });
  };
  take("objectives_done", zones::objectives_done);
  take("objectives", zones::objectives);
  const json* revealed = in_.raw("revealed");
  const bool named = in_.has("objectives") || (revealed != nullptr && !revealed->is_null());
  const int usual = f_.data.objective_count[static_cast<std::size_t>(slot_count(s_))];
  for (int n = named ? 0 : usual - count(s_, zones::objectives_done); n > 0; --n)
    move_open(f_.cat, s_, top(s_, zones::objective_deck), zones::objectives);
  while (top(s_, zones::objective_deck) >= 0) move_open(f_.cat, s_, top(s_, zones::objective_deck), zones::box);
}

// `mission` is the one face down, `revealed` one that is in force, its set-up done with.
void Patcher::mission() {
  const json* hidden = in_.raw("mission");
  const json* revealed = in_.raw("revealed");
  const bool open = revealed != nullptr && !revealed->is_null();
  const std::string_view key = open ? "revealed" : "mission";
  const std::string place = fmt::format("/{}", key);
  const json* given = open ? revealed : hidden;
  if (open && hidden != nullptr && *hidden != *revealed) in_.complain("/mission", "another mission is revealed");
  const Kind k = given == nullptr || given->is_null() ? kinds::narcissus
                                                      : in_.kind(in_.text(*given, place), "mission", place);
  if (k == Kind::hidden) return;
  const int slot = find_piece(s_, zones::mission_deck, k);
  if (slot < 0) return in_.complain(place, "that mission is not for a single crew member");
  move_piece(f_.cat, s_, slot, zones::mission);
  if (open) {
    piece(s_, slot).known = kEveryone;
    set(s_, R::mission, index(k));
    if (!in_.has("ash") && k == kinds::sympathies && ash_at(s_) == Zone::none) place_ash(f_, zones::muthur);
  } else if (count(s_, zones::objectives) == 0) {
    set(s_, R::mission_due, 1);
  }
}

void Patcher::track() {
  const Kind now = fate::mission(s_);
  const json* given = in_.raw("countdown");
  const bool printed = now != Kind::hidden &&
                       f_.data.missions[static_cast<std::size_t>(index(now) - index(kinds::sympathies))].countdown;
  const bool on = printed || (now != Kind::hidden && flag(s_, kDirectorsCut)) ||
                  (given != nullptr && !given->is_null());
  const int most = f_.data.countdown;
  const int left = given == nullptr || given->is_null() ? most : in_.integer(*given, "/countdown", 0, most);
  const int holder = to_slot("holder", 0);
  if (!on) return;
  set(s_, R::countdown, left);
  set(s_, R::holder, holder);
  for (int i = 0; i < left; ++i) move_thing(f_, find_piece(s_, zones::box, kinds::countdown), zones::countdown);
}

void Patcher::turn() {
  set(s_, R::active, to_slot("active", 0));
  set(s_, R::actions, f_.data.crew[static_cast<std::size_t>(active_crew(s_))].actions);
  set_fields(fields(), in_);
  if (get(s_, R::ash_damage) == f_.data.ash_damage) put_ash(json(), "/ash_damage");
  constexpr std::array<std::string_view, 3> kPhases = {"action", "encounter", "turn_start"};
  constexpr std::array kStarts = {Step::act, Step::draw, Step::turn_start};
  const Step step = kStarts[in_.choice("phase", kPhases, 0)];
  if (!in_.good()) return;
  // A turn that starts counts itself.
  if (step == Step::turn_start)
    add(s_, R::turn, in_.has("turn") ? -1 : 0);
  else if (get(s_, R::turn) == 0)
    set(s_, R::turn, 1);
  f_.go(step);
  kSteps.run(f_);
}

Result<void> patch(const RuleSet& rules, State& s, const nlohmann::json& given) {
  State patched = blank_table(rules, s.seats);
  for (const R r : {R::flags, R::pick, R::first, R::slots}) set(patched, r, get(s, r));
  push_frame(patched, Frame{static_cast<std::uint16_t>(Step::act)});
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  PatchReader in(rules, patched, given, spell);
  Patcher(flow, in).all();
  if (auto ok = in.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::fate
