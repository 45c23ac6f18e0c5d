#include <algorithm>

#include <fmt/format.h>

#include "ui/play/score/score_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kAir = 10;  // beside a name

struct Columns {
  float name, face, hand, calc, rule, points, total;
};
// As drawn for a row 1240 wide; the middle gives way, where it is narrow the hand more than the words.
Columns columns(Rect r) {
  const float spare = r.w - 1240, hand = spare < 0 ? 0.9F : 0.6F;
  return {r.x + 84,           r.x + 276 + spare * 0.1F, r.x + 380 + spare * 0.25F, r.x + 744 + spare * hand,
          r.x + 1040 + spare, r.x + 1086 + spare,       r.x + 1188 + spare};
}

void score_points(Builder& b, Rect r, const ScoreScene& scene, Seat s, bool first) {
  const Theme& th = b.theme();
  const auto lines = scene.session.driver().score(s);
  const Columns c = columns(r);
  std::vector<ScoreLine> shown;
  for (const auto& line : lines)
    if (line.points != 0 || lines.size() == 1) shown.push_back(line);
  if (shown.empty() && !lines.empty()) shown.push_back(lines.front());
  const auto n = static_cast<float>(shown.size());
  const float pitch = std::min(52.0F, (r.h - 16) / std::max(n, 1.0F));
  float y = r.y + r.h / 2 - pitch * n / 2;
  const float w = c.rule - c.calc;
  for (const auto& line : shown) {
    const auto icon = scene.layout().icons.find(line.id);
    const float size = std::min(38.0F, pitch - 2);
    if (icon != scene.layout().icons.end())
      b.icon({c.calc - 2, y + (pitch - size) / 2, size, size}, icon->second, th.text);
    b.text({c.calc + size + 8, y, w - size - 54, pitch}, scene.session.describe().score(line),
           {Face::medium, 20, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({c.rule - 60, y, 40, pitch}, std::to_string(line.points), {Face::bold, 22, th.text, Align::right});
    y += pitch;
  }
  b.fill({c.rule, r.y + 18, 2, r.h - 36}, th.colour("divider"));
  const auto i = static_cast<std::size_t>(index(s));
  b.text({c.points - 46, r.y, 92, r.h}, fmt::format("+{}", scene.facts().outcome.round_score[i]),
         {Face::title, 56, first ? th.act : th.text, Align::centre});
  b.text({c.total - 46, r.y, 92, r.h}, std::to_string(scene.facts().outcome.total[i]),
         {Face::title, 56, th.text, Align::centre});
}

void score_faces(Builder& b, Rect r, const SeatView& v) {
  const auto n = static_cast<float>(v.portraits.size());
  const float size = std::min(78.0F, r.h * 0.76F), step = n > 1 ? std::min(size + 8, (r.w - size) / (n - 1)) : 0;
  const float start = r.x + (n > 1 ? 0 : (78 - size) / 2);
  for (std::size_t i = 0; i < v.portraits.size(); ++i) {
    const Rect face{start + static_cast<float>(i) * step, r.centre().y - size / 2, size, size};
    const float alpha = i < v.lost.size() && v.lost[i] ? 0.35F : 1.0F;
    b.picture(face, v.portraits[i], alpha);
    if (v.role_tone != Tone::alarm && !v.ring.empty()) b.skin(face, v.ring, seat_colour(v.info), alpha);
  }
  const float pip = v.pips.size() > 1 ? std::min(44.0F, (r.w - 10) / static_cast<float>(v.pips.size() - 1))
                                      : 0;  // the hand begins 40 px on
  for (std::size_t i = 0; v.portraits.empty() && i < v.pips.size(); ++i)
    b.picture({r.x + static_cast<float>(i) * pip, r.centre().y - 24, 48, 48}, v.pips[i]);
  if (!v.badge.empty()) b.icon({start + size * 0.62F, r.centre().y + size * 0.06F, 38, 38}, v.badge, b.theme().text);
}

// Equal things as one with their number.
std::vector<PieceView> counted(const std::vector<PieceView>& things) {
  std::vector<PieceView> out;
  for (const PieceView& thing : things) {
    const auto same = std::find_if(out.begin(), out.end(), [&](const PieceView& o) {
      return o.name == thing.name && o.picture == thing.picture && thing.label.empty();
    });
    if (same == out.end())
      out.push_back(thing);
    else
      same->label = std::to_string(++same->count);
  }
  return out;
}

// Whoever plays somebody: their faces as high as the row, and beside them what they held at the end.
void score_crew(Builder& b, Rect r, const SeatView& v) {
  const Theme& th = b.theme();
  const auto faces = static_cast<float>(v.portraits.size());
  const float most = faces > 1 ? std::min(r.h * 0.8F, r.w * 0.5F / faces) : r.h * 0.8F, high = most / 0.8F;
  float x = r.x;
  for (const auto& face : v.portraits) {
    const Rect box{x, r.centre().y - high / 2, most, high};
    b.cover(box, face, 0.8F);
    b.frame(box, seat_colour(v.info), 2, 2);
    x += most + 8;
  }
  x += 12;
  const TextOpt name{Face::medium, 18, th.second, Align::centre, VAlign::middle, true, 0.5F};
  const auto things = counted(v.thumbs);
  const auto n = static_cast<float>(std::max<std::size_t>(things.size(), 1));
  // Each as wide as its name asks; where all do not fit, less by the same share.
  const float room = r.right() - x, equal = std::min(132.0F, room / n);
  std::vector<float> wide;
  float sum = 0;
  for (const PieceView& thing : things)
    sum += wide.emplace_back(std::max(equal, widest_word(b, thing.name, name) + kAir));
  if (sum > room) {
    sum = 0;
    for (std::size_t i = 0; i < wide.size(); ++i) sum += wide[i] = widest_word(b, things[i].name, name) + kAir;
  }
  const float share = std::min(1.0F, room / std::max(sum, 1.0F)), size = std::min({72.0F, r.h - 52, equal - 8});
  for (std::size_t i = 0; i < things.size(); ++i) {
    const PieceView& thing = things[i];
    const float y = r.centre().y - (size + 48) / 2, pitch = wide[i] * share;
    b.picture({x + (pitch - size) / 2 - (thing.label.empty() ? 0 : size * 0.3F), y, size, size}, thing.picture);
    if (!thing.label.empty())
      b.text({x + pitch / 2 + size * 0.24F, y, size * 0.6F, size}, thing.label,
             {Face::title, 40, th.text, Align::left, VAlign::middle, false, 0.5F});
    b.text({x, y + size, pitch, 48}, thing.name, name);
    x += pitch;
  }
}

}  // namespace

void draw_score_heads(Builder& b, Rect r, const ScoreScene& scene) {
  const Columns c = columns({r.x, 0, r.w, 10});
  const auto head = [&](float at, float width, std::string_view key, Align align) {
    b.text({at, r.y, width, r.h}, b.tr(key),
           {Face::heading, 18, b.theme().fact, align, VAlign::middle, false, 0.6F, 1.5F, true});
  };
  head(r.x + 18, 150, "match.score.seat", Align::left);
  if (std::any_of(scene.t.seats.begin(), scene.t.seats.end(), [](const SeatView& s) { return !s.portraits.empty(); }))
    head(c.face, c.hand - c.face - 8, "match.score.crew", Align::left);
  if (!scene.points) return;
  head(c.hand, c.calc - c.hand - 8, "match.score.hand", Align::left);
  head(c.calc, c.rule - c.calc - 8, "match.score.points", Align::left);
  head(c.points - 56, 112, "match.score.round", Align::centre);
  head(c.total - 50, 100, "match.score.total", Align::centre);
}

void draw_score_card(Builder& b, Rect r, const ScoreScene& scene, const PieceView& p) {
  const float alpha = p.marks != 0 ? 0.35F : 1.0F;
  const auto face = scene.layout().faces.find(p.card);
  if (!p.small.empty() || face == scene.layout().faces.end()) return draw_small_card(b, r, p, alpha);
  const Size drawn = face->second.size;
  const float w = std::min(r.w, r.h * drawn.w / drawn.h);
  draw_card(b, {r.x, r.y, w, w * drawn.h / drawn.w}, scene.layout(), p,
            card_text(scene.facts(), scene.session.ctx().texts, p.kind), "plain", alpha);
}

void draw_score_row(Builder& b, Rect r, const ScoreScene& scene, int place, Seat s) {
  const SeatView* v = scene.view(s);
  if (v == nullptr) return;
  const Theme& th = b.theme();
  const bool points = scene.points, won = scene.won(s) || (!scene.facts().outcome.over && place == 0);
  const Colour colour = seat_colour(v->info);
  if (won) b.skin({r.x - 16, r.y - 16, r.w + 32, r.h + 32}, "glow", colour, 0.6F);
  b.skin(r, won ? "seat_lit" : "seat", colour);
  const Columns c = columns(r);
  const float badge = std::min(56.0F, r.h * 0.6F);
  b.badge({r.x + 18, r.centre().y - badge / 2, badge, badge}, v->info);
  b.text({c.name, r.y + r.h * 0.16F, c.face - c.name - 14, r.h * 0.36F}, v->info.name,
         {Face::semibold, 28, th.text, Align::left, VAlign::middle, false, 0.5F, 0, true});
  b.text({c.name, r.y + r.h * 0.52F, c.face - c.name - 14, r.h * 0.34F}, v->role,
         {Face::medium, 19, tone_colour(th, v->role_tone), Align::left, VAlign::middle, true, 0.65F});
  const bool plain = !points && v->portraits.empty(), crew = !points && !plain && !v->thumbs.empty();
  if (crew)
    score_crew(b, {c.face, r.y + 10, r.right() - 200 - c.face, r.h - 20}, *v);
  else
    score_faces(
        b,
        points || plain ? Rect{c.face, r.y, c.hand - c.face - 6, r.h} : Rect{c.face, r.y + 8, c.calc - c.face, r.h / 2},
        *v);
  const float h = plain ? r.h - 32 : std::min(80.0F, points ? r.h - 20 : r.h / 2 - 16), w = h * 0.8F;
  const Rect hand = plain    ? Rect{c.hand + 40, r.y + 16, r.right() - 240 - c.hand, h}
                    : points ? Rect{c.hand, r.centre().y - h / 2, c.calc - c.hand - 20, h}
                             : Rect{c.face, r.centre().y + 6, c.calc - c.face, h};
  // Many cards are smaller before they lie over one another.
  const auto cards = static_cast<float>(v->cards.size());
  const float side = std::clamp((hand.w - 6 * (cards - 1)) / std::max(cards, 1.0F), w * 0.4F, w);
  const float pitch = cards > 1 ? std::min(side + 6, (hand.w - side) / (cards - 1)) : side;
  for (std::size_t i = 0; i < v->cards.size(); ++i)
    draw_score_card(b, {hand.x + static_cast<float>(i) * pitch, hand.centre().y - side / w * h / 2, side, side / w * h},
                    scene, v->cards[i]);
  if (v->cards.empty() && !crew)
    b.text(
        {hand.x, hand.y, hand.w, h},
        v->hand < 0 && !v->state.empty() ? v->state : b.tr(v->hand < 0 ? "match.score.no_cards" : "match.score.empty"),
        {Face::medium, 19, th.dim, Align::left, VAlign::middle, true, 0.65F});
  if (points)
    score_points(b, r, scene, s, won);
  else
    b.text({c.calc, r.y, r.right() - c.calc - 30, r.h}, b.tr(scene.won(s) ? "match.score.wins" : "match.score.loses"),
           {Face::title, 44, won ? th.act : th.second, Align::right, VAlign::middle, true, 0.5F});
  Widget k;
  k.id = fmt::format("score.p{}", index(s) + 1);
  k.role = Role::row;
  k.name = v->info.name + ", " + v->role;
  k.value = points ? b.tr("match.score.spoken",
                          {{"round", scene.facts().outcome.round_score[static_cast<std::size_t>(index(s))]},
                           {"total", scene.facts().outcome.total[static_cast<std::size_t>(index(s))]}})
                   : std::string();
  k.focusable = false;
  b.widget(r, std::move(k));
}

}  // namespace prowl::ui
