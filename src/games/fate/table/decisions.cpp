#include <algorithm>

#include <fmt/format.h>

#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

ChoiceView& choice(const Ship& k, const Action& a, std::string section = {}, std::string text = {},
                   std::string note = {}) {
  ChoiceView c;
  c.action = a;
  c.section = std::move(section);
  c.text = std::move(text);
  c.note = std::move(note);
  k.t.choices.push_back(std::move(c));
  return k.t.choices.back();
}

std::string picture_of(const Ship& k, Kind thing) { return "fate/items/" + k.kind_name(thing); }

bool has_token(const Ship& k, Zone z) {
  for (const int slot : slots(k.s(), z))
    if (piece(k.s(), slot).kind == Kind::hidden) return true;
  return false;
}

// A flee, or Ash driven away, is walked: three spaces, with what lies on the way.
ChoiceView& add_walk(const Ship& k, const Action& a, Zone from, Zone to, std::string section) {
  const auto way = flee_path(k.rules(), from, to);
  k.t.walks.push_back({a, {way.begin(), way.end()}, from});
  ChoiceView& c = choice(k, a, std::move(section), k.d.zone(to));
  for (const Zone z : way)
    if (has_token(k, z)) c.marks.push_back("fate/tokens/concealed");
  return c;
}

// What the cards left would make of it if that crew member stood there.
void word_flee(const Ship& k, const Action& a) {
  const Kind who = kind(a.a);
  ChoiceView& c = add_walk(k, a, k.at(who), zone(a.b), k.tr("section.flee", {{"who", k.d.kind(who)}}));
  State after = k.s();
  after.regs[static_cast<std::size_t>(k.f.rules->catalogue.find_reg(k.kind_name(who) + "_at"))] = a.b;
  const Odds then = odds_of(k, after);
  c.note = k.tr("threat.flee", {{"n", then.reach}, {"of", then.cards}});
  c.share = percent_of(then.reach, then.cards);
}

void word_thing(const Ship& k, const Action& a, std::string section, std::string note = {}) {
  choice(k, a, std::move(section), k.d.kind(kind(a.a)), std::move(note)).marks.push_back(picture_of(k, kind(a.a)));
}

void word_crew(const Ship& k, const Action& a) {
  const std::string name = k.kind_name(kind(a.a));
  ChoiceView& c = choice(k, a, "", k.d.kind(kind(a.a)));
  c.portrait = "fate/portraits/" + name;
  c.note = k.trn("crew.actions", printed_actions(k.rules(), kind(a.a)));
  c.detail = k.texts.tr("kind.fate." + name + ".power");
}

std::string odds_there(const Ship& k, const Action& a) {
  const PlaceView* p = k.place(zone(a.a));
  return p == nullptr ? std::string() : p->line;
}

std::string crew_there(const Ship& k, Zone z) {
  std::string out;
  each_crew(k.s(), [&](int crew) {
    if (crew_at(k.s(), crew) == z) out += (out.empty() ? "" : ", ") + k.d.kind(crew_kind(crew));
  });
  return out;
}

void word_trade(const Ship& k, const Action& a) {
  const std::string_view v = k.verb(a);
  const std::string give = k.tr("trade.give"), take = k.tr("trade.take");
  if (v == "give")
    word_thing(k, a, give);
  else if (v == "take")
    word_thing(k, a, take);
  else if (v == "give_scrap")
    choice(k, a, give).marks.push_back("fate/tokens/scrap");
  else if (v == "take_scrap")
    choice(k, a, take).marks.push_back("fate/tokens/scrap");
  else
    choice(k, a, k.tr("trade.end"));
}

void word(const Ship& k, const Action& a) {
  const std::string_view v = k.verb(a);
  const Kind thing = kind(a.a);
  if (v == "choose") return word_crew(k, a);
  if (v == "move") return void(choice(k, a, k.tr("section.move"), k.d.zone(zone(a.a)), odds_there(k, a)));
  if (v == "craft")
    return word_thing(k, a, k.tr("section.craft"), k.trn("verb.scrap", craft_cost(k.rules(), k.active(), thing)));
  if (v == "pick_up") return word_thing(k, a, k.tr("section.pick_up"));
  if (v == "drop") return word_thing(k, a, k.tr("section.drop"));
  if (v == "pick_up_scrap") return choice(k, a, k.tr("section.pick_up")).marks.push_back("fate/tokens/scrap");
  if (v == "drop_scrap") return choice(k, a, k.tr("section.drop")).marks.push_back("fate/tokens/scrap");
  if (v == "send") return void(choice(k, a, k.tr("section.send", {{"who", k.d.kind(thing)}}), k.d.zone(zone(a.b))));
  if (v == "flee") return word_flee(k, a);
  if (v == "push") return void(add_walk(k, a, k.ash(), zone(a.a), k.tr("section.push")));
  if (v == "target") return void(choice(k, a, "", "", crew_there(k, zone(a.a))));
  if (v == "lose_morale")
    return void(choice(k, a, "", "", k.tr("morale.step", {{"from", k.reg(R::morale)}, {"to", k.reg(R::morale) - 1}})));
  if (v == "use_prod") return choice(k, a).marks.push_back("fate/items/electric_prod");
  if (v == "spend_coolant") return choice(k, a).marks.push_back("fate/items/coolant");
  if (k.prompt() == "trade") return word_trade(k, a);
  if (v == "pass" && k.prompt() == "prod") return void(choice(k, a, "", k.tr("prod.none")));
  choice(k, a);
}

int rank(std::string_view verb) {
  constexpr std::string_view kOrder[] = {"give", "give_scrap", "take", "take_scrap", "done", "use_prod", "pass"};
  const auto at = std::find(std::begin(kOrder), std::end(kOrder), verb);
  return at == std::end(kOrder) ? 0 : static_cast<int>(at - std::begin(kOrder)) + 1;
}

}  // namespace

void present_decisions(const Ship& k) {
  ActionList sorted = k.f.view.options;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](const Action& a, const Action& b) { return rank(k.verb(a)) < rank(k.verb(b)); });
  for (const Action& a : sorted) word(k, a);
  const Action done{k.verb_named("done")};
  if (k.prompt() != "trade" || sorted.empty()) return;
  if (const Refusal no = k.f.game->why_not(k.rules(), k.s(), k.f.prompt.actor, done))
    k.t.locked.push_back({k.d.action(k.f.prompt.actor, done), k.d.refusal(no), std::string(no.paragraph)});
}

}  // namespace prowl::ui::fate
