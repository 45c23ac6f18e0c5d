#include <algorithm>

#include "games/not_alone/table/rows.hpp"

namespace prowl::ui::not_alone {
namespace {

// Full, at stake, gone.
std::vector<std::string> flames(int will, int after) {
  std::vector<std::string> out;
  for (int i = 0; i < kMostWill; ++i)
    out.emplace_back(i < after  ? "not_alone/marks/will_on"
                     : i < will ? "not_alone/marks/will_threat"
                                : "not_alone/marks/will_off");
  return out;
}

std::string place_line(const Planet& k, Kind place) {
  const int at = k.place_of(place);
  return at < 0 ? std::string() : k.t.places[static_cast<std::size_t>(at)].line;
}

void word_resist(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  ChoiceView& c = r.add(a, k.tr("own.section.first"));
  const int back = std::min(2, k.count_of("discard", r.who));
  c.icon = "not_alone/icons/takeback";
  c.colour = "rescue";
  c.weight = Weight::grave;
  c.marks = flames(r.will(), r.will() - 1);
  if (r.will() == 1)
    c.detail = k.trn("own.resist.last", back, {{"from", k.reg(R::assimilation)}, {"to", k.reg(R::assimilation) - 1}});
  else
    c.detail = k.trn("own.resist", back,
                     {{"from", r.will()}, {"to", r.will() - 1}, {"places", k.count_of("hand", r.who) + back}});
}

void word_give_up(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  ChoiceView& c = r.add(a, k.tr("own.section.first"));
  c.icon = "warning";
  c.colour = "creature";
  c.weight = Weight::grave;
  c.marks = flames(kMostWill, kMostWill);
  c.detail = k.tr("own.give_up", {{"from", k.reg(R::assimilation)}, {"to", k.reg(R::assimilation) - 1}});
}

// A Place laid face down stays in the list, so all of one's own are named, those that lie included.
void word_hand(const Rows& r) {
  const int play = r.k.f.rules->catalogue.find_verb("play");
  for (const PieceView& card : r.k.t.hand) {
    const int at = r.k.place_of(card.kind);
    if (at < 0) continue;
    const PlaceView& place = r.k.t.places[static_cast<std::size_t>(at)];
    ChoiceView& c = r.add({static_cast<Verb>(play), static_cast<std::int16_t>(index(card.kind))},
                          r.k.tr(place.odds.empty() ? "own.section.lay" : "own.section.lay.odds"));
    c.text = card.name;
    c.note = place.odds.empty() ? place.line : place.odds;
    if (!place.odds.empty()) c.share = somebody(r.k, {&place});
  }
}

std::string use_note(const Rows& r, Kind place) {
  const Planet& k = r.k;
  const int at = k.place_of(place);
  if (k.is(at, "wreck") || (k.is(at, "beach") && k.reg(R::marker) != 0)) return r.rescue_step();
  if (k.is(at, "beach")) return k.tr("own.use.beacon");
  return place_line(k, place);
}

// How likely the token meets somebody there, for who puts it; how many may be there, for all others.
void word_put(const Rows& r, const Action& a, std::string text) {
  const Planet& k = r.k;
  std::vector<const PlaceView*> at;
  std::vector<Seat> who;
  for (const Zone z : {zone(a.b), zone(a.c)})
    if (const int i = k.place_at(z); i >= 0) at.push_back(&k.t.places[static_cast<std::size_t>(i)]);
  for (const PlaceView* p : at)
    for (const Seat s : p->maybe)
      if (std::find(who.begin(), who.end(), s) == who.end()) who.push_back(s);
  ChoiceView& c = r.add(a, k.tr("own.section.put", {{"token", k.d.kind(kind(a.a))}}));
  c.text = std::move(text);
  c.note = k.trn("own.put", static_cast<long long>(who.size()));
  if (!is_player(k.f.view.seat)) return;
  c.share = somebody(k, at);
  c.note = k.tr("own.percent", {{"n", c.share}});
}

void word_one(const Rows& r, const Action& a) {
  const Planet& k = r.k;
  const std::string_view v = k.verb(a);
  const std::string one = k.tr("own.section.one");
  if (word_city(r, a)) return;
  if (v == "resist") return word_resist(r, a);
  if (v == "give_up") return word_give_up(r, a);
  if (v == "use") return void(r.add(a, one, use_note(r, kind(a.a))));
  if (v == "gain") return void(r.add(a, one, k.trn("own.left", count_kind(k.s(), rules::zones::reserve, kind(a.a)))));
  if (v == "take_back") return void(r.add(a, one));
  if (v == "heal") return void(r.add(a, one, r.step("will", k.will(seat(a.a)), k.will(seat(a.a)) + 1)));
  if (v == "take") return void(r.add(a, k.tr("own.section.take"), place_line(k, kind(a.a))).text = k.d.kind(kind(a.a)));
  if (v == "put") return word_put(r, a, k.d.zone(zone(a.b)));
  if (v == "put_two") return word_put(r, a, k.d.zone(zone(a.b)) + " + " + k.d.zone(zone(a.c)));
  if (v == "announce")
    return void(r.add(a, k.tr("own.section.card"), short_line(k, kind(a.a))).text = k.d.kind(kind(a.a)));
  if (v == "discard" || v == "keep")
    return void((r.add(a, k.tr(v == "keep" ? "own.section.keep" : "own.section.discard"), short_line(k, kind(a.a))))
                    .text = k.d.kind(kind(a.a)));
  if (v == "endure") return void(r.add(a, k.tr("own.section.discard"), r.step("will", r.will(), r.will() - 1)));
  if (v == "name") return void(r.add(a, one, k.trn("own.in_hand", k.count_of("hand", seat(a.a)))));
  r.add(a, v == "play" ? k.tr("own.section.lay") : one);
}

int rank(std::string_view verb) {
  if (verb == "fortify" || verb == "rescue") return -1;
  constexpr std::string_view kLast[] = {"replace", "announce", "take_back",  "resist", "give_up",
                                        "rest",    "pass",     "stand_down", "done",   "decline"};
  const auto at = std::find(std::begin(kLast), std::end(kLast), verb);
  return at == std::end(kLast) ? 0 : static_cast<int>(at - std::begin(kLast)) + 1;
}

bool is_card(const Planet& k, Kind card) {
  return card != Kind::hidden && (k.group(card) == "hunt" || k.group(card) == "survival");
}

// Places that the reserve can't give; cards of one's own that don't fit this window.
void lock_others(const Rows& r) {
  const Planet& k = r.k;
  const auto& options = k.f.view.options;
  const bool gains = std::any_of(options.begin(), options.end(), [&](const Action& a) { return k.verb(a) == "gain"; });
  for (int i = kNear; gains && i < static_cast<int>(k.t.places.size()); ++i) lock(r, "gain", k.place_kind(i));
  if (k.f.prompt.ask != Ask::reaction) return;
  for (const PieceView& card : k.t.hand)
    if (is_card(k, card.kind)) lock(r, "announce", card.kind);
}

// The card that an option is about, where nothing else stands for it.
void picture_cards(const Planet& k) {
  for (ChoiceView& c : k.t.choices) {
    const auto& operands = k.f.rules->catalogue.verb_of(c.action).operands;
    if (!c.picture.empty() || !c.icon.empty() || operands[0] != Operand::kind || operands[1] == Operand::zone ||
        c.action.a <= 0 || k.place_of(kind(c.action.a)) >= 0)
      continue;
    Piece p;
    p.kind = kind(c.action.a);
    c.picture = piece_view(k.f, k.l, k.d, p, 0).picture;
  }
}

}  // namespace

std::string short_line(const Planet& k, Kind card) {
  return k.place_of(card) >= 0 ? place_line(k, card) : card_text(k.f, k.texts, card).effect;
}

void lock(const Rows& r, std::string_view verb, Kind card) {
  const Planet& k = r.k;
  const int v = k.f.rules->catalogue.find_verb(verb);
  const Refusal no = k.f.game->why_not(*k.f.rules, k.s(), r.who,
                                       {static_cast<Verb>(v), static_cast<std::int16_t>(index(card))});
  if (!no) return;
  const std::string reason = k.d.refusal(no);
  const auto same = std::find_if(k.t.locked.begin(), k.t.locked.end(),
                                 [&](const LockedView& l) { return l.reason == reason; });
  if (same != k.t.locked.end())
    same->text += ", " + k.d.kind(card);
  else
    k.t.locked.push_back({k.d.kind(card), reason, std::string(no.paragraph)});
}

void present_choices(const Planet& k) {
  const auto& options = k.f.view.options;
  if (options.empty()) return;
  const Rows r{k, is_player(k.f.view.seat) ? k.f.view.seat : k.f.prompt.actor};
  if (!is_player(r.who)) return;
  const bool laying = k.prompt() == "choose" && !k.t.hand.empty();
  if (laying) word_hand(r);
  ActionList sorted = options;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](const Action& a, const Action& b) { return rank(k.verb(a)) < rank(k.verb(b)); });
  for (const Action& a : sorted)
    if (!laying || k.verb(a) != "play") word_one(r, a);
  lock_others(r);
  lock_city(r);
  picture_cards(k);
  present_offer(k);
}

}  // namespace prowl::ui::not_alone
