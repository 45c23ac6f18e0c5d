#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui/screens/practice.hpp"
#include "ui/screens/reference/rulebooks.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/title_art.hpp"
#include "ui/screens/waiting.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

constexpr float kFootIcon = 32, kFootGap = 32;
const TextOpt kTitleName{.face = Face::title, .px = 46, .wrap = true, .min_scale = 0.6F, .tracking = 1};

std::string players_of(const Builder& b, const World& world) {
  return b.tr("title.players", {{"min", world.game->min_seats}, {"max", world.game->max_seats}});
}

class Title final : public Screen {
 public:
  explicit Title(AppContext& ctx) : ctx_(ctx) { refresh(); }
  std::string id() const override { return "title"; }
  void build(Builder& b) override;
  bool back() override;
  void covered() override;
  void uncovered() override { refresh(); }

 private:
  void refresh();
  void find_waiting();
  float header(Builder&, Rect);
  std::vector<ButtonOpt> header_buttons();
  void banner(Builder&, Rect);
  void banner_text(Builder&, Rect, const std::string& heading, const std::vector<std::string>& lines);
  void banner_lines(Builder&, Rect, const std::vector<std::string>& lines);
  void continue_row(Builder&, Rect);
  void start_row(Builder&, Rect);
  float broken_note(Builder&, Rect);
  float cards(Builder&, Rect);
  float foot_height(Builder&, float width);
  float name_height(Builder&, float width);
  void card(Builder&, Rect, float picture, const World&);
  void card_foot(Builder&, Rect, const World&);
  void next_language();

  AppContext& ctx_;
  std::vector<World> worlds_;
  std::optional<WaitingMatch> waiting_;
  World last_played_;  // the first one as long as nothing has been
  BannerArt art_;
  std::string art_of_, language_;
  std::optional<Error> broken_;
};

void Title::refresh() {
  if (worlds_.empty()) worlds_ = find_worlds(ctx_);
  find_waiting();
  language_ = ctx_.texts.language();
  const std::string
      world = waiting_ ? world_of(worlds_, *find_game(waiting_->save.header.game), waiting_->save.header.options).id
                       : last_played_.id;
  if (world == art_of_) return;
  art_of_ = world;
  auto art = load_banner(ctx_.platform.assets_dir, world);
  if (!art) ctx_.notice(art.error());
  art_ = art ? *art : BannerArt{};
}

// One that can't be read is left out, but not in silence: it may be the one that people want to go on with.
void Title::find_waiting() {
  waiting_.reset();
  broken_.reset();
  last_played_ = {};
  for (const SaveInfo& save : ctx_.saves.list()) {
    if (const Game* game = find_game(save.header.game); game != nullptr && last_played_.game == nullptr)
      last_played_ = world_of(worlds_, *game, save.header.options);
    if (save.finished) continue;
    auto match = read_waiting(ctx_, save);
    if (match) return void(waiting_ = std::move(*match));
    if (!broken_) broken_ = match.error();
  }
  if (last_played_.game == nullptr) last_played_ = world_of(worlds_, *all_games().front(), {});
}

bool Title::back() {
  ctx_.stack.push(make_question(ctx_, ctx_.texts.tr(ctx_.match_lost ? "title.quit_plain" : "title.quit_question"),
                                ctx_.texts.tr("title.quit"), [this] { ctx_.quit = true; }));
  return true;
}

// The first start offers lessons, later ones only have the button.
void Title::covered() {
  if (ctx_.settings.lessons_offered || (ctx_.platform.greet && !ctx_.settings.access_offered)) return;
  ctx_.settings.lessons_offered = true;
  ctx_.settings_changed();
}

void Title::next_language() {
  const auto languages = Texts::languages();
  const auto at = std::find_if(languages.begin(), languages.end(),
                               [&](const Language& l) { return l.code == ctx_.texts.language(); });
  const std::size_t next = at == languages.end()
                               ? 0
                               : static_cast<std::size_t>(at - languages.begin() + 1) % languages.size();
  ctx_.platform.language.clear();
  ctx_.settings.language = languages[next].code;
  ctx_.settings_changed();
  refresh();
}

std::vector<ButtonOpt> Title::header_buttons() {
  const auto open = [this](auto make) { return [this, make] { ctx_.stack.push(make()); }; };
  std::string code = ctx_.texts.language();
  std::transform(code.begin(), code.end(), code.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
  const Texts& t = ctx_.texts;
  return {
      {.id = "learn",
       .text = t.tr("title.learn"),
       .icon = "learn",
       .tip = t.tr("title.learn_tip"),
       .hotkey = "l",
       .press = open([this] { return make_learn(ctx_); })},
      {.id = "practise",
       .text = t.tr("title.practise"),
       .icon = "practise",
       .tip = t.tr("title.practise_tip"),
       .hotkey = "p",
       .press = open([this] { return make_practice(ctx_); })},
      {.id = "watch",
       .text = t.tr("title.watch"),
       .icon = "eye",
       .tip = t.tr("title.watch_tip"),
       .hotkey = "w",
       .press = [this] { start_match(ctx_, *last_played_.game, watch_plan(ctx_, last_played_)); }},
      {.id = "replays", .text = t.tr("title.replays"), .icon = "replays", .press = open([this] {
                                                                            return make_replays(ctx_);
                                                                          })},
      {.id = "rules", .text = t.tr("title.rules"), .icon = "rules", .press = open([this] {
                                                                      return make_rulebooks(ctx_, *last_played_.game);
                                                                    })},
      {.id = "settings", .text = t.tr("title.settings"), .icon = "settings", .press = open([this] {
                                                                               return make_settings_screen(ctx_);
                                                                             })},
      {.id = "language",
       .text = code,
       .icon = "language",
       .tip = t.tr("title.language"),
       .name = t.tr("title.language"),
       .press = [this] { next_language(); }},
      {.id = "quit", .icon = "quit", .name = t.tr("title.quit"), .press = [this] { back(); }},
  };
}

// Logo and buttons on one line where they fit, else the buttons in rows below. Returns where it ends.
float Title::header(Builder& b, Rect area) {
  const float gap = 10, high = b.control(56);
  std::vector<ButtonOpt> buttons = header_buttons();
  std::vector<float> widths;
  float total = -gap;
  for (const ButtonOpt& o : buttons) {
    widths.push_back(std::max(56.0F, b.button_width(o)));
    total += widths.back() + gap;
  }
  const bool one_line = b.wide() && total + 440 <= area.w;
  const float logo_h = b.wide() ? 120 : 84;
  b.picture({area.x - 12, area.y - 14, logo_h * 520 / 140, logo_h}, "common/logo");
  const TextOpt tag{.face = Face::medium, .px = 24, .colour = b.theme().second, .wrap = true};
  const float tag_x = area.x + logo_h * 520 / 140 + 28, room = one_line ? area.w - total - 470 : area.right() - tag_x;
  const std::string words = b.tr("title.tagline");
  const float whole = b.measure(words, tag).w,
              tag_w = whole <= room ? room : std::min(room, std::max(whole * 0.72F, 220.0F));
  const Size set = b.measure(words, tag, tag_w);
  if (tag_w > 220 && set.h <= 2.5F * tag.px * b.text_scale() && set.w <= tag_w)
    b.text({tag_x, area.y, tag_w, logo_h - 28}, words, tag);
  float x = one_line ? area.right() - total : area.x, y = one_line ? area.y + 4 : area.y + logo_h;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    if (x + widths[i] > area.right() + 1) {
      x = area.x;
      y += high + gap;
    }
    b.button({x, y, std::min(widths[i], area.w), high}, std::move(buttons[i]));
    x += widths[i] + gap;
  }
  return std::max(y + high, area.y + logo_h - 28);
}

void Title::banner_text(Builder& b, Rect r, const std::string& heading, const std::vector<std::string>& lines) {
  const float top = b.line(20);
  b.text({r.x, r.y, r.w, top}, b.tr(waiting_ ? "title.tonight" : "title.start_here"),
         {.face = Face::heading, .colour = b.theme().act, .wrap = true, .tracking = 2});
  const TextOpt big{.face = Face::title, .px = b.wide() ? 84.0F : 56.0F, .min_scale = 0.5F, .tracking = 3};
  const float name_h = b.line(b.wide() ? 66 : 50), name_w = std::min(b.measure(heading, big).w + 24, r.w);
  b.label("banner.game", {r.x, r.y + top, name_w, name_h}, heading, big);
  banner_lines(b, {r.x + name_w + 20, r.y + top + 4, r.w - name_w - 20, r.h - top - 4}, lines);
}

// Where they lie on the picture they have a ground of their own.
void Title::banner_lines(Builder& b, Rect r, const std::vector<std::string>& lines) {
  constexpr float kNarrow = 300, kFaded = 0.36F;  // the share of the window that the banner's fade covers
  std::vector<std::pair<Rect, TextOpt>> spots;
  float y = r.y, wide = 0;
  for (const std::string& line : lines) {
    const TextOpt opt{.face = Face::medium,
                      .px = 22,
                      .colour = spots.empty() ? b.theme().second : b.theme().text,
                      .valign = VAlign::top,
                      .wrap = true};
    const Size size = b.measure(line, opt, r.w);
    if (r.w <= kNarrow || y + size.h > r.bottom() || size.w > r.w) break;
    spots.emplace_back(Rect{r.x, y, r.w, size.h + 2}, opt);
    y += size.h + 2;
    wide = std::max(wide, size.w);
  }
  if (b.wide() && r.x + wide > b.width() * kFaded)
    b.fill({r.x - 12, r.y - 6, wide + 24, y - r.y + 12}, b.theme().ground, 6, 0.7F);
  for (std::size_t i = 0; i < spots.size(); ++i)
    b.label(fmt::format("banner.line{}", i), spots[i].first, lines[i], spots[i].second);
}

void Title::continue_row(Builder& b, Rect r) {
  ButtonOpt go{.id = "continue",
               .text = b.tr("title.continue"),
               .icon = "play",
               .primary = true,
               .px = b.wide() ? 28.0F : 24.0F,
               .press = [this] { open_match(ctx_, waiting_->save, false); }};
  const float wide = std::clamp(b.button_width(go) + 40, std::min(288.0F, r.w), r.w);
  b.button({r.x, r.y, wide, r.h}, std::move(go));
  float x = r.x + wide + 32;
  for (const SeatInfo& seat : waiting_->save.header.seats) {
    if (x + 46 > r.right()) break;
    b.badge({x, r.centre().y - 23, 46, 46}, seat);
    x += 50;
  }
}

void Title::start_row(Builder& b, Rect r) {
  ButtonOpt go{.id = "start",
               .text = b.tr("title.new_game"),
               .icon = "play",
               .primary = true,
               .px = b.wide() ? 28.0F : 24.0F,
               .press = [this] { ctx_.stack.push(make_setup(ctx_, *last_played_.game, last_played_.options)); }};
  const float wide = std::clamp(b.button_width(go) + 40, std::min(288.0F, r.w), r.w);
  b.button({r.x, r.y, wide, r.h}, std::move(go));
  ButtonOpt learn{.id = "offer", .text = b.tr("title.offer"), .icon = "learn", .px = 22, .press = [this] {
                    ctx_.stack.push(make_learn(ctx_));
                  }};
  const float more = std::min(b.button_width(learn) + 24, r.right() - r.x - wide - 20);
  if (!ctx_.settings.lessons_offered && more > 200) b.button({r.x + wide + 20, r.y, more, r.h}, std::move(learn));
}

void Title::banner(Builder& b, Rect r) {
  b.skin(r.inset(-16), "glow", b.theme().act, 0.5F);
  draw_banner_art(b, r, art_, art_of_);
  if (!b.wide()) b.fill(r, b.theme().ground, 0, 0.5F);
  b.skin(r, "banner_fade");
  b.skin(r, "banner_frame", b.theme().act);
  const float pad = b.wide() ? 36 : 24, row = b.control(b.wide() ? 72 : 60);
  const Rect inner{r.x + pad, r.y + 20, r.w - 2 * pad, r.h - 44};
  const std::string name = b.tr(fmt::format("game.{}.name", art_of_));
  std::vector<std::string> lines;
  if (waiting_)
    lines = {waiting_->round, waiting_->turn};
  else
    lines = {b.tr(fmt::format("game.{}.blurb", art_of_))};
  banner_text(b, {inner.x, inner.y, b.wide() ? inner.w * 0.62F : inner.w, inner.h - row - 8}, name, lines);
  const Rect buttons{inner.x, inner.bottom() - row, inner.w, row};
  waiting_ ? continue_row(b, buttons) : start_row(b, buttons);
}

void Title::card_foot(Builder& b, Rect r, const World& world) {
  const TextOpt opt{.face = Face::semibold, .px = 21};
  float x = r.x;
  for (const auto& [picture, words] : {std::pair{"players", players_of(b, world)},
                                       std::pair{"clock", b.tr(fmt::format("game.{}.minutes", world.id))}}) {
    const float wide = b.measure(words, opt).w + 4;
    b.icon({x, r.y + b.line(21) / 2 - kFootIcon / 2, kFootIcon, kFootIcon}, picture);
    b.text({x + kFootIcon + 8, r.y, wide, b.line(21)}, words, opt);
    x += kFootIcon + wide + kFootGap;
  }
  const std::string mode = b.tr(fmt::format("game.{}.mode", world.id));
  TextOpt last{
      .face = Face::medium, .px = 19, .colour = b.theme().colour(fmt::format("world_text.{}", world.id)), .wrap = true};
  const float wide = b.measure(mode, last).w + 2;
  if (x + wide <= r.right()) {
    last.align = Align::right;
    b.text({x, r.y, r.right() - x, b.line(21)}, mode, last);
  } else {
    b.text({r.x, r.y + b.line(21) + 4, r.w, b.line(19) * 2}, mode, last);
  }
}

void Title::card(Builder& b, Rect r, float picture, const World& world) {
  const std::string id = fmt::format("game.{}", world.id), name = b.tr(id + ".name"), blurb = b.tr(id + ".blurb");
  const Colour accent = b.theme().colour(fmt::format("world.{}", world.id));
  if (b.hovered(id)) b.skin(r.inset(-16), "glow", accent);
  draw_world_card(b, r, picture, world.id, accent);
  const float pad = 24, foot = foot_height(b, r.w - 2 * pad);
  const Rect words{r.x + pad, r.y + picture + 28, r.w - 2 * pad, r.h - picture - 52 - foot};
  const float title_h = name_height(b, words.w);
  b.text({words.x, words.y, words.w, title_h}, name, kTitleName);
  b.text({words.x, words.y + title_h + 6, words.w, words.h - title_h - 10}, blurb,
         {.colour = b.theme().second, .valign = VAlign::top, .wrap = true});
  card_foot(b, {words.x, r.bottom() - foot - 16, words.w, foot}, world);
  b.widget(r, {.id = id, .role = Role::card, .name = name, .value = blurb, .press = [this, &world] {
                 ctx_.stack.push(make_setup(ctx_, *world.game, world.options));
               }});
}

// Below the players and the minutes there is a second line where the mode has no room beside them.
float Title::foot_height(Builder& b, float width) {
  const TextOpt opt{.face = Face::semibold, .px = 21}, last{.face = Face::medium, .px = 19};
  const bool beside = std::all_of(worlds_.begin(), worlds_.end(), [&](const World& world) {
    const std::string id = fmt::format("game.{}", world.id);
    return 2 * (kFootIcon + 4 + kFootGap) + b.measure(players_of(b, world), opt).w +
               b.measure(b.tr(id + ".minutes"), opt).w + b.measure(b.tr(id + ".mode"), last).w + 2 <=
           width;
  });
  return b.line(21) + (beside ? 0 : 2 * b.line(19) + 4);
}

float Title::name_height(Builder& b, float width) {
  float high = b.line(44);
  for (const World& world : worlds_)
    high = std::max(high, b.measure(b.tr(fmt::format("game.{}.name", world.id)), kTitleName, width).h + 2);
  return high;
}

// Beside the heading, over nothing; all of it when pressed. Returns the room that it takes.
float Title::broken_note(Builder& b, Rect r) {
  if (!broken_) return 0;
  ButtonOpt o{
      .id = "broken", .text = b.tr("title.broken"), .icon = "warning", .ghost = true, .px = 18, .press = [this] {
        ctx_.notice("notice.match_broken", *broken_);
      }};
  const float w = std::min(b.button_width(o), r.w * 0.7F);
  b.button({r.right() - w, r.y - 4, w, r.h + 4}, std::move(o));
  return w + 16;
}

float Title::cards(Builder& b, Rect area) {
  const int n = static_cast<int>(worlds_.size());
  const float least = (b.wide() ? 330 : 380) * std::clamp(b.text_scale(), 1.0F, 1.3F);
  const int columns = std::clamp(static_cast<int>((area.w + 24) / (least + 24)), 1, n);
  const float wide = (area.w - 24 * static_cast<float>(columns - 1)) / static_cast<float>(columns), inner = wide - 48;
  const TextOpt blurb{.wrap = true};
  float words = 0;
  for (const World& world : worlds_)
    words = std::max(words, b.measure(b.tr(fmt::format("game.{}.blurb", world.id)), blurb, inner).h);
  // Where all stand in one row they fill the window, with up to a third of their pictures cut off.
  const float whole = wide / kWorldAspect, rest = name_height(b, inner) + words + foot_height(b, inner) + 86;
  const float high = columns == n ? std::clamp(area.h, whole * 2 / 3 + rest, whole + rest + 60) : whole + rest;
  const auto boxes = split_grid({area.x, area.y, area.w, 0}, n, least, high, 24);
  for (int i = 0; i < n; ++i)
    card(b, boxes[static_cast<std::size_t>(i)], std::min(whole, high - rest), worlds_[static_cast<std::size_t>(i)]);
  return boxes.back().bottom();
}

void Title::build(Builder& b) {
  if (language_ != ctx_.texts.language()) refresh();
  b.cover(b.full(), "common/bg/title", 1920.0F / 1080);
  const float margin = b.wide() ? 64 : 28;
  const Rect area{margin, b.wide() ? 40.0F : 20.0F, b.width() - 2 * margin, b.height()};
  b.begin_scroll("title", {margin - 24, 0, area.w + 24 + margin - 2, b.height()});
  float y = header(b, area) + (b.wide() ? 24.0F : 16.0F);
  y = std::max(y, b.wide() ? 168.0F : 0.0F);
  const float banner_h = b.wide() ? std::max(272.0F, b.line(20) + b.line(66) + b.control(72) + 80)
                                  : b.line(20) + b.line(50) + b.control(60) + 68;
  banner(b, {area.x, y, area.w, banner_h});
  y += banner_h + 12;
  const float note = broken_note(b, {area.x, y, area.w, b.line(34)});
  draw_section(b, {area.x, y, area.w - note, b.line(34)}, b.tr("title.new_section"));
  y += b.line(34) + 8;
  b.end_scroll(cards(b, {area.x, y, area.w, b.height() - 36 - y}) + (b.wide() ? 20 : 24));
}

}  // namespace

std::unique_ptr<Screen> make_title(AppContext& ctx) {
  if (ctx.house.home) return ctx.house.home();
  return std::make_unique<Title>(ctx);
}

}  // namespace prowl::ui
