#include "ui/screens/shelf/replay.hpp"
#include "ui/speech/reading.hpp"

#include <algorithm>

#include "ui/play/table/watched.hpp"
#include "ui/screens/match_screens.hpp"

namespace prowl::ui {
namespace {

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

  void open(const ReplayFrom& from) {
    if (from.event) go_to(film_.stop_of(*from.event));
    if (!from.end) return;
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
  draw_watched(
      b, ctx_, facts_, layout_, hull_,
      {.tools = [this](Builder& with, Rect r) { close_button(with, r); },
       .rule = [this](const std::string& p) { ctx_.stack.push(make_rules_screen(ctx_, film_.match().game(), p)); }});
  draw_film_hands(b, {foot.x, foot.y, foot.w, hands}, ctx_, film_, layout_);
  draw_film_bar(b, {foot.x, foot.y + hands, foot.w, bar}, ctx_, film_, film);
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
                                                   std::string_view file, ReplayFrom from) {
  auto match = Match::load(game, rules, text, file);
  if (!match) return tl::unexpected(match.error());
  auto layout = load_layout(ctx.platform.assets_dir, game.id, match->options());
  if (!layout) return tl::unexpected(layout.error());
  auto screen = std::make_unique<ReplayScreen>(ctx, std::move(*match), std::move(rules), std::move(*layout));
  screen->open(from);
  return screen;
}

}  // namespace prowl::ui
