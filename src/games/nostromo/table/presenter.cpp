#include "games/nostromo/table/presenter.hpp"

#include <algorithm>

namespace prowl::ui::nostromo {
namespace {

constexpr std::string_view kHuntIcon = "alien";

void mark_owner(const Deck& k, PieceView& p) {
  if (p.open && p.kind == Kind::hidden) p.name = k.trn("footprints", p.count);
  if (!p.open || p.kind == Kind::hidden) return;
  const std::string& group = k.group(p.kind);
  if (group == "character" || (group == "decoy" && k.owner(p.kind) == k.f.view.seat)) p.owner = k.owner(p.kind);
}

void present_title(const Deck& k) {
  k.t.subtitle = k.two() ? k.tr("turn", {{"turn", k.reg(R::turn)}})
                         : k.tr("round_turn",
                                {{"round", k.reg(R::round)}, {"rounds", k.reg(R::rounds)}, {"turn", k.reg(R::turn)}});
}

void present_banner(const Deck& k) {
  BannerView& b = k.t.banner;
  if (b.actor != k.alien() || k.f.prompt.id == "window_a" || k.f.prompt.id == "window_c" ||
      k.f.prompt.id == "window_d") {
    if (b.actor == k.alien()) b.actor = Seat::table, b.tone = Tone::fact;
    return;
  }
  b.tone = Tone::alarm;
  b.icon = kHuntIcon;
}

void present_tracks(const Deck& k) {
  for (auto& track : k.t.tracks) {
    if (track.id == "eggs" && k.two()) {
      track.title = k.tr("track.lost");
      track.look.full = "common/icons/skull";
      track.look.icon = "skull";
      track.value = count(k.s(), zones::dead);
      track.caption = k.tr("track.lost.caption");
    } else if (track.id == "eggs") {
      track.caption = k.tr("track.eggs.caption");
    }
    if (track.id != "deck") continue;
    if (k.two()) track.max = 20, track.look.pips_max = 1;
    track.caption = k.trn("track.deck.caption", track.value);
    track.foot = k.tr("track.deck.foot",
                      {{"n", std::min(track.pips, track.look.pips_max - 1)}, {"m", track.look.pips_max - 1}});
  }
}

void present_discards(const Deck& k) {
  for (auto& pile : k.t.piles) {
    const auto& events = k.f.view.events;
    const auto last = std::find_if(events.rbegin(), events.rend(),
                                   [&](const Event& e) { return k.event(e) == "played" || k.event(e) == "discarded"; });
    if (last != events.rend() && pile.count > 0) pile.note = k.tr("discard.from", {{"who", k.d.seat(last->who)}});
  }
}

void present_board(const Deck& k) {
  k.t.links_open = k.reg(R::airlocks_now) != 0;
  // While people hide it only stands there.
  if (k.f.prompt.ask != Ask::secret || !k.f.prompt.id.starts_with("place"))
    for (const auto& figure : k.t.figures) k.t.alarmed.push_back(figure.at);
  for (auto& place : k.t.places)
    for (auto& token : place.tokens) mark_owner(k, token);
}

void tone_log(const Deck& k) {
  for (auto& line : k.t.log)
    if (line.who == k.alien() && line.icon.empty()) line.icon = kHuntIcon;
}

}  // namespace

std::vector<Kind> Deck::characters(int mask) const {
  std::vector<Kind> out;
  for (int i = 0; i < kCharacters; ++i)
    if (((mask >> i) & 1) != 0) out.push_back(character_kind(i));
  return out;
}

std::vector<Event> Deck::since(std::string_view name, std::string_view after) const {
  const auto& events = f.view.events;
  for (std::size_t i = events.size(); i-- > 0;) {
    if (event(events[i]) == name) return {events.begin() + static_cast<std::ptrdiff_t>(i), events.end()};
    if (event(events[i]) == after) break;
  }
  return {};
}

void present(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  const Deck k{f, l, d, texts, t};
  present_title(k);
  present_banner(k);
  present_board(k);
  present_tracks(k);
  present_discards(k);
  present_seats(k);
  present_reveal(k);
  present_visits(k);
  present_facts(k);
  present_stake(k);
  present_headline(k);
  present_own(k);
  if (f.outcome.round_over) present_end(k);
  tone_log(k);
  present_moment(k);
}

}  // namespace prowl::ui::nostromo
