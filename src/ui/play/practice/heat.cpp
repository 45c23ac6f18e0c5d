#include "ui/play/practice/heat.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kCool = 0.06F, kHot = 0.45F, kLeastHeatTile = 90;
constexpr std::size_t kMostNames = 3;

void draw_share(Builder& b, Rect tile, double share) {
  const std::string words = b.tr("practice.percent", {{"n", percent(share)}});
  const Size size = odds_size(b, words);
  draw_odds(b, {tile.centre().x - size.w / 2, tile.centre().y - size.h / 2}, words);
}

// "Bo 43 %, Cleo 31 %"
std::string who_there(const Texts& texts, const Describe& say, const Belief& belief, Zone where) {
  std::vector<std::pair<double, Seat>> there;
  for (const Belief::Person& p : belief.people)
    if (const double share = share_of(p.places, where); percent(share) > 0) there.emplace_back(share, p.who);
  std::stable_sort(there.begin(), there.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  if (there.size() > kMostNames) there.resize(kMostNames);
  std::string out;
  for (const auto& [share, who] : there)
    out += (out.empty() ? "" : ", ") + texts.tr("practice.belief.one", {{"who", say.seat(who)}, {"n", percent(share)}});
  return out;
}

}  // namespace

void make_way(TableView& t) {
  for (PlaceView& p : t.places) p.odds.clear();
  for (TrackView& k : t.tracks) k.ghost_text.clear();
}

void draw_heat(Builder& b, Rect board, const TableView& t, const TableLayout& l, const Belief& belief) {
  const BoardFrame frame(board, t, l.board, b.wide());
  for (const PlaceView& p : t.places) {
    const Rect tile = frame.tile(p);
    const double share = share_of(belief.somebody, p.zone);
    b.fill(tile.inset(4), b.theme().alarm, 8, kCool + (kHot - kCool) * static_cast<float>(std::min(1.0, share)));
    if (percent(share) > 0 && tile.w > kLeastHeatTile) draw_share(b, tile, share);
  }
}

void mark_places(Builder& b, Rect board, const TableView& t, const TableLayout& l, const std::vector<Zone>& places) {
  const BoardFrame frame(board, t, l.board, b.wide());
  const float margin = l.board.rim.empty() ? 6 : 16;  // names stand on a rim
  for (const PlaceView& p : t.places)
    if (std::find(places.begin(), places.end(), p.zone) != places.end())
      b.frame(frame.tile(p).inset(-margin), b.theme().fact, 4, 12);
}

std::string belief_words(const Texts& texts, const Describe& say, const Belief& belief) {
  const Belief::Share& most = belief.somebody.front();
  return texts.tr("practice.belief.most", {{"place", say.zone(most.zone)},
                                           {"n", percent(most.share)},
                                           {"who", who_there(texts, say, belief, most.zone)}}) +
         " " + texts.trn("practice.belief.how", belief.worlds);
}

// Between the race and the places where there is room for it, else at the foot, where it covers least of the places.
Rect plate_beside(const Builder& b, const Arrangement& a, const TableView& t, const TableLayout& l, Size size) {
  const Rect board = region_of(b, a, "board");
  Rect above = region_of(b, a, "race");
  const BoardFrame frame(board, t, l.board, b.wide());
  for (const PlaceView& p : t.places) above.h = std::min(above.h, frame.tile(p).y - 4 - above.y);
  if (above.h >= size.h) return {board.centre().x - size.w / 2, above.bottom() - size.h, size.w, size.h};
  Rect best;
  float least = -1;
  for (const float x : {board.centre().x - size.w / 2, board.x + 12, board.right() - 12 - size.w}) {
    const Rect at{x, board.bottom() - 10 - size.h, size.w, size.h};
    float covered = 0;
    for (const PlaceView& p : t.places) covered += frame.tile(p).common(at).area();
    if (least < 0 || covered < least) best = at, least = covered;
  }
  return best;
}

void draw_belief_words(Builder& b, const Arrangement& a, const TableView& t, const TableLayout& l, const Describe& say,
                       const Belief& belief) {
  const Rect board = region_of(b, a, "board");
  const std::string words = belief_words(b.texts(), say, belief);
  const TextOpt o{.face = Face::semibold, .px = 18, .wrap = true, .min_scale = 0.8F};
  // On one line it covers least.
  const float line = b.measure(words, o).w + 36, room = board.w - 24;
  const float w = line <= room ? line : std::min(room, 900.0F * std::max(1.0F, b.text_scale())),
              h = std::min(b.measure(words, o, w - 32).h + 16, board.h * 0.4F);
  const Rect plate = plate_beside(b, a, t, l, {w, h});
  b.fill(plate, b.theme().ground, 10, 0.92F);
  b.frame(plate, b.theme().alarm, 1.5F, 10);
  b.label("belief", plate.inset(16, 6), words, o);
}

}  // namespace prowl::ui
