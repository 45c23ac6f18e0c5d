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
  const auto& maybe = k.t.places[static_cast<std::size_t>(place)].maybe;
  if (std::find(maybe.begin(), maybe.end(), k.f.view.seat) != maybe.end())
    d.rows.push_back(
        fact_row("eye", "act", k.tr("own.expected"), k.trn("own.expected.sub", possible(k, k.f.view.seat))));
}

// For the hunter: who may be there, from what everybody can see.
void creature_rows(const Planet& k, int place, DetailView& d) {
  std::string who;
  for (const Seat s : k.t.places[static_cast<std::size_t>(place)].maybe) who += (who.empty() ? "" : ", ") + k.d.seat(s);
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
