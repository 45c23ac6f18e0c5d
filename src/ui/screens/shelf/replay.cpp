#include "ui/screens/shelf/replay.hpp"
#include "ui/speech/reading.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/play/table/watched.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastLog = 130;

class ReplayScreen final : public Screen {
 public:
  ReplayScreen(AppContext& ctx, Match match, std::shared_ptr<const RuleSet> rules, TableLayout layout)
      : ctx_(ctx), film_(std::move(match), std::move(rules)), layout_(std::move(layout)) {
    look();
  }

  std::string id() const override { return "replay"; }
  std::string_view world() const override { return film_.match().game().id; }
  int wait_ms() const override { return playing_ && !film_.at_end() ? std::max(0, pace() - waited_) : -1; }
  std::string first_focus() const override { return "film.line"; }
  bool tick(int elapsed_ms) override {
    if (!playing_) return false;
    waited_ += elapsed_ms;
    if (waited_ < pace()) return false;
    go_to(film_.at() + 1);
    playing_ = !film_.at_end();
    return true;
  }
  void build(Builder&) override;
  bool build_public(Builder& b) override {
    draw_watched(b, ctx_, facts_, layout_, public_hull_);
    return true;
  }
  std::string_view ambience() const override { return layout_.ambience; }
  std::vector<std::string> readable(Topic topic) override {
    return read_topic(topic, make_table(facts_, layout_, ctx_.texts), facts_, ctx_.texts);
  }

  void open_end() {
    film_.look_through({Seat::table, true});
    go_to(film_.stops().size());
  }

 private:
  int pace() const { return std::max(300, pace_ms(ctx_.settings.bot_pace)); }
  void go_to(std::size_t stop) {
    film_.go_to(stop);
    look();
  }
  void look() {
    facts_ = film_.facts();
    waited_ = 0;
    ctx_.invalidate();
  }
  FilmActs film_acts();
  void play_on();
  void draw(Builder&, Rect, Part, const TableView&, const TableActs&);
  void words(Builder&, Rect, const TableView&);
  void column(Builder&, Rect, const TableView&, const TableActs&);
  void dock(Builder&, Rect, const TableView&);
  void rail(Builder&, Rect, const TableView&, const TableActs&);
  void side(Builder&, Rect, const TableView&, const TableActs&);
  void close_button(Builder&, Rect);

  AppContext& ctx_;
  Film film_;
  TableLayout layout_;
  TableFacts facts_;
  HullCache hull_, public_hull_;
  int waited_ = 0;
  bool playing_ = false;
};

FilmActs ReplayScreen::film_acts() {
  return {.playing = playing_,
          .go =
              [this](std::size_t stop) {
                playing_ = false;
                go_to(stop);
              },
          .play =
              [this] {
                if (film_.at_end()) go_to(0);
                playing_ = !playing_;
                waited_ = 0;
              },
          .play_on = [this] { play_on(); },
          .look =
              [this](Eyes eyes) {
                film_.look_through(eyes);
                look();
              }};
}

// Other luck from here on, and a file of its own.
void ReplayScreen::play_on() {
  Match from = film_.match().back_to(film_.replay().at());
  const int turn = film_.stops()[film_.at()].turn;
  const std::string was = film_.match().record().name;
  const std::string name = was.empty() ? ctx_.texts.tr("game." + film_.match().record().game + ".name") : was;
  from.set_name(ctx_.texts.tr("shelf.on.name", {{"match", name}, {"turn", turn}}));
  const Game& game = film_.match().game();
  ctx_.stack.replace(
      make_match_screen(ctx_, game, film_.rules(), std::move(from), ctx_.saves.new_id(game.id, ctx_.now())));
}

void ReplayScreen::build(Builder& b) {
  const FilmActs film = film_acts();
  const float bar = film_bar_height(b), hands = film_hands_height(b, film_, layout_);
  const Rect foot = b.keep_foot(bar + hands);
  const TableView t = make_table(facts_, layout_, ctx_.texts);
  TableActs acts;
  acts.rule = [this](const std::string& p) { ctx_.stack.push(make_rules_screen(ctx_, film_.match().game(), p)); };
  const Arrangement& a = arrangement(layout_, b.wide(), "table");
  const Composition parts = compose(facts_, layout_, "table", b.wide());
  draw_table_frame(b, layout_, a, parts, t, acts, hull_);
  for (const Placement& p : parts)
    if (const Rect r = region_of(b, a, p.region); r.w > 0) draw(b, r, p.part, t, acts);
  draw_film_hands(b, {foot.x, foot.y, foot.w, hands}, ctx_, film_, layout_);
  draw_film_bar(b, {foot.x, foot.y + hands, foot.w, bar}, ctx_, film_, film);
}

void ReplayScreen::draw(Builder& b, Rect r, Part part, const TableView& t, const TableActs& acts) {
  switch (part) {
    case Part::board: return draw_board_part(b, r, t, layout_, acts);
    case Part::tools: return close_button(b, r);
    case Part::seats: return draw_seat_row(b, r, t, layout_, acts);
    case Part::piles: return draw_piles(b, r, t);
    case Part::strip: return draw_strip(b, r, t, acts);
    case Part::crew: return draw_crew_row(b, r, t);
    case Part::dock: return dock(b, r, t);
    case Part::column: return column(b, r, t, acts);
    case Part::rail: return rail(b, r, t, acts);
    case Part::side: return side(b, r, t, acts);
    case Part::bar: return words(b, r, t);
    default: return;  // of the frame, or nothing without people
  }
}

// What happened last.
void ReplayScreen::words(Builder& b, Rect r, const TableView& t) {
  b.panel(r);
  b.label("caption", r.inset(20, 8), t.log.empty() ? std::string() : t.log.back().text,
          {Face::semibold, b.wide() ? 24.0F : 18.0F, b.theme().text, Align::left, VAlign::middle, true, 0.55F});
}

void ReplayScreen::column(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  ColumnPlan p = plan_column(b, r.h, std::min(b.control(130), r.h), ctx_.settings.deduction, t);
  p.top = b.wide() ? std::min(p.top, b.control(130)) : r.h;
  words(b, {r.x, r.y, r.w, p.top}, t);
  draw_column_rest(b, {r.x, r.y + p.top + kColumnGap, r.w, r.h - p.top - kColumnGap}, p, t, layout_, acts);
}

// Nothing is chosen here: all of them over the whole width.
void ReplayScreen::dock(Builder& b, Rect r, const TableView& t) {
  const Rect last = region_of(b, arrangement(layout_, b.wide(), "table"), "mates");
  draw_crew_row(b, {r.x, r.y, std::max(r.right(), last.right()) - r.x, r.h}, t);
}

void ReplayScreen::rail(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  if (!b.wide()) return words(b, r, t);
  Column c(r, kColumnGap);
  words(b, c.next(b.control(100)), t);
  const float all = tasks_height(b, r.w, t), lines = b.control(34) * static_cast<float>(t.tasks.size()) + 12;
  if (all + kLeastLog <= c.left())
    draw_tasks(b, c.next(all), t);
  else
    draw_task_lines(b, c.next(std::min(lines, c.left())), t);
  if (c.left() >= kLeastLog - kColumnGap) draw_log_panel(b, {r.x, c.y, r.w, c.left()}, t, acts);
}

void ReplayScreen::side(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const float end = draw_seats(b, {r.x, r.y, r.w, r.h - kLeastLog}, t, acts) + 8;
  if (r.bottom() - end > 120) draw_log_panel(b, {r.x, end, r.w, r.bottom() - end}, t, acts);
}

void ReplayScreen::close_button(Builder& b, Rect r) {
  ButtonOpt o{
      .id = "replay.close", .icon = "close", .name = b.tr("match.replay.close"), .press = [this] { ctx_.stack.pop(); }};
  if (r.w >= 200) o.text = o.name;
  b.button(r, std::move(o));
}

}  // namespace

Result<std::unique_ptr<Screen>> make_replay_screen(AppContext& ctx, const Game& game,
                                                   std::shared_ptr<const RuleSet> rules, std::string_view text,
                                                   std::string_view file, bool at_end) {
  auto match = Match::load(game, rules, text, file);
  if (!match) return tl::unexpected(match.error());
  auto layout = load_layout(ctx.platform.assets_dir, game.id, match->options());
  if (!layout) return tl::unexpected(layout.error());
  auto screen = std::make_unique<ReplayScreen>(ctx, std::move(*match), std::move(rules), std::move(*layout));
  if (at_end) screen->open_end();
  return screen;
}

}  // namespace prowl::ui
