#include <algorithm>

#include "games/nostromo/table/presenter.hpp"

namespace prowl::ui::nostromo {
namespace {

int copies_of(const Deck& k) { return k.two() ? 4 : 7; }

int held(const Deck& k, Kind card) {
  return static_cast<int>(
      std::count_if(k.t.hand.begin(), k.t.hand.end(), [&](const PieceView& p) { return p.kind == card; }));
}

// Cards of these kinds that the viewer has not seen.
int unseen(const Deck& k, std::initializer_list<std::string_view> names) {
  int n = 0;
  for (const auto name : names) {
    const Kind card = kind(k.f.rules->catalogue.find_kind(name));
    n += copies_of(k) - count_kind(k.s(), zones::discard, card) - held(k, card);
  }
  return std::max(n, 0);
}

// How likely one of two cards from the deck saves somebody, as far as the viewer can tell.
int saved_by_draw(const Deck& k) {
  const int good = unseen(k, {"vents", "hide"}), all = unseen(k, {"vents", "hide", "airlocks", "reorganise", "draw"});
  if (all < 2) return good > 0 ? 100 : 0;
  const int bad = all - good;
  return 100 - percent_of(bad * (bad - 1), all * (all - 1));
}

std::string cost(const Deck& k, Kind card) {
  const int left = held(k, card) - 1;
  return left > 0 ? k.trn("own.cost.more", left) : k.tr("own.cost.last");
}

ChoiceView& add(const Deck& k, const Action& a) {
  ChoiceView c;
  c.action = a;
  k.t.choices.push_back(std::move(c));
  return k.t.choices.back();
}

void word_save(const Deck& k, const Action& a, const std::string& who) {
  ChoiceView& c = add(k, a);
  const Kind card = kind(a.a);
  const std::string& name = k.kind_name(card);
  c.weight = Weight::grave;
  c.section = k.tr("own.save", {{"who", who}});
  c.note = name == "draw" ? k.tr("own.save.draw", {{"n", saved_by_draw(k)}}) : k.tr("own.save.sure", {{"who", who}});
  c.detail = k.tr("own.save." + name + ".risk", {{"who", who}}) + " " + cost(k, card);
}

void word_death(const Deck& k, const Action& a, Kind character) {
  const std::string who = k.d.kind(character);
  const bool saved = !k.t.choices.empty();
  ChoiceView& c = add(k, a);
  c.weight = Weight::quiet;
  c.section = saved ? std::string() : k.tr("own.save.none", {{"who", who}});
  c.icon = "skull";
  const bool alone = k.characters(k.reg(R::facing)).size() == 1;
  c.note = alone || is_spared(k, character) ? caught(k, character) : k.tr("own.dies", {{"who", who}});
}

// Who faces the Alien sees first what saves them; to do nothing comes last.
void word_dodge(const Deck& k) {
  const std::string who = k.d.kind(kind(k.f.prompt.a));
  for (const Action& a : k.f.view.options)
    if (k.verb(a) == "play") word_save(k, a, who);
  for (const Action& a : k.f.view.options)
    if (k.verb(a) == "decline") word_death(k, a, kind(k.f.prompt.a));
}

struct Visits {
  std::vector<int> of;  ///< by room, in the order of TableView::places
  std::vector<int> last;
  int all = 0;
};

Visits visits_of(const Deck& k) {
  Visits v{std::vector<int>(k.t.places.size()), std::vector<int>(k.t.places.size()), 0};
  int turn = 0;
  for (const Event& e : k.f.view.events) {
    if (k.event(e) == "round_start") v = {std::vector<int>(v.of.size()), std::vector<int>(v.of.size()), 0};
    if (k.event(e) == "turn_start") turn = e.a;
    if (k.event(e) != "visit") continue;
    for (std::size_t i = 0; i < k.t.places.size(); ++i)
      if (k.t.places[i].zone == zone(e.a)) ++v.of[i], ++v.all, v.last[i] = turn;
  }
  return v;
}

// Two rooms a turn; those where it has been weigh more, as habits do.
int chance(const Visits& v, std::size_t room) {
  const int rooms = static_cast<int>(v.of.size());
  return std::min(100, percent_of(2 * (v.of[room] + 1), v.all + rooms));
}

}  // namespace

void present_choices(const Deck& k) {
  if (!is_player(k.f.view.seat) || k.f.view.options.empty()) return;
  if (k.f.prompt.id == "dodge") return word_dodge(k);
  for (const Action& a : k.f.view.options)
    if (k.verb(a) == "play") add(k, a).detail = card_text(k.f, k.texts, kind(a.a)).text;
}

// Where the hunter may come, while people hide: from where it went, which everybody has seen.
void present_reading(const Deck& k) {
  if (!is_player(k.f.view.seat) || !k.f.prompt.id.starts_with("place") || k.f.view.seat == k.alien()) return;
  const Visits v = visits_of(k);
  PanelView p;
  p.id = "reading";
  p.title = k.tr("own.reading");
  p.note = k.tr(v.all == 0 ? "own.reading.first" : "own.reading.habit");
  p.icon = "alien";
  p.tone = Tone::alarm;
  for (std::size_t i = 0; i < k.t.places.size(); ++i) {
    PlaceView& place = k.t.places[i];
    place.odds = k.tr("own.percent", {{"n", chance(v, i)}});
    PanelRow row;
    row.text = place.name;
    row.sub = v.of[i] == 0 ? k.tr("own.reading.never") : k.tr("own.reading.last", {{"turn", v.last[i]}});
    row.lead = place.odds;
    row.share = chance(v, i);
    p.rows.push_back(std::move(row));
  }
  k.t.readings.push_back(std::move(p));
}

}  // namespace prowl::ui::nostromo
