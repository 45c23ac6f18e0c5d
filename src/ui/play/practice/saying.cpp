#include <algorithm>

#include <fmt/format.h>

#include "prowl/ai/company.hpp"
#include "ui/kit/header.hpp"
#include "ui/play/practice/heat.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kMostWords = 1.3F;  // what was said is shown at most that much larger

/// What a person may say aloud before they choose in secret. It need not be true, and nobody need say anything.
class Saying final : public Screen {
 public:
  Saying(Session& session, Seat who) : session_(session), who_(who), places_(session.sayable(who)) {}
  std::string id() const override { return "saying"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "saying.close"; }
  void build(Builder&) override;

 private:
  void say(Zone z) {
    session_.say(who_, z);
    session_.ctx().stack.pop();
  }

  Session& session_;
  Seat who_;
  std::vector<Zone> places_;
};

void Saying::build(Builder& b) {
  const float head = b.line(40) + 10, go = b.control(60), row = b.control(56), gap = 12;
  const TextOpt small{.face = Face::medium, .px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const float wide = std::min(b.width() - 80, 900.0F), column = 250 * std::max(1.0F, b.text_scale());
  const float inner = wide - 56;
  const int across = std::max(1, static_cast<int>((inner + gap) / (column + gap)));
  const int rows = (static_cast<int>(places_.size()) + across - 1) / across;
  const float note = b.measure(b.tr("company.say.note"), small, inner).h + 16;
  const float content = note + static_cast<float>(rows) * (row + gap);
  const Rect inside = draw_dialog(b, {wide, head + content + go + 12 + 56});
  b.heading({inside.x, inside.y, inside.w, head - 10}, b.tr("company.say"), 40);
  const Rect view{inside.x, inside.y + head, inside.w, inside.h - head - go - 12};
  const bool scrolls = content > view.h + 1;
  const float w = scrolls ? b.begin_scroll("saying", view) : view.w;
  b.label("saying.note", {view.x, view.y, w, note}, b.tr("company.say.note"), small);
  const Describe words = session_.describe();
  const auto boxes = split_grid({view.x, view.y + note, w, content - note}, static_cast<int>(places_.size()), column,
                                row, gap);
  for (std::size_t i = 0; i < places_.size(); ++i)
    b.button(boxes[i], {.id = fmt::format("saying.{}", i + 1),
                        .text = words.zone(places_[i]),
                        .press = [this, z = places_[i]] { say(z); }});
  if (scrolls) b.end_scroll(view.y + content);
  b.button({inside.x, inside.bottom() - go, inside.w, go},
           {.id = "saying.close", .text = b.tr("company.silent"), .icon = "close", .primary = true, .press = [this] {
              session_.ctx().stack.pop();
            }});
}

}  // namespace

std::unique_ptr<Screen> make_saying(Session& session, Seat who) { return std::make_unique<Saying>(session, who); }

void draw_said(Builder& b, const Arrangement& a, const TableView& t, const Session& session) {
  if (t.offer) return;
  const Rect board = region_of(b, a, "board");
  std::string words;
  for (const Event& e : said_lately(session.rules(), session.facts().view))
    words += (words.empty() ? "" : "  ") + session.describe().event(e);
  // Where the hunter has been, the table shows what was turned up instead.
  if (words.empty() || hunted_lately(*session.facts().game, session.rules(), session.facts().view)) return;
  // It stays while it matters, so it covers little however large the words are: two lines, and the log has the rest.
  const float large = std::max(1.0F, b.text_scale());
  const TextOpt o{.face = Face::semibold,
                  .px = 18 * std::min(1.0F, kMostWords / large),
                  .wrap = true,
                  .min_scale = 0.7F,
                  .shortens = true};
  const float w = std::min({board.w - 24, 900.0F, b.measure(words, o).w + 36}),
              h = std::min({b.measure(words, o, w - 32).h, b.line(o.px) * 2, board.h * 0.3F - 16}) + 16;
  const Rect plate = plate_beside(b, a, t, session.layout(), {w, h});
  b.fill(plate, b.theme().ground, 10, 0.92F);
  b.frame(plate, b.theme().act, 1.5F, 10);
  b.label("said", plate.inset(16, 6), words, o);
}

}  // namespace prowl::ui
