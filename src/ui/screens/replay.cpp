#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

class Collector final : public EventSink {
 public:
  explicit Collector(std::vector<Event>& out) : out_(out) {}
  void emit(const Event& e) override { out_.push_back(e); }

 private:
  std::vector<Event>& out_;
};

/// A finished record from the spectator's chair: what was secret then stays so until it was shown.
class ReplayScreen final : public Screen {
 public:
  ReplayScreen(AppContext& ctx, const Game& game, std::shared_ptr<const RuleSet> rules, Record record, State start,
               TableLayout layout)
      : ctx_(ctx),
        game_(game),
        rules_(std::move(rules)),
        record_(std::move(record)),
        start_(start),
        layout_(std::move(layout)) {
    go_to(0);
    forward();
  }

  std::string id() const override { return "replay"; }
  std::string_view world() const override { return game_.id; }
  int wait_ms() const override { return playing_ && at_ < record_.moves.size() ? std::max(0, pace() - waited_) : -1; }
  bool busy() const override { return false; }
  std::string first_focus() const override { return "replay.play"; }

  bool tick(int elapsed_ms) override {
    if (!playing_) return false;
    waited_ += elapsed_ms;
    if (waited_ < pace()) return false;
    forward();
    return true;
  }

  void to_end() { go_to(record_.moves.size()); }

  void build(Builder& b) override {
    const TableView t = make_table(facts_, layout_, ctx_.texts);
    TableActs acts;
    acts.rule = [this](const std::string& p) { ctx_.stack.push(make_rules_screen(ctx_, game_, p)); };
    const Arrangement& a = arrangement(layout_, b.wide(), "table");
    const Composition parts = compose(facts_, layout_, "table", b.wide());
    draw_table_frame(b, layout_, a, parts, t, acts, hull_);
    for (const Placement& p : parts)
      if (const Rect r = region_of(b, a, p.region); r.w > 0) draw(b, r, p.part, t, acts);
  }

 private:
  int pace() const { return std::max(300, pace_ms(ctx_.settings.bot_pace)); }

  void replay_to(std::size_t n) {
    state_ = start_;
    events_.clear();
    Collector sink(events_);
    for (at_ = 0; at_ < n; ++at_) game_.apply(*rules_, state_, record_.moves[at_].who, record_.moves[at_].action, sink);
  }

  void look() {
    facts_ = {&game_,
              rules_,
              record_.seats,
              record_.options,
              make_view(game_, *rules_, state_, Seat::table),
              game_.prompt(*rules_, state_),
              game_.outcome(*rules_, state_),
              static_cast<Waiting>(state_.waiting & 0x1FF)};
    for (const Event& e : events_)
      if (may_notice(e, Seat::table)) facts_.view.events.push_back(redact(rules_->catalogue, e, Seat::table));
    waited_ = 0;
    ctx_.invalidate();
  }

  void go_to(std::size_t n) {
    replay_to(n);
    look();
  }

  // On to the next moment at which the table shows something new.
  void forward() {
    const std::size_t seen = facts_.view.events.size();
    Collector sink(events_);
    while (at_ < record_.moves.size()) {
      const Move& m = record_.moves[at_++];
      game_.apply(*rules_, state_, m.who, m.action, sink);
      const auto shown = std::count_if(events_.begin(), events_.end(),
                                       [](const Event& e) { return may_notice(e, Seat::table); });
      if (static_cast<std::size_t>(shown) > seen) break;
    }
    if (at_ >= record_.moves.size()) playing_ = false;
    look();
  }

  void backward() {
    const std::size_t here = at_;
    std::size_t before = 0;
    for (go_to(0), forward(); at_ < here; forward()) before = at_;
    go_to(before);
  }

  void draw(Builder& b, Rect r, Part part, const TableView& t, const TableActs& acts) {
    switch (part) {
      case Part::board: return draw_board_part(b, r, t, layout_, acts);
      case Part::tools: return close_button(b, r);
      case Part::seats: return draw_seat_row(b, r, t, layout_, acts);
      case Part::piles: return draw_piles(b, r, t);
      case Part::strip: return draw_strip(b, r, t, acts);
      case Part::column:
      case Part::rail: return column(b, r, t, acts);
      case Part::side: return side(b, r, t, acts);
      case Part::bar: return controls(b, r, t);
      default: return;  // of the frame, or nothing without people
    }
  }

  void side(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
    const float end = draw_seats(b, r, t, acts) + 8;
    const Rect log{r.x, end, r.w, r.bottom() - end};
    b.panel(log);
    b.text({log.x + 20, log.y + 12, log.w - 40, 28}, b.tr("match.log"),
           {Face::heading, 18, b.theme().fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
    draw_log(b, {log.x, log.y + 40, log.w, log.h - 40}, t, acts);
  }

  void column(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
    ColumnPlan p = plan_column(b, r.h, std::min(b.control(212), r.h), ctx_.settings.deduction, t);
    p.top = std::min(p.top, b.control(212));
    controls(b, {r.x, r.y, r.w, p.top}, t);
    draw_column_rest(b, {r.x, r.y + p.top + kColumnGap, r.w, r.h - p.top - kColumnGap}, p, t, layout_, acts);
  }

  void close_button(Builder& b, Rect r) {
    ButtonOpt o;
    o.id = "replay.close";
    o.icon = "close";
    o.name = b.tr("match.replay.close");
    if (r.w >= 200) o.text = o.name;
    o.press = [this] { ctx_.stack.pop(); };
    b.button(r, std::move(o));
  }

  void controls(Builder& b, Rect r, const TableView& t) {
    b.panel(r);
    const bool tall = r.h > 150;  // words above the buttons
    const float buttons = tall ? r.w - 28 : b.wide() ? 560.0F : 400.0F, go = b.control(52);
    const Rect words = tall ? Rect{r.x + 16, r.y + 10, r.w - 32, r.h - 2 * go - 42}
                            : Rect{r.x + 24, r.y + 6, r.w - buttons - 60, r.h - 12};
    b.label("caption", words, t.log.empty() ? std::string() : t.log.back().text,
            {Face::semibold, b.wide() ? 26.0F : 18.0F, b.theme().text, Align::left, VAlign::middle, true, 0.55F});
    auto boxes = tall ? split_row({r.x + 14, r.bottom() - 2 * go - 24, buttons, go}, 4, 10)
                      : split_row({r.right() - buttons - 16, r.y + r.h * 0.15F, buttons, r.h * 0.68F}, 5, 10);
    if (tall) boxes.push_back({r.x + 14, r.bottom() - go - 14, buttons, go});
    const auto button = [&](std::size_t i, std::string id, std::string icon, std::string_view key, std::string hotkey,
                            std::function<void()> press) {
      ButtonOpt o;
      o.id = std::move(id);
      o.icon = std::move(icon);
      o.name = b.tr(key);
      o.hotkey = std::move(hotkey);
      o.press = std::move(press);
      b.button(boxes[i], std::move(o));
    };
    button(0, "replay.start", "undo", "match.replay.start", "home", [this] { playing_ = false, go_to(0), forward(); });
    button(1, "replay.back", "step_back", "match.replay.back", "left", [this] { playing_ = false, backward(); });
    button(2, "replay.play", playing_ ? "pause" : "play", playing_ ? "match.watch.pause" : "match.watch.go", "space",
           [this] { playing_ = !playing_, waited_ = 0; });
    button(3, "replay.step", "step", "match.watch.step", "right", [this] { playing_ = false, forward(); });
    std::vector<std::string> names;
    for (int i = 0; i < 5; ++i) names.push_back(b.tr(fmt::format("match.pace.{}", i)));
    b.choice(boxes[4], "watch.pace", b.tr("match.pace"), names, ctx_.settings.bot_pace, [this](int i) {
      ctx_.settings.bot_pace = i;
      ctx_.settings_changed();
    });
  }

  AppContext& ctx_;
  const Game& game_;
  std::shared_ptr<const RuleSet> rules_;
  Record record_;
  State start_, state_{};
  std::vector<Event> events_;
  TableLayout layout_;
  TableFacts facts_;
  HullCache hull_;
  std::size_t at_ = 0;
  int waited_ = 0;
  bool playing_ = false;
};

}  // namespace

Result<std::unique_ptr<Screen>> make_replay_screen(AppContext& ctx, const Game& game,
                                                   std::shared_ptr<const RuleSet> rules, std::string_view text,
                                                   std::string_view file, bool at_end) {
  // An edited record must be refused here: the screen applies its moves unchecked.
  if (const auto legal = Match::load(game, rules, text, file); !legal) return tl::unexpected(legal.error());
  auto parsed = read_record(text, file, *rules);
  if (!parsed) return tl::unexpected(parsed.error());
  auto layout = load_layout(ctx.platform.assets_dir, game.id, parsed->record.options);
  if (!layout) return tl::unexpected(layout.error());
  auto start = game.setup(*rules, parsed->record.options, static_cast<int>(parsed->record.seats.size()));
  if (!start) return tl::unexpected(start.error());
  auto screen = std::make_unique<ReplayScreen>(ctx, game, std::move(rules), std::move(parsed->record), *start,
                                               std::move(*layout));
  if (at_end) screen->to_end();
  return screen;
}

}  // namespace prowl::ui
