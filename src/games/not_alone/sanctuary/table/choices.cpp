#include <algorithm>
#include <map>

#include "games/not_alone/table/rows.hpp"

namespace prowl::ui::not_alone {
namespace {

constexpr const char* kLevels[] = {"", "I", "II"};

std::string defence_step(const Rows& r) { return r.step("defence", r.k.reg(R::defence), r.k.reg(R::defence) - 1); }

// What the next space of the Sanctuary board gives.
std::string bonus(const Planet& k) {
  const int next = k.reg(R::defence) - 1;
  if (next <= 0) return k.tr("own.defence.wins");
  const std::string name(rules::bonus_at(*k.f.rules, k.s(), next));
  return name.empty() ? std::string() : k.tr("own.bonus", {{"what", k.tr("bonus." + name)}});
}

ChoiceView& lit(ChoiceView& c, std::string_view icon, std::string colour) {
  c.icon = city_art(icon);
  c.colour = std::move(colour);
  return c;
}

int survivors_of(const Rows& r, Seat s) { return r.k.count_of("rescued", s); }

void word_shelter(const Rows& r, const Action& a) {
  ChoiceView& c = lit(r.add(a, r.k.tr("own.section.one"), defence_step(r)), "icon_shelter", "sanctuary");
  const std::string more = bonus(r.k);
  c.detail = r.k.trn("own.shelter", survivors_of(r, r.who)) + (more.empty() ? "" : " " + more);
}

void word_phase_5(const Rows& r, const Action& a, bool nest) {
  const Planet& k = r.k;
  const int n = nest ? rules::nest_gain(*k.f.rules, k.s()) : rules::evolve_gain(*k.f.rules, k.s());
  ChoiceView& c = lit(r.add(a, k.tr("own.section.one")), nest ? "icon_nest" : "icon_evolve", "evolution");
  c.marks.assign(static_cast<std::size_t>(std::max(n, 0)), city_art("token_dna"));
  if (!nest) return void(c.detail = k.tr("own.evolve"));
  const std::string more = bonus(k);
  c.detail = k.tr("own.nest", {{"from", k.reg(R::defence)}, {"to", k.reg(R::defence) - 1}}) +
             (more.empty() ? "" : " " + more);
}

int left_of_level(const Planet& k, int level) {
  int n = 0;
  for (const char* pile : {"evolution_deck_", "evolution_discard_"})
    n += count(k.s(), zone(k.f.rules->catalogue.find_zone(pile + std::to_string(level))));
  return n;
}

void word_draw(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  const int level = std::clamp<int>(a.a, 1, 2);
  ChoiceView& c = r.add(a, k.tr("own.section.draw"),
                        k.prompt() == "develop" ? k.trn("dna", 1) : k.trn("own.left", left_of_level(k, level)));
  c.text = k.tr("evolution.level." + std::to_string(level));
  c.picture = city_art("back_evolution_" + std::to_string(level));
  if (k.prompt() == "start_evolution") c.detail = k.tr("own.draw." + std::string(kLevels[level]));
}

// What it is about, by its name alone: the headline says what is done with it.
ChoiceView& word_named(const Rows& r, const Action& a, std::string_view section) {
  ChoiceView& c = r.add(a, r.k.tr("own.section." + std::string(section)), short_line(r.k, kind(a.a)));
  c.text = r.k.d.kind(kind(a.a));
  return c;
}

// The headline asks; this is "no" in its words.
void word_decline(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  const std::string section = k.t.choices.empty() ? k.tr("own.section.one") : k.t.choices.back().section;
  ChoiceView& c = r.add(a, section);
  c.icon = "close";
  const std::string key = "match.not_alone.own.decline." + std::string(k.prompt());
  if (k.texts.has(key)) c.text = k.texts.tr(key);
}

void word_put_city(const Rows& r, const Action& a) {
  const int place = r.k.place_at(zone(a.b));
  ChoiceView& c = r.add(a, r.k.tr("own.section.put", {{"token", r.k.d.kind(kind(a.a))}}),
                        short_line(r.k, r.k.place_kind(place)));
  c.text = r.k.d.zone(zone(a.b));
}

}  // namespace

bool word_city(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  const std::string_view v = k.verb(a);
  const std::string one = k.tr("own.section.one");
  if (v == "rescue" || v == "replace")
    return r.add(a, one, v == "rescue" ? short_line(k, kind(a.a)) : k.tr("own.replace")), true;
  if (v == "fortify") {
    lit(r.add(a, one, defence_step(r)), "icon_fortify", "sanctuary").detail = bonus(k);
    return true;
  }
  if (v == "shelter") return word_shelter(r, a), true;
  if (v == "decline") return word_decline(r, a), true;
  if (v == "treat")
    return lit(r.add(a, one, r.step("will", k.will(seat(a.a)), k.will(seat(a.a)) + 1)), "icon_avatar", "sanctuary"),
           true;
  if (v == "evolve" || v == "nest") return word_phase_5(r, a, v == "nest"), true;
  if (v == "draw_evolution") return word_draw(r, a), true;
  if (v == "develop") {
    word_named(r, a, "develop").note = k.trn("dna", rules::evolution_cost(*k.f.rules, k.s(), kind(a.a)));
    return true;
  }
  if (v == "invoke") return r.add(a, k.tr("own.section.evolution"), short_line(k, kind(a.a))), true;
  if (v == "choose") return word_named(r, a, "one"), true;
  if (v == "bury") return word_named(r, a, "bury"), true;
  if (v == "show") return word_named(r, a, "show"), true;
  if (v == "put" && k.kind_name(kind(a.a)) == "sanctuary") return word_put_city(r, a), true;
  if (v == "name" && k.prompt() == "prey")
    return r.add(a, one, k.trn("seat.survivors", survivors_of(r, seat(a.a)))), true;
  return false;
}

// Evolutions that are too dear, or may not be developed: how many, and why.
void lock_city(const Rows& r) {
  const Planet& k = r.k;
  if (k.prompt() != "develop") return;
  std::map<std::pair<std::string, std::string_view>, int> by_reason;  // with its paragraph
  const auto develop = static_cast<Verb>(k.f.rules->catalogue.find_verb("develop"));
  for (const PieceView& card : k.t.hand) {
    if (k.group(card.kind) != "evolution") continue;
    const Refusal no = k.f.game->why_not(*k.f.rules, k.s(), r.who,
                                         {develop, static_cast<std::int16_t>(index(card.kind))});
    if (no) ++by_reason[{k.d.refusal(no), no.paragraph}];
  }
  for (const auto& [why, n] : by_reason)
    k.t.locked.push_back({k.trn("own.locked.evolutions", n), why.first, std::string(why.second)});
}

void present_offer(const Planet& k) {
  if (k.f.prompt.ask != Ask::open) return;
  constexpr std::string_view kVerbs[] = {"keep", "choose", "rescue", "replace", "discard"},
                             kGroups[] = {"avatar", "evolution", "survivor", "survival"};
  const auto among = [](const auto& list, std::string_view word) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
  };
  std::vector<CardView> cards;
  for (const Action& a : k.f.view.options) {
    if (k.verb(a) == "decline") continue;
    if (!among(kVerbs, k.verb(a)) || !among(kGroups, k.group(kind(a.a)))) return;
    if (std::any_of(cards.begin(), cards.end(), [&](const CardView& c) { return c.piece.kind == kind(a.a); })) continue;
    Piece p;
    p.kind = kind(a.a);
    cards.push_back(k.card(p));
    if (k.group(p.kind) == "evolution")
      cards.back().piece.label = std::to_string(rules::printed_cost(*k.f.rules, p.kind));
  }
  if (cards.empty()) return;
  OfferView offer;
  offer.cards = std::move(cards);
  for (const auto& s : k.t.seats) {
    const Zone z = k.zone_of("avatar", s.seat);
    if (k.prompt() != "avatar" || s.seat == k.f.prompt.actor || z == Zone::none || count(k.s(), z) == 0) continue;
    OfferView::Aside aside{s.seat, k.tr(count(k.s(), z) > 1 ? "own.avatar.later" : "own.avatar.kept"), {}};
    for (const int slot : slots(k.s(), z)) aside.cards.push_back(k.card(piece(k.s(), slot)));
    offer.asides.push_back(std::move(aside));
  }
  k.t.offer = std::move(offer);
}

}  // namespace prowl::ui::not_alone
