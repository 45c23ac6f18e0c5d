#include "ui/screens/reference/pages.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/header.hpp"

namespace prowl::ui {

void draw_body(Builder& b, Column& column, const std::string& text) {
  const TextOpt opt{.px = 22, .colour = b.theme().text, .valign = VAlign::top, .wrap = true};
  int part = 0;
  for (std::size_t from = 0; from < text.size();) {
    const auto end = std::min(text.find("\n\n", from), text.size());
    const std::string words = text.substr(from, end - from);
    b.label(fmt::format("rules.text.{}", part++), column.next(b.measure(words, opt, column.area.w).h + 4), words, opt);
    from = end + 2;
  }
}

void draw_ruling_box(Builder& b, Column& column, const Ruling& r, const std::string& name, bool wanted,
                     std::function<void()> press) {
  const TextOpt head{.face = Face::semibold, .valign = VAlign::top, .wrap = true};
  const TextOpt words{.colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const std::string title = name + "  " + r.question;
  const float wide = column.area.w - 88;
  const float head_h = b.measure(title, head, wide).h + 4, words_h = b.measure(r.decision, words, wide).h + 4;
  const Rect box = column.next(head_h + words_h + 36);
  b.skin(box, "well");
  b.fill({box.x, box.y + 4, 4, box.h - 8}, wanted ? b.theme().act : b.theme().fact);
  b.icon({box.x + 20, box.y + 16, 32, 32}, "ruling", b.theme().fact);
  b.text({box.x + 66, box.y + 14, wide, head_h}, title, head);
  b.text({box.x + 66, box.y + 18 + head_h, wide, words_h}, r.decision, words);
  b.widget(box,
           {.id = "box." + r.id, .role = Role::link, .name = title, .value = r.decision, .press = std::move(press)},
           b.tr("rules.why"));
}

void draw_list_and_page(Builder& b, const ListAndPage& o) {
  draw_ground(b);
  const bool narrow = !b.wide(), inside = narrow && o.reading;
  const auto back = [&reading = o.reading, inside, leave = o.leave] {
    if (inside)
      reading = false;
    else
      leave();
  };
  const Rect area = draw_header(
      b, {.title = o.title, .note = o.note, .back = inside ? o.all : b.tr("ui.back"), .on_back = back});
  if (narrow) return inside ? o.page(area) : o.list(area);
  const float left = std::clamp(area.w * 0.28F, 420.0F, 620.0F);
  o.list({area.x, area.y, left, area.h});
  o.page({area.x + left + 16, area.y, area.w - left - 16, area.h});
}

}  // namespace prowl::ui
