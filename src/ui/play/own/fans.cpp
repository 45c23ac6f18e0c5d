#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kHead = 44, kLift = 26;
constexpr float kLow = 320;  // a fan as low as that spends no height on lifting the chosen card: its frame tells

void heading(Builder& b, Rect r, const std::string& title, const std::string& note) {
  const TextOpt head{Face::heading, 24, b.theme().text, Align::left, VAlign::middle, false, 0.6F};
  const float w = std::min(b.measure(title, head).w + 4, r.w);
  b.text({r.x, r.y, w, r.h}, title, head);
  if (!note.empty() && r.w - w > 60)
    b.text({r.x + w + 16, r.y, r.w - w - 16, r.h}, note,
           {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.6F, 0, true});
}

void fan_card(Builder& b, Rect card, Rect reach, const OwnScene& scene, int nth) {
  HandChoice& choice = scene.stage.choice();
  const PieceView& p = scene.t.hand[static_cast<std::size_t>(nth)];
  const std::string id = fmt::format("card.{}", nth);
  const CardText words = card_text(scene.mine(), scene.texts(), p.kind);
  const LockedView no = choice.why_not_card(scene.t, p);
  const std::string& why = no.reason;
  const bool playable = choice.goes_on(p);
  const bool chosen = nth == choice.card();
  draw_card(b, card, scene.layout(), p, words,
            p.lit || (chosen && why.empty()) ? "focus"
            : playable                       ? "legal"
            : !why.empty()                   ? "off"
                                             : "plain");
  if (p.lit) b.icon({card.right() - 42, card.y + 10, 32, 32}, "check", b.theme().act);
  if (!why.empty()) b.icon({card.right() - 40, card.y + 10, 28, 28}, "lock", b.theme().text);
  Widget k;
  k.id = id;
  k.role = Role::card;
  k.name = p.name;
  k.value = words.effect.empty() ? words.text : words.effect;
  if (p.lit) k.value += ". " + b.tr("match.card.laid");
  if (!why.empty()) k.value += ". " + why;
  k.rule = why.empty() ? words.paragraph : no.rule;
  k.secret = true;
  k.drag = playable;
  k.press = [&stage = scene.stage, t = scene.t, nth] { stage.choice().press_card(t, nth); };
  const bool told = places(scene.parts, Part::details);  // what it does stands beside it
  b.widget(reach, std::move(k), why.empty() && !told ? words.text : why);
}

// The name of a card that another lies over, where that other leaves it free: in several lines or smaller where it has
// to be, and in the end shortened.
void free_name(Builder& b, Rect r, const std::string& name, bool down) {
  const TextOpt o{Face::semibold, 18, b.theme().text, Align::left, VAlign::middle, true, 0.6F, 0, true};
  const float number = down && r.w > 150 ? 42 : 3;  // beside it where there is room
  const float wide = r.w - number - (down ? 3 : 2), line = std::min(b.line(18) + 8, r.h);
  if (wide < 16 || line < b.least()) return;  // a mere edge can't be read
  const float lines = b.measure(name, o, wide - 8).h + 8, most = down ? r.h : r.h * 0.4F;
  const float h = std::max(std::clamp(lines, std::min(line, most), most), down ? 0 : r.h * 0.21F);
  const Rect band{r.x + number, down ? r.y + 4 : r.bottom() - h - 4, wide, h};
  b.fill(band, b.theme().ground, 6, down ? 0.9F : 1);  // the card's own words lie below it, half covered
  b.text(band.inset(4, 0), name, o);
}

// A face has no room for its name on a card that is too narrow.
bool has_title(const TableLayout& l, const PieceView& p, float width) {
  const auto face = l.faces.find(p.card);
  return face == l.faces.end() ||
         std::any_of(face->second.parts.begin(), face->second.parts.end(),
                     [&](const CardPart& c) { return c.words == "title" && width >= c.least; });
}

}  // namespace

// Side by side, overlapping where there are many; in a narrow region one below the other.
void draw_fan(Builder& b, Rect r, const OwnScene& scene, const FanView& fan) {
  const int chosen = scene.stage.choice().card();
  heading(b, {r.x, r.y, r.w, 34}, fan.title, fan.note);
  const auto n = static_cast<int>(fan.count), first = static_cast<int>(fan.first);
  const Rect area{r.x, r.y + kHead, r.w, r.h - kHead};
  if (n == 0) {
    b.label("fan.empty." + fan.id, {area.x, area.y, area.w, std::min(60.0F, area.h)}, b.tr("match.hand.empty"),
            {Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, true, 0.7F}, true);
    return;
  }
  const float aspect = card_aspect(scene.layout(), scene.t.hand[fan.first]), gap = 14;
  const bool down = area.h > area.w * 1.6F;
  const float lift = r.h > kLow ? kLift : 0;
  const float most = (area.h - lift) * aspect,
              apart = (area.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
  // Of each card as much is left free as a finger needs; where a column is too low for that, there are two.
  const int columns = down && b.finger() * static_cast<float>(n) > area.h ? 2 : 1, rows = (n + columns - 1) / columns;
  const float column = area.w / static_cast<float>(columns), least = b.finger() * static_cast<float>(rows - 1),
              free = std::max((down ? area.h : area.w) - least, b.finger());
  const float w = down ? std::min({column, area.h * aspect, least > 0 ? free * aspect : column})
                       : std::min(std::clamp(apart, most * 0.76F, most), least > 0 ? free : most);
  const float h = w / aspect, length = down ? area.h - h : area.w - w;
  const float step = rows > 1 ? std::min((down ? h : w) + gap, length / static_cast<float>(rows - 1)) : 0;
  const auto draw = [&](int i) {
    const float at = static_cast<float>(i % rows) * step, aside = static_cast<float>(i / rows) * column;
    const bool up = first + i == chosen || scene.t.hand[static_cast<std::size_t>(first + i)].lit;
    const Rect card = down ? Rect{area.x + aside, area.y + at, w, h}
                           : Rect{area.x + at, area.y + (up ? 0 : lift), w, h};
    const bool covered = i + 1 < n && (i + 1) % rows != 0 && first + i != chosen;
    fan_card(b, card,
             down ? Rect{card.x, card.y, w, covered ? std::min(step, h) : h}
                  : Rect{card.x, card.y, covered ? std::min(step, w) : w, h},
             scene, first + i);
    const PieceView& p = scene.t.hand[static_cast<std::size_t>(first + i)];
    if (covered && step < (down ? h : w) * 0.9F)
      free_name(b, down ? Rect{card.x, card.y, w, step} : Rect{card.x, card.y, step, h}, p.name, down);
    else if (!has_title(scene.layout(), p, w))
      free_name(b, card, p.name, false);
  };
  for (int i = 0; i < n; ++i)
    if (first + i != chosen) draw(i);
  if (chosen >= first && chosen < first + n) draw(chosen - first);
}

// Those without a region of their own side by side, as wide as their share; what is empty takes no room.
void draw_fan_strip(Builder& b, Rect r, const OwnScene& scene) {
  struct Share {
    const FanView* fan;
    float share;
  };
  std::vector<Share> parts;
  float all = 0;
  for (const auto& fan : scene.t.fans) {
    const auto look = std::find_if(scene.layout().fans.begin(), scene.layout().fans.end(),
                                   [&](const FanLook& f) { return f.group == fan.id; });
    const bool alone = std::any_of(scene.parts.begin(), scene.parts.end(),
                                   [&](const Placement& p) { return p.part == Part::fan && p.of == fan.id; });
    if (alone || look == scene.layout().fans.end() || (fan.count == 0 && look != scene.layout().fans.begin())) continue;
    parts.push_back({&fan, static_cast<float>(look->share)});
    all += parts.back().share;
  }
  if (parts.empty()) return;
  constexpr float kBetween = 18;
  const float unit = (r.w - kBetween * static_cast<float>(parts.size() - 1)) / all;
  float x = r.x;
  for (const Share& part : parts) {
    draw_fan(b, {x, r.y, part.share * unit, r.h}, scene, *part.fan);
    x += part.share * unit + kBetween;
  }
}

}  // namespace prowl::ui
