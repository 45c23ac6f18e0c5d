#include "games/fate/table/presenter.hpp"

#include <algorithm>

namespace prowl::ui::fate {
namespace {

// While the table is shown what happens, which the caption says: the card, or who acts.
void tell_banner(const Ship& k, BannerView& b, bool card) {
  const int slot = top(k.s(), zones::playing);
  b.turn = card ? k.tr("moment.card", {{"card", k.d.kind(piece(k.s(), slot).kind)}})
                : k.tr("moment.acts", {{"who", k.d.kind(k.active())}});
  b.now = k.event(k.last()) == "drew" ? k.tr("moment.drawn") : k.trn("head.morale", k.reg(R::morale));
  b.actor = card ? Seat::table : k.seat_of(k.active());
  b.tone = card ? Tone::alarm : Tone::seat;
  b.icon = "fate/icons/card";
  b.paragraph = k.d.paragraph(k.last());
  const std::string_view what = k.event(k.last());
  if (what != "won" && what != "lost_morale_out" && what != "lost_countdown") return;
  b.turn = k.tr(what == "won" ? "head.won" : "head.lost");
  b.now.clear();
  b.actor = Seat::table;
  b.tone = what == "won" ? Tone::fact : Tone::alarm;
}

// What is at stake is decided by all: the line belongs to nobody then.
void present_banner(const Ship& k) {
  BannerView& b = k.t.banner;
  b.round = k.reg(R::turn) > 0 ? k.tr("turn", {{"turn", k.reg(R::turn)}}) : std::string();
  k.t.subtitle = b.round;
  if (k.f.prompt.ask == Ask::table) {
    b.actor = Seat::table;
    b.icon = "players";
    b.tone = Tone::alarm;
  }
  const bool card = count(k.s(), zones::playing) > 0, acting = !card && k.prompt() != "choose_crew";
  const auto crew = k.crew();
  const std::size_t next = static_cast<std::size_t>(k.reg(R::active) + 1) % crew.size();
  b.phases.push_back({k.tr("phase.act"), acting, card});
  b.phases.push_back({k.tr("phase.card"), card, false});
  if (crew[next] != Kind::hidden) b.phases.push_back({k.d.kind(crew[next]), false, false});
  if (k.telling())
    tell_banner(k, b, card);
  else if (k.f.prompt.ask == Ask::table)
    b.detail = k.trn("head.morale", k.reg(R::morale));
  else if (k.prompt() == "act" && k.reg(R::actions) == 0)
    b.now = k.tr("act.none");
}

// Morale that was just lost, or is about to be.
void tell_morale(const Ship& k, TrackView& track) {
  const Event& e = k.last();
  if (k.event(e) == "morale_lost") {
    track.lost = e.a;
    track.lost_text = k.tr("track.morale.lost", {{"n", e.a}});
  } else if (const int loss = k.event(e) == "met_alien" ? lit_loss(k, k.s(), e.a) : 0; loss > 0) {
    track.ghost = std::max(0, track.value - loss);
    track.ghost_text = k.tr("track.morale.risk", {{"n", loss}});
  }
}

void present_tracks(const Ship& k) {
  if (k.prompt() == "choose_crew") return k.t.tracks.clear();
  for (auto& track : k.t.tracks) {
    if (track.id != "morale") continue;
    track.caption = k.tr("track.morale.caption");
    track.max = k.crew().size() > 3 ? 20 : 15;
    track.max = std::max(track.max, track.value);
    track.alarm = track.value <= 4;
    if (k.telling()) {
      tell_morale(k, track);
      continue;
    }
    const Odds odds = odds_of(k, k.s());
    if (k.f.outcome.over || odds.worst <= 0) continue;
    track.ghost = std::max(0, track.value - odds.worst);
    track.ghost_text = k.tr("track.morale.risk", {{"n", odds.worst}});
  }
}

struct Sort {
  CardType type;
  std::string_view key, icon, colour;
};
constexpr Sort kSorts[] = {{CardType::quiet, "sort.quiet", "fate/icons/heart", "quiet"},
                           {CardType::alien, "sort.alien", "warning", "hunter"},
                           {CardType::order, "sort.order", "bot", "order"}};

void present_pile(const Ship& k) {
  for (auto& pile : k.t.piles) {
    if (pile.id != "encounter") continue;
    if (pile.face) pile.face->key = kDeck + static_cast<std::uint64_t>(pile.count);
    pile.note = k.trn("pile.used", count(k.s(), zones::discard));
    const auto deck = k.deck();
    for (const Sort& sort : kSorts) {
      PanelRow row;
      row.icon = sort.icon;
      row.colour = sort.colour;
      row.text = k.texts.tr("match.fate." + std::string(sort.key));
      const auto n = std::count_if(deck.begin(), deck.end(),
                                   [&](Kind c) { return card_facts(k.rules(), c).type == sort.type; });
      row.boxes.assign(static_cast<std::size_t>(n), BoxView{"", 2});
      row.sub = std::to_string(n);
      pile.rows.push_back(std::move(row));
    }
  }
}

void present_legend(const Ship& k) {
  if (k.prompt() == "choose_crew") return;
  k.t.legend = {{"fate/tokens/scrap", k.d.kind(kinds::scrap), "", ""},
                {"fate/tokens/coolant", k.d.kind(kinds::coolant), "", ""},
                {"fate/tokens/concealed", k.tr("legend.concealed"), "", ""},
                {"fate/skins/step", k.tr("legend.path"), "", "alarm"}};
}

}  // namespace

std::vector<Kind> Ship::crew() const {
  std::vector<Kind> out;
  for (int i = 0; i < std::max(1, slot_count(s())); ++i) {
    const int id = crew_in_slot(s(), i);
    out.push_back(is_aboard(s(), id) ? crew_kind(id) : Kind::hidden);
  }
  return out;
}

Kind Ship::active() const {
  const auto all = crew();
  const auto i = static_cast<std::size_t>(std::max(0, reg(R::active)));
  return i < all.size() ? all[i] : Kind::hidden;
}

Seat Ship::seat_of(Kind who) const {
  const auto all = crew();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i] == who) return seat(s().seats == 1 ? 0 : static_cast<int>(i));
  return Seat::table;
}

std::vector<Kind> Ship::objectives() const {
  std::vector<Kind> out;
  for (const Zone z : {zones::objectives, zones::objectives_done})
    for (const int slot : slots(s(), z))
      if (const Kind k = piece(s(), slot).kind; k != Kind::hidden) out.push_back(k);
  std::sort(out.begin(), out.end());
  return out;
}

bool Ship::met(Kind objective) const { return find_piece(s(), zones::objectives_done, objective) >= 0; }

// Of all cards in the box those that are seen to lie elsewhere are taken away.
std::vector<Kind> Ship::deck() const {
  std::vector<Kind> out;
  for (const Kind k : f.game->inventory(f.rules->catalogue, s()))
    if (k != Kind::hidden && group(k) == "encounter") out.push_back(k);
  const Zone deck = zones::deck;
  for (int z = 1; z < static_cast<int>(f.rules->catalogue.zones.size()); ++z) {
    if (zone(z) == deck) continue;
    for (const int slot : slots(s(), zone(z)))
      if (const auto at = std::find(out.begin(), out.end(), piece(s(), slot).kind); at != out.end()) out.erase(at);
  }
  return out;
}

PlaceView* Ship::place(Zone z) const {
  const auto at = std::find_if(t.places.begin(), t.places.end(), [&](const PlaceView& p) { return p.zone == z; });
  return at == t.places.end() ? nullptr : &*at;
}

void present(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  const Ship k{f, l, d, texts, t};
  present_banner(k);
  present_tracks(k);
  present_pile(k);
  present_legend(k);
  present_board(k);
  present_threat(k);
  present_crew(k);
  present_goals(k);
  present_card(k);
  present_course(k);
  present_verbs(k);
  present_decisions(k);
  if (f.outcome.round_over || f.outcome.over) present_end(k);
  present_moment(k);
}

}  // namespace prowl::ui::fate
