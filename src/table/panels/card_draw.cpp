#include <algorithm>

#include "prowl/rules/utf8.hpp"
#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

const std::string& words_of(const PieceView& p, const CardText& words, std::string_view part) {
  if (part == "number") return p.label;
  if (part == "title") return words.title;
  if (part == "effect") return words.effect;
  if (part == "when") return words.when;
  if (part == "origin") return words.origin;
  return words.text;
}

// A tone is a colour of the theme; "kind" is the colour of the card's own kind.
Colour part_colour(const Theme& th, const CardPart& part, const CardText& words) {
  return part.tone.empty() ? th.text : th.colour(part.tone == "kind" ? words.colour : part.tone);
}

Rect box_of(const CardPart& part, Rect card, float q) {
  return {card.x + part.box.x * q, card.y + part.box.y * q, part.box.w * q, part.box.h * q};
}

TextOpt words_in(const Builder& b, const CardPart& part, const CardText& words, float q) {
  return {part.face,
          std::max(part.px * q, kLeastPx),
          part_colour(b.theme(), part, words),
          part.align,
          part.valign,
          part.wrap,
          0.4F,
          part.face == Face::title ? 1.0F : 0.0F,
          true};
}

constexpr std::size_t kLeastName = 3;  // bytes

// A card's name: shortened where it has no room even at the least size, and left out where no letters would be left.
std::string name_in(const Builder& b, Rect box, const std::string& name, const TextOpt& o) {
  std::string part = name, shown = name;
  while (!part.empty() && !b.has_room(box, shown, o)) {
    part = without_last(std::move(part));
    shown = part.substr(0, part.find_last_not_of(" -") + 1) + "…";
  }
  return shown == name || part.size() >= kLeastName ? shown : "";
}

// A plate goes with its words, which are left out where they have no room.
bool has_words(const Builder& b, const CardFace& face, std::string_view part, Rect card, float q, const PieceView& p,
               const CardText& words) {
  const std::string& text = words_of(p, words, part);
  const auto at = std::find_if(face.parts.begin(), face.parts.end(),
                               [&](const CardPart& c) { return c.words == part; });
  return !text.empty() &&
         (at == face.parts.end() || b.has_room(box_of(*at, card, q), text, words_in(b, *at, words, q)));
}

}  // namespace

void draw_card(Builder& b, Rect r, const TableLayout& l, const PieceView& p, const CardText& words,
               std::string_view state, float alpha) {
  b.sight(r, index(p.kind));
  const auto face = l.faces.find(p.card);
  if (face == l.faces.end()) return b.picture(r, p.picture, alpha);
  const float q = r.w / face->second.size.w;
  for (const CardPart& part : face->second.parts) {
    if (r.w < part.least ||
        (!part.states.empty() && std::find(part.states.begin(), part.states.end(), state) == part.states.end()))
      continue;
    if (!part.with.empty() && !has_words(b, face->second, part.with, r, q, p, words)) continue;
    const Rect box = box_of(part, r, q);
    if (part.words.empty() && part.tone.empty()) {
      b.picture(box, asset_name(part.picture, words.kind, words.sort), alpha);
    } else if (part.words.empty()) {
      b.skin(box, asset_name(part.picture, words.kind, words.sort), part_colour(b.theme(), part, words), alpha);
    } else if (const std::string& text = words_of(p, words, part.words); !text.empty()) {
      const TextOpt o = words_in(b, part, words, q);
      // A number that has no medal of its own lies on the picture.
      if (part.words == "number" && part.align == Align::left)
        b.fill({box.x - 4 * q, box.y + 6 * q, b.measure(text, o).w + 8 * q, box.h - 12 * q}, b.theme().ground, 6 * q,
               0.8F);
      b.text(box, part.words == "title" ? name_in(b, box, text, o) : text, o);
    }
  }
}

void draw_small_card(Builder& b, Rect r, const PieceView& p, float alpha) {
  const float q = r.w / 168;
  b.sight(r, index(p.kind));
  b.picture({r.x + 4 * q, r.y + 4 * q, 160 * q, 216 * q}, p.small.empty() ? p.picture : p.small, alpha);
  if (!p.small_frame.empty()) b.picture(r, p.small_frame, alpha);
}

float card_aspect(const TableLayout& l, const PieceView& p) {
  const auto face = l.faces.find(p.card);
  return face == l.faces.end() ? kCardShape : face->second.size.w / face->second.size.h;
}

}  // namespace prowl::ui
