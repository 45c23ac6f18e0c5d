#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kOptionRow = 50, kTall = 100, kGrave = 124, kBarRow = 320, kOptionGap = 7, kOptionHead = 40,
                kOptionPad = 10;

bool plain(const OptionRow& row) {
  return row.note.empty() && row.detail.empty() && row.picture.empty() && row.marks.empty() && row.reason.empty() &&
         row.colour.empty() && row.share < 0 && row.weight == Weight::plain;
}

// The share of a hundred as a bar, redder the more it is.
float share_bar(Builder& b, Rect line, float right, const OptionRow& row) {
  if (row.share < 0 || line.w < kBarRow * b.text_scale()) return right;
  const float w = std::min(86.0F, line.w * 0.2F);
  const Rect bar{right - w, line.centre().y - 7, w, 14};
  b.fill(bar, b.theme().ground, 7, 0.8F);
  if (row.share > 0)
    b.fill({bar.x, bar.y, std::max(14.0F, w * static_cast<float>(std::min(row.share, 100)) / 100), bar.h},
           blend(b.theme().second, b.theme().alarm, std::min(1.0F, static_cast<float>(row.share) / 60)), 7);
  return bar.x - 10;
}

const TextOpt kName{.face = Face::semibold, .px = 20}, kNote{.face = Face::medium, .px = 18, .min_scale = 0.45F};

const std::string& side_of(const OptionRow& row) {
  return row.reason.empty() || !row.detail.empty() ? row.note : row.reason;
}

float marks_width(const OptionRow& row) {
  return row.marks.empty() ? 0 : 34 * static_cast<float>(row.marks.size()) + 8;
}

float key_size(const Builder& b) { return std::max(28.0F, 20 * b.text_scale()); }

float words_beside(const Builder& b, const OptionRow& row, float w, bool pictured, float marks) {
  const float start = pictured                                   ? b.control(kOptionRow) * 0.8F + 12
                      : !row.icon.empty() || !row.reason.empty() ? 42.0F
                                                                 : 4.0F;
  const float share = row.share < 0 ? 0 : std::min(86.0F, w * 0.2F) + 10;
  return w - 2 * kOptionPad - start - marks - share - (row.hotkey.empty() ? 0 : key_size(b) + 10);
}

/// The pictures of a row go where large words would be torn.
bool torn(const Builder& b, const OptionRow& row, float room) {
  const float name = b.measure(row.text, kName).w;
  return name > room && (row.text.find(' ') == std::string::npos || name > 1.7F * room);
}
bool pictured(const Builder& b, const OptionRow& row, float w) {
  return !row.picture.empty() && !torn(b, row, words_beside(b, row, w, true, marks_width(row)));
}
bool marked(const Builder& b, const OptionRow& row, float w) {
  return !row.marks.empty() && !torn(b, row, words_beside(b, row, w, pictured(b, row, w), marks_width(row)));
}

/// What the pictures and the key of a row leave to its words.
float words_width(const Builder& b, const OptionRow& row, float w) {
  return words_beside(b, row, w, pictured(b, row, w), marked(b, row, w) ? marks_width(row) : 0);
}

TextOpt name_of(const OptionRow& row) {
  return {.face = Face::semibold,
          .px = row.weight == Weight::grave ? 25.0F
                : row.detail.empty()        ? 20.0F
                                            : 22.0F,
          .wrap = true,
          .min_scale = 0.5F};
}

/// A note that finds no room beside the name stands below it; over a detail only where their longest words find none.
bool stacked(const Builder& b, const OptionRow& row, float w) {
  const std::string& side = side_of(row);
  if (side.empty()) return false;
  const float room = words_width(b, row, w), gap = 20;
  if (row.detail.empty()) return b.measure(row.text, kName).w + b.measure(side, kNote).w + gap > room;
  return b.measure(row.text, smallest(b, name_of(row)), 1).w + b.measure(side, smallest(b, kNote), 1).w + gap > room;
}

float lines(const Builder& b, const std::string& text, const TextOpt& o, float w) {
  return b.measure(text, o).w <= w ? 1.0F : 2.0F;
}

/// Three where two are too few even for the least size; what is longer is smaller.
float note_lines(const Builder& b, const std::string& text, float w) {
  if (lines(b, text, kNote, w) < 2) return 1;
  return b.measure(text, smallest(b, kNote), w).h > 2 * b.line(18) ? 3.0F : 2.0F;
}

TextOpt detail_of(const OptionRow& row) {
  return {.face = Face::medium, .px = row.weight == Weight::grave ? 20.0F : 18.0F, .wrap = true, .min_scale = 0.55F};
}

/// The line over a detail: as many as name and note need.
float head_height(const Builder& b, const OptionRow& row, float w) {
  const TextOpt name = name_of(row);
  const float room = words_width(b, row, w), least = b.control(row.weight == Weight::grave ? 54 : 46);
  if (stacked(b, row, w))
    return std::max(
        least, lines(b, row.text, name, room) * b.line(name.px) + note_lines(b, side_of(row), room) * b.line(18) + 10);
  const float words = b.measure(row.text, name).w + (row.note.empty() ? 0 : b.measure(row.note, kNote).w + 16);
  if (words <= room) return least;
  return std::max({least, 2 * b.line(name.px) + 4, b.measure(row.text, name, room).h + 4});
}

float height_of(const Builder& b, const OptionRow& row, float w) {
  if (plain(row)) return b.control(52);
  if (!row.detail.empty())
    return std::max(b.control(row.weight == Weight::grave ? kGrave : kTall),
                    head_height(b, row, w) + b.measure(row.detail, detail_of(row), w - 2 * kOptionPad - 8).h + 8);
  if (row.weight == Weight::grave) return b.control(kGrave);
  const float room = words_width(b, row, w), name = lines(b, row.text, kName, room) * b.line(20);
  const float note = stacked(b, row, w) ? note_lines(b, side_of(row), room) * b.line(18) : 0;
  return std::max(b.control(kOptionRow), name + note + 10);
}

void plain_row(Builder& b, Rect r, const OptionRow& row, bool secret) {
  ButtonOpt o;
  o.id = row.id;
  o.text = row.text;
  o.icon = row.icon;
  o.hotkey = row.hotkey;
  o.primary = row.primary;
  o.secret = secret;
  o.role = Role::option;
  o.align = Align::left;
  o.press = row.press;
  o.decides = row.decides;
  b.button(r, std::move(o));
}

// From the right end: the key, then small pictures. Returns where words must end.
float row_end(Builder& b, Rect line, const OptionRow& row) {
  float x = line.right() - kOptionPad;
  if (!row.hotkey.empty()) {
    const float size = key_size(b);
    const Rect key{x - size, line.centre().y - size / 2, size, size};
    b.fill(key, b.theme().ground, 7, 0.75F);
    b.text(key, row.hotkey, {Face::semibold, 18, b.theme().second, Align::centre, VAlign::middle, false, 0.6F});
    x -= size + 10;
  }
  if (!marked(b, row, line.w)) return x;
  const float size = row.weight == Weight::grave ? 46 : 36;
  for (auto it = row.marks.rbegin(); it != row.marks.rend(); ++it) {
    b.picture({x - size, line.centre().y - size / 2, size, size}, *it);
    x -= size - 2;
  }
  return x - 8;
}

float row_start(Builder& b, Rect line, const OptionRow& row, Colour ink) {
  const float x = line.x + kOptionPad;
  if (pictured(b, row, line.w)) {
    const float high = std::min(line.h, b.control(kOptionRow)) - 10;
    const Rect thumb{x - 2, line.centre().y - high / 2, high * 0.86F, high};
    b.cover(thumb, row.picture, row.aspect);
    b.frame(thumb, b.theme().second, 1.2F, 4);
    return thumb.right() + 12;
  }
  const std::string icon = !row.icon.empty() ? row.icon : row.reason.empty() ? "" : "lock";
  if (icon.empty()) return x + 4;
  b.icon({x, line.centre().y - 15, 30, 30}, icon, ink);
  return x + 42;
}

TextOpt aligned_left(TextOpt o) {
  o.align = Align::left;
  return o;
}

void words(Builder& b, Rect r, const OptionRow& row, Colour ink) {
  const Theme& th = b.theme();
  const bool off = row.press == nullptr;
  TextOpt name = name_of(row);
  name.colour = off ? th.disabled : th.text;
  const std::string& side = side_of(row);
  const TextOpt note{Face::medium, 18, off ? th.disabled : th.second, Align::right, VAlign::middle, true, 0.45F};
  const Rect line{r.x, r.y, r.w, row.detail.empty() ? r.h : head_height(b, row, r.w)};
  const float end = share_bar(b, line, row_end(b, line, row), row), x = row_start(b, line, row, ink);
  const float whole = b.measure(row.text, name).w + 4, room = end - x;
  if (stacked(b, row, r.w)) {
    const float below = note_lines(b, side, room) * b.line(18), split = line.bottom() - 4 - below;
    b.text({x, line.y + 4, room, split - line.y - 4}, row.text, name);
    b.text({x, split, room, below}, side, aligned_left(note));
  } else {
    const float beside = side.empty() ? 0 : b.measure(side, note).w + 12;
    // Of a note in several lines the longest word still has room.
    const float word = side.empty() ? 0 : b.measure(side, smallest(b, note), 1).w + 12;
    const float w = std::min(whole, std::max(room - beside, std::min(room * 0.62F, room - word)));
    b.text({x, line.y + 1, w, line.h - 2}, row.text, name);
    if (!side.empty()) b.text({x + w + 8, line.y + 1, end - x - w - 8, line.h - 2}, side, note);
  }
  if (row.detail.empty()) return;
  TextOpt detail = detail_of(row);
  detail.colour = off ? th.disabled : th.text;
  b.text({r.x + kOptionPad + 4, line.bottom() - 4, r.w - 2 * kOptionPad - 8, r.bottom() - line.bottom() - 2},
         row.detail, detail);
}

void rich_row(Builder& b, Rect r, const OptionRow& row, bool secret) {
  const bool off = row.press == nullptr, lit = !off && (row.on || b.hovered(row.id) || b.focused(row.id));
  const Colour c = row.colour.empty() ? b.theme().button_line : named_colour(b.theme(), row.colour);
  b.skin(r, off ? "option_off" : lit ? "option_on" : "option", lit ? b.theme().act : c);
  words(b, r, row, off ? b.theme().disabled : row.colour.empty() ? b.theme().text : c);
  Widget w;
  w.id = row.id;
  w.role = Role::option;
  w.name = row.text;
  w.value = row.detail.empty() ? row.note : row.note.empty() ? row.detail : row.note + ". " + row.detail;
  w.reason = row.reason;
  w.rule = row.rule;
  w.enabled = !off;
  w.secret = secret;
  w.hotkey = row.hotkey;
  w.press = row.press;
  w.decides = row.decides;
  b.widget(r, std::move(w));
}

}  // namespace

TextOpt smallest(const Builder& b, TextOpt o) {
  o.px = std::max(o.px * o.min_scale, b.least() / b.text_scale());
  return o;
}

float option_column_height(const Builder& b, float w, const std::vector<OptionRow>& rows) {
  float h = 0;
  std::string section;
  for (const auto& row : rows) {
    if (row.section != section && !row.section.empty()) h += b.control(kOptionHead) + (h > 0 ? 8.0F : 0.0F);
    section = row.section;
    h += height_of(b, row, w) + kOptionGap;
  }
  return h;
}

float draw_option_column(Builder& b, float left, float top, float w, const std::vector<OptionRow>& rows, bool secret,
                         float most) {
  float y = top;
  std::string section;
  for (const auto& row : rows) {
    if (row.section != section && !row.section.empty()) {
      if (y > top) y += 8;
      b.text({left + 4, y, w - 8, b.control(kOptionHead - 6)}, row.section,
             {Face::heading, 24, b.theme().text, Align::left, VAlign::middle, true, 0.6F});
      y += b.control(kOptionHead);
    }
    section = row.section;
    const float h = std::min(height_of(b, row, w), most);
    plain(row) ? plain_row(b, {left, y, w, h}, row, secret) : rich_row(b, {left, y, w, h}, row, secret);
    y += h + kOptionGap;
  }
  return y;
}

void draw_option_rows(Builder& b, Rect r, const std::string& scroll_id, const std::vector<OptionRow>& rows,
                      bool secret) {
  const float w = b.begin_scroll(scroll_id, r);
  b.end_scroll(draw_option_column(b, r.x, r.y + 2, w, rows, secret, r.h - 4));
}

}  // namespace prowl::ui
