#include <algorithm>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"
#include "ui/screens/shelf/shelf.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {

std::string date_text(const Texts& texts, std::int64_t seconds) {
  constexpr std::int64_t kYear1971 = 31'536'000, kYear3000 = 32'503'680'000;
  if (seconds < kYear1971 || seconds >= kYear3000) return texts.tr("replays.no_date");
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(static_cast<std::time_t>(seconds)));
}

std::string game_text(AppContext& ctx, const SaveInfo& save) {
  const Game* game = find_game(save.header.game);
  if (game == nullptr) return to_utf8(save.path.filename());
  const auto rules = ctx.rules(*game);
  const std::string more = rules ? expansion_in(**rules, save.header.options) : std::string(),
                    name = ctx.texts.tr("game." + save.header.game + ".name");
  return more.empty() ? name : ctx.texts.tr("game." + more + ".name");
}

std::string title_text(AppContext& ctx, const SaveInfo& save) {
  return save.header.name.empty() ? game_text(ctx, save) : save.header.name;
}

std::string state_text(const Texts& texts, const SaveInfo& save, const Preview* preview) {
  const bool broken = save.problem || (preview != nullptr && preview->problem);
  return texts.tr(broken ? "replays.broken" : save.finished ? "replays.finished" : "replays.unfinished");
}

std::string facts_text(AppContext& ctx, const SaveInfo& save, const Preview* preview) {
  std::string out;
  const auto add = [&](const std::string& more) { out += (out.empty() ? "" : " · ") + more; };
  if (!save.header.name.empty()) add(game_text(ctx, save));
  if (preview != nullptr && preview->turn > 0) add(ctx.texts.tr("match.score.turn", {{"turn", preview->turn}}));
  add(date_text(ctx.texts, save.saved_at));
  return out;
}

void draw_preview(Builder& b, Rect r, const SaveInfo& save, const Preview* preview) {
  const Theme& th = b.theme();
  b.fill(r, th.ground, 10);
  const bool broken = save.problem || (preview != nullptr && preview->problem);
  if (broken)
    b.icon({r.centre().x - 36, r.centre().y - 36, 72, 72}, "warning", th.alarm_text, 0.8F);
  else if (preview == nullptr)
    b.icon({r.centre().x - 30, r.centre().y - 30, 60, 60}, "clock", th.dim, 0.6F);
  else
    b.sketch(r, kSheet, preview->board);
  b.frame(r, th.line, 2, 10);
}

void draw_people(Builder& b, Rect r, const std::vector<SeatInfo>& seats) {
  const TextOpt opt{.face = Face::medium, .px = 18, .colour = b.theme().second};
  const float size = std::min(r.h, 36.0F), y = r.centre().y - size / 2;
  float all = 0;
  for (const SeatInfo& seat : seats) all += size + 8 + b.measure(seat.name, opt).w + 18;
  const bool names = all <= r.w;
  float x = r.x;
  for (const SeatInfo& seat : seats) {
    if (x + size > r.right()) return;
    b.badge({x, y, size, size}, seat);
    x += size + 8;
    if (!names) continue;
    const float wide = b.measure(seat.name, opt).w + 4;
    b.text({x, r.y, wide, r.h}, seat.name, opt);
    x += wide + 14;
  }
}

}  // namespace prowl::ui
