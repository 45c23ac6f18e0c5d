#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

// A bot's mind rests on what its seat alone may know, so nothing is told before the match is over.
const std::vector<Decision>& tellable(const Session& session) {
  static const std::vector<Decision> kNothing;
  return session.facts().outcome.over ? session.driver().decisions() : kNothing;
}

class Why final : public Screen {
 public:
  explicit Why(Session& session) : session_(session), told_(tellable(session)), at_(told_.size() - 1) {}
  std::string id() const override { return "why"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "why.close"; }
  void build(Builder& b) override;

 private:
  void buttons(Builder&, Rect);

  Session& session_;
  std::vector<Decision> told_;
  std::size_t at_ = 0;
};

void Why::buttons(Builder& b, Rect r) {
  const Rect go = draw_pages(b, r, {"why", "practice", at_, told_.size(), [this](std::size_t to) { at_ = to; }});
  b.button(go, {.id = "why.close", .text = b.tr("practice.close"), .icon = "check", .primary = true, .press = [this] {
                  session_.ctx().stack.pop();
                }});
}

void Why::build(Builder& b) {
  const Decision& d = told_[at_];
  const TextOpt small{.face = Face::medium, .px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const float title = b.line(40) + 10, said = 2 * b.line(22), words = 3 * b.line(20), go = b.control(60);
  const Rect inside = draw_dialog(b, {680, title + said + ideas_height(b, kMostIdeas) + words + go + 12 + 56});
  b.heading({inside.x, inside.y, inside.w, title - 10}, b.tr("practice.why"), 40);
  const Rect view{inside.x, inside.y + title, inside.w, inside.h - title - go - 12};
  const float content = said + ideas_height(b, kMostIdeas) + words;
  const bool scrolls = content > view.h + 1;
  const float wide = scrolls ? b.begin_scroll("why", view) : view.w;
  const Describe say = session_.describe();
  b.label("why.what", {view.x, view.y, wide, said - 8},
          b.tr("practice.why.what", {{"who", say.seat(d.who)}, {"what", say.action(d.who, d.taken)}}),
          {.face = Face::semibold, .px = 22, .colour = b.theme().fact, .wrap = true, .min_scale = 0.7F});
  const auto ideas = best_ideas(d.thought, kMostIdeas, session_, d.who);
  draw_ideas(b, {view.x, view.y + said, wide, view.h}, ideas);
  const float y = view.y + said + ideas_height(b, ideas.size());
  b.label("why.how", {view.x, y, wide, words}, how_it_came(b.texts(), d.thought), small);
  if (scrolls) b.end_scroll(y + words);
  buttons(b, {inside.x, inside.bottom() - go, inside.w, go});
}

}  // namespace

bool has_why(const Session& session) { return !tellable(session).empty(); }

std::unique_ptr<Screen> make_why(Session& session) { return std::make_unique<Why>(session); }

}  // namespace prowl::ui
