#include "ui/play/score/score_stage.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include <fmt/format.h>

#include "ui/app/saving.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kTop = 284, kFoot = 108;
constexpr int kWatchMs = 9000;

// Nothing is secret any more: everybody shows what they still held, where the game does not tell it in its own way.
void reveal_hands(TableView& t, const Session& session) {
  const TableLayout& l = session.layout();
  for (auto& s : t.seats) {
    const bool told = !s.cards.empty() &&
                      std::all_of(s.cards.begin(), s.cards.end(), [](const PieceView& p) { return p.open; });
    if (told || l.fans.empty()) continue;
    s.cards.clear();
    const TableView own = make_table(session.driver().facts(s.seat), l, session.ctx().texts);
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

std::vector<Seat> ranking(const Session& session) {
  std::vector<Seat> order;
  for (int i = 0; i < static_cast<int>(session.driver().seats().size()); ++i) order.push_back(seat(i));
  const Outcome& o = session.facts().outcome;
  const auto value = [&](Seat s) {
    const auto i = static_cast<std::size_t>(index(s));
    return std::tuple(o.total[i] + (has(o.winners, s) ? 1000 : 0), o.round_score[i]);
  };
  std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return value(a) > value(b); });
  return order;
}

}  // namespace

const SeatView* ScoreScene::view(Seat s) const {
  const auto at = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& v) { return v.seat == s; });
  return at == t.seats.end() ? nullptr : &*at;
}

float compact_scale(const Builder& b) { return b.wide() ? 1 : std::max(1.0F, 0.8F * b.text_scale()); }

// Where nobody plays, a match of several rounds goes on by itself.
bool ScoreStage::goes_on_alone() const {
  return session_.watching() && !session_.driver().paused() && session_.facts().prompt.ask == Ask::table;
}

bool ScoreStage::tick(int elapsed_ms) {
  idle_ms_ += elapsed_ms;
  if (!goes_on_alone() || idle_ms_ < kWatchMs) return false;
  const auto options = session_.driver().options(Seat::table);
  if (!options.empty()) session_.ways().act(Seat::table, options.front());
  return true;
}

int ScoreStage::wait_ms() const {
  return session_.watching() && !session_.facts().outcome.over && !session_.driver().paused() ? 500 : -1;
}

// The same people, everybody one chair on, so that the sides change.
void ScoreStage::rematch() {
  auto seats = session_.driver().seats();
  std::rotate(seats.begin(), seats.begin() + 1, seats.end());
  auto next = start_match_screen(session_.ctx(), session_.driver().game(), session_.driver().game_options(),
                                 std::move(seats));
  if (!next) return session_.ctx().notice(next.error());
  session_.ctx().stack.replace(std::move(*next));
}

void ScoreStage::open_replay(ReplayFrom from) {
  auto screen = make_replay_screen(session_.ctx(), session_.driver().game(), session_.driver().shared_rules(),
                                   session_.driver().record_text(), "match", from);
  if (!screen) return session_.ctx().notice(screen.error());
  session_.ctx().stack.push(std::move(*screen));
}

// Returns where the small ones end.
float ScoreStage::draw_buttons(Builder& b) {
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
  small("score.replay", "replays", "match.score.replay", [this] { open_replay({}); });
  if (session_.facts().outcome.over)
    small("score.reveal", "eye", "match.score.reveal", [this] { open_replay({.end = true}); });
  small("score.log", "log", "match.log.open", [this] { session_.open_log(); });
  if (has_why(session_))
    small("score.why", "help", "practice.why", [this] { session_.ctx().stack.push(make_why(session_)); });
  if (may_look_back(session_)) small("score.look", "recap", "practice.look", [this] { open_look_back(session_); });
  small("score.menu", "menu", "match.menu", [this] { session_.open_menu(); });
  const auto options = session_.driver().options(Seat::table);
  const float room = b.width() - pad - x;
  const float go_w = wide ? std::min(room, std::max(520.0F, b.width() * 0.27F)) : room;
  Rect go{b.width() - pad - go_w, y - (wide ? 4 : 0), go_w, h + (wide ? 8 : 0)};
  if (options.size() > 1) {
    const auto boxes = split_row({x + 20, y, b.width() - pad - x - 20, h}, static_cast<int>(options.size()), 8);
    for (std::size_t i = 0; i < options.size(); ++i) {
      ButtonOpt o;
      o.id = session_.option_id(options[i]);
      o.role = Role::option;
      o.text = session_.describe().action(Seat::table, options[i]);
      o.press = [this, a = options[i]] { session_.ways().act(Seat::table, a); };
      b.button(boxes[i], std::move(o));
    }
    return b.width();
  }
  ButtonOpt o;
  o.primary = true;
  o.px = wide ? 27 : 22;
  o.icon = "play";
  o.id = "score.go";
  const bool as_one = session_.facts().outcome.winners == 0 ||
                      std::popcount(static_cast<unsigned>(session_.facts().outcome.winners)) ==
                          static_cast<int>(session_.driver().seats().size());
  o.text = b.tr(options.empty() ? (as_one ? "match.score.again" : "match.score.rematch") : "match.score.next");
  o.press = options.empty() ? std::function<void()>([this] { leave_saved(session_.ctx(), [this] { rematch(); }); })
                            : [this, a = options.front()] { session_.ways().act(Seat::table, a); };
  b.button(go, std::move(o));
  return x;
}

void ScoreStage::build(Builder& b, bool ways) {
  const TableFacts& facts = session_.facts();
  const TableLayout& layout = session_.layout();
  ScoreScene scene{session_, make_table(facts, layout, session_.ctx().texts), ranking(session_),
                   layout.points && !session_.driver().score(seat(0)).empty()};
  if (ways) scene.show = [this](std::size_t event) { open_replay({.event = event}); };
  const TableView& t = scene.t;
  if (facts.outcome.over) reveal_hands(scene.t, session_);
  const Theme& th = b.theme();
  begin_layer(b, b.full());
  auto background = layout.score_backgrounds.find(facts.outcome.how);
  if (background == layout.score_backgrounds.end()) background = layout.score_backgrounds.find("");
  if (background != layout.score_backgrounds.end()) b.cover(b.full(), background->second, 16.0F / 9.0F);
  b.fill(b.full(), th.ground, 0, 0.55F);  // words stand on it
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
    draw_score_strip(b, scene);
    if (ways) draw_buttons(b);
    return;
  }
  const bool points = scene.points;
  const float right_w = std::max(520.0F, b.width() * 0.27F), x = pad, w = b.width() - 2 * pad - right_w - 32;
  draw_score_heads(b, {x, 246, w, 30}, scene);
  const float area = b.height() - kTop - kFoot, n = static_cast<float>(scene.order.size());
  const float pitch = std::min(points ? 116.0F : t.tasks.empty() ? 300.0F : 216.0F, area / n);
  for (std::size_t i = 0; i < scene.order.size(); ++i)
    draw_score_row(b, {x, kTop + static_cast<float>(i) * pitch, w, pitch - std::min(12.0F, pitch * 0.1F)}, scene,
                   static_cast<int>(i), scene.order[i]);
  // What had to be reached, where the rows leave room for it.
  const float below = kTop + n * pitch + 8, left = b.height() - kFoot - below,
              want = t.tasks.empty() ? 0 : tasks_height(b, w * 0.5F, t);
  if (want > 0 && left >= want * 0.9F) draw_tasks(b, {x, below, w * 0.5F, std::min(want, left)}, t);
  const float px = b.width() - pad - right_w;
  const float match_h = points ? std::min(58 + 40 * n, area * 0.46F) : 0;
  if (points) draw_score_match(b, {px, kTop, right_w, match_h}, scene);
  const float turning = kTop + (points ? match_h + 16 : 0);
  draw_turning_points(b, {px, turning, right_w, b.height() - kFoot - turning}, scene);
  if (const float from = (ways ? draw_buttons(b) : pad) + 8, room = px - 32 - from; room > 60)
    b.text({from, b.height() - 84, room, 68}, t.end.next,
           {Face::medium, 20, th.second, Align::right, VAlign::middle, true, 0.6F, 0, true});
}

}  // namespace prowl::ui
