#include "ui/play/practice/ideas.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/ai/foresight.hpp"
#include "prowl/ai/review.hpp"
#include "ui/play/practice/heat.hpp"

namespace prowl::ui {
namespace {

constexpr float kIdeaGap = 10, kBar = 10;

TextOpt words_opt() {
  return {.face = Face::semibold, .px = 22, .valign = VAlign::middle, .wrap = true, .min_scale = 0.7F};
}

std::string figures(const Builder& b, const IdeaLine& line) {
  const Args chance{{"n", percent(line.chance)}};
  if (line.worth < 0) return b.tr("practice.chance", chance);
  return b.tr("practice.chance_worth", {{"n", percent(line.chance)}, {"worth", percent(line.worth)}});
}

float row_height(const Builder& b) { return b.line(22) + b.line(18) + kBar + 16; }

void draw_idea(Builder& b, Rect r, const IdeaLine& line, std::size_t nth) {
  const Theme& th = b.theme();
  const std::string id = fmt::format("idea.{}", nth + 1), told = figures(b, line);
  b.text({r.x, r.y, r.w, b.line(22)}, line.words, words_opt());
  b.text({r.x, r.y + b.line(22), r.w, b.line(18)}, told,
         {.face = Face::medium, .px = 18, .colour = th.second, .min_scale = 0.7F});
  const Rect bar{r.x, r.y + b.line(22) + b.line(18) + 4, r.w, kBar};
  b.fill(bar, th.button_line, kBar / 2, 0.5F);
  const float share = static_cast<float>(std::clamp(line.chance, 0.0, 1.0));
  if (share > 0) b.fill({bar.x, bar.y, std::max(kBar, bar.w * share), kBar}, th.act, kBar / 2);
  b.region(r, id, line.words, told, {}, true);
}

}  // namespace

std::vector<IdeaLine> best_ideas(const Thought& thought, std::size_t most, const Session& session, Seat who) {
  std::vector<IdeaLine> out;
  for (const Idea& i : prowl::best_ideas(thought, most))
    out.push_back({session.describe().action(who, i.action), i.chance, i.worth});
  return out;
}

std::string how_it_came(const Texts& texts, const Thought& thought) {
  if (thought.playouts == 0) return texts.tr("practice.how_plain");
  return texts.trn("practice.how", thought.playouts) + " " + texts.tr(worth_key(thought));
}

TextOpt practice_words(const Builder& b, float px) {
  return {
      .face = Face::medium, .px = px, .colour = b.theme().text, .valign = VAlign::top, .wrap = true, .min_scale = 0.9F};
}

void paragraph(Builder& b, Column& c, const std::string& id, const std::string& text, TextOpt o, bool secret) {
  const float h = b.measure(text, o, c.area.w).h + 4;
  b.label(id, c.next(h), text, o, secret);
}

float ideas_height(const Builder& b, std::size_t count) {
  return static_cast<float>(count) * (row_height(b) + kIdeaGap);
}

void draw_ideas(Builder& b, Rect r, const std::vector<IdeaLine>& lines) {
  Column column(r, kIdeaGap);
  for (std::size_t i = 0; i < lines.size(); ++i) draw_idea(b, column.next(row_height(b)), lines[i], i);
}

Rect draw_pages(Builder& b, Rect r, const Pages& p) {
  const float small = std::max(56.0F, r.h);
  const auto way = [&](Rect box, const char* side, const char* icon, const char* key, const char* end, bool ends,
                       int by) {
    b.button(box, {.id = fmt::format("{}.{}", p.id, side),
                   .icon = icon,
                   .name = b.tr(fmt::format("{}.{}", p.texts, side)),
                   .reason = ends ? b.tr(fmt::format("{}.{}", p.texts, end)) : "",
                   .hotkey = key,
                   .press = [turn = p.turn, to = static_cast<std::size_t>(static_cast<int>(p.at) + by)] { turn(to); }});
  };
  way({r.x, r.y, small, r.h}, "before", "chevron_l", ",", "first", p.at == 0, -1);
  way({r.right() - small, r.y, small, r.h}, "after", "chevron_r", ".", "last", p.at + 1 == p.count, 1);
  return {r.x + small + 12, r.y, r.w - 2 * small - 24, r.h};
}

bool may_ask_advice(const Session& session) {
  if (session.driver().course() != nullptr) return false;  // a lesson helps in its own way
  return session.alone() && session.ctx().platform.bots && !session.ctx().platform.bot_levels.empty();
}

// Only a decision among several things can be advised on.
// Where other cards lie in the board's place nothing can be shown on it.
Aids aids_of(const Session& session, Seat asked, const TableView& t) {
  const bool say = is_player(asked) && !session.sayable(asked).empty();
  if (!may_ask_advice(session)) return {.say = say, .who = asked};
  const bool choice = is_player(asked) && session.driver().options(asked).size() > 1;
  return {.hint = choice,
          .plan = choice && foresees(session.driver().game(), session.facts().view),
          .belief = choice && !t.offer && somebody_hides(session.driver().game()),
          .look = may_look_back(session),
          .say = say,
          .who = asked};
}

void draw_session_heat(Builder& b, const Arrangement& a, const TableView& t, Session& session) {
  const Belief* belief = session.heat();
  if (belief == nullptr) return;
  draw_heat(b, region_of(b, a, "board"), t, session.layout(), *belief);
  draw_belief_words(b, a, t, session.layout(), session.describe(), *belief);
}

float aids_width(const Builder& b, const Aids& aids) {
  const float one = b.control(56) + 8;
  const float all = (aids.hint ? one : 0) + (aids.plan ? one : 0) + (aids.belief ? one : 0) + (aids.look ? one : 0) +
                    (aids.say ? one : 0);
  return all > 0 ? all + 12 : 0;
}

void draw_aids(Builder& b, Rect line, Session& session, const Aids& aids, float taken) {
  if (line.w <= 0) return;
  const float side = b.control(56), high = std::min(side, line.h - 8);
  float x = line.right() - taken - 8;
  const auto button = [&](const char* id, const char* icon, const char* words, const char* key, bool on,
                          std::function<void()> press) {
    x -= side;
    b.button({x, line.centre().y - high / 2, side, high}, {.id = id,
                                                           .icon = icon,
                                                           .tip = b.tr(fmt::format("{}.tip", words)),
                                                           .name = b.tr(words),
                                                           .hotkey = key,
                                                           .on = on,
                                                           .press = std::move(press)});
    x -= 8;
  };
  if (aids.hint)
    button("aid.hint", "hint", "practice.hint", "t", false,
           [&session, who = aids.who] { session.ctx().stack.push(make_hint(session, who)); });
  if (aids.plan)
    button("aid.plan", "flag", "practice.plan", "j", false,
           [&session, who = aids.who] { session.ctx().stack.push(make_plan(session, who)); });
  if (aids.belief)
    button("aid.belief", "radar", "practice.belief", "b", session.heat_on(), [&session] { session.toggle_heat(); });
  if (aids.say)
    button("aid.say", "share", "company.say", "s", false,
           [&session, who = aids.who] { session.ctx().stack.push(make_saying(session, who)); });
  if (aids.look) button("aid.look", "recap", "practice.look", "y", false, [&session] { open_look_back(session); });
}

}  // namespace prowl::ui
