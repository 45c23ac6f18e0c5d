#include "ui/screens/shelf/shelf.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {
namespace {

enum class Which : std::uint8_t { all, unfinished, finished, deleted };
constexpr std::string_view kWhich[] = {"all", "unfinished", "finished", "deleted"};

class Shelf final : public Screen {
 public:
  explicit Shelf(AppContext& ctx, std::filesystem::path shown = {})
      : ctx_(ctx), previews_(std::make_shared<Previews>(ctx)), shown_first_(std::move(shown)) {
    ctx.saves.forget_deleted(ctx.now());
    refresh();
  }
  std::string id() const override { return "replays"; }
  void uncovered() override { refresh(); }
  std::string first_focus() const override { return shown_.empty() ? "back" : "open.0"; }
  int wait_ms() const override { return busy() ? 1 : -1; }
  bool busy() const override { return previews_->waits() || !shown_first_.empty(); }
  bool tick(int) override { return show_first() || previews_->make(); }
  void build(Builder&) override;

 private:
  /// A match that was deleted while this screen is open.
  struct Gone {
    std::string title;
    std::filesystem::path path;
  };

  void refresh();
  void filter();
  std::vector<SaveInfo>& of(Which which) { return which == Which::deleted ? deleted_ : saves_; }
  void open(const SaveInfo&);
  bool show_first();
  void put_back(const std::filesystem::path&);
  void filters(Builder&, Rect);
  void grid(Builder&, Rect);
  void card(Builder&, Rect, std::size_t, bool beside);
  float card_height(const Builder&, float width, bool beside) const;
  void words(Builder&, Rect, std::size_t, const Preview*);
  void buttons(Builder&, Rect, std::size_t, const Preview*);
  float gone_strip(Builder&, Rect);

  AppContext& ctx_;
  std::shared_ptr<Previews> previews_;
  std::vector<SaveInfo> saves_, deleted_, shown_;
  std::vector<std::string> games_;  ///< of all of them
  Which which_ = Which::all;
  std::string game_;  ///< only this one; empty: all
  std::vector<Gone> gone_;
  std::filesystem::path shown_first_;  ///< whose sheet opens by itself; empty: none, or no longer
};

void Shelf::refresh() {
  saves_ = list_saves(ctx_);
  deleted_ = list_saves(ctx_, true);
  games_.clear();
  for (const Which which : {Which::all, Which::deleted})
    for (const SaveInfo& s : of(which))
      if (find_game(s.header.game) != nullptr && std::find(games_.begin(), games_.end(), s.header.game) == games_.end())
        games_.push_back(s.header.game);
  std::sort(games_.begin(), games_.end());
  filter();
}

void Shelf::filter() {
  if (std::find(games_.begin(), games_.end(), game_) == games_.end()) game_.clear();
  shown_ = of(which_);
  std::erase_if(shown_, [&](const SaveInfo& s) {
    const bool other = (which_ == Which::finished && (!s.finished || s.problem)) ||
                       (which_ == Which::unfinished && (s.finished || s.problem));
    return other || (!game_.empty() && s.header.game != game_);
  });
  ctx_.invalidate();
}

void Shelf::open(const SaveInfo& save) {
  ctx_.stack.push(make_sheet(ctx_, save, previews_, [this](const SaveInfo& was, std::filesystem::path path) {
    gone_.push_back({title_text(ctx_, was), std::move(path)});
    refresh();
    ctx_.focus("undo");
  }));
}

bool Shelf::show_first() {
  const auto path = std::exchange(shown_first_, {});
  std::error_code error;
  for (const SaveInfo& s : saves_)
    if (!path.empty() && std::filesystem::equivalent(s.path, path, error)) return open(s), true;
  return false;
}

void Shelf::put_back(const std::filesystem::path& path) {
  const auto back = ctx_.saves.put_back(path);
  if (!back) return ctx_.notice(back.error());
  std::erase_if(gone_, [&](const Gone& g) { return g.path == path; });
  refresh();
  ctx_.refocus();
}

// --- how it looks

void Shelf::filters(Builder& b, Rect r) {
  const float s = std::max(1.0F, b.text_scale());
  const bool two_rows = r.h > b.control(52) + 1;
  const float row = b.control(52);
  ButtonOpt import{.id = "import", .text = b.tr("shelf.import"), .icon = "folder", .press = [this] {
                     ctx_.stack.push(make_import(ctx_));
                   }};
  const float import_w = std::min(b.button_width(import) + 8, r.w * 0.45F);
  const float game_w = std::min(300 * s, r.w - import_w - 16);
  const Rect second{r.x, two_rows ? r.y + row + 10 : r.y, r.w, row};
  std::vector<std::string> names{b.tr("shelf.all_games")};
  int now = 0;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    names.push_back(b.tr("game." + games_[i] + ".name"));
    if (games_[i] == game_) now = static_cast<int>(i) + 1;
  }
  const Rect tabs{r.x, r.y, two_rows ? r.w : r.w - import_w - game_w - 32, row};
  const auto boxes = split_row(tabs, static_cast<int>(std::size(kWhich)), 8);
  for (std::size_t i = 0; i < std::size(kWhich); ++i)
    b.tab(boxes[i], fmt::format("filter.{}", kWhich[i]), b.tr(fmt::format("shelf.filter.{}", kWhich[i])),
          which_ == static_cast<Which>(i), [this, i] {
            which_ = static_cast<Which>(i);
            filter();
          });
  b.choice({second.right() - import_w - game_w - 16, second.y, game_w, row}, "filter.game", b.tr("shelf.game"), names,
           now, [this](int i) {
             game_ = i == 0 ? "" : games_[static_cast<std::size_t>(i) - 1];
             filter();
           });
  b.button({second.right() - import_w, second.y, import_w, row}, std::move(import));
}

float Shelf::card_height(const Builder& b, float width, bool beside) const {
  const float words = b.line(26) + 2 * b.line(18) + 56, go = b.control(48);
  return beside ? std::max(words + go + 48, width * 0.36F * 9 / 16 + 32) : (width - 24) * 9 / 16 + words + go + 52;
}

void Shelf::words(Builder& b, Rect r, std::size_t i, const Preview* preview) {
  const SaveInfo& save = shown_[i];
  const Theme& th = b.theme();
  const bool broken = save.problem || (preview != nullptr && preview->problem);
  Column c(r, 4);
  b.label(fmt::format("save.{}", i), c.next(b.line(26)), title_text(ctx_, save),
          {.face = Face::title, .px = 30, .colour = th.text, .min_scale = 0.6F, .tracking = 0.5F});
  if (broken) {
    const Error& why = save.problem ? *save.problem : *preview->problem;
    b.label(fmt::format("save.{}.problem", i), {c.area.x, c.y, c.area.w, r.bottom() - c.y}, b.texts().error(why),
            {.face = Face::medium,
             .px = 18,
             .colour = th.alarm_text,
             .valign = VAlign::top,
             .wrap = true,
             .min_scale = 0.72F});
    return;
  }
  b.label(
      fmt::format("save.{}.line", i), c.next(2 * b.line(18)), facts_text(ctx_, save, preview),
      {.face = Face::medium, .px = 18, .colour = th.second, .valign = VAlign::top, .wrap = true, .min_scale = 0.7F});
  draw_people(b, {c.area.x, c.y + 4, c.area.w, std::max(36.0F, std::min(r.bottom() - c.y - 4, b.line(18)))},
              save.header.seats);
}

void Shelf::buttons(Builder& b, Rect r, std::size_t i, const Preview* preview) {
  const SaveInfo save = shown_[i];
  const std::string title = title_text(ctx_, save) + ", " + date_text(b.texts(), save.saved_at);
  const auto say = [&](std::string_view key) { return b.texts().labelled(b.tr(key), title); };
  if (which_ == Which::deleted)
    return b.button(r, {.id = fmt::format("back.{}", i),
                        .text = b.tr("shelf.put_back"),
                        .icon = "undo",
                        .name = say("shelf.put_back"),
                        .press = [this, path = save.path] { put_back(path); }});
  const Error* why = save.problem                             ? &*save.problem
                     : preview != nullptr && preview->problem ? &*preview->problem
                                                              : nullptr;
  const std::string_view key = save.finished ? "replays.watch" : "replays.continue";
  const std::string icon = save.finished ? "eye" : "play";
  const float more = r.h * 1.2F;
  b.button({r.x, r.y, r.w - more - 10, r.h}, {.id = fmt::format("open.{}", i),
                                              .text = b.tr(key),
                                              .icon = icon,
                                              .name = say(key),
                                              .reason = why != nullptr ? b.texts().error(*why) : "",
                                              .press = [this, save] { open_match(ctx_, save, save.finished); }});
  b.button({r.right() - more, r.y, more, r.h},
           {.id = fmt::format("more.{}", i), .icon = "menu", .name = say("shelf.more"), .press = [this, save] {
              open(save);
            }});
}

void Shelf::card(Builder& b, Rect r, std::size_t i, bool beside) {
  const SaveInfo& save = shown_[i];
  const Rect seen = b.device(r), view = b.scrolls().back().view;
  const bool in_view = seen.bottom() > view.y && seen.y < view.bottom();
  const auto preview = in_view ? previews_->of(save) : nullptr;
  b.skin(r, "well");
  const float go = b.control(48);
  const Rect in = r.inset(12, 12);
  const float pic_w = beside ? in.w * 0.36F : in.w;
  const Rect picture{in.x, in.y, pic_w, std::min(pic_w * 9 / 16, in.h)};
  draw_preview(b, picture, save, preview.get());
  const TextOpt pill{.face = Face::semibold,
                     .px = 18,
                     .colour = save.finished ? b.theme().second : b.theme().act,
                     .align = Align::centre};
  if (!save.problem && which_ != Which::deleted) {
    const std::string state = state_text(b.texts(), save, preview.get());
    const float w = std::min(b.measure(state, pill).w + 28, picture.w - 20);
    const Rect box{picture.right() - w - 10, picture.y + 10, w, b.line(18) + 6};
    b.fill(box, b.theme().ground, box.h / 2, 0.85F);
    b.text(box.inset(8, 0), state, pill);
  }
  const Rect rest = beside ? Rect{picture.right() + 20, in.y, in.right() - picture.right() - 20, in.h}
                           : Rect{in.x + 4, picture.bottom() + 10, in.w - 8, in.bottom() - picture.bottom() - 10};
  words(b, {rest.x, rest.y, rest.w, rest.h - go - 12}, i, preview.get());
  buttons(b, {rest.x, rest.bottom() - go, rest.w, go}, i, preview.get());
}

void Shelf::grid(Builder& b, Rect view) {
  constexpr float kGap = 20;
  const float w = b.begin_scroll("replays", view), least = 400 * std::max(1.0F, b.text_scale());
  const int columns = std::max(1, static_cast<int>((w + kGap) / (least + kGap)));
  const float wide = (w - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const bool beside = columns == 1;
  const float high = card_height(b, wide, beside);
  float y = view.y;
  if (shown_.empty()) {
    const bool none = saves_.empty() && which_ != Which::deleted;
    b.label("replays.empty", {view.x, y, w, b.line(20) * 3}, b.tr(none ? "replays.empty" : "shelf.none"),
            {.colour = b.theme().dim, .wrap = true});
    y += b.line(20) * 3;
  }
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const auto column = static_cast<float>(i % static_cast<std::size_t>(columns));
    card(b, {view.x + column * (wide + kGap), y, wide, high}, i, beside);
    if ((i + 1) % static_cast<std::size_t>(columns) == 0 || i + 1 == shown_.size()) y += high + kGap;
  }
  b.end_scroll(y - kGap);
}

// Stays as long as this screen is open; returns its height.
float Shelf::gone_strip(Builder& b, Rect area) {
  if (gone_.empty()) return 0;
  const Gone last = gone_.back();
  const float go = b.control(48), high = go + 20;
  const Rect r{area.x, area.bottom() - high, area.w, high};
  b.skin(r, "well", b.theme().act);
  ButtonOpt undo{
      .id = "undo", .text = b.tr("shelf.put_back"), .icon = "undo", .press = [this, last] { put_back(last.path); }};
  const float w = std::min(b.button_width(undo) + 12, r.w * 0.5F);
  b.label("gone", {r.x + 20, r.y, r.w - w - 50, r.h}, b.tr("shelf.deleted", {{"match", last.title}}),
          {.face = Face::medium, .px = 20, .colour = b.theme().text, .wrap = true, .min_scale = 0.6F});
  b.button({r.right() - w - 10, r.y + 10, w, go}, std::move(undo));
  return high + 14;
}

void Shelf::build(Builder& b) {
  draw_ground(b);
  const Rect all = draw_header(
      b, {.title = b.tr("replays.title"), .note = b.tr("replays.note"), .back = b.tr("ui.back"), .on_back = [this] {
            ctx_.stack.pop();
          }});
  const float s = std::max(1.0F, b.text_scale()), row = b.control(52);
  const bool two_rows = all.w < 1400 * s;
  const float bar = two_rows ? 2 * row + 10 : row;
  filters(b, {all.x, all.y, all.w, bar});
  const float foot = gone_strip(b, all);
  grid(b, {all.x, all.y + bar + 18, all.w, all.h - bar - 18 - foot});
}

}  // namespace

std::shared_ptr<const Preview> Previews::of(const SaveInfo& save) {
  const auto it = made_.find({save.path, save.saved_at});
  if (it != made_.end()) return it->second;
  if (!wanted_ && !save.problem) wanted_ = save;
  return nullptr;
}

bool Previews::make() {
  if (!wanted_) return false;
  const SaveInfo save = *std::exchange(wanted_, std::nullopt);
  made_[{save.path, save.saved_at}] = std::make_shared<const Preview>(make_preview(ctx_, save));
  return true;
}

std::unique_ptr<Screen> make_replays(AppContext& ctx) { return std::make_unique<Shelf>(ctx); }

std::unique_ptr<Screen> make_replays(AppContext& ctx, std::filesystem::path shown) {
  return std::make_unique<Shelf>(ctx, std::move(shown));
}

}  // namespace prowl::ui
