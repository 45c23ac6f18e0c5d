#include "ui/play/lesson/lesson_screen.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"
#include "ui/kit/header.hpp"
#include "ui/play/lesson/coach_parts.hpp"
#include "ui/play/play.hpp"
#include "ui/screens/practice.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/title_art.hpp"

namespace prowl::ui {
namespace {

// "room.cargo" -> ".cargo"
std::string last_part(const std::string& id) { return id.substr(std::min(id.rfind('.'), id.size())); }

constexpr float kLessonSide = 440, kLeastLessonTable = 960, kPicture = 0.46F, kLessonFoot = 0.27F;

/// A match in which each step is explained, in a column beside the table; where that has no room, over it.
class LessonScreen final : public Screen {
 public:
  using List = std::vector<std::shared_ptr<const Lesson>>;
  LessonScreen(AppContext& ctx, World world, List all, std::size_t which, std::shared_ptr<Course> course,
               std::unique_ptr<PlayScreen> play)
      : ctx_(ctx),
        world_(std::move(world)),
        all_(std::move(all)),
        which_(which),
        course_(std::move(course)),
        play_(std::move(play)) {}

  std::string id() const override { return "lesson." + play_->id(); }
  std::string_view world() const override { return play_->world(); }
  void build(Builder&) override;
  bool build_public(Builder& b) override { return play_->build_public(b); }
  std::string_view ambience() const override { return play_->ambience(); }
  bool handle(const Input& in) override { return play_->handle(in); }
  bool inspect(const std::vector<int>& kinds, std::size_t nth) override { return play_->inspect(kinds, nth); }
  bool back() override;
  int wait_ms() const override { return to_remember() ? 0 : play_->wait_ms(); }
  bool tick(int elapsed_ms) override;
  void covered() override { play_->covered(); }
  bool busy() const override { return to_remember() || play_->busy(); }
  std::string first_focus() const override { return talks() ? kNext : play_->first_focus(); }
  std::string place() const override { return fmt::format("{} {} {}", play_->place(), course_->at(), open_); }
  std::size_t step() const override { return play_->step(); }
  int guard_ms() const override { return play_->guard_ms(); }
  SpokenPage spoken() override { return play_->spoken(); }
  bool unheard() const override { return play_->unheard(); }
  std::vector<std::string> readable(Topic topic) override { return play_->readable(topic); }

 private:
  static constexpr const char* kNext = "lesson.next";

  bool ended() const { return course_->step() == nullptr && !course_->watching(); }
  bool over() const {
    const Outcome o = play_->driver().outcome();
    return o.over || o.round_over;
  }
  /// Nothing is asked of the learner but to read.
  bool talks() const { return ended() || course_->reading(); }
  bool to_remember() const { return ended() && !has_learned(ctx_.settings, lesson()); }
  const Lesson& lesson() const { return course_->lesson(); }
  bool asked() const;
  void look();
  void news();
  void read_on();
  void do_it();
  void leave() { ctx_.stack.pop(); }
  void again(std::size_t which);
  void practise();
  std::string words(const Builder&) const;
  std::string step_words(const Builder&) const;
  std::string refusal(const Builder&) const;
  std::string hint() const;
  std::vector<Move> wanted() const;
  std::set<std::string> pointed() const;
  void point(Builder&, std::size_t first) const;
  void draw_over(Builder&, std::size_t first);
  void draw_strip(Builder&, Rect);
  void draw_coach(Builder&, Rect);
  std::vector<ButtonOpt> buttons(const Builder&);

  AppContext& ctx_;
  World world_;
  List all_;
  std::size_t which_;
  std::shared_ptr<Course> course_;
  std::unique_ptr<PlayScreen> play_;
  std::string told_;  ///< the refusal that has been shown
  bool hints_ = false, open_ = true;
  /// Where it speaks: beside the table, below it, or over it with a strip at the foot that calls it.
  enum class Coach { side, foot, over } coach_ = Coach::side;
};

// --- how far it has come

bool LessonScreen::asked() const {
  return !play_->driver().awaited(true).empty() || (play_->driver().table().waiting & wait_bit(Seat::table)) != 0;
}

void LessonScreen::look() {
  if (course_->refused() != told_) {
    told_ = course_->refused();
    if (!told_.empty()) open_ = true;
  }
  const bool telling = play_->stage() == PlayScreen::Stage::table && play_->moments_left() > 0;
  if (ended() || !course_->watching() || telling) return;
  if (!over() && (play_->driver().bots_to_move() || !asked())) return;
  course_->rest();
  news();
}

// Not while a scene is built: the settings bring a new theme.
bool LessonScreen::tick(int elapsed_ms) {
  if (to_remember()) {
    add_line(ctx_.settings.lessons_done, lesson().game + "/" + lesson().id);
    ctx_.settings_changed();
  }
  return play_->tick(elapsed_ms);
}

void LessonScreen::news() {
  hints_ = false;
  open_ = true;
  ctx_.invalidate();
  if (talks() || coach_ == Coach::over) ctx_.focus(kNext);
}

void LessonScreen::read_on() {
  if (!course_->reading()) {
    open_ = false;
    ctx_.refocus();
    return ctx_.invalidate();
  }
  course_->read_on();
  if (!over() && !ended()) play_->settle();
  if (!talks()) ctx_.refocus();
  news();
}

std::vector<Move> LessonScreen::wanted() const {
  std::vector<Move> out;
  if (course_->step() == nullptr || !course_->step()->asks()) return out;
  const Driver& d = play_->driver();
  for (const Seat who : {lesson().you, Seat::table})
    for (const Action& a : d.options(who))
      if (course_->wants(a)) out.push_back({who, a});
  return out;
}

void LessonScreen::do_it() {
  const auto moves = wanted();
  if (!moves.empty()) play_->act(moves.front().who, moves.front().action);
}

void LessonScreen::again(std::size_t which) {
  const World world = world_;
  const List all = all_;
  ctx_.stack.pop();
  start_lesson(ctx_, world, all, which);
}

// What has been learned, in a whole match.
void LessonScreen::practise() {
  ctx_.settings.practice_game = world_.id;
  ctx_.stack.push(make_practice(ctx_));
}

bool LessonScreen::back() {
  if (!over() && !ended() && play_->back()) return true;
  leave();
  return true;
}

// --- what it says

std::string LessonScreen::words(const Builder& b) const {
  if (ended()) return b.tr(lesson().key("end"));
  if (course_->watching()) return b.tr("lesson.watch");
  return b.tr(lesson().key(course_->step()->name));
}

std::string LessonScreen::step_words(const Builder& b) const {
  const auto steps = static_cast<int>(lesson().steps.size());
  return b.tr("lesson.step", {{"n", std::min(static_cast<int>(course_->at()) + 1, steps)}, {"of", steps}});
}

std::string LessonScreen::refusal(const Builder& b) const {
  if (ended() || course_->refused().empty()) return {};
  if (course_->refused() == "read") return b.tr("lesson.read_first");
  return b.tr(lesson().key(course_->step()->name + "." + course_->refused()));
}

std::string LessonScreen::hint() const {
  const auto moves = wanted();
  return moves.empty() ? std::string() : play_->session().describe().action(lesson().you, moves.front().action);
}

// The hint points at options, and at what has the name of an operand.
std::set<std::string> LessonScreen::pointed() const {
  std::set<std::string> ids(course_->step()->show.begin(), course_->step()->show.end());
  if (!hints_) return ids;
  const Catalogue& c = play_->driver().rules().catalogue;
  for (const Move& m : wanted()) {
    ids.insert(option_id(c, m.action));
    std::istringstream words(to_notation(c, m.action));
    std::string word;
    for (words >> word; words >> word;) ids.insert("." + word);
  }
  return ids;
}

void LessonScreen::point(Builder& b, std::size_t first) const {
  if (ended() || course_->watching() || over()) return;
  const std::set<std::string> ids = pointed();
  const auto& widgets = b.scene().widgets;
  for (std::size_t i = first; i < widgets.size(); ++i) {
    if (!ids.contains(widgets[i].id) && !ids.contains(last_part(widgets[i].id))) continue;
    const Rect box = b.design(widgets[i].box);
    b.skin(box.inset(-16), "glow", b.theme().act);
    b.frame(box.inset(-14), b.theme().act, 5, 10);
  }
}

void LessonScreen::build(Builder& b) {
  look();
  const float side = std::clamp(b.width() * kLessonSide / 1920, 330.0F, kLessonSide) * std::max(1.0F, b.text_scale());
  const float least = kLeastLessonTable * std::max(1.0F, b.text_scale()), foot = b.height() * kLessonFoot;
  coach_ = b.shape() == Shape::tall && b.width() >= least ? Coach::foot
           : b.width() - side < least                     ? Coach::over
                                                          : Coach::side;
  const Rect own = coach_ == Coach::over   ? b.keep_foot(b.control(56) + 16)
                   : coach_ == Coach::foot ? b.keep_foot(foot)
                                           : b.keep_side(side);
  const std::size_t first = b.widget_count();
  play_->build(b);
  if (ended() || over()) {
    b.drop_widgets(first);
    b.fill(b.full(), b.theme().ground, 0, 0.35F);
  }
  point(b, first);
  if (coach_ != Coach::over) return draw_coach(b, own);
  draw_strip(b, own);
  if (open_) draw_over(b, first);
}

void LessonScreen::draw_over(Builder& b, std::size_t first) {
  b.drop_widgets(first);
  const Rect inside = draw_dialog(b, {760 * std::max(1.0F, b.text_scale()), b.height() - 32});
  draw_coach(b, inside);
}

void LessonScreen::draw_strip(Builder& b, Rect r) {
  b.panel(r);
  ButtonOpt o{.id = "lesson.open", .text = step_words(b), .icon = "learn", .press = [this] {
                open_ = true;
                ctx_.focus(kNext);
                ctx_.invalidate();
              }};
  const float wide = std::min(b.button_width(o) + 24, r.w - 16);
  b.button({r.x + 8, r.y + 8, wide, r.h - 16}, std::move(o));
  if (!ctx_.house.just_play) return;
  ButtonOpt play{.id = "lesson.just_play", .text = b.tr("lesson.just_play"), .icon = "play", .press = [this] {
                   ctx_.house.just_play(world_.id);
                 }};
  const float more = std::min(b.button_width(play) + 24, r.w - wide - 32);
  b.button({r.right() - 8 - more, r.y + 8, more, r.h - 16}, std::move(play));
}

std::vector<ButtonOpt> LessonScreen::buttons(const Builder& b) {
  std::vector<ButtonOpt> out;
  const auto add = [&](const char* id, const char* icon, bool primary, std::function<void()> press) {
    out.push_back({.id = id,
                   .text = b.tr(id),
                   .icon = icon,
                   .primary = primary,
                   .ghost = !primary,
                   .px = primary ? 24.0F : 20.0F,
                   .press = std::move(press)});
  };
  if (ended()) {
    const bool more = which_ + 1 < all_.size();
    if (more) add(kNext, "chevron_r", true, [this] { again(which_ + 1); });
    if (!more) add("lesson.practise", "practise", true, [this] { practise(); });
    add("lesson.again", "redo", false, [this] { again(which_); });
    add("lesson.leave", "learn", false, [this] { leave(); });
    return out;
  }
  if (!course_->reading() && !course_->watching()) {
    add("lesson.do", "step", false, [this] { do_it(); });
    add("lesson.hint", "hint", false, [this] {
      hints_ = true;
      ctx_.invalidate();
    });
  }
  if (course_->reading() || coach_ == Coach::over) add(kNext, "chevron_r", true, [this] { read_on(); });
  add("lesson.again", "redo", false, [this] { again(which_); });
  if (ctx_.house.just_play) add("lesson.just_play", "play", false, [this] { ctx_.house.just_play(world_.id); });
  add("lesson.leave", "close", false, [this] { leave(); });
  return out;
}

void LessonScreen::draw_coach(Builder& b, Rect r) {
  const bool over = coach_ == Coach::over;
  if (!over) b.panel(r);
  const Rect in = over ? r : r.inset(24, 24);
  std::vector<ButtonOpt> list = buttons(b);
  const float high = b.control(56), gap = 10, feet = button_rows(list, coach_ == Coach::side) * (high + gap) - gap;
  const float picture = in.h > 760 * std::max(1.0F, b.text_scale()) && coach_ == Coach::side ? r.w * kPicture : 0;
  if (picture > 0) b.cover({r.x + 4, r.y + 4, r.w - 8, picture}, world_picture(world_.id), kWorldAspect);
  const TextOpt small{.face = Face::heading, .px = 20, .colour = b.theme().act, .wrap = true, .tracking = 1};
  const TextOpt head{.face = Face::title, .px = 40, .valign = VAlign::top, .wrap = true, .min_scale = 0.6F};
  const TextOpt body{.face = Face::medium, .px = 24, .valign = VAlign::top, .wrap = true};
  const TextOpt note{.px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const std::string no = refusal(b), tip = hints_ ? hint() : std::string(), title = b.tr(lesson().key("title"));
  const Rect view{in.x, in.y + picture, in.w, in.h - picture - feet - 16};
  const float w = b.begin_scroll("lesson", view) - 4;
  Column column({view.x, view.y, w, view.h}, 12);
  b.text(column.next(b.line(20)), step_words(b), small);
  b.heading(column.next(b.measure(title, head, w).h + 2), title, 40);
  draw_pips(b, column.next(10), course_->at(), lesson().steps.size());
  const std::string said = words(b);
  b.label(ended() ? "lesson.end" : "lesson.words", column.next(b.measure(said, body, w).h + 4), said, body);
  if (!no.empty()) {
    const TextOpt alarm{
        .face = Face::medium, .px = 22, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true};
    const Rect box = column.next(b.measure(no, alarm, w - 40).h + 28);
    b.panel(box, b.theme().alarm);
    b.label("lesson.no", {box.x + 20, box.y + 14, box.w - 40, box.h - 28}, no, alarm);
  }
  if (!tip.empty()) {
    b.icon({column.area.x, column.y + 2, 26, 26}, "hint", b.theme().act);
    const float text_w = w - 36, text_h = b.measure(tip, note, text_w).h + 4;
    const Rect box = column.next(std::max(30.0F, text_h));
    b.label("lesson.tip", {box.x + 36, box.y, text_w, text_h}, tip, note);
  }
  b.end_scroll(column.y);
  draw_buttons(b, {in.x, in.bottom() - feet, in.w, feet}, std::move(list), high, coach_ == Coach::side);
}

}  // namespace

Result<std::unique_ptr<Screen>> make_lesson(AppContext& ctx, const World& world, LessonScreen::List all,
                                            std::size_t which) {
  const Game& game = *world.game;
  const std::shared_ptr<const Lesson> lesson = all[which];
  auto rules = ctx.rules(game);
  if (!rules) return tl::unexpected(rules.error());
  auto layout = load_layout(ctx.platform.assets_dir, game.id, lesson->options);
  if (!layout) return tl::unexpected(layout.error());
  std::vector<SeatInfo> seats;
  const auto known = lines_of(ctx.settings.last_names);
  for (int i = 0; i < lesson->seats; ++i) seats.push_back(fresh_seat(seats, seat(i) == lesson->you ? "" : "basic"));
  if (!known.empty()) seats[static_cast<std::size_t>(index(lesson->you))].name = known.front();
  tidy_names(ctx.texts, seats);
  auto match = lay_out(*lesson, game, *rules, std::move(seats));
  if (!match) return tl::unexpected(match.error());
  auto course = std::make_shared<Course>(lesson, **rules);
  auto driver = std::make_unique<Driver>(ctx, std::move(*match), *rules, "");
  driver->follow(course);
  auto play = std::make_unique<PlayScreen>(ctx, std::move(driver), std::move(*layout));
  return std::make_unique<LessonScreen>(ctx, world, std::move(all), which, std::move(course), std::move(play));
}

}  // namespace prowl::ui
