#include <algorithm>

#include <fmt/format.h>

#include "ui/screens/shelf/replay.hpp"

namespace prowl::ui {
namespace {

std::vector<Seat> shown(const Film& film) {
  if (!film.eyes().all) return is_player(film.eyes().seat) ? std::vector{film.eyes().seat} : std::vector<Seat>{};
  std::vector<Seat> out;
  for (int i = 0; i < static_cast<int>(film.match().seats().size()); ++i) out.push_back(seat(i));
  return out;
}

void draw_piece(Builder& b, Rect r, const TableLayout& l, const PieceView& p, const CardText& words) {
  const auto face = l.faces.find(p.card);
  if (p.shape == "card" && (!p.small.empty() || face == l.faces.end())) return draw_small_card(b, r, p);
  if (face == l.faces.end()) return b.picture(r, p.picture);
  const Size drawn = face->second.size;
  const float w = std::min(r.w, r.h * drawn.w / drawn.h);
  draw_card(b, {r.x, r.y, w, w * drawn.h / drawn.w}, l, p, words, "plain");
}

// "Crew" of "Crew: get out", where many share the line.
std::string in_short(const std::string& told) {
  std::size_t end = std::min(told.find_first_of(":,"), told.size());
  while (end > 0 && std::string_view(" \xc2\xa0").find(told[end - 1]) != std::string_view::npos) --end;
  return told.substr(0, end);
}

// Cards in hand, then what stands somewhere in secret, with its place.
void draw_own(Builder& b, Rect r, AppContext& ctx, const Film& film, const TableLayout& l, Seat s) {
  const TableFacts f = film.facts({s, false});
  const TableView own = make_table(f, l, ctx.texts);
  const SeatInfo& info = film.match().seats()[static_cast<std::size_t>(index(s))];
  const float size = std::min(r.h, 40.0F);
  b.badge({r.x, r.centre().y - size / 2, size, size}, info);
  std::vector<PieceView> pieces = own.hand;
  for (const TokenView& t : own.tray) pieces.push_back(t.piece);
  std::erase_if(pieces, [](const PieceView& p) { return p.picture.empty() && p.small.empty() && p.card.empty(); });
  std::string told = own.role && !own.role->rows.empty() ? own.role->rows.front().text : std::string();
  for (const TokenView& t : own.tray)
    if (!t.state.empty()) told += (told.empty() ? "" : ", ") + b.texts().labelled(t.title, t.state);
  std::string names = told;
  for (const PieceView& p : own.hand) names += (names.empty() ? "" : ", ") + p.name;
  if (names.empty()) names = b.tr("match.score.no_cards");
  if (pieces.empty()) {
    const Rect box{r.x + size + 12, r.y, r.w - size - 12, r.h};
    const TextOpt o{.face = Face::medium, .px = 20, .colour = b.theme().second, .wrap = true, .min_scale = 0.6F};
    const bool fits = b.measure(names, o, box.w).h * 0.9F <= box.h;
    b.text(box, fits ? names : in_short(names), o);
  }
  const Rect row{r.x + size + 8, r.y, r.w - size - 12, r.h};
  const float w = r.h * 0.75F, n = static_cast<float>(pieces.size());
  const float pitch = n > 1 ? std::min(w + 6, (row.w - w) / (n - 1)) : w;
  for (std::size_t i = 0; i < pieces.size(); ++i)
    draw_piece(b, {row.x + static_cast<float>(i) * pitch, row.y, w, row.h}, l, pieces[i],
               card_text(f, ctx.texts, pieces[i].kind));
  b.region(r, fmt::format("film.hand.p{}", index(s) + 1), info.name, names, names);
}

}  // namespace

float film_hands_height(const Builder& b, const Film& film, const TableLayout& l) {
  if (shown(film).empty() || (l.hand_zones.empty() && l.fans.empty())) return 0;
  return b.wide() ? 96 : 64;
}

void draw_film_hands(Builder& b, Rect r, AppContext& ctx, const Film& film, const TableLayout& l) {
  const auto seats = shown(film);
  if (seats.empty() || r.h <= 0) return;
  b.fill(r, b.theme().ground, 0, 0.8F);
  const auto boxes = split_row(r.inset(16, 8), static_cast<int>(seats.size()), 16);
  for (std::size_t i = 0; i < seats.size(); ++i) draw_own(b, boxes[i], ctx, film, l, seats[i]);
}

}  // namespace prowl::ui
