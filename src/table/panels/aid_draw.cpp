#include <algorithm>

#include <fmt/format.h>

#include "table/aid.hpp"
#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

struct Page {
  Builder& b;
  Column column;
  const std::function<void(std::string)>& rule;
  bool secret;

  float wide() const { return column.area.w; }
  void head(const std::string& text) {
    const TextOpt o{.face = Face::heading, .px = 18, .colour = b.theme().fact, .valign = VAlign::top, .wrap = true};
    column.y += 6;
    b.text(column.next(high(text, o, wide())), text, o);
  }
  float high(const std::string& text, const TextOpt& o, float width) const { return b.measure(text, o, width).h + 2; }
  // A line of a role: its name, then what it does.
  std::string told(const AidLine& line) const {
    return line.who.empty() ? line.text : b.tr("aid.line", {{"who", line.who}, {"text", line.text}});
  }
};

TextOpt words(const Builder& b, bool loud) {
  return {.face = Face::medium,
          .px = loud ? 20.0F : 18.0F,
          .colour = loud ? b.theme().text : b.theme().second,
          .valign = VAlign::top,
          .wrap = true};
}

void step(Page& page, std::size_t number, const AidStepView& s) {
  Builder& b = page.b;
  const bool loud = s.now;
  const float pad = s.now ? 14 : 4, lead = b.line(20) + 10, wide = page.wide() - 2 * pad - lead;
  const TextOpt name{.face = s.now || s.next ? Face::semibold : Face::medium,
                     .px = s.now ? 22.0F : 20.0F,
                     .colour = s.now ? b.theme().act : b.theme().text,
                     .valign = VAlign::top,
                     .wrap = true};
  const std::string title = s.next ? fmt::format("{} · {}", s.title, b.tr("aid.next")) : s.title;
  float h = page.high(title, name, wide);
  const bool open = s.now || s.next;
  if (open)
    for (const AidLine& line : s.lines) h += page.high(page.told(line), words(b, loud), wide) + 4;
  const Rect box = page.column.next(std::max(h + 2 * pad, b.finger()));
  if (s.now) b.skin(box, "well");
  if (s.now) b.fill({box.x, box.y + 4, 4, box.h - 8}, b.theme().act);
  b.text({box.x + pad, box.y + pad, lead, b.line(20)}, std::to_string(number),
         {.face = Face::title, .px = 24, .colour = s.now ? b.theme().act : b.theme().dim, .valign = VAlign::top});
  float y = box.y + pad;
  const auto say = [&](const std::string& text, const TextOpt& o) {
    const float tall = page.high(text, o, wide);
    b.text({box.x + pad + lead, y, wide, tall}, text, o);
    y += tall + 4;
  };
  say(title, name);
  std::string value;
  for (const AidLine& line : s.lines) {
    if (open) say(page.told(line), words(b, loud));
    value += (value.empty() ? "" : " ") + page.told(line);
  }
  Widget w;
  w.id = fmt::format("aid.step.{}", number);
  w.role = Role::link;
  w.name = title;
  w.value = std::move(value);
  w.rule = s.paragraph;
  w.secret = page.secret;
  if (page.rule) w.press = [rule = page.rule, p = s.paragraph] { rule(p); };
  b.widget(box, std::move(w), b.tr("match.rule_link", {{"n", s.paragraph}}));
}

void cards(Page& page, std::size_t number, const AidCardsView& c) {
  Builder& b = page.b;
  const TextOpt when{.face = Face::semibold,
                     .px = 18,
                     .colour = c.now ? b.theme().act : b.theme().text,
                     .valign = VAlign::top,
                     .wrap = true};
  const std::string head = fmt::format("{}{}{}", c.who.empty() ? "" : c.who + " · ", c.when,
                                       c.now ? " · " + b.tr("aid.now") : std::string());
  const float first = page.high(head, when, page.wide()), rest = page.high(c.names, words(b, c.now), page.wide());
  const Rect box = page.column.next(first + rest);
  b.text({box.x, box.y, box.w, first}, head, when);
  b.text({box.x, box.y + first, box.w, rest}, c.names, words(b, c.now));
  b.widget(box, {.id = fmt::format("aid.cards.{}", number),
                 .role = Role::label,
                 .name = head,
                 .value = c.names,
                 .focusable = false,
                 .secret = page.secret});
}

}  // namespace

void draw_aid(Builder& b, Rect in, const AidView& aid, const std::function<void(std::string)>& rule, bool secret,
              ButtonOpt close) {
  const float bar = b.control(48);
  b.icon({in.x, in.y + bar / 2 - 17, 34, 34}, "help", b.theme().act);
  b.heading({in.x + 46, in.y, in.w - bar - 58, bar}, b.tr("aid.title"), 34);
  b.button({in.right() - bar, in.y, bar, bar}, std::move(close));
  const Rect view{in.x, in.y + bar + 12, in.w, in.h - bar - 12};
  Page page{b, Column({view.x, view.y, b.begin_scroll(secret ? "aid.own" : "aid", view), view.h}, 8), rule, secret};
  for (std::size_t i = 0; i < aid.goals.size(); ++i) {
    const std::string text = page.told(aid.goals[i]);
    b.label(fmt::format("aid.goal.{}", i), page.column.next(page.high(text, words(b, true), page.wide())), text,
            words(b, true), secret);
  }
  page.head(b.tr("aid.turn"));
  for (std::size_t i = 0; i < aid.steps.size(); ++i) step(page, i + 1, aid.steps[i]);
  if (!aid.cards.empty()) page.head(b.tr(aid.own ? "aid.cards.own" : "aid.cards"));
  for (std::size_t i = 0; i < aid.cards.size(); ++i) cards(page, i, aid.cards[i]);
  b.end_scroll(page.column.y);
}

}  // namespace prowl::ui
