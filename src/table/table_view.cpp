#include "table/table_view.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kLogLines = 60;

const KindSpec& kind_spec(const TableFacts& f, Kind k) {
  return f.rules->catalogue.kinds[static_cast<std::size_t>(index(k))];
}
const ZoneSpec& zone_spec(const TableFacts& f, Zone z) {
  return f.rules->catalogue.zones[static_cast<std::size_t>(index(z))];
}

// Cards of one group may have several backs (levels): 1 is the first of them.
std::string sort_of(const Catalogue& c, const KindSpec& spec) {
  std::vector<Back> backs;
  for (const KindSpec& other : c.kinds)
    if (other.group == spec.group && std::find(backs.begin(), backs.end(), other.back) == backs.end())
      backs.push_back(other.back);
  return std::to_string(std::find(backs.begin(), backs.end(), spec.back) - backs.begin() + 1);
}

std::uint64_t motion_key(std::uint64_t group, std::uint64_t number) { return (group << 32) | (number + 1); }

/// Pieces of a zone; identical faces and backs of one look count together.
std::vector<PieceView> pieces_in(const TableFacts& f, const TableLayout& l, const Describe& d, Zone z) {
  std::vector<PieceView> out;
  int nth = 0;
  for (const int slot : slots(f.view.masked, z)) {
    PieceView p = piece_view(f, l, d, piece(f.view.masked, slot), nth);
    const auto same = std::find_if(out.begin(), out.end(),
                                   [&](const PieceView& o) { return p.open && o.kind == p.kind; });
    if (same != out.end()) {
      ++same->count;
    } else {
      if (!p.open) p.key = motion_key(static_cast<std::uint64_t>(index(z)) + 1000, static_cast<std::uint64_t>(nth++));
      out.push_back(std::move(p));
    }
  }
  return out;
}

void add_place(const TableFacts& f, const TableLayout& l, const Describe& d, Zone z, Rect cell, TableView& t) {
  PlaceView p;
  p.zone = z;
  p.id = "room." + zone_spec(f, z).name;
  p.name = d.zone(z);
  const auto spot = l.board.spots.find(zone_spec(f, z).name);
  p.picture = spot != l.board.spots.end() && !spot->second.picture.empty()
                  ? spot->second.picture
                  : asset_name(l.board.picture, zone_spec(f, z).name);
  p.cell = cell;
  for (auto& item : pieces_in(f, l, d, z)) {
    if (item.shape == "figure")
      t.figures.push_back({.at = z, .picture = item.picture, .icon = "alien", .name = item.name});
    else
      (item.shape == "object" ? p.objects : p.tokens).push_back(std::move(item));
  }
  t.places.push_back(std::move(p));
}

void add_map_places(const TableFacts& f, const TableLayout& l, const Describe& d, TableView& t) {
  for (const Zone z : zones_of(f.rules->catalogue, l.board.places)) {
    const int cell = reg_of(f, l.board.cell_reg + zone_spec(f, z).name, -1);
    if (cell < 0) continue;
    const auto col = static_cast<float>(cell % l.board.grid_columns),
               row = static_cast<float>(cell / l.board.grid_columns);
    add_place(f, l, d, z, {col, row, 1, 1}, t);
  }
  std::stable_sort(t.places.begin(), t.places.end(), [](const PlaceView& a, const PlaceView& b) {
    return std::pair(a.cell.y, a.cell.x) < std::pair(b.cell.y, b.cell.x);
  });
}

void link_places(const TableFacts& f, const TableLayout& l, TableView& t) {
  const auto zones = zones_of(f.rules->catalogue, l.board.places);
  for (auto& p : t.places) {
    const int links = reg_of(f, l.board.links_reg + zone_spec(f, p.zone).name);
    for (std::size_t other = 0; other < t.places.size(); ++other) {
      const auto at = std::find(zones.begin(), zones.end(), t.places[other].zone) - zones.begin();
      if (((links >> at) & 1) != 0 && &t.places[other] > &p) p.links.push_back(static_cast<int>(other));
    }
  }
}

void add_fixed_places(const TableFacts& f, const TableLayout& l, const Describe& d, TableView& t) {
  for (const auto& [name, box] : l.board.cells) {
    const int z = f.rules->catalogue.find_zone(name);
    if (z > 0) add_place(f, l, d, zone(z), box, t);
  }
  std::stable_sort(t.places.begin(), t.places.end(),
                   [](const PlaceView& a, const PlaceView& b) { return a.zone < b.zone; });
}

Kind card_of(const TableFacts& f, Zone place) {
  return kind(std::max(0, f.rules->catalogue.find_kind(zone_spec(f, place).name)));
}

// Row by row, in the order of the zones; neighbours share an edge. A place that has a card of its name is there when
// the card lies there.
void add_grid_places(const TableFacts& f, const TableLayout& l, const Describe& d, TableView& t) {
  auto zones = zones_of(f.rules->catalogue, l.board.places);
  std::erase_if(
      zones, [&](Zone z) { return card_of(f, z) != Kind::hidden && count_kind(f.view.masked, z, card_of(f, z)) == 0; });
  const int n = static_cast<int>(zones.size()), columns = std::max(1, l.board.grid_columns);
  for (int i = 0; i < n; ++i) {
    const Zone z = zones[static_cast<std::size_t>(i)];
    add_place(f, l, d, z, {static_cast<float>(i % columns), static_cast<float>(i / columns), 1, 1}, t);
    PlaceView& p = t.places.back();
    p.kind = card_of(f, z);
    std::erase_if(p.tokens, [&](const PieceView& piece) { return piece.kind == p.kind && p.kind != Kind::hidden; });
    if (i % columns + 1 < columns && i + 1 < n) p.links.push_back(i + 1);
    if (i + columns < n) p.links.push_back(i + columns);
  }
}

void add_tracks(const TableFacts& f, const TableLayout& l, const Texts& texts, TableView& t) {
  for (const auto& look : l.tracks) {
    TrackView track;
    track.id = look.id;
    track.look = look;
    track.title = texts.tr("match." + f.rules->game + ".track." + look.id);
    track.max = look.max_reg.empty() ? look.max : reg_of(f, look.max_reg, look.max);
    if (!look.max_reg.empty() && track.max <= 0) continue;  // not in this match
    const int z = look.zone.empty() ? -1 : f.rules->catalogue.find_zone(look.zone);
    track.value = z > 0 ? count(f.view.masked, zone(z)) : reg_of(f, look.reg);
    track.pips = look.pips_reg.empty() ? 0 : reg_of(f, look.pips_reg);
    t.tracks.push_back(std::move(track));
  }
}

void add_piles(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  for (const auto& look : l.piles) {
    const int z = f.rules->catalogue.find_zone(look.zone);
    if (z <= 0) continue;
    PileView pile;
    pile.id = look.id;
    pile.title = texts.tr("match." + f.rules->game + ".pile." + look.id);
    pile.count = count(f.view.masked, zone(z));
    if (const int used = look.discard.empty() ? -1 : f.rules->catalogue.find_zone(look.discard); used > 0)
      pile.note = texts.trn("match.pile.used", count(f.view.masked, zone(used)));
    if (const int slot = top(f.view.masked, zone(z)); slot >= 0) {
      pile.face = piece_view(f, l, d, piece(f.view.masked, slot), 0);
      pile.top = pile.face->name;
    }
    t.piles.push_back(std::move(pile));
  }
}

int hand_size(const TableFacts& f, const TableLayout& l, Seat s) {
  int n = -1;
  for (const auto& group : l.hand_zones)
    if (const Zone z = zone_of(f.rules->catalogue, group, s); z != Zone::none)
      n = std::max(n, 0) + count(f.view.masked, z);
  return n;
}

void add_seats(const TableFacts& f, const TableLayout& l, const Texts& texts, TableView& t) {
  for (int i = 0; i < f.view.masked.seats && i < static_cast<int>(f.seats.size()); ++i) {
    SeatView s;
    s.seat = seat(i);
    s.info = f.seats[static_cast<std::size_t>(i)];
    s.awaited = (f.waiting & wait_bit(s.seat)) != 0;
    s.hot = f.prompt.actor == s.seat;
    s.hand = hand_size(f, l, s.seat);
    s.state = texts.tr(s.awaited ? "match.seat.awaited" : "match.seat.ready");
    if (s.awaited) s.tone = Tone::act;
    t.seats.push_back(std::move(s));
  }
}

void add_banner(const TableFacts& f, const Describe& d, const Texts& texts, TableView& t) {
  if (f.prompt.id.empty()) {
    if (t.log.empty() && !f.outcome.over) t.banner.turn = texts.tr("match.set_up");
    return;
  }
  t.banner.turn = d.prompt(f.prompt, "turn", f.waiting);
  t.banner.now = d.prompt(f.prompt, "now", f.waiting);
  t.banner.paragraph = std::string(f.prompt.paragraph);
  t.banner.actor = f.prompt.actor;
  t.banner.tone = is_player(f.prompt.actor) ? Tone::seat : Tone::fact;
  if (!is_player(f.view.seat)) return;
  Prompt own = f.prompt;
  own.actor = f.view.seat;
  const std::string turn = (f.waiting & wait_bit(f.view.seat)) != 0 ? d.prompt(own, "own") : std::string();
  if (turn.empty() && is_player(t.banner.actor)) return;
  if (!turn.empty()) t.banner.turn = turn;
  t.banner.actor = f.view.seat;
  t.banner.tone = Tone::seat;
}

void add_log(const TableFacts& f, const TableLayout& l, const Describe& d, TableView& t) {
  const auto& events = f.view.events;
  const std::size_t first = events.size() > kLogLines ? events.size() - kLogLines : 0;
  for (std::size_t i = first; i < events.size(); ++i) {
    LogLine line;
    line.text = d.event(events[i]);
    if (line.text.empty()) continue;
    line.paragraph = d.paragraph(events[i]);
    line.who = events[i].who;
    const auto icon = l.icons.find(f.rules->catalogue.events[events[i].what].name);
    if (icon != l.icons.end()) line.icon = icon->second;
    t.log.push_back(std::move(line));
  }
}

std::vector<FanLook> fans_of(const TableLayout& l) {
  if (!l.fans.empty()) return l.fans;
  std::vector<FanLook> out;
  for (const auto& group : l.hand_zones) out.push_back({.group = group, .laid = "", .verb = ""});
  return out;
}

// A card that stands for a place goes by the place's number.
std::string number_of(const TableView& t, Kind k) {
  for (const auto& p : t.places)
    if (p.kind == k && k != Kind::hidden) return p.number;
  return {};
}

void add_hand(const TableFacts& f, const TableLayout& l, const Describe& d, const Texts& texts, TableView& t) {
  if (!is_player(f.view.seat)) return;
  int nth = 0;
  // Put aside: in a zone of its own, or marked in the hand until the sequence ends.
  const auto add = [&](const std::string& group, bool lit, bool marked) {
    const Zone z = group.empty() ? Zone::none : zone_of(f.rules->catalogue, group, f.view.seat);
    if (z == Zone::none) return;
    for (const int slot : slots(f.view.masked, z)) {
      PieceView p = piece_view(f, l, d, piece(f.view.masked, slot), nth);
      p.key = motion_key(500, static_cast<std::uint64_t>(nth++));
      p.lit = lit || (marked && p.marks != 0);
      t.hand.push_back(std::move(p));
    }
  };
  for (const auto& look : fans_of(l)) {
    if (zone_of(f.rules->catalogue, look.group, f.view.seat) == Zone::none) continue;
    FanView fan{look.group, l.fans.empty() ? "" : texts.tr("match." + f.rules->game + ".fan." + look.group), "",
                t.hand.size(), 0};
    add(look.group, false, !look.laid.empty());
    add(look.laid, true, false);
    // In the order of their kinds, so that what is laid aside keeps its place among the others.
    std::stable_sort(t.hand.begin() + static_cast<std::ptrdiff_t>(fan.first), t.hand.end(),
                     [](const PieceView& a, const PieceView& b) { return a.kind < b.kind; });
    fan.count = t.hand.size() - fan.first;
    t.fans.push_back(std::move(fan));
  }
}

}  // namespace

std::vector<Zone> zones_of(const Catalogue& c, std::string_view group) {
  std::vector<Zone> out;
  for (std::size_t i = 1; i < c.zones.size(); ++i)
    if (c.zones[i].group == group) out.push_back(zone(static_cast<int>(i)));
  return out;
}

Zone zone_of(const Catalogue& c, std::string_view group, Seat s) {
  for (std::size_t i = 1; i < c.zones.size(); ++i)
    if (c.zones[i].group == group && c.zones[i].owner == s) return zone(static_cast<int>(i));
  return Zone::none;
}

int reg_of(const TableFacts& f, std::string_view name, int fallback) {
  const int r = f.rules->catalogue.find_reg(name);
  return r < 0 ? fallback : reg(f.view.masked, static_cast<Reg>(r));
}

PieceView piece_view(const TableFacts& f, const TableLayout& l, const Describe& d, const Piece& p, int nth) {
  PieceView v;
  v.kind = face_of(f.rules->catalogue, p.kind);
  v.marks = p.marks;
  v.open = p.kind != Kind::hidden;
  const KindSpec* spec = v.open ? &kind_spec(f, p.kind) : nullptr;
  for (std::size_t i = 1; spec == nullptr && i < f.rules->catalogue.kinds.size(); ++i)
    if (f.rules->catalogue.kinds[i].back == p.back) spec = &f.rules->catalogue.kinds[i];
  if (spec == nullptr) {
    // A back of its own kind (turned-up footprints): everybody sees what it is, not whose.
    const PieceLook* mark = l.look(fmt::format("back_{}", index(p.back)), "");
    if (mark == nullptr) return v;
    v.open = true;
    v.picture = mark->face;
    v.shape = mark->shape;
    return v;
  }
  const std::string& word = v.open ? kind_spec(f, v.kind).name : spec->name;
  const std::string sort = sort_of(f.rules->catalogue, *spec);
  const PieceLook* look = l.look(word, spec->group);
  if (v.open) {
    v.name = d.kind(v.kind);
    v.key = motion_key(1, static_cast<std::uint64_t>(index(p.kind)));
  }
  if (look == nullptr) return v;
  v.shape = look->shape;
  if (v.open) {
    v.picture = asset_name(look->face, word, sort);
    v.ring = look->ring;
    v.card = look->card;
    v.frame = asset_name(look->frame, word, sort);
    v.small = asset_name(look->small, word);
    v.small_frame = asset_name(look->small_frame, word);
  }
  if (!v.open) v.frame = asset_name(look->back_frame, word, sort);
  if (!v.open && !look->backs.empty())
    v.picture = asset_name(look->backs[static_cast<std::size_t>(nth) % look->backs.size()], word, sort);
  return v;
}

CardText card_text(const TableFacts& f, const Texts& texts, Kind k) {
  const std::string& name = kind_spec(f, face_of(f.rules->catalogue, k)).name;
  const std::string own = "match." + f.rules->game + ".card." + name + ".",
                    known = "kind." + f.rules->game + "." + name;
  const auto text = [&](const std::string& key) { return texts.has(key) ? texts.tr(key) : std::string(); };
  const auto info = std::find_if(f.rules->cards.begin(), f.rules->cards.end(),
                                 [&](const CardInfo& c) { return c.id == name; });
  const std::string origin = info == f.rules->cards.end()
                                 ? std::string()
                                 : text("match." + f.rules->game + ".mark." + info->source + ".text");
  const auto part = [&](std::string_view p, const std::string& other) {
    std::string words = text(own + std::string(p));
    return words.empty() && !other.empty() ? text(other) : words;
  };
  return {part("title", known),
          part("effect", known + ".short"),
          part("when", ""),
          texts.tr(known + ".text"),
          part("note", ""),
          part("paragraph", ""),
          "kind_" + name,
          "kind." + name,
          name,
          sort_of(f.rules->catalogue, kind_spec(f, k)),
          origin};
}

TableView make_table(const TableFacts& f, const TableLayout& l, const Texts& texts) {
  const Describe d(texts, *f.game, *f.rules, f.seats);
  TableView t;
  t.title = texts.tr("game." + f.rules->game + ".name");
  if (l.board.presentation == Presentation::map) {
    add_map_places(f, l, d, t);
    link_places(f, l, t);
  } else if (l.board.presentation == Presentation::grid) {
    add_grid_places(f, l, d, t);
  } else {
    add_fixed_places(f, l, d, t);
  }
  add_tracks(f, l, texts, t);
  add_piles(f, l, d, texts, t);
  add_seats(f, l, texts, t);
  add_log(f, l, d, t);
  add_banner(f, d, texts, t);
  if (f.prompt.id.empty() && !t.log.empty()) t.banner.paragraph = t.log.back().paragraph;  // of what is being told
  add_hand(f, l, d, texts, t);
  if (const GameTable* table = find_table(f.rules->game)) table->present(f, l, d, texts, t);
  for (auto& card : t.hand)
    if (card.label.empty()) card.label = number_of(t, card.kind);
  return t;
}

}  // namespace prowl::ui
