#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/play/practice/gifts.hpp"
#include "ui/play/practice/heat.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kLookBackGap = 14;
constexpr float kTurnNumber = 20, kScale = 44;
constexpr int kMostReadable = 200, kMostLost = 50;  // where the scales of the bars end
constexpr int kDecided = 2;                         // so near to 0 or 100 it was all over

/// Turn by turn: what everybody could have reckoned, where the hunter went, how readable one was, and, once the match
/// is over, what was given away and how it would have gone on.
class LookBack final : public Screen {
 public:
  LookBack(Session& session, std::vector<TurnReview> turns)
      : session_(session), me_(practising(session)), turns_(std::move(turns)), at_(turns_.size() - 1) {
    if (session.facts().outcome.over) gifts_ = std::make_unique<Gifts>(session, turns_);
    ask_hunter();
  }
  ~LookBack() override {
    if (hunter_) hunter_->drop();
  }
  std::string id() const override { return "look"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "look.close"; }
  bool busy() const override { return thinks() || reckons(); }
  int wait_ms() const override { return busy() ? 50 : -1; }
  bool tick(int) override {
    const bool hunter = thinks() && (told_ = hunter_->attend(session_.ctx().clock()));
    return (gifts_ && gifts_->tick()) || hunter;
  }
  void build(Builder&) override;

 private:
  bool thinks() const { return hunter_ && !told_; }
  bool reckons() const { return gifts_ && !gifts_->done(); }
  void ask_hunter();
  std::optional<View> hunters_view(const TurnReview&) const;
  void turn_to(std::size_t at) {
    at_ = at;
    ask_hunter();
  }
  void play_on();

  float board(Builder&, Rect, const TurnReview&, const TableView& then);
  void told(Builder&, Rect, const TurnReview&);
  void where(Builder&, Column&, const TurnReview&);
  void did(Builder&, Column&, const TurnReview&);
  void how_readable(Builder&, Column&, const TurnReview&);
  void curve(Builder&, Column&);
  void turn_bar(Builder&, Rect, std::size_t, float up, float down);
  void strong(Builder&, Column&);
  void given(Builder&, Column&);
  void buttons(Builder&, Rect);

  Session& session_;
  Seat me_;
  std::vector<TurnReview> turns_;
  std::size_t at_ = 0;
  HullCache hull_;
  std::unique_ptr<Gifts> gifts_;
  std::shared_ptr<Thinking> hunter_;
  bool told_ = false;
  std::vector<Zone> reach_;  ///< where the hunter could have gone instead
};

std::string places(const Describe& say, const std::vector<Zone>& zones) {
  std::string out;
  for (const Zone z : zones) out += (out.empty() ? "" : ", ") + say.zone(z);
  return out;
}

// Who hunted knows which cards they held: those of a table that fits what a spectator saw would only puzzle.
std::optional<View> LookBack::hunters_view(const TurnReview& t) const {
  const Driver& driver = session_.driver();
  const auto next = [&](const View& eyes) {
    Rng rng(t.open.events.size());
    return hunters_choice(driver.game(), driver.rules(), eyes, rng);
  };
  if (hunter_of(driver.game(), t.open) != me_) return next(t.open);
  for (const TurnReview::Choice& c : t.choices)
    if (c.own.events.size() >= t.open.events.size())
      if (auto own = next(c.own); own && own->options == c.own.options) return own;
  return std::nullopt;
}

void LookBack::ask_hunter() {
  if (hunter_) hunter_->drop();
  hunter_ = nullptr;
  told_ = false;
  reach_.clear();
  const TurnReview& t = turns_[at_];
  if (!t.belief) return;
  Driver& driver = session_.driver();
  auto view = hunters_view(t);
  if (!view) return;
  for (const Action& a : view->options) {
    const auto& operands = driver.rules().catalogue.verb_of(a).operands;
    const std::int16_t values[] = {a.a, a.b, a.c};
    for (std::size_t i = 0; i < operands.size(); ++i)
      if (operands[i] == Operand::zone) reach_.push_back(zone(values[i]));
  }
  hunter_ = think_over(session_, std::move(*view), session_.ctx().platform.bot_levels.back());
  told_ = hunter_->done();
}

// From the choice that gave most away, where there was one, so that another can be tried.
void LookBack::play_on() {
  AppContext& ctx = session_.ctx();
  const Gift* gift = gifts_->done(at_) ? gifts_->worst(at_) : nullptr;
  auto screen = session_.driver().play_on_from(gift != nullptr ? gift->at : turns_[at_].began);
  ctx.stack.pop();
  ctx.stack.replace(std::move(screen));
}

void LookBack::where(Builder& b, Column& c, const TurnReview& t) {
  const Describe say = session_.describe();
  if (!t.belief) return;
  const Seat hunter = hunter_of(session_.driver().game(), t.open);
  TextOpt head = practice_words(b, 22);
  head.face = Face::semibold;
  head.colour = b.theme().fact;
  paragraph(b, c, "look.went",
            t.looked.empty()
                ? b.tr("practice.look.stayed", {{"who", say.seat(hunter)}})
                : b.tr("practice.look.went", {{"who", say.seat(hunter)}, {"places", places(say, t.looked)}}),
            head);
  paragraph(b, c, "look.how", belief_words(b.texts(), say, *t.belief), practice_words(b));
  if (t.looked.empty()) return;
  const double there = share_of(t.belief->somebody, t.looked.front());
  const auto& all = t.belief->somebody;
  const auto best = std::find_if(all.begin(), all.end(), [&](const Belief::Share& s) {
    return std::find(reach_.begin(), reach_.end(), s.zone) != reach_.end();
  });
  const Belief::Share& most = best == all.end() ? all.front() : *best;
  paragraph(b, c, "look.why",
            there >= most.share
                ? b.tr("practice.look.best", {{"n", percent(there)}})
                : b.tr("practice.look.other",
                       {{"n", percent(there)}, {"place", say.zone(most.zone)}, {"m", percent(most.share)}}),
            practice_words(b));
}

// Where nobody hides there is what one chose.
void LookBack::did(Builder& b, Column& c, const TurnReview& t) {
  if (t.belief) return;
  TextOpt head = practice_words(b, 22);
  head.face = Face::semibold;
  head.colour = b.theme().fact;
  paragraph(b, c, "look.did", b.tr(t.choices.empty() ? "practice.look.idle" : "practice.look.did"), head, true);
  const Describe say = session_.describe();
  for (std::size_t i = 0; i < t.choices.size(); ++i) {
    const Rect r = c.next(b.line(20));
    b.label(fmt::format("look.did.{}", i + 1), r, say.action(me_, t.choices[i].taken), practice_words(b), true);
    c.y -= kLookBackGap - 4;
  }
  c.y += kLookBackGap - 4;
}

// Where the needle stands: in the middle who is as readable as one who mixes.
void LookBack::how_readable(Builder& b, Column& c, const TurnReview& t) {
  if (t.hid.empty()) return;
  const Theme& th = b.theme();
  paragraph(b, c, "look.you",
            b.tr("practice.look.you",
                 {{"places", places(session_.describe(), t.hid)}, {"n", percent(t.expected)}, {"m", percent(t.even)}}),
            practice_words(b), true);
  const Rect r = c.next(22 + b.line(18));
  const float share = static_cast<float>(std::clamp(t.readable() / 2, 0.0, 1.0));
  const Rect bar{r.x, r.y + 4, r.w, 14};
  b.fill({bar.x, bar.y, bar.w / 2, bar.h}, th.act, 7, 0.35F);
  b.fill({bar.x + bar.w / 2, bar.y, bar.w / 2, bar.h}, th.alarm, 7, 0.5F);
  b.fill({bar.x + bar.w * share - 5, bar.y - 4, 10, bar.h + 8}, th.text, 5);
  const TextOpt small{.face = Face::medium, .px = 18, .colour = th.second};
  TextOpt right = small;
  right.align = Align::right;
  const Rect foot{r.x, bar.bottom() + 4, r.w, b.line(18)};
  b.text({foot.x, foot.y, foot.w / 2, foot.h}, b.tr("practice.readable.hard"), small);
  b.text({foot.centre().x, foot.y, foot.w / 2, foot.h}, b.tr("practice.readable.easy"), right);
  b.region(r, "look.readable", b.tr("practice.readable"), fmt::format("{} / 200", percent(t.readable())), {}, true);
}

// A bar for each turn, from readable to unreadable, and below what was given away in it; its scale stands at the left.
void LookBack::curve(Builder& b, Column& c) {
  const bool hid = std::any_of(turns_.begin(), turns_.end(), [](const TurnReview& t) { return !t.hid.empty(); });
  if (turns_.size() < 2 || (!hid && !gifts_)) return;
  const Theme& th = b.theme();
  const std::string title = b.tr(!hid ? "practice.curve.only" : gifts_ ? "practice.curve.given" : "practice.curve");
  paragraph(b, c, "look.curve.title", title, {.face = Face::heading, .px = 20, .colour = th.second, .wrap = true});
  const float up = hid ? 72 : 0, down = gifts_ ? 58 : 10;
  const Rect all = c.next(up + down + kTurnNumber);
  std::string spoken;
  for (const TurnReview& t : turns_)
    if (!t.hid.empty()) spoken += (spoken.empty() ? "" : ", ") + std::to_string(percent(t.readable()));
  b.region(all, "look.curve", b.tr(hid ? "practice.curve" : "practice.curve.only"), spoken, {}, true);
  const Rect r{all.x + kScale, all.y, all.w - kScale, all.h};
  const auto scale = [&](float y, int n, float from) {
    b.fill({r.x, r.y + y, r.w, 1.5F}, th.line);
    b.text({all.x, r.y + y - from * kTurnNumber, kScale - 8, kTurnNumber}, std::to_string(n),
           {.face = Face::medium, .px = 16, .colour = th.second, .align = Align::right});
  };
  if (hid) scale(0, kMostReadable, 0), scale(up / 2, kMostReadable / 2, 0.5F);
  scale(up, 0, hid && gifts_ ? 0.5F : hid ? 1 : 0);
  if (gifts_) scale(up + down - 2, kMostLost, 1);
  const float w = std::min(34.0F, r.w / static_cast<float>(turns_.size()) - 4);
  for (std::size_t i = 0; i < turns_.size(); ++i)
    turn_bar(b, {r.x + 2 + static_cast<float>(i) * (w + 4), r.y, w, r.h}, i, up, down);
}

void LookBack::turn_bar(Builder& b, Rect r, std::size_t i, float up, float down) {
  const Theme& th = b.theme();
  const TurnReview& t = turns_[i];
  const Rect whole{r.x - 2, r.y, r.w + 4, r.h};
  if (i == at_) b.fill(whole, th.act, 4, 0.25F);
  if (i > 0 && t.turn <= turns_[i - 1].turn) b.fill({r.x - 3, r.y, 2, r.h}, th.fact);  // a further round
  if (!t.hid.empty()) {
    const float share = static_cast<float>(std::clamp(t.readable() * 100 / kMostReadable, 0.03, 1.0));
    b.fill({r.x, r.y + up * (1 - share), r.w, up * share}, t.readable() > 1 ? th.alarm : th.act, 3);
  }
  if (gifts_)
    if (const float lost = static_cast<float>(std::clamp(gifts_->lost(i) * 100 / kMostLost, 0.0, 1.0)); lost > 0)
      b.fill({r.x, r.y + up + 2, r.w, std::max(2.0F, lost * (down - 4))}, th.alarm, 3, 0.8F);
  if (r.w >= 18)
    b.text({whole.x, r.bottom() - kTurnNumber, whole.w, kTurnNumber}, std::to_string(t.turn),
           {.face = Face::medium, .px = 16, .colour = i == at_ ? th.text : th.second, .align = Align::centre});
  b.widget(whole, {.id = fmt::format("look.turn.{}", i + 1),
                   .name = b.tr("match.score.turn", {{"turn", t.turn}}),
                   .focusable = false,
                   .press = [this, i] { turn_to(i); }});
}

void LookBack::strong(Builder& b, Column& c) {
  if (!hunter_) return;
  paragraph(b, c, "look.strong", b.tr(hunter_->who == me_ ? "practice.look.strong.own" : "practice.look.strong"),
            {.face = Face::heading, .px = 20, .colour = b.theme().second, .wrap = true});
  if (!told_) return paragraph(b, c, "look.thinking", b.tr("practice.thinking"), practice_words(b));
  const auto lines = best_ideas(hunter_->thought(), kMostIdeas, session_, hunter_->who);
  // Where nothing matters any more a list of choices would only puzzle.
  const auto all = [&](int least, int most) {
    return std::all_of(lines.begin(), lines.end(), [&](const IdeaLine& i) {
      return i.worth != Idea::kNotReckoned && percent(i.worth) >= least && percent(i.worth) <= most;
    });
  };
  const bool lost = all(0, kDecided), won = all(100 - kDecided, 100);
  if (lost != won)
    return paragraph(b, c, "look.decided", b.tr(lost ? "practice.look.lost" : "practice.look.won"), practice_words(b));
  draw_ideas(b, c.next(ideas_height(b, lines.size())), lines);
  paragraph(b, c, "look.strong.how", how_it_came(b.texts(), hunter_->thought()), practice_words(b));
}

void LookBack::given(Builder& b, Column& c) {
  if (!gifts_) return;
  const Gift* g = gifts_->worst(at_);
  const bool sure = gifts_->done(at_);
  const Describe say = session_.describe();
  std::string text = b.tr(sure ? "practice.look.given.none" : "practice.look.reckoning");
  if (sure && g != nullptr) {
    text = b.tr("practice.look.given", {{"best", say.action(me_, g->best)},
                                        {"n", percent(g->could)},
                                        {"taken", say.action(me_, g->taken)},
                                        {"m", percent(g->did)}});
    const auto& choices = turns_[at_].choices;
    const auto nth = std::find_if(choices.begin(), choices.end(), [&](const auto& one) { return one.at == g->at; });
    if (choices.size() > 1)
      text = b.tr("practice.look.nth",
                  {{"n", static_cast<int>(nth - choices.begin()) + 1}, {"of", static_cast<int>(choices.size())}}) +
             " " + text;
  }
  paragraph(b, c, "look.given", text, practice_words(b), true);
}

void LookBack::told(Builder& b, Rect r, const TurnReview& t) {
  b.panel(r);  // the board's ground lies behind
  const Rect in = r.inset(20, 16);
  const float w = b.begin_scroll("look", in);
  Column c({in.x, in.y, w, in.h}, kLookBackGap);
  where(b, c, t);
  did(b, c, t);
  how_readable(b, c, t);
  given(b, c);
  curve(b, c);
  strong(b, c);
  b.end_scroll(c.y);
}

float LookBack::board(Builder& b, Rect r, const TurnReview& t, const TableView& then) {
  if (!b.wide()) return 0;
  const float w = r.w * 0.6F;
  const Rect area{r.x, r.y, w, r.h};
  const TableLayout& layout = session_.layout();
  draw_board(b, area, then, layout, {}, hull_);
  if (t.belief) draw_heat(b, area, then, layout, *t.belief);
  mark_places(b, area, then, layout, t.looked);
  return w + 28;
}

void LookBack::buttons(Builder& b, Rect r) {
  const Rect go = draw_pages(b, r,
                             {"look", "practice.look", at_, turns_.size(), [this](std::size_t to) { turn_to(to); }});
  const bool over = gifts_ != nullptr;
  const auto boxes = split_row(go, over ? 3 : 1, 12);
  std::size_t i = 0;
  if (over) {
    const auto worst = gifts_->turning_point();
    b.button(boxes[i++],
             {.id = "look.worst",
              .text = b.tr("practice.look.worst"),
              .icon = "star",
              .reason = worst ? "" : b.tr(reckons() ? "practice.look.reckoning" : "practice.look.nothing_given"),
              .hotkey = "n",
              .press = [this, worst] { turn_to(*worst); }});
    b.button(boxes[i++],
             {.id = "look.on", .text = b.tr("practice.look.on"), .icon = "play", .press = [this] { play_on(); }});
  }
  b.button(boxes[i],
           {.id = "look.close", .text = b.tr("practice.close"), .icon = "check", .primary = true, .press = [this] {
              session_.ctx().stack.pop();
            }});
}

void LookBack::build(Builder& b) {
  const TurnReview& t = turns_[at_];
  const float title = b.line(40) + 10, go = b.control(60);
  const Rect inside = draw_dialog(b, {b.width() - 80, b.height() - 60});
  // The board's ground fills the window, with its bar along the top edge.
  const float top = b.wide() ? 4 : inside.y;
  const Rect view{inside.x, top + title, inside.w, inside.bottom() - top - title - go - 12};
  const TableView then = make_table(session_.driver().moment(t.open), session_.layout(), b.texts());
  const float taken = board(b, view, t, then);
  b.heading({inside.x, top, inside.w, title - 10},
            b.tr("practice.look.turn", {{"when", then.banner.round.empty() ? then.subtitle : then.banner.round}}), 40);
  told(b, {view.x + taken, view.y, view.w - taken, view.h}, t);
  buttons(b, {inside.x, inside.bottom() - go, inside.w, go});
}

}  // namespace

Seat practising(const Session& session) {
  const SeatMask people = session.driver().humans();
  return may_ask_advice(session) && people != 0 ? seat(std::countr_zero(people)) : Seat::table;
}

bool may_look_back(const Session& session) {
  return is_player(practising(session)) && may_review(session.driver().game(), session.facts().view);
}

void open_look_back(Session& session) {
  AppContext& ctx = session.ctx();
  auto turns = session.driver().look_back(practising(session));
  if (turns.empty()) return ctx.notice(ctx.texts.tr("practice.look.nothing"));
  ctx.stack.push(std::make_unique<LookBack>(session, std::move(turns)));
}

}  // namespace prowl::ui
