#include <algorithm>
#include <bit>
#include <numeric>

#include <fmt/format.h>

#include "ui/app/saving.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

constexpr float kTop = 284, kFoot = 108, kCompactTop = 118;

// In a small window the head grows with the texts.
float compact_scale(const Builder& b) { return b.wide() ? 1 : std::max(1.0F, 0.8F * b.text_scale()); }

struct Columns {
  float name, face, hand, calc, rule, points, total;
};
// As drawn for a row 1240 wide; the middle gives way.
Columns columns(Rect r) {
  const float spare = r.w - 1240;
  return {r.x + 84,           r.x + 276 + spare * 0.1F, r.x + 380 + spare * 0.25F, r.x + 744 + spare * 0.6F,
          r.x + 1040 + spare, r.x + 1086 + spare,       r.x + 1188 + spare};
}

// Nothing is secret any more: everybody shows what they still held, where the game does not tell it in its own way.
void open_hands(TableView& t, const Driver& driver, const TableLayout& l, const Texts& texts) {
  for (auto& s : t.seats) {
    const bool told = !s.cards.empty() &&
                      std::all_of(s.cards.begin(), s.cards.end(), [](const PieceView& p) { return p.open; });
    if (told || l.fans.empty()) continue;
    s.cards.clear();
    const TableView own = make_table(driver.facts(s.seat), l, texts);
    for (std::size_t i = 0; i < own.fans.size() && i < l.fans.size(); ++i) {
      const FanView& fan = own.fans[i];
      const bool shown = std::none_of(l.fans.begin(), l.fans.end(),
                                      [&](const FanLook& f) { return f.group == fan.id && f.open; });
      for (std::size_t k = fan.first; shown && k < fan.first + fan.count; ++k) {
        s.cards.push_back(own.hand[k]);
        s.cards.back().marks = 0;
        s.cards.back().key = 0;
      }
    }
  }
}

const SeatView* view_of(const TableView& t, Seat s) {
  for (const auto& v : t.seats)
    if (v.seat == s) return &v;
  return nullptr;
}

}  // namespace

std::vector<Seat> PlayScreen::ranking() const {
  std::vector<Seat> order;
  for (int i = 0; i < static_cast<int>(driver_->seats().size()); ++i) order.push_back(seat(i));
  const Outcome& o = public_.outcome;
  const auto value = [&](Seat s) {
    const auto i = static_cast<std::size_t>(index(s));
    return std::tuple(o.total[i] + (has(o.winners, s) ? 1000 : 0), o.round_score[i]);
  };
  std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return value(a) > value(b); });
  return order;
}

// Two people, or sides that win or lose as one, have nothing to add up.
bool PlayScreen::scored() const { return layout_.points && driver_->seats().size() > 2; }

void PlayScreen::score_card(Builder& b, Rect r, const PieceView& p) {
  const float alpha = p.marks != 0 ? 0.35F : 1.0F;
  const auto face = layout_.faces.find(p.card);
  if (!p.small.empty() || face == layout_.faces.end()) return draw_small_card(b, r, p, alpha);
  const Size drawn = face->second.size;
  const float w = std::min(r.w, r.h * drawn.w / drawn.h);
  draw_card(b, {r.x, r.y, w, w * drawn.h / drawn.w}, layout_, p, card_text(public_, ctx_.texts, p.kind), "plain",
            alpha);
}

// The same people, everybody one chair on, so that the sides change.
void PlayScreen::rematch() {
  auto seats = driver_->seats();
  std::rotate(seats.begin(), seats.begin() + 1, seats.end());
  auto next = start_match_screen(ctx_, driver_->game(), driver_->game_options(), std::move(seats));
  if (!next) return ctx_.notice(next.error());
  ctx_.stack.replace(std::move(*next));
}

void PlayScreen::score_points(Builder& b, Rect r, Seat s, bool first) {
  const Theme& th = b.theme();
  const auto lines = driver_->score(s);
  const Columns c = columns(r);
  std::vector<ScoreLine> shown;
  for (const auto& line : lines)
    if (line.points != 0 || lines.size() == 1) shown.push_back(line);
  if (shown.empty() && !lines.empty()) shown.push_back(lines.front());
  const auto n = static_cast<float>(shown.size());
  const float pitch = std::min(40.0F, (r.h - 16) / std::max(n, 1.0F));
  float y = r.y + r.h / 2 - pitch * n / 2;
  const float w = c.rule - c.calc;
  for (const auto& line : shown) {
    const auto icon = layout_.icons.find(line.id);
    const float size = std::min(38.0F, pitch - 2);
    if (icon != layout_.icons.end()) b.icon({c.calc - 2, y + (pitch - size) / 2, size, size}, icon->second, th.text);
    b.text({c.calc + 46, y, w - 92, pitch}, describe().score(line),
           {Face::medium, 20, th.text, Align::left, VAlign::middle, true, 0.6F});
    b.text({c.rule - 60, y, 40, pitch}, std::to_string(line.points), {Face::bold, 22, th.text, Align::right});
    y += pitch;
  }
  b.fill({c.rule, r.y + 18, 2, r.h - 36}, th.colour("divider"));
  const auto i = static_cast<std::size_t>(index(s));
  b.text({c.points - 46, r.y, 92, r.h}, fmt::format("+{}", public_.outcome.round_score[i]),
         {Face::title, 56, first ? th.act : th.text, Align::centre});
  b.text({c.total - 46, r.y, 92, r.h}, std::to_string(public_.outcome.total[i]),
         {Face::title, 56, th.text, Align::centre});
}

void PlayScreen::score_faces(Builder& b, Rect r, const SeatView& v) {
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

namespace {

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
  const auto n = static_cast<float>(v.thumbs.size());
  const float pitch = std::min(132.0F, (r.right() - x - 12) / std::max(n, 1.0F)),
              size = std::min({72.0F, r.h * 0.56F, pitch - 8});
  x += 12;
  for (const PieceView& thing : v.thumbs) {
    const float y = r.centre().y - (size + 26) / 2;
    b.picture({x + (pitch - size) / 2 - (thing.label.empty() ? 0 : size * 0.3F), y, size, size}, thing.picture);
    if (!thing.label.empty())
      b.text({x + pitch / 2 + size * 0.24F, y, size * 0.6F, size}, thing.label,
             {Face::title, 40, th.text, Align::left, VAlign::middle, false, 0.5F});
    b.text({x + 2, y + size, pitch - 4, 28}, thing.name,
           {Face::medium, 18, th.second, Align::centre, VAlign::middle, true, 0.5F});
    x += pitch;
  }
}

}  // namespace

void PlayScreen::score_row(Builder& b, Rect r, const TableView& t, int place, Seat s) {
  const SeatView* v = view_of(t, s);
  if (v == nullptr) return;
  const Theme& th = b.theme();
  const bool points = scored(), won = has(public_.outcome.winners, s) || (!public_.outcome.over && place == 0);
  const Colour colour = seat_colour(v->info);
  if (won) b.skin({r.x - 16, r.y - 16, r.w + 32, r.h + 32}, "glow", colour, 0.6F);
  b.skin(r, won ? "seat_lit" : "seat", colour);
  const Columns c = columns(r);
  const float badge = std::min(56.0F, r.h * 0.6F);
  b.badge({r.x + 18, r.centre().y - badge / 2, badge, badge}, v->info);
  b.text({c.name, r.y + r.h * 0.16F, c.face - c.name - 14, r.h * 0.36F}, v->info.name,
         {Face::semibold, 28, th.text, Align::left, VAlign::middle, false, 0.5F});
  b.text({c.name, r.y + r.h * 0.52F, c.face - c.name - 14, r.h * 0.34F}, v->role,
         {Face::medium, 19, tone_colour(th, v->role_tone), Align::left, VAlign::middle, true, 0.65F});
  const bool plain = !points && v->portraits.empty(), crew = !points && !v->thumbs.empty();
  if (crew)
    score_crew(b, {c.face, r.y + 10, c.rule - c.face - 40, r.h - 20}, *v);
  else
    score_faces(
        b,
        points || plain ? Rect{c.face, r.y, c.hand - c.face - 6, r.h} : Rect{c.face, r.y + 8, c.calc - c.face, r.h / 2},
        *v);
  const float h = plain ? r.h - 32 : std::min(80.0F, points ? r.h - 20 : r.h / 2 - 16), w = h * 0.8F;
  const Rect hand = plain    ? Rect{c.hand + 40, r.y + 16, c.rule - c.hand - 90, h}
                    : points ? Rect{c.hand, r.centre().y - h / 2, c.calc - c.hand - 20, h}
                             : Rect{c.face, r.centre().y + 6, c.calc - c.face, h};
  const auto cards = static_cast<float>(v->cards.size());
  const float pitch = cards > 1 ? std::min(w + 6, (hand.w - w) / (cards - 1)) : w;
  for (std::size_t i = 0; i < v->cards.size(); ++i)
    score_card(b, {hand.x + static_cast<float>(i) * pitch, hand.y, w, h}, v->cards[i]);
  if (v->cards.empty() && !crew)
    b.text(
        {hand.x, hand.y, hand.w, h},
        v->hand < 0 && !v->state.empty() ? v->state : b.tr(v->hand < 0 ? "match.score.no_cards" : "match.score.empty"),
        {Face::medium, 19, th.dim, Align::left, VAlign::middle, true, 0.65F});
  if (points)
    score_points(b, r, s, won);
  else
    b.text({c.calc, r.y, r.right() - c.calc - 30, r.h},
           b.tr(has(public_.outcome.winners, s) ? "match.score.wins" : "match.score.loses"),
           {Face::title, 44, won ? th.act : th.second, Align::right, VAlign::middle, true, 0.5F});
  Widget k;
  k.id = fmt::format("score.p{}", index(s) + 1);
  k.role = Role::row;
  k.name = v->info.name + ", " + v->role;
  k.value = points ? b.tr("match.score.spoken",
                          {{"round", public_.outcome.round_score[static_cast<std::size_t>(index(s))]},
                           {"total", public_.outcome.total[static_cast<std::size_t>(index(s))]}})
                   : std::string();
  k.focusable = false;
  b.widget(r, std::move(k));
}

void PlayScreen::score_match(Builder& b, Rect r, const std::vector<Seat>& order) {
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 30}, b.tr("match.score.match", {{"round", public_.outcome.rounds}}),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  int most = 1;
  for (const Seat s : order) most = std::max<int>(most, public_.outcome.total[static_cast<std::size_t>(index(s))]);
  const float pitch = std::min(38.0F, (r.h - 56) / static_cast<float>(order.size())), bar_x = r.x + 140,
              bar_w = r.w - 210;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto at = static_cast<std::size_t>(index(order[i]));
    const SeatInfo& info = driver_->seats()[at];
    const float y = r.y + 46 + static_cast<float>(i) * pitch, unit = bar_w / static_cast<float>(most);
    const float round = static_cast<float>(public_.outcome.round_score[at]) * unit,
                before = static_cast<float>(public_.outcome.total[at]) * unit - round;
    b.badge({r.x + 18, y, pitch - 2, pitch - 2}, info);
    b.text({r.x + 62, y, 74, pitch}, info.name, {Face::medium, 19, th.text, Align::left, VAlign::middle, false, 0.5F});
    const float h = std::min(22.0F, pitch - 8);
    if (before >= 4) b.skin({bar_x, y + (pitch - h) / 2, before - 1.5F, h}, "bar", seat_colour(info), 0.58F);
    if (round >= 4) b.skin({bar_x + before + 1.5F, y + (pitch - h) / 2, round - 1.5F, h}, "bar", seat_colour(info));
    b.text({r.right() - 70, y, 46, pitch}, std::to_string(public_.outcome.total[at]),
           {Face::bold, 20, th.text, Align::right});
  }
}

void PlayScreen::score_turning_points(Builder& b, Rect r, const TableView&) {
  const Theme& th = b.theme();
  const Catalogue& cat = driver_->rules().catalogue;
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 30}, b.tr("match.score.turning"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  struct Moment {
    int turn;
    const Event* event;
  };
  std::vector<Moment> points;
  int turn = 0;
  for (const Event& e : public_.view.events) {
    const auto& spec = cat.events[e.what];
    if (spec.name == "round_start") points.clear();
    if (spec.name == "turn_start") turn = e.a;
    if (spec.turning_point && spec.name != "round_start") points.push_back({turn, &e});
  }
  const float pitch = 68 * std::max(1.0F, b.text_scale());
  const auto room = static_cast<std::size_t>(std::max(1.0F, (r.h - 60) / pitch));
  const std::size_t first = points.size() > room ? points.size() - room : 0;
  const float x = r.x + 20;
  if (points.size() - first > 1)
    b.fill({x + 23, r.y + 76, 3, pitch * static_cast<float>(points.size() - first - 1)},
           b.theme().colour("rail", rgb(0x35626a)));
  float y = r.y + 50;
  for (std::size_t i = first; i < points.size(); ++i) {
    const auto icon = layout_.icons.find(cat.events[points[i].event->what].name);
    b.skin({x, y + pitch / 2 - 25, 50, 50}, "node", b.theme().button_line);
    b.icon({x + 10, y + pitch / 2 - 15, 30, 30}, icon == layout_.icons.end() ? "flag" : icon->second, th.text);
    b.text({x + 68, y + 2, r.right() - x - 84, pitch * 0.36F}, b.tr("match.score.turn", {{"turn", points[i].turn}}),
           {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.7F});
    b.text({x + 68, y + pitch * 0.36F, r.right() - x - 84, pitch * 0.6F}, describe().event(*points[i].event),
           {Face::semibold, 20, th.text, Align::left, VAlign::middle, true, 0.65F});
    y += pitch;
  }
}

void PlayScreen::score_buttons(Builder& b) {
  const bool wide = b.wide();
  const float pad = wide ? 64 : 12, h = b.control(wide ? 60 : 52), y = b.height() - h - (wide ? 20 : 10);
  float x = pad;
  const auto small = [&](std::string id, std::string icon, std::string_view key, std::function<void()> press) {
    ButtonOpt o;
    o.id = std::move(id);
    o.icon = std::move(icon);
    o.text = wide ? b.tr(key) : "";
    o.name = b.tr(key);
    o.press = std::move(press);
    const float w = wide ? b.button_width(o) + 8 : 60;
    b.button({x, y, w, h}, std::move(o));
    x += w + (wide ? 16 : 8);
  };
  const auto replay = [this](bool at_end) {
    return [this, at_end] {
      auto screen = make_replay_screen(ctx_, driver_->game(), driver_->shared_rules(), driver_->record_text(), "match",
                                       at_end);
      if (!screen) return ctx_.notice(screen.error());
      ctx_.stack.push(std::move(*screen));
    };
  };
  small("score.replay", "replays", "match.score.replay", replay(false));
  small("score.reveal", "eye", "match.score.reveal", replay(true));
  small("score.log", "log", "match.log.open", [this] { open_log(); });
  small("score.menu", "menu", "match.menu", [this] { open_menu(); });
  const auto options = driver_->options(Seat::table);
  const float go_w = wide ? std::max(520.0F, b.width() * 0.27F) : b.width() - x - pad;
  Rect go{b.width() - pad - go_w, y - (wide ? 4 : 0), go_w, h + (wide ? 8 : 0)};
  if (options.size() > 1) {
    const auto boxes = split_row({x + 20, y, b.width() - pad - x - 20, h}, static_cast<int>(options.size()), 8);
    for (std::size_t i = 0; i < options.size(); ++i) {
      ButtonOpt o;
      o.id = option_id(options[i]);
      o.role = Role::option;
      o.text = describe().action(Seat::table, options[i]);
      o.press = [this, a = options[i]] { act(Seat::table, a); };
      b.button(boxes[i], std::move(o));
    }
    return;
  }
  ButtonOpt o;
  o.primary = true;
  o.px = wide ? 27 : 22;
  o.icon = "play";
  o.id = "score.go";
  const bool as_one = public_.outcome.winners == 0 || std::popcount(static_cast<unsigned>(public_.outcome.winners)) ==
                                                          static_cast<int>(driver_->seats().size());
  o.text = b.tr(options.empty() ? (as_one ? "match.score.again" : "match.score.rematch") : "match.score.next");
  o.press = options.empty() ? std::function<void()>([this] { leave_saved(ctx_, [this] { rematch(); }); })
                            : [this, a = options.front()] { act(Seat::table, a); };
  b.button(go, std::move(o));
}

void PlayScreen::score_compact(Builder& b, const TableView& t, const std::vector<Seat>& order) {
  const float top = kCompactTop * compact_scale(b);
  const Rect view{12, top, b.width() - 24, b.height() - top - b.control(52) - 26};
  const float w = b.begin_scroll("score", view);
  Column c({view.x + 10, view.y + 8, w - 12, 4000}, 10);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const SeatView* v = view_of(t, order[i]);
    const Rect r = c.next(96);
    const auto at = static_cast<std::size_t>(index(order[i]));
    b.skin(r, has(public_.outcome.winners, order[i]) || i == 0 ? "seat_lit" : "seat", seat_colour(v->info));
    b.badge({r.x + 16, r.y + 24, 48, 48}, v->info);
    b.text({r.x + 78, r.y + 12, 190, 36}, v->info.name,
           {Face::semibold, 24, b.theme().text, Align::left, VAlign::middle, false, 0.5F});
    b.text({r.x + 78, r.y + 50, 190, 34}, v->role,
           {Face::medium, 18, tone_colour(b.theme(), v->role_tone), Align::left, VAlign::middle, true, 0.65F});
    const float x = r.x + 280, room = r.right() - 200 - x;
    const auto n = static_cast<float>(v->cards.size());
    const float pitch = n > 1 ? std::min(62.0F, (room - 57) / (n - 1)) : 57;
    for (std::size_t k = 0; k < v->cards.size(); ++k)
      score_card(b, {x + static_cast<float>(k) * pitch, r.y + 10, 57, 76}, v->cards[k]);
    const std::string round = scored() ? fmt::format("+{}", public_.outcome.round_score[at]) : std::string();
    const std::string total = scored() ? std::to_string(public_.outcome.total[at])
                                       : b.tr(has(public_.outcome.winners, order[i]) ? "match.score.wins"
                                                                                     : "match.score.loses");
    b.text({r.right() - 190, r.y, 80, r.h}, round,
           {Face::title, 44, i == 0 ? b.theme().act : b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
    b.text({r.right() - 110, r.y, 100, r.h}, total,
           {Face::title, 44, b.theme().text, Align::centre, VAlign::middle, true, 0.4F});
    Widget k;
    k.id = fmt::format("score.p{}", index(order[i]) + 1);
    k.role = Role::row;
    k.name = v->info.name + ", " + v->role;
    k.value = round + " " + total;
    b.widget(r, std::move(k));
  }
  score_turning_points(b, c.next(330 * std::max(1.0F, b.text_scale())), t);
  b.end_scroll(c.y);
}

void PlayScreen::build_score(Builder& b) {
  TableView t = make_table(public_, layout_, ctx_.texts);
  if (public_.outcome.over) open_hands(t, *driver_, layout_, ctx_.texts);
  const Theme& th = b.theme();
  const auto order = ranking();
  begin_layer(b, b.full());
  auto background = layout_.score_backgrounds.find(public_.outcome.how);
  if (background == layout_.score_backgrounds.end()) background = layout_.score_backgrounds.find("");
  if (background != layout_.score_backgrounds.end()) b.cover(b.full(), background->second, 16.0F / 9.0F);
  end_layer(b);
  const bool wide = b.wide();
  const float pad = wide ? 64 : 20, grow = compact_scale(b);
  b.text({pad, wide ? 46.0F : 8.0F, b.width() * 0.5F, 30 * grow}, t.end.eyebrow,
         {Face::heading, 20, th.act, Align::left, VAlign::middle, false, 0.7F, 2});
  b.label("score.title", {pad, wide ? 82.0F : 34 * grow, b.width() * (wide ? 0.46F : 0.9F), wide ? 96.0F : 46 * grow},
          t.end.title, {Face::title, wide ? 104.0F : 46.0F, th.text, Align::left, VAlign::middle, false, 0.4F, 4});
  b.text({pad, wide ? 186.0F : 80 * grow, b.width() * (wide ? 0.62F : 0.95F), 36 * grow}, t.end.text,
         {Face::medium, wide ? 24.0F : 18.0F, th.second, Align::left, VAlign::middle, true, 0.6F});
  if (!wide) {
    score_compact(b, t, order);
    return score_buttons(b);
  }
  const bool points = scored();
  const float right_w = std::max(520.0F, b.width() * 0.27F), x = pad, w = b.width() - 2 * pad - right_w - 32;
  const Columns c = columns({x, 0, w, 10});
  const auto head = [&](float at, float width, std::string_view key, Align align) {
    b.text({at, 246, width, 30}, b.tr(key), {Face::heading, 18, th.fact, align, VAlign::middle, false, 0.6F, 1.5F});
  };
  head(x + 18, 150, "match.score.seat", Align::left);
  if (std::any_of(t.seats.begin(), t.seats.end(), [](const SeatView& s) { return !s.portraits.empty(); }))
    head(c.face, c.hand - c.face - 8, "match.score.crew", Align::left);
  if (points) {
    head(c.hand, c.calc - c.hand - 8, "match.score.hand", Align::left);
    head(c.calc, c.rule - c.calc - 8, "match.score.points", Align::left);
    head(c.points - 56, 112, "match.score.round", Align::centre);
    head(c.total - 50, 100, "match.score.total", Align::centre);
  }
  const float area = b.height() - kTop - kFoot, n = static_cast<float>(order.size());
  const float pitch = std::min(points ? 116.0F : 216.0F, area / n);
  for (std::size_t i = 0; i < order.size(); ++i)
    score_row(b, {x, kTop + static_cast<float>(i) * pitch, w, pitch - std::min(12.0F, pitch * 0.1F)}, t,
              static_cast<int>(i), order[i]);
  // What had to be reached, where the rows leave room for it.
  const float below = kTop + n * pitch + 8, left = b.height() - kFoot - below,
              want = t.tasks.empty() ? 0 : tasks_height(b, w * 0.5F, t);
  if (want > 0 && left >= want * 0.9F) draw_tasks(b, {x, below, w * 0.5F, std::min(want, left)}, t);
  const float px = b.width() - pad - right_w;
  const float match_h = points ? std::min(58 + 40 * n, area * 0.46F) : 0;
  if (points) score_match(b, {px, kTop, right_w, match_h}, order);
  const float turning = kTop + (points ? match_h + 16 : 0);
  score_turning_points(b, {px, turning, right_w, b.height() - kFoot - turning}, t);
  b.text({b.width() * 0.4F, b.height() - 80, px - 32 - b.width() * 0.4F, 60}, t.end.next,
         {Face::medium, 20, th.second, Align::right, VAlign::middle, true, 0.6F});
  score_buttons(b);
}

}  // namespace prowl::ui
