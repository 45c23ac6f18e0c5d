#include <algorithm>

#include "games/not_alone/table/rows.hpp"

namespace prowl::ui::not_alone {
namespace {

// Who may hide where, as the boxes of everybody's panel tell it.
void mark_maybe(const Planet& k) {
  if (k.t.facts.empty() || k.reg(R::phase) > 2) return;
  for (const PanelRow& row : k.t.facts.front().rows)
    for (std::size_t i = 0; i < row.boxes.size() && i < k.t.places.size(); ++i)
      if (row.boxes[i].level == 2) k.t.places[i].maybe.push_back(row.seat);
}

int possible(const Planet& k, Seat s) {
  return static_cast<int>(std::count_if(k.t.places.begin(), k.t.places.end(), [&](const PlaceView& p) {
    return std::find(p.maybe.begin(), p.maybe.end(), s) != p.maybe.end();
  }));
}

// The chance in a thousand that the seat is on a Place where it may be, if all of these are alike.
int chance(const Planet& k, Seat s) {
  const int places = possible(k, s), laid = k.count_of("played", s);
  const int cards = laid > 0 ? laid : rules::required(k.s(), s);
  return places == 0 ? 0 : std::min(1000, 1000 * cards / places);
}

int somebody_at(const Planet& k, int place) { return somebody(k, {&k.t.places[static_cast<std::size_t>(place)]}); }

// A hunter knows no more than this, and goes where most may be.
void mark_odds(const Planet& k) {
  if (!k.t.facts.empty())
    for (PanelRow& row : k.t.facts.front().rows)
      if (!row.boxes.empty()) row.share = percent_of(chance(k, row.seat), 1000);
  for (PlaceView& p : k.t.places)
    if (!p.maybe.empty()) p.odds = k.tr("own.percent", {{"n", somebody(k, {&p})}});
}

// Those where anybody may be, the likeliest first.
std::vector<int> by_odds(const Planet& k) {
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(k.t.places.size()); ++i)
    if (!k.t.places[static_cast<std::size_t>(i)].maybe.empty()) out.push_back(i);
  std::stable_sort(out.begin(), out.end(), [&](int a, int b) { return somebody_at(k, a) > somebody_at(k, b); });
  return out;
}

std::string names_of(const Planet& k, const std::vector<Seat>& seats) {
  std::string out;
  for (const Seat s : seats) out += (out.empty() ? "" : ", ") + k.d.seat(s);
  return out;
}

void present_reading(const Planet& k) {
  PanelView p;
  p.id = "reading";
  p.title = k.tr(k.hunted(k.f.view.seat) ? "own.reading.hunted" : "own.reading.creature");
  p.note = k.tr("own.reading.public");
  p.icon = "eye";
  p.tone = Tone::act;
  for (const int i : by_odds(k)) {
    const PlaceView& place = k.t.places[static_cast<std::size_t>(i)];
    PanelRow row;
    row.text = place.name;
    row.lead = place.odds;
    row.sub = names_of(k, place.maybe);
    row.seats = place.maybe;
    row.share = somebody_at(k, i);
    p.rows.push_back(std::move(row));
  }
  if (!p.rows.empty()) k.t.readings.push_back(std::move(p));
}

// What each of the Hunted has to expect where they stand: a Place's power, or what comes over it.
PanelRow expects(const Planet& k, const SeatView& s) {
  PanelRow row;
  row.text = s.info.name;
  std::vector<int> caught;
  bool artemia = false;
  for (const Spot& spot : k.spots(s.seat)) {
    if (k.catches(s.seat, spot.place)) caught.push_back(spot.place);
    artemia = artemia || rules::artemia_hits(k.s(), s.seat, k.place_kind(spot.place));
    row.sub += (row.sub.empty() ? "" : ", ") + k.place_name(spot.place);
  }
  const int will = k.will(s.seat), loss = caught.empty() ? 0 : k.catch_loss(caught);
  row.sub_tone = loss > 0 || artemia ? Tone::alarm : Tone::fact;
  row.sub = k.tr(loss > 0  ? "own.coming.caught"
                 : artemia ? "own.coming.artemia"
                           : "own.coming.power",
                 {{"place", row.sub}, {"from", will}, {"to", std::max(0, will - loss)}});
  return row;
}

void present_coming(const Planet& k) {
  if (k.reg(R::phase) != 3) return;
  PanelView p;
  p.id = "coming";
  p.title = k.tr("own.coming");
  p.icon = "eye";
  p.tone = Tone::act;
  for (const SeatView& s : k.t.seats)
    if (k.hunted(s.seat) && !k.spots(s.seat).empty()) p.rows.push_back(expects(k, s));
  if (!p.rows.empty()) k.t.readings.push_back(std::move(p));
}

// What a catch here would cost; with a last Will goes a further step.
PanelRow creature_comes(const Planet& k, int place) {
  const int will = k.will(k.f.view.seat), loss = k.catch_loss({place});
  const int steps = rules::catch_steps(k.s(), bit(k.f.view.seat)) + 1;
  PanelRow row;
  row.icon = "not_alone/icons/claw";
  row.colour = "creature";
  row.text = k.tr("own.creature_comes");
  row.sub = k.tr(loss >= will ? "own.creature_comes.last" : "own.creature_comes.will",
                 {{"from", will}, {"to", std::max(0, will - loss)}, {"n", steps}});
  if (loss >= will) row.sub_tone = Tone::alarm;
  return row;
}

void hunted_rows(const Planet& k, int place, DetailView& d) {
  d.rows.push_back(creature_comes(k, place));
  d.rows.push_back(
      fact_row("not_alone/icons/artemia", "artemia", k.tr("own.artemia_comes"),
               k.tr(k.in_force(Effect::mutation) ? "own.artemia_comes.mutation" : "own.artemia_comes.sub")));
  d.rows.push_back(fact_row("not_alone/icons/takeback", "rescue", k.tr("own.nobody_comes"),
                            k.tr(k.ineffective(place) ? "own.nobody_comes.none" : "own.nobody_comes.sub")));
  const PlaceView& here = k.t.places[static_cast<std::size_t>(place)];
  const auto& maybe = here.maybe;
  if (!here.odds.empty()) d.rows.push_back(fact_row("not_alone/icons/claw", "creature", k.tr("own.lure"), here.odds));
  if (std::find(maybe.begin(), maybe.end(), k.f.view.seat) != maybe.end())
    d.rows.push_back(
        fact_row("eye", "act", k.tr("own.expected"), k.trn("own.expected.sub", possible(k, k.f.view.seat))));
}

// For the hunter: who may be there, from what everybody can see.
void creature_rows(const Planet& k, int place, DetailView& d) {
  const std::string who = names_of(k, k.t.places[static_cast<std::size_t>(place)].maybe);
  d.rows.push_back(fact_row("eye", "act", k.tr("own.maybe"), who.empty() ? k.tr("own.maybe.nobody") : who));
}

void show_reserve(const Planet& k, DetailView& d) {
  const Zone reserve = rules::zones::reserve;
  const int owned = rules::owned(k.s(), k.f.view.seat);
  d.stock_title = k.tr("own.reserve");
  for (int i = 0; i < static_cast<int>(k.t.places.size()); ++i) {
    const int left = count_kind(k.s(), reserve, k.place_kind(i));
    if (left == 0 || k.in_set(owned, i)) continue;
    Piece p;
    p.kind = k.place_kind(i);
    PieceView v = piece_view(k.f, k.l, k.d, p, 0);
    v.key = 0;
    v.count = left;
    v.label = std::to_string(i + 1);
    d.stock.push_back(std::move(v));
  }
}

void detail_places(const Planet& k) {
  for (int i = 0; i < static_cast<int>(k.t.places.size()); ++i) {
    DetailView d;
    d.kind = k.place_kind(i);
    d.tag = k.tr("own.place", {{"n", i + 1}});
    if (k.hunted(k.f.view.seat))
      hunted_rows(k, i, d);
    else
      creature_rows(k, i, d);
    if (k.hunted(k.f.view.seat))
      if (auto city = city_row(k, k.f.view.seat, i)) d.rows.push_back(std::move(*city));
    if (k.is(i, "rover") && k.hunted(k.f.view.seat)) show_reserve(k, d);
    k.t.details.push_back(std::move(d));
  }
}

void detail_cards(const Planet& k) {
  for (const PieceView& card : k.t.hand) {
    if (card.kind == Kind::hidden || (k.group(card.kind) != "hunt" && k.group(card.kind) != "survival")) continue;
    DetailView d;
    d.kind = card.kind;
    const CardText words = card_text(k.f, k.texts, card.kind);
    d.tag = k.tr(k.hunted(k.f.view.seat) ? "own.survival" : "own.hunt");
    d.rows.push_back(fact_row("clock", "act", k.tr("own.when"), words.when));
    if (!words.note.empty()) d.rows.push_back(fact_row("info", "second", words.note, ""));
    k.t.details.push_back(std::move(d));
  }
}

void note_fans(const Planet& k) {
  for (auto& fan : k.t.fans) {
    const auto n = static_cast<long long>(fan.count);
    if (fan.id == "hand")
      fan.title = k.tr(k.hunted(k.f.view.seat) ? "own.fan.hand" : "own.fan.hunt"),
      fan.note = k.hunted(k.f.view.seat)    ? k.trn("own.fan.places", n)
                 : k.reg(R::hunt_limit) > 0 ? k.trn("own.fan.hunts", k.reg(R::hunt_limit))
                                            : std::string();
    if (fan.id == "survival")
      fan.note = k.tr(rules::used_survival(k.s(), k.f.view.seat) ? "own.fan.survival.used" : "own.fan.survival");
    if (fan.id == "discard")
      fan.note = k.tr(k.in_force(Effect::smokescreen) ? "own.fan.discard.smoke" : "own.fan.discard");
  }
}

// The Creature token is always there, the others when a card or a space has granted them.
bool is_granted(const Planet& k, Kind token) {
  return token == rules::kinds::creature || (k.reg(R::granted) & rules::token_bit(token)) != 0;
}

std::string places_text(const Planet& k, rules::Places set) {
  std::string out;
  for (int i = 0; i < kPlaces; ++i)
    if (k.in_set(set, i)) out += (out.empty() ? "" : ", ") + k.place_name(i);
  return out;
}

Zone first_place(const Planet& k, rules::Places set) {
  for (int i = 0; i < kPlaces; ++i)
    if (k.in_set(set, i)) return k.place_zone(i);
  return Zone::none;
}

// The three tokens: where they lie, which can be put down now, what would bring the others.
void present_tray(const Planet& k) {
  if (k.prompt() != "hunt" && k.prompt() != "put" && k.prompt() != "force_field") return;
  for (const Kind token : kTokens) {
    TokenView v;
    v.piece.kind = token;
    v.piece.name = k.d.kind(token);
    v.piece.picture = "not_alone/tokens/" + k.kind_name(token);
    v.piece.open = true;
    v.title = v.piece.name;
    v.colour = k.kind_name(token);
    const rules::Places at = rules::token_at(k.s(), token);
    const bool now = std::any_of(k.f.view.options.begin(), k.f.view.options.end(),
                                 [&](const Action& a) { return k.verb(a).starts_with("put") && kind(a.a) == token; });
    v.state = at != 0 ? places_text(k, at)
                      : k.tr(now                             ? "own.token.now"
                             : is_granted(k, token)          ? "own.token.then"
                             : rules::may_bring_token(k.s()) ? "own.token.card"
                                                             : "own.token.not");
    if (at != 0 && !now) v.planned = first_place(k, at);
    k.t.tray.push_back(std::move(v));
  }
}

}  // namespace

// In per cent, from what everybody can see: each Hunted may as well be on any Place where they may be at all.
int somebody(const Planet& k, const std::vector<const PlaceView*>& places) {
  int nobody = 1000;
  for (const SeatView& s : k.t.seats) {
    const auto hits = std::count_if(places.begin(), places.end(), [&](const PlaceView* p) {
      return std::find(p->maybe.begin(), p->maybe.end(), s.seat) != p->maybe.end();
    });
    if (hits > 0) nobody = nobody * (1000 - std::min(1000, chance(k, s.seat) * static_cast<int>(hits))) / 1000;
  }
  return percent_of(1000 - nobody, 1000);
}

PanelRow fact_row(std::string icon, std::string colour, std::string text, std::string sub) {
  PanelRow row;
  row.icon = std::move(icon);
  row.colour = std::move(colour);
  row.text = std::move(text);
  row.sub = std::move(sub);
  return row;
}

void present_own(const Planet& k) {
  mark_maybe(k);
  if (is_player(k.f.view.seat)) mark_odds(k), present_reading(k), present_coming(k);
  if (is_player(k.f.view.seat)) {
    k.t.arrangement = k.hunted(k.f.view.seat) ? "private" : "hunter";
    detail_places(k);
    detail_cards(k);
    note_fans(k);
    present_own_cast(k);
  }
  present_tray(k);
  present_choices(k);
}

}  // namespace prowl::ui::not_alone
