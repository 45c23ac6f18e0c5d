#include <algorithm>

#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

void add_help(SeatView& s, const Texts& texts, const CardView& card) {
  s.help += (s.help.empty() ? "" : "\n") + texts.labelled(card.words.title, card.words.text);
}

// Face up before its Hunted, once one of those dealt is kept.
void show_avatar(const Planet& k, SeatView& s) {
  const Zone z = k.zone_of("avatar", s.seat);
  if (z == Zone::none || count(k.s(), z) != 1) return;
  CardView avatar = k.card(piece(k.s(), top(k.s(), z)));
  if (!avatar.piece.open) return;
  avatar.piece.key = 0;
  avatar.state = avatar.words.when;
  add_help(s, k.texts, avatar);
  s.character = std::move(avatar);
}

void show_survivors(const Planet& k, SeatView& s) {
  const int held = k.count_of("rescued", s.seat);
  s.stats.push_back({city_art("icon_survivor"), std::to_string(held), k.trn("seat.survivors.word", held), "sanctuary"});
  if (held > 0) s.help += (s.help.empty() ? "" : "\n") + k.tr("seat.shelter");
}

// Whether a card stopped it until the end of this turn; else it has been developed in this turn.
bool is_suppressed(const Planet& k, Kind evolution) {
  const auto& events = k.f.view.events;
  for (auto e = events.rbegin(); e != events.rend() && k.event(*e) != "turn_start"; ++e)
    if (k.event(*e) == "suppressed" && kind(e->a) == evolution) return true;
  return false;
}

CardView growth(const Planet& k, const Piece& p) {
  CardView c = k.card(p);
  const State& s = k.s();
  c.piece.label = std::to_string(rules::printed_cost(*k.f.rules, p.kind));
  if (!rules::is_awake(s, p.kind)) {
    const bool stopped = is_suppressed(k, p.kind);
    c.look = "dormant";
    c.state = k.tr(stopped ? "evolution.suppressed" : "evolution.dormant");
    c.tone = stopped ? Tone::second : Tone::act;
  } else {
    const bool spent = rules::is_spent(s, p.kind);
    c.look = spent ? "spent" : "awake";
    c.state = spent ? k.tr("evolution.spent") : c.words.when;
    c.tone = spent ? Tone::dim : Tone::second;
  }
  return c;
}

void show_growths(const Planet& k, SeatView& s) {
  const Zone developed = rules::zones::developed;
  for (const int slot : slots(k.s(), developed)) {
    s.growths.push_back(growth(k, piece(k.s(), slot)));
    add_help(s, k.texts, s.growths.back());
  }
  s.growth_slots = std::max(static_cast<int>(s.growths.size()),
                            k.city() ? rules::evolution_slots(*k.f.rules, k.s()) : 0);
}

void show_dna(const Planet& k, SeatView& s) {
  const int dna = k.reg(R::dna), all = k.reg(R::dna_total);
  for (int i = 0; i < dna; ++i) s.pips.emplace_back(city_art("token_dna"));
  if (dna == 0) s.pips.emplace_back(city_art("token_dna_off"));
  s.pips_text = k.trn("dna", dna) + ", " + k.trn("dna.reserve", all - dna);
  s.stats.push_back({"not_alone/icons/dna", std::to_string(dna), k.trn("dna", dna), "evolution"});
}

void show_evolutions(const Planet& k, SeatView& s) {
  const Zone z = k.zone_of("evolutions", s.seat);
  if (z == Zone::none || k.f.outcome.over) return;
  ClosedView hand;
  int nth = 0;
  for (const int slot : slots(k.s(), z)) {
    hand.cards.push_back(piece_view(k.f, k.l, k.d, piece(k.s(), slot), nth++));
    hand.cards.back().key = 0;
    hand.cards.back().name = k.tr("seat.covered");
  }
  hand.fact = {city_art("icon_evolution"), std::to_string(nth), k.trn("seat.evolutions.word", nth), "evolution"};
  s.closed.push_back(std::move(hand));
}

}  // namespace

void present_cast(const Planet& k) {
  for (auto& s : k.t.seats) {
    if (k.hunted(s.seat)) {
      show_avatar(k, s);
      if (k.city()) show_survivors(k, s);
      continue;
    }
    show_growths(k, s);
    if (!k.city()) continue;
    show_evolutions(k, s);
    show_dna(k, s);
  }
}

}  // namespace prowl::ui::not_alone
