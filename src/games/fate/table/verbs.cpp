#include <algorithm>

#include <fmt/format.h>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

struct Row {
  std::string_view id, icon;
  std::vector<std::string_view> verbs;
};

Action probe(const Ship& k, std::string_view verb, int a = 0, int b = 0) {
  return {k.verb_named(verb), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0};
}

Refusal refusal(const Ship& k, const Action& a) { return k.f.game->why_not(k.rules(), k.s(), k.f.prompt.actor, a); }

// Why not, in the few words that fit beside a verb; the refusal itself where there are none.
std::string why(const Ship& k, const Refusal& no) {
  if (!no) return {};
  const std::string key = "match.fate.why." + std::string(no.rule);
  return k.texts.has(key) ? k.texts.tr(key) : k.d.refusal(no);
}

VerbView group(const Ship& k, const Row& r) {
  VerbView v;
  v.id = r.id;
  v.icon = r.icon;
  v.text = k.texts.tr("match.fate.verb." + std::string(r.id));
  for (const Action& a : k.f.view.options)
    if (std::find(r.verbs.begin(), r.verbs.end(), k.verb(a)) != r.verbs.end()) v.actions.push_back(a);
  return v;
}

void add(const Ship& k, VerbView v, const Action& asked) {
  if (v.actions.empty()) {
    const Refusal no = refusal(k, asked);
    v.reason = why(k, no);
    v.rule = no.paragraph;
  }
  k.t.verbs.push_back(std::move(v));
}

void add_move(const Ship& k) {
  VerbView v = group(k, {"move", "fate/icons/move", {"move"}});
  const auto spaces = static_cast<long long>(v.actions.size());
  v.note = k.trn("verb.spaces", spaces);
  add(k, std::move(v), probe(k, "move", index(k.at(k.active()))));
  if (spaces == 0 && k.reg(R::actions) == 0) k.t.verbs.back().reason = k.tr("why.no_actions");
}

struct Use {
  Kind item;
  std::string_view verb, icon;
};
constexpr Use kUses[] = {{kinds::motion_tracker, "track", "radar"},
                         {kinds::grapple_gun, "grapple", "fate/icons/hook"},
                         {kinds::incinerator, "incinerate", "flame"},
                         {kinds::coolant, "swap_coolant", "fate/icons/can"}};

// A row for each thing in the bag that has a use of its own.
void add_uses(const Ship& k) {
  bool any = false;
  for (const Use& u : kUses) {
    if (!k.holds(k.active(), u.item)) continue;
    any = true;
    VerbView v = group(k, {u.verb, u.icon, {u.verb}});
    v.text = k.d.kind(u.item);
    const bool place = u.verb == "track" || u.verb == "grapple";
    if (place && !v.actions.empty()) v.note = k.trn("verb.spaces", static_cast<long long>(v.actions.size()));
    int where = index(k.at(k.active()));
    if (u.verb == "grapple") where = index(k.alien());
    add(k, std::move(v), probe(k, u.verb, place ? where : 0));
  }
  if (any) return;
  VerbView v = group(k, {"use", "radar", {}});
  v.reason = k.tr("why.no_item");
  v.rule = "5.2";
  k.t.verbs.push_back(std::move(v));
}

void add_craft(const Ship& k) {
  VerbView v = group(k, {"craft", "fate/icons/craft", {"craft"}});
  v.note = k.trn("verb.scrap", k.scrap(k.active()));
  const auto group_at = k.t.verbs.size();
  add(k, std::move(v), probe(k, "craft", index(kinds::cat_carrier)));
  if (k.t.verbs[group_at].actions.empty()) return;
  for (int id = 0; id < kItems; ++id) {
    const Kind item = item_kind(id);
    if (const Refusal no = refusal(k, probe(k, "craft", index(item))))
      k.t.locked.push_back(
          {k.tr("craft.row", {{"item", k.d.kind(item)}, {"n", craft_cost(k.rules(), k.active(), item)}}), why(k, no),
           std::string(no.paragraph), "craft"});
  }
}

void add_ability(const Ship& k) {
  const std::string& who = k.kind_name(k.active());
  Kind other{};
  for (const Kind c : k.crew())
    if (c != k.active()) other = c;
  if (who == "ripley" && other != Kind::hidden)
    add(k, group(k, {"send", "fate/icons/lead", {"send"}}), probe(k, "send", index(other), index(k.at(other))));
  if (who == "lambert") add(k, group(k, {"look", "eye", {"look"}}), probe(k, "look"));
  if (who == "parker") add(k, group(k, {"salvage", "fate/icons/pickup", {"salvage"}}), probe(k, "salvage"));
  const int slot = top(k.s(), zones::mission);
  if (slot >= 0 && piece(k.s(), slot).kind == kinds::blow_out)
    add(k, group(k, {"scout", "search", {"scout"}}), probe(k, "scout"));
}

void add_trade(const Ship& k) {
  VerbView v = group(k, {"trade", "swap", {"trade"}});
  Kind partner{};
  for (const Kind c : k.crew())
    if (c != k.active() && (partner == Kind::hidden || k.at(c) == k.at(k.active()))) partner = c;
  if (partner == Kind::hidden) return;  // alone aboard
  if (v.actions.size() == 1) v.note = k.d.kind(kind(v.actions.front().a));
  add(k, std::move(v), probe(k, "trade", index(partner)));
}

// Something of that zone, to ask why it can't be moved; scrap where there is nothing else.
Action thing_probe(const Ship& k, std::string_view verb, Zone z) {
  for (const int slot : slots(k.s(), z))
    if (is_portable(piece(k.s(), slot).kind)) return probe(k, verb, index(piece(k.s(), slot).kind));
  return probe(k, std::string(verb) + "_scrap", 1);
}

}  // namespace

void present_verbs(const Ship& k) {
  if (k.prompt() != "act" || k.f.view.options.empty() || k.active() == Kind::hidden) return;
  add_move(k);
  add_uses(k);
  add_craft(k);
  add_ability(k);
  const Zone here = k.at(k.active());
  add(k, group(k, {"pick_up", "fate/icons/pickup", {"pick_up", "pick_up_scrap"}}), thing_probe(k, "pick_up", here));
  add(k, group(k, {"drop", "fate/icons/drop", {"drop", "drop_scrap"}}), thing_probe(k, "drop", k.bag(k.active())));
  add_trade(k);
  VerbView end = group(k, {"pass", "fate/icons/skip", {"pass"}});
  end.note = k.reg(R::skip_card) != 0 ? k.tr("verb.no_card") : std::string();
  k.t.verbs.push_back(std::move(end));
}

}  // namespace prowl::ui::fate
