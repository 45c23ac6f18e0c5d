#include "ui/screens/setup/setup_seats.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/rules/utf8.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

constexpr float kSetupGap = 10, kTallest = 150, kFaceAspect = 0.8F, kLeastName = 130;
constexpr std::size_t kMostName = 32;  // bytes that fit everywhere
constexpr int kFaces = 4;

bool fits_one_line(const Builder& b, float width) { return width >= 640 * std::max(1.0F, b.text_scale()); }

TextOpt note(const Builder& b) {
  return {.face = Face::medium, .px = 18, .colour = b.theme().dim, .valign = VAlign::top, .wrap = true};
}

}  // namespace

// A level that this game doesn't have is left out.
SetupSeats::SetupSeats(AppContext& ctx, const Game& game, const RuleSet& rules, SetupPlan& plan,
                       const BoardPreview& preview)
    : ctx_(ctx), game_(game), rules_(rules), plan_(plan), preview_(preview) {
  if (!ctx_.platform.bots) return;
  for (const auto& level : ctx_.platform.bot_levels)
    if (ctx_.platform.bots(level, game_, rules_)) levels_.push_back(level);
}

void SetupSeats::next_look(SeatInfo& seat) {
  const auto at = std::find_if(std::begin(kSeatLooks), std::end(kSeatLooks),
                               [&](const SeatLook& l) { return l.shape == seat.shape; });
  std::size_t i = at == std::end(kSeatLooks) ? 0 : static_cast<std::size_t>(at - std::begin(kSeatLooks));
  for (std::size_t tries = 0; tries < std::size(kSeatLooks); ++tries) {
    i = (i + 1) % std::size(kSeatLooks);
    const bool used = std::any_of(plan_.seats.begin(), plan_.seats.end(),
                                  [&](const SeatInfo& s) { return s.shape == kSeatLooks[i].shape; });
    if (used) continue;
    seat.shape = kSeatLooks[i].shape;
    seat.colour = kSeatLooks[i].colour;
    return;
  }
}

// Rows share the room there is, between what their controls need and a portrait worth looking at.
float SetupSeats::row_height(Builder& b, Rect area, float below) const {
  const float high = b.control(48);
  if (!fits_one_line(b, area.w)) return 2 * high + 32;
  const float least = high + 20, share = (area.h - below) / static_cast<float>(plan_.seats.size()) - kSetupGap;
  return b.wide() ? std::clamp(share, least, std::max(least, kTallest)) : least;
}

SetupSeats::Spots SetupSeats::spots(Builder& b, Rect r) const {
  const float high = b.control(48), side = std::max(48.0F, high), right = r.right() - 14, line = b.line(18);
  Spots s;
  s.one_line = fits_one_line(b, r.w);
  const float face = r.h - 16;
  if (s.one_line) s.portrait = {r.x + 14, r.y + 8, face * kFaceAspect, face};
  const float left = s.one_line ? s.portrait.right() + 12 : r.x + 18;
  const bool words = s.one_line && r.h >= high + line + 20;
  const float y = !s.one_line ? r.y + 10 : r.y + (r.h - high - (words ? line + 8 : 0)) / 2;
  s.badge = {left, y, side, high};
  const float name = left + side + 12;
  if (s.one_line) {
    s.remove = {right - side, y, side, high};
    const float grow = std::max(1.0F, b.text_scale()), most = std::min(250 * grow, r.w * 0.36F),
                who = std::clamp(s.remove.x - 24 - name - kLeastName * grow, most * 0.8F, most);
    s.who = {s.remove.x - 12 - who, y, who, high};
    s.name = {name, y, s.who.x - 12 - name, high};
    if (words) s.words = {left + 2, y + high + 8, right - left - 2, line};
  } else {
    const float y2 = y + high + 12;
    s.name = {name, y, right - name, high};
    s.who = {left, y2, right - left - side - 12, high};
    s.remove = {right - side, y2, side, high};
  }
  return s;
}

// The most that has room: who it is by the options, and how a bot plays.
std::string SetupSeats::seat_words(const Builder& b, float width, const SeatInfo& seat, const SeatGlimpse& glimpse,
                                   const TextOpt& opt) const {
  const bool level = std::find(levels_.begin(), levels_.end(), seat.bot) != levels_.end();
  const std::string plays = seat.bot.empty() ? b.tr("setup.plays_person")
                            : level          ? b.tr(fmt::format("level.{}.about", seat.bot))
                                             : b.tr("setup.plays_bot");
  const auto both = [&](const std::string& who) { return who.empty() || !level ? who : who + " · " + plays; };
  for (const std::string& words : {both(glimpse.more), both(glimpse.words), glimpse.more, glimpse.words, plays})
    if (!words.empty() && b.measure(words, opt).w <= width) return words;
  return !glimpse.words.empty() ? glimpse.words : level ? b.tr("setup.plays_bot") : plays;
}

// Somebody whom the options settle has a face; the others are known by their seats, and the hunter by its eyes.
void SetupSeats::look(Builder& b, const Spots& s, std::size_t i) {
  SeatInfo& seat = plan_.seats[i];
  const SeatGlimpse glimpse = preview_.glimpse(i);
  const Colour colour = parse_colour(seat.colour, b.theme().text);
  const auto face = [&] {
    if (glimpse.hunter) return std::string("portrait_hunter");
    return seat.bot.empty() ? fmt::format("portrait_{}", i % kFaces + 1) : std::string("portrait_bot");
  };
  if (s.portrait.w > 0) {
    if (glimpse.portrait.empty())
      b.skin(s.portrait, face(), glimpse.hunter ? b.theme().alarm : colour);
    else
      b.cover(s.portrait, glimpse.portrait, kFaceAspect);
    b.frame(s.portrait, colour, 1.5F, 2);
  }
  SeatInfo shown = seat;
  shown.name = shown_name(ctx_.texts, seat, i);
  b.badge({s.badge.x, s.badge.y + (s.badge.h - 48) / 2, 48, 48}, shown);
  b.widget(s.badge,
           {.id = fmt::format("seat.{}.look", i + 1),
            .name = b.tr("setup.look", {{"name", shown.name}}),
            .value = b.tr("shape." + seat.shape),
            .press = [this, &seat] { next_look(seat); }},
           b.tr("setup.look_tip"));
  if (s.words.w <= 0) return;
  const TextOpt opt{.face = Face::medium,
                    .px = 18,
                    .colour = glimpse.hunter ? b.theme().alarm_text : b.theme().second,
                    .min_scale = 0.8F};
  b.label(fmt::format("seat.{}.words", i + 1), s.words, seat_words(b, s.words.w, seat, glimpse, opt), opt);
}

// The level of one bot is what the next begins with.
void SetupSeats::choose_player(std::size_t i, int l) {
  SeatInfo& seat = plan_.seats[i];
  set_player(seat, i, l == 0 ? std::string() : levels_[static_cast<std::size_t>(l - 1)]);
  if (l > 0) ctx_.settings.bot_level = seat.bot;
}

void SetupSeats::controls(Builder& b, const Spots& s, std::size_t i) {
  SeatInfo& seat = plan_.seats[i];
  const std::string id = fmt::format("seat.{}", i + 1), name = shown_name(ctx_.texts, seat, i);
  const Args n{{"n", static_cast<int>(i) + 1}};
  b.field(s.name, id + ".name", b.tr("setup.name", n), seat.name, b.tr("setup.person", n),
          [&seat](const std::string& text) { seat.name = cut_utf8(text, kMostName); });
  std::vector<std::string> kinds{b.tr("setup.human")};
  int current = 0;
  for (std::size_t l = 0; l < levels_.size(); ++l) {
    kinds.push_back(b.tr("setup.bot", {{"level", b.tr("level." + levels_[l])}}));
    if (levels_[l] == seat.bot) current = static_cast<int>(l) + 1;
  }
  b.choice(s.who, id + ".who", b.tr("setup.who", {{"name", name}}), kinds, current,
           [this, i](int l) { choose_player(i, l); });
  const bool few = static_cast<int>(plan_.seats.size()) <= game_.min_seats;
  b.button(s.remove, {.id = id + ".remove",
                      .icon = "close",
                      .name = b.tr("setup.remove", {{"name", name}}),
                      .reason = few ? b.tr("setup.few", {{"n", game_.min_seats}}) : "",
                      .press = [this, i] { remove_seat(i); }});
}

void SetupSeats::row(Builder& b, Rect r, std::size_t i) {
  b.skin(r, "seat", parse_colour(plan_.seats[i].colour, b.theme().text));
  const Spots s = spots(b, r);
  look(b, s, i);
  controls(b, s, i);
}

// An option that names a seat keeps naming the same person; whoever goes leaves it as it was at first.
void SetupSeats::remove_seat(std::size_t i) {
  plan_.seats.erase(plan_.seats.begin() + static_cast<std::ptrdiff_t>(i));
  const int gone = static_cast<int>(i) + 1;
  for (const OptionSpec& o : rules_.options) {
    const auto set = plan_.options.find(o.name);
    const int now = set != plan_.options.end() && names_seat(game_, o) ? option_number(rules_, plan_.options, o.name)
                                                                       : 0;
    if (now == gone) plan_.options.erase(set);
    if (now > gone) set->second = std::to_string(now - 1);
  }
}

void SetupSeats::add_buttons(Builder& b, Rect r) {
  const bool full = static_cast<int>(plan_.seats.size()) >= game_.max_seats;
  const std::string reason = full ? b.tr("setup.full", {{"n", game_.max_seats}}) : std::string();
  const auto boxes = split_row(r, 2, 12);
  const auto add = [this](const std::string& bot) {
    return [this, bot] { plan_.seats.push_back(fresh_seat(plan_.seats, bot)); };
  };
  b.button(boxes[0], {.id = "add.human",
                      .text = b.tr("setup.add_human"),
                      .icon = "add",
                      .reason = reason,
                      .ghost = true,
                      .press = add("")});
  b.button(boxes[1], {.id = "add.bot",
                      .text = b.tr("setup.add_bot"),
                      .icon = "bot",
                      .reason = reason,
                      .ghost = true,
                      .press = add(usual_level(ctx_))});
}

float SetupSeats::draw(Builder& b, Rect r) {
  const std::string words = curtain_words(ctx_, rules_, plan_.seats);
  const float add = b.control(60), high = b.measure(words, note(b), r.w).h + 4;
  Column column(r, kSetupGap);
  const float tall = row_height(b, r, add + high + 2 * kSetupGap);
  for (std::size_t i = 0; i < plan_.seats.size(); ++i) row(b, column.next(tall), i);
  add_buttons(b, column.next(add));
  b.label("setup.share", column.next(high), words, note(b));
  return column.y;
}

}  // namespace prowl::ui
